/** What rules assert, as constraints: each part by itself, behind its guard, with the place that it comes from. */

import { constantTruth } from "../../check/logic/constants.js";
import type { Condition } from "../../condition.js";
import type { Constraint, Origin, Term } from "../../ground.js";
import { isFoundGraph } from "../../normalize/rule-facts.js";
import { withMore } from "../../origins.js";
import type { Ranges } from "../../ranges.js";
import { MANY_CONDITIONS } from "../../thresholds.js";
import type { Comparison, Expression, ExpressionOf } from "../../typed.js";
import { describeCode } from "../codes.js";
import type { Duplicates } from "../conditions/duplicates.js";
import { countIn, countsOfEach } from "../expressions/quantity.js";
import { graphRule } from "../graphs/graph-rules.js";
import { forEachElementInside } from "../heads/by-element.js";
import { graphParts } from "../structures/graph-parts.js";
import { isUnprinted, type Truth, type UnknownTruth, type UnprintedValue, type Value } from "../value.js";
import { evaluateTruth } from "../values/evaluate-as.js";
import { unprintedClues } from "../values/unprinted/unprinted.js";
import { SpokenHere } from "../world/faults.js";
import { layerTable } from "../world/reading.js";
import { inSlot } from "../world/slots.js";
import { guarded, ruleOf, type StatementContext } from "./context.js";
import { nounOf } from "./describe.js";
import { whyNever } from "./why-never.js";

/** `asked`: what it was found to be where it stands, if that was asked already. */
export function assert(context: StatementContext, expression: Expression, asked?: Truth): void {
  const { world, guard } = context;
  if (guard === false) return;
  if (world.auxiliaries.held.has(expression)) {
    if (!context.onData) world.remarks.holdsAnyway(expression, context.rule);
    return;
  }
  if (expression.kind === "logic") {
    assertLogic(context, expression, asked);
    return;
  }
  if (isFoundGraph(expression)) {
    const origin = originOf(context, expression, undefined);
    const rule = graphRule(expression, graphParts(world, expression), guard, origin);
    if (rule !== undefined) {
      if (rule !== "nothing") context.constraints.push(rule);
      return;
    }
  }
  assertWhole(context, expression, asked);
}

/** If the element inside is to be found, the statement is made for each element that it can be. */
function assertWhole(context: StatementContext, expression: Expression, asked?: Truth): void {
  const { world } = context;
  forEachElementInside(world, expression, (when) => {
    const here = when === true ? context : guarded(context, when);
    if (here.guard === false) return;
    if (expression.kind === "quantity") assertQuantity(here, expression);
    else if (
      expression.kind !== "compare" ||
      !world.facts.mayBeClue(expression) ||
      !assertPrinted(here, expression)
    ) {
      const known = when === true ? asked : undefined;
      require(here, expression, known ?? context.alike.truthOf(world, expression), undefined);
    }
  });
}

function assertQuantity(context: StatementContext, expression: ExpressionOf<"quantity">): void {
  const { world } = context;
  if (expression.ofEach === undefined) {
    if (assertUnprinted(context, expression)) return;
    require(context, expression, evaluateTruth(world, expression), nounOf(world, expression));
    return;
  }
  const { layer } = layerTable(world, expression.ofEach.layer);
  for (const { value, truth } of countsOfEach(world, expression, expression.ofEach, context.guard === true))
    require(context, expression, truth, describeCode(layer, value));
}

/** Each part by itself, so that each keeps its own place. The left part guards the right one. */
function assertLogic(context: StatementContext, expression: ExpressionOf<"logic">, asked?: Truth): void {
  const { world } = context;
  switch (expression.operator) {
    case "and": {
      const left = truthOfLeft(context, expression.left);
      if (left === false) {
        require(context, expression.left, false, undefined);
        return;
      }
      assert(context, expression.left, left);
      assert(context, expression.right);
      return;
    }
    case "implies": {
      const guard = evaluateTruth(world, expression.left);
      if (guard !== false) assert(guarded(context, guard), expression.right);
      return;
    }
    case "or": {
      // The rest is the guard of a property of a graph, or of what equals a clue: neither becomes a truth of its own.
      const [open, other] = world.facts.isSaidUnderGuard(expression.left)
        ? [expression.left, expression.right]
        : [expression.right, expression.left];
      if (!world.facts.isSaidUnderGuard(open)) break;
      const guard = world.conditions.not(evaluateTruth(world, other));
      if (guard !== false) assert(guarded(context, guard), open);
      return;
    }
    default:
      expression.operator satisfies never;
  }
  assertWhole(context, expression, asked);
}

