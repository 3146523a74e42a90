/** Built-in attributes and functions applied to what they are given, by the signatures of builtins.ts. */

import { type AttributeId, type AttributeName, attributes } from "../../builtins.js";
import { wrongType } from "../../diagnostics/catalogue/ecp3004-wrong-type.js";
import { argumentCount } from "../../diagnostics/catalogue/ecp3005-argument-count.js";
import type { Span } from "../../text/span.js";
import type { ElementSort, Expression, Type } from "../../typed.js";
import { type DirectionName, isDirection } from "../../vocabulary/directions.js";
import { isGraphProperty } from "../../vocabulary/graph-properties.js";
import { coerceToSet, elementType, isNumeric, present, setTypeOf, toNumber } from "../types/coerce.js";
import { allKnown, type Context, describe, errorNode, report } from "../types/context.js";
import type { Signature, Wanted } from "../types/signatures.js";
import { article, directionType, sortFits, withoutNone } from "../types/types.js";

export const directionNode = (value: DirectionName, span: Span): Expression => ({
  kind: "direction",
  value,
  span,
  type: directionType,
  known: true,
});

/** `c.right` is `c.next(right)`. */
function inFull(
  id: AttributeName,
  given: readonly Expression[],
  span: Span,
): { readonly id: AttributeId; readonly given: readonly Expression[] } {
  return isDirection(id) ? { id: "next", given: [...given, directionNode(id, span)] } : { id, given };
}

/** Whether an attribute can be asked of such a first argument, whatever the others are. */
export const takes = (context: Context, id: AttributeName, first: Expression): boolean =>
  signaturesOf(context, id).some(
    ({ wanted: [wanted] }) => wanted !== undefined && fits(context, wanted, first),
  );

const signaturesOf = (context: Context, id: AttributeName): readonly Signature[] =>
  context.signatures.get(id) ?? [];

/** The arguments, coerced, and the type of the result; undefined where they do not fit, which was said. */
export function applied(
  context: Context,
  attribute: AttributeName,
  written: readonly Expression[],
  span: Span,
):
  | { readonly attribute: AttributeId; readonly arguments: readonly Expression[]; readonly type: Type }
  | undefined {
  const { id, given } = inFull(attribute, written, span);
  const signatures = signaturesOf(context, id);
  const counted = signatures.filter(({ wanted, variadic }) =>
    variadic ? given.length >= wanted.length : given.length === wanted.length,
  );
  if (given.some(({ type }) => type.kind === "error")) return undefined;
  if (counted.length === 0) {
    report(context, argumentCount, span, {
      name: id,
      wanted: argumentsOf(signatures),
      found: given.length,
    });
    return undefined;
  }
  const signature = counted.find((each) => given.every((one, i) => fits(context, wantedAt(each, i), one)));
  if (signature === undefined) {
    sayMisfit(context, id, counted, given);
    return undefined;
  }
  const coerced = given.map((one, i) => taken(context, wantedAt(signature, i), one));
  if (coerced.some(({ type }) => type.kind === "error")) return undefined;
  return { attribute: id, arguments: coerced, type: resultOf(signature, coerced[0]) };
}

export function apply(
  context: Context,
  attribute: AttributeName,
  given: readonly Expression[],
  span: Span,
): Expression {
  const application = applied(context, attribute, given, span);
  if (application === undefined) return errorNode(span);
  const { attribute: id, arguments: of, type } = application;
  const common = { span, type, known: allKnown(of) };
  const [set] = of;
  // `g.tree` is `tree(g)` (U3).
  if (set !== undefined && isGraphProperty(id))
    return { kind: "graph", property: id, on: { set }, ...common };
  return { kind: "attribute", attribute: id, arguments: of, ...common };
}

const wantedAt = ({ wanted }: Signature, index: number): Wanted =>
  wanted[Math.min(index, wanted.length - 1)] ?? { kind: "set" };

function argumentsOf(signatures: readonly Signature[]): number | string {
  const [first] = signatures;
  const count = first?.wanted.length ?? 0;
  return first?.variadic === true ? `${count} or more arguments` : count;
}

function fits(context: Context, wanted: Wanted, given: Expression): boolean {
  const type = withoutNone(given.type);
  if (type.kind === "error") return true;
  switch (wanted.kind) {
    case "element":
      return type.kind === "element" && sortFits(type.sort, wanted.sort);
    case "number":
      return isNumeric(type);
    case "text":
      return type.kind === "text" || type.kind === "field";
    case "list":
      return type.kind === "list";
    case "path":
      return type.kind === "element" && isPath(context, type.sort);
    case "set":
    case "ordered set":
    case "cells":
    case "ordered cells": {
      const set = setTypeOf(context, type);
      if (set?.kind !== "set") return set !== undefined;
      if (wanted.kind.startsWith("ordered") && !set.ordered) return false;
      const { of } = set;
      const areCells = of.kind === "error" || (of.kind === "element" && of.sort === "cell");
      return areCells || !wanted.kind.endsWith("cells");
    }
    default:
      return wanted satisfies never;
  }
}

const isPath = (context: Context, sort: ElementSort): boolean =>
  typeof sort !== "string" && context.layers[sort.of]?.domain.kind === "paths";

function taken(context: Context, wanted: Wanted, written: Expression): Expression {
  switch (wanted.kind) {
    case "number":
      return toNumber(context, written);
    case "set":
    case "ordered set":
    case "cells":
    case "ordered cells":
      return coerceToSet(context, written) ?? written;
    case "element":
    case "path":
    case "text":
    case "list":
      return present(context, written);
    default:
      return wanted satisfies never;
  }
}

function resultOf({ result }: Signature, first: Expression | undefined): Type {
  switch (result.kind) {
    case "type":
      if (result.type.kind === "bag" && first?.type.kind === "list")
        return { kind: "bag", of: first.type.of };
      return result.type;
    case "as-argument":
      return first?.type ?? { kind: "error" };
    case "of-argument":
      return first === undefined ? { kind: "error" } : elementType(first.type);
    default:
      return result satisfies never;
  }
}

function sayMisfit(
  context: Context,
  id: AttributeName,
  signatures: readonly Signature[],
  given: readonly Expression[],
): void {
  const index = given.findIndex(
    (one, i) => !signatures.some((each) => fits(context, wantedAt(each, i), one)),
  );
  const at = Math.max(0, index);
  const one = given[at];
  if (one === undefined) return;
  const wanted = [...new Set(signatures.map((each) => wantedInWords(wantedAt(each, at))))].join(" or ");
  report(context, wrongType, one.span, {
    wanted,
    found: describe(context, one.type),
    where: `\`${attributes.get(id)?.name ?? id}\``,
  });
}

function wantedInWords(wanted: Wanted): string {
  switch (wanted.kind) {
    case "element":
      return article(typeof wanted.sort === "string" ? wanted.sort : "region");
    case "number":
    case "text":
    case "list":
    case "path":
    case "set":
      return `a ${wanted.kind}`;
    case "ordered set":
      return "a set in an order";
    case "cells":
      return "a set of cells";
    case "ordered cells":
      return "cells in an order";
    default:
      return wanted satisfies never;
  }
}
