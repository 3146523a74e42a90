/**
 * Items and options as the puzzle names them. Comprehensions run in the order in which they are written; items are found again by family and
 * arguments, so an option costs one look-up an entry.
 */

import { unknownItem } from "../../diagnostics/catalogue/ecp4120-unknown-item.js";
import { coveredTwice } from "../../diagnostics/catalogue/ecp4121-covered-twice.js";
import { colourNotPossible } from "../../diagnostics/catalogue/ecp4122-colour-not-possible.js";
import { noSuchOption } from "../../diagnostics/catalogue/ecp4123-no-such-option.js";
import { itemOfTwoKinds } from "../../diagnostics/catalogue/ecp4124-item-of-two-kinds.js";
import { optionWithoutItem } from "../../diagnostics/catalogue/ecp4125-option-without-item.js";
import { valueNotPossible } from "../../diagnostics/catalogue/ecp4126-value-not-possible.js";
import { diagnose } from "../../diagnostics/diagnostic.js";
import { nearName } from "../../diagnostics/near-name.js";
import type { GroundItem, GroundOption, Place } from "../../ground.js";
import { entryGroups } from "../../normalize/heads/entry-groups.js";
import type { ItemFamilyId, OptionFamilyId, TypedItems, TypedOption, TypedOptionEntry } from "../../typed.js";
import { codeOf } from "../codes.js";
import { Fault } from "../fault.js";
import { forEachBinding } from "../heads/binders.js";
import { storedIndex } from "../names/read-layer.js";
import { describeValue, isElement, isUnknown, type Known, keyOf, textKey } from "../value.js";
import { evaluateElement, evaluateKnown, evaluateTruth, evaluateWhole } from "../values/evaluate-as.js";
import { memoized } from "../values/memo.js";
import { fault, unforeseen } from "../world/faults.js";
import { declaredValues } from "../world/grounding.js";
import { layerTable } from "../world/reading.js";
import type { World } from "../world/world.js";
import { placeOnBoard } from "./places.js";

export interface Covers {
  readonly items: readonly GroundItem[];
  readonly options: readonly GroundOption[];
}

/** Things of a family, by their arguments. */
class Register {
  private readonly byOne: Map<unknown, number>[] = [];
  private readonly byMore: Map<string, number>[] = [];

  get(family: number, given: readonly Known[]): number | undefined {
    const [only] = given;
    if (given.length === 1 && only !== undefined) return this.byOne[family]?.get(keyOf(only));
    return this.byMore[family]?.get(given.map(textKey).join(","));
  }
  set(family: number, given: readonly Known[], index: number): void {
    const [only] = given;
    if (given.length === 1 && only !== undefined) {
      this.byOne[family] ??= new Map();
      this.byOne[family].set(keyOf(only), index);
    } else {
      this.byMore[family] ??= new Map();
      this.byMore[family].set(given.map(textKey).join(","), index);
    }
  }
}

function nameOf(family: string, given: readonly Known[]): string {
  return given.length === 0 ? family : `${family}(${given.map(describeValue).join(", ")})`;
}

/** A row or column stands for its number, where there is no item of the row itself. */
const asNumber = (value: Known): Known =>
  isElement(value) ? (value.family.number?.(value.index) ?? value) : value;

const placesOf = (world: World, given: readonly Known[]): readonly Place[] =>
  world.space === undefined ? [] : given.map(placeOnBoard);

export function expandCovers(world: World): Covers {
  const items: GroundItem[] = [];
  const register = new Register();
  for (const line of world.puzzle.items) {
    world.budget.during = line.span;
    world.log.guard(() => expandItems(world, line, items, register));
  }
  const options: GroundOption[] = [];
  // Options are looked for only where the instance names some.
  const optionRegister = world.instance.fixes.length > 0 ? new Register() : undefined;
  for (const option of world.puzzle.options) {
    world.budget.during = option.span;
    world.log.guard(() => expandOption(world, option, items, register, options, optionRegister));
  }
  world.budget.during = undefined;
  for (const fix of world.instance.fixes)
    world.log.guard(() => {
      const given = fix.arguments.map((argument) => evaluateKnown(world, argument));
      const at = optionRegister?.get(fix.family, given);
      const option = at === undefined ? undefined : options[at];
      const family = world.puzzle.optionFamilies[fix.family]?.name ?? "";
      if (at === undefined || option === undefined)
        throw new Fault(`fix ${fix.span.start}`, () =>
          diagnose(noSuchOption, fix.span, { option: nameOf(family, given) }),
        );
      options[at] = { ...option, fixed: fix.span };
    });
  return { items, options };
}

