/** The largest of the built-in sets, as tables say how many there are (OEIS): A038119, and A000162 with mirror images told apart. */
import { expect, test } from "vitest";
import { builtInPieces } from "../../packages/compiler/src/tiling/piece-names.js";

test.each([
  ["free", 112],
  ["one-sided", 166],
] as const)("%s hexacubes", (sameness, count) => {
  expect(builtInPieces("hexacube", sameness).length).toBe(count);
});
