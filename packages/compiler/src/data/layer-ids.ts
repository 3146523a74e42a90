/** Layers by their place in the puzzle: the one spot where an index becomes an id. */
import type { LayerId, TypedPuzzle } from "../typed.js";

export const layerIds = (puzzle: TypedPuzzle): readonly LayerId[] =>
  puzzle.layers.map((_, index) => index as LayerId);
