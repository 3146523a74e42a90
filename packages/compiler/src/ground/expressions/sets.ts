/** Sets: all of a sort, filters, lists made of them, what their elements share, values of layers. */

import { isOnCellSets, type KnownCellSets, withKnownSizes } from "../../cell-sets.js";
import { boxesDoNotTile } from "../../diagnostics/catalogue/ecp4105-boxes-do-not-tile.js";
import { notExactlyOne } from "../../diagnostics/catalogue/ecp4110-not-exactly-one.js";
import { notShared } from "../../diagnostics/catalogue/ecp4113-not-shared.js";
import { beforeTheBoard } from "../../diagnostics/catalogue/ecp4133-before-the-board.js";
import { diagnose } from "../../diagnostics/diagnostic.js";
import type { ValueCode } from "../../ground.js";
import { oneOrderIsEnough } from "../../normalize/heads/one-order.js";
import { once } from "../../once.js";
import type { Expression, ExpressionOf, LayerId, SortSelection, VariableId } from "../../typed.js";
import type { CellSetSortSaying } from "../../vocabulary/sorts.js";
import { Fault } from "../fault.js";
import { forEachBinding, forEachOf } from "../heads/binders.js";
import { orNone } from "../names/or-none.js";
import { readIfThere, storedIndex } from "../names/read-layer.js";
import { isBorder } from "../structures/adjectives.js";
import {
  type AnySet,
  describeValue,
  type Entry,
  equal,
  isChoice,
  isElement,
  isNone,
  isUnknown,
  isUnprinted,
  type Known,
  keyOf,
  type Member,
  type Members,
  type SetValue,
  setOf,
  type Truth,
  type Value,
} from "../value.js";
import { noValue } from "../values/cases.js";
import { evaluateAnySet, evaluateWhole } from "../values/evaluate-as.js";
import { listFrom } from "../values/lists.js";
import { asMembers, Gathered, inThisOrder, keepingWalk } from "../values/members.js";
import { printed } from "../values/unprinted/unprinted.js";
import { emptyChoice, fault, standing, unforeseen } from "../world/faults.js";
import { declaredValues } from "../world/grounding.js";
import { demand } from "../world/lacking.js";
import { layerTable, spaceOf } from "../world/reading.js";
import type { Space } from "../world/space.js";
import type { World } from "../world/world.js";

export function allOfSort(world: World, expression: ExpressionOf<"all-of">): AnySet {
  const { sort } = expression;
  const family = sort.kind === "of-layer" ? layerTable(world, sort.layer).family : undefined;
  const all = selection(world, sort, expression);
  if (family?.when === undefined) return all;
  const { when } = family;
  const items = all.items.flatMap((item): Member[] =>
    isElement(item) ? [{ item, when: when(item.index) }] : [],
  );
  return { kind: "members", items, ordered: false };
}

/** All elements of a sort, in the part of the board that rules are about now. */
export function selection(world: World, sort: SortSelection, expression: Expression): SetValue {
  if (sort.kind === "of-layer") {
    const { family } = layerTable(world, sort.layer);
    if (family === undefined) throw fault(beforeTheBoard, expression.span, {});
    return inPart(world, family.all());
  }
  const now = spaceOf(world, expression);
  if (isOnCellSets(sort)) {
    demand(now.board, sort.kind, expression.span);
    const on = withKnownSizes(sort, (size) => evaluateWhole(world, size));
    if (!("height" in on)) return now.all.sets(on) ?? setOf([]);
    const all = on.height < 1 || on.width < 1 ? undefined : now.all.sets(on);
    if (all === undefined) throw boxesFault(now, expression, on);
    return all;
  }
  switch (sort.kind) {
    case "cell":
      return sort.border === true
        ? setOf(now.all.cell().items.filter((cell) => isBorder(now.board, cell)))
        : now.all.cell();
    case "row":
    case "column":
    case "corner":
      demand(now.board, sort.kind, expression.span);
      return now.all[sort.kind]();
    case "line":
    case "edge":
    case "direction":
      demand(now.board, sort.kind, expression.span);
      return now.all[sort.kind]();
    case "wedge":
      demand(now.board, "direction", expression.span);
      return now.all.wedge();
    case "link":
      return now.all.link(sort.own === true);
    default:
      return sort satisfies never;
  }
}

/** Inside a part of the board, the rooms that meet it; and the pieces, by what they lie on. */
function inPart({ space }: World, all: SetValue): SetValue {
  if (space?.part === undefined) return all;
  const { part, places, all: offered } = space;
  const between = once(() => new Set<unknown>([...offered.edge().items, ...offered.link(false).items]));
  const meets = (item: Known): boolean =>
    !isElement(item) ||
    (item.family
      .cells?.(item.index)
      .items.some((each) =>
        isElement(each) && each.family === places.cell ? part.has(each.index) : between().has(each),
      ) ??
      true);
  return setOf(all.items.filter(meets));
}

