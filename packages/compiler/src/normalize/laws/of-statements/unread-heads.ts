/**
 * Turns a head over links into the condition that there is one of them, if the statement reads nothing of the link, and counts a link beside the one of
 * the head with it.
 *
 * - `for each cell c, link l in c.links where l is line: exactly 2 line in c.links` → `for each cell c where some(l is line for l in c.links): …`
 * - `for each cell c, link l in c.links where l is line: exactly 1 m in c.links where m is not l and m is line` → the same
 * - the same for the directions of a cell (`links-by-directions.ts`)
 *
 * Side conditions:
 * - The link is asked for nothing but the layer, which is no fault of any link.
 * - The counted links are those that the head goes through, and what is counted of them is what the head asks: then the link of the head is one of them,
 *   and the set has it once.
 * - The amounts are written whole numbers.
 */

import { constantNumber } from "../../../check/logic/constants.js";
import { conjunction, numberNode } from "../../../check/logic/logic.js";
import { aggregateNode, elementNode } from "../../../check/logic/nodes.js";
import { conjuncts } from "../../../check/walks/conjuncts.js";
import { readsVariable } from "../../../check/walks/some-node.js";
import type { Binder, Expression, ExpressionOf, ForEachStatement, VariableId } from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { withFields } from "../../map-parts.js";
import { asTruth } from "../../meaning.js";
import { areTheTwo, saysTwo } from "../../says-two.js";
import { areLinks } from "../../structures.js";
import { substitute } from "../../substitute.js";
import { countedInPart } from "../counted-in-part.js";
import { linksByDirections } from "../links-by-directions.js";

type InSet = Extract<Binder, { kind: "in" }>;

export function unreadHeads(context: LawContext, statement: ForEachStatement): ForEachStatement {
  const last = statement.binders.at(-1);
  const [only, another] = statement.body;
  const around = statement.binders.slice(0, -1);
  const outer = around.at(-1);
  if (last?.kind !== "in" || last.condition === undefined || outer === undefined) return statement;
  if (only?.kind !== "assert" || another !== undefined || !asksOfLayer(last.condition, last.variable))
    return statement;
  const some = someOf(context, last, last.condition);
  const said = some && saidOfAll(context, only.expression, last, last.condition);
  if (some === undefined || said === undefined || readsVariable(said, last.variable)) return statement;
  const condition = conjunction([outer.condition, some]);
  return {
    ...statement,
    binders: [...around.slice(0, -1), withFields(outer, { condition })],
    body: [{ ...only, expression: said }],
  };
}

/** `l is line`, `c.line(d)` */
const asksOfLayer = (asked: Expression, variable: VariableId): boolean =>
  (asked.kind === "has" || (asked.kind === "layer" && asked.lenient)) &&
  (asked.element.kind === "variable" || asked.element.kind === "attribute") &&
  readsVariable(asked.element, variable);

/** The condition that some link is one that the head is about; undefined if it is about other things. */
function someOf(context: LawContext, { set, variable }: InSet, asked: Expression): Expression | undefined {
  const some = linksByDirections(
    context,
    aggregateNode("some", [{ kind: "in", variable, set }], { body: asTruth(context, asked) }, asked.span),
  );
  const [binder] = some.kind === "aggregate" ? some.binders : [];
  return binder?.kind === "in" && areLinks(binder.set) ? some : undefined;
}

/** The quantity, of which the link of the head is one. */
function saidOfAll(
  context: LawContext,
  said: Expression,
  head: InSet,
  asked: Expression,
): Expression | undefined {
  if (said.kind === "quantity")
    return areLinks(said.set) ? (withIt(context, said, said, head, asked) ?? said) : undefined;
  if (said.kind !== "compare" || said.left.kind !== "aggregate" || said.left.aggregate !== "count")
    return undefined;
  const [binder, another] = said.left.binders;
  if (binder?.kind !== "in" || another !== undefined || said.left.body !== undefined) return undefined;
  const number = constantNumber(said.right);
  const condition = conjunction([binder.condition, said.left.condition]);
  const left = condition && othersAndIt(context, { ...binder, condition }, head, asked);
  if (left === undefined || number === undefined) return undefined;
  const { condition: _, ...bare } = binder;
  const count = linksByDirections(context, { ...said.left, binders: [bare], condition: left });
  const whole = countedInPart(context, {
    ...said,
    left: count,
    right: numberNode(number + 1, said.right.span),
  });
  return whole.kind === "quantity" ? whole : undefined;
}

/** `exactly 2 line in c.links` of `exactly 1 m in c.links where m is not l and m is line`. */
function withIt(
  context: LawContext,
  quantity: ExpressionOf<"quantity"> & Expression,
  { set, variable, condition }: ExpressionOf<"quantity">,
  head: InSet,
  asked: Expression,
): Expression | undefined {
  const left = othersAndIt(context, { kind: "in", variable, set, condition }, head, asked);
  if (left === undefined || quantity.ofEach !== undefined) return undefined;
  const amounts = quantity.amounts.map(({ from, to }) => {
    const [least, most] = [constantNumber(from), constantNumber(to)];
    if (least === undefined || most === undefined) return undefined;
    const one = numberNode(least + 1, from.span);
    return { from: one, to: to === from ? one : numberNode(most + 1, to.span) };
  });
  return amounts.every((amount) => amount !== undefined)
    ? { ...quantity, condition: left, amounts }
    : undefined;
}

/** `m is not l`, of links or of directions. */
function areTwo(part: Expression, one: VariableId, other: VariableId): boolean {
  if (saysTwo(part, one, other)) return true;
  const compared = part.kind === "not" ? part.operand : part;
  if (compared.kind !== "compare" || compared.operator !== (part === compared ? "!=" : "=")) return false;
  return areTheTwo(compared, one, other);
}

/** What is counted of all links, if of those but the one of the head what the head asks of it is counted. */
function othersAndIt(
  context: LawContext,
  counted: InSet & { readonly condition: Expression },
  head: InSet,
  asked: Expression,
): Expression | undefined {
  if (!context.keys.same(counted.set, head.set)) return undefined;
  const parts = conjuncts(counted.condition);
  const left = conjunction(parts.filter((part) => !areTwo(part, counted.variable, head.variable)));
  if (left === undefined || conjuncts(left).length !== parts.length - 1) return undefined;
  const { span } = left;
  const it = elementNode(counted.variable, counted.set, span);
  const its = substitute(asked, new Map([[head.variable, it]]), context.fresh);
  return context.keys.same(asTruth(context, left), asTruth(context, its)) ? left : undefined;
}
