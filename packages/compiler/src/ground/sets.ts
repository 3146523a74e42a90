/** Sets: all of a sort, filters, stretches, what one looks at, values of layers. */
import { boxesDoNotTile } from "../diagnostics/catalogue/ecp4105-boxes-do-not-tile.js";
import { notExactlyOne } from "../diagnostics/catalogue/ecp4110-not-exactly-one.js";
import { notShared } from "../diagnostics/catalogue/ecp4113-not-shared.js";
import { diagnose } from "../diagnostics/diagnostic.js";
import type { ValueCode } from "../ground.js";
import type { Expression, LayerId, SortSelection, VariableId } from "../typed.js";
import { forEachBinding } from "./binders.js";
import { valueOfCode } from "./codes.js";
import { Fault } from "./fault.js";
import { emptyChoice, fault, notBuilt, standing } from "./faults.js";
import { evaluateKnownTruth, evaluateSet, evaluateWhole, known } from "./narrow.js";
import { hasValue, readIfThere, storedIndex } from "./read-layer.js";
import type { Space } from "./space.js";
import {
  describeValue,
  distinct,
  type Element,
  equal,
  isUnknown,
  type Known,
  type ListValue,
  membership,
  type SetValue,
  setOf,
} from "./value.js";
import { declaredValues, layerTable, spaceOf, type World } from "./world.js";

type Of<Kind extends Expression["kind"]> = Extract<Expression, { kind: Kind }>;

export function allOf(world: World, expression: Of<"all-of">): SetValue {
  return selection(world, expression.sort, expression);
}

/** All elements of a sort, in the part of the board that rules speak of now. */
export function selection(world: World, sort: SortSelection, expression: Expression): SetValue {
  if (sort.kind === "of-layer") {
    const { family, layer } = layerTable(world, sort.layer);
    if (family === undefined) throw notBuilt(expression.span, `the sort \`${layer.name}\``);
    return inPart(world, family.all());
  }
  const now = spaceOf(world, expression);
  switch (sort.kind) {
    case "cell":
      return sort.border === true
        ? setOf(now.cells().items.filter((cell) => isBorder(now, cell)))
        : now.cells();
    case "row":
    case "column":
    case "line":
      return now.lines(sort.kind);
    case "link":
      return now.links();
    case "edge":
      return now.edges();
    case "corner":
      return now.corners();
    case "direction":
      return now.direction.all();
    case "diagonal":
      return now.diagonals(sort.which, sort.long).all();
    case "box":
    case "block": {
      const height = evaluateWhole(world, sort.height);
      const width = evaluateWhole(world, sort.width);
      const family = sort.kind === "box" ? now.boxes(height, width) : now.blocks(height, width);
      if (family === undefined) throw boxesFault(now, expression, height, width);
      return family.all();
    }
    default: {
      const other: never = sort;
      return other;
    }
  }
}

/** Inside a part of the board, the rooms that meet it. */
function inPart(world: World, all: SetValue): SetValue {
  const part = world.space?.part;
  if (part === undefined) return all;
  const meets = (item: Known): boolean =>
    typeof item === "object" &&
    item.kind === "element" &&
    (item.family
      .cells?.(item.index)
      .items.some((cell) => typeof cell === "object" && cell.kind === "element" && part.has(cell.index)) ??
      true);
  return setOf(all.items.filter(meets));
}

function boxesFault(now: Space, expression: Expression, height: number, width: number): Fault {
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
  const payload = { height, width, rows: now.height, columns: now.width, fitting: fitting || "none" };
  return new Fault(`boxes ${expression.span.start}`, () =>
    diagnose(boxesDoNotTile, expression.span, payload),
  );
}

function isBorder(now: Space, cell: Known): boolean {
  return typeof cell === "object" && cell.kind === "element" && now.board.isBorder(cell.index);
}

/** Whole numbers from one to the other. */
export function range(from: number, to: number, world: World): SetValue {
  const items: number[] = [];
  for (let i = from; i <= to; i++) {
    world.budget.step();
    items.push(i);
  }
  return setOf(items, true);
}

/** The elements of the first binder for which the filter holds, for some value of the others. */
export function filtered(world: World, expression: Of<"filter">): SetValue {
  const [first] = expression.binders;
  const items: Known[] = [];
  const keep = (value: Known | undefined, guard: unknown): void => {
    if (guard !== true) throw notBuilt(expression.condition.span, "the condition of this set");
    if (value !== undefined && items.at(-1) !== value) items.push(value);
  };
  if (first === undefined) return setOf([]);
  if (first.kind === "in") {
    forEachBinding(world, expression.binders, expression.condition, (guard) =>
      keep(bound(world, first.variable), guard),
    );
    const ordered =
      first.set.type.kind === "set" && first.set.type.ordered && expression.binders.length === 1;
    return setOf(expression.binders.length === 1 ? items : distinct(items), ordered);
  }
  const pairs: Known[] = [];
  forEachBinding(world, expression.binders, expression.condition, (guard) => {
    const [a, b] = [bound(world, first.first), bound(world, first.second)];
    if (a === undefined || b === undefined) return;
    const link = linkOf(world, expression, a, b);
    keep(link, guard);
    pairs.push(link);
  });
  return setOf(distinct(items));
}

