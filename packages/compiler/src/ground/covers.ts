/**
 * Items and options as the puzzle names them. Comprehensions run in the order in which they are written; items are found again by family and
 * arguments, so an option costs one look-up an entry.
 */
import { unknownItem } from "../diagnostics/catalogue/ecp4120-unknown-item.js";
import { coveredTwice } from "../diagnostics/catalogue/ecp4121-covered-twice.js";
import { colourNotPossible } from "../diagnostics/catalogue/ecp4122-colour-not-possible.js";
import { noSuchOption } from "../diagnostics/catalogue/ecp4123-no-such-option.js";
import { itemOfTwoKinds } from "../diagnostics/catalogue/ecp4124-item-of-two-kinds.js";
import { optionWithoutItem } from "../diagnostics/catalogue/ecp4125-option-without-item.js";
import { valueNotPossible } from "../diagnostics/catalogue/ecp4126-value-not-possible.js";
import { diagnose } from "../diagnostics/diagnostic.js";
import { nearName } from "../diagnostics/near-name.js";
import type { GroundItem, GroundOption, GroundVariableId, Place, ValueCode } from "../ground.js";
import type { ItemFamilyId, OptionFamilyId, TypedItems, TypedOption, TypedOptionEntry } from "../typed.js";
import { forEachBinding } from "./binders.js";
import { codeOf } from "./codes.js";
import { entryGroups } from "./entry-groups.js";
import { Fault } from "./fault.js";
import { fault, unforeseen } from "./faults.js";
import { evaluateElement, evaluateKnown, evaluateWhole } from "./narrow.js";
import { placeOf } from "./places.js";
import { storedIndex } from "./read-layer.js";
import { describeValue, isUnknown, type Known, keyOf, textKey } from "./value.js";
import { declaredValues, layerTable, type World } from "./world.js";

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

const placesOf = (world: World, given: readonly Known[]): readonly Place[] =>
  world.space === undefined ? [] : given.map(placeOf);

export function expandCovers(world: World): Covers {
  const items: GroundItem[] = [];
  const register = new Register();
  for (const line of world.puzzle.items) world.log.guard(() => expandItems(world, line, items, register));
  const options: GroundOption[] = [];
  // Options are looked for only where the instance names some.
  const optionRegister = world.instance.fixes.length > 0 ? new Register() : undefined;
  for (const option of world.puzzle.options)
    world.log.guard(() => expandOption(world, option, items, register, options, optionRegister));
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

interface Draft {
  readonly items: { readonly item: number; readonly colour?: string; readonly colourAt?: Place }[];
  readonly sets: { readonly variable: GroundVariableId; readonly value: ValueCode }[];
}

function expandOption(
  world: World,
  option: TypedOption,
  items: readonly GroundItem[],
  register: Register,
  options: GroundOption[],
  optionRegister: Register | undefined,
): void {
  const groups = entryGroups(option.entries);
  const family = world.puzzle.optionFamilies[option.family]?.name ?? "";
  const near = (wanted: string): string | undefined =>
    nearName(wanted, new Set(items.map((item) => item.name)));
  forEachBinding(world, option.binders, option.where, (guard) => {
    if (guard !== true) throw unforeseen(option.span, "the condition of this option");
    world.log.guard(() => {
      const given = option.parameters.flatMap((parameter) => {
        const value = world.bindings[parameter];
        return value === undefined || isUnknown(value) ? [] : [value];
      });
      // Of thousands of options few are ever named.
      const name = (): string => nameOf(family, given);
      const draft: Draft = { items: [], sets: [] };
      for (const { first, others } of groups)
        forEachBinding(world, first.binders, first.where, (entryGuard) => {
          if (entryGuard !== true) throw unforeseen(first.span, "the condition of this entry");
          addEntry(world, first, name, draft, items, register, near);
          for (const { entry, from, to } of others) {
            world.bindings[to] = world.bindings[from];
            addEntry(world, entry, name, draft, items, register, near);
          }
        });
      if (!draft.items.some(({ item }) => items[item]?.kind === "primary"))
        throw fault(optionWithoutItem, option.span, { option: name() });
      world.budget.keep(draft.items.length + draft.sets.length);
      optionRegister?.set(option.family, given, options.length);
      options.push({
        family: option.family satisfies OptionFamilyId,
        get name() {
          return name();
        },
        given: placesOf(world, given),
        items: draft.items,
        sets: draft.sets,
        origin: {
          span: option.span,
          at: [],
          get what() {
            return name();
          },
        },
      });
    });
  });
}

function addEntry(
  world: World,
  entry: TypedOptionEntry,
  option: () => string,
  draft: Draft,
  items: readonly GroundItem[],
  register: Register,
  near: (wanted: string) => string | undefined,
): void {
  const { target } = entry;
  if (target.kind === "layer") {
    addSetting(world, entry, target, option, draft);
    return;
  }
  const given = target.arguments.map((argument) => evaluateKnown(world, argument));
  const at = register.get(target.family satisfies ItemFamilyId, given);
  const name = (): string => nameOf(world.puzzle.itemFamilies[target.family]?.name ?? "", given);
  if (at === undefined) {
    const wanted = name();
    const nearest = near(wanted);
    throw fault(
      unknownItem,
      entry.span,
      nearest === undefined
        ? { item: wanted, option: option() }
        : { item: wanted, option: option(), near: nearest },
    );
  }
  for (const other of draft.items)
    if (other.item === at) throw fault(coveredTwice, entry.span, { item: name(), option: option() });
  if (entry.value === undefined) {
    draft.items.push({ item: at });
    return;
  }
  if (items[at]?.kind !== "secondary")
    throw fault(colourNotPossible, entry.span, { item: name(), option: option() });
  const colour = evaluateKnown(world, entry.value);
  draft.items.push({ item: at, colour: describeValue(colour), colourAt: placeOf(colour) });
}

/** `c.number = 3`: the option makes the layer have this value there. Without a value it makes a yes/no layer yes. */
function addSetting(
  world: World,
  entry: TypedOptionEntry,
  target: Extract<TypedOptionEntry["target"], { kind: "layer" }>,
  option: () => string,
  draft: Draft,
): void {
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
      option: option(),
    });
  if (draft.sets.some((other) => other.variable === variable))
    throw fault(coveredTwice, entry.span, {
      item: `${table.layer.name} of ${describeValue(element)}`,
      option: option(),
    });
  draft.sets.push({ variable, value: code });
}
