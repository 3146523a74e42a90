/**
 * Why an instance has no answer: rules and givens that contradict, none of which can be left out.
 *
 * From the coarse to the fine, so that few rules come first and few givens second: the rules of the text that are needed at all (the puzzle is
 * compiled without each: whatever grounding makes of a rule, this is what it means to do without it); the items of a cover; then, with
 * selectors (soften.ts), the givens, and of the rules the instances: row 3, not every row. A part that was needed with more is needed with
 * less, so the whole is irreducible if each step was.
 */
import { type OptionId, search } from "@ecp/engine";
import { type Analysis, compileInstance, withSoundVariants } from "../compile.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { GroundingSettings, Settings } from "../ground/settings.js";
import type { Ground } from "../ground.js";
import type { Host } from "../host.js";
import { type Lowered, lowerGround } from "../lower/lower.js";
import type { TypedInstance } from "../typed.js";
import { type CoverPart, coverParts, withParts } from "./cover-parts.js";
import { type Halved, halve } from "./halving.js";
import { Judge, type Slices, type Verdict } from "./judge.js";
import { coverMember, type ExplainedMember, emptyMember, groupMember, unitMember } from "./member.js";
import { shrink } from "./shrink.js";
import { type Softened, type SoftGroup, soften } from "./soften.js";
import { type Unit, unitAt, unitsOf, withOnly } from "./units.js";

export interface ExplainTask {
  readonly analysis: Analysis;
  readonly instance: TypedInstance;
  readonly settings: Settings;
  readonly host: Host;
  /** Nodes after which one question among many is given up; what it asked about then stays. */
  readonly patience?: number;
}

export interface Contradiction {
  readonly kind: "contradiction";
  /** Givens first, then rules in the order of the text. */
  readonly members: readonly ExplainedMember[];
  /** Leaving any one out was shown to make an answer possible; false where some question was given up. */
  readonly irreducible: boolean;
  readonly ground: Ground;
  /** The same as a problem: for tests. */
  readonly judged: {
    readonly softened: Softened;
    readonly lowered: Lowered;
    readonly groups: readonly SoftGroup[];
  };
}

export type Explained =
  | Contradiction
  /** There is an answer. */
  | { readonly kind: "answer" }
  /** It has errors, or is too large. */
  | { readonly kind: "refused"; readonly diagnostics: readonly Diagnostic[] };

const PATIENCE = 20_000;
const SLICE = 500;

/**
 * Goes on with each `next`, for a slice of work; the caller sees to the clock, and ends it with `return`. The first question, whether there is
 * an answer at all, is asked without a limit.
 */
export function* explainContradiction(task: ExplainTask): Slices<Explained> {
  const { instance, analysis, patience = PATIENCE } = task;
  const first = compiled(task, instance, {});
  if (first.lowered === undefined || first.ground === undefined)
    return { kind: "refused", diagnostics: first.diagnostics };
  if ((yield* failsToSolve(first.lowered, Number.POSITIVE_INFINITY)) === "no") return { kind: "answer" };

  const empty = emptyMember(first.ground, analysis.resolved.sources);
  if (empty !== undefined) {
    const judged = { softened: soften(first.ground), lowered: first.lowered, groups: [] };
    return { kind: "contradiction", members: [empty], irreducible: true, ground: first.ground, judged };
  }

  const units = yield* neededUnits(task, instance, patience);
  const puzzle = withOnly(instance.puzzle, units.parts);
  const apart = compiled(task, { ...instance, puzzle }, { givensApart: true });
  if (apart.ground === undefined) return { kind: "refused", diagnostics: apart.diagnostics };
  const cover = yield* neededParts(apart.ground, task.settings, patience);
  const ground = withParts(apart.ground, cover.parts);
  const softened = soften(ground);
  const lowered = lowerGround(softened.ground, task.settings);
  if (lowered.value === undefined) return { kind: "refused", diagnostics: lowered.diagnostics };
  const judge = new Judge(lowered.value, softened.groups);
  const needed = yield* neededGroups(judge, patience);

  const { sources } = analysis.resolved;
  const spoken = new Set(needed.groups.map(({ origin }) => unitAt(units.parts, origin.span)));
  const members = [
    ...cover.parts.map((part) => coverMember(ground, sources, part)),
    ...needed.groups.map((group) => groupMember(ground, sources, group)),
    // Grounding made one structure of this, so it is named as a whole.
    ...units.parts.filter((unit) => !spoken.has(unit)).map((unit) => unitMember(sources, unit)),
  ];
  const order = ({ kind, span }: ExplainedMember): number => (kind === "given" ? 0 : 2 ** 40) + span.start;
  return {
    kind: "contradiction",
    members: members.sort((a, b) => order(a) - order(b)),
    irreducible: units.irreducible && cover.irreducible && needed.irreducible,
    ground: first.ground,
    judged: { softened, lowered: lowered.value, groups: needed.groups },
  };
}

