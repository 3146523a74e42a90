/**
 * `for each group g of cells with shaded: sum(c.touches for c in g) = 2`, `exactly 2 star in g`, where another rule makes the groups rectangles and the answer tells
 * what is added: each row of a group is added up from its left end, and the rows from the top, so that the last cell of a group has its sum. No group needs a label.
 * Sums are told as far as they are compared: "one at least", "two at least".
 * Cost: a condition for each cell and number, twice (*measured*: touching corners on 10x10, 382 items in place of 16,400).
 */

import type { CellIndex } from "../../../board.js";
import { onlyWhole } from "../../../check/walks/of-one.js";
import type { Origin } from "../../../ground.js";
import { isPartItself } from "../../../normalize/is-variable.js";
import { isClosed } from "../../../normalize/readings/amounts.js";
import { formDemanded, saidOfGroups } from "../../../normalize/readings/of-groups.js";
import type { RuleFacts } from "../../../normalize/rule-facts.js";
import { holdsFor, mirrored } from "../../../ranges.js";
import { MOST_RUNNING_SUM } from "../../../thresholds.js";
import type { Comparison, Expression, ExpressionOf, Statement, VariableId } from "../../../typed.js";
import { describeValue, type Truth, type Value } from "../../value.js";
import { evaluateAnySet, evaluateTruth } from "../../values/evaluate-as.js";
import { sumOf } from "../../values/sums.js";
import { holds, holdsOneOf, newTruth } from "../../world/definitions.js";
import { spaceOf } from "../../world/reading.js";
import type { World } from "../../world/world.js";
import { numberIfKnown } from "../atoms.js";
import { isFlat, SetOnBoard } from "../board-rectangles.js";
import type { StatementPattern } from "../pattern.js";

/** The amounts that cells add, and the sums that are allowed. */
interface Summed {
  readonly variable: VariableId;
  readonly condition?: Expression;
  /** Absent: one for each cell. */
  readonly added?: Expression;
  /** Undefined where a number is not known. */
  readonly limits: (world: World) => Limits | undefined;
}

interface Limits {
  readonly allows: (sum: number) => boolean;
  /** From here on, all sums are allowed or none is. */
  readonly cap: number;
}

interface Found {
  readonly statement: Statement;
  readonly groups: ExpressionOf<"groups">;
  readonly sums: readonly Summed[];
}

export const sumsOverRectangles: StatementPattern<Found> = {
  name: "sums over rectangles",
  role: "replace",
  phase: "statements",
  makes: "sums along the rows of each group, and of its rows",
  counts: "each sum is a function of the cells and of what they add",
  match(facts, statement) {
    const said = saidOfGroups(statement);
    if (said === undefined || said.groups.by !== undefined) return undefined;
    if (formDemanded(facts, said.groups) === undefined) return undefined;
    const sums = said.parts.map((part) => summedIn(facts, part, said.it));
    return sums.every((sum) => sum !== undefined) ? { statement, groups: said.groups, sums } : undefined;
  },
  admit(world, { statement, groups, sums }, rule) {
    const { board, places } = spaceOf(world, groups);
    if (!isFlat(board)) return undefined;
    const set = new SetOnBoard(board, evaluateAnySet(world, groups.set));
    const made = sums.map((sum) => addedByCells(world, set, sum));
    if (!made.every((one) => one !== undefined)) return undefined;
    const origin: Origin = { span: statement.span, at: [], ...rule };
    for (const { limits, reaches } of made)
      limitSums(world, set, limits, reaches, (cell) => ({
        ...origin,
        at: [describeValue(places.cell.at(cell))],
      }));
    return true;
  },
};

function summedIn(facts: RuleFacts, part: Expression, it: VariableId): Summed | undefined {
  if (part.kind === "quantity") {
    const { amounts, bound, ofEach, set, variable, condition } = part;
    const [amount, more] = amounts;
    if (amount === undefined || more !== undefined || ofEach !== undefined) return undefined;
    if (!isPartItself(set, it) || facts.reads(condition, it)) return undefined;
    if (![amount.from, amount.to].every((one) => isClosed(one) && !facts.isFound(one))) return undefined;
    return {
      variable,
      condition,
      limits(world) {
        const [from, to] = [amount.from, amount.to].map((one) => numberIfKnown(world, one));
        if (from === undefined || to === undefined) return undefined;
        const least = bound === "at most" ? 0 : from;
        const most = bound === "at least" ? Number.POSITIVE_INFINITY : to;
        return {
          allows: (sum) => sum >= least && sum <= most,
          cap: bound === "at least" ? from : to + 1,
        };
      },
    };
  }
  if (part.kind !== "compare") return undefined;
  return (
    sumAgainst(facts, part.left, part.operator, part.right, it) ??
    sumAgainst(facts, part.right, mirrored[part.operator], part.left, it)
  );
}

function sumAgainst(
  facts: RuleFacts,
  sum: Expression,
  operator: Comparison["operator"],
  other: Expression,
  it: VariableId,
): Summed | undefined {
  if (sum.kind !== "aggregate" || sum.aggregate !== "sum" || sum.body === undefined) return undefined;
  const binder = onlyWhole(sum.binders);
  if (binder === undefined) return undefined;
  const { body, condition } = sum;
  if (!isPartItself(binder.set, it) || facts.reads(body, it)) return undefined;
  if (condition !== undefined && facts.reads(condition, it)) return undefined;
  if (!isClosed(other) || facts.isFound(other)) return undefined;
  return {
    variable: binder.variable,
    added: body,
    ...(condition === undefined ? {} : { condition }),
    limits(world) {
      const amount = numberIfKnown(world, other);
      if (amount === undefined) return undefined;
      return { allows: (total) => holdsFor(operator, total, amount), cap: Math.floor(amount) + 1 };
    },
  };
}

