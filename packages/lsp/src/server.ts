/**
 * The server: what a connection asks, answered by capabilities over snapshots. Here is when things happen, and nothing of what they mean.
 */
import {
  type CancellationToken,
  CodeLensRefreshRequest,
  type Connection,
  ErrorCodes,
  type InitializeParams,
  type InitializeResult,
  ResponseError,
  TextDocumentSyncKind,
  TextDocuments,
  WorkDoneProgress,
  type WorkDoneProgressBegin,
  type WorkDoneProgressEnd,
  type WorkDoneProgressParams,
  type WorkDoneProgressReport,
} from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import { addressOfName, nameOfAddress } from "./addresses.js";
import { codeLenses } from "./capabilities/code-lenses.js";
import { type Problem, problems } from "./capabilities/diagnostics.js";
import { type Compiled, makeCompiled } from "./compiled.js";
import { type Addresses, toCodeLens, toDiagnostic } from "./convert.js";
import type { Files } from "./files.js";
import { makeOwnRequests, UnknownInstance } from "./own-requests.js";
import {
  type AnalysedParams,
  type InitializationOptions,
  type InstanceParams,
  methods,
  type SolvedParams,
  serverCommands,
} from "./protocol.js";
import type { Snapshot } from "./snapshot.js";
import { makeResults, type Watch } from "./solving/results.js";
import type { Solver } from "./solving/solver.js";
import { makeWorkspace } from "./workspace.js";

/** What the place that the server runs in gives it. */
export interface Surroundings {
  readonly files: Files;
  readonly solver: Solver;
  /** Where the pages of diagnostics are, if they are beside the server. */
  readonly pages?: string;
}

/** So long may compiling hold up the first diagnostics of a text, in milliseconds; what takes longer is told afterwards. */
const patience = 25;

export interface Server {
  /** A file that is not open has changed, or has come. */
  readonly changed: (name: string) => void;
}

