/** The server's own requests, typed, and cancelled by an `AbortSignal`; and what it tells by itself. */
import type {
  AnalysedParams,
  ExportParams,
  FoundParams,
  OtherFormResult,
  PageResult,
  ReadFileResult,
  SolvedParams,
} from "@ecp/lsp";
import type { Client, Requests } from "@ecp/preview";
import { CancellationTokenSource, type Event, EventEmitter } from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";

export interface ServerRequests extends Client {
  /** The client has room for one listener to each notification; here all may listen. */
  readonly onAnalysed: Event<AnalysedParams>;
  readonly onFound: Event<FoundParams>;
  readonly onSolved: Event<SolvedParams>;
  readonly import: (text: string) => Promise<OtherFormResult>;
  readonly export: (params: ExportParams) => Promise<OtherFormResult>;
  readonly page: (code: string) => Promise<PageResult>;
  readonly standardFile: (uri: string) => Promise<ReadFileResult>;
}

export function makeRequests(client: BaseLanguageClient): ServerRequests {
  const analysed = new EventEmitter<AnalysedParams>();
  const found = new EventEmitter<FoundParams>();
  const solved = new EventEmitter<SolvedParams>();
  client.onNotification("ecp/analysed", (params: AnalysedParams) => analysed.fire(params));
  client.onNotification("ecp/found", (params: FoundParams) => found.fire(params));
  client.onNotification("ecp/solved", (params: SolvedParams) => solved.fire(params));
  return {
    onAnalysed: analysed.event,
    onFound: found.event,
    onSolved: solved.event,
    async request<Method extends keyof Requests>(
      method: Method,
      params: Requests[Method]["takes"],
      signal?: AbortSignal,
    ): Promise<Requests[Method]["gives"]> {
      const source = new CancellationTokenSource();
      const cancel = (): void => source.cancel();
      if (signal?.aborted === true) cancel();
      signal?.addEventListener("abort", cancel);
      try {
        return await client.sendRequest<Requests[Method]["gives"]>(method, params, source.token);
      } finally {
        signal?.removeEventListener("abort", cancel);
        source.dispose();
      }
    },
    import: (text) => client.sendRequest<OtherFormResult>("ecp/import", { text }),
    export: (params) => client.sendRequest<OtherFormResult>("ecp/export", params),
    page: (code) => client.sendRequest<PageResult>("ecp/page", { code }),
    standardFile: (uri) => client.sendRequest<ReadFileResult>("ecp/standardFile", { uri }),
  };
}
