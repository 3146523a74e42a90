/**
 * Whether two sets, of which it is unknown what is in them, have one shape: for each way to lay the board on itself, turned, turned over or
 * shifted, whether it takes the one to the other. Few sets are better looked at one by one; of many there are still few ways to lay them.
 */
import type { CellIndex } from "../../board.js";
import { type Measured as MeasuredSet, measuredIn } from "../../normalize/readings/measured.js";
import type { Span } from "../../text/span.js";
import { CONGRUENT_PLACES, FEW_UNKNOWN_CELLS } from "../../thresholds.js";
import { type LatticePoint, latticeNamed, shifted, turnsOf } from "../../tiling/lattice.js";
import type { Comparison } from "../../typed.js";
import type { Family } from "../family.js";
import { type AnySet, isElement, isFoundSet, isMemberItem, type Truth, type Value } from "../value.js";
import { evaluateAnySet } from "../values/evaluate-as.js";
import { tooMany } from "../world/faults.js";
import type { World } from "../world/world.js";

/** On which condition a cell is in the set; cells that are not are left out. */
type Within = ReadonlyMap<CellIndex, Exclude<Truth, false>>;

interface Measured {
  readonly within: Within;
  /** Cells that it has if it has any. */
  readonly sure: readonly CellIndex[];
  /** How many it has then, where a rule says it. */
  readonly size: number | undefined;
}

/** Undefined unless shapes of two sets are compared of which too much is unknown. */
export function comparedShapes(world: World, expression: Comparison): Truth | undefined {
  const { left, right, operator, span } = expression;
  if (operator !== "=" && operator !== "!=") return undefined;
  // The checker compares shapes with shapes, and outlines with outlines.
  const [one, other] = [measuredIn(left), measuredIn(right)];
  if (!isShapeToFind(world, one) || !isShapeToFind(world, other)) return undefined;
  const board = world.space?.board;
  if (board?.lattice === undefined) return undefined;
  // Where rims are joined, a set is laid out cell by cell.
  if (board.torus || board.sheet !== undefined) return undefined;
  const [a, b] = [measuredSet(world, one), measuredSet(world, other)];
  if (a === undefined || b === undefined) return undefined;
  if (Math.max(unknownIn(a.within), unknownIn(b.within)) <= FEW_UNKNOWN_CELLS) return undefined;
  const same = areCongruent(world, a, b, { turned: one.measure === "shape", span });
  return operator === "=" ? same : world.conditions.not(same);
}

/** Of a piece, or a region that is one of a list, the shapes of the list are known. */
function isShapeToFind(world: World, measured: MeasuredSet | undefined): measured is MeasuredSet {
  if (measured === undefined || measured.measure === "size") return false;
  const { part } = measured;
  return part === undefined || isFoundByCell(world.valueIfThere(world, part));
}

/** A region that is known by a label of each cell, or one of several. */
function isFoundByCell(value: Value | undefined): boolean {
  if (typeof value !== "object") return false;
  if (value.kind === "cases") return value.cases.some((one) => isFoundByCell(one.value));
  return isFoundSet(value);
}

function measuredSet(world: World, { set, part }: MeasuredSet): Measured | undefined {
  const within = cellsWithin(evaluateAnySet(world, set));
  if (within === undefined) return undefined;
  const known = part === undefined ? undefined : knownOf(world.valueIfThere(world, part));
  const sure = [...within].flatMap(([cell, when]) => (when === true ? [cell] : []));
  return {
    within,
    sure: known === undefined || sure.includes(known.cell) ? sure : [known.cell, ...sure],
    size: known?.size,
  };
}

/** The facts known of a region that is there or not; of one of several there are none. */
function knownOf(value: Value | undefined): ReturnType<NonNullable<Family["known"]>> | undefined {
  if (typeof value !== "object") return undefined;
  if (value.kind === "cases") return value.cases.length === 1 ? knownOf(value.cases[0]?.value) : undefined;
  return isElement(value) ? value.family.known?.(value.index) : undefined;
}

function cellsWithin(set: AnySet): Within | undefined {
  const within = new Map<CellIndex, Exclude<Truth, false>>();
  for (const each of set.items) {
    const { item, when } = isMemberItem(each) ? each : { item: each, when: true as const };
    if (!isElement(item)) return undefined;
    const before = within.get(item.index);
    if (before !== undefined) return undefined;
    within.set(item.index, when);
  }
  return within;
}

const unknownIn = (set: Within): number => [...set.values()].filter((when) => when !== true).length;

interface Laying {
  /** Whether a set may be turned and turned over, or only shifted. */
  readonly turned: boolean;
  readonly span: Span;
}

function areCongruent(world: World, a: Measured, b: Measured, { turned, span }: Laying): Truth {
  const { conditions } = world;
  const [one, other] = [a.within, b.within];
  const ways: Truth[] = [];
  let places = 0;
  for (const way of waysToLay(world, a, b, turned)) {
    places += one.size + other.size;
    world.budget.patience.spend(one.size + other.size);
    if (places > CONGRUENT_PLACES)
      throw tooMany(
        span,
        "cells in the ways to lay one of these on the other",
        CONGRUENT_PLACES,
        "smaller sets leave fewer",
      );
    const reached = new Set(way.values());
    const parts = [...one].map(([cell, when]) => {
      const there = way.get(cell);
      return conditions.same(when, (there === undefined ? undefined : other.get(there)) ?? false);
    });
    for (const [cell, when] of other) if (!reached.has(cell)) parts.push(conditions.not(when));
    ways.push(conditions.allOf(parts));
  }
  const bothEmpty = [...one.values(), ...other.values()].map((when) => conditions.not(when));
  return conditions.anyOf([...ways, conditions.allOf(bothEmpty)]);
}

const asItLies = (point: LatticePoint): LatticePoint => point;

/** Each way maps cells of the one set to cells of the other, neither being empty. A cell that is surely in either set needs a partner that may be in the other. */
function* waysToLay(
  world: World,
  { within: one, sure, size }: Measured,
  { within: other, sure: sureThere, size: sizeThere }: Measured,
  turned: boolean,
): Iterable<ReadonlyMap<CellIndex, CellIndex>> {
  const lattice = world.space?.board.lattice;
  if (lattice === undefined) return;
  const { pointOf, cellAt } = lattice;
  const tiling = latticeNamed(lattice.name);
  if (size !== undefined && sizeThere !== undefined && size !== sizeThere) return;
  const least = size ?? sizeThere ?? 0;
  const anchors = sure.length > 0 ? sure.slice(0, 1) : [...one.keys()];
  for (const turning of turned ? turnsOf(tiling, true) : [asItLies]) {
    const turn = (cell: CellIndex): LatticePoint => turning(pointOf(cell));
    const shifts = new Map<string, LatticePoint>();
    for (const anchor of anchors)
      for (const goal of other.keys()) {
        const from = turn(anchor);
        const shift = pointOf(goal).map((value, at) => value - (from[at] ?? 0));
        if (shift.every((value) => value % tiling.period === 0)) shifts.set(shift.join(","), shift);
      }
    for (const shift of shifts.values()) {
      const way = new Map<CellIndex, CellIndex>();
      for (const cell of one.keys()) {
        const there = cellAt(shifted(turn(cell), shift));
        if (there !== undefined && other.has(there)) way.set(cell, there);
      }
      const reached = new Set(way.values());
      if (way.size < least) continue;
      if (sure.every((cell) => way.has(cell)) && sureThere.every((cell) => reached.has(cell))) yield way;
    }
  }
}
