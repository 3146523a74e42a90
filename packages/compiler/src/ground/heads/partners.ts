/**
 * The elements that a relation may join to one at all, where its condition begins by telling them: `p in q.neighbours`, or that a cell is of both
 * (`some(c in q.cells and … for c in p.cells)`), or what one of them is by the other (pointed-at.ts). All others need not be looked at: of a large board a corner meets eight of a thousand.
 */

import { addTo } from "../../maps.js";
import { findMeeting, type OwnSet } from "../../normalize/heads/meeting.js";
import { pointingAt } from "../../normalize/heads/pointing.js";
import type { Expression, VariableId } from "../../typed.js";
import { unlessFault } from "../fault.js";
import { type Known, keyOf } from "../value.js";
import { evaluateSet } from "../values/evaluate-as.js";
import type { World } from "../world/world.js";
import { pointedAt } from "./pointed-at.js";

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
