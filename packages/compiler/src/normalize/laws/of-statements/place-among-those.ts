/**
 * Turns a rule about two cells, one of which is the only place of a value, into the condition that this place is among those that fit the other.
 *
 * - `for each cell a where a is red, cell b where b is dog: P(a, b)` → `for each cell a where a is red: some(b is dog for b in cells where P(a, b))`
 *
 * Side conditions:
 * - A rule says in any case that exactly one cell b has the value (`known-of-parts.ts`): without any, the first holds and the second does not.
 * - P is known, as are all other conditions that read b: they say which cells b may be.
 * - The rule is not in a block `inside T`, where cells are those of T (B10).
 */
import { conjunction, negation } from "../../../check/logic/logic.js";
import { truthType } from "../../../check/types/types.js";
import { conjuncts } from "../../../check/walks/conjuncts.js";
import { onlyAssertion } from "../../../check/walks/of-one.js";
import { readsVariable } from "../../../check/walks/some-node.js";
import type { Expression, ForEachStatement, InSet } from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { withFields } from "../../map-parts.js";
import { twoCells } from "../../meaning.js";
import { asksOnePlace } from "./at-the-one-place.js";

export function placeAmongThose(context: LawContext, statement: ForEachStatement): ForEachStatement {
  const { onceEach, symbolsOnce } = context.known;
  if (context.isInside || onceEach.length + symbolsOnce.length === 0) return statement;
  const [first, second] = twoCells(statement.binders);
  const only = onlyAssertion(statement.body);
  if (first === undefined || second === undefined || only?.expression.known !== true) return statement;
  const asked = [first.condition, second.condition].flatMap(conjuncts);
  return (
    amongThose(context, statement, [first, second], asked) ??
    amongThose(context, statement, [second, first], asked) ??
    statement
  );
}

function amongThose(
  context: LawContext,
  statement: ForEachStatement,
  [one, other]: readonly [InSet, InSet],
  asked: readonly Expression[],
): ForEachStatement | undefined {
  const only = onlyAssertion(statement.body);
  const place = asked.find((part) => asksOnePlace(context, part, other.variable));
  if (only === undefined || place === undefined) return undefined;
  const rest = asked.filter((part) => part !== place);
  const found = rest.filter(({ known }) => !known);
  if (found.some((part) => readsVariable(part, other.variable))) return undefined;
  const { span } = only;
  const known = conjunction(rest.filter((part) => part.known));
  const fits: Expression =
    known === undefined
      ? only.expression
      : {
          kind: "logic",
          operator: "or",
          left: negation(known, span),
          right: only.expression,
          span,
          type: truthType,
          known: true,
        };
  const some: Expression = {
    kind: "aggregate",
    aggregate: "some",
    binders: [{ kind: "in", variable: other.variable, set: other.set, condition: fits }],
    body: place,
    span,
    type: truthType,
    known: false,
  };
  return {
    ...statement,
    binders: [withFields(one, { condition: conjunction(found) })],
    body: [{ ...only, expression: some }],
  };
}
