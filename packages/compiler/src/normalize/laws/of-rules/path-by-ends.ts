/**
 * Writes rules of which one says that S is connected, one how many neighbours its cells have in it, and one that it has two ends, as `path(S)`.
 *
 * - `connected(S)`, `for each cell c in S: at most 2 S in c.neighbours` and `count(c in S where exactly 1 S in c.neighbours) = 2`
 *   → `path(S)` and `at least 2 S in cells`
 * - the same of `exactly 1 or 2 S in c.neighbours`
 *
 * Side conditions:
 * - One and two neighbours are allowed, and not three or more. None may be: a cell without neighbours is alone, and is no end.
 * - S is connected by sides, and membership in it is read from layers that are to be found, or from yes/no layers.
 * - The three stand in one list of rules, not in a block `inside T`, where neighbours are those in T (B10).
 * - The board is one of squares in a plane: round a narrow torus a cell has two links to another, which is one neighbour (B9).
 */
import { conjunction, numberNode, truthNode } from "../../../check/logic/logic.js";
import { quantityNode } from "../../../check/logic/nodes.js";
import { conjuncts } from "../../../check/walks/conjuncts.js";
import { onlyAssertion, onlySet } from "../../../check/walks/of-one.js";
import type { Assertion, Expression, ForEachStatement, Statement, VariableId } from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { everyCell } from "../../meaning.js";
import { amountSaid, isOnly, type NumbersAllowed } from "../../readings/numbers-allowed.js";
import { hasOneLinkEach } from "../links-by-directions.js";
import { binderOver, goThrough } from "../one-group.js";

export function pathByEnds(context: LawContext, statements: readonly Statement[]): readonly Statement[] {
  if (context.isInside || !hasOneLinkEach(context)) return statements;
  for (const line of statements) {
    if (line.kind !== "assert" || line.expression.kind !== "graph") continue;
    const { property, on, by, known } = line.expression;
    if (property !== "connected" || by !== undefined || known || !("set" in on)) continue;
    const ends = statements.find((each) => saysTwoEnds(context, each, on.set));
    const degrees = statements.filter((each): each is ForEachStatement => saysDegree(context, each, on.set));
    const two = ends === undefined ? undefined : atLeastTwo(context, on.set, line.span);
    if (two === undefined || degrees.length === 0 || !areOneOrTwo(degrees)) continue;
    const path: Assertion = { ...line, expression: { ...line.expression, property: "path" } };
    return statements.flatMap((each) => {
      if (each === line) return [path, { ...line, expression: two }];
      return each === ends || degrees.some((degree) => degree === each) ? [] : [each];
    });
  }
  return statements;
}

/** `at least 2 S in cells` */
function atLeastTwo(context: LawContext, set: Expression, span: Expression["span"]): Expression | undefined {
  const head = binderOver(context, set);
  return (
    head && quantityNode("at least", numberNode(2, span), head, head.condition ?? truthNode(true, span), span)
  );
}

/** `count(c in S where exactly 1 S in c.neighbours) = 2` */
function saysTwoEnds(context: LawContext, line: Statement, set: Expression): boolean {
  if (line.kind !== "assert") return false;
  const amount = amountSaid(line.expression);
  if (amount === undefined || !isOnly(amount, 2)) return false;
  const { head } = amount;
  const asked = conjuncts(head.condition);
  return asked.some((said) => {
    const degree = degreeSaid(context, said, head.variable, set);
    const condition = conjunction(asked.filter((each) => each !== said));
    return (
      degree !== undefined &&
      isOnly(degree, 1) &&
      condition !== undefined &&
      goThrough(context, set, [{ ...head, condition }])
    );
  });
}

/** `for each cell c in S: at most 2 S in c.neighbours` */
function saysDegree(context: LawContext, line: Statement, set: Expression): boolean {
  if (line.kind !== "for-each") return false;
  const head = onlySet(line.binders);
  const only = onlyAssertion(line.body);
  if (head === undefined || only === undefined || !goThrough(context, set, [head])) return false;
  return conjuncts(only.expression).every(
    (said) => degreeSaid(context, said, head.variable, set) !== undefined,
  );
}

/** Whether one and two neighbours are allowed by all of these, and more are not. */
function areOneOrTwo(degrees: readonly ForEachStatement[]): boolean {
  const amounts = degrees.flatMap(({ body }) =>
    conjuncts(onlyAssertion(body)?.expression).map((said) => amountSaid(said)),
  );
  const isAllowed = (number: number): boolean => amounts.every((amount) => amount?.allows(number) === true);
  return isAllowed(1) && isAllowed(2) && ![3, 4, 5, 6].some(isAllowed);
}

/** The amount of elements of S that are neighbours of the cell. */
function degreeSaid(
  context: LawContext,
  said: Expression,
  cell: VariableId,
  set: Expression,
): NumbersAllowed | undefined {
  const amount = amountSaid(said);
  if (amount === undefined) return undefined;
  const { head } = amount;
  if (head.set.kind !== "attribute" || head.set.attribute !== "neighbours") return undefined;
  if (!isVariable(head.set.arguments[0], cell)) return undefined;
  return goThrough(context, set, [{ ...head, set: everyCell(said.span) }]) ? amount : undefined;
}
