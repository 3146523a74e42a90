/** Assignments as answers, in the shape of solution.ts. */

import type { Datum } from "../../packages/compiler/src/ground.js";
import type { LayerAnswer, Solution } from "../../packages/compiler/src/solution.js";
import type { LayerId, TypedLayer } from "../../packages/compiler/src/typed.js";
import { directionNames } from "../../packages/compiler/src/vocabulary/directions.js";
import { optionsOf } from "../../packages/evaluator/src/statements/covers.js";
import { isElement, type Value } from "../../packages/evaluator/src/values/value.js";
import type { World } from "../../packages/evaluator/src/values/world.js";

export function answerOf(world: World): Solution {
  const layers = new Map<LayerId, LayerAnswer>();
  world.puzzle.layers.forEach((layer, index) => {
    const id = index as LayerId;
    if (layer.role === "find" && !layer.hidden) layers.set(id, layerAnswer(world, layer, id));
  });
  const unknown = world.unknownAt.get("options");
  const chosen = unknown === undefined ? undefined : world.assigned[unknown];
  const names = optionsOf(world).map(({ name }) => name);
  const options =
    chosen !== undefined && "kind" in chosen && chosen.kind === "options"
      ? chosen.chosen.flatMap((at) => names[at] ?? [])
      : [];
  return { layers, options };
}

function layerAnswer(world: World, layer: TypedLayer, id: LayerId): LayerAnswer {
  const size = elementCount(world, layer);
  const unknown = world.unknownAt.get(`${id}`);
  const structure = unknown === undefined ? undefined : world.assigned[unknown];
  if (structure !== undefined && "kind" in structure)
    switch (structure.kind) {
      case "division": {
        const values = new Array<number | null>(size).fill(null);
        structure.regions.forEach((cells, region) => {
          for (const cell of cells) values[cell] = region + 1;
        });
        return { kind: "regions", values };
      }
      case "paths":
        return { kind: "paths", paths: structure.paths };
      case "pieces": {
        const values = new Array<string | null>(size).fill(null);
        for (const { shape, cells } of structure.placements) for (const cell of cells) values[cell] = shape;
        return { kind: "pieces", values, placements: structure.placements };
      }
      case "options":
        break;
      default:
        structure satisfies never;
    }
  const values = Array.from({ length: size }, (_, element): Datum | null => {
    const at = world.unknownAt.get(`${id} ${element}`);
    const assigned = at === undefined ? undefined : world.assigned[at];
    return assigned !== undefined && "value" in assigned ? asDatum(assigned.value) : null;
  });
  return { kind: "values", values };
}

function asDatum(value: Value): Datum | null {
  if (typeof value !== "object") return value;
  if (isElement(value) && value.sort === "direction") return directionNames[value.index] ?? null;
  return null;
}

function elementCount({ board, puzzle, elements }: World, { on }: TypedLayer): number {
  if (board === undefined) return 0;
  switch (on.kind) {
    case "cell":
      return board.rows * board.columns;
    case "row":
    case "column":
    case "line":
      return board.lines[on.kind].sets.length;
    case "link":
      return on.own === true ? board.pairCount : board.linkCount;
    case "edge":
      return board.edgeCount;
    case "corner":
      return board.cornerCount;
    case "wedge":
      return 4 * board.rows * board.columns;
    case "direction":
      return 4;
    case "diagonal":
      return board.diagonals(on.which, on.long).sets.length;
    case "of-layer":
      return puzzle.layers[on.layer]?.role === "given" ? (elements.get(on.layer)?.names.length ?? 0) : 0;
    case "box":
    case "block":
      return 0;
    default:
      return on satisfies never;
  }
}

/** One text for each answer: the same for the same answer, whatever the order in which pieces, paths and options are listed. */
export function answerKey(solution: Solution, layers: readonly TypedLayer[]): string {
  const parts = [...solution.layers]
    .sort(([a], [b]) => a - b)
    .map(([id, answer]) => `${layers[id]?.name}: ${layerText(answer)}`);
  return [...parts, ...(solution.options.length > 0 ? [[...solution.options].sort().join(" ")] : [])].join(
    "\n",
  );
}

function layerText(answer: LayerAnswer): string {
  switch (answer.kind) {
    case "values": {
      // Behind the last value there is nothing, whether that is said or not.
      const values = answer.values.map(datumText);
      while (values.at(-1) === ".") values.pop();
      return values.join(" ");
    }
    case "regions":
      return answer.values.map((value) => value ?? ".").join(" ");
    case "paths":
      return answer.paths
        .map((path) => path.join("-"))
        .sort()
        .join(" ");
    case "pieces":
      return answer.placements
        .map(({ shape, cells }) => `${shape}[${[...cells].sort((a, b) => a - b).join(" ")}]`)
        .sort()
        .join(" ");
    default:
      return answer satisfies never;
  }
}

function datumText(datum: Datum | null): string {
  if (datum === null) return ".";
  if (typeof datum === "boolean") return datum ? "#" : "-";
  return typeof datum === "object" ? JSON.stringify(datum) : `${datum}`;
}

/** True if a value of an unknown agrees with an answer; every value does, if the answer says nothing about it. */
export function isOf(
  answer: LayerAnswer | undefined,
  element: number | undefined,
): (assigned: World["unknowns"][number]["domain"][number]) => boolean {
  return (assigned) => {
    if (answer === undefined) return true;
    if ("value" in assigned) {
      if (answer.kind !== "values" || element === undefined) return false;
      const said = answer.values[element] ?? null;
      return datumText(asDatum(assigned.value)) === datumText(said);
    }
    switch (assigned.kind) {
      case "division":
        return (
          answer.kind === "regions" &&
          answer.values.every((value, cell) => {
            const region = assigned.regions.findIndex((cells) => cells.includes(cell));
            return (value ?? 0) === region + 1;
          })
        );
      case "paths":
        return layerText({ kind: "paths", paths: assigned.paths }) === layerText(answer);
      case "pieces":
        return (
          layerText({ kind: "pieces", values: [], placements: assigned.placements }) === layerText(answer)
        );
      case "options":
        return true;
      default:
        return assigned satisfies never;
    }
  };
}
