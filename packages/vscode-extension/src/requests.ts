/** The server's own requests, typed, and cancelled by an `AbortSignal`. */
import type { PageResult, ReadFileResult } from "@ecp/lsp";
import type { Client, Requests } from "@ecp/preview";
import { CancellationTokenSource } from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";

export interface ServerRequests extends Client {
  readonly page: (code: string) => Promise<PageResult>;
  readonly standardFile: (uri: string) => Promise<ReadFileResult>;
}

export function makeRequests(client: BaseLanguageClient): ServerRequests {
  return {
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
    page: (code) => client.sendRequest<PageResult>("ecp/page", { code }),
    standardFile: (uri) => client.sendRequest<ReadFileResult>("ecp/standardFile", { uri }),
  };
}
