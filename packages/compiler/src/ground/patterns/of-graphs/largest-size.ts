/**
 * The largest size of a group by links that any rule can tell from larger ones: where sizes are only ever set equal to what is bounded
 * (`size(group(t by line)) - 1 = t.back.pencil.size`: no larger than the largest pencil, and one). Groups above it need no number of their own: that
 * they equal nothing is all that is asked. Undefined where a rule asks anything else.
 */

import { type SizeEquation, sizesAsked } from "../../../normalize/readings/sizes-asked.js";
import type { Span } from "../../../text/span.js";
import type { Expression, ExpressionOf, LayerId, Sound } from "../../../typed.js";
import { layerTable } from "../../world/reading.js";
import type { World } from "../../world/world.js";
import { numberIfKnown } from "../atoms.js";
import { admitted, matched, type Pattern } from "../pattern.js";

export const largestSize: Pattern<Sound, LayerId, readonly SizeEquation[], number> = {
  name: "largest size asked",
  role: "encode",
  phase: "structures",
  makes: "one number for all sizes that no rule can tell apart",
  counts: "sizes are a function of the lines, and so is whether one is larger than all that are asked",
  match: (facts, _rule, links) => sizesAsked(facts, links),
  admit: largestSizeIn,
};

/** Marked where the sizes are asked. */
export function largestSizeAsked(
  world: World,
  links: LayerId,
  at: { readonly span: Span },
): number | undefined {
  const found = matched(world, largestSize, world.puzzle, links);
  return found === undefined ? undefined : admitted(world, largestSize, found, links, [at]);
}

function largestSizeIn(world: World, equations: readonly SizeEquation[]): number | undefined {
  let largest = 1;
  for (const { changes, other } of equations) {
    const most = mostOf(world, other);
    const added = changes.map(({ sign, amount }) => sign * (numberIfKnown(world, amount) ?? Number.NaN));
    if (most === undefined || added.some(Number.isNaN)) return undefined;
    largest = Math.max(largest, most - added.reduce((sum, each) => sum + each, 0));
  }
  return largest;
}

/** The largest number that it can be, where that is plain. */
function mostOf(world: World, expression: Expression): number | undefined {
  const known = numberIfKnown(world, expression);
  if (known !== undefined) return known;
  if (expression.kind === "layer") return largestValue(world, expression.layer);
  if (expression.kind === "arithmetic") return mostOfSum(world, expression);
  if (
    expression.kind !== "attribute" ||
    (expression.attribute !== "size" && expression.attribute !== "length")
  )
    return undefined;
  let [of] = expression.arguments;
  if (of?.kind === "cells-of") of = of.element;
  const layer = of === undefined ? undefined : regionsOf(of);
  if (layer === undefined) return undefined;
  const { family, found } = layerTable(world, layer);
  if (found === undefined || family?.cells === undefined) return undefined;
  let most = 0;
  for (let index = 0; index < family.count; index++) most = Math.max(most, family.cells(index).items.length);
  return most;
}

/** The layer of the regions, or paths, that this is one of: `t.pencil`, or the `p` of `for each pencil p`. */
function regionsOf(expression: Expression): LayerId | undefined {
  if (expression.kind === "layer") return expression.layer;
  const { type } = expression;
  return type.kind === "element" && typeof type.sort === "object" ? type.sort.of : undefined;
}

/** `p.size + 1`; what is taken must be known. */
function mostOfSum(world: World, { operator, left, right }: ExpressionOf<"arithmetic">): number | undefined {
  const most = mostOf(world, left);
  const other = operator === "+" ? mostOf(world, right) : numberIfKnown(world, right);
  if (most === undefined || other === undefined) return undefined;
  if (operator === "+") return most + other;
  return operator === "-" ? most - other : undefined;
}

function largestValue(world: World, layer: LayerId): number | undefined {
  const { values, variables, layer: typed } = layerTable(world, layer);
  if (typed.type.kind !== "number") return undefined;
  let most = 0;
  for (const value of values ?? []) {
    if (value === undefined) continue;
    if (typeof value !== "number") return undefined;
    most = Math.max(most, value);
  }
  for (const variable of variables ?? [])
    if (variable !== undefined) most = Math.max(most, ...(world.declared[variable] ?? []));
  return most;
}
