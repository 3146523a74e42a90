/** Statements → constraints: quantifiers are expanded, known parts are folded away, and each constraint keeps where it comes from. */
import type { Constraint, Origin } from "../ground.js";
import type { Expression, Statement } from "../typed.js";
import { cellIndices } from "./adjectives.js";
import { forEachStanding } from "./binders.js";
import { describeCode } from "./codes.js";
import { nounOf } from "./describe.js";
import { notBuilt, standingAt } from "./faults.js";
import { evaluateKnownTruth, evaluateSet, evaluateTruth } from "./narrow.js";
import { countsOfEach } from "./quantity.js";
import { makePart } from "./space.js";
import { anyOf, negated } from "./truths.js";
import type { Truth, UnknownTruth } from "./value.js";
import { layerTable, spaceOf, type World } from "./world.js";

interface Context {
  readonly world: World;
  readonly constraints: Constraint[];
  readonly rule?: string;
  /** What must hold for the statements here to be spoken at all. */
  readonly guard: UnknownTruth | true;
}

export function expandStatements(
  world: World,
  statements: readonly Statement[],
  constraints: Constraint[],
): void {
  expandAll({ world, constraints, guard: true }, statements);
}

function expandAll(context: Context, statements: readonly Statement[]): void {
  for (const statement of statements) context.world.log.guard(() => expand(context, statement));
}

function expand(context: Context, statement: Statement): void {
  const { world } = context;
  switch (statement.kind) {
    case "rule":
      expandAll({ ...context, rule: statement.title }, statement.body);
      return;
    case "for-each": {
      const height = world.standing.length;
      for (const binder of statement.binders)
        if (binder.kind === "in") world.standing.push(binder.variable);
        else world.standing.push(binder.first, binder.second);
      try {
        forEachStanding(world, statement.binders, (guard) =>
          expandAll(guard === true ? context : guarded(context, guard, statement), statement.body),
        );
      } finally {
        world.standing.length = height;
      }
      return;
    }
    case "if":
      for (const { condition, body } of statement.branches)
        if (evaluateKnownTruth(world, condition)) {
          expandAll(context, body);
          return;
        }
      expandAll(context, statement.otherwise);
      return;
    case "inside": {
      const whole = spaceOf(world, statement.set);
      const { lets } = world;
      world.space = makePart(
        whole,
        cellIndices(evaluateSet(world, statement.set), statement.set),
        world.nextFamilyId,
      );
      world.lets = new Map();
      try {
        expandAll(context, statement.body);
      } finally {
        world.space = whole;
        world.lets = lets;
      }
      return;
    }
    case "assert":
      assert(context, statement.expression);
      return;
    default:
      statement satisfies never;
  }
}

function guarded(context: Context, guard: UnknownTruth, statement: Statement): Context {
  if (context.guard !== true) throw notBuilt(statement.span, "a condition inside another");
  return { ...context, guard };
}

function assert(context: Context, expression: Expression): void {
  const { world } = context;
  if (expression.kind === "quantity") {
    if (expression.ofEach !== undefined) {
      const { layer } = layerTable(world, expression.ofEach.layer);
      for (const { value, truth } of countsOfEach(world, expression, expression.ofEach))
        require(context, expression, truth, describeCode(layer, value));
      return;
    }
    require(context, expression, evaluateTruth(world, expression), nounOf(world, expression));
    return;
  }
  if (expression.kind === "logic" && expression.operator === "and" && context.guard === true) {
    // Each part by itself, so that each keeps its own place. What stands left guards what stands right.
    if (evaluateTruth(world, expression.left) === false) {
      require(context, expression.left, false, undefined);
      return;
    }
    assert(context, expression.left);
    assert(context, expression.right);
    return;
  }
  require(context, expression, evaluateTruth(world, expression), undefined);
}

function require(context: Context, expression: Expression, truth: Truth, what: string | undefined): void {
  const { world, guard } = context;
  const wanted =
    guard === true ? truth : anyOf(world, [negated(world, guard, expression.span), truth], expression.span);
  if (wanted === true) return;
  const at = standingAt(world);
  const origin: Origin = {
    span: expression.span,
    ...(context.rule === undefined ? {} : { rule: context.rule }),
    at,
    ...(what === undefined ? {} : { what }),
  };
  add(context, wanted, origin);
}

function add(context: Context, truth: Truth, origin: Origin): void {
  if (truth === true) return;
  // Nothing can make it hold: a count that no term can satisfy says so, and gives the reason.
  if (truth === false) {
    context.constraints.push({ kind: "count", terms: [], ranges: [[1, 1]], origin });
    return;
  }
  switch (truth.kind) {
    case "literal":
      context.constraints.push({
        kind: "count",
        terms: [{ variable: truth.variable, values: truth.values }],
        ranges: [[1, 1]],
        origin,
      });
      return;
    case "all-of":
      for (const part of truth.parts) add(context, part, origin);
      return;
    case "counted":
      context.constraints.push({ kind: "count", terms: truth.terms, ranges: truth.ranges, origin });
      return;
    default:
      truth satisfies never;
  }
}
