/**
 * The server: what a connection asks, answered by capabilities over snapshots. Here is when things happen, and nothing of what they mean.
 */

import {
  type CancellationToken,
  type CodeActionParams,
  type CodeLensParams,
  CodeLensRefreshRequest,
  type CompletionParams,
  type Connection,
  type DefinitionParams,
  type DocumentFormattingParams,
  type DocumentHighlightParams,
  type DocumentOnTypeFormattingParams,
  type DocumentRangeFormattingParams,
  ErrorCodes,
  type ExecuteCommandParams,
  type HoverParams,
  type InitializeParams,
  type InitializeResult,
  type InlayHintParams,
  LSPErrorCodes,
  type PrepareRenameParams,
  type ReferenceParams,
  type RenameParams,
  ResponseError,
  type SelectionRangeParams,
  type SemanticTokensRangeParams,
  type SignatureHelpParams,
  type TextDocumentPositionParams,
  TextDocumentSyncKind,
  TextDocuments,
  WorkDoneProgress,
  type WorkDoneProgressBegin,
  type WorkDoneProgressEnd,
  type WorkDoneProgressParams,
  type WorkDoneProgressReport,
  type WorkspaceSymbolParams,
} from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import { addressOfName, nameOfAddress } from "./addresses.js";
import { codeActions } from "./capabilities/code-actions.js";
import { codeLenses, lensActions } from "./capabilities/code-lenses.js";
import { complete } from "./capabilities/completion/complete.js";
import { definition } from "./capabilities/definition.js";
import { type Problem, problems } from "./capabilities/diagnostics.js";
import { documentSymbols, workspaceSymbols } from "./capabilities/document-symbols.js";
import { folds } from "./capabilities/folding.js";
import { formatting, formattingOnType } from "./capabilities/formatting.js";
import { hover } from "./capabilities/hover.js";
import { inlayHints } from "./capabilities/inlay-hints.js";
import { links } from "./capabilities/links.js";
import { occurrences, type Target, targetAt, textsToSearch } from "./capabilities/references.js";
import { renamable, rename } from "./capabilities/rename.js";
import { selections } from "./capabilities/selection.js";
import { semanticTokens } from "./capabilities/semantic-tokens.js";
import { signatureHelp } from "./capabilities/signature-help.js";
import { type Compiled, makeCompiled } from "./compiled.js";
import {
  type Addresses,
  capabilitiesOf,
  toCodeAction,
  toCodeLens,
  toCompletion,
  toDiagnostic,
  toFold,
  toFoundSymbol,
  toHint,
  toHover,
  toLink,
  toLocation,
  toRange,
  toSelection,
  toSemanticTokens,
  toSignatureHelp,
  toSymbol,
  toTextEdits,
  toWorkspaceEdit,
} from "./convert.js";
import type { Files } from "./files.js";
import { makeOwnRequests, UnknownInstance } from "./own-requests.js";
import { type Field, isRecord, malformedField } from "./parameters.js";
import { offsetAt, offsetsOf } from "./places.js";
import {
  type AnalysedParams,
  type FoundParams,
  type InitializationOptions,
  type InstanceParams,
  type LensCommands,
  methods,
  type SolvedParams,
  serverCommands,
} from "./protocol.js";
import type { Snapshot } from "./snapshot.js";
import { makeResults, type Watch } from "./solving/results.js";
import type { Solver } from "./solving/solver.js";
import { firstPatience } from "./thresholds.js";
import { foldersOf, withinFolders } from "./trust.js";
import { makeWorkspace } from "./workspace.js";

/** The services that the server gets from the place it runs in. */
export interface Surroundings {
  readonly files: Files;
  readonly solver: Solver;
  /** So much may a search take. */
  readonly memoryBytes?: number;
  /** Where the pages of diagnostics are, if they are beside the server. */
  readonly pages?: string;
}

/** The capabilities of the client. */
interface Client {
  options: InitializationOptions;
  refreshesLenses: boolean;
  snippets: boolean;
  folders: readonly string[];
}

export interface Server {
  /** A file that is not open has changed, or has come. */
  readonly changed: (name: string) => void;
}

