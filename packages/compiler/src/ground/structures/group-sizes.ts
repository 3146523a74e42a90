/**
 * `for each group g by number: size(g) = g.number`, `for each group g of cells with ship: size(g) <= 4`: where all that is said of the groups is
 * their size, against a number or against the value that they have in common, the whole statement is one rule on component sizes: a class for each
 * value (or one for the set), with the sizes that the rule allows it. It speaks of the layers alone, and adds no variable: counts are true.
 * Sizes that a class allows must be one range; else the statement is expanded as all others are.
 * Cost: a literal for each cell and class (*measured* on the design's prototype: one rule for all classes, 49 → 3 ms against one each).
 */
import type { Condition } from "../../condition.js";
import type { Origin } from "../../ground.js";
import type { Expression, Statement, VariableId } from "../../typed.js";
import { asMembers } from "../members.js";
import { evaluateAnySet } from "../narrow.js";
import { placeOf } from "../place-of.js";
import { holdsFor } from "../ranges.js";
import { isElement, isNone, type Known, keyOf, type Truth } from "../value.js";
import { spaceOf, type World } from "../world.js";
import { runsOver, sizeAgainst } from "./group-rules.js";
import { holds } from "./labels.js";
import { largerThanPrinted } from "./larger-groups.js";
import { assertedParts, isIt, knownNumber } from "./region-rules.js";
import { type Holds, type SizedClass, withRoom } from "./room-for-groups.js";

/** True where the statement was this, and the rule is made. */
export function sizesOfGroups(world: World, statement: Statement, rule: string | undefined): boolean {
  if (statement.kind !== "for-each") return false;
  const [binder] = statement.binders;
  if (binder?.kind !== "in" || binder.set.kind !== "groups" || binder.set.known) return false;
  const groups = binder.set;
  const variable = runsOver(statement, groups);
  if (variable === undefined || groups.by?.by === "links") return false;
  const tests = testsOf(world, statement.body, variable, groups);
  if (tests === undefined) return false;
  const { classes, alone } = classesOf(world, groups);
  const space = spaceOf(world, groups);
  const cells = [...new Set(classes.flatMap(({ when }) => [...when.keys()]))].sort((a, b) => a - b);
  const asked = classes.map(({ value, when }) => ({ when, sizes: allowed(tests, value, cells.length) }));
  if (asked.some(({ sizes }) => sizes === undefined)) return false;
  const origin: Origin = {
    span: statement.span,
    at: [],
    ...(rule === undefined ? {} : { rule }),
    what: "size of a group",
  };
  if (!tests.every((test) => test(1, undefined)))
    for (const truth of alone) holds(world, world.conditions.not(truth), origin);
  const kept: SizedClass[] = [];
  for (const { when, sizes } of asked) {
    if (sizes === undefined) continue;
    const [least, most] = sizes;
    if (least > most) {
      for (const truth of when.values())
        holds(world, world.conditions.not(conditionOf(world, truth)), origin);
      continue;
    }
    // Any size will do.
    if (least <= 1 && most >= cells.length && groups.by === undefined) continue;
    kept.push({ least, most, when: cells.map((cell) => when.get(cell) ?? false) });
  }
  const place = new Map(cells.map((cell, i) => [cell, i]));
  const neighbours = cells.map((cell) =>
    space.board.neighbours(cell).flatMap((other) => place.get(other) ?? []),
  );
  const distance = (a: number, b: number): number => {
    const [from, to] = [cells[a], cells[b]];
    // Round a torus there are shorter ways.
    return from === undefined || to === undefined || space.board.torus ? 0 : space.board.distance(from, to);
  };
  const roomy = withRoom(world, kept, { neighbours, distance });
  const sized = [...roomy, ...largerThanPrinted(world, roomy, cells.length)].map(({ least, most, when }) => ({
    least,
    most,
    when: when.map((truth) => world.made.asCondition(conditionOf(world, truth))),
  }));
  const edges = neighbours.flatMap((own, from) => own.flatMap((to) => (to <= from ? [] : [{ from, to }])));
  if (sized.length > 0) world.made.rules.push({ kind: "component-sizes", classes: sized, edges, origin });
  return true;
}

