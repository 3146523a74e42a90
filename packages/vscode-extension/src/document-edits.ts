/** The board → its text: the cursor goes to a symbol, edits are written, and the text's own history goes back and forth. */
import type { Extent, TextEdit } from "@ecp/lsp";
import {
  commands,
  Position,
  Range,
  Selection,
  type TextDocument,
  TextEditorRevealType,
  ViewColumn,
  type WebviewPanel,
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

/** `version`: of the text that the edits were made for; another is not written into. */
export async function writeIntoText(
  document: TextDocument,
  edits: readonly TextEdit[],
  version: number,
): Promise<void> {
  if (document.version !== version)
    throw new Error("the text has changed in the meantime: nothing was written");
  const change = new WorkspaceEdit();
  for (const { range, newText } of edits) change.replace(document.uri, rangeOf(range), newText);
  if (!(await workspace.applyEdit(change))) throw new Error("the text could not be changed");
}

/** The editor undoes only in the text that has the focus, so that is given to it for a moment. */
export async function stepInHistory(
  document: TextDocument,
  panel: WebviewPanel,
  does: "undo" | "redo",
): Promise<void> {
  const before = document.version;
  const viewColumn = editorOf(document)?.viewColumn ?? ViewColumn.One;
  await window.showTextDocument(document, { viewColumn, preserveFocus: false });
  await commands.executeCommand(does);
  panel.reveal(panel.viewColumn, false);
  if (document.version === before) throw new Error(`there is nothing to ${does} in the text`);
}
