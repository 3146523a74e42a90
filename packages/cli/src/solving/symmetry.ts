/** `--up-to-symmetry` and `--distinct`: the symmetries of a compiled instance. */
import {
  diagnose,
  type Ground,
  type Lowered,
  notTurnable,
  spanOf,
  type Turning,
  type Turnings,
  turningsOf,
} from "@ecp/compiler";
import { bounded } from "../bounded.js";
import { CommandError } from "../command-error.js";
import { exitCodes } from "../exit-codes.js";
import type { SearchRunOptions } from "./run-search.js";
import { findSymmetryGroup } from "./symmetry-group.js";

export interface Symmetries {
  readonly turnings: Turnings;
  /** The identity first. */
  readonly group: readonly Turning[];
}

/** The reason, where a limit came first. Refuses a puzzle whose answers cannot be turned. */
export async function symmetriesOf(
  { ground, lowered }: { readonly ground: Ground; readonly lowered: Lowered },
  running: Omit<SearchRunOptions, "take">,
): Promise<Symmetries | { readonly reason: string }> {
  const turnings = bounded(running, () => turningsOf(ground, lowered));
  if ("notTurnable" in turnings) {
    const at = spanOf(ground.instance.span.file, 0, 0);
    throw new CommandError(exitCodes.usage, [diagnose(notTurnable, at, { layer: turnings.notTurnable })]);
  }
  if ("tooMany" in turnings)
    return {
      reason: `the board has ${manyOf(turnings.tooMany)} turns, reflections and shifts, which are too many to compare the ${lowered.problem.optionCount} options of each`,
    };
  const found = await findSymmetryGroup(lowered.problem, turnings, running);
  return found.known ? { turnings, group: found.group } : { reason: found.reason };
}

/** A graph may have more than anybody counts. */
const manyOf = (count: number): string => (Number.isFinite(count) ? String(count) : "very many");

export const asymmetric =
  "note: no turn or reflection of the board keeps the rules and what is given: each answer counts by itself\n";