function expandItems(world: World, line: TypedItems, items: GroundItem[], register: Register): void {
  const kind = line.optional ? "secondary" : "primary";
  forEachBinding(world, line.binders, line.where, (guard) => {
    if (guard !== true) throw unforeseen(line.span, "the condition of these items");
    const said: readonly [number, number] =
      line.times === undefined
        ? [line.optional ? 0 : 1, 1]
        : [evaluateWhole(world, line.times.from), evaluateWhole(world, line.times.to)];
    const isPossible = said[0] <= said[1] && said[1] >= 0;
    const times: readonly [number, number] = isPossible ? [Math.max(0, said[0]), said[1]] : [0, 1];
    for (const pattern of line.patterns)
      world.log.guard(() => {
        const given = pattern.arguments.map((argument) => evaluateKnown(world, argument));
        const name = nameOf(world.puzzle.itemFamilies[pattern.family]?.name ?? "", given);
        const known = register.get(pattern.family, given);
        if (known !== undefined) {
          const other = items[known];
          if (other?.kind !== kind || other.times[0] !== times[0] || other.times[1] !== times[1])
            throw fault(itemOfTwoKinds, pattern.span, { item: name });
          return;
        }
        world.budget.keep(1);
        register.set(pattern.family, given, items.length);
        const origin = { span: pattern.span, at: [], what: name };
        items.push({ name, given: placesOf(world, given), kind, times, origin });
        if (isPossible) return;
        // `-1 times`, `3..2 times`: no number is meant, and an item that nothing covers says so.
        const never = { span: pattern.span, at: [name], never: true } as const;
        world.remarks.neverHolds(never);
        items.push({ name, given: [], kind: "primary", times: [1, 1], origin: never });
      });
  });
}

/** The part of an entry in its option. */
type Said = GroundOption["items"][number] | GroundOption["sets"][number];

interface Draft {
  readonly items: GroundOption["items"][number][];
  readonly sets: GroundOption["sets"][number][];
}

/** The context in which the entries of one option family are read. */
interface Reading {
  readonly world: World;
  readonly items: readonly GroundItem[];
  readonly register: Register;
  /** The name of the option, for messages. */
  readonly name: () => string;
}

function expandOption(
  world: World,
  option: TypedOption,
  items: readonly GroundItem[],
  register: Register,
  options: GroundOption[],
  optionRegister: Register | undefined,
): void {
  const given = (): readonly Known[] =>
    option.parameters.flatMap((parameter) => {
      const value = world.bindings[parameter];
      return value === undefined || isUnknown(value) ? [] : [value];
    });
  const nameFor = (own: readonly Known[]): string =>
    nameOf(world.puzzle.optionFamilies[option.family]?.name ?? "", own);
  const reading: Reading = { world, items, register, name: () => nameFor(given()) };
  const groups = entryGroups(option.entries).map((group) => ({
    ...group,
    say: saying(reading, group.first),
    others: group.others.map((other) => ({ ...other, say: saying(reading, other.entry) })),
  }));
  const { where } = option;
  const allowed =
    where === undefined ? () => true : memoized(world, [where], () => evaluateTruth(world, where));
  forEachBinding(world, option.binders, undefined, () => {
    const isAllowed = allowed();
    if (isAllowed === false) return;
    if (isAllowed !== true) throw unforeseen(option.span, "the condition of this option");
    world.log.guard(() => {
      const draft: Draft = { items: [], sets: [] };
      for (const { first, say, others } of groups)
        if (first.binders.length === 0 && first.where === undefined) addSaid(reading, first, say(), draft);
        else
          forEachBinding(world, first.binders, first.where, (entryGuard) => {
            if (entryGuard !== true) throw unforeseen(first.span, "the condition of this entry");
            addSaid(reading, first, say(), draft);
            for (const other of others) {
              world.bindings[other.to] = world.bindings[other.from];
              addSaid(reading, other.entry, other.say(), draft);
            }
          });
      if (!draft.items.some(({ item }) => items[item]?.kind === "primary"))
        world.log.note(fault(optionWithoutItem, option.span, { option: reading.name() }));
      world.budget.keep(draft.items.length + draft.sets.length);
      const own = given();
      optionRegister?.set(option.family, own, options.length);
      options.push({
        family: option.family satisfies OptionFamilyId,
        // Of thousands of options few are ever named.
        get name() {
          return nameFor(own);
        },
        given: placesOf(world, own),
        items: draft.items,
        sets: draft.sets,
        origin: {
          span: option.span,
          at: [],
          get what() {
            return nameFor(own);
          },
        },
      });
    });
  });
}

