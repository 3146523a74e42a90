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
 * Sizes are recognised in all the words in which rules mention them (half-sizes.ts).
 * Where anything else reads the division, where it is fixed in part, may leave cells out, or winds round a torus, it is made as all others are.
 * Cost: a variable for each link. Listed, the regions of patches of 15 cells are ten thousands, of larger ones too many for any list.
 */

import type { Condition } from "../../../condition.js";
import type { LayerData, Origin } from "../../../ground.js";
import { type GuardedClause, guardedClauses } from "../../../normalize/clause.js";
import { isPartItself } from "../../../normalize/is-variable.js";
import { speaksOfLayer } from "../../../normalize/readings/data-read.js";
import { isAllOf, type RuleFacts } from "../../../normalize/rule-facts.js";
import type { Expression, LayerId, Sound, Statement, VariableId } from "../../../typed.js";
import { makeFamily } from "../../family.js";
import type { FoundLayer } from "../../found-layer.js";
import { forEachBinding } from "../../heads/binders.js";
import { isElement } from "../../value.js";
import { holds, newTruth } from "../../world/definitions.js";
import type { LayerTable } from "../../world/layer-table.js";
import { spaceOf } from "../../world/reading.js";
import type { World } from "../../world/world.js";
import { admitted, matched, type Pattern } from "../pattern.js";
import {
  cellsWhere,
  type HalfSize,
  halfSizeOf,
  isEquation,
  knownHeads,
  knownTruth,
  type Subject,
} from "./half-sizes.js";

interface Rules {
  /** By cell; of one of the two kinds. */
  readonly kinds: readonly boolean[];
  readonly sizes: ReadonlyMap<number, number>;
  /** Sizes that no region of two equal halves has on this board: where, and the clause that asks for one. */
  readonly impossible: readonly { readonly cell: number; readonly clause: Expression }[];
}

interface Found {
  readonly taken: readonly Statement[];
  readonly clauses: readonly GuardedClause[];
}

interface Division {
  readonly table: LayerTable;
  readonly cells: readonly number[];
  readonly data: LayerData | undefined;
}

export const congruentHalves: Pattern<Sound, Division, Found, FoundLayer> = {
  name: "congruent halves",
  role: "encode",
  phase: "found",
  makes: "one rule on halves of the same shape",
  counts: "a division is a function of the links of it, and these of the division",
  match(facts, puzzle, { table: { id } }) {
    if (isReadElsewhere(facts, puzzle, id)) return undefined;
    const taken = facts.statements().filter((statement) => speaksOfLayer(statement, id));
    const clauses = taken.map((statement) => guardedClauses(statement));
    return clauses.every((each) => each !== undefined) ? { taken, clauses: clauses.flat() } : undefined;
  },
  admit: linksOfHalves,
};

/** Returns undefined if the rules ask for something else. */
export function regionsByHalves(world: World, division: Division): FoundLayer | undefined {
  const found = matched(world, congruentHalves, world.puzzle, division);
  return found === undefined ? undefined : admitted(world, congruentHalves, found, division, found.taken);
}

