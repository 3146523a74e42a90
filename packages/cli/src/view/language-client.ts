/** `ecpc lsp` in a process of its own, as an editor has it, with one file open. */
import { spawn } from "node:child_process";
import type { AnalysedParams, FoundParams, SolvedParams } from "@ecp/lsp";
import type { Progress } from "@ecp/preview";
import {
  CancellationTokenSource,
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  WorkDoneProgress,
} from "vscode-languageserver/node";

/** The work that takes so long that its progress is shown; there is one text, so that all say it in the same way. */
const searches: ReadonlySet<string> = new Set(["ecp/solve", "ecp/count", "ecp/candidates", "ecp/replay"]);
const searching = "searching";

export interface LanguageClient {
  /** Of the text that it was started with. */
  readonly firstVersion: number;
  /** The text of the file is now this. Its version, by which the server will call it. */
  readonly setText: (text: string) => number;
  readonly request: (method: string, params: object, signal: AbortSignal) => Promise<unknown>;
  readonly stop: () => void;
}

export interface Listeners {
  readonly analysed: (params: AnalysedParams) => void;
  readonly found: (params: FoundParams) => void;
  readonly solved: (params: SolvedParams) => void;
  /** How far a search is; undefined: it has ended. */
  readonly progress: (progress: Progress | undefined) => void;
  /** The server has ended by itself. */
  readonly gone: () => void;
}

export async function startLanguageClient(
  uri: string,
  text: string,
  listeners: Listeners,
): Promise<LanguageClient> {
  const [, program = ""] = process.argv;
  const child = spawn(process.execPath, [program, "lsp", "--stdio"], { stdio: ["pipe", "pipe", "inherit"] });
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  connection.onNotification("ecp/analysed", listeners.analysed);
  connection.onNotification("ecp/found", listeners.found);
  connection.onNotification("ecp/solved", listeners.solved);
  connection.onProgress(WorkDoneProgress.type, searching, (value) =>
    listeners.progress(value.kind === "end" ? undefined : value),
  );
  let stopped = false;
  child.on("close", () => {
    if (!stopped) listeners.gone();
  });
  connection.listen();
  await connection.sendRequest("initialize", {
    processId: process.pid,
    rootUri: null,
    capabilities: {},
  });
  await connection.sendNotification("initialized", {});
  const firstVersion = 1;
  let version = firstVersion;
  await connection.sendNotification("textDocument/didOpen", {
    textDocument: { uri, languageId: "ecp", version, text },
  });
  return {
    firstVersion,
    setText: (changed) => {
      version++;
      const sent = connection.sendNotification("textDocument/didChange", {
        textDocument: { uri, version },
        contentChanges: [{ text: changed }],
      });
      // It fails where the server has ended, which `gone` tells.
      sent.catch(() => {});
      return version;
    },
    request: async (method, params, signal) => {
      const source = new CancellationTokenSource();
      const cancel = (): void => source.cancel();
      signal.addEventListener("abort", cancel);
      try {
        const own = searches.has(method) ? { ...params, workDoneToken: searching } : params;
        return await connection.sendRequest(method, own, source.token);
      } finally {
        signal.removeEventListener("abort", cancel);
        source.dispose();
      }
    },
    stop: () => {
      stopped = true;
      connection.dispose();
      child.kill();
    },
  };
}
