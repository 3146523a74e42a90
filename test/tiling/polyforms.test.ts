/** The numbers of polyominoes: OEIS A000105 (free), A000988 (one-sided), A001168 (fixed). */
import { describe, expect, it } from "vitest";
import { squareLattice } from "../../packages/compiler/src/tiling/lattice.js";
import { builtInPieces } from "../../packages/compiler/src/tiling/piece-names.js";
import { polyforms } from "../../packages/compiler/src/tiling/polyforms.js";

describe("polyominoes", () => {
  it.each([
    [1, 1, 1, 1],
    [2, 1, 1, 2],
    [3, 2, 2, 6],
    [4, 5, 7, 19],
    [5, 12, 18, 63],
    [6, 35, 60, 216],
    [7, 108, 196, 760],
  ])("of %i cells", (size, free, oneSided, fixed) => {
    expect(polyforms(squareLattice, size, "free").length).toBe(free);
    expect(polyforms(squareLattice, size, "one-sided").length).toBe(oneSided);
    expect(polyforms(squareLattice, size, "fixed").length).toBe(fixed);
  });
});

const names = (set: string, sameness: "free" | "one-sided" | "fixed"): readonly string[] =>
  builtInPieces(set, sameness).map(({ name }) => name);

describe("names of the built-in pieces", () => {
  it("are letters", () => {
    expect(names("domino", "free")).toEqual(["I"]);
    expect(names("tromino", "free")).toEqual(["I", "L"]);
    expect(names("tetromino", "free")).toEqual([..."ILOST"]);
    expect(names("tetromino", "one-sided")).toEqual([..."IJLOSTZ"]);
    expect(names("pentomino", "free")).toEqual([..."FILNPTUVWXYZ"]);
  });

  it("are numbered where letters do not tell them apart", () => {
    expect(names("pentomino", "one-sided").join(" ")).toBe("F F2 I L L2 N N2 P P2 T U V W X Y Y2 Z Z2");
    expect(names("domino", "fixed")).toEqual(["I", "I2"]);
    expect(names("hexomino", "free").slice(0, 3)).toEqual(["H1", "H2", "H3"]);
  });

  it.each(["domino", "tromino", "tetromino", "pentomino", "hexomino"])("are distinct in %s", (set) => {
    for (const sameness of ["free", "one-sided", "fixed"] as const) {
      const all = names(set, sameness);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it("draw S and Z, L and J the usual way round", () => {
    const drawn = new Map(
      builtInPieces("tetromino", "fixed").map(({ name, cells }) => [
        cells.map(String).join(" "),
        name.slice(0, 1),
      ]),
    );
    expect(drawn.get("0,1 0,2 1,0 1,1")).toBe("S");
    expect(drawn.get("0,0 0,1 1,1 1,2")).toBe("Z");
    expect(drawn.get("0,0 1,0 2,0 2,1")).toBe("L");
    expect(drawn.get("0,1 1,1 2,0 2,1")).toBe("J");
  });
});
