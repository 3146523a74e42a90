/** What a condition on variables says where they have these values. */
import type { Condition } from "../../packages/compiler/src/condition.js";
import type { Truth } from "../../packages/compiler/src/ground/conditions.js";

export function holds(truth: Truth, values: readonly number[]): boolean {
  if (typeof truth === "boolean") return truth;
  switch (truth.kind) {
    case "literal":
      return truth.values.includes(values[truth.variable] ?? -1);
    case "all-of":
      return truth.parts.every((part: Condition) => holds(part, values));
    case "any-of":
      return truth.parts.some((part: Condition) => holds(part, values));
    default:
      throw new Error(`${truth.kind} is not made here`);
  }
}
