/** Statements → constraints: quantifiers are expanded, known parts are folded away, and each constraint keeps where it comes from. */

import { binderVariables } from "../../binder-variables.js";
import { constantTruth } from "../../check/logic/constants.js";
import { onlyAssertion, onlyWhole } from "../../check/walks/of-one.js";
import { layerRead, someWithin } from "../../check/walks/some-within.js";
import type { Condition } from "../../condition.js";
import type { Constraint, Origin, Term } from "../../ground.js";
import { oncePerKey } from "../../once.js";
import { withMore } from "../../origins.js";
import type { Ranges } from "../../ranges.js";
import { MANY_CONDITIONS } from "../../thresholds.js";
import type {
  Comparison,
  Expression,
  ExpressionOf,
  ForEachStatement,
  Statement,
  StatementOf,
  TypedPuzzle,
  VariableId,
} from "../../typed.js";
import { describeCode } from "../codes.js";
import { Duplicates } from "../conditions/duplicates.js";
import { countIn, countsOfEach } from "../expressions/quantity.js";
import { unlessFault } from "../fault.js";
import { graphRule } from "../graphs/graph-rules.js";
import { type Alone, forEachStanding } from "../heads/binders.js";
import { forEachElementInside } from "../heads/by-element.js";
import { type OneOrder, oneOrderOf } from "../heads/one-order.js";
import { withLoops } from "../patterns/loops.js";
import { runsTooLong, type StretchRule } from "../patterns/of-statements/runs-too-long.js";
import { isTakenWhole } from "../patterns/of-statements/whole-statements.js";
import { admitted, matched } from "../patterns/pattern.js";
import { cellIndices } from "../structures/adjectives.js";
import { graphParts } from "../structures/graph-parts.js";
import {
  describeValue,
  isUnprinted,
  type Truth,
  type UnknownTruth,
  type UnprintedValue,
  type Value,
} from "../value.js";
import { pairingOf } from "../values/compare.js";
import { evaluateNumber, evaluateSet, evaluateTruth } from "../values/evaluate-as.js";
import { unprintedClues } from "../values/unprinted/unprinted.js";
import { SpokenHere, standingAt } from "../world/faults.js";
import { layerTable, spaceOf, withinSpace } from "../world/reading.js";
import { inSlot } from "../world/slots.js";
import { makePart } from "../world/space.js";
import type { World } from "../world/world.js";
import { CommonAssertions } from "./common-assertions.js";
import { nounOf } from "./describe.js";
import type { EqualVariables } from "./equal-variables.js";
import { whyNever } from "./why-never.js";

interface Context {
  readonly world: World;
  readonly constraints: Constraint[];
  readonly rule: string | undefined;
  /** The condition on which the statements here are spoken at all. */
  readonly guard: Truth;
  /** Heads or conditions around read givens or parameters. */
  readonly onData: boolean;
  readonly headOf: (statement: ForEachStatement) => Head;
  /** A sentence need not be said twice: of a link in both orders, of two heads that meet. */
  readonly said: Duplicates;
  /** Undefined where nothing is left out because it follows from others. */
  readonly equal: EqualVariables | undefined;
  readonly alike: CommonAssertions;
  /** Whether a side of it may be a `?`. */
  readonly mayBeClue: (comparison: Comparison) => boolean;
}

/** The facts about a `for each` that its tree alone tells; it may be spoken many times. */
interface Head {
  readonly stretches: StretchRule | undefined;
  readonly oneOrder: OneOrder;
  readonly variables: readonly VariableId[];
}

function readHead(world: World, statement: ForEachStatement): Head {
  return {
    stretches: matched(world, runsTooLong, statement, undefined),
    oneOrder: oneOrderOf(world.puzzle, statement.binders, statement.body),
    variables: binderVariables(statement.binders),
  };
}

