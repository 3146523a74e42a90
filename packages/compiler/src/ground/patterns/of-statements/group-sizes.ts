/**
 * States a condition on nothing but the sizes of groups as one rule on component sizes:
 * `for each group g by number: size(g) = g.number`, `for each group g of cells with ship: size(g) <= 4`, also by a known relation.
 *
 * The size is compared with a number, or with the value that the cells of the group have in common. The rule has a class for each value (or
 * one class for the set), with the sizes that are allowed for it. It is about the layers alone and adds no variable, so that counts of
 * answers are right. The sizes that a class allows must be one range; otherwise the statement is expanded like all others.
 *
 * If all groups have one cell, each two neighbours are said not to be of one class: that is exact cover.
 *
 * Cost: a literal for each cell and class (*measured* on the design's prototype: one rule for all classes, 49 → 3 ms against one each).
 */

import type { Condition } from "../../../condition.js";
import type { Origin } from "../../../ground.js";
import { madeAt } from "../../../maps.js";
import { isPartItself } from "../../../normalize/is-variable.js";
import { isClosed, sizeAgainst } from "../../../normalize/readings/amounts.js";
import { type SaidOfGroups, saidOfGroups } from "../../../normalize/readings/of-groups.js";
import type { RuleFacts } from "../../../normalize/rule-facts.js";
import type { Order } from "../../../ranges.js";
import type { Expression, ExpressionOf, Statement } from "../../../typed.js";
import { placeInDomain } from "../../place-of.js";
import { largerThanPrinted } from "../../structures/larger-groups.js";
import { cellNet } from "../../structures/nets.js";
import {
  type CellDistances,
  type HoldsValue,
  type SizedClass,
  withRoom,
} from "../../structures/room-for-groups.js";
import { narrowToRoom, type ValuedCell } from "../../structures/room-for-values.js";
import { isChoice, isElement, isNone, type Known, keyOf, type Truth } from "../../value.js";
import { evaluateAnySet } from "../../values/evaluate-as.js";
import { asMembers } from "../../values/members.js";
import { holds } from "../../world/definitions.js";
import { spaceOf } from "../../world/reading.js";
import type { Space } from "../../world/space.js";
import type { World } from "../../world/world.js";
import type { PatternRule, StatementPattern } from "../pattern.js";

interface Found {
  readonly statement: Statement;
  readonly groups: ExpressionOf<"groups">;
  readonly compared: readonly SizeCompared[];
}

/** `size(g)` against something known, or against the value that the group has in common. */
interface SizeCompared {
  readonly operator: Order;
  readonly other: Expression;
  readonly isValue: boolean;
}

export const groupSizes: StatementPattern<Found> = {
  name: "group sizes",
  role: "replace",
  phase: "statements",
  makes: "one rule on the sizes of all groups",
  counts: "it speaks of the layers alone, and adds no variable",
  match(facts, statement) {
    const said = saidOfGroups(statement);
    if (said === undefined) return undefined;
    const { groups } = said;
    if (groups.by !== undefined && groups.by.by !== "value" && groups.by.by !== "relation") return undefined;
    const compared = comparedIn(facts, said);
    return compared === undefined ? undefined : { statement, groups, compared };
  },
  admit: sizesOfGroups,
};

function sizesOfGroups(
  world: World,
  { statement, groups, compared }: Found,
  rule: PatternRule,
): true | undefined {
  const tests = testsOf(world, compared);
  if (tests === undefined) return undefined;
  const links = linksOf(world, groups);
  if (links === "found") return undefined;
  narrowValues(world, groups, tests);
  world.budget.settleValues(world.variables);
  const { classes, alone } = classesOf(world, groups);
  const cells = cellsOf(classes);
  const asked = classes.map(({ value, when }) => ({ when, sizes: allowed(tests, value, cells.length) }));
  if (asked.some(({ sizes }) => sizes === undefined)) return undefined;
  const origin: Origin = {
    span: statement.span,
    at: [],
    ...rule,
    what: "size of a group",
  };
  const [least, most] = allowed(tests, undefined, 1) ?? [1, 0];
  if (least > most) for (const truth of alone) holds(world, world.conditions.not(truth), origin);
  const kept: SizedClass[] = [];
  for (const { when, sizes } of asked) {
    if (sizes === undefined) continue;
    const [least, most] = sizes;
    if (least > most) {
      for (const truth of when)
        if (truth !== undefined) holds(world, world.conditions.not(conditionOf(world, truth)), origin);
      continue;
    }
    // Any size will do.
    if (least <= 1 && most >= cells.length && groups.by === undefined) continue;
    kept.push({ least, most, when: cells.map((cell) => when[cell] ?? false) });
  }
  const around = links === "sides" ? distancesOf(spaceOf(world, groups), cells) : links;
  const { neighbours } = around;
  if (kept.length > 0 && kept.every(({ least, most }) => least <= 1 && most === 1)) {
    keepEachAlone(world, kept, neighbours, origin);
    return true;
  }
  const roomy = withRoom(world, kept, around);
  const sized = [...roomy, ...largerThanPrinted(world, roomy, cells.length)].map(({ least, most, when }) => ({
    least,
    most,
    when: when.map((truth) => world.auxiliaries.asCondition(conditionOf(world, truth))),
  }));
  const edges = neighbours.flatMap((own, from) => own.flatMap((to) => (to <= from ? [] : [{ from, to }])));
  if (sized.length > 0)
    world.auxiliaries.rules.push({ kind: "component-sizes", classes: sized, edges, origin });
  return true;
}

