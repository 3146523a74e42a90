/** Reads an answer from a solution: from the compiler's terms to those of the formats. */
import type { Ground, LayerAnswer, Solution } from "@ecp/compiler";
import { piecesOf, shapesOf } from "./genre.js";
import type { Layer } from "./givens.js";
import { givenValue } from "./givens-of.js";
import { linkCells } from "./places.js";

/** By the name of the layer. */
export type Answer = ReadonlyMap<string, Layer>;

/** Empty for a puzzle without a board. */
export function answerOfSolution({ board, puzzle }: Ground, { layers }: Solution): Answer {
  const answer = new Map<string, Layer>();
  if (board === undefined) return answer;
  for (const [id, values] of layers) {
    const name = puzzle.layers[id]?.name;
    if (name === undefined) continue;
    answer.set(name, layerOf(values, board));
    if (values.kind !== "pieces") continue;
    answer.set(
      shapesOf(name),
      values.values.map((shape) => shape ?? undefined),
    );
    answer.set(piecesOf(name), regionsOfPieces(values.placements));
  }
  return answer;
}

type Placements = Extract<LayerAnswer, { readonly kind: "pieces" }>["placements"];

/** By number from 0 in reading order of their first cells. */
function regionsOfPieces(placements: Placements): Layer {
  const regions: (number | undefined)[] = [];
  const inOrder = placements.toSorted((a, b) => Math.min(...a.cells) - Math.min(...b.cells));
  for (const [number, { cells }] of inOrder.entries()) for (const cell of cells) regions[cell] = number;
  return regions;
}

/** Regions by number from 0; of pieces whether there is one; of paths the links that they pass along. */
function layerOf(answer: LayerAnswer, size: { readonly rows: number; readonly columns: number }): Layer {
  switch (answer.kind) {
    case "values":
      return answer.values.map((value) => givenValue(value ?? undefined));
    case "regions":
      return answer.values.map((value) => (value === null ? undefined : value - 1));
    case "pieces":
      return answer.values.map((value) => (value === null ? undefined : true));
    case "paths": {
      const steps = new Set(
        answer.paths.flatMap((path) =>
          path.slice(1).map((cell, index) => {
            const before = path[index] ?? cell;
            return `${Math.min(before, cell)} ${Math.max(before, cell)}`;
          }),
        ),
      );
      return linkCells(size).map(([x, y]) => (steps.has(`${x} ${y}`) ? true : undefined));
    }
    default:
      return answer satisfies never;
  }
}
