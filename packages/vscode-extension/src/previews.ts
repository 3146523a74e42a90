/** The boards beside the texts: a panel for each file, and the session that it has with the server. */
import type { Extent } from "@ecp/lsp";
import { openSession, type PreviewState, parsePreviewEvent, type Session } from "@ecp/preview";
import {
  commands,
  type Disposable,
  Position,
  Range,
  Selection,
  type TextDocument,
  type TextEditor,
  TextEditorRevealType,
  type Uri,
  ViewColumn,
  type WebviewPanel,
  WorkspaceEdit,
  window,
  workspace,
} from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";
import type { ServerRequests } from "./requests.js";
import { webviewPage } from "./webview-page.js";
import type { WorkBar } from "./work-bar.js";

export interface Previews extends Disposable {
  /** Opens the preview of a file, or shows the one that is open. */
  readonly open: (document: TextDocument) => Session;
  readonly of: (uri: Uri) => Session | undefined;
  /** What the preview of a file shows. */
  readonly state: (uri: Uri) => PreviewState | undefined;
}

interface Preview {
  readonly panel: WebviewPanel;
  readonly session: Session;
  state: PreviewState;
}

const nowSolving = {
  solve: "Solving",
  count: "Counting answers",
  candidates: "Looking for candidates",
} as const;

const rangeOf = ({ start, end }: Extent): Range =>
  new Range(new Position(start.line, start.character), new Position(end.line, end.character));

export function makePreviews(
  extension: Uri,
  client: BaseLanguageClient,
  requests: ServerRequests,
  workBar: WorkBar,
): Previews {
  const previews = new Map<string, Preview>();
  const has = (): void => void commands.executeCommand("setContext", "ecp.hasPreview", previews.size > 0);

  const open = (document: TextDocument): Session => {
    const key = document.uri.toString();
    const before = previews.get(key);
    if (before !== undefined) {
      before.panel.reveal(undefined, true);
      return before.session;
    }
    const file = document.uri.path.slice(document.uri.path.lastIndexOf("/") + 1);
    const panel = window.createWebviewPanel(
      "ecp.preview",
      `Board of ${file}`,
      { viewColumn: ViewColumn.Beside, preserveFocus: true },
      { enableScripts: true, localResourceRoots: [extension] },
    );
    let end: (() => void) | undefined;
    const session = openSession(client.code2ProtocolConverter.asUri(document.uri), file, {
      client: requests,
      show: (state) => {
        const preview = previews.get(key);
        if (preview !== undefined) {
          if (preview.state.work !== state.work) {
            end?.();
            end =
              state.work === undefined
                ? undefined
                : workBar.begin(`${nowSolving[state.work]}: ${state.board?.instance.title ?? file}`, () =>
                    session.handle({ kind: "cancel" }),
                  );
          }
          preview.state = state;
        }
        void panel.webview.postMessage({ kind: "state", state });
      },
      reveal: (extent) => void reveal(document, extent),
      write: (edits, version) => write(document, edits, version),
    });
    previews.set(key, { panel, session, state: { file, instances: [] } });
    has();
    panel.webview.onDidReceiveMessage((message: unknown) => {
      const event = parsePreviewEvent(message);
      if (event !== undefined) session.handle(event);
    });
    panel.onDidDispose(() => {
      end?.();
      session.close();
      previews.delete(key);
      has();
    });
    panel.webview.html = webviewPage(panel.webview, extension);
    const editor = window.visibleTextEditors.find((each) => each.document === document);
    if (editor !== undefined) follow(editor);
    return session;
  };

  const follow = ({ document, selection }: TextEditor): void => {
    if (!workspace.getConfiguration("ecp").get("preview.followCursor", true)) return;
    previews.get(document.uri.toString())?.session.cursorAt(selection.active);
  };

  const listeners = [
    requests.onAnalysed((params) => {
      for (const { session } of previews.values()) session.analysed(params);
    }),
    requests.onSolved(({ uri, instance }) => {
      for (const { session } of previews.values()) session.solved(uri, instance);
    }),
    window.onDidChangeTextEditorSelection(({ textEditor }) => follow(textEditor)),
  ];
  return {
    open,
    of: (uri) => previews.get(uri.toString())?.session,
    state: (uri) => previews.get(uri.toString())?.state,
    dispose: () => {
      for (const listener of listeners) listener.dispose();
      for (const { panel } of [...previews.values()]) panel.dispose();
    },
  };
}

/** The cursor goes to the symbol; the focus stays on the board, where one goes on with the keyboard. */
async function reveal(document: TextDocument, extent: Extent): Promise<void> {
  const range = rangeOf(extent);
  const visible = window.visibleTextEditors.find((each) => each.document === document);
  const editor =
    visible ?? (await window.showTextDocument(document, { viewColumn: ViewColumn.One, preserveFocus: true }));
  editor.selection = new Selection(range.start, range.start);
  editor.revealRange(range, TextEditorRevealType.InCenterIfOutsideViewport);
}

async function write(
  document: TextDocument,
  edits: readonly { readonly range: Extent; readonly newText: string }[],
  version: number,
): Promise<void> {
  if (document.version !== version)
    throw new Error("the text has changed in the meantime: nothing was written");
  const change = new WorkspaceEdit();
  for (const { range, newText } of edits) change.replace(document.uri, rangeOf(range), newText);
  if (!(await workspace.applyEdit(change))) throw new Error("the text could not be changed");
}
