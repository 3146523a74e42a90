/**
 * Comparisons of values that may be unknown. On one variable a comparison is a literal; of two variables it is clauses of two literals, one for
 * each value ("not 3 here, or 3 there"; "less than 3 here, or more than 3 there"); of sums one linear condition; else it goes by cases.
 * Where there is no value, every comparison is false.
 */

import type { Pairing } from "../../condition.js";
import { holdsFor, mirrored, type Order } from "../../ranges.js";
import type { Span } from "../../text/span.js";
import { CASE_PAIRS, TABLE_SIZE } from "../../thresholds.js";
import type { Literal } from "../conditions/literals.js";
import {
  type Cases,
  type Choice,
  equal,
  isCases,
  isChoice,
  isTruth,
  isUnknown,
  isUnprinted,
  type Known,
  keyOf,
  type Machine,
  type Truth,
  type Value,
} from "../value.js";
import { tooMany, unforeseen } from "../world/faults.js";
import { inSlot, slot } from "../world/slots.js";
import type { World } from "../world/world.js";
import { machineIs } from "./automata.js";
import { commonComparison } from "./common-comparisons.js";
import { commonOutcomes } from "./common-outcomes.js";
import { compareExtreme, compareExtremes } from "./extremes.js";
import { lift2, settled } from "./lift.js";
import { asEntries, equalLists } from "./lists.js";
import { equalSets } from "./members.js";
import { presence } from "./presence.js";
import { runsAre } from "./runs.js";
import { addScaled, compareSum, sumOf } from "./sums.js";
import { isScoped, scopedCondition } from "./tables.js";
import { isListClue, printed, unprintedClues } from "./unprinted/unprinted.js";

export function compare(world: World, left: Value, operator: Order, right: Value, span: Span): Truth {
  if (typeof left !== "object" && typeof right !== "object") return compareKnown(left, operator, right);
  if (!isUnknown(left) && !isUnknown(right) && !isUnprinted(left) && !isUnprinted(right))
    return compareKnown(left, operator, right);
  if (isScoped(left) && isScoped(right) && (left.kind === "table" || right.kind === "table"))
    return commonComparison(world, left, operator, right, () =>
      compareAnew(world, left, operator, right, span),
    );
  return compareAnew(world, left, operator, right, span);
}

function compareAnew(world: World, left: Value, operator: Order, right: Value, span: Span): Truth {
  if (isUnprinted(left) || isUnprinted(right)) {
    const list = [left, right].find((each) => isUnprinted(each) && isListClue(world, each));
    if (list !== undefined && isUnprinted(list)) {
      const same = inSlot(world, unprintedClues).sameList(world, list, list === left ? right : left, span);
      return operator === "=" ? same : world.conditions.not(same);
    }
    const [a, b] = [printed(world, left, span), printed(world, right, span)];
    return isUnprinted(a) || isUnprinted(b) ? true : compare(world, a, operator, b, span);
  }
  if (operator === "=") return equalValues(world, left, right, span);
  if (operator === "!=") {
    const { conditions } = world;
    // One of them holds, and not both: what `not` makes of "both, or neither", in fewer steps.
    if (isLiteral(left) && isLiteral(right))
      return conditions.both(
        conditions.either(left, right),
        conditions.either(conditions.not(left), conditions.not(right)),
      );
    const pairing = pairingOf(world, left, right);
    if (pairing !== undefined) {
      refuseTooMany(pairing.pairs, span);
      return conditions.unequal(pairing);
    }
    const differ =
      isCases(left) && isCases(right)
        ? unequalCases(world, left, right)
        : conditions.not(equalValues(world, left, right, span));
    return conditions.allOf([presence(world, left), presence(world, right), differ]);
  }
  return ordered(world, left, operator, right, span);
}

const isLiteral = (value: Value): value is Literal => typeof value === "object" && value.kind === "literal";

function compareKnown(left: Known, operator: Order, right: Known): boolean {
  if (operator === "=") return equal(left, right);
  if (operator === "!=") return !equal(left, right);
  // `none` is neither smaller nor larger than anything.
  return typeof left === "number" && typeof right === "number" && holdsFor(operator, left, right);
}

function equalValues(world: World, left: Value, right: Value, span: Span): Truth {
  if (isTruth(left) && isTruth(right)) return world.conditions.same(left, right);
  if (!isUnknown(left)) return equalsKnown(world, right, left, span);
  if (!isUnknown(right)) return equalsKnown(world, left, right, span);
  // A list is there, whether or not its entries have a value, and equals itself only where they do.
  if (left === right && left.kind !== "entries") return presence(world, left);
  if (isTruth(left) || isTruth(right)) return byCases(world, left, "=", right, span);
  if (left.kind === "choice" && right.kind === "choice") return equalChoices(world, left, right, span);
  if (isScoped(left) && isScoped(right))
    return settled(
      world,
      lift2(world, left, right, (a, b) => equal(a, b), span),
      span,
    );
  const lists = [asEntries(left), asEntries(right)] as const;
  if (lists[0] !== undefined && lists[1] !== undefined) return equalLists(world, lists[0], lists[1], span);
  if (left.kind === "members" && right.kind === "members") return equalSets(world, left, right);
  if (left.kind === "sum" || right.kind === "sum") return compareSums(world, left, "=", right, span);
  if (left.kind === "cases" && right.kind === "cases") return equalCases(world, left, right);
  return compareExtremes(world, left, "=", right, span) ?? byCases(world, left, "=", right, span);
}

