/**
 * Finds what of a typed puzzle cannot be solved yet, by the table of not-built-yet.ts. What depends on nothing that is to be found passes, whatever
 * it is. Of what is to be found, three forms pass: a literal (one element of one layer has, or has not, one of some known values), several
 * joined by `and`, and a quantity that counts a literal.
 */
import { notBuiltYet } from "../diagnostics/catalogue/ecp3025-not-built-yet.js";
import type { Span } from "../text/span.js";
import type { Binder, Expression, Quantity, Statement, TypedLayer, TypedLet } from "../typed.js";
import { type Context, report } from "./context.js";
import { type NotBuilt, notBuilt } from "./not-built-yet.js";
import { isError } from "./types.js";

export function refuseUnbuilt(context: Context, statements: readonly Statement[]): void {
  for (const layer of context.layers) refuseLayer(context, layer);
  for (const typed of context.lets) refuseLet(context, typed);
  for (const statement of statements) refuseStatement(context, statement);
}

const refuse = (context: Context, what: NotBuilt, span: Span): void =>
  report(context, notBuiltYet, span, { what: notBuilt[what] });

function refuseLayer(context: Context, layer: TypedLayer): void {
  if (layer.role === "given") return;
  const { kind } = layer.domain;
  if (kind === "region" || kind === "paths") refuse(context, kind, layer.at.span);
  if (kind === "number-list" || kind === "table") refuse(context, "list", layer.at.span);
}

/** Said once, at the `let`; its uses are passed over. A set to be found that only quantities use is taken apart before it comes here. */
function refuseLet(context: Context, { declaration, value }: TypedLet): void {
  if (!value.known && !isError(value.type)) refuse(context, "let", declaration.name.span);
}

function refuseStatement(context: Context, statement: Statement): void {
  switch (statement.kind) {
    case "rule":
      for (const each of statement.body) refuseStatement(context, each);
      return;
    case "for-each":
      for (const binder of statement.binders) refuseBinder(context, binder);
      for (const each of statement.body) refuseStatement(context, each);
      return;
    case "if":
      for (const { condition, body } of statement.branches) {
        if (!condition.known && !isQuiet(context, condition)) refuse(context, "if", condition.span);
        for (const each of body) refuseStatement(context, each);
      }
      for (const each of statement.otherwise) refuseStatement(context, each);
      return;
    case "inside":
      if (!statement.set.known) refuse(context, "inside", statement.set.span);
      for (const each of statement.body) refuseStatement(context, each);
      return;
    case "assert":
      refuseAssertion(context, statement.expression);
      return;
    default:
      statement satisfies never;
  }
}

function refuseBinder(context: Context, binder: Binder): void {
  const set = binder.kind === "ends" ? binder.link : binder.set;
  if (!set.known && !isError(set.type)) {
    if (!isQuiet(context, set)) refuse(context, setReason(set), set.span);
    return;
  }
  const { condition } = binder;
  if (condition !== undefined && !condition.known && !isQuiet(context, condition)) {
    refuse(context, "condition", condition.span);
  }
}

const setReason = (set: Expression): NotBuilt =>
  set.kind === "stretches" ? "stretch" : set.kind === "groups" ? "group" : "head";

function refuseAssertion(context: Context, expression: Expression): void {
  if (expression.known || isError(expression.type)) return;
  if (expression.kind === "logic" && expression.operator === "and") {
    refuseAssertion(context, expression.left);
    refuseAssertion(context, expression.right);
    return;
  }
  if (expression.kind === "quantity") {
    refuseQuantity(context, expression, expression.span);
    return;
  }
  const reason = literalProblem(context, expression);
  if (reason !== undefined) refuse(context, reason, expression.span);
}