/**
 * The left operand of an `and`; undefined where that is not asked as a whole. Properties of graphs that are asserted are not asked for as truths,
 * which costs more.
 */
function truthOfLeft(context: StatementContext, expression: Expression): Truth | undefined {
  if (isFoundGraph(expression) || context.world.auxiliaries.held.has(expression)) return undefined;
  if (expression.kind === "logic" && expression.operator === "and") {
    const isFalse =
      truthOfLeft(context, expression.left) === false || truthOfLeft(context, expression.right) === false;
    return isFalse ? false : undefined;
  }
  return context.alike.truthOf(context.world, expression);
}

/** `value = c.clue` where the clue is `?`: there is such a number, but it is the same wherever this clue is spoken of. */
function assertPrinted(context: StatementContext, expression: Comparison): boolean {
  const { world } = context;
  const { left, right } = expression;
  // Derived values can cost much, and are no clues; nor is a value that is printed wherever it is.
  for (const [side, other] of [
    [left, right],
    [right, left],
  ] as const) {
    if (world.facts.isAlwaysPrinted(side)) continue;
    const clue = world.evaluateAsPrinted(world, side);
    if (!isUnprinted(clue)) continue;
    assertEquals(context, expression, clue, world.evaluateAsPrinted(world, other));
    return true;
  }
  return false;
}

/** `exactly c.clue shaded in …` where the clue is `?`. */
function assertUnprinted(context: StatementContext, expression: ExpressionOf<"quantity">): boolean {
  const [amount, another] = expression.amounts;
  if (amount === undefined || another !== undefined || amount.from !== amount.to) return false;
  if (expression.bound !== "exactly") return false;
  const clue = context.world.evaluateAsPrinted(context.world, amount.from);
  if (!isUnprinted(clue)) return false;
  const counted = countIn(context.world, expression);
  if (counted === undefined) return false;
  assertEquals(context, expression, clue, counted);
  return true;
}

function assertEquals(
  context: StatementContext,
  expression: Expression,
  clue: UnprintedValue,
  value: Value,
): void {
  const { world } = context;
  const origin = originOf(context, expression, undefined);
  for (const { truth, guard } of inSlot(world, unprintedClues).equals(
    world,
    clue,
    value,
    context.guard,
    expression.span,
  ))
    add(context, world.conditions.implies(guard, truth), origin);
}

export function require(
  context: StatementContext,
  expression: Expression,
  truth: Truth,
  what: string | undefined,
  at?: readonly string[],
): void {
  const { world, guard } = context;
  if (guard === false) return;
  if (truth === true) {
    if (!context.onData) world.remarks.holdsAnyway(expression, context.rule);
    return;
  }
  world.remarks.rulesOut(expression);
  if (guard === true && truth === false) {
    refuse(context, expression, originOf(context, expression, what, at));
    return;
  }
  let origin: Origin | undefined;
  for (const asked of world.conditions.eachWhere(guard, truth)) {
    // Before its origin is worked out, which costs more than to ask.
    if (asked === true || (asked !== false && context.said.has(asked))) continue;
    origin ??= originOf(context, expression, what, at);
    add(context, asked, origin);
  }
}

/** All of them, which are said of values one by one; nothing guards them. */
export function requireEach(
  context: StatementContext,
  expression: Expression,
  truths: readonly Truth[],
): void {
  if (truths.includes(false)) {
    require(context, expression, false, undefined);
    return;
  }
  context.world.remarks.rulesOut(expression);
  const origin = originOf(context, expression, undefined);
  for (const truth of truths) add(context, truth, origin);
}

/** A condition that is false as written has been reported by the checker. */
function refuse(context: StatementContext, expression: Expression, origin: Origin): void {
  const why = whyNever(context.world, expression);
  const whole = why === undefined ? origin : withMore(origin, { why });
  if (constantTruth(expression) === undefined) context.world.remarks.neverHolds(whole);
  context.constraints.push(impossible(whole));
}

