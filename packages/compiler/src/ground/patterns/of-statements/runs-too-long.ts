/**
 * `for each stretch s of cells where P: body`, where P is to be found. Every run of neighbouring cells of a line may be a stretch; there are about
 * half the square of a line's length of them, and what each is asked for would speak of all its cells.
 *
 * Where the body is known for a run, and is broken by it and by every run that holds it, the rule says no more than "these cells are not all in one":
 * one clause for each smallest such run, found by moving two ends along the line. A comparison of `changes`, `count` or the size of the
 * stretch with an upper bound is such a body, so is `different`. Other bodies are asked for each run, where it is a stretch.
 */
import type { Expression, Statement, VariableId } from "../../../typed.js";
import { type Segment, segments } from "../../expressions/lines-of-sight.js";
import type { RuleFacts } from "../../facts.js";
import { type SetValue, setOf, type Truth } from "../../value.js";
import { evaluateTruth } from "../../values/evaluate-as.js";
import type { World } from "../../world/world.js";
import type { Pattern } from "../pattern.js";

type ForEach = Extract<Statement, { kind: "for-each" }>;
type Stretches = Extract<Expression, { kind: "stretches" }>;

export interface StretchRule {
  readonly stretches: Stretches;
  readonly variable: VariableId;
  readonly body: Expression;
}

interface Broken {
  readonly run: SetValue;
  /** That not all its cells are in one stretch. */
  readonly truth: Truth;
}

export const runsTooLong: Pattern<ForEach, undefined, StretchRule, readonly Broken[]> = {
  name: "runs that are too long",
  role: "replace",
  phase: "statements",
  makes: "a clause for each smallest run that breaks it",
  counts: "a stretch breaks the rule just where it holds one of these runs",
  match(facts, { binders, body }) {
    const [head, another] = binders;
    const [only, more] = body;
    if (head?.kind !== "in" || another !== undefined || head.condition !== undefined) return undefined;
    const { set: stretches, variable } = head;
    if (stretches.kind !== "stretches" || stretches.known) return undefined;
    if (only?.kind !== "assert" || more !== undefined) return undefined;
    const { expression } = only;
    return staysBroken(facts, expression, variable) ? { stretches, variable, body: expression } : undefined;
  },
  admit(world, rule) {
    const broken: Broken[] = [];
    for (const segment of segments(world, rule.stretches)) {
      const here = notTogether(world, rule, segment);
      if (here === undefined) return undefined;
      broken.push(...here);
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
    return of?.kind === "variable" && of.variable === stretch;
  }
  if (expression.kind !== "aggregate" || !isOver(facts, expression, stretch)) return false;
  if (expression.aggregate === "count") return true;
  // Leaving cells out could let two values meet that were apart.
  return expression.aggregate === "changes" && expression.condition === undefined && isPlain(expression);
}

type Aggregate = Extract<Expression, { kind: "aggregate" }>;

/** One variable that runs over the stretch, and nothing else that speaks of it. */
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

/** Of each smallest run that breaks the body. */
function notTogether(
  world: World,
  { variable, body }: StretchRule,
  segment: Segment,
): readonly Broken[] | undefined {
  const { conditions } = world;
  const { cells } = segment;
  const found: Broken[] = [];
  const runOf = (from: number, to: number) =>
    setOf(
      cells.slice(from, to + 1).map(({ cell }) => cell),
      true,
    );
  let to = 0;
  for (let from = 0; from < cells.length; from++) {
    for (to = Math.max(to, from); to < cells.length; to++) {
      world.budget.step();
      world.bindings[variable] = runOf(from, to);
      const truth = evaluateTruth(world, body);
      if (typeof truth !== "boolean") return undefined;
      if (!truth) break;
    }
    if (to >= cells.length) break;
    // The next start may break with the same end: only then is this run not a smallest one.
    world.bindings[variable] = runOf(from + 1, to);
    if (from < to && evaluateTruth(world, body) === false) continue;
    const run = runOf(from, to);
    found.push({
      run,
      truth: conditions.anyOf(cells.slice(from, to + 1).map(({ when }) => conditions.not(when))),
    });
  }
  return found;
}
