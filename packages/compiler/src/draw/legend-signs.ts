/**
 * Numbers that only signs of the legend stand for (`"?,?": unprinted = 2`) say how something is written, and are drawn as it is written; so is
 * what stands with them in a cell.
 */

import type { Datum } from "../ground.js";
import type { Picture } from "../solution.js";
import type { LayerId, TypedPuzzle } from "../typed.js";
import { shownValues } from "./layer-values.js";
import { legendSign } from "./legend-sign.js";

export interface CellSign {
  readonly text: string;
  /** Its text. */
  readonly layers: ReadonlySet<LayerId>;
}

export function signsAt(picture: Picture): ReadonlyMap<number, CellSign> {
  const { puzzle } = picture.ground;
  const signs = new Map<number, CellSign>();
  for (const id of codedLayers(puzzle)) {
    const layers = [...companionsOf(puzzle, id)];
    const values = layers.map((layer) => shownValues(picture, layer));
    shownValues(picture, id).forEach((shown, cell) => {
      if (shown === undefined) return;
      const held = new Map<LayerId, Datum>();
      layers.forEach((layer, at) => {
        const value = values[at]?.[cell]?.value;
        if (value !== undefined && value !== false) held.set(layer, value);
      });
      const text = legendSign(puzzle, held);
      if (text !== undefined) signs.set(cell, { text: text.replaceAll(",", " "), layers: new Set(layers) });
    });
  }
  return signs;
}

/** Given numbers on cells that the legend sets, and sets to nothing but numbers that it names. */
const codedLayers = (puzzle: TypedPuzzle): readonly LayerId[] =>
  puzzle.layers.flatMap(({ role, on, domain }, index) => {
    const id = index as LayerId;
    const isNumber = domain.kind === "number" || domain.kind === "range" || domain.kind === "numbers";
    if (role !== "given" || on.kind !== "cell" || !isNumber) return [];
    const settings = puzzle.legend.flatMap(({ sets }) => sets.filter(({ layer }) => layer === id));
    const named = settings.every(
      ({ value }) => value.kind === "expression" && value.expression.kind === "number",
    );
    return settings.length > 0 && named ? [id] : [];
  });

const companionsOf = ({ legend, layers }: TypedPuzzle, id: LayerId): ReadonlySet<LayerId> =>
  new Set(
    legend
      .filter(({ sets }) => sets.some(({ layer }) => layer === id))
      .flatMap(({ sets }) => sets.map(({ layer }) => layer))
      .filter((layer) => layers[layer]?.role === "given" && layers[layer]?.on.kind === "cell"),
  );
