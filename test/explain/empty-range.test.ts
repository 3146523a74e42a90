/** A range that leaves no value is an explanation by itself. */
import { expect, test } from "vitest";
import { analyse } from "../../packages/compiler/src/compile.js";
import { noFiles } from "../support/hosts.js";
import { explained } from "./contradictions.js";

test("the line of the layer is named, with the first place where it leaves nothing", () => {
  const text = `puzzle P
board 1 x 2
given w: number
find n: 3..w
instance:
  w: 4 2
  expect no solution
`;
  const analysis = analyse("p.ecp", text, noFiles);
  const [instance] = analysis.typed.instances;
  if (instance === undefined) throw new Error("no instance");
  const found = explained({ analysis, instance });
  expect(found.kind === "contradiction" && found.members.map(({ words, at }) => [words, at])).toEqual([
    ["find n: 3..w", ["r1c2"]],
  ]);
});
