/** Truths that stay as they are when a rectangle grows, so that they need not be asked of each: `at most 1 clue in g` stays false, `some(c is border for c in g)` stays true. */

import { readsVariable } from "../../check/walks/some-node.js";
import { isPartItself } from "../../normalize/is-variable.js";
import type { Expression, VariableId } from "../../typed.js";
import type { Truth } from "../value.js";
import type { PlacedRectangle } from "./board-rectangles.js";
import { formSaid } from "./form-of-groups.js";

/** The truths that stay, once they are reached. */
type Lasting = readonly boolean[];

/** `part` is about the rectangle `it`. */
function lastingIn(part: Expression, it: VariableId): Lasting {
  if (!readsVariable(part, it) || formSaid(part, it) === "rectangle") return [true, false];
  switch (part.kind) {
    case "not":
      return lastingIn(part.operand, it).map((truth) => !truth);
    case "logic": {
      const [first, right] = [lastingIn(part.left, it), lastingIn(part.right, it)];
      const left = part.operator === "implies" ? first.map((truth) => !truth) : first;
      return left.filter((truth) => right.includes(truth));
    }
    case "quantity": {
      const { bound, amounts, set, condition, ofEach } = part;
      const apart = [condition, ...amounts.flatMap(({ from, to }) => [from, to])];
      if (bound === "exactly" || ofEach !== undefined || !isPartItself(set, it)) return [];
      return apart.some((one) => readsVariable(one, it)) ? [] : [bound === "at least"];
    }
    case "aggregate": {
      const { aggregate, binders, condition, body } = part;
      const [binder, more] = binders;
      if (aggregate !== "some" && aggregate !== "all") return [];
      if (binder?.kind !== "in" || more !== undefined || !isPartItself(binder.set, it)) return [];
      const apart = [binder.condition, condition, body];
      return apart.some((one) => one !== undefined && readsVariable(one, it)) ? [] : [aggregate === "some"];
    }
    default:
      return [];
  }
}

/** Says of each rectangle whether the part holds; it is to be asked of smaller ones before the larger ones. */
export function toldOfGrowing(
  part: Expression,
  it: VariableId,
  evaluate: (part: Expression) => Truth,
): (rectangle: PlacedRectangle) => Truth {
  const lasting = lastingIn(part, it);
  const told = new Map<string, boolean>();
  const keyOf = ({ row, column, height, width }: PlacedRectangle): string =>
    `${row} ${column} ${height} ${width}`;
  return (rectangle) => {
    const { height, width } = rectangle;
    for (const smaller of [
      { ...rectangle, width: width - 1 },
      { ...rectangle, height: height - 1 },
    ]) {
      const before = lasting.length === 0 ? undefined : told.get(keyOf(smaller));
      if (before === undefined || !lasting.includes(before)) continue;
      told.set(keyOf(rectangle), before);
      return before;
    }
    const truth = evaluate(part);
    if (typeof truth === "boolean" && lasting.includes(truth)) told.set(keyOf(rectangle), truth);
    return truth;
  };
}
