/**
 * The facts that a guard to the left establishes: that a layer has a value at an element, or that its clue is printed. Facts are about expressions as
 * written: `c.right` guarded is `c.right` read, not another name of the same cell.
 */
import type { Aggregate, Expression, LayerId, VariableId } from "../../typed.js";

export type Facts = ReadonlySet<string>;
export const noFacts: Facts = new Set();

function hasFact(layer: LayerId, element: Expression): string | undefined {
  const key = factKey(element);
  return key === undefined ? undefined : `has ${layer} ${key}`;
}

/** The condition that what is read is not none: a layer, or what a `let` says of something. */
export function valueFact(read: Expression): string | undefined {
  if (read.kind === "layer") return hasFact(read.layer, read.element);
  return read.kind === "let" ? factKey(read) : undefined;
}

export function printedFact(layer: LayerId, element: Expression): string | undefined {
  const key = factKey(element);
  return key === undefined ? undefined : `printed ${layer} ${key}`;
}

/** The facts that follow if the condition is `truth`. */
export function factsOf(condition: Expression, truth = true): Facts {
  const facts = new Set<string>();
  collect(condition, truth, facts);
  return facts;
}

function collect(condition: Expression, truth: boolean, facts: Set<string>): void {
  switch (condition.kind) {
    case "not":
      collect(condition.operand, !truth, facts);
      return;
    case "logic":
      if (condition.operator === (truth ? "and" : "or")) {
        collect(condition.left, truth, facts);
        collect(condition.right, truth, facts);
      } else if (condition.operator === "implies" && !truth) {
        collect(condition.left, true, facts);
        collect(condition.right, false, facts);
      }
      return;
    case "has":
    case "layer":
      if (truth) add(facts, hasFact(condition.layer, condition.element));
      return;
    case "is-printed":
      if (truth) {
        add(facts, hasFact(condition.layer, condition.element));
        add(facts, printedFact(condition.layer, condition.element));
      }
      return;
    case "aggregate":
      if (truth && condition.aggregate === "some") addDerived(facts, condition);
      return;
    case "same":
      if (truth) for (const side of [condition.left, condition.right]) addValue(facts, side);
      return;
    case "compare":
      if (condition.operator === "=" && truth) {
        if (condition.left.kind !== "none" && condition.left.type.kind !== "optional") {
          addValue(facts, condition.right);
        }
        if (condition.right.kind !== "none" && condition.right.type.kind !== "optional") {
          addValue(facts, condition.left);
        }
      }
      if (condition.operator === (truth ? "!=" : "=")) {
        if (condition.left.kind === "none") addValue(facts, condition.right);
        if (condition.right.kind === "none") addValue(facts, condition.left);
      }
      return;
    default:
      return;
  }
}

const addValue = (facts: Set<string>, read: Expression): void => add(facts, valueFact(read));

/** `c has n`, of a derived layer (`read-let.ts`): one of those that it stands on is c, and its value is not none. */
function addDerived(facts: Set<string>, { binders, body }: Aggregate): void {
  const [own] = binders;
  if (own?.kind !== "in" || body?.kind !== "logic" || body.operator !== "and") return;
  const { left: which, right: there } = body;
  if (which.kind !== "same" || which.left.kind !== "variable" || which.left.variable !== own.variable) return;
  if (there.kind !== "not" || there.operand.kind !== "same" || there.operand.right.kind !== "none") return;
  const { left: value } = there.operand;
  if (value.kind === "let") addValue(facts, { ...value, arguments: [which.right] });
}

function add(facts: Set<string>, fact: string | undefined): void {
  if (fact !== undefined) facts.add(fact);
}

/** Equal for expressions that are written alike; undefined where they are too long to be worth it. */
export function factKey(expression: Expression): string | undefined {
  switch (expression.kind) {
    case "variable":
      return `v${expression.variable}`;
    case "parameter":
      return `p${expression.parameter}`;
    case "number":
    case "truth":
    case "direction":
      return String(expression.value);
    case "text":
    case "symbol":
      return JSON.stringify(expression.value);
    case "cell":
      return `r${expression.row}c${expression.column}`;
    case "place":
      return `place ${JSON.stringify(expression.name)}`;
    case "board":
      return "board";
    case "layer":
      return keyed(`l${expression.layer}`, [expression.element]);
    case "attribute":
      return keyed(expression.attribute, expression.arguments);
    case "let":
      return keyed(`t${expression.let}`, expression.arguments);
    case "arithmetic":
      return keyed(expression.operator, [expression.left, expression.right]);
    case "negate":
      return keyed("-", [expression.operand]);
    case "index-of":
    case "cells-of":
      return keyed(expression.kind, [expression.element]);
    default:
      return undefined;
  }
}

function keyed(head: string, parts: readonly Expression[]): string | undefined {
  const keys = parts.map(factKey);
  return keys.includes(undefined) ? undefined : `${head}(${keys.join(", ")})`;
}

/** The facts that are only about variables which are arguments of a call, with the positions of these arguments: `has 3 a0`. */
export function factsOfArguments(facts: Facts, given: readonly Expression[]): readonly string[] {
  const places = new Map<string, string>(
    given.flatMap((each, place) =>
      each.kind === "variable" ? [[`v${each.variable}`, `a${place}`] as const] : [],
    ),
  );
  if (facts.size === 0 || places.size === 0) return [];
  return [...facts]
    .filter((fact) => (fact.match(/\bv\d+\b/g) ?? []).every((variable) => places.has(variable)))
    .map((fact) => fact.replace(/\bv\d+\b/g, (variable) => places.get(variable) ?? variable))
    .sort();
}

/** The same of the parameters of the function. */
export const factsOfParameters = (facts: readonly string[], parameters: readonly VariableId[]): Facts =>
  new Set(
    facts.map((fact) => fact.replace(/\ba(\d+)\b/g, (_, place: string) => `v${parameters[Number(place)]}`)),
  );
