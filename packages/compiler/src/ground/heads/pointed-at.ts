/** The elements that a condition leads to (normalize/heads/pointing.ts), which are a few sides of the board; otherwise every pair would be looked at. */

import type { Pointing } from "../../normalize/heads/pointing.js";
import type { Expression } from "../../typed.js";
import { isMemberItem, keyOf, type Value } from "../value.js";
import { evaluateAnySet, evaluateTruth } from "../values/evaluate-as.js";
import type { World } from "../world/world.js";
import { forEachBinding } from "./binders.js";

type Key = ReturnType<typeof keyOf>;

/** The keys of all that it can lead to, as the other variables are bound now. Faults are thrown where they are met. */
export function pointedAt(world: World, pointing: Pointing): ReadonlySet<Key> {
  const found = new Set<Key>();
  follow(world, pointing, found);
  return found;
}

function follow(world: World, pointing: Pointing, found: Set<Key>): void {
  switch (pointing.kind) {
    case "is": {
      const value = world.valueIfThere(world, pointing.what);
      if (value !== undefined) addEach(world, value, pointing.what, found);
      return;
    }
    case "in":
      for (const item of evaluateAnySet(world, pointing.set).items)
        found.add(keyOf(isMemberItem(item) ? item.item : item));
      return;
    case "either":
      for (const way of pointing.ways) follow(world, way, found);
      return;
    case "after":
      if (evaluateTruth(world, pointing.guard) !== false) follow(world, pointing.way, found);
      return;
    case "some":
      forEachBinding(world, pointing.binders, pointing.condition, () => follow(world, pointing.way, found));
      return;
    default:
      pointing satisfies never;
  }
}

function addEach(world: World, value: Value, { span }: Expression, found: Set<Key>): void {
  for (const one of world.operators.casesOf(value, span)) found.add(keyOf(one.value));
}
