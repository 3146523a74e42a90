/** Limits on the size of a lowered problem. */
import { tooLarge } from "../diagnostics/catalogue/ecp5001-too-large.js";
import { type Diagnostic, diagnose } from "../diagnostics/diagnostic.js";
import { type Sizes, sizeOf } from "../ground/budget.js";
import type { Span } from "../text/span.js";

/** Thrown by the draft, caught by `lowerGround`. */
export class LoweringLimit {
  constructor(readonly limit: number) {}
}

export function tooManyEntries(limit: number, span: Span, made: Sizes): Diagnostic {
  return diagnose(tooLarge, span, { ...sizeOf(made), limit, what: "option entries" });
}
