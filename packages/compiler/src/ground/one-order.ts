/**
 * A head that binds the two ends of a link visits both orders. Where filter and body say the same of both (`not (x is shaded and y is shaded)`), one
 * is enough: what the other would add has been said. Decided on the typed tree, once a statement, with what is commutative in the language;
 * where it is not seen, both orders are visited, and nothing is lost.
 */
import type { AttributeId } from "../builtins.js";
import type { Binder, Expression, Statement, VariableId } from "../typed.js";
import { sameFields } from "./same-fields.js";

type Ends = Extract<Binder, { kind: "ends" }>;

export function oneOrderIsEnough(binder: Ends, body: readonly Statement[]): boolean {
  const pair = [binder.first, binder.second] as const;
  const { condition } = binder;
  return (condition === undefined || mirrored(condition, condition, pair)) && same(body, body, pair);
}

const symmetric: ReadonlySet<AttributeId> = new Set(["distance", "difference"]);

type Pair = readonly [VariableId, VariableId];

/** The first, with the ends exchanged, says what the second says. */
function mirrored(a: Expression, b: Expression, pair: Pair): boolean {
  if (a.kind !== b.kind) return false;
  if (a.kind === "variable" && b.kind === "variable") {
    const at = pair.indexOf(a.variable);
    return b.variable === (at < 0 ? a.variable : pair[1 - at]);
  }
  return sameFields(a, b, (x, y) => same(x, y, pair)) || crossed(a, b, pair);
}

/** The sides may be exchanged too. */
function crossed(a: Expression, b: Expression, pair: Pair): boolean {
  const [x, y] = [sidesOf(a), sidesOf(b)];
  if (x === undefined || y === undefined || x.sign !== y.sign) return false;
  return mirrored(x.left, y.right, pair) && mirrored(x.right, y.left, pair);
}

interface Sides {
  readonly sign: string;
  readonly left: Expression;
  readonly right: Expression;
}

function sidesOf(expression: Expression): Sides | undefined {
  switch (expression.kind) {
    case "compare": {
      const { operator, left, right } = expression;
      return operator === "=" || operator === "!=" ? { sign: operator, left, right } : undefined;
    }
    case "same":
      return { sign: "same", left: expression.left, right: expression.right };
    case "arithmetic": {
      const { operator, left, right } = expression;
      return operator === "+" || operator === "*" ? { sign: operator, left, right } : undefined;
    }
    case "logic": {
      const { operator, left, right } = expression;
      // What stands left guards what stands right: exchanged only where neither needs a guard.
      return operator !== "implies" && standsAlone(left) && standsAlone(right)
        ? { sign: operator, left, right }
        : undefined;
    }
    case "attribute": {
      const [left, right] = expression.arguments;
      return symmetric.has(expression.attribute) && left !== undefined && right !== undefined
        ? { sign: expression.attribute, left, right }
        : undefined;
    }
    default:
      return undefined;
  }
}

/** It has a value wherever it is asked of an element that is there. */
function standsAlone(expression: Expression): boolean {
  switch (expression.kind) {
    case "not":
      return standsAlone(expression.operand);
    case "has":
      return expression.element.kind === "variable";
    case "layer":
      return expression.lenient && expression.element.kind === "variable";
    default:
      return false;
  }
}

/** Statements, lists and whatever else a node is made of. */
function same(a: unknown, b: unknown, pair: Pair): boolean {
  if (typeof a !== "object" || a === null || typeof b !== "object" || b === null) return a === b;
  if (isExpression(a) && isExpression(b)) return mirrored(a, b, pair);
  return sameFields(a, b, (x, y) => same(x, y, pair));
}

/** Only expressions are known or unknown. */
const isExpression = (value: object): value is Expression => "known" in value && "kind" in value;
