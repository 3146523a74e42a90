/** How many elements of a set a condition allows, whichever way it is said: `exactly 1 or 2 s in S`, `count(x in S where x is s) != 3`, `some(…)`. */
import { conjunction } from "../../check/logic/logic.js";
import { onlySet } from "../../check/walks/of-one.js";
import type { Comparison, Expression, ExpressionOf, InSet } from "../../typed.js";

/** How many there may be of some elements. */
export interface NumbersAllowed {
  readonly head: InSet;
  readonly allows: (number: number) => boolean;
}

/** Whether it allows this number and no other; numbers above four are not asked. */
export const isOnly = ({ allows }: NumbersAllowed, number: number): boolean =>
  allows(number) && [0, 1, 2, 3, 4].every((other) => allows(other) === (other === number));

export function amountSaid(said: Expression): NumbersAllowed | undefined {
  switch (said.kind) {
    case "quantity":
      return ofQuantity(said);
    case "aggregate": {
      const head = said.aggregate === "some" ? onlySet(said.binders) : undefined;
      const condition = conjunction([head?.condition, said.condition, said.body]);
      return head && condition && { head: { ...head, condition }, allows: (number) => number >= 1 };
    }
    case "compare":
      return ofCount(said);
    case "not": {
      const amount = amountSaid(said.operand);
      return amount && { head: amount.head, allows: (number) => !amount.allows(number) };
    }
    default:
      return undefined;
  }
}

function ofQuantity({
  bound,
  amounts,
  ofEach,
  variable,
  set,
  condition,
}: ExpressionOf<"quantity">): NumbersAllowed | undefined {
  const ranges = amounts.flatMap(({ from, to }) =>
    from.kind === "number" && to.kind === "number" ? [{ from: from.value, to: to.value }] : [],
  );
  const [only] = ranges;
  if (ofEach !== undefined || ranges.length !== amounts.length || only === undefined) return undefined;
  const head: InSet = { kind: "in", variable, set, condition };
  switch (bound) {
    case "exactly":
      return { head, allows: (number) => ranges.some(({ from, to }) => from <= number && number <= to) };
    case "at least":
      return ranges.length === 1 ? { head, allows: (number) => number >= only.from } : undefined;
    case "at most":
      return ranges.length === 1 ? { head, allows: (number) => number <= only.to } : undefined;
    default:
      return bound satisfies never;
  }
}

function ofCount({ left, right, operator }: Comparison): NumbersAllowed | undefined {
  if (left.kind !== "aggregate" || left.aggregate !== "count" || left.body !== undefined) return undefined;
  const head = onlySet(left.binders);
  const condition = conjunction([head?.condition, left.condition]);
  if (head === undefined || condition === undefined || right.kind !== "number") return undefined;
  const { value } = right;
  return { head: { ...head, condition }, allows: (number) => holds[operator](number, value) };
}

const holds: Readonly<Record<Comparison["operator"], (left: number, right: number) => boolean>> = {
  "=": (left, right) => left === right,
  "!=": (left, right) => left !== right,
  "<": (left, right) => left < right,
  "<=": (left, right) => left <= right,
  ">": (left, right) => left > right,
  ">=": (left, right) => left >= right,
};