function refuseQuantity(context: Context, quantity: Quantity, span: Span): void {
  const { amounts, set, condition } = quantity;
  const amount = amounts.flatMap(({ from, to }) => [from, to]).find(({ known }) => !known);
  if (amount !== undefined) {
    if (!isQuiet(context, amount))
      refuse(context, isUnprinted(context, amount) ? "unprinted" : "amount", amount.span);
    return;
  }
  if (!set.known) {
    if (!isQuiet(context, set)) refuse(context, "counted-set", set.span);
    return;
  }
  if (condition.known) return;
  const reason =
    condition.kind === "logic"
      ? "counted"
      : condition.kind === "quantity"
        ? "counted"
        : literalProblem(context, condition);
  if (reason !== undefined && !isQuiet(context, condition)) refuse(context, reason, span);
}

const isUnprinted = (context: Context, { kind, ...rest }: Expression): boolean =>
  kind === "layer" && "layer" in rest && context.layers[rest.layer]?.orUnprinted === true;

/** Depends on a `let` or a layer that was refused itself. */
function isQuiet(context: Context, expression: Expression): boolean {
  switch (expression.kind) {
    case "let":
      return (
        context.lets[expression.let]?.value.known === false ||
        expression.arguments.some((each) => isQuiet(context, each))
      );
    case "all-of":
      return expression.sort.kind === "of-layer" && isRefused(context, expression.sort.layer);
    case "layer":
    case "has":
      return isRefused(context, expression.layer) || isQuiet(context, expression.element);
    case "cells-of":
      return isQuiet(context, expression.element);
    case "not":
      return isQuiet(context, expression.operand);
    case "attribute":
      return expression.arguments.some((each) => isQuiet(context, each));
    case "compare":
    case "same":
    case "logic":
      return isQuiet(context, expression.left) || isQuiet(context, expression.right);
    case "variable": {
      const type = context.variables[expression.variable]?.type;
      return type?.kind === "element" && typeof type.sort !== "string" && isRefused(context, type.sort.of);
    }
    default:
      return isError(expression.type);
  }
}

function isRefused(context: Context, id: number): boolean {
  const layer = context.layers[id];
  return layer?.role === "find" && (layer.domain.kind === "region" || layer.domain.kind === "paths");
}

/** Why this is no literal; undefined where it is one, or where what is wrong with it was said. */
function literalProblem(context: Context, expression: Expression): NotBuilt | undefined {
  if (expression.known || isQuiet(context, expression)) return undefined;
  switch (expression.kind) {
    case "not":
      return literalProblem(context, expression.operand);
    case "layer":
    case "has":
      return expression.element.known ? undefined : "attribute";
    case "compare": {
      const { left, right, operator } = expression;
      if (operator !== "=" && operator !== "!=") return "compare";
      if (left.known) return isRead(right) ? undefined : valueProblem(context, right);
      if (right.known) return isRead(left) ? undefined : valueProblem(context, left);
      return "compare";
    }
    case "member-of":
      if (!expression.set.known) return reasonFor(expression.set.kind);
      return isRead(expression.element) ? undefined : valueProblem(context, expression.element);
    default:
      return reasonFor(expression.kind);
  }
}

/** The value of a layer at a known element. */
const isRead = (expression: Expression): boolean => expression.kind === "layer" && expression.element.known;

function valueProblem(context: Context, value: Expression): NotBuilt {
  if (value.kind === "layer") return isUnprinted(context, value) ? "unprinted" : "attribute";
  return value.kind === "aggregate" || value.kind === "conditional" || value.kind === "list-of"
    ? reasonFor(value.kind)
    : "compare";
}

function reasonFor(kind: Expression["kind"]): NotBuilt {
  switch (kind) {
    case "aggregate":
      return "aggregate";
    case "graph":
      return "graph";
    case "group":
    case "groups":
    case "reach":
    case "way":
      return "group";
    case "stretches":
      return "stretch";
    case "until":
    case "along":
      return "look";
    case "adjective":
      return "adjective";
    case "is-inside":
      return "is-inside";
    case "logic":
    case "quantity":
      return "logic";
    case "conditional":
      return "conditional";
    case "same":
      return "same";
    case "shared":
      return "shared";
    case "list":
    case "list-of":
      return "list_of";
    case "has-attribute":
    case "attribute":
    case "the":
    case "index":
    case "slice":
      return "attribute";
    case "let":
      return "let";
    default:
      return "compare";
  }
}
