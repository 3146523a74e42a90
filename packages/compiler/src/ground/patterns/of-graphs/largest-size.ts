/**
 * The largest size of a group by links that any rule can tell from larger ones: where sizes are only ever set equal to what is bounded
 * (`size(group(t by line)) - 1 = t.back.pencil.size`: no larger than the largest pencil, and one). Groups above it need no number of their own: that
 * they equal nothing is all that is asked. Undefined where a rule asks anything else.
 */

import { partsOf } from "../../../check/walks/parts.js";
import { isExpression } from "../../../check/walks/some-node.js";
import type { Span } from "../../../text/span.js";
import type { Expression, ExpressionOf, LayerId, LetId, Sound } from "../../../typed.js";
import { layerTable } from "../../world/reading.js";
import type { World } from "../../world/world.js";
import { numberIfKnown } from "../atoms.js";
import { admitted, matched, type Pattern } from "../pattern.js";

export const largestSize: Pattern<Sound, LayerId, LayerId, number> = {
  name: "largest size asked",
  role: "encode",
  phase: "structures",
  makes: "one number for all sizes that no rule can tell apart",
  counts: "sizes are a function of the lines, and so is whether one is larger than all that are asked",
  match: (_puzzle, _rule, links) => links,
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

function largestSizeIn(world: World, links: LayerId): number | undefined {
  let largest = 0;
  let bounded = true;
  const seen = new Set<LetId>();
  const walk = (expression: Expression): void => {
    if (expression.kind === "compare" && expression.operator === "=") {
      for (const [side, other] of [
        [expression.left, expression.right],
        [expression.right, expression.left],
      ] as const) {
        const size = sizeWith(world, side, links);
        const most = size === undefined ? undefined : mostOf(world, other);
        if (size === undefined || most === undefined) continue;
        largest = Math.max(largest, most - size.added);
        // The cell whose group it is may depend on the size of another.
        for (const part of partsOf(size.group)) walk(part);
        walk(other);
        return;
      }
    }
    // A group by itself may be asked for its size elsewhere, through a `let`.
    if (expression.kind === "group" && expression.by.by === "links" && expression.by.layer === links)
      bounded = false;
    for (const part of partsOf(expression)) walk(part);
    // A name that no rule uses in normal form says nothing.
    if (expression.kind !== "let" || seen.has(expression.let)) return;
    seen.add(expression.let);
    const named = world.puzzle.lets[expression.let];
    for (const part of expressionsIn([named?.value, named?.on])) walk(part);
  };
  for (const expression of expressionsIn(world.puzzle.statements)) walk(expression);
  return bounded ? Math.max(1, largest) : undefined;
}

interface SizeWith {
  readonly group: Expression;
  readonly added: number;
}

/** Of the size, with something added or taken: how much is added. */
function sizeWith(world: World, expression: Expression, links: LayerId): SizeWith | undefined {
  const group = groupAsked(expression, links);
  if (group !== undefined) return { group, added: 0 };
  if (expression.kind !== "arithmetic") return undefined;
  const left = sizeWith(world, expression.left, links);
  const right = numberIfKnown(world, expression.right);
  if (left === undefined || right === undefined) return undefined;
  if (expression.operator === "+") return { ...left, added: left.added + right };
  return expression.operator === "-" ? { ...left, added: left.added - right } : undefined;
}

/** For `size(group(c by line))`: the group. */
function groupAsked(expression: Expression, links: LayerId): Expression | undefined {
  if (expression.kind !== "attribute" || expression.attribute !== "size") return undefined;
  const [of] = expression.arguments;
  return of?.kind === "group" && of.by.by === "links" && of.by.layer === links ? of : undefined;
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

/** Of statements, binders and whatever else holds expressions: the outermost ones. */
function expressionsIn(tree: unknown): readonly Expression[] {
  if (typeof tree !== "object" || tree === null) return [];
  return isExpression(tree) ? [tree] : Object.values(tree).flatMap(expressionsIn);
}
