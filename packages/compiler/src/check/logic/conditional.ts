/** `if P then A else B`: in its branch P is known to hold, and the whole has the common type of both branches. */
import type { Conditional } from "../../ast.js";
import type { Expression, Type } from "../../typed.js";
import { coerceToSet, complain, narrowed, toTruth } from "../types/coerce.js";
import { type Context, errorNode, withFacts } from "../types/context.js";
import { type Facts, factsOf } from "../types/facts.js";
import { sortFits, typesMeet, withoutNone } from "../types/types.js";

export function checkConditional(
  context: Context,
  written: Conditional,
  expected: Type | undefined,
): Expression {
  const condition = toTruth(context, context.expression(written.condition));
  const branch = (facts: Facts, body: Conditional["then"], wanted: Type | undefined): Expression =>
    withFacts(context, facts, () => narrowed(context, context.expression(body, wanted)));
  const yes = branch(factsOf(condition), written.then, expected);
  const no = branch(factsOf(condition, false), written.otherwise, expected ?? withoutNone(yes.type));
  const branches = alike(context, yes, no);
  if (branches === undefined) {
    complain(context, "the same kind of value as after `then`", no);
    return errorNode(written.span);
  }
  return {
    kind: "conditional",
    condition,
    // biome-ignore lint/suspicious/noThenProperty: a part of the conditional, not a promise
    then: branches.yes,
    otherwise: branches.no,
    span: written.span,
    type: ofBoth(branches.yes, branches.no),
    known: condition.known && yes.known && no.known,
  };
}

/** A row, a region or a path beside a set of cells is taken as its cells. */
function alike(
  context: Context,
  yes: Expression,
  no: Expression,
): { readonly yes: Expression; readonly no: Expression } | undefined {
  if (typesMeet(yes.type, no.type)) return { yes, no };
  const [one, other] = [coerceToSet(context, yes), coerceToSet(context, no)];
  if (one === undefined || other === undefined || !typesMeet(one.type, other.type)) return undefined;
  return { yes: one, no: other };
}

/** If one branch may be none, the whole may; if one has no order, the whole has none. */
function ofBoth(yes: Expression, no: Expression): Type {
  if (yes.type.kind === "error") return no.type;
  if (no.type.kind === "error") return yes.type;
  const [one, other] = [withoutNone(yes.type), withoutNone(no.type)];
  const of = yes.kind === "none" ? other : no.kind === "none" ? one : widest(one, other);
  const mayBeNone = [yes, no].some(({ type }) => type.kind === "optional");
  return mayBeNone ? { kind: "optional", of } : of;
}

function widest(one: Type, other: Type): Type {
  if (one.kind === "set" && other.kind === "set")
    return { kind: "set", of: widest(one.of, other.of), ordered: one.ordered && other.ordered };
  if (one.kind === "element" && other.kind === "element") return sortFits(one.sort, other.sort) ? other : one;
  return one.kind === "error" ? other : one;
}
