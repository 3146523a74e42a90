/**
 * An answer, found as `solve` finds it: by a problem that no selectors weaken. Its values are then taken over into the posed problem, where little is left to search.
 */
import { type OptionId, search } from "@ecp/engine";
import { compileInstance } from "../../compile.js";
import type { GroundVariableId } from "../../ground.js";
import type { Lowered } from "../../lower/lower.js";
import type { BoardEntry } from "../entries.js";
import { withEntries } from "../from-entries.js";
import type { Slices } from "../judge.js";
import type { Posed } from "../posed.js";
import type { PathTask } from "./begin.js";

/** Nodes of one slice. */
const SLICE = 500;

/** The options that say the values of an answer with these entries; "none" if there is none, undefined if that cannot be told. */
export function* solvedPlainly(
  { analysis, instance, settings, host }: PathTask,
  posed: Posed,
  entries: readonly BoardEntry[],
): Slices<readonly OptionId[] | "none" | undefined> {
  const { lowered } = compileInstance(analysis.typed, instance, settings, host, (ground) =>
    withEntries(ground, entries),
  );
  if (lowered === undefined) return undefined;
  const running = search(lowered.problem, { limit: 1 });
  while (running.step(SLICE) === "running") yield;
  const [answer] = running.next();
  if (answer !== undefined) return valuesOf(answer, lowered, posed);
  return running.state === "done" ? "none" : undefined;
}

function valuesOf(
  answer: readonly OptionId[],
  { assume }: Pick<Lowered, "assume">,
  posed: Posed,
): readonly OptionId[] {
  const chosen = new Set(answer);
  return posed.ground.variables.flatMap(({ domain, layer, element }, index) => {
    const value = domain.find((each) => assume(layer, element, each)?.every((option) => chosen.has(option)));
    return value === undefined ? [] : (posed.valueOption(index as GroundVariableId, value) ?? []);
  });
}
