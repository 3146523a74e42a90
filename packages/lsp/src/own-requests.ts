/** The server's own requests (protocol.ts), answered from snapshots and from what searches have found. */
import { catalogue, FRAMES, fractionText, MOST_FRAMES, positionAt, standardLibrary } from "@ecp/compiler";
import { nameOfAddress } from "./addresses.js";
import { boardCells, boardMarks, type Drawing, drawBoard } from "./capabilities/board.js";
import type { Problem } from "./capabilities/diagnostics.js";
import { listProblems } from "./capabilities/listed-problems.js";
import { exportText, importText } from "./capabilities/other-forms.js";
import { checkResult, notChecked, playBoard } from "./capabilities/play.js";
import { setSymbol } from "./capabilities/set-symbol.js";
import { infoOf, readingOf } from "./instances.js";
import { extentOf } from "./places.js";
import type {
  BoardParams,
  BoardResult,
  CandidatesParams,
  CandidatesResult,
  CellCandidates,
  CheckParams,
  CheckResult,
  ExplainParams,
  ExplainResult,
  ExportParams,
  FoundParams,
  GenerateParams,
  GenerateResult,
  ImportParams,
  InstanceParams,
  InstancesParams,
  InstancesResult,
  OtherFormResult,
  PageParams,
  PageResult,
  PlayResult,
  ProblemsParams,
  ProblemsResult,
  ReadFileResult,
  ReplayParams,
  ReplayResult,
  SetSymbolParams,
  SetSymbolResult,
  SolvedParams,
  SolveParams,
  SolveResult,
  StandardFileParams,
  VerifyParams,
  VerifyResult,
} from "./protocol.js";
import type { InstanceReading, Snapshot } from "./snapshot.js";
import { makeExplanations } from "./solving/explanations.js";
import type { CheckTask, GenerateTask, SearchTask } from "./solving/job.js";
import { replay } from "./solving/replay.js";
import { jobOf, type Outcome, type Results, type Watch } from "./solving/results.js";
import type { Solver } from "./solving/solver.js";
import { statusOf, verdictInWords } from "./solving/status.js";
import { verify } from "./solving/verify.js";
import type { Workspace } from "./workspace.js";

/** A request that names a text or an instance that there is not. */
export class UnknownInstance extends Error {}

export interface OwnRequests {
  readonly instances: (params: InstancesParams) => InstancesResult;
  readonly problems: (params: ProblemsParams) => ProblemsResult;
  readonly board: (params: BoardParams) => BoardResult;
  readonly solve: (params: SolveParams, watch: Watch) => Promise<SolveResult>;
  readonly count: (params: InstanceParams, watch: Watch) => Promise<SolveResult>;
  readonly candidates: (params: CandidatesParams, watch: Watch) => Promise<CandidatesResult>;
  readonly play: (params: InstanceParams) => PlayResult;
  readonly check: (params: CheckParams, watch: Watch) => Promise<CheckResult>;
  readonly explain: (params: ExplainParams, watch: Watch) => Promise<ExplainResult>;
  readonly replay: (params: ReplayParams, watch: Watch) => Promise<ReplayResult>;
  readonly verify: (params: VerifyParams, watch: Watch) => Promise<VerifyResult>;
  readonly generate: (params: GenerateParams, watch: Watch) => Promise<GenerateResult>;
  readonly setSymbol: (params: SetSymbolParams) => SetSymbolResult;
  readonly import: (params: ImportParams) => OtherFormResult;
  readonly export: (params: ExportParams) => OtherFormResult;
  readonly page: (params: PageParams) => PageResult;
  readonly standardFile: (params: StandardFileParams) => ReadFileResult;
}

interface Drawn extends Drawing {
  readonly version: number;
}

