/**
 * `for each stretch s of cells where P: body`, where P is to be found. Every run of neighbouring cells of a line may be a stretch; there are about
 * half the square of a line's length of them, and what each is asked for would speak of all its cells.
 *
 * Where the body is known for a run, and is broken by it and by every run that holds it, the rule says no more than "these cells are not all in one":
 * one clause for each smallest such run, found by moving two ends along the line. A comparison of `changes`, `count` or the size of the
 * stretch with an upper bound is such a body, so is `different`. Other bodies are asked for each run, where it is a stretch.
 */
import { readsVariable } from "../check/some-node.js";
import type { Expression, Statement, VariableId } from "../typed.js";
import type { Segment } from "./looks.js";
import { evaluateTruth } from "./narrow.js";
import { setOf, type Truth } from "./value.js";
import type { World } from "./world.js";

type ForEach = Extract<Statement, { kind: "for-each" }>;
type Stretches = Extract<Expression, { kind: "stretches" }>;

export interface StretchRule {
  readonly stretches: Stretches;
  readonly variable: VariableId;
  readonly body: Expression;
}

/** Undefined where the statement is something else, or its body could hold of a run though it is broken by a part of it. */
export function stretchRule({ binders, body }: ForEach): StretchRule | undefined {
  const [binder, another] = binders;
  const [only, more] = body;
  if (binder?.kind !== "in" || another !== undefined || binder.condition !== undefined) return undefined;
  if (binder.set.kind !== "stretches" || binder.set.known || only?.kind !== "assert" || more !== undefined)
    return undefined;
  const { expression } = only;
  if (!staysBroken(expression, binder.variable)) return undefined;
  return { stretches: binder.set, variable: binder.variable, body: expression };
}

/** Broken by a set of cells, it is broken by every larger one. */
function staysBroken(expression: Expression, stretch: VariableId): boolean {
  if (expression.kind === "aggregate")
    return expression.aggregate === "different" && isOver(expression, stretch);
  if (expression.kind === "quantity")
    return (
      expression.bound === "at most" &&
      expression.ofEach === undefined &&
      expression.set.kind === "variable" &&
      expression.set.variable === stretch &&
      !readsVariable([expression.condition, expression.amounts], stretch)
    );
  if (expression.kind !== "compare") return false;
  const { left, right, operator } = expression;
  if (operator === "<" || operator === "<=") return grows(left, stretch) && right.kind === "number";
  if (operator === ">" || operator === ">=") return grows(right, stretch) && left.kind === "number";
  return false;
}

/** A number that a larger set never makes smaller. */
function grows(expression: Expression, stretch: VariableId): boolean {
  if (expression.kind === "attribute" && expression.attribute === "size") {
    const [of] = expression.arguments;
    return of?.kind === "variable" && of.variable === stretch;
  }
  if (expression.kind !== "aggregate" || !isOver(expression, stretch)) return false;
  if (expression.aggregate === "count") return true;
  // Leaving cells out could let two values meet that were apart.
  return expression.aggregate === "changes" && expression.condition === undefined && isPlain(expression);
}

type Aggregate = Extract<Expression, { kind: "aggregate" }>;

/** One variable that runs over the stretch, and nothing else that speaks of it. */
function isOver({ binders, condition, body }: Aggregate, stretch: VariableId): boolean {
  const [binder, another] = binders;
  return (
    binder?.kind === "in" &&
    another === undefined &&
    binder.set.kind === "variable" &&
    binder.set.variable === stretch &&
    !readsVariable([binder.condition, condition, body], stretch)
  );
}

const isPlain = ({ binders }: Aggregate): boolean =>
  binders.every((binder) => binder.condition === undefined);

/** Of each smallest run that breaks the body: that not all its cells are in one stretch. */
export function notTogether(
  world: World,
  { variable, body }: StretchRule,
  segment: Segment,
): readonly { readonly run: ReturnType<typeof setOf>; readonly truth: Truth }[] | undefined {
  const { conditions } = world;
  const { cells } = segment;
  const found: { run: ReturnType<typeof setOf>; truth: Truth }[] = [];
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
