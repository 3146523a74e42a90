/** Tables that are pasted: rows of a map, a Sudoku, or a board of clues. */
import { solveText } from "@ecp/compiler";
import { describe, expect, test } from "vitest";
import { mapRows, readGrid, textOfGrid } from "../../packages/playground/src/exchange/grid.js";

const four = "1,,,\n,,3,\n,4,,\n,,,2\n";

describe("tables", () => {
  test("with commas, semicolons, tabs, quotes and other line ends", () => {
    const wanted = [
      ["1", "", "12"],
      ["", "3", ""],
    ];
    for (const text of ["1,,12\n,3,\n", "1;;12\r\n;3;", '"1"\t\t12\n\t3\t'])
      expect(readGrid(text), text).toEqual(wanted);
    expect(mapRows(wanted, "  ")).toBe(" 1  . 12\n   .  3  .");
  });

  test.each([
    "",
    "1,2",
    "puzzle A, B\nfind x, y",
    "a,b\nc",
    "for each cell c: exactly 1 star in c.row, c.column\nx, y",
  ])("%j is none", (text) => {
    expect(readGrid(text)).toBeUndefined();
  });

  test("a square of numbers is a Sudoku", async () => {
    const { status } = await solveText(textOfGrid(readGrid(four) ?? []));
    expect(status).toBe("unique");
    expect(textOfGrid(readGrid(four.replaceAll(",,", ",0,").replaceAll(",,", ",0,")) ?? [])).toContain(
      "n = 4",
    );
  });

  test("any other is a board that can be read", async () => {
    for (const text of ["1,,3\n,12,\n", "a,b\nb,a\n", "x,\n,x\n"]) {
      const { status, messages } = await solveText(textOfGrid(readGrid(text) ?? []));
      expect(messages.filter(({ severity }) => severity === "error")).toEqual([]);
      expect(status).toBe("multiple");
    }
  });
});
