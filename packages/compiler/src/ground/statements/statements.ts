/** Statements → constraints: quantifiers are expanded, known parts are folded away, and each constraint keeps where it comes from. */

import { binderVariables } from "../../binder-variables.js";
import { onlyAssertion, onlyWhole } from "../../check/walks/of-one.js";
import type { Constraint } from "../../ground.js";
import { oneOrderOf } from "../../normalize/heads/one-order.js";
import { oncePerKey } from "../../once.js";
import type { Expression, ForEachStatement, Statement, StatementOf } from "../../typed.js";
import { Duplicates } from "../conditions/duplicates.js";
import { unlessFault } from "../fault.js";
import { type Alone, forEachStanding } from "../heads/binders.js";
import { withLoops } from "../patterns/loops.js";
import { runsTooLong, type StretchRule } from "../patterns/of-statements/runs-too-long.js";
import { isTakenWhole } from "../patterns/of-statements/whole-statements.js";
import { admitted, matched } from "../patterns/pattern.js";
import { cellIndices } from "../structures/adjectives.js";
import { describeValue, type Truth } from "../value.js";
import { pairingOf } from "../values/compare.js";
import { evaluateNumber, evaluateSet, evaluateTruth } from "../values/evaluate-as.js";
import { standingAt } from "../world/faults.js";
import { spaceOf, withinSpace } from "../world/reading.js";
import { makePart } from "../world/space.js";
import type { World } from "../world/world.js";
import { assert, require, requireEach } from "./assertions.js";
import { CommonAssertions } from "./common-assertions.js";
import { guarded, type HeadFacts, ruleOf, type StatementContext } from "./context.js";
import type { EqualVariables } from "./equal-variables.js";

function readHead(world: World, statement: ForEachStatement): HeadFacts {
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
  said = new Duplicates(),
): void {
  const context: StatementContext = {
    world,
    constraints,
    equal,
    rule: undefined,
    guard: true,
    onData: false,
    headOf: oncePerKey((statement) => readHead(world, statement)),
    said,
    alike: new CommonAssertions(),
  };
  for (const statement of statements) {
    world.budget.during = statement.span;
    expandAll(context, [statement]);
  }
}

function expandAll(context: StatementContext, statements: readonly Statement[]): void {
  for (const statement of statements)
    try {
      expand(context, statement);
    } catch (thrown) {
      context.world.log.note(thrown);
    }
}

/** The one family that a head is about, where there is none of it: blocks larger than the board, regions without a map, links of places that have no neighbours. */
function nothingSpokenOf(
  world: World,
  { binders }: ForEachStatement,
): { readonly of: "blocks" | "regions" | "links"; readonly name: string } | undefined {
  const [first] = binders;
  const isOfLinks = first?.kind === "in" && first.set.kind === "all-of" && first.set.sort.kind === "link";
  if (isOfLinks && world.space?.board.named !== undefined) return { of: "links", name: "link" };
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

function expand(context: StatementContext, statement: Statement): void {
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

function expandForEach(context: StatementContext, statement: ForEachStatement): void {
  const { world } = context;
  if (context.guard === true && isTakenWhole(world, statement, ruleOf(context))) return;
  const { stretches, oneOrder, variables } = context.headOf(statement);
  if (stretches !== undefined && expandStretches(context, stretches)) return;
  const onData = context.onData || world.facts.readsData(statement.binders);
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

/** False where the body is not known of every run. */
function expandStretches(context: StatementContext, rule: StretchRule): boolean {
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
function saidAlone(
  context: StatementContext,
  body: readonly Statement[],
  spoken: () => void,
): AskedAlone | undefined {
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
function expandBranches(context: StatementContext, { branches, otherwise }: StatementOf<"if">): void {
  const { conditions, facts } = context.world;
  const onData = context.onData || facts.readsData(branches);
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
