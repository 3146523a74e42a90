/** The server as an editor has it: `ecpc lsp` in a process of its own, spoken to over standard input and output. */
import { pathToFileURL } from "node:url";
import {
  createProtocolConnection,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  type InitializeResult,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type Range,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver/node";
import type { Built } from "../cli/built.js";

export interface Client {
  readonly connection: ProtocolConnection;
  readonly initialized: InitializeResult;
  /** Writes a file into the folder and opens it; its address. */
  readonly open: (name: string, text: string) => string;
  /** Replaces a range; without one, the whole text. */
  readonly change: (uri: string, text: string, range?: Range) => number;
  /** Diagnostics of a version (or a later one), when they have come. */
  readonly diagnostics: (uri: string, version?: number) => Promise<readonly Diagnostic[]>;
  /** The exit code. */
  readonly stop: () => Promise<number | null>;
}

interface Published {
  readonly version: number;
  readonly diagnostics: readonly Diagnostic[];
}

export async function startClient(built: Built, initializationOptions: object = {}): Promise<Client> {
  const child = built.start(["lsp", "--stdio"]);
  const { stdin, stdout } = child;
  if (stdin === null || stdout === null) throw new Error("the server has no streams");
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  let said = "";
  child.stderr?.on("data", (text) => {
    said += String(text);
  });
  const connection = createProtocolConnection(
    new StreamMessageReader(stdout),
    new StreamMessageWriter(stdin),
  );
  const published = new Map<string, Published>();
  const listeners = new Set<() => void>();
  const versions = new Map<string, number>();
  connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, version, diagnostics }) => {
    published.set(uri, { version: version ?? 0, diagnostics });
    for (const listener of listeners) listener();
  });
  connection.onError((error) => {
    throw new Error(`${String(error)} ${said}`);
  });
  connection.listen();
  const initialized = await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: pathToFileURL(built.folder).href,
    workspaceFolders: [{ uri: pathToFileURL(built.folder).href, name: "test" }],
    capabilities: {},
    initializationOptions,
  });
  void connection.sendNotification(InitializedNotification.type, {});

  const arrived = (uri: string, version: number): Published | undefined => {
    const last = published.get(uri);
    return last !== undefined && last.version >= version ? last : undefined;
  };
  return {
    connection,
    initialized,
    open: (name, text) => {
      const uri = pathToFileURL(`${built.folder}/${built.file(name, text)}`).href;
      versions.set(uri, 1);
      void connection.sendNotification(DidOpenTextDocumentNotification.type, {
        textDocument: { uri, languageId: "ecp", version: 1, text },
      });
      return uri;
    },
    change: (uri, text, range) => {
      const version = (versions.get(uri) ?? 0) + 1;
      versions.set(uri, version);
      void connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri, version },
        contentChanges: [range === undefined ? { text } : { range, text }],
      });
      return version;
    },
    diagnostics: (uri, version = versions.get(uri) ?? 1) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = arrived(uri, version);
          if (found === undefined) return;
          listeners.delete(look);
          resolve(found.diagnostics);
        };
        listeners.add(look);
        look();
      }),
    stop: async () => {
      await connection.sendRequest(ShutdownRequest.type);
      void connection.sendNotification(ExitNotification.type);
      const code = await ended;
      connection.dispose();
      return code;
    },
  };
}
