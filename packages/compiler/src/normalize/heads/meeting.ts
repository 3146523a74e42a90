/**
 * Sets of the two elements of a relation that must have something in common, where its condition begins by telling them: `p in q.neighbours`, or that a cell is of both
 * (`some(c in q.cells and … for c in p.cells)`).
 */

import type { AttributeId } from "../../builtins.js";
import { conjuncts, isNeverAFault } from "../../check/walks/conjuncts.js";
import { onlyWhole } from "../../check/walks/of-one.js";
import type { Expression, VariableId } from "../../typed.js";

/** Sets that every element of their sort has. */
const everywhere: ReadonlySet<AttributeId> = new Set<AttributeId>(["cells", "neighbours", "around"]);

export interface OwnSet {
  readonly of: VariableId;
  readonly set: Expression;
}

/** Sets that must have something in common: those of both variables, or the set of one and the other itself. */
export interface Meeting {
  readonly left: OwnSet | VariableId;
  readonly right: OwnSet | VariableId;
}

/** In what is asked first: before it there is only what cannot be a fault, since none is to go unseen. */
export function findMeeting(
  condition: Expression,
  first: VariableId,
  second: VariableId,
): Meeting | undefined {
  for (const part of conjuncts(condition)) {
    const meeting = meetingIn(part);
    if (meeting !== undefined) {
      const [a, b] = [meeting.left, meeting.right].map((side) => (typeof side === "object" ? side.of : side));
      return (a === first && b === second) || (a === second && b === first) ? meeting : undefined;
    }
    if (!isNeverAFault(part)) return undefined;
  }
  return undefined;
}

function meetingIn(part: Expression): Meeting | undefined {
  if (part.kind === "member-of") {
    const right = ownSet(part.set);
    return part.element.kind === "variable" && right !== undefined
      ? { left: part.element.variable, right }
      : undefined;
  }
  if (part.kind !== "aggregate" || part.aggregate !== "some" || part.condition !== undefined)
    return undefined;
  const binder = onlyWhole(part.binders);
  if (binder === undefined) return undefined;
  const left = ownSet(binder.set);
  const inner = part.body === undefined ? undefined : conjuncts(part.body)[0];
  if (left === undefined || inner?.kind !== "member-of" || inner.element.kind !== "variable")
    return undefined;
  const right = inner.element.variable === binder.variable ? ownSet(inner.set) : undefined;
  return right === undefined ? undefined : { left, right };
}

function ownSet(set: Expression): OwnSet | undefined {
  if (set.kind !== "attribute" || !everywhere.has(set.attribute)) return undefined;
  const [element] = set.arguments;
  return element?.kind === "variable" ? { of: element.variable, set } : undefined;
}
