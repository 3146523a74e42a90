/** Trees as texts that are equal where the trees say the same, with other names for their variables. */
import type { Expression, VariableId } from "../../typed.js";

const unread: ReadonlySet<string> = new Set(["span", "type", "known"]);

const commutative: ReadonlySet<unknown> = new Set(["+", "*", "=", "!=", "and", "or"]);
const symmetric: ReadonlySet<unknown> = new Set(["difference", "distance"]);

/** Whether the first tree is as the second with two variables exchanged. */
export const alikeExchanged =
  (first: VariableId, second: VariableId) =>
  (one: unknown, other: unknown): boolean => {
    const exchanged = (variable: VariableId): VariableId =>
      variable === first ? second : variable === second ? first : variable;
    return alikeKey(one, itself) === alikeKey(other, exchanged);
  };

/** Whether a condition holds by itself where both variables are one element: `x.n = y.n`, and what follows from that. */
export function holdsOfOne(said: Expression | undefined, first: VariableId, second: VariableId): boolean {
  const merged = (variable: VariableId): VariableId => (variable === second ? first : variable);
  const holds = (each: Expression): boolean => {
    if (each.kind === "compare")
      return each.operator === "=" && alikeKey(each.left, merged) === alikeKey(each.right, merged);
    if (each.kind !== "logic") return false;
    const { operator, left, right } = each;
    if (operator === "implies") return holds(right);
    return operator === "or" ? holds(left) || holds(right) : holds(left) && holds(right);
  };
  return said !== undefined && holds(said);
}

export const areAlike = (one: unknown, other: unknown): boolean =>
  alikeKey(one, itself) === alikeKey(other, itself);

const itself = (variable: VariableId): VariableId => variable;

/** Equal for trees that are alike but for the order of operands that may be exchanged. Cost: each node once. */
function alikeKey(node: unknown, rename: (variable: VariableId) => VariableId): string {
  if (Array.isArray(node)) return `[${node.map((each) => alikeKey(each, rename)).join()}]`;
  if (typeof node !== "object" || node === null) return String(node);
  if ("kind" in node && node.kind === "variable" && "variable" in node)
    return `v${rename(node.variable as VariableId)}`;
  const { operands, rest } = exchangeable(node);
  const keys = operands.map((operand) => alikeKey(operand, rename)).sort();
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
    unread.has(name) ? [] : [`${name}:${alikeKey(value, rename)}`],
  );
