/** Divisions by labels, which stand in where candidates are too many: on the small boards of the judge, with no room for candidates. */
import { describe, expect, test, vi } from "vitest";
import { compareWithOracle } from "../oracle/compare.js";
import { partOfLong } from "../support/sampled.js";
import { cases } from "./cases.js";

vi.mock("../../packages/compiler/src/thresholds.js", async (original) => ({
  ...(await original<object>()),
  REGION_CANDIDATES: 0,
  KNOWN_BY_ONE_CANDIDATES: 0,
}));

describe("divisions by labels", () => {
  const divided = partOfLong(
    2,
    cases.filter((each) => each.text.includes(": region")),
  );
  for (const { name, text } of divided)
    test(name, () => {
      const outcome = compareWithOracle(text);
      expect(outcome).toMatchObject({ kind: "same" });
    });

  test("a cell that the instance fixes", () => {
    const text = `puzzle P
find area: region
for each area a: a.size <= 3
instance "a":
  area:
    a . b
    . a .
`;
    expect(compareWithOracle(text)).toMatchObject({ kind: "same" });
  });

  // A region is known by its own centre, which need not be its first cell.
  const centres = (area: string, rules: string, data: string): string => `puzzle P
given centre: number or ?
find area: ${area}
for each area a:
  exactly 1 centre in a
${rules}
instance "a":
  centre:
${data}
`;
  test.each([
    ["any size", centres("region", "", "    . . .\n    . ? .\n    ? . ?")],
    [
      "known sizes",
      centres(
        "region",
        "for each cell c with centre: size(c.area) = c.centre",
        "    . . . .\n    . 3 . 5\n    . 4 . .",
      ),
    ],
    [
      "or none",
      centres(
        "region or none",
        "for each cell c with centre: size(c.area) = c.centre",
        "    . . .\n    . 2 .\n    . . 3",
      ),
    ],
    ["no centre", centres("region", "", "    . .\n    . .")],
    [
      "fixed cells",
      `${centres("region", "", "    . ? .\n    . . ?\n    ? . .")}  area:\n    a . b\n    . . .\n    . a .\n`,
    ],
  ])("each region known by one cell: %s", (_, text) => {
    expect(compareWithOracle(text)).toMatchObject({ kind: "same" });
  });
});
