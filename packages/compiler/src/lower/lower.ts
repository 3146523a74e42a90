import type { OptionId, Problem } from "@ecp/engine";
import type { Outcome } from "../diagnostics/diagnostic.js";
import type { Ground, Origin, ValueCode } from "../ground.js";
import type { Solution } from "../solution.js";
import type { LayerId } from "../typed.js";

export interface Lowered {
  readonly problem: Problem;
  /** The answer that a set of chosen options stands for. */
  readonly decode: (chosen: readonly OptionId[]) => Solution;
  /** The options to choose so that an element of a find layer has a value; undefined where it cannot. For batches: rules once, givens each. */
  readonly assume: (layer: LayerId, element: number, value: ValueCode) => readonly OptionId[] | undefined;
  /** Why an item is there. */
  readonly originOf: (item: number) => Origin | undefined;
}

declare const pending: (ground: Ground) => Outcome<Lowered | undefined>;
export const lowerGround = pending;
