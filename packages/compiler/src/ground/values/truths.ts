/** Logic where some truths are known and others are conditions on variables; the work is done by the table of conditions. */
import type { GroundVariableId, ValueCode } from "../../ground.js";
import type { Range, Ranges } from "../../ranges.js";
import type { Truth } from "../value.js";
import type { World } from "../world/world.js";

export function literal(world: World, variable: GroundVariableId, values: readonly ValueCode[]): Truth {
  return world.conditions.literal(variable, values);
}

export const negated = (world: World, truth: Truth): Truth => world.conditions.not(truth);
export const both = (world: World, left: Truth, right: Truth): Truth => world.conditions.both(left, right);
export const either = (world: World, left: Truth, right: Truth): Truth =>
  world.conditions.either(left, right);
export const allOf = (world: World, truths: readonly Truth[]): Truth => world.conditions.allOf(truths);
export const anyOf = (world: World, truths: readonly Truth[]): Truth => world.conditions.anyOf(truths);
export const implies = (world: World, guard: Truth, then: Truth): Truth =>
  world.conditions.implies(guard, then);
export const counted = (world: World, truths: readonly Truth[], ranges: Ranges): Truth =>
  world.conditions.counted(truths, ranges);

/** One at most. */
export const atMostOne: readonly Range[] = [[0, 1]];
