/** Divisions by labels, which stand in where candidates are too many: on the small boards of the judge, with no room for candidates. */
import { describe, expect, test, vi } from "vitest";
import { compareWithOracle } from "../oracle/compare.js";
import { cases } from "./cases.js";

vi.mock("../../packages/compiler/src/ground/structures/thresholds.js", async (original) => ({
  ...(await original<object>()),
  REGION_CANDIDATES: 0,
}));

describe("divisions by labels", () => {
  for (const { name, text } of cases.filter((each) => each.text.includes(": region")))
    test(name, () => {
      const outcome = compareWithOracle(text);
      expect(outcome).toMatchObject({ kind: "same" });
    }, 30_000);

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
});
