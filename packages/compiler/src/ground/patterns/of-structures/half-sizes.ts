/**
 * Reads how large a region of two equal halves must be: a clause that states an equality becomes an equality of amounts, each a number of halves
 * plus a constant. `size(c.area)` is two halves; how many of its cells are of one of the two kinds is one half, whether it is said as `count(x
 * in c.area where x.grey = c.grey)`, `size(c.area with grey)` or `exactly c.clue grey in c.area`.
 *
 *     for each cell c with clue: size(c.area) = 2 * c.clue
 *     for each area a: for each cell c in a with clue: size(c in a where c is grey) = c.clue
 *     for each cell c with clue: if c is grey: exactly c.clue grey in c.area else: exactly c.clue not grey in c.area
 *
 * Every cell is in one region, so `for each area a, cell c in a` is `for each cell c`, with `a` that of c.
 */

import { onlySet } from "../../../check/walks/of-one.js";
import { isPartItself } from "../../../normalize/is-variable.js";
import { isAllOf } from "../../../normalize/rule-facts.js";
import type { Binder, Expression, LayerId, VariableId } from "../../../typed.js";
import { isElement, isUnprinted } from "../../value.js";
import { evaluateTruth } from "../../values/evaluate-as.js";
import { triedAloud } from "../../values/unprinted/tried.js";
import { layerTable, spaceOf } from "../../world/reading.js";
import type { World } from "../../world/world.js";

/** A cell of the region that is spoken of; `any`: every region is. */
export type RegionOrAny = number | "any";

/** The values of names while one choice of the names of a clause is looked at. */
export interface Subject {
  readonly layer: LayerId;
  /** The `a` of `for each area a`. */
  readonly regions: ReadonlyMap<VariableId, RegionOrAny>;
  readonly cells: readonly number[];
  /** By cell: of which of the two kinds it is. */
  readonly kinds: readonly boolean[];
}

/** A sum: a number of halves of a region, a multiple of an unknown number, and a constant. */
interface Amount {
  readonly halves: number;
  /** The region that the clause is about, also if its halves add up to zero. */
  readonly of?: RegionOrAny | undefined;
  readonly unprinted?: { readonly key: string; readonly layer: LayerId; readonly times: number };
  readonly more: number;
}

/**
 * How many cells a half has, of which region; `any`: nothing is said. `unprinted`: nothing but that a clue is that many, or twice as
 * many, of which nobody says the number.
 */
export type HalfSize =
  | "any"
  | { readonly of: RegionOrAny; readonly half: number }
  | { readonly unprinted: { readonly key: string; readonly layer: LayerId } };

/** Returns undefined if it is not understood. Variables of its heads are bound. */
export function halfSizeOf(world: World, expression: Expression, subject: Subject): HalfSize | undefined {
  const sides = sidesOf(world, expression, subject);
  if (sides === undefined) return undefined;
  const difference = added(sides[0], sides[1], -1);
  if (difference === undefined) return undefined;
  const { halves, of, unprinted, more } = difference;
  if (unprinted !== undefined) {
    // The clue is once or twice the half: some number that its layer allows, whatever the half.
    const ratio = -halves / unprinted.times;
    return more === 0 && (ratio === 1 || ratio === 2) ? { unprinted } : undefined;
  }
  if (halves === 0) return more === 0 ? "any" : undefined;
  return of === undefined ? undefined : { of, half: -more / halves };
}

/** Whether it sets two amounts equal, whatever they are. */
export const isEquation = (expression: Expression): boolean =>
  expression.kind === "compare" ? expression.operator === "=" : expression.kind === "quantity";

type Sides = readonly [Amount, Amount];

function sidesOf(world: World, expression: Expression, subject: Subject): Sides | undefined {
  if (expression.kind === "compare" && expression.operator === "=") {
    const left = amountOf(world, expression.left, subject);
    const right = left === undefined ? undefined : amountOf(world, expression.right, subject);
    return left === undefined || right === undefined ? undefined : [left, right];
  }
  if (expression.kind !== "quantity" || expression.bound !== "exactly" || expression.ofEach !== undefined)
    return undefined;
  const [amount, other] = expression.amounts;
  if (amount === undefined || other !== undefined || amount.from !== amount.to) return undefined;
  const counted = partOf(world, expression.set, subject, [
    { variable: expression.variable, condition: expression.condition },
  ]);
  const right = counted === undefined ? undefined : amountOf(world, amount.from, subject);
  return counted === undefined || right === undefined ? undefined : [counted, right];
}