export function startServer(
  connection: Connection,
  { files: allFiles, solver, memoryBytes, pages }: Surroundings,
): Server {
  const now = (): number => performance.now();
  const documents = new TextDocuments(TextDocument);
  const files = withinFolders(allFiles, () =>
    client.folders.length > 0 ? client.folders : foldersOf(workspace.open().map(({ name }) => name)),
  );
  const workspace = makeWorkspace(files);
  /** A mistake of the server's own is written to its log and ends nothing else. */
  const logFailure = (error: unknown): void =>
    connection.console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const compiled: Compiled = makeCompiled(now, logFailure);
  const results = makeResults(solver, now, memoryBytes);
  /** The client has sent `shutdown`: it hears nothing more. */
  let ended = false;
  const client: Client = { options: {}, refreshesLenses: false, snippets: false, folders: [] };

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
    client.snippets = params.capabilities.textDocument?.completion?.completionItem?.snippetSupport === true;
    client.folders = (params.workspaceFolders ?? []).map(({ uri }) => nameOfAddress(uri));
    if (client.options.trusted !== false) files.trust();
    client.refreshesLenses = params.capabilities.workspace?.codeLens?.refreshSupport === true;
    return {
      serverInfo: { name: "ecp" },
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
        ...capabilitiesOf(params),
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
    if (waiting.size === 0) later(lookNow);
    waiting.add(name);
  };
  const lookNow = (): void => {
    const names = [...waiting];
    waiting.clear();
    for (const name of names) guarded(() => lookAt(name));
  };
  const lookAt = (name: string): void => {
    const snapshot = workspace.snapshot(name);
    results.edited(name, snapshot);
    if (snapshot === undefined) return;
    if (compiled.estimate(snapshot) <= firstPatience) {
      for (let next = compiled.missing(snapshot); next !== undefined; next = compiled.missing(snapshot)) {
        compiled.compile(snapshot, next);
      }
      publish(snapshot);
    } else {
      publish(snapshot);
      later(() => compileNext(snapshot));
    }
  };
  const later = (work: () => void): void => {
    setTimeout(() => guarded(work), 0);
  };
  const guarded = (work: () => void): void => {
    if (ended) return;
    try {
      work();
    } catch (error) {
      logFailure(error);
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
    later(() => compileNext(snapshot));
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
  connection.onNotification(methods.trusted, () => {
    for (const name of files.trust()) changed(name);
  });
  const changed = (name: string): void => {
    for (const user of workspace.changed(name)) look(user);
  };

  // ---------------------------------------------------------------- capabilities

  /** A handler that sees well-formed parameters only, and none after the end. */
  const answering =
    <Params, More extends readonly unknown[], Result>(
      wanted: readonly Field[],
      ask: (params: Params, ...more: More) => Result,
    ) =>
    (params: Params, ...more: More): Result | ResponseError<void> => {
      if (ended) return new ResponseError(ErrorCodes.InvalidRequest, "the server was shut down");
      const field = malformedField(params, wanted);
      return field === undefined
        ? ask(params, ...more)
        : new ResponseError(ErrorCodes.InvalidParams, `\`${field}\` is missing or malformed`);
    };
  /** Asks a capability of the text that a request names; nothing where it is not open. */
  const asking = <Params extends { readonly textDocument: { readonly uri: string } }, Result>(
    wanted: readonly Field[],
    ask: (snapshot: Snapshot, params: Params) => Result,
  ) =>
    answering(["textDocument", ...wanted], (params: Params): Result | null => {
      const snapshot = snapshotAt(params.textDocument.uri);
      return snapshot === undefined ? null : ask(snapshot, params);
    });
  const { snapshotOf } = workspace;
  const offset = ({ source }: Snapshot, { position }: TextDocumentPositionParams): number =>
    offsetAt(source, position);
  /** Open texts, and puzzle files of the folders that the editor has open. */
  const everywhere = (): readonly Snapshot[] => {
    const names = new Set([...workspace.open().map(({ name }) => name), ...files.below(client.folders)]);
    return [...names].flatMap((name) => snapshotOf(name) ?? []);
  };
  const occurrencesOf = (target: Target, asked: Snapshot) =>
    textsToSearch(target, asked, everywhere).flatMap((snapshot) =>
      occurrences(snapshot, target, snapshotOf).map((occurrence) => ({ snapshot, occurrence })),
    );

  connection.onCompletion(
    asking(["position"], (snapshot, params: CompletionParams) =>
      toCompletion(snapshot, complete(snapshot, offset(snapshot, params), files), client.snippets),
    ),
  );
  connection.onHover(
    asking(["position"], (snapshot, params: HoverParams) =>
      toHover(snapshot, hover(snapshot, offset(snapshot, params), results, snapshotOf, compiled)),
    ),
  );
  connection.onSignatureHelp(
    asking(["position"], (snapshot, params: SignatureHelpParams) =>
      toSignatureHelp(signatureHelp(snapshot, offset(snapshot, params))),
    ),
  );
  connection.onDefinition(
    asking(["position"], (snapshot, params: DefinitionParams) => {
      const span = definition(snapshot, offset(snapshot, params), snapshotOf);
      if (span === undefined || (span.file.startsWith("std:") && client.options.standardFiles !== true))
        return null;
      return toLocation(snapshotOf(span.file) ?? snapshot, span, addresses()) ?? null;
    }),
  );
  connection.onReferences(
    asking(["position", "context"], (snapshot, params: ReferenceParams) => {
      const target = targetAt(snapshot, offset(snapshot, params), snapshotOf);
      if (target === undefined) return null;
      return occurrencesOf(target, snapshot).flatMap(({ snapshot: there, occurrence: { span, declares } }) =>
        declares && !params.context.includeDeclaration ? [] : (toLocation(there, span, addresses()) ?? []),
      );
    }),
  );
  connection.onDocumentHighlight(
    asking(["position"], (snapshot, params: DocumentHighlightParams) => {
      const target = targetAt(snapshot, offset(snapshot, params), snapshotOf);
      if (target === undefined) return null;
      return occurrences(snapshot, target, snapshotOf).map(({ span }) => ({
        range: toRange(snapshot.source, span),
      }));
    }),
  );
  connection.onPrepareRename(
    asking(["position"], (snapshot, params: PrepareRenameParams) => {
      const found = renamable(targetAt(snapshot, offset(snapshot, params), snapshotOf));
      return found === undefined
        ? null
        : { range: toRange(snapshot.source, found.span), placeholder: found.text };
    }),
  );
  connection.onRenameRequest(
    asking(["position", "newName"], (snapshot, params: RenameParams) => {
      const target = targetAt(snapshot, offset(snapshot, params), snapshotOf);
      if (target === undefined) return null;
      const found = occurrencesOf(target, snapshot);
      const renaming = rename(
        target,
        found.map(({ occurrence }) => occurrence),
        params.newName,
      );
      if ("refused" in renaming) return new ResponseError(LSPErrorCodes.RequestFailed, renaming.refused);
      return toWorkspaceEdit(snapshotOf, renaming.edits, addresses());
    }),
  );
  connection.onDocumentSymbol(
    asking([], (snapshot) => documentSymbols(snapshot).map((each) => toSymbol(snapshot, each))),
  );
  connection.onWorkspaceSymbol(
    answering(["query"], ({ query }: WorkspaceSymbolParams) =>
      workspaceSymbols(everywhere(), query).flatMap(
        (found) => toFoundSymbol(snapshotOf, found, addresses()) ?? [],
      ),
    ),
  );
  connection.languages.semanticTokens.on(
    asking([], (snapshot) => toSemanticTokens(snapshot, semanticTokens(snapshot))),
  );
  connection.languages.semanticTokens.onRange(
    asking(["range"], (snapshot, { range }: SemanticTokensRangeParams) =>
      toSemanticTokens(snapshot, semanticTokens(snapshot, offsetsOf(snapshot.source, range))),
    ),
  );
  connection.onFoldingRanges(asking([], (snapshot) => folds(snapshot).map(toFold)));
  connection.onSelectionRanges(
    asking(["positions"], (snapshot, { positions }: SelectionRangeParams) =>
      positions.map((position) =>
        toSelection(snapshot, selections(snapshot, offsetAt(snapshot.source, position))),
      ),
    ),
  );
  connection.onDocumentFormatting(
    asking([], (snapshot, _: DocumentFormattingParams) => toTextEdits(snapshot, formatting(snapshot))),
  );
  connection.onDocumentRangeFormatting(
    asking(["range"], (snapshot, { range }: DocumentRangeFormattingParams) =>
      toTextEdits(snapshot, formatting(snapshot, offsetsOf(snapshot.source, range))),
    ),
  );
  connection.onDocumentOnTypeFormatting(
    asking(["position"], (snapshot, params: DocumentOnTypeFormattingParams) =>
      toTextEdits(snapshot, formattingOnType(snapshot, offset(snapshot, params))),
    ),
  );
  connection.languages.inlayHint.on(
    asking(["range"], (snapshot, { range }: InlayHintParams) =>
      inlayHints(snapshot, offsetsOf(snapshot.source, range), compiled.options).map((each) =>
        toHint(snapshot, each),
      ),
    ),
  );
  connection.onDocumentLinks(
    asking([], (snapshot) => links(snapshot).map((each) => toLink(snapshot, each, addresses()))),
  );
  connection.onCodeAction(
    asking(["range"], (snapshot, { range }: CodeActionParams) =>
      codeActions(snapshot, offsetsOf(snapshot.source, range), problemsOf(snapshot)).map((each) =>
        toCodeAction(snapshot, each, snapshotOf, addresses()),
      ),
    ),
  );

  // ---------------------------------------------------------------- solving

  const tellSolved = (solved: SolvedParams): void => {
    if (ended) return;
    void connection.sendNotification(methods.solved, solved);
    refreshLenses();
  };
  const tellFound = (found: FoundParams): void => {
    if (ended) return;
    void connection.sendNotification(methods.found, found);
    refreshLenses();
  };
  const tell = { found: tellFound, solved: tellSolved };
  const own = makeOwnRequests(workspace, results, solver, problemsOf, tell, memoryBytes);
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
        const message =
          found === "" || found === "0" ? {} : { message: /^\d+$/.test(found) ? `${found} found` : found };
        say({ kind: "report", percentage: Math.round(fraction * 100), ...message });
      },
      onEnd: () => say({ kind: "end" }),
    };
  };
  const answer = <Params, Result>(
    method: string,
    wanted: readonly Field[],
    handler: (params: Params, watch: Watch) => Result | Promise<Result>,
  ): void => {
    connection.onRequest(
      method,
      answering(wanted, async (params: Params & WorkDoneProgressParams, token: CancellationToken) => {
        try {
          return await handler(params, watch(params, token));
        } catch (error) {
          if (!(error instanceof UnknownInstance)) throw error;
          return new ResponseError(ErrorCodes.InvalidParams, error.message);
        }
      }),
    );
  };
  const ofInstance: readonly Field[] = ["uri", "instance"];
  connection.onRequest(methods.alive, () => true);
  answer(methods.instances, ["uri"], own.instances);
  answer(methods.problems, ["uri"], own.problems);
  answer(methods.board, ofInstance, own.board);
  answer(methods.setSymbol, [...ofInstance, "cell", "symbol"], own.setSymbol);
  answer(methods.import, ["text"], own.import);
  answer(methods.export, [...ofInstance, "to"], own.export);
  answer(methods.page, ["code"], own.page);
  answer(methods.standardFile, ["uri"], own.standardFile);
  answer(methods.solve, ofInstance, own.solve);
  answer(methods.count, ofInstance, own.count);
  answer(methods.candidates, ofInstance, own.candidates);
  answer(methods.play, ofInstance, own.play);
  answer(methods.check, [...ofInstance, "entries"], own.check);
  answer(methods.explain, [...ofInstance, "what"], own.explain);
  answer(methods.replay, ofInstance, own.replay);
  answer(methods.verify, ofInstance, own.verify);
  answer(methods.generate, [...ofInstance, "seed"], own.generate);
  connection.onExecuteCommand(
    answering(["command"], (params: ExecuteCommandParams, token: CancellationToken) => {
      const of: unknown = params.arguments?.[0];
      if (!isInstanceParams(of)) return undefined;
      const watching = watch(params, token);
      return params.command === serverCommands.count ? own.count(of, watching) : own.solve(of, watching);
    }),
  );
  connection.onCodeLens(
    asking([], (snapshot, { textDocument: { uri } }: CodeLensParams) => {
      const commands: LensCommands = client.options.lensCommands ?? serverCommands;
      const offered = lensActions.filter((does) => commands[does] !== undefined);
      return codeLenses(snapshot, results, offered).map((lens) => toCodeLens(snapshot, uri, lens, commands));
    }),
  );
  connection.onShutdown(() => {
    ended = true;
    solver.stop();
  });

  documents.listen(connection);
  connection.listen();
  return { changed };
}

const isInstanceParams = (value: unknown): value is InstanceParams =>
  isRecord(value) && typeof value.uri === "string" && typeof value.instance === "string";

/** A client may send anything; whatever is not understood is left out. */
function lensCommandsOf(sent: unknown): Pick<InitializationOptions, "lensCommands"> {
  if (!isRecord(sent)) return {};
  const named = Object.fromEntries(
    lensActions.flatMap((does) => (typeof sent[does] === "string" ? [[does, sent[does]] as const] : [])),
  );
  const { solve, count, unique } = named;
  if (solve === undefined || count === undefined || unique === undefined) return {};
  return { lensCommands: { ...named, solve, count, unique } };
}

function optionsOf(sent: unknown): InitializationOptions {
  if (!isRecord(sent)) return {};
  const { lensCommands, readFiles, standardFiles, trusted, diagnosticPages } = sent;
  return {
    ...lensCommandsOf(lensCommands),
    ...(readFiles === true ? { readFiles } : {}),
    ...(trusted === false ? { trusted } : {}),
    ...(standardFiles === true ? { standardFiles } : {}),
    ...(typeof diagnosticPages === "string" ? { diagnosticPages } : {}),
  };
}