function conditionOf(world: World, truth: Truth | Holds): Truth {
  return typeof truth === "object" && truth.kind === "holds"
    ? world.conditions.literal(truth.variable, [truth.value])
    : truth;
}

/** Whether a group of this value may have this size. */
type SizeTest = (size: number, value: Known | undefined) => boolean;

function testsOf(
  world: World,
  body: readonly Statement[],
  it: VariableId,
  groups: Extract<Expression, { kind: "groups" }>,
): readonly SizeTest[] | undefined {
  if (body.some((statement) => statement.kind !== "assert")) return undefined;
  const tests: SizeTest[] = [];
  for (const part of assertedParts(body)) {
    const compared = sizeAgainst(part, it);
    if (compared === undefined) return undefined;
    const { operator, other } = compared;
    if (other.kind === "shared") {
      const { by } = groups;
      const isValue =
        by?.by === "value" &&
        by.value.kind === "layer" &&
        by.value.layer === other.layer &&
        isIt(other.set, it);
      if (!isValue) return undefined;
      tests.push((size, value) => typeof value === "number" && holdsFor(operator, size, value));
      continue;
    }
    const amount = knownNumber(world, other);
    if (amount === undefined) return undefined;
    tests.push((size) => holdsFor(operator, size, amount));
  }
  return tests.length === 0 ? undefined : tests;
}

interface Class {
  readonly value: Known | undefined;
  readonly when: ReadonlyMap<number, Condition | true | Holds>;
}

/** `alone`: of each cell that is there and may have no value, when it has none. It is a group by itself. */
interface Classes {
  readonly classes: readonly Class[];
  readonly alone: readonly Truth[];
}

function classesOf(world: World, groups: Extract<Expression, { kind: "groups" }>): Classes {
  const { by } = groups;
  const { conditions } = world;
  const members = asMembers(evaluateAnySet(world, groups.set)).items;
  const inSet = new Map<number, Condition | true>();
  for (const { item, when } of members) if (isElement(item)) inSet.set(item.index, when);
  if (by?.by !== "value") return { classes: [{ value: undefined, when: inSet }], alone: [] };
  const classes = new Map<
    unknown,
    { readonly value: Known; readonly when: Map<number, Condition | true | Holds> }
  >();
  const add = (value: Known, cell: number, when: Condition | true | Holds): void => {
    const key = keyOf(value);
    const known = classes.get(key) ?? { value, when: new Map() };
    known.when.set(cell, when);
    classes.set(key, known);
  };
  const alone: Truth[] = [];
  for (const [cell, there] of inSet) {
    world.bindings[by.variable] = world.space?.cell.at(cell);
    const value = world.valueIfThere(by.value);
    if (value === undefined) {
      alone.push(there);
      continue;
    }
    if (there === true && typeof value === "object" && value.kind === "choice") {
      const { variable, codes, outcomes } = value;
      if (new Set(outcomes).size === outcomes.length && !outcomes.some(isNone)) {
        for (const code of world.variables[variable]?.domain ?? codes) {
          const outcome = outcomes[placeOf(codes, code)];
          if (outcome !== undefined) add(outcome, cell, { kind: "holds", variable, value: code });
        }
        continue;
      }
    }
    const cases = world.operators.casesOf(value, by.value.span).filter((one) => !isNone(one.value));
    for (const one of cases) {
      const when = conditions.both(there, one.when);
      if (when !== false) add(one.value, cell, when);
    }
    alone.push(conditions.both(there, conditions.not(conditions.anyOf(cases.map(({ when }) => when)))));
  }
  return { classes: [...classes.values()], alone };
}

/** The sizes that all tests allow, as one range (empty: [1, 0]); undefined where they are several. */
function allowed(
  tests: readonly SizeTest[],
  value: Known | undefined,
  most: number,
): readonly [number, number] | undefined {
  let least: number | undefined;
  let last = 0;
  for (let size = 1; size <= most; size++) {
    if (!tests.every((test) => test(size, value))) continue;
    if (least !== undefined && last < size - 1) return undefined;
    least ??= size;
    last = size;
  }
  return least === undefined ? [1, 0] : [least, last];
}
