/**
 * A way to the answer, step by step: each step finds what rules and known values force, and names them. The cheapest step comes first, as a person
 * would look for it: what unit propagation sees from few rules and few known values; only where that ends, what needs more.
 *
 * A value is forced where the rules, what is known and its opposite clash; the refutation, made irreducible, is the reason. An explanation stays
 * right when more is known, so each is kept until something cheaper is found. A value that some answer has otherwise is never forced, whatever
 * else is found: the path ends where only such are left.
 */
import { type OptionId, search } from "@ecp/engine";
import { type Analysis, compileInstance } from "../compile.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { Settings } from "../ground/settings.js";
import type { Ground } from "../ground.js";
import type { Host } from "../host.js";
import type { TypedInstance } from "../typed.js";
import { type Fact, valueFact } from "./facts.js";
import type { Slices } from "./judge.js";
import { layersOfWholes } from "./marks.js";
import { type ExplainedMember, groupMember, type SourceTexts } from "./member.js";
import { neighbours } from "./near.js";
import { Posed, pose } from "./posed.js";
import { type Explanation, isSame, refuted, type SearchEffort, TRIED_COST } from "./refuted.js";
import { type SoftGroup, soften } from "./soften.js";

export interface Step {
  readonly found: readonly Fact[];
  readonly rules: readonly ExplainedMember[];
  readonly known: readonly Fact[];
  /** It cannot be seen at once: a few cases have to be tried. */
  readonly tried: boolean;
}

export type PathEnd =
  | { readonly kind: "solved" }
  /** Nothing more is the same in all answers. They differ in these, or, if there are none, in options that some choose besides. */
  | {
      readonly kind: "open";
      readonly open: readonly Fact[];
      /** Only wholes were looked at: with their single marks the problem is too large. */
      readonly untried: boolean;
    }
  /** There may be more to tell, but nothing that could be seen with so much patience. */
  | { readonly kind: "given up"; readonly left: number }
  | { readonly kind: "no answer" }
  | { readonly kind: "refused"; readonly diagnostics: readonly Diagnostic[] };

export interface PathTask {
  readonly analysis: Analysis;
  readonly instance: TypedInstance;
  readonly settings: Settings;
  readonly host: Host;
}

/** Nodes beyond what is assumed: none but the conflict itself, a few cases, a search. */
const LEVELS: readonly SearchEffort[] = [
  { patience: 2, isSeenAtOnce: true },
  { patience: 60, isSeenAtOnce: false },
  { patience: 5_000, isSeenAtOnce: false },
];
/** A step that costs no more is taken without looking for a cheaper one. */
const CHEAP = 8;
const SLICE = 500;

/** Yields each step as soon as it is found, and undefined after every slice of work. */
export function* explainSolution(
  task: PathTask,
  begun: (ground: Ground) => void = () => {},
): Generator<Step | undefined, PathEnd, void> {
  const { analysis, instance, settings, host } = task;
  const apart = compileInstance(analysis.typed, instance, { ...settings, givensApart: true }, host);
  const { ground } = apart;
  if (ground === undefined) return { kind: "refused", diagnostics: apart.diagnostics };
  const softened = soften(ground, { definitions: true });
  let posed = pose(ground, softened, settings);
  if (!(posed instanceof Posed)) return { kind: "refused", diagnostics: posed };
  begun(ground);
  const known = (ground.givensApart ?? []).map(({ variable, value }) => valueFact(ground, variable, value));
  let answer = yield* posed.answer(known);
  if (answer === undefined) return { kind: "no answer" };
  if (posed.lacksWholes(answer)) {
    const all = pose(ground, softened, settings, { listed: true });
    if (all instanceof Posed) {
      posed = all;
      answer = (yield* posed.answer(known)) ?? answer;
    }
  }
  const first = posed.targets(answer, known);
  const telling: Telling = { posed, known, open: [], sources: analysis.resolved.sources };
  yield* tell(telling, first);
  const { open } = telling;
  if (first.size === 0 && open.length === 0 && (yield* isOnly(task))) return { kind: "solved" };

  const ended = (untried: boolean): PathEnd =>
    first.size > 0 ? { kind: "given up", left: first.size } : { kind: "open", open, untried };
  if (layersOfWholes(ground).size === 0) return ended(false);

  // Where the wholes differ, or could not be told, marks may still be the same in all answers.
  const all = pose(ground, softened, settings, { listed: true });
  const other = all instanceof Posed ? yield* all.answer(known) : undefined;
  if (!(all instanceof Posed) || other === undefined) return ended(true);
  const rest = all.marksLeft(other, known);
  for (const fact of first.values()) {
    const option = all.optionOf(fact);
    if (option === undefined || !other.includes(option)) open.push(fact);
    else rest.set(option, fact);
  }
  const openMarks: Fact[] = [];
  yield* tell({ ...telling, posed: all, open: openMarks }, rest);
  if (rest.size > 0) return { kind: "given up", left: rest.size };
  if (open.length + openMarks.length === 0 && (yield* isOnly(task))) return { kind: "solved" };
  return { kind: "open", open: open.length > 0 ? open : openMarks, untried: false };
}

