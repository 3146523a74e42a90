/** Items and options: all sets of options that cover what must be covered. */

import type { Expression } from "../../packages/compiler/src/typed.js";
import { directionNames } from "../../packages/compiler/src/vocabulary/directions.js";
import { forEachBinding } from "./binding.js";
import { layerOf, storedAt } from "./layers.js";
import { elementOf, numberOf } from "./narrow.js";
import { Unsupported } from "./unsupported.js";
import { keyOf, type Value } from "./value.js";
import type { World } from "./world.js";

interface Item {
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

function itemsOf(world: World): Map<string, Item> {
  const items = new Map<string, Item>();
  for (const line of world.puzzle.items)
    forEachBinding(world, line.binders, line.where, (guard) => {
      certain(guard);
      const [least, most] =
        line.times === undefined
          ? [line.optional ? 0 : 1, 1]
          : [numberOf(world, line.times.from), numberOf(world, line.times.to)];
      for (const { family, arguments: given } of line.patterns)
        items.set(itemKey(world, family, given), { least, most, optional: line.optional });
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

const MOST = 1_000_000;

/** Every choice of options with each item covered as often as it may be; indices into `optionsOf`. */
export function chosenSets(world: World): number[][] {
  const items = itemsOf(world);
  const options = optionsOf(world);
  const fixed = new Set(
    world.instance.fixes.map(
      (fix) => `${fix.family} ${fix.arguments.map((argument) => keyOf(world.evaluate(argument))).join(" ")}`,
    ),
  );
  const found: number[][] = [];
  const used = new Map<string, number>();
  const colours = new Map<string, string>();
  /** For each item the last option that can cover it, so that a choice that comes too short ends early. */
  const lastChance = new Map<string, number>();
  options.forEach((option, at) => {
    for (const { item } of option.items) lastChance.set(item, at);
  });
  const endingAt = options.map((_, at) =>
    [...lastChance].flatMap(([item, last]) => (last === at ? [item] : [])),
  );
  const isEnough = (name: string): boolean => (used.get(name) ?? 0) >= (items.get(name)?.least ?? 0);
  const fits = ({ items: entries }: Option): boolean =>
    entries.every(({ item, colour }) => {
      const before = used.get(item) ?? 0;
      if (before === 0) return true;
      if (colour !== undefined) return colours.get(item) === colour;
      return !colours.has(item) && before < (items.get(item)?.most ?? 1);
    });
  let steps = 0;
  const choose = (at: number, chosen: readonly number[]): void => {
    if (++steps > MOST) throw new Unsupported("too many choices of options");
    const option = options[at];
    if (option === undefined) {
      found.push([...chosen]);
      return;
    }
    const rest = (more: readonly number[]): void => {
      if ((endingAt[at] ?? []).every(isEnough)) choose(at + 1, more);
    };
    if (fits(option)) {
      const before = option.items.map(({ item }) => [item, used.get(item), colours.get(item)] as const);
      for (const { item, colour } of option.items) {
        used.set(item, (used.get(item) ?? 0) + 1);
        if (colour !== undefined) colours.set(item, colour);
      }
      rest([...chosen, at]);
      for (const [item, count, colour] of before) {
        if (count === undefined) used.delete(item);
        else used.set(item, count);
        if (colour === undefined) colours.delete(item);
        else colours.set(item, colour);
      }
    }
    if (!fixed.has(option.key)) rest(chosen);
  };
  if ([...items].some(([name, { least }]) => least > 0 && !lastChance.has(name))) return [];
  choose(0, []);
  return found;
}
