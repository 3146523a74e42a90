/** The operators of `world/operators.ts`, on the values of a world that is still being made. */
import type { Operators } from "../world/operators.js";
import type { World } from "../world/world.js";
import { casesOf, merged } from "./cases.js";
import { compare } from "./compare.js";

export const operatorsOn = (world: () => World): Operators => ({
  casesOf: (value, span) => casesOf(world(), value, span),
  merged: (branches, span) => merged(world(), branches, span),
  compare: (left, operator, right, span) => compare(world(), left, operator, right, span),
});
