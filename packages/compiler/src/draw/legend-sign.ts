/** The legend read backwards: from the values of a cell to the sign that is written for them. */
import type { Datum } from "../ground.js";
import type { Expression, LayerId, TypedLegendEntry, TypedPuzzle } from "../typed.js";
import { sayValue } from "./say-value.js";

/** How the legend writes what a cell holds; undefined where no entry says just that. */
export function legendSign(puzzle: TypedPuzzle, held: ReadonlyMap<LayerId, Datum>): string | undefined {
  for (const entry of puzzle.legend) {
    const text = entryText(puzzle, entry, held);
    if (text !== undefined && text !== "" && text !== ".") return text;
  }
  const [only, another] = held.values();
  return another === undefined && typeof only === "string" ? only : undefined;
}

function entryText(
  puzzle: TypedPuzzle,
  { key, sets }: TypedLegendEntry,
  held: ReadonlyMap<LayerId, Datum>,
): string | undefined {
  const holes = new Map<number, string>();
  const said = new Set<LayerId>();
  for (const { layer: id, direction, value } of sets) {
    if (direction !== undefined) return undefined;
    const layer = puzzle.layers[id];
    const datum = held.get(id);
    if (layer === undefined) return undefined;
    if (value.kind === "unprinted") {
      if (typeof datum !== "object" || !("unprinted" in datum)) return undefined;
    } else if (value.kind === "hole" || value.expression.kind === "variable") {
      const hole = value.kind === "hole" ? value.variable : variableOf(value.expression);
      if (hole === undefined) return undefined;
      holes.set(hole, (datum === undefined ? undefined : sayValue(layer, datum, undefined)) ?? "");
    } else if (datum !== constantOf(value.expression)) return undefined;
    if (datum !== undefined) said.add(id);
  }
  if (said.size !== held.size) return undefined;
  switch (key.kind) {
    case "symbol":
      return key.text;
    case "range": {
      const [text] = holes.values();
      const number = Number(text ?? "");
      const inside =
        text !== undefined &&
        text !== "" &&
        key.from.kind === "number" &&
        key.to.kind === "number" &&
        number >= key.from.value &&
        number <= key.to.value;
      return inside ? text : undefined;
    }
    case "template":
      return key.parts
        .map((part) => (typeof part === "string" ? part : (holes.get(part.hole) ?? "")))
        .join("");
    default:
      return key satisfies never;
  }
}

const variableOf = (expression: Expression): number | undefined =>
  expression.kind === "variable" ? expression.variable : undefined;

function constantOf(expression: Expression): Datum | undefined {
  switch (expression.kind) {
    case "number":
    case "truth":
    case "symbol":
    case "direction":
      return expression.value;
    default:
      return undefined;
  }
}