function compiled(task: ExplainTask, instance: TypedInstance, more: Partial<GroundingSettings>) {
  return compileInstance(
    withSoundVariants(task.analysis.typed),
    instance,
    { ...task.settings, ...more },
    task.host,
  );
}

function* failsToSolve(lowered: Lowered, patience: number): Slices<"yes" | "no" | "unknown"> {
  const nodeLimit = Number.isFinite(patience) ? { nodeLimit: patience } : {};
  const running = search(lowered.problem, { limit: 1, ...nodeLimit });
  while (running.step(SLICE) === "running") yield;
  const found: readonly (readonly OptionId[])[] = running.next();
  if (found.length > 0) return "no";
  return running.state === "done" ? "yes" : "unknown";
}

/** The rules that fail together, by compiling with others left out. */
function* neededUnits(task: ExplainTask, instance: TypedInstance, patience: number): Slices<Halved<Unit>> {
  const fails = function* (units: readonly Unit[]): Slices<"yes" | "no" | "unknown"> {
    const { lowered } = compiled(task, { ...instance, puzzle: withOnly(instance.puzzle, units) }, {});
    yield;
    // A constraint stays if others cannot be read without it.
    return lowered === undefined ? "no" : yield* failsToSolve(lowered, patience);
  };
  return yield* halve(unitsOf(instance.puzzle.statements), fails);
}

function* neededParts(ground: Ground, settings: Settings, patience: number): Slices<Halved<CoverPart>> {
  const fails = function* (parts: readonly CoverPart[]): Slices<"yes" | "no" | "unknown"> {
    const softened = soften(withParts(ground, parts));
    const { value } = lowerGround(softened.ground, settings);
    yield;
    if (value === undefined) return "no";
    const verdict = yield* new Judge(value, softened.groups).ask(softened.groups, { patience });
    return verdict.kind === "impossible" ? "yes" : verdict.kind === "possible" ? "no" : "unknown";
  };
  return yield* halve(coverParts(ground), fails);
}

/** Orders in which the rules are held when a first refutation is looked for: the smallest is a good start. */
const orders: readonly (<Each>(all: readonly Each[]) => readonly Each[])[] = [
  (all) => all,
  (all) => [...all].reverse(),
  (all) => [...all.filter((_, index) => index % 2 === 0), ...all.filter((_, index) => index % 2 === 1)],
];

function* neededGroups(
  judge: Judge,
  patience: number,
): Slices<{ readonly groups: readonly SoftGroup[]; readonly irreducible: boolean }> {
  let core: readonly SoftGroup[] | undefined;
  const isGiven = (group: SoftGroup): boolean => group.given !== undefined;
  const rules = judge.groups.filter((group) => !isGiven(group));
  const all = [...rules, ...judge.groups.filter(isGiven)];
  for (const order of orders) {
    const verdict: Verdict = yield* judge.ask(order(all), {
      patience: core === undefined ? Number.POSITIVE_INFINITY : patience,
    });
    if (verdict.kind !== "impossible") continue;
    if (core === undefined || weight(verdict.core) < weight(core)) core = verdict.core;
  }
  if (core === undefined) return { groups: [], irreducible: false };
  const givens = core.filter(isGiven);
  const fewGivens = yield* shrink(judge, [...rules, ...givens], givens, patience);
  const start = yield* judge.ask(fewGivens.groups, { patience });
  const left = start.kind === "impossible" ? start.core : fewGivens.groups;
  const kept = fewGivens.groups.filter(isGiven);
  const rest = left.filter((group) => !isGiven(group));
  const few = yield* shrink(judge, [...rest, ...kept], rest, patience);
  return { groups: few.groups, irreducible: fewGivens.irreducible && few.irreducible };
}

/** Givens weigh more than rules do. */
const weight = (groups: readonly SoftGroup[]): number =>
  groups.reduce((sum, { given }) => sum + (given === undefined ? 1 : 10), 0);
