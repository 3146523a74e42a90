/** A puzzle's answers up to symmetry, in all the ways there are to say how many. */
import { analyse, compileInstance, turningsOf } from "@ecp/compiler";
import { type OptionId, solveAll } from "@ecp/engine";
import { makeInterrupt } from "../../packages/cli/src/solving/interrupt.js";
import { oneOfEach } from "../../packages/cli/src/solving/one-of-each.js";
import { countOrbits } from "../../packages/cli/src/solving/orbits.js";
import { findSymmetryGroup } from "../../packages/cli/src/solving/symmetry-group.js";
import { noFiles } from "../support/hosts.js";
import { listed } from "./listed-answers.js";

const running = {
  interrupt: makeInterrupt(),
  progress: { show: () => {}, clear: () => {} },
};

function compiled(text: string) {
  const { typed, diagnostics } = analyse("puzzle.ecp", text, noFiles);
  const [instance] = typed.instances;
  if (instance === undefined || diagnostics.some(({ severity }) => severity === "error"))
    throw new Error(diagnostics.map(({ message }) => message).join("; "));
  const made = compileInstance(typed, instance, { set: new Map() }, noFiles);
  const { ground, lowered } = made;
  if (ground === undefined || lowered === undefined)
    throw new Error([...diagnostics, ...made.diagnostics].map(({ message }) => message).join("; "));
  return { ground, lowered };
}

export async function bySymmetry(text: string) {
  const { ground, lowered } = compiled(text);
  const turnings = turningsOf(ground, lowered);
  if ("tooMany" in turnings) throw new Error("too many");
  if ("notTurnable" in turnings) throw new Error(`${turnings.notTurnable} cannot be turned`);
  const found = await findSymmetryGroup(lowered.problem, turnings, running);
  if (!found.known) throw new Error(found.reason);
  const { group } = found;
  const { solutions } = solveAll(lowered.problem);
  const total = BigInt(solutions.length);
  const { count } = await countOrbits(lowered.problem, turnings, group, total, {}, undefined, running);
  const told = (limit: number, list: readonly (readonly OptionId[])[]): number =>
    list.filter(oneOfEach(turnings, group, limit)).length;
  return {
    byOption: turnings.byOption,
    kept: group.length,
    counts: [Number(count), told(0, solutions), told(1, solutions), told(0, solutions.toReversed())],
    list: listed(ground, solutions.map(lowered.decode)),
    total: solutions.length,
  };
}
