/**
 * Finds what of a typed puzzle cannot be solved yet, by the table of not-built-yet.ts. What depends on nothing that is to be found passes, whatever
 * it is. Of what is to be found, three forms pass: a literal (one element of one layer has, or has not, one of some known values), several
 * joined by `and`, and a quantity that counts a literal.
 */
import { notBuiltYet } from "../diagnostics/catalogue/ecp3025-not-built-yet.js";
import type { Span } from "../text/span.js";
import type { Binder, Expression, Quantity, Statement, TypedLayer, TypedLet, VariableId } from "../typed.js";
import { type Context, report } from "./context.js";
import { type NotBuilt, notBuilt } from "./not-built-yet.js";
import { partsOf } from "./parts.js";
import { isError } from "./types.js";

interface Refusal {
  readonly context: Context;
  /** Those that run over something that was refused. */
  readonly variables: Set<VariableId>;
}

export function refuseUnbuilt(context: Context, statements: readonly Statement[]): void {
  const refusal: Refusal = { context, variables: new Set() };
  for (const layer of context.layers) refuseLayer(refusal, layer);
  for (const typed of context.lets) refuseLet(refusal, typed);
  for (const statement of statements) refuseStatement(refusal, statement);
}

const refuse = ({ context }: Refusal, what: NotBuilt, span: Span): void =>
  report(context, notBuiltYet, span, { what: notBuilt[what] });

function refuseLayer(refusal: Refusal, layer: TypedLayer): void {
  if (layer.role === "given") return;
  const { kind } = layer.domain;
  if (kind === "region" || kind === "paths") refuse(refusal, kind, layer.at.span);
  if (kind === "number-list" || kind === "table") refuse(refusal, "list", layer.at.span);
}

/** Said once, at the `let`; its uses are passed over. A set to be found that only quantities use is taken apart before it comes here. */
function refuseLet(refusal: Refusal, { declaration, value }: TypedLet): void {
  if (!value.known && !isError(value.type)) refuse(refusal, "let", declaration.name.span);
}

function refuseStatement(refusal: Refusal, statement: Statement): void {
  switch (statement.kind) {
    case "rule":
      for (const each of statement.body) refuseStatement(refusal, each);
      return;
    case "for-each":
      for (const binder of statement.binders) refuseBinder(refusal, binder);
      for (const each of statement.body) refuseStatement(refusal, each);
      return;
    case "if":
      for (const { condition, body } of statement.branches) {
        if (!condition.known && !isQuiet(refusal, condition)) refuse(refusal, "if", condition.span);
        for (const each of body) refuseStatement(refusal, each);
      }
      for (const each of statement.otherwise) refuseStatement(refusal, each);
      return;
    case "inside":
      if (!statement.set.known) refuse(refusal, "inside", statement.set.span);
      for (const each of statement.body) refuseStatement(refusal, each);
      return;
    case "assert":
      refuseAssertion(refusal, statement.expression);
      return;
    default:
      statement satisfies never;
  }
}

function refuseBinder(refusal: Refusal, binder: Binder): void {
  const set = binder.kind === "ends" ? binder.link : binder.set;
  if (!set.known && !isError(set.type)) {
    if (!isQuiet(refusal, set)) refuse(refusal, setReason(set), set.span);
    for (const variable of variablesOf(binder)) refusal.variables.add(variable);
    return;
  }
  const { condition } = binder;
  if (condition !== undefined && !condition.known && !isQuiet(refusal, condition)) {
    refuse(refusal, "condition", condition.span);
  }
}

const variablesOf = (binder: Binder): readonly VariableId[] =>
  binder.kind === "in" ? [binder.variable] : [binder.first, binder.second];

const setReason = (set: Expression): NotBuilt =>
  set.kind === "stretches" ? "stretch" : set.kind === "groups" ? "group" : "head";

function refuseAssertion(refusal: Refusal, expression: Expression): void {
  if (expression.known || isError(expression.type)) return;
  if (expression.kind === "logic" && expression.operator === "and") {
    refuseAssertion(refusal, expression.left);
    refuseAssertion(refusal, expression.right);
    return;
  }
  if (expression.kind === "quantity") {
    refuseQuantity(refusal, expression, expression.span);
    return;
  }
  const reason = literalProblem(refusal, expression);
  if (reason !== undefined) refuse(refusal, reason, expression.span);
}

function refuseQuantity(refusal: Refusal, quantity: Quantity, span: Span): void {
  const { amounts, set, condition } = quantity;
  const amount = amounts.flatMap(({ from, to }) => [from, to]).find(({ known }) => !known);
  if (amount !== undefined) {
    if (!isQuiet(refusal, amount))
      refuse(refusal, isUnprinted(refusal.context, amount) ? "unprinted" : "amount", amount.span);
    return;
  }
  if (!set.known) {
    if (!isQuiet(refusal, set)) refuse(refusal, "counted-set", set.span);
    return;
  }
  if (condition.known) return;
  const reason =
    condition.kind === "logic"
      ? "counted"
      : condition.kind === "quantity"
        ? "counted"
        : literalProblem(refusal, condition);
  if (reason !== undefined && !isQuiet(refusal, condition)) refuse(refusal, reason, span);
}

const isUnprinted = (context: Context, read: Expression): boolean =>
  read.kind === "layer" && context.layers[read.layer]?.orUnprinted === true;

/** Reads something that was refused where it was made: a `let`, a layer, the variable of a head. */
function isQuiet(refusal: Refusal, expression: Expression): boolean {
  if (isError(expression.type) || isMadeElsewhere(refusal, expression)) return true;
  return partsOf(expression).some((part) => isQuiet(refusal, part));
}

function isMadeElsewhere({ context, variables }: Refusal, expression: Expression): boolean {
  switch (expression.kind) {
    case "let":
      return context.lets[expression.let]?.value.known === false;
    case "all-of":
      return expression.sort.kind === "of-layer" && isRefused(context, expression.sort.layer);
    case "layer":
    case "has":
    case "shared":
      return isRefused(context, expression.layer);
    case "variable":
      return variables.has(expression.variable);
    default:
      return false;
  }
}

function isRefused(context: Context, id: number): boolean {
  const layer = context.layers[id];
  return layer?.role === "find" && (layer.domain.kind === "region" || layer.domain.kind === "paths");
}

/** Why this is no literal; undefined where it is one, or where what is wrong with it was said. */
function literalProblem(refusal: Refusal, expression: Expression): NotBuilt | undefined {
  if (expression.known || isQuiet(refusal, expression)) return undefined;
  switch (expression.kind) {
    case "not":
      return literalProblem(refusal, expression.operand);
    case "layer":
    case "has":
      return expression.element.known ? undefined : "attribute";
    case "compare": {
      const { left, right, operator } = expression;
      if (operator !== "=" && operator !== "!=") return "compare";
      if (left.known) return isRead(right) ? undefined : valueProblem(refusal.context, right);
      if (right.known) return isRead(left) ? undefined : valueProblem(refusal.context, left);
      return "compare";
    }
    case "member-of":
      if (!expression.set.known) return reasonFor(expression.set.kind);
      return isRead(expression.element) ? undefined : valueProblem(refusal.context, expression.element);
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