/** Of groups of one cell, no two neighbours are of one class. */
function keepEachAlone(
  world: World,
  classes: readonly SizedClass[],
  neighbours: readonly (readonly number[])[],
  origin: Origin,
): void {
  const { conditions } = world;
  for (const { when } of classes)
    for (const [from, own] of neighbours.entries())
      for (const to of own) {
        const [one, other] = [when[from] ?? false, when[to] ?? false];
        if (from >= to || one === false || other === false) continue;
        holds(
          world,
          conditions.not(conditions.both(conditionOf(world, one), conditionOf(world, other))),
          origin,
        );
      }
}

/** How cells are linked: by sides, or by a relation; `found` where that depends on more than whether both are there. */
function linksOf(world: World, groups: ExpressionOf<"groups">): CellDistances | "sides" | "found" {
  if (groups.by?.by !== "relation") return "sides";
  const { cells, there, edges } = cellNet(world, evaluateAnySet(world, groups.set), groups.by, groups);
  const neighbours: number[][] = cells.map(() => []);
  for (const { from, to, joined } of edges) {
    if (joined !== world.conditions.both(there[from] ?? false, there[to] ?? false)) return "found";
    neighbours[from]?.push(to);
    neighbours[to]?.push(from);
  }
  // How far they are apart would have to be walked.
  return { neighbours, distance: () => 0 };
}

function distancesOf({ board }: Space, cells: readonly number[]): CellDistances {
  const place = new Map(cells.map((cell, i) => [cell, i]));
  return {
    neighbours: cells.map((cell) => board.neighbours(cell).flatMap((other) => place.get(other) ?? [])),
    distance: (a, b) => {
      const [from, to] = [cells[a], cells[b]];
      // Round a torus there are shorter ways.
      return from === undefined || to === undefined || board.torus ? 0 : board.distance(from, to);
    },
  };
}

/** Where each cell of the set surely has one of the values of a layer. */
function narrowValues(world: World, groups: ExpressionOf<"groups">, tests: readonly SizeTest[]): void {
  const { by } = groups;
  if (by?.by !== "value") return;
  const cells: number[] = [];
  const valued: ValuedCell[] = [];
  const areThere = new Map<readonly Known[], boolean>();
  // Cells of one domain have the same list.
  const allOutcomesAreThere = (outcomes: readonly Known[]): boolean =>
    madeAt(areThere, outcomes, () => !outcomes.some(isNone));
  for (const { item, when } of asMembers(evaluateAnySet(world, groups.set)).items) {
    if (when !== true || !isElement(item)) return;
    world.bindings[by.variable] = world.space?.places.cell.at(item.index);
    const value = world.valueIfThere(world, by.value);
    if (value === undefined) return;
    cells.push(item.index);
    if (!isChoice(value)) {
      if (typeof value !== "number") return;
      valued.push({ value });
      continue;
    }
    const { variable, codes, outcomes } = value;
    if (!allOutcomesAreThere(outcomes)) return;
    valued.push({ variable, valueOf: (code) => outcomes[placeInDomain(codes, code)] });
  }
  narrowToRoom(
    world,
    valued,
    (value) => allowed(tests, value, cells.length),
    distancesOf(spaceOf(world, groups), cells),
  );
}

function conditionOf(world: World, truth: Truth | HoldsValue): Truth {
  return typeof truth === "object" && truth.kind === "holds"
    ? world.conditions.literal(truth.variable, [truth.value])
    : truth;
}

/** The comparison of the size of a group with this value, and the number that it is compared with; undefined: no size is allowed. */
interface SizeTest {
  readonly operator: Order;
  readonly amount: (value: Known | undefined) => number | undefined;
}

function comparedIn(
  facts: RuleFacts,
  { groups: { by }, it, parts }: SaidOfGroups,
): readonly SizeCompared[] | undefined {
  const all = parts.map((part): SizeCompared | undefined => {
    const against = sizeAgainst(part, it);
    if (against === undefined) return undefined;
    const { other } = against;
    if (other.kind !== "shared")
      return isClosed(other, true) && !facts.isFound(other) && !facts.reads(other, it)
        ? { ...against, isValue: false }
        : undefined;
    const isValue =
      by?.by === "value" &&
      by.value.kind === "layer" &&
      by.value.layer === other.layer &&
      isPartItself(other.set, it);
    return isValue ? { ...against, isValue } : undefined;
  });
  return all.every((compared) => compared !== undefined) ? all : undefined;
}

