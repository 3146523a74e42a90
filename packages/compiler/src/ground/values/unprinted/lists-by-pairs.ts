/**
 * The relations of a list that is not printed, pair by pair: two things that it equals are equal, and what it does not equal differs from
 * what it does. Which of several such lists are equal is a choice for each two of them. Bags and lists are not told apart by turns here.
 */

import type { Truth, Value } from "../../value.js";
import type { World } from "../../world/world.js";
import { bagOf } from "../lists.js";
import { type ListClue, type ListEquality, type ListGroup, type ListUse, perhaps } from "./list-clues.js";

/** Whether two of a group are equal. */
type Sameness = (one: ListClue, other: ListClue) => Truth;

/** One list equals both, where both say so. */
export function equalUses(world: World, one: ListUse, other: ListUse): ListEquality {
  const { conditions } = world;
  return {
    guard: conditions.both(one.yes, other.yes),
    truth: valuesEqual(world, one, other),
    span: one.span,
  };
}

export function saidByPairs(world: World, group: ListGroup): readonly ListEquality[] {
  const { clues, sames } = group;
  const rules: ListEquality[] = [];
  const same = samenessOf(world, group, rules);
  const asBags = sames.some(({ isBag }) => isBag);
  clues.forEach((clue, at) => {
    clue.uses.forEach((use, place) => {
      for (const other of clue.uses.slice(place + 1)) rules.push(...between(world, use, other, true, false));
    });
    for (const other of clues.slice(at + 1))
      for (const use of clue.uses)
        for (const there of other.uses) rules.push(...between(world, use, there, same(clue, other), asBags));
  });
  return rules;
}

/** The relation of each two of them; of three, two that equal the third are equal. */
function samenessOf(world: World, { clues, sames }: ListGroup, rules: ListEquality[]): Sameness {
  const { conditions } = world;
  const known = new Map<ListClue, Map<ListClue, Truth>>(clues.map((clue) => [clue, new Map()]));
  const note = (one: ListClue, other: ListClue, truth: Truth): void => {
    known.get(one)?.set(other, truth);
    known.get(other)?.set(one, truth);
  };
  const same: Sameness = (one, other) => known.get(one)?.get(other) ?? false;
  for (const { one, other, yes, elseOther, span } of sames) {
    const before = known.get(one)?.get(other);
    if (before === undefined) {
      // An assertion behind a guard says nothing where the guard does not hold.
      const truth = elseOther || yes === true ? yes : perhaps(world, one.of);
      note(one, other, truth);
      if (truth !== yes) rules.push({ guard: yes, truth, span });
    } else if (elseOther) rules.push({ guard: true, truth: conditions.same(yes, before), span });
    else rules.push({ guard: yes, truth: before, span });
  }
  const pairs = clues.flatMap((one, at) => clues.slice(at + 1).map((other) => [one, other] as const));
  for (const [one, other] of pairs)
    if (known.get(one)?.has(other) !== true) note(one, other, perhaps(world, one.of));
  for (const [one, other] of pairs)
    for (const third of clues)
      if (third !== one && third !== other)
        rules.push({
          guard: conditions.both(same(one, third), same(third, other)),
          truth: same(one, other),
        });
  return same;
}

/** Two things that a list, or two lists of which `same` says whether they are equal, are compared with. */
function between(
  world: World,
  one: ListUse,
  other: ListUse,
  same: Truth,
  asBags: boolean,
): readonly ListEquality[] {
  const { conditions } = world;
  const isBag = asBags || one.isBag || other.isBag;
  const equal = valuesEqual(world, one, other, isBag);
  const differ = conditions.not(equal);
  const { span } = one;
  const rules: ListEquality[] = [
    { guard: conditions.allOf([same, one.yes, other.yes]), truth: equal, span },
    { guard: conditions.allOf([conditions.not(same), one.yes, other.yes]), truth: differ, span },
  ];
  const unlike = (yes: ListUse, no: ListUse): void => {
    if (no.elseOther)
      rules.push({ guard: conditions.allOf([same, yes.yes, conditions.not(no.yes)]), truth: differ, span });
  };
  unlike(one, other);
  unlike(other, one);
  return rules;
}

function valuesEqual(world: World, one: ListUse, other: ListUse, isBag = one.isBag || other.isBag): Truth {
  const value = (use: ListUse): Value => (isBag && !use.isBag ? bagOf(use.value) : use.value);
  return world.operators.compare(value(one), "=", value(other), one.span);
}