export function expandStatements(
  world: World,
  statements: readonly Statement[],
  constraints: Constraint[],
  equal?: EqualVariables,
): void {
  const context: Context = {
    world,
    constraints,
    equal,
    rule: undefined,
    guard: true,
    onData: false,
    headOf: oncePerKey((statement) => readHead(world, statement)),
    said: new Duplicates(),
    alike: new CommonAssertions(world.puzzle),
    mayBeClue: oncePerKey((comparison) => mayBeClue(world.puzzle, comparison)),
  };
  for (const statement of statements) {
    world.budget.during = statement.span;
    expandAll(context, [statement]);
  }
}

function expandAll(context: Context, statements: readonly Statement[]): void {
  for (const statement of statements)
    try {
      expand(context, statement);
    } catch (thrown) {
      context.world.log.note(thrown);
    }
}

/** The one family that a head is about, where there is none of it: blocks larger than the board, regions without a map. */
function nothingSpokenOf(
  world: World,
  { binders }: ForEachStatement,
): { readonly of: "blocks" | "regions"; readonly name: string } | undefined {
  const binder = onlyWhole(binders);
  if (binder?.set.kind !== "all-of") return undefined;
  const { sort } = binder.set;
  if (sort.kind === "block")
    return {
      of: "blocks",
      name: `block ${evaluateNumber(world, sort.height)} x ${evaluateNumber(world, sort.width)}`,
    };
  const layer = sort.kind === "of-layer" ? world.puzzle.layers[sort.layer] : undefined;
  return layer?.role === "given" && layer.domain.kind === "region"
    ? { of: "regions", name: layer.name }
    : undefined;
}

function expand(context: Context, statement: Statement): void {
  const { world } = context;
  if (world.auxiliaries.taken.has(statement)) return;
  switch (statement.kind) {
    case "rule":
      expandAll({ ...context, rule: statement.title }, statement.body);
      return;
    case "for-each":
      expandForEach(context, statement);
      return;
    case "if":
      expandBranches(context, statement);
      return;
    case "inside": {
      const part = makePart(
        spaceOf(world, statement.set),
        cellIndices(evaluateSet(world, statement.set), statement.set),
        world.nextFamilyId,
      );
      const space = context.guard === true ? withLoops(part, statement.body) : part;
      withinSpace(world, space, () => expandAll(context, statement.body));
      return;
    }
    case "assert":
      assert(context, statement.expression);
      return;
    default:
      statement satisfies never;
  }
}

function expandForEach(context: Context, statement: ForEachStatement): void {
  const { world } = context;
  if (context.guard === true && isTakenWhole(world, statement, ruleOf(context))) return;
  const { stretches, oneOrder, variables } = context.headOf(statement);
  if (stretches !== undefined && expandStretches(context, stretches)) return;
  const onData = context.onData || world.remarks.readsData(statement.binders);
  const within = onData === context.onData ? context : { ...context, onData };
  const around = world.standing;
  let spoken = false;
  world.standing = [...around, ...variables];
  const alone = saidAlone(within, statement.body, () => {
    spoken = true;
  });
  const expandBody = (guard: Exclude<Truth, false>): void => {
    spoken = true;
    const asked = alone?.asked();
    if (alone === undefined || asked === undefined) expandAll(guarded(within, guard), statement.body);
    else world.log.guard(() => assert(guarded(within, guard), alone.expression, asked));
  };
  try {
    forEachStanding(world, statement.binders, expandBody, { alone: alone?.ask, oneOrder });
  } finally {
    world.standing = around;
  }
  if (spoken) {
    world.remarks.foundSomething(statement);
    return;
  }
  const nothing =
    around.length === 0 && context.guard === true ? nothingSpokenOf(world, statement) : undefined;
  if (!onData || nothing !== undefined) world.remarks.foundNothing(statement, context.rule, nothing);
}

/** For origins. */
const ruleOf = ({ rule }: Context): { readonly rule?: string } => (rule === undefined ? {} : { rule });

/** False where the body is not known of every run. */
function expandStretches(context: Context, rule: StretchRule): boolean {
  const { world } = context;
  const broken = admitted(world, runsTooLong, rule, undefined, [rule.body]);
  if (broken === undefined) return false;
  for (const { run, truth } of broken) {
    const at = [...standingAt(world), describeValue(run)];
    require(context, rule.body, truth, undefined, at);
  }
  return true;
}

