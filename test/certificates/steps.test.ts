/** A certificate does not say what whoever reads it sees by unit propagation. */
import { createProblemBuilder, negate } from "@ecp/engine";
import { expect, test } from "vitest";
import { certified, verified } from "./certified.js";

test("a clash in a clause that was stated is no step", () => {
  const builder = createProblemBuilder();
  const pigeons = Array.from({ length: 6 }, () => builder.primary());
  const inHole = Array.from({ length: 5 }, () => pigeons.map((one) => builder.chosen(builder.option([one]))));
  for (const inside of inHole)
    for (const a of inside) for (const b of inside) if (a < b) builder.clause([negate(a), negate(b)]);
  const { text } = certified(builder.build(), 0);
  const lines = (word: string): string[] =>
    text.split("\n").flatMap((line) => {
      const [first, ...literals] = line.split(" ");
      return first === word ? [literals.sort().join(" ")] : [];
    });
  const stated = new Set(lines("clause"));
  expect(verified(text)).toMatchObject({ answers: 0, isComplete: true });
  expect(stated.size).toBe(5 * 15);
  expect(lines("so").length).toBeGreaterThan(10);
  expect(lines("so").filter((step) => stated.has(step))).toEqual([]);
});
