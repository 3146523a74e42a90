/**
 * A way to the answer, step by step: each step finds what rules and known values force, and names them. The cheapest step comes first, as a person
 * would look for it: what unit propagation sees from few rules and few known values; only where that ends, what needs more.
 *
 * A value is forced where the rules, what is known and its opposite clash; the refutation, made irreducible, is the reason. An explanation stays
 * right when more is known, so each is kept until something cheaper is found. A value that some answer has otherwise is never forced, whatever
 * else is found: the path ends where only such are left.
 */
import { type OptionId, search } from "@ecp/engine";
import { type Analysis, compileInstance, type Host } from "../compile.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { Settings } from "../ground/ground-instance.js";
import { variablesOf } from "../ground/variables-of.js";
import type { Ground, GroundVariableId } from "../ground.js";
import { lowerGround } from "../lower/lower.js";
import type { TypedInstance } from "../typed.js";
import { type Fact, valueFact } from "./facts.js";
import { Judge, type Slices } from "./judge.js";
import { withMarks } from "./marks.js";
import { groupMember, type Member } from "./member.js";
import { type Group, soften } from "./soften.js";
import { isDecided, type OptionOf, targetsOf } from "./targets.js";

export interface Step {
  readonly found: readonly Fact[];
  readonly rules: readonly Member[];
  readonly known: readonly Fact[];
  /** It cannot be seen at once: a few cases have to be tried. */
  readonly tried: boolean;
}

export type PathEnd =
  | { readonly kind: "solved" }
  /** Nothing more is the same in all answers. They differ in these, or, if there are none, in options that some choose besides. */
  | { readonly kind: "open"; readonly open: readonly Fact[] }
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
const LEVELS = [2, 60, 5_000];
/** A step that costs no more is taken without looking for a cheaper one. */
const CHEAP = 8;
const RULE_COST = 3;
const SLICE = 500;
/** More than any that is seen at once. */
const TRIED_COST = 10_000;

interface Explanation {
  readonly groups: readonly Group[];
  readonly facts: readonly Fact[];
  readonly cost: number;
}

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
  const marked = withMarks(softened.ground);
  const lowered = lowerGround(marked.ground, settings);
  if (lowered.value === undefined) return { kind: "refused", diagnostics: lowered.diagnostics };
  begun(ground);
  const { assume } = lowered.value;
  const optionOf: OptionOf = (variable, value) => {
    const of = ground.variables[variable];
    return of === undefined ? undefined : assume(of.layer, of.element, value)?.[0];
  };
  const known = new Map<OptionId, Fact>();
  for (const { variable, value } of ground.givensApart ?? []) {
    const option = optionOf(variable, value);
    if (option !== undefined) known.set(option, valueFact(ground, variable, value));
  }
  // A given that no option says (the piece on a cell) is held like a rule.
  const rules = softened.groups.filter(
    ({ given }) => given === undefined || optionOf(given.variable, given.value) === undefined,
  );
  const judge = new Judge(lowered.value, softened.groups);
  const first = yield* judge.ask(rules, { patience: Number.POSITIVE_INFINITY, assume: [...known.keys()] });
  if (first.kind !== "possible") return { kind: "no answer" };

  const { first: targets, later } = targetsOf(
    ground,
    marked.marks,
    lowered.value,
    optionOf,
    first.chosen,
    known,
  );
  const near = neighbours(ground, rules);
  const explained = new Map<OptionId, Explanation>();
  const open: Fact[] = [];
  const openLater: Fact[] = [];
  /** Those of which nothing is known to have changed since they were looked at without success, by level. */
  const looked = new Map<OptionId, number>();
  const isOpen = (chosen: readonly OptionId[]): void => {
    const other = new Set(chosen);
    const takeOpen = (from: Map<OptionId, Fact>, to: Fact[]): void => {
      for (const [option, fact] of from)
        if (!other.has(option)) {
          from.delete(option);
          to.push(fact);
        }
    };
    takeOpen(targets, isLater ? openLater : open);
    takeOpen(later, openLater);
  };
  let isLater = false;

  for (;;) {
    let best: readonly [OptionId, Explanation] | undefined;
    for (let level = 0; level < LEVELS.length && best === undefined; level++) {
      const patience = LEVELS[level] ?? 0;
      for (const [option, explanation] of explained)
        if (best === undefined || explanation.cost < best[1].cost) best = [option, explanation];
      if (best !== undefined && best[1].cost <= CHEAP) break;
      for (const [option, fact] of [...targets]) {
        if (!targets.has(option) || (looked.get(option) ?? -1) >= level) continue;
        looked.set(option, level);
        const local = near.groups(fact);
        const facts = [...known].filter(([, each]) => near.touches(local, each));
        const here = local.length === 0 ? undefined : yield* refuted(judge, local, facts, option, patience);
        const found =
          here ?? (yield* refuted(judge, rules, [...known], option, patience, (chosen) => isOpen(chosen)));
        if (found === undefined || found.cost >= (explained.get(option)?.cost ?? Number.POSITIVE_INFINITY))
          continue;
        explained.set(option, found);
        if (best === undefined || found.cost < best[1].cost) best = [option, found];
        // All that needs no reason is one step.
        if (found.cost > 0 && found.cost <= CHEAP) break;
      }
    }
    if (best === undefined) {
      const isTold = targets.size === 0 && open.length + openLater.length === 0;
      if (isTold && (yield* isOnly(task))) return { kind: "solved" };
      if (isLater) break;
      isLater = true;
      for (const [option, fact] of later)
        if (!isDecided(ground, fact, known.values())) targets.set(option, fact);
      later.clear();
      continue;
    }
    const [, { groups, facts, cost }] = best;
    // What the same rules and values force is one step.
    const same = [...explained].filter(([, each]) => isSame(each, groups, facts));
    for (const [option] of same) {
      const fact = targets.get(option);
      if (fact !== undefined) known.set(option, fact);
      targets.delete(option);
      explained.delete(option);
    }
    const found = same.flatMap(([option]) => known.get(option) ?? []);
    const touched = new Set(found.flatMap((fact) => [...near.groups(fact)]));
    for (const [option, fact] of targets)
      if (isNear(near.groups(fact), touched)) looked.delete(option);
      else if ((looked.get(option) ?? 0) > 0) looked.set(option, 0);
    yield {
      found,
      rules: groups.map((group) => groupMember(ground, analysis.resolved.sources, group)),
      known: facts,
      tried: cost >= TRIED_COST,
    };
  }
  if (targets.size > 0) return { kind: "given up", left: targets.size };
  return { kind: "open", open: open.length > 0 ? open : openLater };
}