function bound(world: World, variable: VariableId): Known | undefined {
  const value = world.bindings[variable];
  return value === undefined || isUnknown(value) ? undefined : value;
}

function linkOf(world: World, expression: Expression, a: Known, b: Known): Known {
  if (typeof a === "object" && typeof b === "object" && a.kind === "element" && b.kind === "element") {
    const now = spaceOf(world, expression);
    const link = now.board.linkBetween(a.index, b.index);
    if (link !== undefined) return now.link.at(link);
  }
  throw notBuilt(expression.span, "this set of pairs");
}

export function listOf(world: World, expression: Of<"list-of">): ListValue {
  const items: Known[] = [];
  forEachBinding(world, expression.binders, expression.condition, (guard) => {
    if (guard !== true) throw notBuilt(expression.span, "the condition of this list");
    items.push(known(world.evaluate(expression.body), expression.body));
  });
  return { kind: "list", items };
}

export function onlyOne(world: World, expression: Of<"the">): Known {
  const { items } = evaluateSet(world, expression.set);
  const [only] = items;
  if (only !== undefined && items.length === 1) return only;
  const first = items.slice(0, 3).map(describeValue).join(", ") + (items.length > 3 ? ", …" : "");
  throw fault(notExactlyOne, expression.span, { size: items.length, first, standing: standing(world) });
}

export function sharedValue(world: World, expression: Of<"shared">): Known {
  const table = layerTable(world, expression.layer);
  let shared: Known | undefined;
  for (const cell of evaluateSet(world, expression.set).items) {
    if (typeof cell !== "object" || cell.kind !== "element") continue;
    const value = readIfThere(world, table, cell);
    if (value === undefined) continue;
    const here = known(value, expression);
    if (shared === undefined) shared = here;
    else if (!equal(shared, here))
      throw fault(notShared, expression.span, {
        layer: table.layer.name,
        one: describeValue(shared),
        other: describeValue(here),
        standing: standing(world),
      });
  }
  if (shared === undefined) throw emptyChoice(world, expression.span, table.layer.name);
  return shared;
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
    if (typeof element !== "object" || element.kind !== "element") continue;
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

export function valuesOf(world: World, expression: Of<"values-of">): SetValue {
  const table = layerTable(world, expression.layer);
  if (table.values !== undefined) {
    const present = table.values.filter((value) => value !== undefined);
    return setOf(distinct(present));
  }
  const elements =
    expression.set === undefined
      ? selection(world, table.layer.on, expression).items
      : evaluateSet(world, expression.set).items;
  return setOf(
    possibleCodes(world, expression.layer, elements).map((code) =>
      valueOfCode(table.layer, code, world.space?.direction),
    ),
    true,
  );
}

/** Maximal runs, in rows and columns, of the cells of the set for which the condition holds. */
export function stretches(world: World, expression: Of<"stretches">): SetValue {
  const now = spaceOf(world, expression);
  const inSet = membership(evaluateSet(world, expression.set));
  const runs: Known[] = [];
  for (const line of now.lines("line").items) {
    if (typeof line !== "object" || line.kind !== "element") continue;
    let run: Known[] = [];
    const end = (): void => {
      if (run.length > 0) runs.push(setOf(run, true));
      run = [];
    };
    let last: number | undefined;
    for (const cell of line.family.cells?.(line.index).items ?? []) {
      if (typeof cell !== "object" || cell.kind !== "element") continue;
      // A hole ends a run: the next cell is no neighbour of the last one.
      if (last !== undefined && cell.index - last !== (line.index < now.height ? 1 : now.board.columns))
        end();
      last = cell.index;
      world.bindings[expression.variable] = cell;
      if (inSet(cell) && evaluateKnownTruth(world, expression.condition)) run.push(cell);
      else end();
    }
    end();
  }
  return setOf(runs);
}

export function until(world: World, expression: Of<"until">): SetValue {
  const { items } = evaluateSet(world, expression.set);
  const end = items.findIndex((item) => {
    world.bindings[expression.variable] = item;
    return evaluateKnownTruth(world, expression.condition);
  });
  return setOf(end < 0 ? items : items.slice(0, end), true);
}

/** The cells reached while each link that is crossed is yes. The first link is that from the cell before the first. */
export function along(world: World, expression: Of<"along">): SetValue {
  const now = spaceOf(world, expression);
  const table = layerTable(world, expression.layer);
  const from = startOfLook(world, expression.set);
  const reached: Known[] = [];
  let last: Element | undefined = from;
  for (const cell of evaluateSet(world, expression.set).items) {
    if (typeof cell !== "object" || cell.kind !== "element") break;
    if (last !== undefined) {
      const link = now.board.linkBetween(last.index, cell.index);
      const open = link === undefined ? false : hasValue(world, table, now.link.at(link));
      if (typeof open !== "boolean") throw notBuilt(expression.span, "`along` a layer to be found");
      if (!open) break;
    }
    reached.push(cell);
    last = cell;
  }
  return setOf(reached, true);
}

function startOfLook(world: World, set: Expression): Element | undefined {
  if (set.kind !== "attribute" || set.attribute !== "look") return undefined;
  const [start] = set.arguments;
  if (start === undefined) return undefined;
  const value = world.evaluate(start);
  return typeof value === "object" && value.kind === "element" ? value : undefined;
}
