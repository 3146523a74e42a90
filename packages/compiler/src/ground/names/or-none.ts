/**
 * A region, path or piece that a cell is in, where it may be in none: grounding keeps only the cases in which it is in one, which is all that a rule
 * about the region itself asks. As one value among others (`= none`, in an aggregate, in a list) `none` is a value too, and two that are none are the
 * same; but a cell that is not there is not in none, it has no value (L8).
 */
import type { Expression, TypedLayer } from "../../typed.js";
import { isCases, none, type Truth, type Value } from "../value.js";
import { evaluateTruth } from "../values/evaluate-as.js";
import { presence } from "../values/presence.js";
import type { World } from "../world/world.js";

/** The layer whose region, path or piece the expression is, where it may be none; "always one" where it is one at every cell. */
function layerOfSort({ puzzle }: World, { type }: Expression): TypedLayer | "always one" | undefined {
  const of = type.kind === "optional" ? type.of : type;
  const sort = of.kind === "element" ? of.sort : undefined;
  const layer = typeof sort === "object" ? puzzle.layers[sort.of] : undefined;
  return layer?.domain.kind === "region" && !layer.orNone ? "always one" : layer;
}

/** The condition that there is a value, which may be `none`; `value` is what the expression evaluates to. */
export function isThere(world: World, expression: Expression, value: Value): Truth {
  return layerOfSort(world, expression) === undefined
    ? presence(world, value)
    : isCellThere(world, expression);
}

/** The condition that the cell is there whose region, path or piece it is. */
function isCellThere(world: World, expression: Expression): Truth {
  const { conditions, puzzle } = world;
  switch (expression.kind) {
    case "layer": {
      if (expression.element.kind === "variable") return true;
      const element = world.valueIfThere(world, expression.element);
      return element !== undefined && presence(world, element);
    }
    case "conditional": {
      const condition = evaluateTruth(world, expression.condition);
      return conditions.either(
        conditions.both(condition, isCellThere(world, expression.then)),
        conditions.both(conditions.not(condition), isCellThere(world, expression.otherwise)),
      );
    }
    case "let": {
      const definition = puzzle.lets[expression.let];
      return definition?.form !== "value" || isCellThere(world, definition.value);
    }
    default:
      return true;
  }
}

/** The value, with `none` where there is one and it is in no region. */
export function orNone(world: World, expression: Expression, value: Value): Value {
  if (!isCases(value)) return value;
  const nothing = isInNone(world, expression, value);
  return nothing === undefined || nothing === false
    ? value
    : { kind: "cases", cases: [...value.cases, { value: none, when: nothing }] };
}

/** `= none`, of a region, path or piece; undefined of other values, which are `none` by themselves. */
export function isInNone(world: World, expression: Expression, value: Value): Truth | undefined {
  const layer = layerOfSort(world, expression);
  if (layer === undefined || !isCases(value)) return undefined;
  if (layer === "always one") return false;
  const { conditions } = world;
  return conditions.both(isCellThere(world, expression), conditions.not(presence(world, value)));
}
