/** A text with its editor and its board: what the page has once, and each puzzle that stands in another page. */

import type { LSPClient } from "@codemirror/lsp-client";
import { Transaction } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import type { BoardElement } from "@ecp/preview/board-element";
import { makeEditor } from "../editor/editor.js";
import { showDiagnostics } from "../editor/quick-fixes.js";
import { askColours } from "../editor/semantic-colours.js";
import type { Listeners, Progress } from "../language/language-client.js";
import type { Shared } from "../share/link.js";
import { type BoardPane, makeBoardPane, tellHistory } from "./board-pane.js";

export interface WorkbenchHost {
  readonly client: LSPClient;
  readonly uri: string;
  readonly editor: HTMLElement;
  readonly board: BoardElement;
  readonly progress: HTMLElement;
  readonly root?: ShadowRoot;
  /** `byHand`: a person changed it; else it was opened. */
  readonly changed: (text: string, byHand: boolean) => void;
  /** Something was pasted that takes the place of the whole text. True: it is dealt with. */
  readonly pasted: (text: string) => boolean;
  readonly failed: (error: unknown) => void;
}

export interface Workbench {
  readonly view: EditorView;
  readonly pane: BoardPane;
  /** What the language server tells of this text. */
  readonly listeners: Listeners;
  readonly text: () => string;
  readonly open: (shared: Shared) => void;
  /** Shows an instance as soon as it is understood. */
  readonly choose: (instance: string) => void;
  readonly solve: () => void;
  readonly close: () => void;
}

export function openWorkbench(host: WorkbenchHost): Workbench {
  const { client, uri, failed } = host;
  /** What is to be done once the server has understood the text that was opened. */
  let next: Shared["view"] | undefined;
  /** The version of the text that the server has understood last. */
  let understood: number | undefined;
  let opening = false;

  /** A text that was typed just now is solved when it has been understood: what is begun before would be of the text before. */
  const solve = (): void => {
    client.sync();
    if (client.workspace.getFile(uri)?.version === understood) pane.session.solve().catch(failed);
    else next = { ...next, solved: true };
  };
  const view: EditorView = makeEditor(host.editor, "", {
    client,
    uri,
    ...(host.root === undefined ? {} : { root: host.root }),
    keys: [
      {
        key: "Mod-Enter",
        run: () => {
          solve();
          return true;
        },
      },
    ],
    changed: (text) => host.changed(text, !opening),
    cursorAt: (place) => pane.session.cursorAt(place),
    pasted: host.pasted,
  });
  const pane: BoardPane = makeBoardPane(host.board, client, uri, () => view);

  return {
    view,
    pane,
    listeners: {
      analysed: (params) => {
        understood = params.version;
        pane.session.analysed(params);
        askColours(view).catch(failed);
        tellHistory(pane, view);
        const { instance, solved } = next ?? {};
        next = undefined;
        if (instance !== undefined) pane.session.choose(instance);
        if (solved === true) pane.session.solve().catch(failed);
      },
      solved: ({ uri: of, instance }) => pane.session.solved(of, instance),
      progress: (now) => showProgress(host.progress, now),
      diagnostics: (params) => {
        showDiagnostics(view, params).catch(failed);
      },
    },
    text: () => view.state.doc.toString(),
    open(shared) {
      opening = true;
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: shared.text },
        selection: { anchor: 0 },
        // What was there before the first text was nothing that one would want back.
        annotations: Transaction.addToHistory.of(view.state.doc.length > 0),
      });
      opening = false;
      next = shared.view;
    },
    choose(instance) {
      next = { ...next, instance };
    },
    solve,
    close() {
      pane.session.close();
      view.destroy();
    },
  };
}

function showProgress(place: HTMLElement, progress: Progress | undefined): void {
  place.hidden = progress === undefined;
  const { percentage = 0, message = "" } = progress ?? {};
  place.style.setProperty("--done", `${percentage}%`);
  place.textContent = progress === undefined ? "" : `${percentage} % of the search ${message}`;
}