/** Of what stands at no element nobody knows what it is near to. */
const isNear = (groups: readonly Group[], touched: ReadonlySet<Group>): boolean =>
  touched.size === 0 || groups.length === 0 || groups.some((group) => touched.has(group));

/** Whether the problem as users know it has one answer: pieces that could be there besides are no step, and told by none. */
function* isOnly({ analysis, instance, settings, host }: PathTask): Slices<boolean> {
  const { lowered } = compileInstance(analysis.typed, instance, settings, host);
  if (lowered === undefined) return false;
  const running = search(lowered.problem, { limit: 2, strategy: "learn" });
  while (running.step(SLICE) === "running") yield;
  return running.count() === 1n;
}

/** Why the option must be chosen, with nothing that could be left out; undefined where that is not seen. */
function* refuted(
  judge: Judge,
  groups: readonly Group[],
  facts: readonly (readonly [OptionId, Fact])[],
  option: OptionId,
  patience: number,
  possible: (chosen: readonly OptionId[]) => void = () => {},
): Generator<undefined, Explanation | undefined, void> {
  const forbid = [option];
  const verdict = yield* judge.ask(groups, { patience, assume: facts.map(([each]) => each), forbid });
  if (verdict.kind === "possible") possible(verdict.chosen);
  if (verdict.kind !== "impossible") return undefined;
  let kept = new Set(verdict.core);
  let used = new Set(verdict.options);
  const parts = [
    ...[...kept].map((group) => ({ group })),
    ...facts.flatMap(([each]) => (used.has(each) ? [{ fact: each }] : [])),
  ];
  for (const part of parts) {
    const without = "group" in part ? new Set(kept) : kept;
    const fewer = "group" in part ? used : new Set(used);
    if ("group" in part ? !without.delete(part.group) : !fewer.delete(part.fact)) continue;
    const again = yield* judge.ask(without, { patience, assume: [...fewer], forbid });
    if (again.kind !== "impossible") continue;
    kept = new Set(again.core);
    used = new Set(again.options);
  }
  return {
    groups: [...kept],
    facts: facts.flatMap(([each, fact]) => (used.has(each) ? [fact] : [])),
    cost: RULE_COST * kept.size + used.size + (patience > (LEVELS[0] ?? 0) ? TRIED_COST : 0),
  };
}

function isSame(
  { groups, facts }: Explanation,
  others: readonly Group[],
  otherFacts: readonly Fact[],
): boolean {
  return (
    groups.length === others.length &&
    facts.length === otherFacts.length &&
    groups.every((group) => others.includes(group)) &&
    facts.every((fact) => otherFacts.includes(fact))
  );
}

/** Of whole pieces, marks and the like nothing is near: they are looked at with all rules. */
interface Near {
  /** The rules that speak of it. */
  readonly groups: (fact: Fact) => readonly Group[];
  readonly touches: (groups: readonly Group[], fact: Fact) => boolean;
}

function neighbours(ground: Ground, rules: readonly Group[]): Near {
  const byVariable = new Map<GroundVariableId, Group[]>();
  for (const group of rules)
    for (const variable of variablesOf(ground, group.constraints)) {
      const own = byVariable.get(variable);
      if (own === undefined) byVariable.set(variable, [group]);
      else own.push(group);
    }
  const none: readonly Group[] = [];
  const groups = ({ of }: Fact): readonly Group[] =>
    of.kind === "value" ? (byVariable.get(of.variable) ?? none) : none;
  return {
    groups,
    touches: (others, fact) => groups(fact).some((group) => others.includes(group)),
  };
}
