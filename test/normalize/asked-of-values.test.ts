/** Numbers that a head goes through guard what is read behind them: a value that is to be found, in their place, would not. */
import { expect, test } from "vitest";
import { compareWithOracle } from "../oracle/compare.js";

const counted = (rule: string) =>
  compareWithOracle(`puzzle P\nboard 1 x 3\nfind n: 1..3\nfind s: yes/no\n${rule}\ninstance:\n`);

test("a cell that is read for some numbers only may be missing for others", () => {
  const guarded = counted(
    "for each cell c, k in 1..3 where c.n = k and c.column + k < 4: c.next(right) is s",
  );
  expect(guarded).toEqual({ kind: "same", count: 120 });
  const some = counted(
    "for each cell c, k in 1..3 where c.n = k: some(x.next(right) is s for x in c.row where x.column + k < 4)",
  );
  expect(some).toEqual({ kind: "same", count: 34 });
});

test("a number may be a place of a list, or the argument of a function", () => {
  const counts = (rule: string) =>
    compareWithOracle(`puzzle P\nboard 1 x 3\nfind n: 0..3\nlet f(j) = cells[j].n\n${rule}\ninstance:\n`);
  for (const said of ["where c.n = k: f(k + 1) = 1", ": c.n != k or f(k + 1) = 1"])
    expect(counts(`for each cell c, k in 1..2 ${said}`)).toEqual({ kind: "same", count: 18 });
});