/** A count that no term can satisfy says so, and gives the reason. */
const impossible = (origin: Origin): Constraint => ({
  kind: "count",
  terms: [],
  ranges: [[1, 1]],
  origin: withMore(origin, { never: true }),
});

function originOf(
  context: StatementContext,
  expression: Expression,
  what: string | undefined,
  at?: readonly string[],
): Origin {
  if (at === undefined) return new SpokenHere(context.world, expression.span, context.rule, what);
  return {
    span: expression.span,
    ...ruleOf(context),
    at,
    ...(what === undefined ? {} : { what }),
  };
}

/** Counts of literals are the core of exact cover, and stay counts; "one of these at least" is one too. */
function add(context: StatementContext, truth: Truth, origin: Origin): void {
  if (truth === true) return;
  const { constraints, world } = context;
  if (truth === false) {
    world.remarks.neverHolds(origin);
    constraints.push(impossible(origin));
    return;
  }
  if (context.said.has(truth)) return;
  context.said.add(truth);
  const simpler = isMadeOfMany(truth) ? withoutRefused(context, truth) : truth;
  if (simpler !== truth) {
    add(context, simpler, origin);
    return;
  }
  switch (truth.kind) {
    case "literal":
      constraints.push({ kind: "count", terms: [truth], ranges: [[1, 1]], origin });
      return;
    case "all-of":
      if (truth.pairing !== undefined && context.equal?.follows(truth.pairing) === true) return;
      for (const part of truth.parts) add(context, part, origin);
      return;
    case "counted":
    case "any-of": {
      const terms = truth.parts;
      if (!areTerms(terms)) {
        const choice = truth.kind === "any-of" ? world.conditions.simplerChoice(truth) : truth;
        if (choice === truth) break;
        add(context, choice, origin);
        return;
      }
      const ranges: Ranges = truth.kind === "counted" ? truth.ranges : [[1, terms.length]];
      constraints.push({ kind: "count", terms, ranges, origin });
      return;
    }
    case "auxiliary":
    case "candidate":
    case "placement":
    case "weighed":
    case "chain":
      break;
    default:
      truth satisfies never;
  }
  world.budget.keep(1);
  constraints.push({ kind: "holds", condition: truth, origin });
}

type AnyOf = Extract<UnknownTruth, { kind: "any-of" }>;

const isMany = (part: Condition): part is Extract<Condition, { kind: "all-of" }> =>
  part.kind === "all-of" &&
  part.pairing === undefined &&
  part.parts.length >= MANY_CONDITIONS &&
  part.parts[0]?.kind !== "any-of";

function isMadeOfMany(truth: UnknownTruth): truth is AnyOf {
  if (truth.kind !== "any-of") return false;
  for (const part of truth.parts) if (part.kind === "all-of" && isMany(part)) return true;
  return false;
}

/**
 * "This, or that, or none of these", where "this, or one of these" was said before, is "this, or that": a clause, and not one for each of these.
 */
function withoutRefused({ world: { conditions }, said }: StatementContext, truth: AnyOf): Truth {
  const refused = truth.parts.find((part) => {
    if (!isMany(part)) return false;
    const opposite = conditions.not(part);
    const isSaid = (other: Truth): boolean => typeof other === "object" && said.has(other);
    if (isSaid(opposite)) return true;
    // Looked at before it is made: there are as many of them as pairs of long conditions.
    if (!isAmongMany(said, opposite)) return false;
    return truth.parts.some(
      (other) => other !== part && said.isAmongMany(other) && isSaid(conditions.either(other, opposite)),
    );
  });
  return refused === undefined ? truth : conditions.anyOf(truth.parts.filter((part) => part !== refused));
}

const isAmongMany = (said: Duplicates, truth: Truth): boolean =>
  typeof truth === "object" && truth.kind === "any-of" && truth.parts.every((part) => said.isAmongMany(part));

function areTerms(parts: readonly UnknownTruth[]): parts is readonly (UnknownTruth & Term)[] {
  for (const part of parts) if (part.kind !== "literal") return false;
  return true;
}
