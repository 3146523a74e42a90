/** Divisions said by labels, whose image is that of a whole region: with no room for candidates. */
import { expect, test, vi } from "vitest";
import { bySymmetry } from "./by-symmetry.js";

vi.mock("../../packages/compiler/src/thresholds.js", async (original) => ({
  ...(await original<object>()),
  REGION_CANDIDATES: 0,
  KNOWN_BY_ONE_CANDIDATES: 0,
}));

test.each([
  ["2 x 3", "find area: region\nfor each area a: a.size <= 3", ""],
  ["3 x 3", "find area: region\nfor each area a: a.size >= 4", ""],
  ["2 x 3", "find area: region or none\nfor each area a: a.size = 2", ""],
  [
    "3 x 3",
    "given star: yes/no\nfind area: region\nfor each area a: exactly 1 star in a",
    "  star:\n    # . .\n    . . .\n    . . #\n",
  ],
  [
    "3 x 3",
    "given star: yes/no\nfind area: region\nfor each area a: exactly 1 star in a",
    "  star:\n    # . .\n    . # .\n    . . .\n",
  ],
])("a board of %s: %s", async (board, rules, data) => {
  const found = await bySymmetry(
    `puzzle P "P"\nboard ${board}\n${rules}\n\ninstance "i" of P:\n${data}  expect 1 solution\n`,
  );
  expect(found.byOption).toBe(false);
  expect(found.total).toBeGreaterThan(1);
  expect([found.kept, ...found.counts]).toEqual([
    found.list.kept,
    ...found.counts.map(() => found.list.classes),
  ]);
});
