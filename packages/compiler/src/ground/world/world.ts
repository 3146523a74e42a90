/** Grounding works on one object: the things that rules read, the things made of them, and those that its files lend each other. `ground-instance.ts` makes it. */
import type { Expression } from "../../typed.js";
import type { Value } from "../value.js";
import type { Grounding } from "./grounding.js";
import type { Operators } from "./operators.js";
import type { Reading } from "./reading.js";
import type { Slots } from "./slots.js";

export interface World extends Reading, Grounding {
  /** `evaluate.ts`, lent to those that it calls, so that no file needs another that needs it. */
  readonly evaluate: (world: World, expression: Expression) => Value;
  readonly evaluateAsPrinted: (world: World, expression: Expression) => Value;
  readonly valueIfThere: (world: World, expression: Expression) => Value | undefined;
  /** Operators on values, lent likewise. */
  readonly operators: Operators;
  /** The slots of single files. */
  readonly slots: Slots;
}