export function startServer(connection: Connection, { files, solver, pages }: Surroundings): Server {
  const now = (): number => performance.now();
  const documents = new TextDocuments(TextDocument);
  const workspace = makeWorkspace(files);
  const compiled: Compiled = makeCompiled(now);
  const results = makeResults(solver, now);
  const client: { options: InitializationOptions; refreshesLenses: boolean } = {
    options: {},
    refreshesLenses: false,
  };

  const addresses = (): Addresses => {
    const place = client.options.diagnosticPages ?? pages;
    return {
      addressOf: (name) => workspace.text(name)?.uri ?? addressOfName(name),
      ...(place === undefined ? {} : { pages: place }),
    };
  };
  const problemsOf = (snapshot: Snapshot): readonly Problem[] =>
    problems(snapshot, compiled.diagnostics(snapshot));
  const snapshotAt = (uri: string): Snapshot | undefined => workspace.snapshot(nameOfAddress(uri));

  connection.onInitialize((params: InitializeParams): InitializeResult => {
    client.options = optionsOf(params.initializationOptions);
    client.refreshesLenses = params.capabilities.workspace?.codeLens?.refreshSupport === true;
    return {
      serverInfo: { name: "ecp" },
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
        codeLensProvider: {},
        executeCommandProvider: { commands: Object.values(serverCommands) },
      },
    };
  });

  // ---------------------------------------------------------------- diagnostics

  const publish = (snapshot: Snapshot): void => {
    const open = workspace.text(snapshot.name);
    if (open === undefined || snapshot.waiting) return;
    const found = problemsOf(snapshot);
    const diagnostics = found.map((each) => toDiagnostic(snapshot, each, addresses()));
    void connection.sendDiagnostics({ uri: open.uri, version: open.version, diagnostics });
    const errors = found.filter(({ severity }) => severity === "error").length;
    const analysed: AnalysedParams = { uri: open.uri, version: open.version, errors };
    void connection.sendNotification(methods.analysed, analysed);
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
      results.edited(name, snapshot);
      if (snapshot === undefined) continue;
      if (compiled.estimate(snapshot) <= patience) {
        for (const reading of snapshot.instances) {
          if (compiled.missing(snapshot) !== undefined) compiled.compile(snapshot, reading);
        }
        publish(snapshot);
      } else {
        publish(snapshot);
        setTimeout(() => compileNext(snapshot), 0);
      }
    }
  };
  /** An instance at a time, as long as the text is what it was: whatever else waits comes between. */
  const compileNext = (snapshot: Snapshot): void => {
    if (workspace.snapshot(snapshot.name) !== snapshot) return;
    const reading = compiled.missing(snapshot);
    if (reading === undefined) {
      publish(snapshot);
      return;
    }
    compiled.compile(snapshot, reading);
    setTimeout(() => compileNext(snapshot), 0);
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
    results.edited(name, undefined);
    void connection.sendDiagnostics({ uri: document.uri, diagnostics: [] });
    for (const user of users) look(user);
  });
  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri } of changes) changed(nameOfAddress(uri));
  });
  const changed = (name: string): void => {
    for (const user of workspace.changed(name)) look(user);
  };

  // ---------------------------------------------------------------- solving

  const own = makeOwnRequests(workspace, results, problemsOf, (solved: SolvedParams) => {
    void connection.sendNotification(methods.solved, solved);
    refreshLenses();
  });
  const refreshLenses = (): void => {
    if (client.refreshesLenses) void connection.sendRequest(CodeLensRefreshRequest.type);
  };
  const watch = ({ workDoneToken }: WorkDoneProgressParams, token: CancellationToken): Watch => {
    const say = (value: WorkDoneProgressBegin | WorkDoneProgressReport | WorkDoneProgressEnd): void => {
      if (workDoneToken !== undefined)
        void connection.sendProgress(WorkDoneProgress.type, workDoneToken, value);
    };
    return {
      onStart: (cancel) => {
        refreshLenses();
        token.onCancellationRequested(cancel);
        say({ kind: "begin", title: "Solving", cancellable: true, percentage: 0 });
      },
      onProgress: (fraction, found) => {
        const message = found === "" || found === "0" ? {} : { message: `${found} found` };
        say({ kind: "report", percentage: Math.round(fraction * 100), ...message });
      },
      onEnd: () => say({ kind: "end" }),
    };
  };
  const answer = <Params, Result>(
    method: string,
    handler: (params: Params, watch: Watch) => Result | Promise<Result>,
  ): void => {
    connection.onRequest(
      method,
      async (params: Params & WorkDoneProgressParams, token: CancellationToken) => {
        try {
          return await handler(params, watch(params, token));
        } catch (error) {
          if (!(error instanceof UnknownInstance)) throw error;
          return new ResponseError(ErrorCodes.InvalidParams, error.message);
        }
      },
    );
  };
  answer(methods.instances, own.instances);
  answer(methods.board, own.board);
  answer(methods.setSymbol, own.setSymbol);
  answer(methods.page, own.page);
  answer(methods.standardFile, own.standardFile);
  answer(methods.solve, own.solve);
  answer(methods.count, own.count);
  answer(methods.candidates, own.candidates);
  connection.onExecuteCommand((params, token) => {
    const of: unknown = params.arguments?.[0];
    if (!isInstanceParams(of)) return undefined;
    const watching = watch(params, token);
    return params.command === serverCommands.count ? own.count(of, watching) : own.solve(of, watching);
  });
  connection.onCodeLens(({ textDocument: { uri } }) => {
    const snapshot = snapshotAt(uri);
    if (snapshot === undefined) return [];
    const commands = client.options.lensCommands ?? serverCommands;
    return codeLenses(snapshot, results).map((lens) => toCodeLens(snapshot, uri, lens, commands));
  });
  connection.onShutdown(() => solver.stop());

  documents.listen(connection);
  connection.listen();
  return { changed };
}

const isInstanceParams = (value: unknown): value is InstanceParams =>
  isRecord(value) && typeof value.uri === "string" && typeof value.instance === "string";

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
