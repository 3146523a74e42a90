/**
 * Writes a step that is refused from each of two cells to the other as one that is refused between them.
 *
 * - `for each cell c, x in c.neighbours: x.n != c.n + 1` → `for each cell c, x in c.neighbours: difference(x.n, c.n) != 1`, and with `around`; `for each link (x, y): …` likewise
 * - `for each cells x, y: x.n != y.n + 1` → `for each cells x, y: difference(x.n, y.n) != 1`
 *
 * Side conditions:
 * - The heads name each two cells both ways, and ask nothing else of them: links of its own kind may be named from one end.
 * - Both numbers are of one layer, and of the two cells: `x.n != y.m + 1` and `x.n != r1c1.n + 1` do not say the same the other way round.
 * - n is to be found, and a range: both texts read the same two numbers, of which an absent one makes both false (L8).
 * - The rule is not in a block `inside T`, where the cells beside a cell may not be in T.
 */
import { onlyAssertion } from "../../../check/walks/of-one.js";
import type { Binder, ForEachStatement, VariableId } from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { isEveryCell, isEveryLink } from "../../meaning.js";
import { saysTwo } from "../../says-two.js";
import { refusedBetween } from "../differences.js";

export function stepsBothWays(context: LawContext, statement: ForEachStatement): ForEachStatement {
  const only = onlyAssertion(statement.body);
  const [one, other, more] = statement.binders;
  if (only === undefined || one === undefined || other === undefined || more !== undefined) return statement;
  if (context.isInside || !nameBothWays(one, other)) return statement;
  const named = namedBy(one, other);
  const expression = named && refusedBetween(context, only.expression, named);
  return expression === undefined ? statement : { ...statement, body: [{ ...only, expression }] };
}

/** The variables of the two cells. */
function namedBy(one: Binder, other: Binder): readonly [VariableId, VariableId] | undefined {
  if (other.kind === "ends") return [other.first, other.second];
  return one.kind === "in" && other.kind === "in" ? [one.variable, other.variable] : undefined;
}

/** Whether each two cells that they name are named the other way round too. */
function nameBothWays(one: Binder, other: Binder): boolean {
  if (one.kind !== "in" || one.condition !== undefined) return false;
  if (other.kind === "ends")
    return isEveryLink(one.set) && isVariable(other.link, one.variable) && other.condition === undefined;
  if (other.kind !== "in" || !isEveryCell(one.set)) return false;
  const { set, condition } = other;
  if (condition !== undefined && !saysTwo(condition, one.variable, other.variable)) return false;
  if (isEveryCell(set)) return true;
  if (set.kind !== "attribute") return false;
  const [of, more] = set.arguments;
  return (
    (set.attribute === "neighbours" || set.attribute === "around") &&
    more === undefined &&
    isVariable(of, one.variable)
  );
}
