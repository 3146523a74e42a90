/** Looks for a node with some property in a typed tree. */
import type { Expression, VariableId } from "../../typed.js";

/** Whether any node of a typed tree passes a test. The tree may be of any kind, statements and binders too: values that are not nodes are skipped. */
export function someNode(tree: unknown, test: (node: object) => boolean): boolean {
  const waiting: unknown[] = [tree];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node !== "object" || node === null) continue;
    if (test(node)) return true;
    for (const part of Object.values(node)) if (typeof part === "object" && part !== null) waiting.push(part);
  }
  return false;
}

/** The type of what is mistaken, wherever it occurs in a tree. */
export const isMistake = (node: object): boolean => "kind" in node && node.kind === "error";

export const readsVariable = (tree: object, variable: VariableId): boolean =>
  someNode(
    tree,
    (node) => "kind" in node && node.kind === "variable" && "variable" in node && node.variable === variable,
  );

/** Only expressions are known or unknown. */
export const isExpression = (node: object): node is Expression => "known" in node && "kind" in node;
