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

/** Equal for trees that are alike but for the order of operands that may be exchanged. */
function keyOf(node: unknown, rename: (variable: VariableId) => VariableId): string {
  if (Array.isArray(node)) return `[${node.map((each) => keyOf(each, rename)).join()}]`;
  if (typeof node !== "object" || node === null) return String(node);
  if (!("kind" in node)) return fieldsOf(node, rename).join();
  const { kind } = node;
  if (kind === "variable" && "variable" in node) return `v${rename(node.variable as VariableId)}`;
  const isFree =
    kind === "same" ||
    ("operator" in node && commutative.has(node.operator)) ||
    ("attribute" in node && (node.attribute === "difference" || node.attribute === "distance"));
  if (kind === "attribute" && isFree && "arguments" in node && Array.isArray(node.arguments))
    return `${String("attribute" in node && node.attribute)}(${node.arguments
      .map((each) => keyOf(each, rename))
      .sort()
      .join()})`;
  const fields = fieldsOf(node, rename);
  if (!isFree || !("left" in node) || !("right" in node)) return `{${fields.join()}}`;
  const { left, right, ...rest } = node;
  return `{${fieldsOf(rest, rename).join()} ${[keyOf(left, rename), keyOf(right, rename)].sort().join()}}`;
}

const fieldsOf = (node: object, rename: (variable: VariableId) => VariableId): readonly string[] =>
  Object.entries(node).flatMap(([name, value]) =>
    unread.has(name) ? [] : [`${name}:${keyOf(value, rename)}`],
  );