function amountOf(world: World, expression: Expression, subject: Subject): Amount | undefined {
  const known = readsRegion(world, expression, subject) ? undefined : knownAmount(world, expression);
  return known ?? amountSaid(world, expression, subject);
}

/** Whether it needs anything that is to be found. */
const readsRegion = (world: World, expression: Expression, { regions }: Pick<Subject, "regions">): boolean =>
  world.facts.isFound(expression) || [...regions.keys()].some((name) => world.facts.reads(expression, name));

function amountSaid(world: World, expression: Expression, subject: Subject): Amount | undefined {
  switch (expression.kind) {
    case "arithmetic": {
      const left = amountOf(world, expression.left, subject);
      const right = left === undefined ? undefined : amountOf(world, expression.right, subject);
      if (left === undefined || right === undefined) return undefined;
      return calculated(left, expression.operator, right);
    }
    case "conditional": {
      const truth = knownTruth(world, expression.condition, subject);
      if (truth === undefined) return undefined;
      return amountOf(world, truth ? expression.then : expression.otherwise, subject);
    }
    case "attribute":
      return expression.attribute === "size" && expression.arguments[0] !== undefined
        ? partOf(world, expression.arguments[0], subject, [])
        : undefined;
    case "aggregate": {
      const binder = onlySet(expression.binders);
      if (expression.aggregate !== "count" || binder === undefined) return undefined;
      if (expression.body !== undefined) return undefined;
      const asked = [binder.condition, expression.condition].flatMap((condition) =>
        condition === undefined ? [] : [{ variable: binder.variable, condition }],
      );
      return partOf(world, binder.set, subject, asked);
    }
    default:
      return undefined;
  }
}

/** Returns undefined if it is not known, or depends on the answer. */
export function knownTruth(
  world: World,
  asked: Expression,
  subject: Pick<Subject, "regions">,
): boolean | undefined {
  if (readsRegion(world, asked, subject)) return undefined;
  const truth = triedAloud(world, () => evaluateTruth(world, asked));
  return typeof truth === "boolean" ? truth : undefined;
}

function knownAmount(world: World, expression: Expression): Amount | undefined {
  const value = triedAloud(world, () => world.evaluateAsPrinted(world, expression));
  if (typeof value === "number") return { halves: 0, more: value };
  if (value === undefined || !isUnprinted(value) || value.of === undefined) return undefined;
  const { key, layer } = value.of;
  return layerTable(world, layer).layer.domain.kind === "number"
    ? { halves: 0, unprinted: { key, layer, times: 1 }, more: 0 }
    : undefined;
}

function calculated(
  left: Amount,
  operator: "+" | "-" | "*" | "/" | "mod",
  right: Amount,
): Amount | undefined {
  switch (operator) {
    case "+":
      return added(left, right, 1);
    case "-":
      return added(left, right, -1);
    case "*":
      return isNumber(left) ? times(right, left.more) : isNumber(right) ? times(left, right.more) : undefined;
    case "/":
      return isNumber(right) && right.more !== 0 ? times(left, 1 / right.more) : undefined;
    case "mod":
      return undefined;
    default:
      return operator satisfies never;
  }
}

const isNumber = ({ halves, unprinted }: Amount): boolean => halves === 0 && unprinted === undefined;

/** Only where whole numbers stay whole. */
function times({ halves, of, unprinted, more }: Amount, factor: number): Amount | undefined {
  const all = { halves: halves * factor, of, more: more * factor };
  const often = (unprinted?.times ?? 0) * factor;
  if (![all.halves, all.more, often].every(Number.isInteger)) return undefined;
  return unprinted === undefined ? all : { ...all, unprinted: { ...unprinted, times: often } };
}

