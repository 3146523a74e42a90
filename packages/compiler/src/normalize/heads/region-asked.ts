/** The region in which a head asks its variable to be, first of all: `cell x where x.area is E.area …`. */

import { conjuncts } from "../../check/walks/conjuncts.js";
import { readsVariable } from "../../check/walks/some-node.js";
import type { Expression, InSet, LayerId } from "../../typed.js";
import { isVariable } from "../is-variable.js";

export interface RegionAsked {
  /** The division into regions. */
  readonly layer: LayerId;
  readonly region: Expression;
}

/** Undefined where the filter asks something else first, or needs no answer. */
export function regionAsked({ condition, variable }: InSet): RegionAsked | undefined {
  if (condition?.known !== false) return undefined;
  const [first] = conjuncts(condition);
  if (first?.kind !== "same" || first.left.kind !== "layer" || first.right.kind !== "layer") return undefined;
  const { left, right } = first;
  const [one, region] = isVariable(left.element, variable) ? [left, right] : [right, left];
  return left.layer === right.layer && isVariable(one.element, variable) && !readsVariable(region, variable)
    ? { layer: left.layer, region }
    : undefined;
}
