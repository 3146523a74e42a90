/**
 * `for each stretch s of cells where P: body`, where P is to be found. Every run of neighbouring cells of a line may be a stretch; there are about
 * half the square of a line's length of them, and what each is asked for would be about all its cells.
 *
 * Where the body is known for a run, and is broken by it and by every run that holds it, the rule says no more than "these cells are not all in one":
 * one clause for each smallest such run, found by moving two ends along the line. A comparison of `changes`, `count` or the size of the
 * stretch with an upper bound is such a body, so is `different`. Another body that reads nothing to be found is tried for every run of the line: where none
 * that is broken lies in one that is not, it is said likewise. All others are asked for each run, where it is a stretch.
 */
import { onlyAssertion, onlyWhole } from "../../../check/walks/of-one.js";
import { isVariable } from "../../../normalize/is-variable.js";
import type { RuleFacts } from "../../../normalize/rule-facts.js";
import type { Aggregate, Expression, ExpressionOf, ForEachStatement, VariableId } from "../../../typed.js";
import { type Segment, segments } from "../../expressions/lines-of-sight.js";
import { Fault } from "../../fault.js";
import { type SetValue, setOf, type Truth } from "../../value.js";
import { evaluateTruth } from "../../values/evaluate-as.js";
import type { World } from "../../world/world.js";
import type { Pattern } from "../pattern.js";

export interface StretchRule {
  readonly stretches: ExpressionOf<"stretches">;
  readonly variable: VariableId;
  readonly body: Expression;
  /** Seen on the tree: what a run breaks is broken by every larger one. */
  readonly staysBroken: boolean;
}

interface Broken {
  readonly run: SetValue;
  /** The condition that not all its cells are in one stretch. */
  readonly truth: Truth;
}

export const runsTooLong: Pattern<ForEachStatement, undefined, StretchRule, readonly Broken[]> = {
  name: "runs that are too long",
  role: "replace",
  phase: "statements",
  makes: "a clause for each smallest run that breaks it",
  counts: "a stretch breaks the rule just where it holds one of these runs",
  match(facts, { binders, body }) {
    const head = onlyWhole(binders);
    const only = onlyAssertion(body);
    if (head === undefined || only === undefined) return undefined;
    const { set: stretches, variable } = head;
    if (stretches.kind !== "stretches" || stretches.known) return undefined;
    const { expression } = only;
    const rule = { stretches, variable, body: expression };
    if (staysBroken(facts, expression, variable)) return { ...rule, staysBroken: true };
    return facts.isFound(expression) ? undefined : { ...rule, staysBroken: false };
  },
  admit(world, rule) {
    const broken: Broken[] = [];
    for (const segment of segments(world, rule.stretches)) {
      const runs = rule.staysBroken
        ? smallestBroken(world, rule, segment)
        : smallestOfAll(world, rule, segment);
      if (runs === undefined) return undefined;
      for (const run of runs) broken.push(notTogether(world, segment, run));
    }
    return broken;
  },
};

/** Broken by a set of cells, it is broken by every larger one. */
function staysBroken(facts: RuleFacts, expression: Expression, stretch: VariableId): boolean {
  if (expression.kind === "aggregate")
    return expression.aggregate === "different" && isOver(facts, expression, stretch);
  if (expression.kind === "quantity")
    return (
      expression.bound === "at most" &&
      expression.ofEach === undefined &&
      expression.set.kind === "variable" &&
      expression.set.variable === stretch &&
      [expression.condition, ...expression.amounts.flatMap(({ from, to }) => [from, to])].every(
        (part) => !facts.reads(part, stretch),
      )
    );
  if (expression.kind !== "compare") return false;
  const { left, right, operator } = expression;
  return (operator === "<" || operator === "<=") && right.kind === "number" && grows(facts, left, stretch);
}

/** A number that a larger set never makes smaller. */
function grows(facts: RuleFacts, expression: Expression, stretch: VariableId): boolean {
  if (expression.kind === "attribute" && expression.attribute === "size") {
    const [of] = expression.arguments;
    return isVariable(of, stretch);
  }
  if (expression.kind !== "aggregate" || !isOver(facts, expression, stretch)) return false;
  if (expression.aggregate === "count") return true;
  // Leaving cells out could let two values meet that were apart.
  return expression.aggregate === "changes" && expression.condition === undefined && isPlain(expression);
}

/** One variable that runs over the stretch, and nothing else that is about it. */
function isOver(facts: RuleFacts, { binders, condition, body }: Aggregate, stretch: VariableId): boolean {
  const [binder, another] = binders;
  return (
    binder?.kind === "in" &&
    another === undefined &&
    binder.set.kind === "variable" &&
    binder.set.variable === stretch &&
    [binder.condition, condition, body].every((part) => part === undefined || !facts.reads(part, stretch))
  );
}

const isPlain = ({ binders }: Aggregate): boolean =>
  binders.every((binder) => binder.condition === undefined);

/** The places of its first and last cell. */
type Run = readonly [from: number, to: number];

const cellsOf = ({ cells }: Segment, [from, to]: Run): SetValue =>
  setOf(
    cells.slice(from, to + 1).map(({ cell }) => cell),
    true,
  );

function notTogether({ conditions }: World, segment: Segment, run: Run): Broken {
  const [from, to] = run;
  return {
    run: cellsOf(segment, run),
    truth: conditions.anyOf(segment.cells.slice(from, to + 1).map(({ when }) => conditions.not(when))),
  };
}

/** Whether the body holds of a run. */
function bodyOf(world: World, { variable, body }: StretchRule, segment: Segment, run: Run): Truth {
  world.budget.step();
  world.bindings[variable] = cellsOf(segment, run);
  return evaluateTruth(world, body);
}

/** Each smallest run that breaks a body that stays broken. */
function smallestBroken(world: World, rule: StretchRule, segment: Segment): readonly Run[] | undefined {
  const { length } = segment.cells;
  const found: Run[] = [];
  let to = 0;
  for (let from = 0; from < length; from++) {
    for (to = Math.max(to, from); to < length; to++) {
      const truth = bodyOf(world, rule, segment, [from, to]);
      if (typeof truth !== "boolean") return undefined;
      if (!truth) break;
    }
    if (to >= length) break;
    // The next start may break with the same end: only then is this run not a smallest one.
    if (from < to && bodyOf(world, rule, segment, [from + 1, to]) === false) continue;
    found.push([from, to]);
  }
  return found;
}

/** The same, found by trying all runs; undefined where one that is broken lies in one that is not. */
function smallestOfAll(world: World, rule: StretchRule, segment: Segment): readonly Run[] | undefined {
  const { length } = segment.cells;
  const found: Run[] = [];
  /** By first cell: the last cell of the shortest run that is broken. */
  let shortest = length;
  try {
    for (let from = length - 1; from >= 0; from--) {
      let own = length;
      for (let to = from; to < length; to++) {
        const truth = bodyOf(world, rule, segment, [from, to]);
        if (typeof truth !== "boolean") return undefined;
        if (!truth) own = Math.min(own, to);
        else if (to >= own || to >= shortest) return undefined;
      }
      if (own < shortest) found.push([from, own]);
      shortest = own;
    }
  } catch (thrown) {
    // It is told where each run is asked.
    if (thrown instanceof Fault) return undefined;
    throw thrown;
  }
  return found.reverse();
}
