/** A board beside a text: a panel, the text that it shows at the moment, and the session that it has with the server about it. */
import type { Extent } from "@ecp/lsp";
import { openSession, type PreviewState, parsePreviewEvent, type Session } from "@ecp/preview";
import { type TextDocument, type TextEditor, Uri, type WebviewPanel, window, workspace } from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";
import { type DocumentEditor, makeDocumentEditor, revealInText } from "./document-edits.js";
import type { ServerRequests } from "./requests.js";
import { webviewPage } from "./webview-page.js";
import type { WorkBar } from "./work-bar.js";

export interface PreviewTools {
  readonly extension: Uri;
  readonly client: BaseLanguageClient;
  readonly requests: ServerRequests;
  readonly workBar: WorkBar;
}

/** The page keeps this while the window is loaded anew. */
export interface PreviewMemory {
  readonly uri: string;
  readonly locked: boolean;
  readonly instance?: string;
}

export interface Preview {
  readonly panel: WebviewPanel;
  readonly document: () => TextDocument;
  readonly session: () => Session;
  readonly state: () => PreviewState;
  readonly isLocked: () => boolean;
  /** Locked to its text, it does not follow the active editor. */
  readonly lock: (locked: boolean) => void;
  /** Shows the board of another text. */
  readonly turnTo: (document: TextDocument) => void;
  readonly follow: (editor: TextEditor) => void;
}

const nowSolving = {
  solve: "Solving",
  count: "Counting answers",
  unique: "Looking for another answer",
  candidates: "Looking for candidates",
  check: "Checking the board",
  next: "Looking for the next step",
  all: "Looking for a way to the answer",
  "why not": "Looking for a contradiction",
  replay: "Following the search",
  verify: "Checking a proof",
} as const;

const nameOf = ({ uri: { path } }: TextDocument): string => path.slice(path.lastIndexOf("/") + 1);

const optionsOf = (extension: Uri) => ({ enableScripts: true, localResourceRoots: [extension] });

/** `panel`: new, or one that the editor has kept while the window was loaded anew. */
export function makePreview(
  panel: WebviewPanel,
  tools: PreviewTools,
  first: TextDocument,
  wasLocked = false,
): Preview {
  const { extension, client, requests, workBar } = tools;
  let document = first;
  let locked = wasLocked;
  let state: PreviewState = { file: nameOf(first), instances: [] };
  let endWork: (() => void) | undefined;

  const remembered = (): PreviewMemory => ({
    uri: document.uri.toString(),
    locked,
    ...(state.board === undefined ? {} : { instance: state.board.instance.id }),
  });
  const post = (): void => {
    void panel.webview.postMessage({ kind: "state", state, memory: remembered() });
  };
  const title = (): void => {
    const name = `Board of ${nameOf(document)}`;
    panel.title = locked ? `[${name}]` : name;
  };
  const open = (): Session => {
    const of = document;
    return openSession(client.code2ProtocolConverter.asUri(of.uri), nameOf(of), {
      client: requests,
      show: (changed) => {
        if (state.work !== changed.work) {
          endWork?.();
          endWork =
            changed.work === undefined
              ? undefined
              : workBar.begin(
                  `${nowSolving[changed.work]}: ${changed.board?.instance.title ?? nameOf(of)}`,
                  () => session.handle({ kind: "cancel" }),
                );
        }
        state = changed;
        post();
      },
      reveal: (extent: Extent) => void revealInText(of, extent),
      write: (edits, version) => editor.write(edits, version),
      undo: () => editor.undo(),
      redo: () => editor.redo(),
    });
  };
  const edit = (): DocumentEditor => makeDocumentEditor(document, (known) => session.historyIs(known));
  const close = (): void => {
    session.close();
    editor.dispose();
    endWork?.();
    endWork = undefined;
  };
  const follow = ({ document: of, selection }: TextEditor): void => {
    if (of.uri.toString() !== document.uri.toString()) return;
    if (!workspace.getConfiguration("ecp").get("preview.followCursor", true)) return;
    session.cursorAt(selection.active);
  };
  const followVisible = (): void => {
    const visible = window.visibleTextEditors.find((each) => each.document === document);
    if (visible !== undefined) follow(visible);
  };

  let session = open();
  let editor = edit();
  panel.webview.options = optionsOf(extension);
  panel.webview.onDidReceiveMessage((message: unknown) => {
    const event = parsePreviewEvent(message);
    if (event !== undefined) session.handle(event);
  });
  panel.onDidDispose(close);
  panel.webview.html = webviewPage(panel.webview, extension);
  title();
  followVisible();

  return {
    panel,
    document: () => document,
    session: () => session,
    state: () => state,
    isLocked: () => locked,
    lock: (wanted) => {
      locked = wanted;
      title();
      post();
    },
    turnTo: (other) => {
      if (other.uri.toString() === document.uri.toString()) return;
      close();
      document = other;
      state = { file: nameOf(other), instances: [] };
      session = open();
      editor = edit();
      title();
      session.handle({ kind: "ready" });
      followVisible();
    },
    follow,
  };
}

/** A page keeps it between windows, so it may be anything. */
export function parseMemory(value: unknown): PreviewMemory | undefined {
  if (typeof value !== "object" || value === null || !("uri" in value) || typeof value.uri !== "string")
    return undefined;
  const locked = "locked" in value && value.locked === true;
  const instance = "instance" in value && typeof value.instance === "string" ? value.instance : undefined;
  return { uri: value.uri, locked, ...(instance === undefined ? {} : { instance }) };
}

/** The text that a kept page was about; undefined where there is no such file any more. */
export async function rememberedDocument({ uri }: PreviewMemory): Promise<TextDocument | undefined> {
  try {
    return await workspace.openTextDocument(Uri.parse(uri, true));
  } catch {
    return undefined;
  }
}
