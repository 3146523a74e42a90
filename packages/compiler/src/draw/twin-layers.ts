/** Layers on cells that have the same symbols, two armies of chessmen for one: a value looks as its layer says, so that they can be told apart. */

import type { LayerId, TypedLayer, TypedPuzzle } from "../typed.js";
import { armyShapes, looks } from "./looks.js";
import type { Army, Glyph } from "./scene.js";

/** The layers of the same role that share a symbol with this one, and itself, in the order of the file; none where no other does. */
export function sharersOf(puzzle: TypedPuzzle, id: LayerId): readonly LayerId[] {
  const layer = puzzle.layers[id];
  const values = layer === undefined || layer.hidden ? [] : valuesOf(layer);
  const found = puzzle.layers.flatMap((other, index): readonly LayerId[] => {
    const isOne = other.role === layer?.role && !other.hidden;
    return isOne && valuesOf(other).some((value) => values.includes(value)) ? [index as LayerId] : [];
  });
  return found.length > 1 ? found : [];
}

/** Those of them that no look tells apart. */
export function twinsOf(puzzle: TypedPuzzle, id: LayerId): readonly LayerId[] {
  const plain = sharersOf(puzzle, id).filter(
    (each) => !puzzle.shows.some(({ target }) => target.layer === each && target.value === undefined),
  );
  return plain.length > 1 && plain.includes(id) ? plain : [];
}

const valuesOf = ({ domain, on }: TypedLayer): readonly string[] =>
  domain.kind === "symbols" && on.kind === "cell" ? domain.values : [];

/** `short`: the beginnings that tell names apart. */
export function drawTwin(
  puzzle: TypedPuzzle,
  id: LayerId,
  value: string,
  twins: readonly LayerId[],
  short: (name: string, all: readonly string[]) => string,
): Glyph {
  const nameOf = (twin: LayerId): string => puzzle.layers[twin]?.name ?? "";
  const look = looks.get(value);
  if (twins.length === 2 && look?.kind === "shape" && armyShapes.has(look.shape))
    return { kind: "shape", shape: look.shape, army: armyOf(twins.map(nameOf), twins.indexOf(id)) };
  const values = twins.flatMap((twin) => valuesOf(puzzle.layers[twin] as TypedLayer));
  const text = short(nameOf(id), twins.map(nameOf)) + short(value, [...new Set(values)]);
  return { kind: "text", text, ascii: /^[\x20-\x7e]*$/.test(text) ? text : "?" };
}

/** By their names, if these are colours of chessmen; else the first one is white. */
function armyOf(names: readonly string[], at: number): Army {
  const own = names[at];
  if (own === "white" || own === "black") return own;
  const other = names[1 - at];
  if (other === "white") return "black";
  return other === "black" || at === 0 ? "white" : "black";
}