/** If both always have a value, each value of one asks the same of the other: that is a clause for each, where "both this, or both that" is a truth for each. */
function equalCases(world: World, left: Cases, right: Cases): Truth {
  const { conditions } = world;
  // Pieces of such a set lie in it.
  if (left.one !== undefined && right.one !== undefined)
    return left.one.set === right.one.set && conditions.both(left.one.there, right.one.there);
  const simple = (one: Cases): boolean => one.total === true && one.cases.every(({ when }) => isPlain(when));
  if (!simple(left) && (simple(right) || left.total !== true) && right.total === true)
    return equalCases(world, right, left);
  if (left.total === true) {
    const wanted = new Map<unknown, Truth>(right.cases.map(({ value, when }) => [keyOf(value), when]));
    return conditions.allOf(
      left.cases.map(({ value, when }) => conditions.implies(when, wanted.get(keyOf(value)) ?? false)),
    );
  }
  // One of them may be one of hundreds, and the other is known: only what that one is is looked up.
  const [few, many] = left.cases.length < right.cases.length ? [left, right] : [right, left];
  const others = whensOf(world, many);
  return conditions.anyOf(
    few.cases.map(({ value, when }) => conditions.both(when, others.get(keyOf(value)) ?? false)),
  );
}

/** "Not both this value", for each that both can have: turned round, clauses of equality would be a choice between conditions. Each of both is there. */
function unequalCases(world: World, left: Cases, right: Cases): Truth {
  const { conditions } = world;
  if (left.one !== undefined && right.one !== undefined)
    return conditions.not(equalCases(world, left, right));
  const [few, many] = left.cases.length < right.cases.length ? [left, right] : [right, left];
  const others = whensOf(world, many);
  const both = few.cases.map(({ value, when }) => [when, others.get(keyOf(value)) ?? false] as const);
  // A clause for each way to have it on the left with each way to have it on the right.
  const clauses = both.reduce((sum, [one, other]) => sum + waysOf(one) * waysOf(other), 0);
  if (clauses > TABLE_SIZE) return conditions.not(equalCases(world, left, right));
  return conditions.allOf(both.map(([one, other]) => conditions.not(conditions.both(one, other))));
}

const waysOf = (truth: Truth): number =>
  typeof truth === "object" && truth.kind === "any-of" ? truth.parts.length : truth === false ? 0 : 1;

/** Values by cases, by the keys of what they can be: found once. */
const whensOfCases = slot(() => new WeakMap<Cases, ReadonlyMap<unknown, Truth>>());

/** The condition on which something has a value, by the key of that value: found once, since the region of a cell is compared with many others. */
function whensOf(world: World, value: Cases): ReadonlyMap<unknown, Truth> {
  const all = inSlot(world, whensOfCases);
  const known = all.get(value);
  if (known !== undefined) return known;
  const whens = new Map<unknown, Truth>();
  for (const { value: one, when } of value.cases) {
    const key = keyOf(one);
    whens.set(key, world.conditions.either(whens.get(key) ?? false, when));
  }
  all.set(value, whens);
  return whens;
}

const isPlain = (when: Truth): boolean =>
  typeof when === "boolean" || when.kind === "literal" || when.kind === "auxiliary";

/** `value = known`; the commonest condition there is. */
function equalsKnown(world: World, value: Value, known: Known, span: Span): Truth {
  if (!isUnknown(value)) return equal(value, known);
  if (isTruth(value)) return typeof known === "boolean" && (known ? value : world.conditions.not(value));
  const key = keyOf(known);
  const passes = (outcome: Known): boolean => outcome === known || keyOf(outcome) === key;
  switch (value.kind) {
    case "choice":
      return world.conditions.literalOfShared(
        value.variable,
        inSlot(world, commonOutcomes).being(value, known),
      );
    case "table":
      return scopedCondition(world, value, passes);
    case "cases":
      return world.conditions.anyOf(value.cases.map((one) => (passes(one.value) ? one.when : false)));
    case "sum":
      return typeof known === "number" && compareSum(world, value, "=", known, span);
    case "machine":
      return machineIs(world, asked(value, "=", known), span, `is ${String(key)}`, passes);
    case "extreme":
      return typeof known === "number" && compareExtreme(world, value, "=", known, span);
    case "members":
      return typeof known === "object" && known.kind === "set" && equalSets(world, value, known);
    case "entries": {
      const list = asEntries(known);
      return list !== undefined && equalLists(world, value, list, span);
    }
    case "runs":
      if (typeof known !== "object" || (known.kind !== "list" && known.kind !== "bag")) return false;
      return runsAre(world, value, known, span);
    default:
      return value satisfies never;
  }
}

