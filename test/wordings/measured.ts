/** What a set of wordings comes to: the problem of each, and which of them are not what the set says. */
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

/** How much larger than the one that it is compared with the problem of a near wording may be. */
const NEAR = 1.1;

/**
 * Those whose problem is another than that of the first, or, of near wordings, too large: beside the first where that has equal ones, else beside the
 * smallest.
 */
export function apart(all: readonly Measured[]): readonly Measured[] {
  const [first] = all;
  const isEqual = first?.wording.kind === "equal";
  const least = isEqual ? first.size : Math.min(...all.map(({ size }) => size));
  return all.filter(({ wording: { kind }, canonical, size }) =>
    kind === "equal" ? canonical !== first?.canonical : kind === "near" && size > NEAR * least,
  );
}