function boxesFault(
  now: Space,
  expression: Expression,
  { kind: sort, height, width }: KnownCellSets<CellSetSortSaying<"size">>,
): Fault {
  const divisors = (n: number): number[] =>
    Array.from({ length: n }, (_, i) => i + 1).filter((d) => n % d === 0);
  // Those of the same number of cells first, then those that are nearest to square.
  const sizes = divisors(now.height)
    .flatMap((h) => divisors(now.width).map((w) => [h, w] as const))
    .filter(([h, w]) => h * w > 1 && h * w < now.height * now.width)
    .sort((a, b) => rank(a) - rank(b));
  function rank([h, w]: readonly [number, number]): number {
    return Math.abs(h * w - height * width) * 1000 + Math.abs(h - height) + Math.abs(w - width);
  }
  const fitting = sizes
    .slice(0, 6)
    .map(([h, w]) => `${h} x ${w}`)
    .join(", ");
  const payload = { sort, height, width, rows: now.height, columns: now.width, fitting: fitting || "none" };
  return new Fault(`boxes ${expression.span.start}`, () =>
    diagnose(boxesDoNotTile, expression.span, payload),
  );
}

/** Whole numbers from one to the other. */
export function range(from: number, to: number, world: World): SetValue {
  world.budget.begin(to - from + 1, "numbers in one range");
  const items: number[] = [];
  for (let i = from; i <= to; i++) {
    world.budget.step();
    items.push(i);
  }
  return setOf(items, true);
}

/** The elements of the first binder for which the filter holds, for some value of the others. */
export function filtered(world: World, expression: ExpressionOf<"filter">): AnySet {
  const [first, more] = expression.binders;
  if (first === undefined) return setOf([]);
  const members: Member[] = [];
  const add = (when: Member["when"]): void => {
    const item =
      first.kind === "in"
        ? bound(world, first.variable)
        : linkOf(world, expression, bound(world, first.first), bound(world, first.second));
    if (item !== undefined) members.push({ item, when });
  };
  if (first.kind === "in" && more === undefined && first.set.type.kind === "set" && first.set.type.ordered) {
    const from = evaluateAnySet(world, first.set);
    forEachOf(world, first, from, expression.condition, add);
    return keepingWalk(inThisOrder(world, members), from);
  }
  forEachBinding(world, expression.binders, expression.condition, add, {
    oneOrder: isSameFromBothEnds(world, expression),
  });
  const gathered = new Gathered(world);
  for (const { item, when } of members) gathered.add(item, when);
  return gathered.set(false);
}

/** A link is in the set or not, whichever of its ends comes first. */
function isSameFromBothEnds({ puzzle }: World, { binders, condition }: ExpressionOf<"filter">): boolean {
  const [first] = binders;
  const last = binders.at(-1);
  if (first === undefined || first === last || last?.kind !== "ends" || !condition.known) return false;
  return last.condition?.known !== false && oneOrderIsEnough(puzzle, last, [condition]);
}

function bound(world: World, variable: VariableId): Known | undefined {
  const value = world.bindings[variable];
  return value === undefined || isUnknown(value) ? undefined : value;
}

function linkOf(world: World, expression: Expression, a: Known | undefined, b: Known | undefined): Known {
  if (typeof a === "object" && typeof b === "object" && a.kind === "element" && b.kind === "element") {
    const now = spaceOf(world, expression);
    const link = now.board.pairOf(a.index, b.index);
    if (link !== undefined) return now.places.link.at(link);
  }
  throw unforeseen(expression.span, "this set of pairs");
}

export function listOf(world: World, expression: ExpressionOf<"list-of">): Value {
  const items: Entry[] = [];
  const add = (when: Entry["when"]): void =>
    void items.push({ when, value: orNone(world, expression.body, world.evaluate(world, expression.body)) });
  forEachBinding(world, expression.binders, expression.condition, add, { byOrder: true });
  return listFrom(items);
}

export function onlyOne(world: World, expression: ExpressionOf<"the">): Value {
  const set = evaluateAnySet(world, expression.set);
  if (set.kind === "members") return onlyMember(world, set, expression);
  const { items } = set;
  const [only] = items;
  if (only !== undefined && items.length === 1) return only;
  const first = items.slice(0, 3).map(describeValue).join(", ") + (items.length > 3 ? ", …" : "");
  throw fault(notExactlyOne, expression.span, { size: items.length, first, standing: standing(world) });
}

/** The one that is in the set, where one alone is. */
function onlyMember(world: World, set: Members, expression: Expression): Value {
  const { conditions } = world;
  const one = conditions.counted(
    set.items.map(({ when }) => when),
    [[1, 1]],
  );
  const branches = set.items.flatMap(({ item, when }) => {
    const here = conditions.both(when, one);
    return here === false ? [] : [{ when: here, value: item }];
  });
  return world.operators.merged(branches, expression.span);
}

