/** A search for why a value must be so also knows the values that were crossed out. */
import { analyse } from "@ecp/compiler";
import { notChosen } from "@ecp/engine";
import { expect, test } from "vitest";
import { refuted } from "../../packages/compiler/src/explain/refuted.js";
import { beginPath } from "../../packages/compiler/src/explain/steps/begin.js";
import type { GroundVariableId } from "../../packages/compiler/src/ground.js";
import { noFiles } from "../support/hosts.js";

test("a value that was crossed out in the other cell", () => {
  const text = "puzzle P\nboard 1 x 2\nfind digit: 1..2\nexactly one of each digit in each row\ninstance:\n";
  const analysis = analyse("p.ecp", text, noFiles);
  const [instance] = analysis.typed.instances;
  if (instance === undefined) throw new Error("there is no instance");
  const begun = beginPath({ analysis, instance, settings: { set: new Map() }, host: noFiles });
  if ("diagnostics" in begun) throw new Error("it is refused");
  const { posed } = begun;
  const [first, second] = [0, 1].map((index) => posed.valueOption(index as GroundVariableId, 1));
  if (first === undefined || second === undefined) throw new Error("there is no option");
  const crossedOut = notChosen(first);
  const asked = { groups: posed.rules, facts: [crossedOut] };
  const asking = refuted(posed.judge, asked, second, { patience: 100 });
  let step = asking.next();
  while (step.done !== true) step = asking.next();
  expect(step.value?.facts).toEqual([crossedOut]);
});
