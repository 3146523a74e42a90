/** Of the only place of a value, a law makes a rule about the cells beside it; not where something is asked of the link between them. */
import { analyse, compileInstance } from "@ecp/compiler";
import { search } from "@ecp/engine";
import { expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";

function answersOf(rule: string): bigint {
  const text = `puzzle P\nboard 1 x 2\nfind n: 1..2\nfind line: yes/no on links\nexactly 1 of each n in cells\n${rule}\ninstance\n`;
  const { typed } = analyse("board.ecp", text, noFiles);
  const [instance] = typed.instances;
  if (instance === undefined) throw new Error("there is no instance");
  const { lowered } = compileInstance(typed, instance, { set: new Map() }, noFiles);
  if (lowered === undefined) throw new Error("it was refused");
  const run = search(lowered.problem, { countOnly: true });
  while (run.step(1_000) === "running");
  return run.count();
}

test("a link that is a line has the 1 at an end", () => {
  expect(answersOf("some(a.n = 1 and l is line for link l (a, b))")).toBe(2n);
  expect(answersOf("some(a.n = 1 for link l (a, b) where l is line)")).toBe(2n);
});

test("some end of a link has the 1", () => {
  expect(answersOf("some(a.n = 1 and b.n = 2 for link (a, b))")).toBe(4n);
});
