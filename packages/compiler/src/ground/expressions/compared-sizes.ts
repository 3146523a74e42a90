/**
 * `size(c.area) > 5`, where the region of a cell is one of several, and of each it is to be found what is in it: of whichever it is, this is said of
 * its size. As one set, each cell of the board would be in it by as many conditions as there are regions.
 */
import { mirrored } from "../../ranges.js";
import type { Comparison, Expression, ExpressionOf } from "../../typed.js";
import { isCases, isElement, type Known, type Truth, type Value } from "../value.js";
import { compare } from "../values/compare.js";
import type { World } from "../world/world.js";
import { valueOfAttribute } from "./attributes.js";

/** Undefined unless the size of such a region is compared with a known number. */
export function comparedSizes(world: World, { left, right, operator, span }: Comparison): Truth | undefined {
  if (isSizeOfFound(left)) return sizeIs(world, left, operator, right, span);
  return isSizeOfFound(right) ? sizeIs(world, right, mirrored[operator], left, span) : undefined;
}

const isSizeOfFound = (side: Expression): side is ExpressionOf<"attribute"> => {
  if (side.kind !== "attribute" || side.attribute !== "size" || side.known) return false;
  const [set] = side.arguments;
  return set?.kind === "cells-of" && set.element.kind === "layer" && set.element.element.known;
};

function sizeIs(
  world: World,
  call: ExpressionOf<"attribute">,
  operator: Comparison["operator"],
  other: Expression,
  span: Comparison["span"],
): Truth | undefined {
  const region = regionOf(world, call);
  if (region === undefined || !other.known) return undefined;
  const amount = world.evaluateAsPrinted(world, other);
  if (typeof amount !== "number") return undefined;
  const { conditions } = world;
  return conditions.allOf(
    region.cases.map(({ value, when }) =>
      conditions.implies(when, compare(world, sizeOf(world, call, value), operator, amount, span)),
    ),
  );
}

/** The region, of those of which it is unknown what is in them. */
function regionOf(
  world: World,
  call: ExpressionOf<"attribute">,
): Extract<Value, { kind: "cases" }> | undefined {
  const [set] = call.arguments;
  if (set?.kind !== "cells-of" || set.element.kind !== "layer") return undefined;
  const layer = world.puzzle.layers[set.element.layer];
  // Each cell is in one of them.
  if (layer?.domain.kind !== "region" || layer.orNone) return undefined;
  const region = world.valueIfThere(world, set.element);
  if (!isCases(region) || region.cases.length < 2) return undefined;
  return region.cases.every(({ value }) => isFoundByCell(value)) ? region : undefined;
}

const isFoundByCell = (value: Known): boolean => isElement(value) && value.family.members !== undefined;

const sizeOf = (world: World, call: ExpressionOf<"attribute">, region: Known): Value =>
  valueOfAttribute(world, call, [region]);
