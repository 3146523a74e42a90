/** Services for a file that lowers one form of condition: all others, and variables; `rule-lowering.ts` gives it. */
import type { Condition } from "../../condition.js";
import type { Ground } from "../../ground.js";
import type { DifferentVariables } from "./different-variables.js";
import type { DraftLiteral, RowDraft } from "./row-draft.js";
import type { ValueTruths } from "./value-truths.js";

export interface Held {
  readonly holder: number;
  readonly values: readonly number[];
}

export interface Lowering {
  readonly ground: Ground;
  readonly rows: RowDraft;
  readonly values: ValueTruths;
  readonly different: DifferentVariables;
  readonly truth: (condition: Condition) => DraftLiteral;
  /** The variable of the condition, if it is about one alone. Auxiliaries are numbered after the variables. */
  readonly holding: (condition: Condition) => Held | undefined;
  readonly any: (truths: readonly DraftLiteral[]) => DraftLiteral;
  readonly all: (truths: readonly DraftLiteral[]) => DraftLiteral;
  /** The truth under this key, made when it is first asked for. */
  readonly once: (key: string, make: (rows: RowDraft) => DraftLiteral) => DraftLiteral;
  /** By bound, the truths that this sum is at least so much, as far as there are any. */
  readonly boundsOf: (sum: string) => Map<number, DraftLiteral>;
  /** Whether this sum was bounded under a guard before; the next time it was. */
  readonly isBoundedAgain: (sum: string) => boolean;
}
