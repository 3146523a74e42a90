/** A text with its editor and its board: what the page has once, and each puzzle that stands in another page. */

import { type LSPClient, LSPPlugin } from "@codemirror/lsp-client";
import { Transaction } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import type { BoardElement } from "@ecp/preview/board-element";
import { makeEditor } from "../editor/editor.js";
import { showDiagnostics } from "../editor/quick-fixes.js";
import { askColours } from "../editor/semantic-colours.js";
import type { Listeners } from "../language/language-client.js";
import type { Shared } from "../share/link.js";
import { type BoardPane, makeBoardPane, tellHistory } from "./board-pane.js";

export interface WorkbenchHost {
  readonly client: LSPClient;
  readonly uri: string;
  readonly editor: HTMLElement;
  readonly board: BoardElement;
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
  /** The reports of the language server about this text. */
  readonly listeners: Listeners;
  readonly text: () => string;
  readonly open: (shared: Shared) => void;
  /** Shows an instance as soon as it is understood. */
  readonly choose: (instance: string) => void;
  readonly solve: () => void;
  /** Resolves when the board is that of the text as it stands, or after a while without it. */
  readonly settled: () => Promise<void>;
  readonly close: () => void;
}

/** Milliseconds that what is asked for waits for the board of a text that was changed just now. */
const MOST_WAITED = 5000;

export function openWorkbench(host: WorkbenchHost): Workbench {
  const { client, uri, failed } = host;
  /** The work to do once the server has understood the opened text. */
  let next: Shared["view"] | undefined;
  /** The version of the text that the server has understood last. */
  let understood: number | undefined;
  /** The version of the text whose board is shown. */
  let drawn: number | undefined;
  let opening = false;
  /** A text was opened that the server has not understood yet. */
  let isAnother = false;

  /** A text that was typed just now is solved when it has been understood: what is begun before would be of the text before. */
  const solve = (): void => {
    client.sync();
    if (isUnderstood()) pane.session.solve().catch(failed);
    else next = { ...next, solved: true };
  };
  const isUnderstood = (): boolean => client.workspace.getFile(uri)?.version === understood;
  const isDrawn = (): boolean => client.workspace.getFile(uri)?.version === drawn;
  let waiting: (() => void)[] = [];
  const settled = (): Promise<void> => {
    client.sync();
    if (!client.connected || isDrawn()) return Promise.resolve();
    return new Promise((resolve) => {
      waiting.push(resolve);
      setTimeout(resolve, MOST_WAITED);
    });
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
        if (isAnother && params.version === client.workspace.getFile(uri)?.version && isSynced(view)) {
          isAnother = false;
          pane.session.another(params.version);
        }
        pane.session
          .analysed(params)
          .then(() => {
            drawn = params.version;
            if (!isDrawn()) return;
            for (const resolve of waiting) resolve();
            waiting = [];
          })
          .catch(failed);
        askColours(view).catch(failed);
        tellHistory(pane, view);
        const { instance, solved } = next ?? {};
        next = undefined;
        if (instance !== undefined) pane.session.choose(instance);
        if (solved === true) pane.session.solve().catch(failed);
      },
      found: (params) => pane.session.found(params),
      solved: ({ uri: of, instance }) => pane.session.solved(of, instance),
      progress: (now) => pane.session.progress(now),
      diagnostics: (params) => {
        showDiagnostics(view, params).catch(failed);
      },
      ended: (reason) =>
        failed(new Error(`The language server has ended (${reason}). The text is still here.`)),
    },
    text: () => view.state.doc.toString(),
    open(shared) {
      opening = true;
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: shared.text },
        selection: { anchor: 0 },
        // Nobody would want to go back to the state before the first text.
        annotations: Transaction.addToHistory.of(view.state.doc.length > 0),
      });
      opening = false;
      next = shared.view;
      isAnother = true;
    },
    choose(instance) {
      next = { ...next, instance };
    },
    solve,
    settled,
    close() {
      pane.session.close();
      view.destroy();
    },
  };
}

/** Whether the server has been sent all of the text. */
const isSynced = (view: EditorView): boolean => LSPPlugin.get(view)?.unsyncedChanges.empty === true;
