/**
 * The front door for programs: a text → its answers. It does what `ecpc solve` does, without files, a terminal or threads; whoever wants more (a
 * trace, a count by threads, a board to draw on) takes the steps of `compile.ts` one by one.
 */

import { type OptionId, search, worthOf } from "@ecp/engine";
import { type Analysis, analyse, compileInstance } from "./compile.js";
import { timeIsUp } from "./diagnostics/catalogue/ecp5003-time-is-up.js";
import { noSuchInstance } from "./diagnostics/catalogue/ecp6003-no-such-instance.js";
import { nothingToSolve } from "./diagnostics/catalogue/ecp6004-nothing-to-solve.js";
import { type Diagnostic, diagnose, saysError } from "./diagnostics/diagnostic.js";
import { nearName } from "./diagnostics/near-name.js";
import { makeScene } from "./draw/make-scene.js";
import { drawSvg } from "./draw/svg/svg.js";
import { drawText } from "./draw/text/text.js";
import type { Ground } from "./ground.js";
import type { Host } from "./host.js";
import { answerJson } from "./json/answer.js";
import type { JsonObject } from "./json/json.js";
import type { Status } from "./json/result.js";
import { whyNone } from "./lower/answers/why-none.js";
import type { Solution } from "./solution.js";
import { makeSource, positionAt, type Source } from "./text/source.js";
import { spanOf } from "./text/span.js";
import { NODES_BETWEEN } from "./thresholds.js";
import type { Typed, TypedInstance } from "./typed.js";
import type { Best } from "./verdicts/best.js";

/** The compiler is typed without those of browsers and Node, which both have it. */
declare function setTimeout(run: () => void, milliseconds: number): unknown;

export interface SolveTextOptions {
  /** The name of an instance, or of a puzzle that needs none; the first of the text, if left out. */
  readonly instance?: string;
  /**
   * How many answers are wanted: 2 unless told, which shows whether one is the only one; 0 is all. Left out, one of the best is looked for where the text has
   * `maximize` or `minimize`.
   */
  readonly limit?: number;
  /** Parameters, as `--set n=10`: the name → the value as text. */
  readonly set?: Readonly<Record<string, string>>;
  /** Ends the work: heard before compiling, and some hundred times a second while searching. */
  readonly signal?: { readonly aborted: boolean };
  /** Asked some hundred times a second, while compiling too: true ends the work. For a limit of time. */
  readonly expired?: () => boolean;
  /** Reads the files that the text names (`use "…"`, tables). Without it there are none; `use std` needs none. */
  readonly host?: Host;
}

export interface TextAnswer {
  /** The answer as `ecpc solve --json` prints it: each layer that was to be found by its name; cells are rows of columns. */
  readonly values: JsonObject;
  /** The board as text, or as an SVG image. */
  readonly text: () => string;
  readonly svg: () => string;
}

export interface TextMessage {
  readonly code: string;
  readonly severity: Diagnostic["severity"];
  readonly message: string;
  readonly help?: string;
  /** The file, as it is named in `use`; empty for the text itself. From 1, in units of UTF-16. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface TextResult {
  /**
   * `unique`: there is this answer and no other; `multiple`: there are more; `none`: proved that there is none; `unknown`: a limit or the signal came first;
   * `error`: the text has errors; `best`: the text says which answers are best, this is one, and none is better.
   */
  readonly status: Status;
  readonly answers: readonly TextAnswer[];
  /** Whether `answers` are all. */
  readonly complete: boolean;
  /** Where the text says which answers are best, and `limit` was left out: how good the answer is. */
  readonly best?: Best;
  /** Why there is no answer, or why it is not known, where that can be said. */
  readonly reason?: string;
  /** Errors, warnings and hints, in the order of the text. */
  readonly messages: readonly TextMessage[];
}

const withoutFiles: Host = { read: (path) => ({ refused: `there is no file ${path} here` }) };

/** Messages say lines of data files as well. */
const noting = (host: Host, sources: Map<string, Source>): Host => ({
  ...host,
  read: (path, from) => {
    const answer = host.read(path, from);
    if (!("refused" in answer)) sources.set(answer.file, makeSource(answer.file, answer.text));
    return answer;
  },
});

/** The readers of sentences are loaded only where there are errors. */
async function mendedWhere(analysis: Analysis, host: Host): Promise<readonly Diagnostic[]> {
  const { diagnostics } = analysis;
  if (!diagnostics.some(saysError)) return diagnostics;
  const { mended } = await import("./mending/mending.js");
  return mended(analysis, host).diagnostics;
}