/**
 * A body of one simple condition needs no filter where it is known to hold; and beside "these two are equal" as filter it is said of the values
 * that it does not allow, without a condition for the equality. A clue that cannot be asked without its guard is asked with it.
 */
function saidAlone(context: Context, body: readonly Statement[], spoken: () => void): AskedAlone | undefined {
  const { world } = context;
  const only = onlyAssertion(body);
  if (only === undefined || only.expression.kind !== "compare") return undefined;
  const { expression } = only;
  if (!expression.left.known && !expression.right.known) return undefined;
  let asked: Truth | undefined;
  const ask: Alone = (filter, certain) => {
    const truth = truthWithoutGuard(world, expression);
    asked = truth;
    if (truth === true) {
      // It holds whether the filter does or not.
      spoken();
      if (!context.onData) world.remarks.holdsAnyway(expression, context.rule);
      return true;
    }
    if (!certain || context.guard !== true || truth === undefined) return false;
    if (typeof truth === "object" && truth.kind !== "literal") return false;
    if (filter.kind !== "compare" || filter.operator !== "=") return false;
    const pairing = pairingOf(world, world.evaluate(world, filter.left), world.evaluate(world, filter.right));
    const refused = pairing === undefined ? undefined : world.conditions.refusedWhereEqual(pairing, truth);
    if (pairing === undefined || refused === undefined) return false;
    if (refused.some((each) => each !== true)) {
      spoken();
      requireEach(context, expression, refused);
      return true;
    }
    // No value that both may have is one that it does not allow. A value that may be a clue is asked with its guard all the same.
    if (expression.operator === "=") return false;
    if (pairing.pairs.some(({ right }) => right.length > 0)) {
      spoken();
      world.remarks.rulesOut(expression);
    }
    return true;
  };
  // A filter is asked alone just before the body it guards, or not at all.
  return { expression, ask, asked: () => asked };
}

interface AskedAlone {
  /** The only one of the body. */
  readonly expression: Expression;
  readonly ask: Alone;
  /** The result for the binding that was asked about last; undefined where it was not asked, or cannot be without its guard. */
  readonly asked: () => Truth | undefined;
}

/** Returns undefined if it cannot be asked. */
const truthWithoutGuard = (world: World, expression: Expression): Truth | undefined =>
  unlessFault(() => evaluateTruth(world, expression));

/** If the conditions of branches are to be found, a branch applies if its own condition holds and none before it. */
function expandBranches(context: Context, { branches, otherwise }: StatementOf<"if">): void {
  const { conditions, remarks } = context.world;
  const onData = context.onData || remarks.readsData(branches);
  const within = onData === context.onData ? context : { ...context, onData };
  let open: Truth = true;
  for (const { condition, body } of branches) {
    const truth = evaluateTruth(context.world, condition);
    const here = conditions.both(open, truth);
    if (here !== false) expandAll(here === true ? within : guarded(within, here), body);
    open = conditions.both(open, conditions.not(truth));
    if (open === false) return;
  }
  expandAll(guarded(within, open), otherwise);
}

function guarded(context: Context, guard: Exclude<Truth, false>): Context {
  if (guard === true) return context;
  const { world, constraints, rule, onData, headOf, said, equal, alike, mayBeClue } = context;
  // Nothing is said where the guards exclude each other. Each by its name: this is made for each binding of a set that is to be found.
  const both = world.conditions.both(context.guard, guard);
  return { world, constraints, rule, guard: both, onData, headOf, said, equal, alike, mayBeClue };
}