/**
 * `S.layer`: where its cells have different values there is none. `asPrinted`: the one clue of a known set stays one where it is not printed; of several
 * the values count.
 */
export function sharedValue(world: World, expression: ExpressionOf<"shared">, asPrinted = false): Value {
  const table = layerTable(world, expression.layer);
  const set = evaluateAnySet(world, expression.set);
  const placed = expression.type.kind === "symbol" ? undefined : table.placed;
  const read = asMembers(set).items.flatMap(({ item, when }) => {
    const value = !isElement(item)
      ? undefined
      : placed === undefined
        ? readIfThere(world, table, item)
        : placed.at[item.index];
    // Cells without a value have no say.
    return value === undefined || (!isUnknown(value) && isNone(value)) ? [] : [{ value, when }];
  });
  const [clue, another] = read;
  if (
    asPrinted &&
    set.kind === "set" &&
    clue !== undefined &&
    another === undefined &&
    isUnprinted(clue.value)
  )
    return clue.value;
  const entries = read.map(
    ({ value, when }): Entry => ({
      value: orNone(world, expression, printed(world, value, expression.span)),
      when,
    }),
  );
  const [first] = entries;
  if (first === undefined) {
    if (!expression.set.known) return noValue;
    throw emptyChoice(world, expression.span, table.layer.name);
  }
  let shared: Known | undefined;
  for (const { value, when } of entries) {
    if (when !== true || isUnknown(value)) return sharedByCases(world, expression, entries);
    if (shared === undefined) shared = value;
    else if (equal(shared, value)) continue;
    else if (!expression.set.known) return noValue;
    else
      throw fault(notShared, expression.span, {
        layer: table.layer.name,
        one: describeValue(shared),
        other: describeValue(value),
        standing: standing(world),
      });
  }
  return shared ?? first.value;
}

function sharedByCases(world: World, expression: Expression, entries: readonly Entry[]): Value {
  const { conditions, operators } = world;
  const [only] = entries;
  const mayBeNone = (value: Value): boolean =>
    operators.casesOf(value, expression.span).some((one) => isNone(one.value));
  if (entries.length === 1 && only?.when === true && !mayBeNone(only.value)) return only.value;
  const values = new Map<unknown, Known>();
  const casesOfEach = entries.map(({ value }) => operators.casesOf(value, expression.span));
  // Cells without a value have no say.
  const absent = casesOfEach.map((cases): Truth => {
    for (const one of cases) if (!isNone(one.value)) values.set(keyOf(one.value), one.value);
    return conditions.anyOf(cases.flatMap((one) => (isNone(one.value) ? [one.when] : [])));
  });
  // If the set depends on one variable, the cases already say when it has which value: asking that again for each value would take the square of
  // their number.
  const whens = entries.map(({ value }, i) => {
    if (!isChoice(value)) return undefined;
    const own = new Map<unknown, Truth>();
    for (const one of casesOfEach[i] ?? []) {
      const key = keyOf(one.value);
      own.set(key, conditions.either(own.get(key) ?? false, one.when));
    }
    return own;
  });
  const branches = [...values].flatMap(([key, value]) => {
    const equals = entries.map((entry, i) => {
      const own = whens[i];
      return own === undefined
        ? operators.compare(entry.value, "=", value, expression.span)
        : (own.get(key) ?? false);
    });
    const some = conditions.anyOf(entries.map(({ when }, i) => conditions.both(when, equals[i] ?? false)));
    const all = conditions.allOf(
      entries.map(({ when }, i) =>
        conditions.implies(when, conditions.anyOf([absent[i] ?? false, equals[i] ?? false])),
      ),
    );
    const here = conditions.both(some, all);
    return here === false ? [] : [{ when: here, value }];
  });
  return operators.merged(branches, expression.span);
}

/** The values that a layer can have somewhere on a set, ascending. */
export function possibleCodes(
  world: World,
  layer: LayerId,
  elements: readonly Known[],
): readonly ValueCode[] {
  const table = layerTable(world, layer);
  let single: readonly ValueCode[] | undefined;
  let several: Set<ValueCode> | undefined;
  for (const element of elements) {
    if (!isElement(element)) continue;
    const index = storedIndex(world, table, element);
    const variable = index === undefined ? undefined : table.variables?.[index];
    if (variable === undefined) continue;
    const codes = declaredValues(world, variable);
    // Domains that do not depend on the element are one array.
    if (single === undefined) single = codes;
    else if (single !== codes) {
      several ??= new Set(single);
      for (const code of codes) several.add(code);
    }
  }
  return several === undefined ? (single ?? []) : [...several].sort((a, b) => a - b);
}
