/** Whether an expression reads a variable. Any node may be asked: what is no node is passed over. */
import type { Expression, VariableId } from "../typed.js";

export function readsVariable(expression: Expression, variable: VariableId): boolean {
  const waiting: unknown[] = [expression];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node !== "object" || node === null) continue;
    if ("kind" in node && node.kind === "variable" && "variable" in node && node.variable === variable)
      return true;
    waiting.push(...Object.values(node).filter((part) => typeof part === "object" && part !== null));
  }
  return false;
}