function linksOfHalves(world: World, found: Found, { table, cells, data }: Division): FoundLayer | undefined {
  const { layer } = table;
  const { board } = spaceOf(world, { span: layer.at.span });
  if (
    layer.orNone ||
    board.torus ||
    board.lacks.has("extent") ||
    data?.values.some((datum) => datum !== undefined) === true
  )
    return undefined;
  const rules = rulesOf(world, found, { layer: table.id, cells });
  if (rules === undefined) return undefined;
  const { auxiliaries } = world;
  const origin: Origin = { span: layer.at.span, at: [], what: layer.name };
  const place = new Map(cells.map((cell, vertex) => [cell, vertex]));
  const edges = cells.flatMap((cell, from) =>
    board.neighbours(cell).flatMap((other) => {
      const to = place.get(other);
      if (to === undefined || to <= from) return [];
      const name = `${board.cellName(cell)} and ${board.cellName(other)} are in one ${layer.name}`;
      return [{ from, to, when: newTruth(world, name, { answers: table.id, link: [cell, other] }) }];
    }),
  );
  if (edges.length === 0) return undefined;
  auxiliaries.rules.push({
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
  for (const { cell, clause } of rules.impossible) {
    const never: Origin = { span: clause.span, at: [board.cellName(cell)], never: true };
    world.remarks.neverHolds(never);
    holds(world, false, never);
  }
  for (const statement of found.taken) auxiliaries.taken.add(statement);
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

function rulesOf(
  world: World,
  { taken, clauses }: Found,
  { layer, cells }: { readonly layer: LayerId; readonly cells: readonly number[] },
): Rules | undefined {
  const connected: (readonly boolean[])[] = [];
  const pairs: (readonly [readonly boolean[], readonly boolean[]])[] = [];
  const amounts: GuardedClause[] = [];
  for (const clause of clauses) {
    const region = regionOf(clause, layer);
    const whole = region === undefined ? undefined : connectedPart(world, clause.said, region, cells);
    const shapes = region === undefined ? undefined : equalShapes(world, clause.said, region, cells);
    if (whole !== undefined) connected.push(whole);
    else if (shapes !== undefined) pairs.push(shapes);
    else amounts.push(clause);
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
  const sizes = sizesOf(world, amounts, { layer, cells, kinds: one }, taken);
  return sizes === undefined ? undefined : { kinds: one, ...sizes };
}

/** The variable of `for each area a: …`, where the clause is of every region. */
function regionOf({ heads: [head, more], guards }: GuardedClause, layer: LayerId): VariableId | undefined {
  if (head?.kind !== "in" || more !== undefined || guards.length > 0) return undefined;
  return head.condition === undefined && isAllOf(head.set, layer) ? head.variable : undefined;
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

/** For `a with grey`: by cell, whether it is of that part, in whatever region. */
function kindOf(
  world: World,
  set: Expression,
  region: VariableId,
  cells: readonly number[],
): readonly boolean[] | undefined {
  if (set.kind !== "filter" || set.binders.length !== 1) return undefined;
  const [binder] = set.binders;
  if (binder?.kind !== "in" || binder.condition !== undefined || !isPartItself(binder.set, region))
    return undefined;
  const regions = new Map([[region, "any" as const]]);
  return cellsWhere(world, { cells, regions }, [{ variable: binder.variable, condition: set.condition }]);
}

/** By cell: how many cells its region has, where a clause says so; undefined where one says something else. */
function sizesOf(
  world: World,
  clauses: readonly GuardedClause[],
  subject: Omit<Subject, "regions">,
  taken: readonly Statement[],
): Pick<Rules, "sizes" | "impossible"> | undefined {
  const sizes = new Map<number, number>();
  const impossible: { cell: number; clause: Expression }[] = [];
  const say = (cell: number, size: number, clause: Expression): void => {
    const before = sizes.get(cell) ?? size;
    const fits = Number.isInteger(size / 2) && size > 0 && size <= subject.cells.length && before === size;
    if (fits) sizes.set(cell, size);
    else impossible.push({ cell, clause });
  };
  const free = new Set<string>();
  let understood = true;
  const take = (said: HalfSize | undefined, clause: Expression): void => {
    if (said === undefined) understood = false;
    else if (said === "any") return;
    else if ("half" in said)
      for (const cell of said.of === "any" ? subject.cells : [said.of]) say(cell, 2 * said.half, clause);
    else {
      // If the condition is about one region only, the number is whatever it has to be.
      if (free.has(said.unprinted.key) || isAsked(world, said.unprinted.layer, taken)) understood = false;
      free.add(said.unprinted.key);
    }
  };
  for (const clause of clauses) {
    if (!isEquation(clause.said)) return undefined;
    const region = regionOf(clause, subject.layer);
    if (region !== undefined) {
      take(halfSizeOf(world, clause.said, { ...subject, regions: new Map([[region, "any"]]) }), clause.said);
      continue;
    }
    const heads = knownHeads(world, clause.heads, subject.layer);
    if (heads === undefined) return undefined;
    forEachBinding(world, heads.binders, undefined, (guard) => {
      const cell = heads.cell === undefined ? undefined : world.bindings[heads.cell];
      const place = isElement(cell) ? cell.index : undefined;
      // Cells that the division leaves out are in no region.
      if (heads.region !== undefined && (place === undefined || !subject.cells.includes(place))) return;
      const regions = new Map(
        heads.region === undefined || place === undefined ? [] : [[heads.region, place]],
      );
      const here = { ...subject, regions };
      const asked = guard === true ? isAskedHere(world, clause, here) : undefined;
      if (asked === true) take(halfSizeOf(world, clause.said, here), clause.said);
      else if (asked === undefined) understood = false;
    });
  }
  return understood ? { sizes, impossible } : undefined;
}

/** Whether all guards of a clause are as it wants them. */
function isAskedHere(world: World, { guards }: GuardedClause, here: Subject): boolean | undefined {
  for (const { asked, holds } of guards) {
    const truth = knownTruth(world, asked, here);
    if (truth === undefined) return undefined;
    if (truth !== holds) return false;
  }
  return true;
}

/** Whether anything but the rules that are taken reads these clues. */
function isAsked({ puzzle, facts }: World, clues: LayerId, taken: readonly Statement[]): boolean {
  const { layers } = puzzle;
  const others = facts.statements().filter((statement) => !taken.includes(statement));
  return [others, facts.letsCalled(), layers.filter((_, id) => id !== clues)].some((part) =>
    speaksOfLayer(part, clues),
  );
}

function isReadElsewhere(facts: RuleFacts, puzzle: Sound, layer: LayerId): boolean {
  const { layers, items, itemFamilies, options, optionFamilies, places, covers } = puzzle;
  return [
    layers.filter((_, id) => id !== layer),
    [facts.letsCalled(), items, itemFamilies, options, optionFamilies, places, covers],
  ].some((part) => speaksOfLayer(part, layer));
}
