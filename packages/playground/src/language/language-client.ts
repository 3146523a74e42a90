/** What the page asks the language server: the editor through its library, the board and the dialogs by the server's own requests. */
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
import type { AnalysedParams, ExportParams, ImportParams, OtherFormResult, SolvedParams } from "@ecp/lsp";
import type { Client, Requests } from "@ecp/preview";
import DOMPurify from "dompurify";

/** How far a search is. */
export interface Progress {
  /** From 0 to 100. */
  readonly percentage: number;
  readonly message?: string;
}

export interface Listeners {
  readonly analysed: (params: AnalysedParams) => void;
  readonly solved: (params: SolvedParams) => void;
  readonly progress: (progress: Progress | undefined) => void;
  readonly diagnostics: (params: PublishedDiagnostics) => void;
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

/** A search may take any time: it is cancelled, never timed out. */
const forever = 2 ** 31 - 1;

const searches: ReadonlySet<string> = new Set(["ecp/solve", "ecp/count", "ecp/candidates"]);

export function makeLanguageClient(listeners: Listeners): LSPClient {
  const told =
    <Params>(listener: (params: Params) => void) =>
    (_: LSPClient, params: Params): boolean => {
      listener(params);
      return true;
    };
  return new LSPClient({
    timeout: forever,
    // Titles of puzzles are in it, and a link brings puzzles of strangers.
    sanitizeHTML: (html) => DOMPurify.sanitize(html),
    notificationHandlers: {
      "ecp/analysed": told(listeners.analysed),
      "ecp/solved": told(listeners.solved),
      "textDocument/publishDiagnostics": told(listeners.diagnostics),
      "$/progress": told(({ value }: { readonly value: Progress & { readonly kind: string } }) =>
        listeners.progress(value.kind === "end" ? undefined : value),
      ),
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

/** What the board asks. An aborted request is cancelled at the server. */
export const boardClient = (client: LSPClient): Client => ({
  async request<Method extends keyof Requests>(
    method: Method,
    params: Requests[Method]["takes"],
    signal?: AbortSignal,
  ): Promise<Requests[Method]["gives"]> {
    client.sync();
    const own = searches.has(method) ? { ...params, workDoneToken: method } : { ...params };
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
