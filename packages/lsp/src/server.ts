/**
 * The server: what a connection asks, answered by capabilities over snapshots. Here is when things happen, and nothing of what they mean.
 */
import type { Connection, InitializeParams, InitializeResult } from "vscode-languageserver";
import { TextDocumentSyncKind, TextDocuments } from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import { addressOfName, nameOfAddress } from "./addresses.js";
import { problems } from "./capabilities/diagnostics.js";
import { type Addresses, toDiagnostic } from "./convert.js";
import type { Files } from "./files.js";
import { type AnalysedParams, type InitializationOptions, methods } from "./protocol.js";
import type { Snapshot } from "./snapshot.js";
import { makeWorkspace } from "./workspace.js";

/** What the place that the server runs in gives it. */
export interface Surroundings {
  readonly files: Files;
  /** Where the pages of diagnostics are, if they are beside the server. */
  readonly pages?: string;
}

export function startServer(connection: Connection, { files, pages }: Surroundings): void {
  const documents = new TextDocuments(TextDocument);
  const workspace = makeWorkspace(files);
  const client: { options: InitializationOptions } = { options: {} };

  const addresses = (): Addresses => {
    const place = client.options.diagnosticPages ?? pages;
    return {
      addressOf: (name) => workspace.text(name)?.uri ?? addressOfName(name),
      ...(place === undefined ? {} : { pages: place }),
    };
  };

  connection.onInitialize((params: InitializeParams): InitializeResult => {
    client.options = optionsOf(params.initializationOptions);
    return {
      serverInfo: { name: "ecp" },
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
      },
    };
  });

  const publish = (snapshot: Snapshot): void => {
    const open = workspace.text(snapshot.name);
    if (open === undefined || snapshot.waiting) return;
    const diagnostics = problems(snapshot).map((each) => toDiagnostic(snapshot, each, addresses()));
    connection.sendDiagnostics({ uri: open.uri, version: open.version, diagnostics });
    const analysed: AnalysedParams = {
      uri: open.uri,
      version: open.version,
      errors: problems(snapshot).filter(({ severity }) => severity === "error").length,
    };
    connection.sendNotification(methods.analysed, analysed);
  };

  // Several changes may wait: only the newest text is looked at.
  const waiting = new Set<string>();
  const look = (name: string): void => {
    if (waiting.size === 0) setTimeout(lookNow, 0);
    waiting.add(name);
  };
  const lookNow = (): void => {
    const names = [...waiting];
    waiting.clear();
    for (const name of names) {
      const snapshot = workspace.snapshot(name);
      if (snapshot !== undefined) publish(snapshot);
    }
  };

  documents.onDidChangeContent(({ document }) => {
    const name = nameOfAddress(document.uri);
    const users = workspace.usersOf(name);
    workspace.set({ name, uri: document.uri, version: document.version, text: document.getText() });
    look(name);
    for (const user of users) look(user);
  });
  documents.onDidClose(({ document }) => {
    const name = nameOfAddress(document.uri);
    const users = workspace.usersOf(name);
    workspace.close(name);
    connection.sendDiagnostics({ uri: document.uri, diagnostics: [] });
    for (const user of users) look(user);
  });
  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri } of changes) for (const user of workspace.changed(nameOfAddress(uri))) look(user);
  });

  documents.listen(connection);
  connection.listen();
}

/** What a client sends may be anything; what is not understood is left out. */
function optionsOf(sent: unknown): InitializationOptions {
  if (!isRecord(sent)) return {};
  const { lensCommands, readFiles, standardFiles, diagnosticPages } = sent;
  return {
    ...(isRecord(lensCommands) &&
    typeof lensCommands.solve === "string" &&
    typeof lensCommands.count === "string" &&
    typeof lensCommands.unique === "string"
      ? {
          lensCommands: { solve: lensCommands.solve, count: lensCommands.count, unique: lensCommands.unique },
        }
      : {}),
    ...(readFiles === true ? { readFiles } : {}),
    ...(standardFiles === true ? { standardFiles } : {}),
    ...(typeof diagnosticPages === "string" ? { diagnosticPages } : {}),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
