/** The page: a text, its board, and what can be done with them. Bundled into one script. */
import { formatDocument } from "@codemirror/lsp-client";
import type { OtherFormResult } from "@ecp/lsp";
import { BoardElement } from "@ecp/preview/board-element";
import { followTheme } from "@ecp/preview/page-theme";
import { readGrid, textOfGrid } from "../exchange/grid.js";
import {
  exportPuzzle,
  generatePuzzle,
  importPuzzle,
  makeLanguageClient,
} from "../language/language-client.js";
import { copyOfScript, startServerWorker } from "../language/server-worker.js";
import { largestText, type Opened, readLink, type Shared, writeLink } from "../share/link.js";
import { openWorkbench, type Workbench } from "../workbench/workbench.js";
import { defaultText } from "./default-text.js";
import { type ExampleKind, findExample, loadExamples } from "./examples.js";
import { openExport, openImport, openShare } from "./exchange-dialogs.js";
import { openGenerate } from "./generate-dialog.js";
import { keptTexts } from "./kept-texts.js";
import { openKeys } from "./keys-dialog.js";
import { makeNotice } from "./notice.js";
import { openExamples } from "./open-dialog.js";
import { moveSplit } from "./split.js";

const uri = "file:///puzzle.ecp";
/** In milliseconds: until then the first answer has the network for itself. */
const restAfter = 4000;

function part<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`the page has no ${selector}`);
  return found;
}

