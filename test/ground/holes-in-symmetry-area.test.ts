/**
 * Symmetry Area on boards with holes: an area whose image would need a cell that is not there is none. The numbers are those of brute force over all
 * divisions.
 */
import { search } from "@ecp/engine";
import { expect, test } from "vitest";
import { analyse, compileInstance } from "../../packages/compiler/src/index.js";
import { onDisk } from "../support/hosts.js";

test.each([
  ["2 x 2 without r2c2", "2"],
  ["2 x 3 without r2c3", "3"],
  ["3 x 3 without r2c2", "7"],
  ["3 x 3 without r3c3", "25"],
  ["4 x 2 without r4c2", "16"],
])("%s", (board, count) => {
  const text = `use SymmetryArea from "examples/numbers/symmetry-area.ecp"\ninstance of SymmetryArea:\n  board ${board}\n`;
  const { typed } = analyse("holes.ecp", text, onDisk);
  const [instance] = typed.instances;
  if (instance === undefined) throw new Error("no instance");
  const { lowered } = compileInstance(typed, instance, { set: new Map() }, onDisk);
  if (lowered === undefined) throw new Error("no problem");
  const run = search(lowered.problem, { countOnly: true });
  while (run.step(100_000) === "running");
  expect(`${run.count()}`).toBe(count);
});
