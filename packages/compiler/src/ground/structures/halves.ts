/**
 * A division that is to be found, where all that rules say is that each region is two parts of one shape, each connected by itself, of cells of two
 * known kinds, and how large the regions of some cells are: what is found is which neighbours are in one region, and one rule says the rest
 * (`Halves` in condition.ts). Regions are then never listed, and nothing is added besides their links, of which a division is a function and
 * which are functions of it: counts are true.
 *
 *     for each area a:
 *       connected(a with grey)
 *       connected(a without grey)
 *       shape(a with grey) = shape(a without grey)
 *     for each cell c with clue: size(c.area) = 2 * c.clue
 *
 * Where anything else reads the division, where it is fixed in part, may leave cells out, or winds round a torus, it is made as all others are.
 * Cost: a variable for each link. Listed, the regions of patches of 15 cells are ten thousands, of larger ones too many for any list.
 */
import { readsVariable } from "../../check/some-node.js";
import type { Condition } from "../../condition.js";
import type { LayerData, Origin } from "../../ground.js";
import type { Expression, LayerId, Statement, VariableId } from "../../typed.js";
import { forEachBinding } from "../binders.js";
import { makeFamily } from "../family.js";
import { evaluateTruth } from "../narrow.js";
import { isUnprinted } from "../unprinted.js";
import { isElement, type Value } from "../value.js";
import { type LayerTable, layerTable, spaceOf, type World } from "../world.js";
import type { FoundLayer } from "./found-layer.js";
import { amountAsked, assertedParts, forEveryRule, isAllOf, isIt } from "./region-rules.js";
import { speaksOfFound } from "./speaks-of-found.js";

interface Rules {
  /** By cell; of one of the two kinds. */
  readonly kinds: readonly boolean[];
  readonly sizes: ReadonlyMap<number, number>;
  readonly taken: readonly Statement[];
}

/** Undefined where the rules ask for something else. */
export function regionsByHalves(
  world: World,
  table: LayerTable,
  cells: readonly number[],
  data: LayerData | undefined,
): FoundLayer | undefined {
  const { layer } = table;
  const { board } = spaceOf(world, { span: layer.at.span });
  if (layer.orNone || board.torus || data?.values.some((datum) => datum !== undefined) === true)
    return undefined;
  const rules = rulesOf(world, table.id, cells);
  if (rules === undefined) return undefined;
  const { made, conditions } = world;
  const origin: Origin = { span: layer.at.span, at: [], what: layer.name };
  const place = new Map(cells.map((cell, vertex) => [cell, vertex]));
  const edges = cells.flatMap((cell, from) =>
    board.neighbours(cell).flatMap((other) => {
      const to = place.get(other);
      if (to === undefined || to <= from) return [];
      const joined = made.auxiliary({
        domain: [0, 1],
        name: `${board.cellName(cell)} and ${board.cellName(other)} are in one ${layer.name}`,
        functional: true,
        answers: table.id,
        link: [cell, other],
      });
      return [{ from, to, when: conditions.auxiliary(joined, [1]) }];
    }),
  );
  if (edges.length === 0) return undefined;
  made.rules.push({
    kind: "halves",
    vertices: cells.map((cell) => ({
      side: rules.kinds[cell] === true ? 1 : 0,
      row: board.rowOf(cell),
      column: board.columnOf(cell),
      size: rules.sizes.get(cell) ?? 0,
    })),
    edges: edges.map(({ from, to, when }) => ({ from, to, when: asCondition(when) })),
    origin,
  });
  for (const statement of rules.taken) made.taken.add(statement);
  return unread(world, table, cells.length);
}

function asCondition(when: Condition | boolean): Condition {
  if (typeof when === "boolean") throw new Error("a link of a division is neither joined nor cut");
  return when;
}

/** All that reads it was taken. */
function unread(world: World, { layer }: LayerTable, count: number): FoundLayer {
  const refuse = (): never => {
    throw new Error(`a rule reads \`${layer.name}\`, and was not seen to`);
  };
  const family = makeFamily(world.nextFamilyId(), {
    sort: layer.name,
    count,
    name: (index) => `${layer.name} ${index + 1}`,
    when: refuse,
  });
  return {
    family,
    get at() {
      return refuse();
    },
  };
}

function rulesOf(world: World, layer: LayerId, cells: readonly number[]): Rules | undefined {
  const taken: Statement[] = [];
  const sizes = new Map<number, number>();
  const parts: { readonly part: Expression; readonly region: VariableId }[] = [];
  let understood = true;
  // What stands under `if` or `inside` is neither of the two, and so not understood.
  forEveryRule(world.puzzle.statements, (statement) => {
    if (!understood || !mentions(statement, layer)) return;
    taken.push(statement);
    const region = regionOf(statement, layer);
    if (region === undefined) understood = sizesOf(world, statement, layer, sizes);
    else if (statement.kind === "for-each")
      parts.push(...assertedParts(statement.body).map((part) => ({ part, region })));
  });
  if (!understood || parts.length === 0 || isReadElsewhere(world, layer)) return undefined;
  const connected: (readonly boolean[])[] = [];
  const pairs: (readonly [readonly boolean[], readonly boolean[]])[] = [];
  for (const { part, region } of parts) {
    const whole = connectedPart(world, part, region, cells);
    const shapes = equalShapes(world, part, region, cells);
    if (whole !== undefined) connected.push(whole);
    else if (shapes !== undefined) pairs.push(shapes);
    else return undefined;
  }
  const [pair] = pairs;
  if (pair === undefined) return undefined;
  const [one, other] = pair;
  const same = (a: readonly boolean[], b: readonly boolean[]): boolean =>
    cells.every((cell) => a[cell] === b[cell]);
  if (cells.some((cell) => one[cell] === other[cell])) return undefined;
  if (![one, other].every((kind) => connected.some((whole) => same(whole, kind)))) return undefined;
  // Of another shape, or of other parts: each must be one of the two.
  if (![...connected, ...pairs.flat()].every((part) => same(part, one) || same(part, other)))
    return undefined;
  return { kinds: one, sizes, taken };
}

