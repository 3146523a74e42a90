/** `different([a, b, c])`, `max(cells.ball)`: aggregates of a list, or of a layer in a set, that name nothing to go through. */
import type { Call, Member, Expression as SyntaxExpression } from "../../ast.js";
import { type AggregateId, aggregates } from "../../builtins.js";
import type { SymbolId } from "../../resolved.js";
import type { Expression, Type } from "../../typed.js";
import { adjectiveMeanings } from "../access/adjectives.js";
import { memberOf } from "../access/members.js";
import { elementOfLet } from "../access/read-let.js";
import { coerceToSet, elementType, ofSomething } from "../types/coerce.js";
import { type Context, errorNode, layerNamed, symbolOf } from "../types/context.js";
import { sortFits, sortOfLayer } from "../types/types.js";
import { aggregateOver } from "./comprehensions.js";

/** Returns undefined if the argument is neither: the caller says so. */
export function checkWithoutBinder(context: Context, call: Call): Expression | undefined {
  const aggregate = aggregates.get(call.name.text);
  const [argument, another] = call.arguments;
  if (aggregate === undefined || aggregate.body === "none") return undefined;
  if (call.target !== undefined || argument === undefined || another !== undefined) return undefined;
  switch (argument.kind) {
    case "list":
    case "list-comprehension":
      return overList(context, call, aggregate.name, argument);
    case "member":
      return overLayer(context, call, aggregate.name, argument);
    default:
      return undefined;
  }
}

function overList(
  context: Context,
  { span }: Call,
  name: AggregateId,
  written: SyntaxExpression,
): Expression {
  const list = ofSomething(context.expression(written));
  if (list.type.kind !== "list") return errorNode(span);
  return aggregateOver(context, name, list, (element) => element, span);
}

function overLayer(
  context: Context,
  { span }: Call,
  name: AggregateId,
  member: Member,
): Expression | undefined {
  const target = context.expression(member.target);
  if (target.type.kind === "error") return errorNode(span);
  const set = coerceToSet(context, target);
  if (set === undefined) return undefined;
  const of = elementType(set.type);
  // Of a row with a layer of rows it is one value.
  const isOfEach = adjectiveMeanings(context, member.name).some(
    (id) => standsOn(context, id, of) && !standsOn(context, id, target.type),
  );
  if (!isOfEach) return undefined;
  return aggregateOver(
    context,
    name,
    set,
    (element) => memberOf(context, element, member.name, [], member.span),
    span,
  );
}

/** Whether the name is that of a layer, found, given or derived, which has a value at such an element. */
function standsOn(context: Context, id: SymbolId, type: Type): boolean {
  if (type.kind !== "element") return false;
  const layer = layerNamed(context, id);
  const on = layer === undefined ? undefined : context.layers[layer];
  if (on !== undefined) return sortFits(sortOfLayer(on), type.sort);
  const symbol = symbolOf(context, id);
  if (symbol?.kind !== "let" || symbol.form !== "layer") return false;
  const derived = context.letOf(id, []);
  const typed = derived === undefined ? undefined : context.lets[derived];
  const element = typed === undefined ? undefined : elementOfLet(context, typed);
  return element?.kind === "element" && sortFits(element.sort, type.sort);
}
