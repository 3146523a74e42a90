/** Areas of which one is there if another is are told one after the other, each from the one before. */
import { expect, test } from "vitest";
import { told } from "./steps-of.js";

const shikaku = `use std

instance of Shikaku:
  clue:
    2 . . . .
    . 4 . 6 .
    . . . . .
    . 4 . . 4
    1 2 . . 2
`;

test("no step places two areas, unless nothing need be known for either", () => {
  const { steps, end } = told("shikaku.ecp", shikaku);
  expect(end).toMatchObject({ kind: "solved" });
  const areas = steps.filter(({ technique: { rank } }) => rank > 0).map(({ found }) => found.length);
  expect(areas.length).toBeGreaterThan(2);
  expect(Math.max(...areas)).toBe(1);
});
