/** `size(c.area)`, `a.shape`: what is measured of a set that is to be found. */

import type { Expression, ExpressionOf, LayerId } from "../../typed.js";

export interface Measured {
  readonly measure: "size" | "shape" | "outline";
  readonly call: ExpressionOf<"attribute">;
  readonly set: Expression;
  /** The region, path or piece whose cells the set is. */
  readonly part: Expression | undefined;
  /** The layer in which it is the part of a known element. */
  readonly ofKnown: LayerId | undefined;
}

/** Asked of both sides of each comparison that is expanded: of most it is the kind of node that says no. */
export function measuredIn(call: Expression): Measured | undefined {
  if (call.kind !== "attribute" || call.known) return undefined;
  const { attribute: measure } = call;
  const [set] = call.arguments;
  if ((measure !== "size" && measure !== "shape" && measure !== "outline") || set === undefined)
    return undefined;
  const part = set.kind === "cells-of" ? set.element : undefined;
  const ofKnown = part?.kind === "layer" && part.element.known ? part.layer : undefined;
  return { measure, call, set, part, ofKnown };
}
