/**
 * `size(c.area) > 5`, where the region of a cell is one of several, and of each it is to be found what is in it: of whichever it is, this is said of
 * its size. As one set, each cell of the board would be in it by as many conditions as there are regions.
 */

import { type Measured, measuredIn } from "../../normalize/readings/measured.js";
import { mirrored } from "../../ranges.js";
import type { Comparison, Expression } from "../../typed.js";
import { type Cases, isCases, isFoundSet, type Truth } from "../value.js";
import { compare } from "../values/compare.js";
import type { World } from "../world/world.js";
import { valueOfAttribute } from "./attributes.js";

/** Undefined unless the size of such a region is compared with a known number. */
export function comparedSizes(world: World, { left, right, operator, span }: Comparison): Truth | undefined {
  const size = measuredIn(left);
  if (size?.measure === "size" && size.ofKnown !== undefined)
    return sizeIs(world, size, operator, right, span);
  const other = measuredIn(right);
  return other?.measure === "size" && other.ofKnown !== undefined
    ? sizeIs(world, other, mirrored[operator], left, span)
    : undefined;
}

function sizeIs(
  world: World,
  size: Measured,
  operator: Comparison["operator"],
  other: Expression,
  span: Comparison["span"],
): Truth | undefined {
  const region = regionOf(world, size);
  if (region === undefined || !other.known) return undefined;
  const amount = world.evaluateAsPrinted(world, other);
  if (typeof amount !== "number") return undefined;
  const { conditions } = world;
  return conditions.allOf(
    region.cases.map(({ value, when }) =>
      conditions.implies(
        when,
        compare(world, valueOfAttribute(world, size.call, [value]), operator, amount, span),
      ),
    ),
  );
}

/** The region, of those of which it is unknown what is in them. */
function regionOf(world: World, { part, ofKnown }: Measured): Cases | undefined {
  const layer = ofKnown === undefined ? undefined : world.puzzle.layers[ofKnown];
  // Each cell is in one of them.
  if (part === undefined || layer?.domain.kind !== "region" || layer.orNone) return undefined;
  const region = world.valueIfThere(world, part);
  if (!isCases(region) || region.cases.length < 2) return undefined;
  return region.cases.every(({ value }) => isFoundSet(value)) ? region : undefined;
}