/** Never throws for what a text says: errors are messages. */
export async function solveText(text: string, options: SolveTextOptions = {}): Promise<TextResult> {
  const sources = new Map<string, Source>();
  const host = noting(options.host ?? withoutFiles, sources);
  const analysis = analyse("", text, host);
  const { source, resolved, typed } = analysis;
  const diagnostics = await mendedWhere(analysis, host);
  for (const [name, each] of [...resolved.sources, ["", source] as const]) sources.set(name, each);
  const result = resultOf(sources);
  const instance = chosen(typed, options.instance);
  if ("code" in instance) return result("error", diagnostics.length > 0 ? diagnostics : [instance]);
  if (!typed.isSoundInstance(instance)) return result("error", diagnostics);
  const isOver = (): boolean => options.signal?.aborted === true || options.expired?.() === true;
  if (isOver()) return result("unknown", diagnostics, { reason: stopped });
  const settings = { set: new Map(Object.entries(options.set ?? {})), expired: isOver };
  const compiled = compileInstance(typed, instance, settings, host);
  const all = [...diagnostics, ...compiled.diagnostics];
  const { ground, lowered } = compiled;
  if (ground === undefined || lowered === undefined) {
    const isLimit = all.find(({ code, severity }) => severity === "error" && code.startsWith("ECP5"));
    if (isLimit === undefined) return result("error", all);
    return result("unknown", all, { reason: isLimit.code === timeIsUp.code ? stopped : isLimit.message });
  }
  const wanted = options.limit ?? 2;
  // One more than is wanted, where that decides whether the answer is the only one.
  const objective = options.limit === undefined ? lowered.objective : undefined;
  const limit = wanted === 0 ? 0 : Math.max(2, wanted);
  const run = search(lowered.problem, objective === undefined ? { limit } : { best: true });
  const found: OptionId[][] = [];
  while (run.step(NODES_BETWEEN) === "running" && !isOver()) {
    found.push(...run.next());
    await new Promise<void>((resolve) => setTimeout(resolve, 0));
  }
  found.push(...run.next());
  const answer = (chosen: readonly OptionId[]): TextAnswer => answerOf(ground, lowered.decode(chosen));
  const last = found.at(-1);
  if (objective !== undefined && last !== undefined) {
    const reached = worthOf(lowered.problem, last);
    const isBest = run.state === "done";
    const best = objective.best(reached, isBest ? reached : run.bound?.());
    const rest = { answers: [answer(last)], best };
    return isBest ? result("best", all, rest) : result("unknown", all, { ...rest, reason: stopped });
  }
  const answers = (wanted === 0 ? found : found.slice(0, wanted)).map(answer);
  const complete = run.state === "done" && answers.length === found.length;
  if (found.length > 1) return result("multiple", all, { answers, complete });
  if (run.state !== "done") return result("unknown", all, { answers, reason: stopped });
  if (found.length === 1) return result("unique", all, { answers, complete });
  const reason = whyNone(run, lowered, compiled.diagnostics)?.message;
  return result("none", all, { complete, ...(reason === undefined ? {} : { reason }) });
}

const stopped = "it was stopped before it was decided";

function answerOf(ground: Ground, solution: Solution): TextAnswer {
  const picture = { ground, solution, ...(ground.board === undefined ? {} : { board: ground.board }) };
  return {
    values: answerJson(picture),
    text: () => drawText(makeScene(picture)),
    svg: () => drawSvg(makeScene(picture), { title: ground.puzzle.title ?? ground.puzzle.name }),
  };
}

function chosen({ instances, puzzles }: Typed, name: string | undefined): TypedInstance | Diagnostic {
  const here = spanOf("", 0, 0);
  const nameOf = (instance: TypedInstance): string => instance.name ?? instance.puzzle.name;
  const found = name === undefined ? instances[0] : instances.find((instance) => nameOf(instance) === name);
  if (found !== undefined) return found;
  if (name === undefined)
    return diagnose(nothingToSolve, here, { puzzles: puzzles.map((each) => each.name) });
  const names = instances.map(nameOf);
  return diagnose(noSuchInstance, here, { name, near: nearName(name, names), names });
}

type Rest = Partial<Omit<TextResult, "status" | "messages">>;

const resultOf =
  (sources: ReadonlyMap<string, Source>) =>
  (status: Status, diagnostics: readonly Diagnostic[], rest: Rest = {}): TextResult => ({
    status,
    answers: [],
    complete: false,
    messages: diagnostics.map((each) => messageOf(each, sources)),
    ...rest,
  });

function messageOf(
  { code, severity, message, help, span }: Diagnostic,
  sources: ReadonlyMap<string, Source>,
): TextMessage {
  const source = sources.get(span.file);
  const { line, character } =
    source === undefined ? { line: 0, character: 0 } : positionAt(source, span.start);
  const place = { file: span.file, line: line + 1, column: character + 1 };
  return { code, severity, message, ...(help === undefined ? {} : { help }), ...place };
}
