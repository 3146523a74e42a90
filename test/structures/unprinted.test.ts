/** Clues that are printed as `?` cost nothing where they are only said to equal something. */
import { analyse, compileInstance } from "@ecp/compiler";
import { expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";

const rectangles = `puzzle P
given clue: number or ?
find area: region
for each area a:
  a is rectangle
  exactly 1 clue in a
  a.size = a.clue
instance:
  clue:
    ? . 2
    . ? .
    . . .
`;

test("divisions by clues that are not printed stay plain exact cover", () => {
  const { typed } = analyse("test.ecp", rectangles, noFiles);
  const [instance] = typed.instances;
  if (instance === undefined) throw new Error("there is no instance");
  const { ground, lowered } = compileInstance(typed, instance, { set: new Map() }, noFiles);
  expect(ground?.auxiliaries).toEqual([]);
  expect(lowered?.problem.rows.count).toBe(0);
  expect(lowered?.problem.globals.length).toBe(0);
});
