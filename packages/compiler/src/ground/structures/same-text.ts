/** Whether two expressions say the same: equal but for their places and for the names of the variables that they bind themselves. */
import type { Expression } from "../../typed.js";
import type { World } from "../world.js";

export function sameText(world: World, left: Expression, right: Expression): boolean {
  const names = new Map<unknown, unknown>();
  const same = (a: unknown, b: unknown): boolean => {
    if (a === b) return true;
    if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
    const keys = Object.keys(a).filter((key) => !PLACES.has(key));
    if (keys.length !== Object.keys(b).filter((key) => !PLACES.has(key)).length) return false;
    return keys.every((key) => {
      const [x, y]: [unknown, unknown] = [Reflect.get(a, key), Reflect.get(b, key)];
      if (!VARIABLES.has(key) || typeof x !== "number") return same(x, y);
      // A variable that both bind stands for the same.
      if (!names.has(x)) names.set(x, y);
      return names.get(x) === y;
    });
  };
  return same(inlined(world, left), inlined(world, right));
}

/** A `let` without arguments is what it stands for. */
function inlined(world: World, expression: Expression): Expression {
  if (expression.kind !== "let" || expression.arguments.length > 0) return expression;
  const value = world.puzzle.lets[expression.let]?.value;
  return value === undefined ? expression : inlined(world, value);
}

const PLACES = new Set(["span", "type", "known"]);
const VARIABLES = new Set(["variable", "first", "second"]);
