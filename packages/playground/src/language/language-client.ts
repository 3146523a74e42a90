/** Requests of the page to the language server: the editor through its library, the board and the dialogs by the server's own requests. */
import {
  findReferencesKeymap,
  formatKeymap,
  hoverTooltips,
  jumpToDefinitionKeymap,
  LSPClient,
  renameKeymap,
  serverCompletion,
  signatureHelp,
} from "@codemirror/lsp-client";
import { keymap } from "@codemirror/view";
import type {
  AnalysedParams,
  ExportParams,
  FoundParams,
  GenerateParams,
  GenerateResult,
  ImportParams,
  OtherFormResult,
  SolvedParams,
} from "@ecp/lsp";
import type { Client, Progress, Requests } from "@ecp/preview";
import DOMPurify from "dompurify";

/** The reports that a text receives. */
export interface Listeners {
  readonly analysed: (params: AnalysedParams) => void;
  readonly found: (params: FoundParams) => void;
  readonly solved: (params: SolvedParams) => void;
  readonly progress: (progress: Progress | undefined) => void;
  readonly diagnostics: (params: PublishedDiagnostics) => void;
  /** The server is no more. */
  readonly ended: (reason: string) => void;
}

/** Positions are those of the protocol. */
export interface PublishedDiagnostics {
  readonly uri: string;
  readonly version?: number;
  readonly diagnostics: readonly PublishedDiagnostic[];
}

export interface PublishedDiagnostic {
  readonly range: { readonly start: Position; readonly end: Position };
  readonly severity?: number;
  readonly code?: string | number;
  readonly message: string;
  readonly tags?: readonly number[];
}

export interface Position {
  readonly line: number;
  readonly character: number;
}

interface ProgressParams {
  readonly token: string;
  readonly value: Progress & { readonly kind: string };
}

/** A search may take any time: it is cancelled, never timed out. */
const forever = 2 ** 31 - 1;

const searches: ReadonlySet<string> = new Set(["ecp/solve", "ecp/count", "ecp/candidates", "ecp/replay"]);

/** Says which text a search is of. */
const tokenOf = (method: string, uri: string): string => `${method} ${uri}`;
const uriOfToken = (token: string): string => token.slice(token.indexOf(" ") + 1);

/** One server may have many texts open: `listenersOf` has those of each. */
export function makeLanguageClient(listenersOf: (uri: string) => Listeners | undefined): LSPClient {
  const told =
    <Params extends { readonly uri: string }>(tell: (listeners: Listeners, params: Params) => void) =>
    (_: LSPClient, params: Params): boolean => {
      const listeners = listenersOf(params.uri);
      if (listeners !== undefined) tell(listeners, params);
      return true;
    };
  return new LSPClient({
    timeout: forever,
    // Titles of puzzles are in it, and a link brings puzzles of strangers.
    sanitizeHTML: (html) => DOMPurify.sanitize(html),
    notificationHandlers: {
      "ecp/analysed": told((listeners, params: AnalysedParams) => listeners.analysed(params)),
      "ecp/found": told((listeners, params: FoundParams) => listeners.found(params)),
      "ecp/solved": told((listeners, params: SolvedParams) => listeners.solved(params)),
      "textDocument/publishDiagnostics": told((listeners, params: PublishedDiagnostics) =>
        listeners.diagnostics(params),
      ),
      "$/progress": (_, { token, value }: ProgressParams) => {
        listenersOf(uriOfToken(token))?.progress(value.kind === "end" ? undefined : value);
        return true;
      },
    },
    extensions: [
      serverCompletion(),
      hoverTooltips(),
      signatureHelp(),
      keymap.of([...formatKeymap, ...renameKeymap, ...jumpToDefinitionKeymap, ...findReferencesKeymap]),
      {
        clientCapabilities: {
          textDocument: {
            publishDiagnostics: { versionSupport: true },
            codeAction: {
              codeActionLiteralSupport: { codeActionKind: { valueSet: ["quickfix", "refactor"] } },
            },
            semanticTokens: {
              requests: { full: true },
              tokenTypes: [],
              tokenModifiers: [],
              formats: ["relative"],
            },
          },
        },
      },
    ],
  });
}

/** The requests of the board. An aborted request is cancelled at the server. */
export const boardClient = (client: LSPClient): Client => ({
  async request<Method extends keyof Requests>(
    method: Method,
    params: Requests[Method]["takes"],
    signal?: AbortSignal,
  ): Promise<Requests[Method]["gives"]> {
    client.sync();
    const own = searches.has(method)
      ? { ...params, workDoneToken: tokenOf(method, params.uri) }
      : { ...params };
    const cancel = (): void => client.cancelRequest(own);
    signal?.addEventListener("abort", cancel);
    try {
      return await asked(client.request<typeof own, Requests[Method]["gives"]>(method, own));
    } finally {
      signal?.removeEventListener("abort", cancel);
    }
  },
});

export const importPuzzle = (client: LSPClient, params: ImportParams): Promise<OtherFormResult> =>
  asked(client.request<ImportParams, OtherFormResult>("ecp/import", params));

export function exportPuzzle(client: LSPClient, params: ExportParams): Promise<OtherFormResult> {
  client.sync();
  return asked(client.request<ExportParams, OtherFormResult>("ecp/export", params));
}

/** Aborted, it is cancelled at the server. */
export async function generatePuzzle(
  client: LSPClient,
  params: GenerateParams,
  signal: AbortSignal,
): Promise<GenerateResult> {
  client.sync();
  const own = { ...params };
  const cancel = (): void => client.cancelRequest(own);
  signal.addEventListener("abort", cancel);
  try {
    return await asked(client.request<GenerateParams, GenerateResult>("ecp/generate", own));
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}

/** The library rejects with the error of the protocol, which is no `Error`. */
async function asked<Result>(request: Promise<Result>): Promise<Result> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Error) throw error;
    const message = typeof error === "object" && error !== null && "message" in error ? error.message : error;
    throw new Error(String(message));
  }
}
