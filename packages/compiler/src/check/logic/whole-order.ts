/** The set in whose order the elements of another stand: no condition takes anything out of it (B11), however far from here the condition is written. */
import type { Expression, LetId } from "../../typed.js";
import { allKnown, type Context } from "../types/context.js";
import { onlySet } from "../walks/of-one.js";

export function wholeOrder(context: Context, set: Expression): Expression {
  switch (set.kind) {
    case "filter": {
      const binder = onlySet(set.binders);
      return binder === undefined ? set : wholeOrder(context, binder.set);
    }
    case "conditional": {
      const [then, otherwise] = [set.then, set.otherwise].map((each) => wholeOrder(context, each));
      if (then === undefined || otherwise === undefined) return set;
      return { ...set, then, otherwise, known: set.condition.known && then.known && otherwise.known };
    }
    case "let": {
      const named = context.lets[set.let];
      if (named === undefined) return set;
      const value = wholeOrder(context, named.value);
      if (value === named.value) return set;
      const whole = context.lets.push({ ...named, value }) - 1;
      return { ...set, let: whole as LetId, known: value.known && allKnown(set.arguments) };
    }
    default:
      return set;
  }
}
