import { countSolutions, type Problem } from "@ecp/engine";
import { describe, expect, it } from "vitest";
import { butFor } from "../support/sampled.js";
import { dominatingQueens, dominoes, langford, latin, pentominoes, queens, sudoku } from "./families.js";

const middle = (i: number, j: number): boolean => (i === 3 || i === 4) && (j === 3 || j === 4);

/** From the literature (TAOCP 7.2.2 and 7.2.2.1; OEIS A000170, A004003, A002860). Langford counts both mirror images. */
const KNOWN: readonly (readonly [string, () => Problem, bigint])[] = [
  ["queens 8", () => queens(8), 92n],
  ["queens 10", () => queens(10), 724n],
  ["queens 12", () => queens(12), 14200n],
  ["pentominoes 3x20", () => pentominoes(3, 20), 8n],
  ["pentominoes 6x10", () => pentominoes(6, 10), 9356n],
  ["pentominoes 8x8 less the middle", () => pentominoes(8, 8, middle), 520n],
  ["Langford 7", () => langford(7), 52n],
  ["Langford 8", () => langford(8), 300n],
  ["Langford 9", () => langford(9), 0n],
  ["dominoes 6x6", () => dominoes(6, 6), 6728n],
  ["dominoes 5x5", () => dominoes(5, 5), 0n],
  ["Latin squares 5", () => latin(5), 161280n],
  ["4 queens dominating 7x7", () => dominatingQueens(7, 4), 86n],
];

describe("known numbers of solutions", () => {
  it.each(butFor(([name]) => name === "pentominoes 6x10", KNOWN))("%s", (_, problem, count) => {
    expect(countSolutions(problem())).toBe(count);
  });

  it("the first of very many", () => {
    expect(countSolutions(sudoku(), { limit: 1000 })).toBe(1000n);
  });
});
