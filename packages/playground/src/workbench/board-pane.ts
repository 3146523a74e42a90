/** The board beside the text: the element and its conversation with the server, which writes into the editor. */
import { redo, redoDepth, undo, undoDepth } from "@codemirror/commands";
import { type LSPClient, LSPPlugin } from "@codemirror/lsp-client";
import { EditorView } from "@codemirror/view";
import { openSession, type PreviewState, type Session } from "@ecp/preview";
import type { BoardElement } from "@ecp/preview/board-element";
import { changesOf, offsetOf } from "../editor/places.js";
import { boardClient } from "../language/language-client.js";

export interface BoardPane {
  readonly session: Session;
  readonly state: () => PreviewState;
}

export function makeBoardPane(
  board: BoardElement,
  client: LSPClient,
  uri: string,
  editor: () => EditorView,
): BoardPane {
  const session = openSession(uri, "puzzle.ecp", {
    client: boardClient(client),
    show: (state) => {
      board.state = state;
    },
    reveal: ({ start, end }) => {
      const view = editor();
      const { doc } = view.state;
      const [anchor, head] = [offsetOf(doc, start), offsetOf(doc, end)];
      view.dispatch({
        selection: { anchor, head },
        effects: EditorView.scrollIntoView(anchor, { y: "center" }),
      });
    },
    write: async (edits, version) => {
      const view = editor();
      const plugin = LSPPlugin.get(view);
      const file = client.workspace.getFile(uri);
      if (plugin === null || file?.version !== version || !plugin.unsyncedChanges.empty)
        throw new Error("the text was changed in the meantime: nothing was written");
      view.dispatch({ changes: [...changesOf(view.state.doc, edits)], userEvent: "input.board" });
    },
    undo: async () => void undo(editor()),
    redo: async () => void redo(editor()),
  });
  board.addEventListener("ecp", (event) => {
    if (event instanceof CustomEvent) session.handle(event.detail);
  });
  return { session, state: () => board.state };
}

export function tellHistory({ session }: BoardPane, { state }: EditorView): void {
  session.historyIs({ undo: undoDepth(state) > 0, redo: redoDepth(state) > 0 });
}
