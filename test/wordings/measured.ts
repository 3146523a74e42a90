/** The results of a set of wordings: the problem of each, and those wordings that are not as the set says. */
import { analyse, compileInstance } from "@ecp/compiler";
import type { Problem } from "@ecp/engine";
import type { Lowered } from "../../packages/compiler/src/lower/lower.js";
import { fingerprint } from "../problems/fingerprint.js";
import { noFiles } from "../support/hosts.js";
import type { Wording } from "./sets.js";

export interface Measured {
  readonly wording: Wording;
  readonly problem: Problem;
  readonly canonical: string;
  /** Items and options. */
  readonly size: number;
}

export function measured(wording: Wording): Measured {
  const lowered = compiled(wording.text);
  const { problem } = lowered;
  return {
    wording,
    problem,
    canonical: fingerprint(lowered).canonical,
    size: problem.itemCount + problem.optionCount,
  };
}

function compiled(text: string): Lowered {
  const { typed, diagnostics } = analyse("wording.ecp", text, noFiles);
  const [instance] = typed.instances;
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0 || instance === undefined)
    throw new Error(`${errors.map(({ message }) => message).join("; ")}\n${text}`);
  const { lowered, diagnostics: later } = compileInstance(typed, instance, { set: new Map() }, noFiles);
  if (lowered === undefined) throw new Error(`${later.map(({ message }) => message).join("; ")}\n${text}`);
  return lowered;
}

/** The factor by which the problem of a near wording may be larger than the one that it is compared with. */
const NEAR = 1.1;

/**
 * The wordings whose problem differs from that of the first or, for near wordings, is too large: compared with the first if others have the same
 * problem as it, otherwise with the smallest.
 */
export function apart(all: readonly Measured[]): readonly Measured[] {
  const [first] = all;
  const isEqual = first?.wording.kind === "equal";
  const least = isEqual ? first.size : Math.min(...all.map(({ size }) => size));
  return all.filter(({ wording: { kind }, canonical, size }) =>
    kind === "equal" ? canonical !== first?.canonical : kind === "near" && size > NEAR * least,
  );
}
