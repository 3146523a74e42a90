/** An answer as the contents of an instance, so that it can be given. */
import type { Datum } from "../ground.js";
import type { Solution } from "../solution.js";
import type { LayerId, TypedPuzzle } from "../typed.js";
import type { Contents } from "./contents.js";

/** Layers whose answers data cannot say (paths, pieces) are left out. */
export function answerContents(puzzle: TypedPuzzle, { layers }: Solution): Contents {
  const values = new Map<LayerId, readonly (Datum | undefined)[]>();
  for (const [id, answer] of layers) {
    // Of a variant of the puzzle more may have been found.
    if (puzzle.layers[id]?.role !== "find") continue;
    const orNone = puzzle.layers[id]?.orNone === true;
    if (answer.kind === "values")
      values.set(
        id,
        answer.values.map((value) => value ?? (orNone ? { none: true } : undefined)),
      );
    else if (answer.kind === "regions")
      values.set(
        id,
        answer.values.map((number) => (number === null ? undefined : number - 1)),
      );
  }
  return { values, paths: new Map(), names: new Map() };
}

/** Equal for equal answers, as far as these layers go. Where nothing can stand, and where nothing does, is the same. */
export const answerKey = ({ layers }: Solution, of: ReadonlySet<LayerId>): string =>
  JSON.stringify(
    [...layers].filter(([id]) => of.has(id)),
    (_, value: unknown) => value ?? false,
  );
