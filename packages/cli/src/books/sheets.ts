/** The layout of puzzles on sheets of paper. */

/** Answers on a sheet. */
export const ANSWERS = 12;

export const columnsFor = (count: number): number => (count <= 2 ? 1 : count > 6 ? 3 : 2);

export const inSheets = <T>(all: readonly T[], count: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / count) }, (_, at) => all.slice(at * count, (at + 1) * count));