/** `asked`: what it was found to be where it stands, if that was asked already. */
function assert(context: Context, expression: Expression, asked?: Truth): void {
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
  if (expression.kind === "graph" && !expression.known) {
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
function assertWhole(context: Context, expression: Expression, asked?: Truth): void {
  const { world } = context;
  forEachElementInside(world, expression, (when) => {
    const here = when === true ? context : guarded(context, when);
    if (here.guard === false) return;
    if (expression.kind === "quantity") assertQuantity(here, expression);
    else if (
      expression.kind !== "compare" ||
      !here.mayBeClue(expression) ||
      !assertPrinted(here, expression)
    ) {
      const known = when === true ? asked : undefined;
      require(here, expression, known ?? context.alike.truthOf(world, expression), undefined);
    }
  });
}

function assertQuantity(context: Context, expression: ExpressionOf<"quantity">): void {
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
function assertLogic(context: Context, expression: ExpressionOf<"logic">, asked?: Truth): void {
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
      const [open, other] = isSaidUnderGuard(context, expression.left)
        ? [expression.left, expression.right]
        : [expression.right, expression.left];
      if (!isSaidUnderGuard(context, open)) break;
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
function truthOfLeft(context: Context, expression: Expression): Truth | undefined {
  if (isGraph(expression) || context.world.auxiliaries.held.has(expression)) return undefined;
  if (expression.kind === "logic" && expression.operator === "and") {
    const isFalse =
      truthOfLeft(context, expression.left) === false || truthOfLeft(context, expression.right) === false;
    return isFalse ? false : undefined;
  }
  return context.alike.truthOf(context.world, expression);
}

const isGraph = (expression: Expression): boolean => expression.kind === "graph" && !expression.known;

/** A clue that is not printed is a number only where it is asserted (`assertPrinted`); a truth would need all that it can be. */
const isSaidUnderGuard = (context: Context, expression: Expression): boolean =>
  isGraph(expression) ||
  (expression.kind === "compare" && !expression.known && context.mayBeClue(expression));

/** True if one side may be a clue: counts, sizes and calculated values are not, and need not be evaluated to see that. */
/** Where something in it is read from a layer that has such. */
const mayBeClue = ({ lets, layers }: TypedPuzzle, { operator, left, right }: Comparison): boolean =>
  operator === "=" &&
  [left, right].some(
    (side) =>
      !isWorkedOut(side) &&
      someWithin(lets, side, (part) => {
        const layer = layerRead(part);
        return layer !== undefined && layers[layer]?.orUnprinted === true;
      }),
  );

const isWorkedOut = (expression: Expression): boolean =>
  expression.kind === "number" ||
  expression.kind === "arithmetic" ||
  (expression.kind === "aggregate" && expression.aggregate === "count") ||
  (expression.kind === "attribute" && expression.attribute === "size");

const isAlwaysPrinted = ({ puzzle }: World, expression: Expression): boolean =>
  (expression.kind === "layer" || expression.kind === "shared") &&
  puzzle.layers[expression.layer]?.orUnprinted !== true;

/** `value = c.clue` where the clue is `?`: there is such a number, but it is the same wherever this clue is spoken of. */
function assertPrinted(context: Context, expression: Comparison): boolean {
  const { world } = context;
  const { left, right } = expression;
  // Derived values can cost much, and are no clues; nor is a value that is printed wherever it is.
  for (const [side, other] of [
    [left, right],
    [right, left],
  ] as const) {
    if (isWorkedOut(side) || isAlwaysPrinted(world, side)) continue;
    const clue = world.evaluateAsPrinted(world, side);
    if (!isUnprinted(clue)) continue;
    assertEquals(context, expression, clue, world.evaluateAsPrinted(world, other));
    return true;
  }
  return false;
}

/** `exactly c.clue shaded in …` where the clue is `?`. */
function assertUnprinted(context: Context, expression: ExpressionOf<"quantity">): boolean {
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

function assertEquals(context: Context, expression: Expression, clue: UnprintedValue, value: Value): void {
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

function require(
  context: Context,
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
function requireEach(context: Context, expression: Expression, truths: readonly Truth[]): void {
  if (truths.includes(false)) {
    require(context, expression, false, undefined);
    return;
  }
  context.world.remarks.rulesOut(expression);
  const origin = originOf(context, expression, undefined);
  for (const truth of truths) add(context, truth, origin);
}

/** A condition that is false as written has been reported by the checker. */
function refuse(context: Context, expression: Expression, origin: Origin): void {
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
  context: Context,
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
function add(context: Context, truth: Truth, origin: Origin): void {
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
      if (!areTerms(terms)) break;
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
function withoutRefused({ world: { conditions }, said }: Context, truth: AnyOf): Truth {
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
