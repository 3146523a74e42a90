/** Whether two expressions say the same: equal but for their places and for the names of the variables that they bind themselves. */
import type { Expression } from "../../typed.js";
import { sameFields } from "../same-fields.js";
import type { World } from "../world.js";

export function sameText(world: World, left: Expression, right: Expression): boolean {
  const names = new Map<unknown, unknown>();
  const taken = new Set<unknown>();
  const same = (a: unknown, b: unknown, field = ""): boolean => {
    if (VARIABLES.has(field) && typeof a === "number") {
      // A variable that both bind stands for the same, and no two for one.
      if (names.has(a)) return names.get(a) === b;
      if (taken.has(b)) return false;
      names.set(a, b);
      taken.add(b);
      return true;
    }
    if (a === b) return true;
    if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
    return sameFields(a, b, same);
  };
  return same(inlined(world, left), inlined(world, right));
}

/** A `let` without arguments is what it stands for. */
function inlined(world: World, expression: Expression): Expression {
  if (expression.kind !== "let" || expression.arguments.length > 0) return expression;
  const value = world.puzzle.lets[expression.let]?.value;
  return value === undefined ? expression : inlined(world, value);
}

const VARIABLES = new Set(["variable", "first", "second"]);
