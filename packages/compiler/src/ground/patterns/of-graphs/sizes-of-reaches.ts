/**
 * `for each cell c with clue: size(group(c by shaded)) = c.clue`, and the same of `reach(c through S)`: a cell that is farther away than that many steps
 * is in it in no answer, so that it is not asked about.
 */
import { madeAt } from "../../../maps.js";
import type { RuleFacts } from "../../../normalize/rule-facts.js";
import type { Binder, Expression, ExpressionOf } from "../../../typed.js";
import type { Pattern } from "../pattern.js";

type Asked = ExpressionOf<"group"> | ExpressionOf<"reach">;

/** The most cells that the group or reach has, with the names of the heads as they are bound. */
export const sizesOfReaches: Pattern<Asked, unknown, Expression, number> = {
  name: "sizes of reaches",
  role: "derive",
  phase: "structures",
  makes: "read for how far from its cell a group reaches",
  counts: "a cell farther away is in the group in no answer, and the rule is expanded besides",
  match: (facts, asked) => madeAt(sizes, facts, () => sizesIn(facts)).get(asked),
  admit(world, size) {
    const most = world.valueIfThere(world, size);
    return typeof most === "number" ? most : undefined;
  },
};

const sizes = new WeakMap<RuleFacts, ReadonlyMap<object, Expression>>();

/** By group or reach: what its size is not above, wherever it is asked for. */
function sizesIn(facts: RuleFacts): ReadonlyMap<object, Expression> {
  const found = new Map<object, Expression>();
  for (const { heads, part } of facts.assertions()) {
    if (heads.some((head) => readIn(head).some(facts.isFound))) continue;
    if (part.kind !== "compare" || facts.isFound(part.right)) continue;
    if (part.operator !== "=" && part.operator !== "<=") continue;
    const { left } = part;
    const of = left.kind === "attribute" && left.attribute === "size" ? left.arguments[0] : undefined;
    if (of?.kind !== "group" && of?.kind !== "reach") continue;
    // Where the answer tells of which cell it is asked, the others have no such size.
    if (!facts.isFound(of.kind === "group" ? of.cell : of.from)) found.set(of, part.right);
  }
  return found;
}

const readIn = (head: Binder): readonly Expression[] => [
  head.kind === "ends" ? head.link : head.set,
  ...(head.condition === undefined ? [] : [head.condition]),
];