function run(): void {
  customElements.define("ecp-board", BoardElement);
  const notice = makeNotice(part(".notice", HTMLElement));
  const board = part("ecp-board", BoardElement);
  const kept = keptTexts(() => localStorage);
  const failed = (error: unknown): void => notice.say(error instanceof Error ? error.message : String(error));
  const gone = (reason: string): void =>
    notice.say(`The language server has ended (${reason}). The text is still here, and kept.`, {
      label: "Start again",
      does: () => {
        kept.keep(textNow());
        location.reload();
      },
    });
  const canSolve = typeof Worker !== "undefined" && typeof WebAssembly !== "undefined";
  const server = canSolve
    ? copyOfScript("server.js").then((script) => startServerWorker(script, 1, gone))
    : undefined;
  let loaded: readonly ExampleKind[] = [];
  const examples = async (): Promise<readonly ExampleKind[]> => {
    // Where they could not be had, they are tried again.
    if (loaded.length === 0) loaded = await loadExamples("examples.json");
    return loaded;
  };
  followTheme(board);
  const split = moveSplit(part(".split", HTMLElement), part("main", HTMLElement));
  board.addEventListener("ecp", (event) => {
    if (event instanceof CustomEvent && event.detail.kind === "mode")
      split.makeRoom(event.detail.mode === "play");
  });

  const client = makeLanguageClient((of) => (of === uri ? bench.listeners : undefined));
  /** The text is no longer that of the address: loading the page anew must not bring that one back. */
  const forgetLink = (): void => {
    if (location.hash !== "") history.replaceState(null, "", location.pathname + location.search);
  };
  let tooLarge = false;
  const bench: Workbench = openWorkbench({
    client,
    uri,
    editor: part(".editor", HTMLElement),
    board,
    changed: (text, byHand) => {
      if (byHand) {
        kept.keep(text);
        forgetLink();
      }
      if (text.length > largestText !== tooLarge) {
        tooLarge = !tooLarge;
        if (tooLarge)
          notice.say("This text is larger than 1 MB: it can be worked on here, but not shared as a link.");
        else notice.hide();
      }
    },
    pasted: (text) => {
      if (!looksForeign(text)) return false;
      read(text).then((result) => open({ text: "refused" in result ? text : result.text, view: {} }), failed);
      return true;
    },
    failed,
  });
  const { view, pane, solve, text: textNow } = bench;
  const open = (shared: Shared): void => {
    kept.begin();
    bench.open(shared);
  };
  const openText = (text: string): void => {
    open({ text, view: {} });
    forgetLink();
    view.focus();
  };
  const read = async (text: string): Promise<OtherFormResult> => {
    const grid = readGrid(text);
    return grid === undefined ? importPuzzle(client, { text: text.trim() }) : { text: textOfGrid(grid) };
  };

  const openLink = async (opened: Opened): Promise<void> => {
    switch (opened.kind) {
      case "shared":
        open(opened.shared);
        return;
      case "example": {
        const example = findExample(await examples(), opened.name);
        open({ text: example?.text ?? defaultText, view: {} });
        if (example === undefined) notice.say(`There is no example \`${opened.name}\`.`);
        return;
      }
      case "broken":
        open(opened.shared ?? { text: defaultText, view: {} });
        notice.say(opened.says);
        return;
      case "nothing": {
        open({ text: defaultText, view: {} });
        const [last] = kept.earlier;
        if (last !== undefined)
          notice.say("What you wrote last time is kept in this browser.", {
            label: "Open it",
            does: () => openText(last),
          });
        return;
      }
      default:
        opened satisfies never;
    }
  };
  const follow = (): Promise<void> => readLink(location.hash.slice(1)).then(openLink).catch(failed);

  const share = async (): Promise<void> => {
    const text = textNow();
    if (text.length > largestText) throw new Error("A text of more than 1 MB does not fit into a link.");
    await bench.settled();
    const { board: shown, answer } = pane.state();
    const fragment = await writeLink({
      text,
      view: {
        ...(shown === undefined ? {} : { instance: shown.instance.id }),
        ...(answer === undefined ? {} : { solved: true }),
      },
    });
    history.replaceState(null, "", `#${fragment}`);
    openShare(location.href);
  };
  const commands: Readonly<Record<string, () => void>> = {
    open: () => {
      examples()
        .then((kinds) => openExamples(kinds, kept.earlier, openText))
        .catch(failed);
    },
    format: () => void formatDocument(view),
    import: () => openImport(read, openText),
    export: () => {
      bench
        .settled()
        .then(() => {
          const { board: shown } = pane.state();
          openExport({
            name: shown?.instance.title ?? shown?.instance.puzzle ?? "puzzle",
            text: textNow(),
            svg: shown?.svg,
            as: async (to) => {
              await bench.settled();
              const { board: now = shown } = pane.state();
              return exportPuzzle(client, { uri, instance: now?.instance.id ?? "", to });
            },
          });
        })
        .catch(failed);
    },
    generate: () => void bench.settled().then(generate).catch(failed),
    share: () => {
      share().catch(failed);
    },
    keys: openKeys,
  };
  const generate = (): void => {
    const { board: shown } = pane.state();
    if (shown === undefined || shown.stale) {
      notice.say("There is no board yet to make another like it: write an instance, and mend its mistakes.");
      return;
    }
    const { id } = shown.instance;
    openGenerate(
      shown,
      (wish, signal) => generatePuzzle(client, { uri, instance: id, ...wish }, signal),
      (text, title) => {
        bench.choose(title);
        view.dispatch({
          changes: { from: view.state.doc.length, insert: `\n${text}` },
          userEvent: "input.generate",
        });
      },
    );
  };
  for (const [name, does] of Object.entries(commands))
    part(`header [data-do="${name}"]`, HTMLElement).addEventListener("click", does);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    event.preventDefault();
    solve();
  });
  // The board takes back edits with Ctrl+Z wherever the focus is; the editor has keys of its own for that.
  part(".editor", HTMLElement).addEventListener("keydown", (event) => event.stopPropagation());
  addEventListener("hashchange", () => void follow());

  void follow();
  setTimeout(() => void examples(), restAfter);
  if (server === undefined) {
    notice.say("This browser has no workers or no WebAssembly: texts can be written here, but not solved.");
    return;
  }
  server.then((transport) => {
    client.connect(transport);
    pane.session.handle({ kind: "ready" });
    keepForOffline();
  }, failed);
}

/** A table, an address, a file or a line of another program, and no text of ours. */
const looksForeign = (text: string): boolean =>
  readGrid(text) !== undefined || /^\s*(?:https?:\/\/\S+\s*$|pzprv3|(?:[0-9.]{81}\s*)+$)/.test(text);

/** In a site that has a service worker: it loads what it keeps, after the first answer has had the network for itself. */
function keepForOffline(): void {
  const { serviceWorker } = document.documentElement.dataset;
  if (serviceWorker === undefined || !("serviceWorker" in navigator)) return;
  setTimeout(() => void navigator.serviceWorker.register(serviceWorker).catch(() => {}), restAfter);
}

run();
