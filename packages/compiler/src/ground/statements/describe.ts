/** The words for the thing that a quantity counts: `queen`, `not shaded`, `moon`. */
import type { Expression, ExpressionOf } from "../../typed.js";
import type { World } from "../world/world.js";

export function nounOf(world: World, quantity: ExpressionOf<"quantity">): string | undefined {
  return noun(world, quantity.condition);
}

function noun(world: World, condition: Expression): string | undefined {
  switch (condition.kind) {
    case "layer":
    case "has":
      return world.puzzle.layers[condition.layer]?.name;
    case "let":
      return world.puzzle.lets[condition.let]?.name;
    case "not": {
      const inner = noun(world, condition.operand);
      return inner === undefined ? undefined : `not ${inner}`;
    }
    case "compare": {
      const { right } = condition;
      if (condition.operator !== "=") return undefined;
      if (right.kind === "symbol" || right.kind === "direction") return right.value;
      const name = noun(world, condition.left);
      return right.kind === "number" && name !== undefined ? `${name} ${right.value}` : undefined;
    }
    default:
      return undefined;
  }
}
