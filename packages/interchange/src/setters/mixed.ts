/** Sudokus of several variants at once: a class that takes in those of the library. */
import type { Spelled } from "../genre.js";
import type { Givens, Value } from "../givens.js";
import type { Variant } from "./variant.js";
import { DIGITS, jigsaw, plainSudoku, variantOf } from "./variants.js";

export interface Spelling {
  readonly layers: Readonly<Record<string, Spelled>>;
  readonly defaults?: ReadonlyMap<string, Value>;
  readonly parameters?: (rows: number, columns: number) => ReadonlyMap<string, Value> | undefined;
}

/** The variants that a class of the library, or one that takes several in, stands for; empty for Sudoku itself. */
export function variantsOf({ puzzle, takesIn }: Givens): readonly Variant[] | undefined {
  if (puzzle === plainSudoku.puzzle) return [];
  const found = (takesIn ?? [puzzle]).filter((name) => name !== plainSudoku.puzzle).map(variantOf);
  return found.every((variant) => variant !== undefined) ? found : undefined;
}

/** How an instance of a Sudoku with variants spells its layers; undefined for all other classes. */
export function variantSpelling(givens: Givens): Spelling | undefined {
  if (givens.puzzle === jigsaw.puzzle && givens.takesIn === undefined) return { layers: jigsaw.layers };
  const variants = variantsOf(givens);
  if (variants === undefined || variants.length === 0) return undefined;
  const { defaults, parameters } = plainSudoku;
  const layers: Record<string, Spelled> = { [DIGITS]: "cells" };
  for (const variant of variants) Object.assign(layers, variant.layers);
  return {
    layers,
    ...(defaults === undefined ? {} : { defaults }),
    ...(parameters === undefined ? {} : { parameters }),
  };
}

/** The class of a puzzle that several variants tell of, by what they share. */
export const mixedClass = (variants: readonly Variant[]): Pick<Givens, "puzzle" | "takesIn"> => {
  const [only, ...others] = variants.map(({ puzzle }) => puzzle);
  if (only === undefined) return { puzzle: plainSudoku.puzzle };
  if (others.length === 0) return { puzzle: only };
  return { puzzle: [only, ...others].join(""), takesIn: [only, ...others] };
};

/** A class that takes several variants in, in words. */
export const mixedTitle = (givens: Givens): string =>
  `Sudoku: ${(variantsOf(givens) ?? []).map(({ words }) => words).join(", ")}`;
