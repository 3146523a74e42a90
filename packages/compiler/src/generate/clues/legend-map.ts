/** Layers that a legend fills together: which of them need which others, and the map that says all of them at once. */
import type { Board } from "../../board.js";
import { legendSign } from "../../draw/legend-sign.js";
import type { Datum } from "../../ground.js";
import type { LayerId, TypedPuzzle } from "../../typed.js";
import type { Contents } from "../contents.js";
import type { Block } from "./write-data.js";

/** For each layer that legend entries set: the layers that each of those entries sets with it. */
export function companions(puzzle: TypedPuzzle): ReadonlyMap<LayerId, ReadonlySet<LayerId>> {
  const together = new Map<LayerId, ReadonlySet<LayerId>>();
  for (const { sets } of puzzle.legend) {
    const layers = new Set(sets.map(({ layer }) => layer));
    for (const layer of layers) {
      const others = new Set([...layers].filter((other) => other !== layer));
      const before = together.get(layer);
      together.set(
        layer,
        before === undefined ? others : new Set([...before].filter((other) => others.has(other))),
      );
    }
  }
  return together;
}

/** Layers that legend entries set, but never with this one: no map says both of a cell. */
export function strangers({ legend }: TypedPuzzle, id: LayerId): ReadonlySet<LayerId> {
  const entries = legend.map(({ sets }) => new Set(sets.map(({ layer }) => layer)));
  const own = entries.filter((layers) => layers.has(id));
  if (own.length === 0) return new Set();
  return new Set(
    entries.flatMap((layers) => [...layers]).filter((other) => !own.some((layers) => layers.has(other))),
  );
}

/** Returns undefined if a cell holds what no entry can say. */
export function legendBlock(puzzle: TypedPuzzle, board: Board, contents: Contents): Block | undefined {
  const layers = new Set(
    puzzle.legend
      .flatMap(({ sets }) => sets.map(({ layer }) => layer))
      .filter((id) => {
        const layer = puzzle.layers[id];
        return layer?.role === "given" && layer.on.kind === "cell";
      }),
  );
  if (layers.size === 0) return undefined;
  const texts: string[] = [];
  for (let cell = 0; cell < board.rows * board.columns; cell++) {
    const held = new Map<LayerId, Datum>();
    for (const id of layers) {
      const value = contents.values.get(id)?.[cell];
      if (value !== undefined && value !== false) held.set(id, value);
    }
    const text = held.size === 0 ? "." : legendSign(puzzle, held);
    if (text === undefined) return undefined;
    texts.push(text);
  }
  const width = Math.max(...texts.map((text) => text.length));
  const rows = Array.from({ length: board.rows }, (_, row) =>
    texts
      .slice(row * board.columns, row * board.columns + board.placesInRow(row))
      .map((text) => text.padStart(width))
      .join(" "),
  );
  return { layer: "map", covers: layers, name: "map", rows };
}
