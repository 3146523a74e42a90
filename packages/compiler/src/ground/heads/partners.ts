/**
 * The elements that a relation may join to one at all, where its condition begins by telling them: `p in q.neighbours`, or that a cell is of both
 * (`some(c in q.cells and … for c in p.cells)`), or what one of them is by the other (pointed-at.ts). All others need not be looked at: of a large board a corner meets eight of a thousand.
 */

import type { AttributeId } from "../../builtins.js";
import { conjuncts, isNeverAFault } from "../../check/walks/conjuncts.js";
import { onlyWhole } from "../../check/walks/of-one.js";
import { addTo } from "../../maps.js";
import type { Expression, VariableId } from "../../typed.js";
import { unlessFault } from "../fault.js";
import { type Known, keyOf } from "../value.js";
import { evaluateSet } from "../values/evaluate-as.js";
import type { World } from "../world/world.js";
import { pointedAt, pointingAt } from "./pointed-at.js";

/** Sets that every element of their sort has. */
const everywhere: ReadonlySet<AttributeId> = new Set<AttributeId>(["cells", "neighbours", "around"]);

interface OwnSet {
  readonly of: VariableId;
  readonly set: Expression;
}

/** Sets that must have something in common: those of both variables, or the set of one and the other itself. */
interface Meeting {
  readonly left: OwnSet | VariableId;
  readonly right: OwnSet | VariableId;
}

/**
 * For each element, the elements of `all` to which the condition may join it, whichever of the two variables each is; undefined if the condition
 * does not tell.
 */
export function partnersOf(
  world: World,
  condition: Expression,
  [first, second]: readonly [VariableId, VariableId],
  all: readonly Known[],
): ((element: Known) => ReadonlySet<Known>) | undefined {
  const meeting = findMeeting(condition, first, second);
  if (meeting === undefined) return pointedPartners(world, condition, [first, second], all);
  const { left, right } = meeting;
  const of = (side: OwnSet | VariableId, element: Known): readonly Known[] => {
    if (typeof side !== "object") return [element];
    world.bindings[side.of] = element;
    return evaluateSet(world, side.set).items;
  };
  const having = (side: OwnSet | VariableId): ReadonlyMap<Known, readonly Known[]> => {
    const found = new Map<Known, Known[]>();
    for (const element of all)
      for (const item of of(side, element)) {
        addTo(found, item, element);
      }
    return found;
  };
  const [onLeft, onRight] = [having(left), having(right)];
  return (element) =>
    new Set([
      ...of(left, element).flatMap((item) => onRight.get(item) ?? []),
      ...of(right, element).flatMap((item) => onLeft.get(item) ?? []),
    ]);
}

/** From what it says that one of them is; as if it said nothing where that is a fault, which is told where the pair is looked at. */
function pointedPartners(
  world: World,
  condition: Expression,
  [first, second]: readonly [VariableId, VariableId],
  all: readonly Known[],
): ((element: Known) => ReadonlySet<Known>) | undefined {
  const toSecond = pointingAt(condition, second);
  const pointing = toSecond ?? pointingAt(condition, first);
  if (pointing === undefined) return undefined;
  const elements = new Map(all.map((element) => [keyOf(element), element]));
  const partners = new Map(all.map((element) => [element, new Set<Known>()]));
  const isPlain = unlessFault(() => {
    for (const element of all) {
      world.bindings[toSecond === undefined ? second : first] = element;
      for (const key of pointedAt(world, pointing)) {
        const other = elements.get(key);
        if (other === undefined) continue;
        partners.get(element)?.add(other);
        partners.get(other)?.add(element);
      }
    }
    return true;
  });
  return isPlain === true ? (element) => partners.get(element) ?? new Set() : undefined;
}

/** In what is asked first: before it there is only what cannot be a fault, since none is to go unseen. */
function findMeeting(condition: Expression, first: VariableId, second: VariableId): Meeting | undefined {
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