interface Telling {
  readonly posed: Posed;
  readonly sources: SourceTexts;
  /** What was given, and what was found so far. */
  readonly known: Fact[];
  /** What some answer has otherwise. */
  readonly open: Fact[];
}

/** Step by step, as long as there is one; what is found, or seen to be open, is no target any more. */
function* tell(
  { posed, sources, known: facts, open }: Telling,
  targets: Map<OptionId, Fact>,
): Generator<Step | undefined, void, void> {
  const { ground, judge, rules } = posed;
  const near = neighbours(ground, rules);
  const known = new Map<OptionId, Fact>();
  for (const fact of facts) {
    const option = posed.optionOf(fact);
    if (option !== undefined) known.set(option, fact);
  }
  const explained = new Map<OptionId, Explanation>();
  /** Those of which nothing is known to have changed since they were looked at without success, by level. */
  const looked = new Map<OptionId, number>();
  const takeOpen = (chosen: readonly OptionId[]): void => {
    const other = new Set(chosen);
    for (const [option, fact] of targets)
      if (!other.has(option)) {
        targets.delete(option);
        open.push(fact);
      }
  };

  for (;;) {
    let best: readonly [OptionId, Explanation] | undefined;
    for (const [level, look] of LEVELS.entries()) {
      if (best !== undefined) break;
      for (const [option, explanation] of explained)
        if (best === undefined || explanation.cost < best[1].cost) best = [option, explanation];
      if (best !== undefined && best[1].cost <= CHEAP) break;
      for (const [option, fact] of [...targets]) {
        if (!targets.has(option) || (looked.get(option) ?? -1) >= level) continue;
        looked.set(option, level);
        const local = near.groups(fact);
        const there = [...known].filter(([, each]) => near.touches(local, each));
        const unlike = level < LEVELS.length - 1 ? {} : { unlike: [...targets.keys()] };
        const here = local.length === 0 ? undefined : yield* refuted(judge, local, there, option, look);
        const found =
          here ?? (yield* refuted(judge, rules, [...known], option, { ...look, ...unlike }, takeOpen));
        if (found === undefined || found.cost >= (explained.get(option)?.cost ?? Number.POSITIVE_INFINITY))
          continue;
        explained.set(option, found);
        if (best === undefined || found.cost < best[1].cost) best = [option, found];
        // All that needs no reason is one step.
        if (found.cost > 0 && found.cost <= CHEAP) break;
      }
    }
    if (best === undefined) return;
    const [, reason] = best;
    // What the same rules and values force is one step.
    const same = [...explained].filter(([, each]) => isSame(each, reason.groups, reason.facts));
    const found: Fact[] = [];
    for (const [option] of same) {
      const fact = targets.get(option);
      if (fact !== undefined) {
        known.set(option, fact);
        found.push(fact);
      }
      targets.delete(option);
      explained.delete(option);
    }
    facts.push(...found);
    const touched = new Set(found.flatMap((fact) => [...near.groups(fact)]));
    for (const [option, fact] of targets)
      if (isNear(near.groups(fact), touched)) looked.delete(option);
      else if ((looked.get(option) ?? 0) > 0) looked.set(option, 0);
    yield {
      found,
      rules: reason.groups.map((group) => groupMember(ground, sources, group)),
      known: reason.facts,
      tried: reason.cost >= TRIED_COST,
    };
  }
}

/** Of what stands at no element nobody knows what it is near to. */
const isNear = (groups: readonly SoftGroup[], touched: ReadonlySet<SoftGroup>): boolean =>
  touched.size === 0 || groups.length === 0 || groups.some((group) => touched.has(group));

/** Whether the problem as users know it has one answer: pieces that could be there besides are no step, and told by none. */
function* isOnly({ analysis, instance, settings, host }: PathTask): Slices<boolean> {
  const { lowered } = compileInstance(analysis.typed, instance, settings, host);
  if (lowered === undefined) return false;
  const running = search(lowered.problem, { limit: 2, strategy: "learn" });
  while (running.step(SLICE) === "running") yield;
  return running.count() === 1n;
}
