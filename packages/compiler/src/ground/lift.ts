/**
 * Operators on values of which one may still depend on a variable: the operator is applied to every value that the variable may have, and
 * the result is again a choice. Two different variables are more than a choice can say.
 */
import type { Span } from "../text/span.js";
import { notBuilt } from "./faults.js";
import { singleton } from "./read-layer.js";
import { clip, counted } from "./truths.js";
import { type Choice, equal, isUnknown, type Known, type Range, type Truth, type Value } from "./value.js";
import type { World } from "./world.js";

export function lift(value: Value, operator: (known: Known) => Known, span: Span): Value {
  if (!isUnknown(value)) return operator(value);
  if (value.kind !== "choice") throw notBuilt(span, "what stands here");
  return mapped(value, operator);
}

export function lift2(
  left: Value,
  right: Value,
  operator: (left: Known, right: Known) => Known,
  span: Span,
): Value {
  const leftKnown = !isUnknown(left);
  const rightKnown = !isUnknown(right);
  if (leftKnown && rightKnown) return operator(left, right);
  if (rightKnown && !leftKnown && left.kind === "choice")
    return mapped(left, (known) => operator(known, right));
  if (leftKnown && !rightKnown && right.kind === "choice")
    return mapped(right, (known) => operator(left, known));
  if (
    !leftKnown &&
    !rightKnown &&
    left.kind === "choice" &&
    right.kind === "choice" &&
    left.variable === right.variable
  ) {
    return {
      ...left,
      outcomes: left.outcomes.map((outcome, i) => operator(outcome, right.outcomes[i] ?? outcome)),
    };
  }
  throw notBuilt(span, "what stands here");
}

function mapped(choice: Choice, operator: (known: Known) => Known): Choice {
  return { ...choice, outcomes: choice.outcomes.map(operator) };
}

/** A choice of truths, as a condition on its variable. */
export function settled(value: Value): Value {
  if (typeof value !== "object" || value.kind !== "choice") return value;
  const values = value.codes.filter((_, i) => value.outcomes[i] === true);
  if (values.length === 0) return false;
  return values.length === value.codes.length ? true : { kind: "literal", variable: value.variable, values };
}

/** `choice = known`, without making the table of outcomes; the commonest condition there is. */
export function chosen(world: World, choice: Choice, value: Known): Truth {
  const { outcomes, codes, variable } = choice;
  let found: number | undefined;
  for (let i = 0; i < outcomes.length; i++) {
    const outcome = outcomes[i];
    if (outcome !== undefined && (outcome === value || equal(outcome, value))) {
      found = codes[i];
      break;
    }
  }
  if (found === undefined) return false;
  if (codes.length === 1) return true;
  const table = world.layers[world.variables[variable]?.layer ?? -1];
  return { kind: "literal", variable, values: table === undefined ? [found] : singleton(table, found) };
}

type Order = "=" | "!=" | "<" | "<=" | ">" | ">=";

/** A tally compared with a number is a count. */
export function compareTally(
  tally: Extract<Value, { kind: "tally" }>,
  operator: Order,
  amount: number,
): Truth {
  const most = tally.terms.length;
  const at = amount - tally.plus;
  const below: Range = [0, Math.ceil(at) - 1];
  const above: Range = [Math.floor(at) + 1, most];
  const here: readonly Range[] = Number.isInteger(at) ? [[at, at]] : [];
  switch (operator) {
    case "=":
      return counted(tally.terms, clip(here, most));
    case "!=":
      return counted(tally.terms, clip([below, above], most));
    case "<":
      return counted(tally.terms, clip([below], most));
    case "<=":
      return counted(tally.terms, clip([below, ...here], most));
    case ">":
      return counted(tally.terms, clip([above], most));
    case ">=":
      return counted(tally.terms, clip([...here, above], most));
    default: {
      const other: never = operator;
      return other;
    }
  }
}

export const mirrored: Readonly<Record<Order, Order>> = {
  "=": "=",
  "!=": "!=",
  "<": ">",
  "<=": ">=",
  ">": "<",
  ">=": "<=",
};
