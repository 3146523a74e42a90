/** `for each link (a, b): a.n < b.n`: of each two it is said in both orders, and they contradict each other. */
import { inBothOrders } from "../../diagnostics/catalogue/ecp3062-in-both-orders.js";
import type { Binder, Expression, Statement, VariableId } from "../../typed.js";
import { alikeExchanged, areAlike } from "../walks/alike-key.js";
import { conjuncts } from "../walks/conjuncts.js";
import { twoSets } from "../walks/of-one.js";
import { type Context, report, textAt } from "./context.js";

type Two = readonly [VariableId, VariableId];

export function hintAtBothOrders(
  context: Context,
  binders: readonly Binder[],
  body: readonly Statement[],
): void {
  const two = exchangedBy(binders);
  if (two === undefined) return;
  const isExchanged = alikeExchanged(...two);
  const guards = binders.map(({ condition }) => condition);
  if (!isExchanged(guards, guards)) return;
  for (const each of body) {
    if (each.kind !== "assert") continue;
    for (const said of conjuncts(each.expression)) {
      const found = contradiction(said, isExchanged);
      if (found === undefined) continue;
      const text = ({ span }: Expression): string => textAt(context, span);
      const [one = "", another = ""] = two.map((variable) => context.variables[variable]?.name ?? "");
      report(context, inBothOrders, said.span, {
        one,
        other: another,
        isSame: found.kind === "same",
        ...(found.kind === "apart"
          ? { instead: `abs(${text(found.left)} - ${text(found.right)}) = ${found.number}` }
          : {}),
      });
      return;
    }
  }
}

/** Two variables that stand for any two of the same, in either order. */
function exchangedBy(binders: readonly Binder[]): Two | undefined {
  const [ends, more] = binders.filter(({ kind }) => kind === "ends");
  if (ends?.kind === "ends")
    return more === undefined && binders.length <= 2 ? [ends.first, ends.second] : undefined;
  const [one, two] = twoSets(binders);
  return one !== undefined && areAlike(one.set, two.set) ? [one.variable, two.variable] : undefined;
}

type Contradiction =
  | { readonly kind: "order" | "same" }
  | {
      readonly kind: "apart";
      readonly left: Expression;
      readonly right: Expression;
      readonly number: number;
    };

/** A comparison that contradicts itself when the two are exchanged. */
function contradiction(
  said: Expression,
  isExchanged: (a: Expression, b: Expression) => boolean,
): Contradiction | undefined {
  if (said.kind !== "compare") return undefined;
  const { operator, left, right } = said;
  if (operator === "=") return apart(left, right, isExchanged) ?? apart(right, left, isExchanged);
  if (operator === "!=" || !isExchanged(left, right)) return undefined;
  // The same of both: nothing is exchanged.
  return isExchanged(left, left) ? undefined : { kind: operator.length === 1 ? "order" : "same" };
}

/** `a.n - b.n = 2`, `a.n = b.n + 2` */
function apart(
  one: Expression,
  other: Expression,
  isExchanged: (a: Expression, b: Expression) => boolean,
): Contradiction | undefined {
  const difference =
    one.kind === "arithmetic" && one.operator === "-" && other.kind === "number"
      ? { left: one.left, right: one.right, number: other.value }
      : other.kind === "arithmetic" &&
          (other.operator === "+" || other.operator === "-") &&
          other.right.kind === "number"
        ? { left: one, right: other.left, number: other.right.value }
        : undefined;
  if (difference === undefined || difference.number === 0) return undefined;
  const { left, right } = difference;
  if (!isExchanged(left, right) || isExchanged(left, left)) return undefined;
  return { kind: "apart", ...difference };
}
