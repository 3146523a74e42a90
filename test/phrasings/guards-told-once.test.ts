/** A guard that mends several places of a line is told at the first. */
import { compileInstance } from "@ecp/compiler";
import { expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";
import { analyse } from "../support/with-mends.js";

test("two values that are not there, and one guard of both", () => {
  const text = `puzzle P
board 2 x 2
given arrow: yes/no
find digit: 1..2 on cells where not arrow
for each link (a, b): a.digit != b.digit
instance:
  arrow: r2c2
`;
  const { typed } = analyse("guards.ecp", text, noFiles);
  const [instance] = typed.instances;
  if (instance === undefined) throw new Error("no instance");
  const { diagnostics } = compileInstance(typed, instance, { set: new Map() }, noFiles);
  expect(diagnostics.map(({ code, help }) => [code, help])).toEqual([
    ["ECP4106", "write `for each link (a, b) where b has digit and a has digit: a.digit != b.digit`"],
  ]);
});
