/** Rules that say that two cells are in one region: `for each …, cell x where x.area is E.area: …`, with an E that is known. */

import { conjuncts } from "../../check/walks/conjuncts.js";
import { someWithin } from "../../check/walks/some-within.js";
import type { Expression, ForEachStatement, InSet, LayerId, Statement, VariableId } from "../../typed.js";
import { isVariable } from "../is-variable.js";
import { assertedIn, type RuleFacts } from "../rule-facts.js";

/** Whether a statement says so of any two cells. */
export function speaksOfCellsTogether(facts: RuleFacts, layer: LayerId, statement: Statement): boolean {
  switch (statement.kind) {
    case "rule":
      return statement.body.some((each) => speaksOfCellsTogether(facts, layer, each));
    case "for-each":
      return (
        cellsOfRegion(facts, layer, statement) !== undefined ||
        statement.body.some((each) => speaksOfCellsTogether(facts, layer, each))
      );
    case "assert":
      return someWithin(
        facts.puzzle.lets,
        statement.expression,
        (part) => cellsTogether(layer, part) !== undefined,
      );
    default:
      return false;
  }
}

/** Of `F.area is G.area`: F and G. */
export function cellsTogether(
  area: LayerId,
  expression: Expression,
): readonly [Expression, Expression] | undefined {
  const isSame = expression.kind === "same" || (expression.kind === "compare" && expression.operator === "=");
  if (!isSame) return undefined;
  const { left, right } = expression;
  if (left.kind !== "layer" || right.kind !== "layer") return undefined;
  return left.layer === area && right.layer === area ? [left.element, right.element] : undefined;
}

/** The last binder of a head, `cell x where x.area is E.area and …`. */
export interface OfRegion {
  readonly binder: InSet;
  /** E. */
  readonly of: Expression;
  readonly known: readonly Expression[];
  readonly parts: readonly Expression[];
  /** Arguments of functions that are asserted: those that are the same for every cell of the region. */
  readonly settled: readonly Expression[];
}

/** Undefined if the last head is another. */
export function cellsOfRegion(
  facts: RuleFacts,
  layer: LayerId,
  { binders, body }: ForEachStatement,
): OfRegion | undefined {
  const isKnown = (expression: Expression): boolean => !facts.isFound(expression);
  const binder = binders.at(-1);
  if (binder?.kind !== "in" || binder.condition === undefined || !isKnown(binder.set)) return undefined;
  const parts = conjuncts(binder.condition);
  const open = parts.filter((part) => !isKnown(part));
  const [only, more] = open;
  const pair = only === undefined || more !== undefined ? undefined : cellsTogether(layer, only);
  const of = pair === undefined ? undefined : other(facts, pair, binder.variable);
  if (of === undefined || !isKnown(of)) return undefined;
  const asserted = assertedIn(body);
  const isSame = (argument: Expression): boolean =>
    isKnown(argument) && !facts.reads(argument, binder.variable);
  return {
    binder,
    of,
    known: parts.filter((part) => part !== only),
    parts: asserted,
    settled: asserted.flatMap((part) => (part.kind === "let" ? part.arguments.filter(isSame) : [])),
  };
}

/** The other side, in a comparison of a variable with something that does not read it. */
function other(
  facts: RuleFacts,
  [left, right]: readonly [Expression, Expression],
  it: VariableId,
): Expression | undefined {
  if (isVariable(left, it) && !facts.reads(right, it)) return right;
  return isVariable(right, it) && !facts.reads(left, it) ? left : undefined;
}
