/** A list is gone through place by place, also where only the answer shows what stands there: equal values are not one. */
import { analyse, compileInstance } from "@ecp/compiler";
import { search } from "@ecp/engine";
import { expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";

test.each([
  ["sum(v for v in [r1c1.n, r2c1.n]) = 4", 9n],
  ["sum(v * 2 for v in [r1c1.n, r2c1.n]) = 8", 9n],
  ["count(v in [r1c1.n, r2c1.n] where v = 1) = 2", 3n],
  ["some(v = 1 for v in [r1c1.n, r2c1.n])", 15n],
  ["all(v = 1 for v in [r1c1.n, r2c1.n])", 3n],
  ["different(v for v in [r1c1.n, r2c1.n])", 18n],
  ["different(v for v in [c.n for c in cells])", 6n],
  ["increasing(v for v in [r1c1.n, r2c1.n])", 9n],
  ["max(v for v in [r1c1.n, r2c1.n]) = 2", 9n],
  ["let l = [r1c1.n, r2c1.n]\ndifferent(v for v in l)", 18n],
  ["r1c1.n = sum(v for v in [1, 1])", 9n],
] as const)("%s", (rule, count) => {
  const text = `puzzle P\nboard 3 x 1\nfind n: 1..3\n${rule}\n`;
  const { typed, diagnostics } = analyse("list.ecp", text, noFiles);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const [instance] = typed.instances;
  if (instance === undefined) throw new Error("no instance");
  const { lowered } = compileInstance(typed, instance, { set: new Map(), entryLimit: 100_000 }, noFiles);
  if (lowered === undefined) throw new Error("no problem");
  const run = search(lowered.problem, { countOnly: true });
  while (run.step(100_000) === "running");
  expect(run.count()).toBe(count);
});
