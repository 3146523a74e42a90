/**
 * What is worked out again and again in loops over many variables, of which it reads few: kept by what one or two variables stand for; what reads none is
 * found once. Of more, and of what binds variables of its own, nothing is kept.
 */
import { partsOf } from "../check/parts.js";
import type { Expression, VariableId } from "../typed.js";
import type { World } from "./world.js";

/** `work` may read these expressions, and what never changes. What it throws is not kept. */
export function kept<Result extends object | boolean>(
  world: World,
  expressions: readonly Expression[],
  work: () => Result,
): () => Result {
  const read = new Set<VariableId>();
  if (!expressions.every((expression) => collect(expression, read)) || read.size > 2) return work;
  const [one, two] = read;
  const byBoth = new Map<unknown, Map<unknown, Result>>();
  return () => {
    const a = one === undefined ? undefined : world.bindings[one];
    const b = two === undefined ? undefined : world.bindings[two];
    let byOther = byBoth.get(a);
    if (byOther === undefined) {
      byOther = new Map();
      byBoth.set(a, byOther);
    }
    const known = byOther.get(b);
    if (known !== undefined) return known;
    const result = work();
    byOther.set(b, result);
    return result;
  };
}

/** The variables that it reads; false where it binds some itself. */
function collect(expression: Expression, read: Set<VariableId>): boolean {
  if (expression.kind === "variable") {
    read.add(expression.variable);
    return true;
  }
  if (!plain.has(expression.kind)) return false;
  return partsOf(expression).every((part) => collect(part, read));
}

/** Kinds that bind nothing, and are the same whenever their parts are. */
const plain: ReadonlySet<Expression["kind"]> = new Set<Expression["kind"]>([
  "number",
  "truth",
  "text",
  "symbol",
  "direction",
  "cell",
  "none",
  "board",
  "parameter",
  "has-attribute",
  "attribute",
  "let",
  "layer",
  "has",
  "cells-of",
  "index-of",
  "not",
  "negate",
  "logic",
  "arithmetic",
  "compare",
  "same",
]);
