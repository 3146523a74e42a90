/** `sum(a.n + b.n for link (a, b))`: both orders of the ends say the same, and each is counted. */
import type { AggregateId } from "../../builtins.js";
import { linksTakenTwice } from "../../diagnostics/catalogue/ecp3061-links-taken-twice.js";
import type { Span } from "../../text/span.js";
import type { Binder, Expression, VariableId } from "../../typed.js";
import { type Context, report } from "./context.js";

/** Those that make something of each element, so that it matters how often it comes. */
const counting: ReadonlySet<AggregateId> = new Set(["count", "sum", "product", "different"]);

export function hintAtLinksTakenTwice(
  context: Context,
  aggregate: AggregateId,
  binders: readonly Binder[],
  parts: readonly (Expression | undefined)[],
  span: Span,
): void {
  if (!counting.has(aggregate)) return;
  const [ends, more] = binders.filter(({ kind }) => kind === "ends");
  if (ends?.kind !== "ends" || more !== undefined || binders.length > 2) return;
  const { first, second } = ends;
  const said = [ends.condition, ...binders.map(({ condition }) => condition), ...parts];
  const exchanged = (variable: VariableId): VariableId =>
    variable === first ? second : variable === second ? first : variable;
  if (keyOf(said, (variable) => variable) !== keyOf(said, exchanged)) return;
  const [one, other] = [first, second].map((variable) => context.variables[variable]?.name ?? "");
  report(context, linksTakenTwice, span, { one: one ?? "", other: other ?? "" });
}

const unread: ReadonlySet<string> = new Set(["span", "type", "known"]);

const commutative: ReadonlySet<unknown> = new Set(["+", "*", "=", "!=", "and", "or"]);
const symmetric: ReadonlySet<unknown> = new Set(["difference", "distance"]);

/** Equal for trees that are alike but for the order of operands that may be exchanged. Cost: each node once. */
function keyOf(node: unknown, rename: (variable: VariableId) => VariableId): string {
  if (Array.isArray(node)) return `[${node.map((each) => keyOf(each, rename)).join()}]`;
  if (typeof node !== "object" || node === null) return String(node);
  if ("kind" in node && node.kind === "variable" && "variable" in node)
    return `v${rename(node.variable as VariableId)}`;
  const { operands, rest } = exchangeable(node);
  const keys = operands.map((operand) => keyOf(operand, rename)).sort();
  return `{${fieldsOf(rest, rename).join()} ${keys.join()}}`;
}

/** The operands of a node whose order says nothing, and its other fields. */
function exchangeable(node: object): { readonly operands: readonly unknown[]; readonly rest: object } {
  if ("left" in node && "right" in node && (isSame(node) || isCommutative(node))) {
    const { left, right, ...rest } = node;
    return { operands: [left, right], rest };
  }
  if (
    "attribute" in node &&
    symmetric.has(node.attribute) &&
    "arguments" in node &&
    Array.isArray(node.arguments)
  ) {
    const { arguments: operands, ...rest } = node;
    return { operands, rest };
  }
  return { operands: [], rest: node };
}

const isSame = (node: object): boolean => "kind" in node && node.kind === "same";
const isCommutative = (node: object): boolean => "operator" in node && commutative.has(node.operator);

const fieldsOf = (node: object, rename: (variable: VariableId) => VariableId): readonly string[] =>
  Object.entries(node).flatMap(([name, value]) =>
    unread.has(name) ? [] : [`${name}:${keyOf(value, rename)}`],
  );
