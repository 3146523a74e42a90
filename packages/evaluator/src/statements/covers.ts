/** Items and options. */

import type { Expression } from "@ecp/compiler/reading";
import { directionNames } from "@ecp/compiler/reading";
import { forEachBinding } from "../values/binding.js";
import { layerOf, storedAt } from "../values/layers.js";
import { elementOf, numberOf } from "../values/narrow.js";
import { Unsupported } from "../values/unsupported.js";
import { keyOf, type Value } from "../values/value.js";
import type { World } from "../values/world.js";

export interface Item {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly optional: boolean;
}

export interface Option {
  readonly name: string;
  readonly key: string;
  readonly items: readonly { readonly item: string; readonly colour?: string }[];
  readonly sets: readonly { readonly unknown: number; readonly value: Value }[];
}

const nameOf = (world: World, family: string, given: readonly Value[]): string =>
  given.length === 0 ? family : `${family}(${given.map((value) => spelled(world, value)).join(", ")})`;

function spelled(world: World, value: Value): string {
  if (typeof value !== "object") return typeof value === "boolean" ? (value ? "yes" : "no") : `${value}`;
  if (value.kind !== "element") return keyOf(value);
  if (value.sort === "cell") return world.board?.cellName(value.index) ?? "";
  return value.sort === "direction" ? (directionNames[value.index] ?? "") : keyOf(value);
}

function certain(guard: unknown): void {
  if (guard !== true) throw guard;
}

export function itemsToCover(world: World): ReadonlyMap<string, Item> {
  const items = new Map<string, Item>();
  for (const line of world.puzzle.items)
    forEachBinding(world, line.binders, line.where, (guard) => {
      certain(guard);
      const [least, most] =
        line.times === undefined
          ? [line.optional ? 0 : 1, 1]
          : [numberOf(world, line.times.from), numberOf(world, line.times.to)];
      for (const { family, arguments: given } of line.patterns) {
        const values = given.map((argument) => world.evaluate(argument));
        const name = nameOf(world, world.puzzle.itemFamilies[family]?.name ?? "", values);
        items.set(itemKey(world, family, given), { name, least, most, optional: line.optional });
      }
    });
  return items;
}

const itemKey = (world: World, family: number, given: readonly Expression[]): string =>
  `${family} ${given.map((argument) => keyOf(world.evaluate(argument))).join(" ")}`;

export function optionsOf(world: World): Option[] {
  const options: Option[] = [];
  for (const option of world.puzzle.options)
    forEachBinding(world, option.binders, option.where, (guard) => {
      certain(guard);
      const given = option.parameters.flatMap((parameter) => world.bindings[parameter] ?? []);
      const items: { item: string; colour?: string }[] = [];
      const sets: { unknown: number; value: Value }[] = [];
      for (const { target, value, binders, where } of option.entries)
        forEachBinding(world, binders, where, (held) => {
          certain(held);
          if (target.kind === "item") {
            const item = itemKey(world, target.family, target.arguments);
            items.push(value === undefined ? { item } : { item, colour: keyOf(world.evaluate(value)) });
            return;
          }
          const at = storedAt(world, layerOf(world, target.layer), elementOf(world, target.element));
          const unknown = world.unknownAt.get(`${target.layer} ${at}`);
          if (unknown === undefined) throw new Unsupported("an option sets what is not there");
          sets.push({ unknown, value: value === undefined ? true : world.evaluate(value) });
        });
      const family = world.puzzle.optionFamilies[option.family]?.name ?? "";
      const key = `${option.family} ${given.map(keyOf).join(" ")}`;
      options.push({ name: nameOf(world, family, given), key, items, sets });
    });
  return options;
}

/** Keys of the options that the instance has chosen. */
export const fixedOptions = (world: World): ReadonlySet<string> =>
  new Set(
    world.instance.fixes.map(
      (fix) => `${fix.family} ${fix.arguments.map((argument) => keyOf(world.evaluate(argument))).join(" ")}`,
    ),
  );