/** By cell: when it adds so much, or more. */
type Reaches = (cell: number, least: number) => Truth;

function addedByCells(
  world: World,
  set: SetOnBoard,
  { variable, added, condition, limits: limitsOf }: Summed,
): { readonly limits: Limits; readonly reaches: Reaches } | undefined {
  const { conditions, operators, space } = world;
  const limits = limitsOf(world);
  if (limits === undefined || limits.cap > MOST_RUNNING_SUM) return undefined;
  const own = new Map<number, { readonly when: Truth; readonly value: Value }>();
  for (const { cell } of set.cells()) {
    world.bindings[variable] = space?.places.cell.at(cell);
    const when = condition === undefined ? true : evaluateTruth(world, condition);
    const value = when === false ? undefined : added === undefined ? 1 : world.valueIfThere(world, added);
    if (value === undefined) continue;
    if (added !== undefined && !isWholeAndNotNegative(world, value, added)) return undefined;
    own.set(cell, { when, value });
  }
  return {
    limits,
    reaches(cell, least) {
      const adds = own.get(cell);
      if (adds === undefined) return false;
      const { when, value } = adds;
      if (typeof value === "number") return value >= least && when;
      return added === undefined
        ? false
        : conditions.both(when, operators.compare(value, ">=", least, added.span));
    },
  };
}

function isWholeAndNotNegative(world: World, value: Value, { span }: Expression): boolean {
  const sum = sumOf(world, value, span);
  return (
    sum !== undefined &&
    [sum.plus, ...sum.terms.map(({ weight }) => weight)].every((part) => Number.isInteger(part) && part >= 0)
  );
}

/** By number: when what is added up at a cell is as much, or more; for 0, when something is added up there. */
type Levels = readonly Truth[];

function limitSums(
  world: World,
  set: SetOnBoard,
  { allows, cap }: Limits,
  reaches: Reaches,
  originAt: (cell: CellIndex) => Origin,
): void {
  const { conditions } = world;
  /** The least sum from which on none is allowed. */
  let forbidden = cap + 1;
  while (forbidden > 0 && !allows(forbidden - 1)) forbidden--;
  const rows = new Map<CellIndex, Levels>();
  const totals = new Map<CellIndex, Levels>();
  const at = (levels: ReadonlyMap<CellIndex, Levels>, row: number, column: number): Levels => {
    const cell = set.cell(row, column);
    return (cell === undefined ? undefined : levels.get(cell)) ?? [];
  };
  for (const { cell, row, column, there } of set.cells()) {
    const origin = originAt(cell);
    const own = (least: number): Truth => reaches(cell, least);
    const along = levelsOf(world, { there, own, before: at(rows, row, column - 1), cap, origin });
    rows.set(cell, along);
    const isLast = conditions.both(there, conditions.not(set.at(row, column + 1)));
    const ofRow = (least: number): Truth => along[least] ?? false;
    const total = levelsOf(world, {
      there: isLast,
      own: ofRow,
      before: at(totals, row - 1, column),
      cap,
      origin,
    });
    totals.set(cell, total);
    for (const sum of [along[forbidden], total[forbidden]])
      if (sum !== undefined) holds(world, conditions.not(sum), origin);
    const goesOn = [conditions.not(isLast), set.at(row + 1, column)];
    for (let sum = 0; sum < forbidden; sum++)
      if (!allows(sum))
        holdsOneOf(world, [...goesOn, conditions.not(total[sum] ?? false), total[sum + 1] ?? false], origin);
  }
}

/** A cell's own amount and that of the cell before it, added up where the cell is there. */
function levelsOf(
  world: World,
  {
    there,
    own,
    before,
    cap,
    origin,
  }: {
    readonly there: Truth;
    readonly own: (least: number) => Truth;
    readonly before: Levels;
    readonly cap: number;
    readonly origin: Origin;
  },
): Levels {
  const { conditions } = world;
  const ofOwn = (least: number): Truth => least <= 0 || own(least);
  const ofBefore = (least: number): Truth => least <= 0 || (before[least] ?? false);
  const levels: Truth[] = [there];
  for (let sum = 1; sum <= cap; sum++) {
    if (before.slice(1, sum + 1).every((level) => level === false)) {
      levels.push(conditions.kept([there, own(sum)]));
      continue;
    }
    const level = newTruth(world, `${sum} and more`);
    const not = conditions.not(level);
    holdsOneOf(world, [not, there], origin);
    for (let part = 0; part < sum; part++)
      holdsOneOf(world, [not, ofOwn(part + 1), ofBefore(sum - part)], origin);
    for (let part = 0; part <= sum; part++)
      holdsOneOf(
        world,
        [level, ...[there, ofOwn(part), ofBefore(sum - part)].map((truth) => conditions.not(truth))],
        origin,
      );
    levels.push(level);
  }
  return levels;
}
