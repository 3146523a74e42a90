/** The number of the best answer found, and the bound on how good another can be. */
import type { Sense } from "../ast.js";
import { fractionText } from "../ground/values/fractions.js";

export interface Best {
  readonly sense: Sense;
  /** The number of the best answer so far; undefined where the answers so far have none. */
  readonly value: number | undefined;
  /** No answer has more, or less where the smallest is asked for; undefined: not known yet. */
  readonly bound: number | undefined;
}

/** `proved`: the search is done. */
export function bestInWords({ sense, value, bound }: Best, proved: boolean): string {
  const other = sense === "maximize" ? "more" : "less";
  if (proved)
    return value === undefined
      ? "the number has no value in any answer"
      : `${fractionText(value)}, and no answer has ${other}`;
  const far = value === undefined ? "no number so far" : `${fractionText(value)} so far`;
  return bound === undefined ? far : `${far}; no answer has ${other} than ${fractionText(bound)}`;
}
