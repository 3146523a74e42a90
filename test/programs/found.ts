/** Puzzles that were once answered wrongly, each the smallest text that shows it: the answers are those of the judge. */
import { expect, test } from "vitest";
import { compareWithOracle } from "../oracle/compare.js";

export type Found = readonly [name: string, count: number, text: string];

export const puzzle = (board: string, lines: string, instance = ""): string =>
  `puzzle P\nboard ${board}\n${lines}\n${instance}`;

/** A test of each. */
export function areAnswered(found: readonly Found[]): void {
  test.each(found)("%s", (_, count, text) => {
    expect(compareWithOracle(text)).toEqual({ kind: "same", count });
  });
}