function added(left: Amount, right: Amount, sign: 1 | -1): Amount | undefined {
  const other = times(right, sign);
  if (other === undefined) return undefined;
  if (left.of !== undefined && other.of !== undefined && left.of !== other.of) return undefined;
  if (left.unprinted !== undefined && other.unprinted !== undefined) return undefined;
  const unprinted = left.unprinted ?? other.unprinted;
  const sum = { halves: left.halves + other.halves, of: left.of ?? other.of, more: left.more + other.more };
  return unprinted === undefined ? sum : { ...sum, unprinted };
}

interface AskedOf {
  readonly variable: VariableId;
  readonly condition: Expression;
}

/** A region, or those of its cells for which all that is asked holds: all of them, or those of one kind, or none that is understood. */
function partOf(
  world: World,
  set: Expression,
  subject: Subject,
  asked: readonly AskedOf[],
): Amount | undefined {
  if (set.kind === "filter") {
    const [binder, more] = set.binders;
    if (binder?.kind !== "in" || more !== undefined) return undefined;
    const { variable } = binder;
    const own = [binder.condition, set.condition].flatMap((condition) =>
      condition === undefined ? [] : [{ variable, condition }],
    );
    return partOf(world, binder.set, subject, [...own, ...asked]);
  }
  const of = cellOf(world, set, subject);
  if (of === undefined) return undefined;
  const { cells, kinds } = subject;
  const inside = cellsWhere(world, subject, asked);
  if (inside === undefined) return undefined;
  const halves = cells.every((cell) => inside[cell] === true)
    ? 2
    : cells.every((cell) => inside[cell] === kinds[cell]) ||
        cells.every((cell) => inside[cell] !== kinds[cell])
      ? 1
      : undefined;
  return halves === undefined ? undefined : { halves, of, more: 0 };
}

/** For a region: a cell that is in it; undefined of anything else. */
function cellOf(world: World, set: Expression, subject: Subject): RegionOrAny | undefined {
  const region = set.kind === "cells-of" ? set.element : set;
  if (region.kind === "variable") return subject.regions.get(region.variable);
  if (region.kind !== "layer" || region.layer !== subject.layer || world.facts.isFound(region.element))
    return undefined;
  const cell = triedAloud(world, () => world.evaluate(world, region.element));
  return isElement(cell) && subject.cells.includes(cell.index) ? cell.index : undefined;
}

/** For each cell, whether it satisfies all conditions; undefined if that is not known, or depends on the region that it is in. */
export function cellsWhere(
  world: World,
  subject: Pick<Subject, "cells" | "regions">,
  asked: readonly AskedOf[],
): readonly boolean[] | undefined {
  const inside: boolean[] = [];
  for (const index of subject.cells) {
    let holds: boolean | undefined = true;
    for (const { variable, condition } of asked) {
      world.bindings[variable] = spaceOf(world, condition).places.cell.at(index);
      holds = knownTruth(world, condition, subject);
      if (holds !== true) break;
    }
    if (holds === undefined) return undefined;
    inside[index] = holds;
  }
  return inside;
}

/**
 * The heads of a clause as heads over what is known, and the variables of the region and of a cell in it where a head names one:
 * `for each area a, cell c in a with clue` is `for each cell c with clue`, of its region. Undefined where a head asks for what is to be found.
 */
export function knownHeads(
  world: World,
  binders: readonly Binder[],
  layer: LayerId,
):
  | { readonly binders: readonly Binder[]; readonly region?: VariableId; readonly cell?: VariableId }
  | undefined {
  const { isKnownHead } = world.facts;
  const [over, within, ...rest] = binders;
  if (over?.kind !== "in" || !isAllOf(over.set, layer))
    return binders.every(isKnownHead) ? { binders } : undefined;
  const region = over.variable;
  if (over.condition !== undefined || within?.kind !== "in" || !isPartItself(within.set, region))
    return undefined;
  const { span, type } = within.set;
  const set: Expression = { kind: "all-of", sort: { kind: "cell" }, span, type, known: true };
  const cells: Binder = { ...within, set };
  const heads = [cells, ...rest];
  if (!heads.every(isKnownHead) || heads.some((head) => world.facts.reads(head, region))) return undefined;
  return { binders: heads, region, cell: within.variable };
}
