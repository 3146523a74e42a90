/** Searches an expression, its parts, and the definitions that these name. */
import type { Expression, LayerId, LetId, TypedLayer, TypedLet, TypedPuzzle } from "../../typed.js";
import { partsOf, partsOfBinder } from "./parts.js";

/** Whether it holds of some part. A named part is looked into once, however often it is named. */
export function someWithin(
  lets: readonly TypedLet[],
  expression: Expression,
  holds: (part: Expression) => boolean,
): boolean {
  const waiting = [expression];
  const seen = new Set<number>();
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (holds(part)) return true;
    // One by one: a set that is written out may have more parts than a call takes arguments.
    for (const inner of partsOf(part)) waiting.push(inner);
    const name = nameRead(part);
    if (name === undefined || seen.has(name)) continue;
    seen.add(name);
    const named = lets[name];
    if (named === undefined) continue;
    waiting.push(named.value);
    // The elements that a derived layer stands on are part of its definition.
    if (named.on !== undefined) waiting.push(...partsOfBinder(named.on));
  }
  return false;
}

/** Whether an expression reads a layer of this kind, also through names. */
export const readsLayerWhere = (
  { lets, layers }: Pick<TypedPuzzle, "lets" | "layers">,
  expression: Expression,
  holds: (layer: TypedLayer) => boolean,
): boolean =>
  someWithin(lets, expression, (part) => {
    const read = layerRead(part);
    const layer = read === undefined ? undefined : layers[read];
    return layer !== undefined && holds(layer);
  });

/** The definitions that the expression names itself, not in a part: `total`, and the relation of `group(c by joined)`. */
function nameRead(expression: Expression): LetId | undefined {
  switch (expression.kind) {
    case "let":
      return expression.let;
    case "group":
    case "groups":
    case "reach":
      return expression.by?.by === "relation" ? expression.by.relation : undefined;
    case "graph":
      return expression.by !== undefined && "relation" in expression.by ? expression.by.relation : undefined;
    default:
      return undefined;
  }
}

/** The layer of which the expression reads what it holds, itself and not in a part. */
export function layerRead(expression: Expression): LayerId | undefined {
  switch (expression.kind) {
    case "layer":
    case "has":
    case "is-printed":
    case "is-inside":
    case "shared":
    case "along":
      return expression.layer;
    case "all-of":
      return expression.sort.kind === "of-layer" ? expression.sort.layer : undefined;
    case "graph":
      if ("layer" in expression.on) return expression.on.layer;
      return expression.by !== undefined && "edges" in expression.by ? expression.by.edges : undefined;
    case "group":
    case "groups":
    case "reach":
      return expression.by !== undefined && "layer" in expression.by ? expression.by.layer : undefined;
    default:
      return undefined;
  }
}
