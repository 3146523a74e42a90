/** The board → its text: the cursor goes to a symbol, and edits are written and taken back. */
import type { Extent, TextEdit } from "@ecp/lsp";
import { type EditHistoryState, makeEditHistory, readChanges, type Step } from "@ecp/preview";
import {
  type Disposable,
  Position,
  Range,
  Selection,
  type TextDocument,
  TextEditorRevealType,
  ViewColumn,
  WorkspaceEdit,
  window,
  workspace,
} from "vscode";

const rangeOf = ({ start, end }: Extent): Range =>
  new Range(new Position(start.line, start.character), new Position(end.line, end.character));

const editorOf = (document: TextDocument) =>
  window.visibleTextEditors.find((each) => each.document === document);

/** The cursor goes to the symbol; the focus stays on the board, where one goes on with the keyboard. */
export async function revealInText(document: TextDocument, extent: Extent): Promise<void> {
  const range = rangeOf(extent);
  const editor =
    editorOf(document) ??
    (await window.showTextDocument(document, { viewColumn: ViewColumn.One, preserveFocus: true }));
  editor.selection = new Selection(range.start, range.start);
  editor.revealRange(range, TextEditorRevealType.InCenterIfOutsideViewport);
}

export interface DocumentEditor extends Disposable {
  /** `version`: of the text that the edits were made for; another is not written into. */
  readonly write: (edits: readonly TextEdit[], version: number) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
}

/**
 * Writes into a text for its board, and takes that back. The editor's own undo works only where the focus is, and a key that is pressed while the
 * focus goes there and back would be written into the text: so the board takes back what it has written, as further edits.
 */
export function makeDocumentEditor(
  document: TextDocument,
  onHistory: (state: EditHistoryState) => void,
): DocumentEditor {
  const history = makeEditHistory();
  let writing = false;
  const forget = (): void => {
    history.forget();
    onHistory(history.state());
  };
  const make = async (step: Step): Promise<void> => {
    const change = new WorkspaceEdit();
    for (const { start, end, text } of step.changes)
      change.replace(document.uri, new Range(document.positionAt(start), document.positionAt(end)), text);
    writing = true;
    try {
      if (!(await workspace.applyEdit(change))) throw new Error("the text could not be changed");
    } finally {
      writing = false;
    }
    // Somebody who types at the same moment has made another text of it.
    if (document.getText() !== step.text) return forget();
    step.done();
    onHistory(history.state());
  };
  const move = async (does: "undo" | "redo"): Promise<void> => {
    const step = history[does](document.getText());
    if (step === undefined)
      throw new Error(`nothing of the board is there to ${does}: edits made in the text are undone there`);
    await make(step);
  };
  const changes = workspace.onDidChangeTextDocument((event) => {
    if (event.document === document && !writing && event.contentChanges.length > 0) forget();
  });
  onHistory(history.state());
  return {
    write: async (edits, version) => {
      if (document.version !== version)
        throw new Error("the text has changed in the meantime: nothing was written");
      const text = document.getText();
      const read = readChanges(text, edits);
      if (read === undefined) throw new Error("an edit names a place that is not in the text");
      await make(history.make(text, read));
    },
    undo: () => move("undo"),
    redo: () => move("redo"),
    dispose: () => changes.dispose(),
  };
}