function testsOf(world: World, compared: readonly SizeCompared[]): readonly SizeTest[] | undefined {
  const tests: SizeTest[] = [];
  for (const { operator, other, isValue } of compared) {
    const value = isValue ? undefined : world.evaluate(world, other);
    const number = typeof value === "number" ? value : undefined;
    if (number === undefined && !isValue) return undefined;
    tests.push({
      operator,
      amount: (value) => number ?? (typeof value === "number" ? value : undefined),
    });
  }
  return tests;
}

interface Class {
  readonly value: Known | undefined;
  /** By cell; undefined where it cannot be. A board of n cells has n values a cell, and so n * n of these: tables by cell would take longer. */
  readonly when: readonly (Condition | true | HoldsValue | undefined)[];
}

interface OpenClass extends Class {
  readonly when: (Condition | true | HoldsValue | undefined)[];
}

/** The cells of all, ascending. */
function cellsOf(classes: readonly Class[]): readonly number[] {
  const cells: number[] = [];
  const [first] = classes;
  for (let cell = 0; cell < (first?.when.length ?? 0); cell++)
    if (classes.some(({ when }) => when[cell] !== undefined)) cells.push(cell);
  return cells;
}

/** `alone`: of each cell that is there and may have no value, when it has none. It is a group by itself. */
interface Classes {
  readonly classes: readonly Class[];
  readonly alone: readonly Truth[];
}

function classesOf(world: World, groups: ExpressionOf<"groups">): Classes {
  const { by } = groups;
  const { conditions } = world;
  const members = asMembers(evaluateAnySet(world, groups.set)).items;
  const inSet = new Map<number, Condition | true>();
  let count = 0;
  for (const { item, when } of members)
    if (isElement(item)) {
      inSet.set(item.index, when);
      count = Math.max(count, item.index + 1);
    }
  const nowhere = (): OpenClass["when"] => new Array<undefined>(count).fill(undefined);
  if (by?.by !== "value") {
    const when = nowhere();
    for (const [cell, there] of inSet) when[cell] = there;
    return { classes: [{ value: undefined, when }], alone: [] };
  }
  const classes = new Map<unknown, OpenClass>();
  const classOf = (value: Known): OpenClass => {
    const key = keyOf(value);
    return madeAt(classes, key, () => ({ value, when: nowhere() }));
  };
  const alone: Truth[] = [];
  /**
   * Cells of one domain have the same list of values: by it, the classes of these, as they are met; undefined where a value is there twice, or may
   * be none.
   */
  const met = new Map<readonly Known[], OpenClass[] | undefined>();
  for (const [cell, there] of inSet) {
    world.bindings[by.variable] = world.space?.places.cell.at(cell);
    const value = world.valueIfThere(world, by.value);
    if (value === undefined) {
      alone.push(there);
      continue;
    }
    if (there === true && isChoice(value)) {
      const { variable, codes, outcomes } = value;
      if (!met.has(outcomes))
        met.set(
          outcomes,
          new Set(outcomes).size === outcomes.length && !outcomes.some(isNone) ? [] : undefined,
        );
      const own = met.get(outcomes);
      if (own !== undefined) {
        for (const code of world.variables[variable]?.domain ?? codes) {
          const place = placeInDomain(codes, code);
          const outcome = outcomes[place];
          if (outcome === undefined) continue;
          own[place] ??= classOf(outcome);
          own[place].when[cell] = { kind: "holds", variable, value: code };
        }
        continue;
      }
    }
    const cases = world.operators.casesOf(value, by.value.span).filter((one) => !isNone(one.value));
    for (const one of cases) {
      const when = conditions.both(there, one.when);
      if (when !== false) classOf(one.value).when[cell] = when;
    }
    alone.push(conditions.both(there, conditions.not(conditions.anyOf(cases.map(({ when }) => when)))));
  }
  return { classes: [...classes.values()], alone };
}

/** The sizes that all tests allow, as one range (empty: [1, 0]); undefined where they are several. */
function allowed(
  tests: readonly SizeTest[],
  value: Known | undefined,
  largest: number,
): readonly [number, number] | undefined {
  let least = 1;
  let most = largest;
  const others = new Set<number>();
  for (const { operator, amount } of tests) {
    const number = amount(value);
    if (number === undefined) return [1, 0];
    // Sizes are whole, and numbers beside them may be none.
    if (operator === "=" || operator === "<=") most = Math.min(most, Math.floor(number));
    if (operator === "=" || operator === ">=") least = Math.max(least, Math.ceil(number));
    if (operator === "<") most = Math.min(most, Math.ceil(number) - 1);
    if (operator === ">") least = Math.max(least, Math.floor(number) + 1);
    if (operator === "!=") others.add(number);
  }
  while (least <= most && others.has(least)) least++;
  while (least <= most && others.has(most)) most--;
  if (least > most) return [1, 0];
  for (const other of others) if (other > least && other < most) return undefined;
  return [least, most];
}