/** The item of the entry for the present values of its variables. */
function saying(reading: Reading, entry: TypedOptionEntry): () => Said {
  const { target, value } = entry;
  const read = [
    ...(target.kind === "layer" ? [target.element] : target.arguments),
    ...(value === undefined ? [] : [value]),
  ];
  return memoized(reading.world, read, () =>
    target.kind === "layer" ? settingOf(reading, entry, target) : itemOf(reading, entry, target),
  );
}

function addSaid(
  { world, items, name }: Reading,
  { span, target }: TypedOptionEntry,
  said: Said,
  draft: Draft,
): void {
  const twice = (item: string): Fault => fault(coveredTwice, span, { item, option: name() });
  if ("item" in said) {
    for (const other of draft.items) if (other.item === said.item) throw twice(items[said.item]?.name ?? "");
    draft.items.push(said);
    return;
  }
  for (const other of draft.sets)
    if (other.variable === said.variable && target.kind === "layer")
      throw twice(
        `${layerTable(world, target.layer).layer.name} of ${describeValue(evaluateElement(world, target.element))}`,
      );
  draft.sets.push(said);
}

type Target<Kind> = Extract<TypedOptionEntry["target"], { kind: Kind }>;

function itemOf(
  { world, items, register, name }: Reading,
  entry: TypedOptionEntry,
  target: Target<"item">,
): Said {
  const given = target.arguments.map((argument) => evaluateKnown(world, argument));
  const family = target.family satisfies ItemFamilyId;
  const at = register.get(family, given) ?? register.get(family, given.map(asNumber));
  if (at === undefined) {
    const item = nameOf(world.puzzle.itemFamilies[target.family]?.name ?? "", given);
    const near = nearName(item, new Set(items.map((each) => each.name)));
    throw fault(unknownItem, entry.span, {
      item,
      option: name(),
      ...(near === undefined ? {} : { near }),
    });
  }
  if (entry.value === undefined) return { item: at };
  const item = items[at];
  if (item?.kind !== "secondary")
    throw fault(colourNotPossible, entry.span, { item: item?.name ?? "", option: name() });
  const colour = evaluateKnown(world, entry.value);
  return { item: at, colour: describeValue(colour), colourAt: placeOnBoard(colour) };
}

/** `c.number = 3`: the option makes the layer have this value there. Without a value it makes a yes/no layer yes. */
function settingOf({ world, name }: Reading, entry: TypedOptionEntry, target: Target<"layer">): Said {
  const table = layerTable(world, target.layer);
  const element = evaluateElement(world, target.element);
  const index = storedIndex(world, table, element);
  const variable = index === undefined ? undefined : table.variables?.[index];
  const value: Known = entry.value === undefined ? true : evaluateKnown(world, entry.value);
  const code = codeOf(table.layer, value);
  if (variable === undefined || code === undefined || !declaredValues(world, variable).includes(code))
    throw fault(valueNotPossible, entry.span, {
      layer: table.layer.name,
      at: describeValue(element),
      value: describeValue(value),
      option: name(),
    });
  return { variable, value: code };
}
