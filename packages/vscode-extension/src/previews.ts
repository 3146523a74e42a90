/**
 * The boards beside the texts. One that is not locked shows the text of the active editor, and there is at most one of these; others are locked
 * each to its text.
 */
import type { PreviewState, Session } from "@ecp/preview";
import {
  commands,
  type Disposable,
  type TextDocument,
  type Uri,
  ViewColumn,
  type WebviewPanel,
  window,
} from "vscode";
import { makePreview, type Preview, type PreviewTools, parseMemory, rememberedDocument } from "./preview.js";

export interface Previews extends Disposable {
  /** Shows the board of a text: in the preview that has it, else in the one that is not locked, else in a new one. */
  readonly open: (document: TextDocument) => Session;
  readonly of: (uri: Uri) => Session | undefined;
  /** The board that the preview of a file shows. */
  readonly state: (uri: Uri) => PreviewState | undefined;
  /** Locks the preview in front, or lets it follow the active editor again. */
  readonly toggleLock: () => void;
  /** From now on the editor brings back the boards that were open before the window was loaded. */
  readonly restore: () => Disposable;
}

const viewType = "ecp.preview";

export function makePreviews(tools: PreviewTools): Previews {
  const previews = new Set<Preview>();
  const has = (): void => void commands.executeCommand("setContext", "ecp.hasPreview", previews.size > 0);
  const find = (uri: Uri): Preview | undefined =>
    [...previews].find((each) => each.document().uri.toString() === uri.toString());
  const unlocked = (): Preview | undefined => [...previews].find((each) => !each.isLocked());

  const add = (panel: WebviewPanel, document: TextDocument, locked = false): Preview => {
    const preview = makePreview(panel, tools, document, locked);
    previews.add(preview);
    has();
    panel.onDidDispose(() => {
      previews.delete(preview);
      has();
    });
    return preview;
  };

  const open = (document: TextDocument): Session => {
    const before = find(document.uri) ?? unlocked();
    if (before !== undefined) {
      before.turnTo(document);
      before.panel.reveal(undefined, true);
      return before.session();
    }
    const place = { viewColumn: ViewColumn.Beside, preserveFocus: true };
    return add(window.createWebviewPanel(viewType, "Board", place), document).session();
  };

  const { requests } = tools;
  const listeners = [
    requests.onAnalysed((params) => {
      for (const each of previews) void each.session().analysed(params);
    }),
    requests.onFound((params) => {
      for (const each of previews) each.session().found(params);
    }),
    requests.onSolved(({ uri, instance }) => {
      for (const each of previews) each.session().solved(uri, instance);
    }),
    window.onDidChangeTextEditorSelection(({ textEditor }) => {
      for (const each of previews) each.follow(textEditor);
    }),
    window.onDidChangeActiveTextEditor((editor) => {
      if (editor?.document.languageId === "ecp") unlocked()?.turnTo(editor.document);
    }),
  ];
  return {
    open,
    of: (uri) => find(uri)?.session(),
    state: (uri) => find(uri)?.state(),
    toggleLock: () => {
      const preview = [...previews].find(({ panel }) => panel.active);
      if (preview === undefined) return;
      // Two that follow the same editor would show the same.
      if (preview.isLocked()) unlocked()?.panel.dispose();
      preview.lock(!preview.isLocked());
    },
    restore: () =>
      window.registerWebviewPanelSerializer(viewType, {
        deserializeWebviewPanel: async (panel, saved: unknown) => {
          const memory = parseMemory(saved);
          const document = memory === undefined ? undefined : await rememberedDocument(memory);
          if (memory === undefined || document === undefined) {
            panel.dispose();
            return;
          }
          const session = add(panel, document, memory.locked).session();
          if (memory.instance !== undefined) session.choose(memory.instance);
        },
      }),
    dispose: () => {
      for (const listener of listeners) listener.dispose();
      // The panels stay: when the window is loaded anew, the editor brings them back.
      for (const each of previews) each.session().close();
    },
  };
}