/** The variable of `for each area a: …`, where nothing but assertions stands there. */
function regionOf(statement: Statement, layer: LayerId): VariableId | undefined {
  if (statement.kind !== "for-each" || statement.binders.length !== 1) return undefined;
  const [binder] = statement.binders;
  if (binder?.kind !== "in" || binder.condition !== undefined || !isAllOf(binder.set, layer))
    return undefined;
  return statement.body.every(({ kind }) => kind === "assert") ? binder.variable : undefined;
}

function connectedPart(
  world: World,
  part: Expression,
  region: VariableId,
  cells: readonly number[],
): readonly boolean[] | undefined {
  if (part.kind !== "graph" || part.property !== "connected" || part.by !== undefined) return undefined;
  return "set" in part.on ? kindOf(world, part.on.set, region, cells) : undefined;
}

function equalShapes(
  world: World,
  part: Expression,
  region: VariableId,
  cells: readonly number[],
): readonly [readonly boolean[], readonly boolean[]] | undefined {
  if (part.kind !== "compare" || part.operator !== "=") return undefined;
  const [one, other] = [part.left, part.right].map((side) =>
    side.kind === "attribute" && side.attribute === "shape" && side.arguments[0] !== undefined
      ? kindOf(world, side.arguments[0], region, cells)
      : undefined,
  );
  return one === undefined || other === undefined ? undefined : [one, other];
}

/** Of `a with grey`: by cell, whether it is of that part, in whatever region. */
function kindOf(
  world: World,
  set: Expression,
  region: VariableId,
  cells: readonly number[],
): readonly boolean[] | undefined {
  if (set.kind !== "filter" || set.binders.length !== 1) return undefined;
  const [binder] = set.binders;
  if (binder?.kind !== "in" || binder.condition !== undefined || !isIt(binder.set, region)) return undefined;
  if (speaksOfFound(world, set.condition) || readsVariable(set.condition, region)) return undefined;
  const { cell } = spaceOf(world, set);
  const kind: boolean[] = [];
  for (const each of cells) {
    world.bindings[binder.variable] = cell.at(each);
    const truth = world.unprinted.tried(() => world.log.guard(() => evaluateTruth(world, set.condition)));
    if (typeof truth !== "boolean") return undefined;
    kind[each] = truth;
  }
  return kind;
}

/** No region of two equal parts has this many cells. */
const NO_SIZE = 1;

/** `for each cell c with clue: size(c.area) = 2 * c.clue`, into `sizes`; false where the statement is something else. */
function sizesOf(world: World, statement: Statement, layer: LayerId, sizes: Map<number, number>): boolean {
  if (statement.kind !== "for-each") return false;
  for (const line of statement.body) {
    if (line.kind !== "assert") return false;
    const said = amountAsked(world, statement, line.expression, { layer, attribute: "size" });
    if (said === undefined) return false;
    const { variable, amount } = said;
    let known = true;
    forEachBinding(world, statement.binders, undefined, (guard) => {
      const cell = world.bindings[variable];
      if (guard === true && isFree(world, statement, amount, cell)) return;
      const value = world.unprinted.tried(() => world.log.guard(() => world.evaluate(world, amount)));
      if (guard !== true || cell === undefined || !isElement(cell) || typeof value !== "number") {
        known = false;
        return;
      }
      const before = sizes.get(cell.index);
      const fits = Number.isInteger(value) && value > 0 && (before === undefined || before === value);
      sizes.set(cell.index, fits ? value : NO_SIZE);
    });
    if (!known) return false;
  }
  return true;
}

/** A `?` of which only this is said, where any number of cells will do: `size(c.area) = 2 * c.clue`, since halves are even together. */
function isFree(world: World, statement: Statement, amount: Expression, cell: Value | undefined): boolean {
  const clue = amount.kind === "arithmetic" && amount.operator === "*" ? clueOfTwice(amount) : amount;
  if (clue?.kind !== "layer" || cell === undefined || !isElement(cell)) return false;
  const { values, layer } = layerTable(world, clue.layer);
  const value = values?.[cell.index];
  if (value === undefined || !isUnprinted(value) || layer.domain.kind !== "number") return false;
  const { statements, lets, layers } = world.puzzle;
  const others = statements.filter((each) => each !== statement);
  return ![others, lets, layers.filter((_, id) => id !== clue.layer)].some((part) =>
    mentions(part, clue.layer),
  );
}

function clueOfTwice({ left, right }: { left: Expression; right: Expression }): Expression | undefined {
  if (left.kind === "number" && left.value === 2) return right;
  return right.kind === "number" && right.value === 2 ? left : undefined;
}

function isReadElsewhere({ puzzle }: World, layer: LayerId): boolean {
  const { layers, lets, items, itemFamilies, options, optionFamilies, places, covers } = puzzle;
  return [
    layers.filter((_, id) => id !== layer),
    [lets, items, itemFamilies, options, optionFamilies, places, covers],
  ].some((part) => mentions(part, layer));
}

/** Anywhere in a part of the typed puzzle, as a sort or as a value. */
function mentions(part: unknown, layer: LayerId): boolean {
  if (typeof part !== "object" || part === null) return false;
  return Object.entries(part).some(([key, value]) =>
    key === "layer" ? value === layer : key !== "span" && key !== "type" && mentions(value, layer),
  );
}
