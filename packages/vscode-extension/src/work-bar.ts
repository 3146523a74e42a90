/** The status-bar item while something is being solved; a click on it cancels the last that was begun. */
import { commands, type Disposable, StatusBarAlignment, window } from "vscode";

export interface WorkBar extends Disposable {
  /** Until what it returns is called. */
  readonly begin: (says: string, cancel: () => void) => () => void;
  readonly cancelLast: () => void;
  /** Says for some seconds what came of it. */
  readonly say: (text: string) => void;
}

interface Work {
  readonly says: string;
  readonly cancel: () => void;
}

const sayFor = 8000;

export function makeWorkBar(): WorkBar {
  const item = window.createStatusBarItem("ecp.work", StatusBarAlignment.Left, 50);
  item.name = "ECP: what is being solved";
  item.command = "ecp.cancel";
  const works = new Set<Work>();
  const last = (): Work | undefined => [...works].at(-1);
  const update = (): void => {
    const work = last();
    void commands.executeCommand("setContext", "ecp.working", work !== undefined);
    if (work === undefined) {
      item.hide();
      return;
    }
    const more = works.size > 1 ? ` (and ${works.size - 1} more)` : "";
    item.text = `$(loading~spin) ${work.says}${more}`;
    item.tooltip = "Click to cancel";
    item.accessibilityInformation = { label: `${work.says}${more}, press to cancel`, role: "button" };
    item.show();
  };
  return {
    begin: (says, cancel) => {
      const work = { says, cancel };
      works.add(work);
      update();
      return () => {
        works.delete(work);
        update();
      };
    },
    cancelLast: () => last()?.cancel(),
    say: (text) => {
      window.setStatusBarMessage(`ECP: ${text}`, sayFor);
    },
    dispose: () => item.dispose(),
  };
}