/** A condition for each value of either, gathered one by one. */
function equalChoices(world: World, left: Choice, right: Choice, span: Span): Truth {
  const pairing = pairingOfChoices(world, left, right);
  refuseTooMany(pairing.pairs, span);
  return world.conditions.equal(pairing);
}

function refuseTooMany(pairs: Pairing["pairs"], span: Span): void {
  const values = pairs.reduce((sum, { left, right }) => sum + left.length + right.length, 0);
  if (values > CASE_PAIRS) throw tooMany(span, "values that these two can have", CASE_PAIRS);
}

/** The comparison of two different variables. */
export function pairingOf(world: World, left: Value, right: Value): Pairing | undefined {
  if (!isChoice(left)) return undefined;
  if (!isChoice(right) || left.variable === right.variable) return undefined;
  return pairingOfChoices(world, left, right);
}

function pairingOfChoices(world: World, left: Choice, right: Choice): Pairing {
  return {
    left: left.variable,
    right: right.variable,
    pairs: inSlot(world, commonOutcomes).pairs(left, right),
  };
}

const asked = (machine: Machine, operator: Order, known: Known): Machine =>
  (typeof known === "number" ? machine.towards?.(operator, known) : undefined) ?? machine;

type Inequality = Exclude<Order, "=" | "!=">;

function ordered(world: World, left: Value, operator: Inequality, right: Value, span: Span): Truth {
  if (!isUnknown(right)) return typeof right === "number" && orderedKnown(world, left, operator, right, span);
  if (!isUnknown(left))
    return typeof left === "number" && orderedKnown(world, right, mirroredOrder(operator), left, span);
  if (left.kind === "choice" && right.kind === "choice" && left.variable !== right.variable)
    return orderedChoices(world, left, operator, right);
  if (isScoped(left) && isScoped(right))
    return settled(
      world,
      lift2(world, left, right, (a, b) => compareKnown(a, operator, b), span),
      span,
    );
  const extremes = compareExtremes(world, left, operator, right, span);
  if (extremes !== undefined) return extremes;
  if (left.kind === "sum" || right.kind === "sum") return compareSums(world, left, operator, right, span);
  return byCases(world, left, operator, right, span);
}

function mirroredOrder(operator: Inequality): Inequality {
  const order = mirrored[operator];
  return order === "=" || order === "!=" ? operator : order;
}

function orderedKnown(world: World, value: Value, operator: Inequality, amount: number, span: Span): Truth {
  if (!isUnknown(value)) return compareKnown(value, operator, amount);
  if (isTruth(value)) return false;
  const passes = (outcome: Known): boolean => compareKnown(outcome, operator, amount);
  switch (value.kind) {
    case "choice":
      return world.conditions.literal(
        value.variable,
        inSlot(world, commonOutcomes).passing(value, `${operator}${amount}`, passes),
      );
    case "table":
      return scopedCondition(world, value, passes);
    case "cases":
      return world.conditions.anyOf(value.cases.map((one) => (passes(one.value) ? one.when : false)));
    case "sum":
      return compareSum(world, value, operator, amount, span);
    case "machine":
      return machineIs(world, asked(value, operator, amount), span, `${operator} ${amount}`, passes);
    case "extreme":
      return compareExtreme(world, value, operator, amount, span);
    case "members":
    case "entries":
    case "runs":
      throw unforeseen(span, "this comparison");
    default:
      return value satisfies never;
  }
}

function orderedChoices(world: World, left: Choice, operator: Inequality, right: Choice): Truth {
  const { conditions } = world;
  if (operator === ">" || operator === ">=")
    return orderedChoices(world, right, mirroredOrder(operator), left);
  const condition = (choice: Choice, passes: (number: number) => boolean): Truth =>
    scopedCondition(world, choice, (outcome) => typeof outcome === "number" && passes(outcome));
  const values = new Set<number>();
  for (const outcome of left.outcomes) if (typeof outcome === "number") values.add(outcome);
  const clauses: Truth[] = [condition(left, () => true), condition(right, () => true)];
  for (const value of values)
    clauses.push(
      conditions.either(
        condition(left, (number) => number < value),
        condition(right, (number) => holdsFor(operator, value, number)),
      ),
    );
  return conditions.allOf(clauses);
}

function compareSums(world: World, left: Value, operator: Order, right: Value, span: Span): Truth {
  const [a, b] = [sumOf(world, left, span), sumOf(world, right, span)];
  if (a === undefined || b === undefined) return byCases(world, left, operator, right, span);
  return compareSum(world, addScaled(world, a, b, -1), operator, 0, span);
}

/** For each value of that which has fewer: that it is this, and that the other compares with it. */
function byCases(world: World, left: Value, operator: Order, right: Value, span: Span): Truth {
  const { conditions } = world;
  const [a, b] = [world.operators.casesOf(left, span), world.operators.casesOf(right, span)];
  const turned = b.length < a.length;
  const [few, other, order] = turned ? [b, left, mirrored[operator]] : [a, right, operator];
  return conditions.anyOf(
    few.map((one) => conditions.both(one.when, compare(world, other, mirrored[order], one.value, span))),
  );
}