export function makeOwnRequests(
  workspace: Workspace,
  results: Results,
  solver: Solver,
  problemsOf: (snapshot: Snapshot) => readonly Problem[],
  on: {
    readonly found: (found: FoundParams) => void;
    readonly solved: (solved: SolvedParams) => void;
  },
  memoryBytes?: number,
): OwnRequests {
  /** The last board of each instance that could be read. */
  const drawn = new Map<string, Drawn>();
  const explanations = makeExplanations(solver, memoryBytes);

  const snapshotAt = (uri: string): Snapshot => {
    const snapshot = workspace.snapshotOf(nameOfAddress(uri));
    if (snapshot === undefined) throw new UnknownInstance(`there is no text ${uri}`);
    return snapshot;
  };
  const find = ({ uri, instance }: InstanceParams): readonly [Snapshot, InstanceReading] => {
    const snapshot = snapshotAt(uri);
    const reading = readingOf(snapshot, instance);
    if (reading === undefined) throw new UnknownInstance(`there is no instance ${instance}`);
    return [snapshot, reading];
  };

  const search = async (params: InstanceParams, task: SearchTask, watch: Watch): Promise<SolveResult> => {
    const [snapshot, reading] = find(params);
    const base = { uri: params.uri, version: snapshot.version, instance: reading.id };
    const onFound = (answers: number): void => on.found({ ...base, answers });
    const outcome = await results.run(snapshot, reading, task, { ...watch, onFound });
    const result = solveResult(snapshot, reading, outcome);
    on.solved({ ...result, uri: params.uri });
    return result;
  };

  return {
    instances: ({ uri }) => {
      const snapshot = snapshotAt(uri);
      return {
        version: snapshot.version,
        instances: snapshot.instances.map((reading) => infoOf(snapshot, reading)),
      };
    },
    problems: ({ uri }) => {
      const snapshot = snapshotAt(uri);
      return { version: snapshot.version, ...listProblems(snapshot.source, problemsOf(snapshot)) };
    },
    board: (params) => {
      const [snapshot, reading] = find(params);
      const result = results.of(snapshot, reading);
      const solution = params.answer === undefined ? undefined : result?.solutions[params.answer];
      const place = `${snapshot.name}\0${reading.id}`;
      const drawing = drawBoard(reading, solution);
      if (drawing !== undefined) drawn.set(place, { ...drawing, version: snapshot.version });
      const shown = drawn.get(place);
      const { step } = params;
      const svg =
        (step === undefined ? undefined : explanations.boardAfter(snapshot, reading, step)) ?? shown?.svg;
      return {
        version: snapshot.version,
        instance: infoOf(snapshot, reading),
        ...(svg === undefined ? {} : { svg }),
        drawnOf: shown?.version ?? snapshot.version,
        stale: drawing === undefined,
        rows: shown?.rows ?? 0,
        columns: shown?.columns ?? 0,
        cells: boardCells(snapshot, reading),
        marks: boardMarks(snapshot, reading, problemsOf(snapshot)),
        status: statusOf(result, drawing === undefined, reading.instance.expect),
      };
    },
    solve: (params, watch) => search(params, { kind: "solve", limit: Math.max(1, params.limit ?? 1) }, watch),
    count: (params, watch) => search(params, { kind: "count" }, watch),
    candidates: async (params, watch) => {
      const [snapshot, reading] = find(params);
      const { by = "answers", entries = [] } = params;
      const outcome = await results.run(snapshot, reading, { kind: "candidates", by, entries }, watch);
      return candidatesResult(snapshot, reading, outcome);
    },
    play: (params) => {
      const [snapshot, reading] = find(params);
      return playBoard(snapshot, reading);
    },
    check: (params, watch) =>
      new Promise((resolve) => {
        const [snapshot, reading] = find(params);
        const settle = (result: CheckResult): void => {
          watch.onEnd();
          resolve(result);
        };
        const task: CheckTask = { kind: "check", entries: params.entries };
        const work = solver.start(jobOf(snapshot, reading, task, memoryBytes), (report) => {
          if (report.kind === "checked") settle(checkResult(snapshot, reading, report.checked));
          else if (report.kind === "verdict") settle(notChecked(snapshot, reading, report.reason));
        });
        watch.onStart(() => {
          work.cancel();
          settle({ ...notChecked(snapshot, reading, "cancelled"), status: "cancelled" });
        });
      }),
    explain: (params, watch) => {
      const [snapshot, reading] = find(params);
      const { what, entries } = params;
      const task = { kind: "explain", what, ...(entries === undefined ? {} : { entries }) } as const;
      return explanations.explain(snapshot, reading, task, watch);
    },
    replay: (params, watch) => {
      const [snapshot, reading] = find(params);
      const { steps = FRAMES, entries } = params;
      const task = {
        kind: "replay",
        steps: Math.min(steps, MOST_FRAMES),
        ...(entries === undefined ? {} : { entries }),
      } as const;
      return replay(solver, jobOf(snapshot, reading, task, memoryBytes), watch).then((film) => ({
        version: snapshot.version,
        instance: reading.id,
        ...film,
      }));
    },
    verify: (params, watch) => {
      const [snapshot, reading] = find(params);
      const job = jobOf(snapshot, reading, { kind: "verify" } as const, memoryBytes);
      return verify(solver, job, watch).then((told) => ({
        version: snapshot.version,
        instance: reading.id,
        ...told,
      }));
    },
    generate: (params, watch) =>
      new Promise((resolve) => {
        const [snapshot, reading] = find(params);
        const { size, keepStructure = false, symmetry = "none", seed } = params;
        const task: GenerateTask = {
          kind: "generate",
          keepStructure,
          symmetry,
          seed,
          ...(size === undefined ? {} : { size }),
        };
        const settle = (result: GenerateResult): void => {
          watch.onEnd();
          resolve(result);
        };
        const work = solver.start(jobOf(snapshot, reading, task, memoryBytes), (report) => {
          if (report.kind === "made") settle({ text: report.text, minimal: report.minimal });
          else if (report.kind === "verdict") settle({ refused: report.reason ?? "nothing was made" });
        });
        watch.onStart(() => {
          work.cancel();
          settle({ refused: "cancelled" });
        });
      }),
    setSymbol: (params) => {
      const [snapshot, reading] = find(params);
      const { version, source } = snapshot;
      const set = setSymbol(snapshot, reading, params.cell, params.symbol, params.map);
      if ("refused" in set) return { version, ...set };
      const start = positionAt(source, set.at.start);
      return {
        version,
        edits: set.edits.map(({ span, text }) => ({ range: extentOf(source, span), newText: text })),
        range: { start, end: { line: start.line, character: start.character + set.symbol.length } },
      };
    },
    import: ({ text }) => importText(text),
    export: (params) => exportText(find(params)[1], params.to),
    page: ({ code }) => {
      const entry = catalogue.find((each) => each.code === code);
      if (entry === undefined) return { refused: `there is no diagnostic ${code}` };
      const { slug, page } = entry;
      const example = (title: string, text: string | undefined): string =>
        text === undefined ? "" : `\n## ${title}\n\n\`\`\`ecp\n${text.trimEnd()}\n\`\`\`\n`;
      return {
        markdown: `# ${code}: ${slug.replaceAll("-", " ")}\n\n${page.meaning}\n${example("Wrong", page.failing)}${example("Right", page.corrected)}`,
      };
    },
    standardFile: ({ uri }) => {
      const text = standardLibrary.get(uri.replace(/^std:\/*/, ""));
      return text === undefined ? { refused: "the standard library has no such file" } : { text };
    },
  };
}

function solveResult(snapshot: Snapshot, { id }: InstanceReading, outcome: Outcome): SolveResult {
  const base = { version: snapshot.version, instance: id };
  if (typeof outcome === "string") {
    const says = outcome === "stale" ? "the text was changed" : "cancelled";
    return { ...base, status: outcome, answers: 0, says, milliseconds: 0 };
  }
  const { result, milliseconds } = outcome;
  const { verdict, solutions, count } = result;
  return {
    ...base,
    status: verdict?.status ?? "unknown",
    answers: solutions.length,
    ...(count === undefined ? {} : { count }),
    ...(verdict?.reason === undefined ? {} : { reason: verdict.reason }),
    says: verdictInWords(verdict, count, solutions.length),
    ...(verdict?.best?.value === undefined ? {} : { best: fractionText(verdict.best.value) }),
    milliseconds: Math.round(milliseconds),
  };
}

function candidatesResult(snapshot: Snapshot, reading: InstanceReading, outcome: Outcome): CandidatesResult {
  const base = { version: snapshot.version, instance: reading.id };
  if (typeof outcome === "string") return { ...base, status: outcome, candidates: [] };
  const { verdict, candidates } = outcome;
  const { board, puzzle } = reading.data().ground ?? {};
  const onCells = new Set(puzzle?.layers.flatMap(({ name, on }) => (on.kind === "cell" ? [name] : [])));
  const known = (candidates ?? []).map((each): CellCandidates => {
    const isCell = onCells.has(each.layer) && (each.part === "value" || each.part === "shape");
    return isCell && board !== undefined ? { ...each, cell: board.cellName(each.element) } : each;
  });
  if (candidates !== undefined) return { ...base, status: "done", candidates: known };
  const status = verdict.status === "none" || verdict.status === "error" ? verdict.status : "unknown";
  return {
    ...base,
    status,
    candidates: [],
    ...(verdict.reason === undefined ? {} : { reason: verdict.reason }),
  };
}
