/** Values to be found that are all equal, or of which some differ. */

import type { Span } from "../../text/span.js";
import type { Choice, Truth } from "../value.js";
import type { World } from "../world/world.js";
import { stillPossible } from "./tables.js";

/** Each is equal to the first; the opposite is a clause for each value. Undefined where one variable is read in two ways. */
export function allOfOneValue(world: World, choices: readonly Choice[], span: Span): Truth | undefined {
  const { conditions, operators } = world;
  const [first, ...others] = choices;
  if (first === undefined || new Set(choices.map(({ variable }) => variable)).size < choices.length)
    return undefined;
  const whole = conditions.allOf(others.map((other) => operators.compare(first, "=", other, span)));
  if (typeof whole === "object" && choices.length > 2)
    conditions.areOpposite(whole, someDiffers(world, choices));
  return whole;
}

/** Of each value: one of them is another. */
export function someDiffers(world: World, choices: readonly Choice[]): Truth {
  const { conditions } = world;
  const clauses = new Map<unknown, Truth[]>();
  const tables = choices.map((choice) => [choice, stillPossible(world, choice)] as const);
  for (const [, table] of tables) for (const key of table.keys()) clauses.set(key, []);
  for (const [key, clause] of clauses)
    for (const [{ variable }, table] of tables)
      clause.push(conditions.not(conditions.literal(variable, table.get(key) ?? [])));
  return conditions.allOf([...clauses.values()].map((clause) => conditions.anyOf(clause)));
}
