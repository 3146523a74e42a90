/**
 * `for each cells x, y with number: y in group(x by line) implies x.number = y.number`: some known cells must not be connected. Where the cells fall
 * into classes, those of one class free to be connected and all others forbidden, a label for each cell says it (`structures/separated.ts`).
 */

import type { Clause } from "../../../normalize/clause.js";
import { type MembershipClause, membershipClause } from "../../../normalize/readings/membership-clause.js";
import type { Expression, ExpressionOf } from "../../../typed.js";
import { forEachBinding } from "../../heads/binders.js";
import { cellNet } from "../../structures/nets.js";
import { separations } from "../../structures/separated.js";
import type { Truth } from "../../value.js";
import { evaluateTruth } from "../../values/evaluate-as.js";
import { spaceOf } from "../../world/reading.js";
import { inSlot } from "../../world/slots.js";
import type { World } from "../../world/world.js";
import type { StatementPattern } from "../pattern.js";

export const keptApart: StatementPattern<MembershipClause> = {
  name: "kept apart",
  role: "replace",
  phase: "statements",
  makes: "a class for each cell, that joined cells share",
  counts: "classes are existential, and so hidden from the count",
  match: membershipClause,
  admit(world, { statement, clause, membership, group }, rule) {
    const pairs = forbiddenPairs(world, clause, membership, group);
    const classes = pairs === undefined ? undefined : classesOf(pairs);
    if (classes === undefined) return undefined;
    const net = cellNet(world, spaceOf(world, group).all.cell(), group.by, group);
    inSlot(world, separations).push({
      net,
      classes,
      origin: { span: statement.span, at: [], ...rule },
      ...(group.by.by === "links" ? { links: group.by.layer } : {}),
    });
    return true;
  },
};

interface Pairs {
  readonly cells: readonly number[];
  readonly apart: ReadonlySet<string>;
}

const pairKey = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** Returns undefined if the statement says more than that some pairs are not connected. */
function forbiddenPairs(
  world: World,
  { heads, said }: Clause,
  membership: ExpressionOf<"member-of">,
  group: ExpressionOf<"group">,
): Pairs | undefined {
  const cells = new Set<number>();
  const apart = new Set<string>();
  let fits = true;
  forEachBinding(world, heads, undefined, (guard) => {
    if (!fits) return;
    const without = valueWith(world, said, membership, false);
    const together = valueWith(world, said, membership, true);
    if (guard !== true || without !== true || together === undefined) {
      fits = false;
      return;
    }
    if (together) return;
    // Only here: `size(e.cells) = 2` guards `e.cells[2] in group(…)`.
    const [x, y] = [world.evaluate(world, group.cell), world.evaluate(world, membership.element)];
    if (typeof x !== "object" || typeof y !== "object" || x.kind !== "element" || y.kind !== "element") {
      fits = false;
      return;
    }
    cells.add(x.index);
    cells.add(y.index);
    apart.add(pairKey(x.index, y.index));
  });
  return fits ? { cells: [...cells].sort((a, b) => a - b), apart } : undefined;
}

/** The value of the expression if the membership is yes, or no. */
function valueWith(
  world: World,
  expression: Expression,
  membership: Expression,
  value: boolean,
): boolean | undefined {
  if (expression === membership) return value;
  switch (expression.kind) {
    case "not": {
      const inner = valueWith(world, expression.operand, membership, value);
      return inner === undefined ? undefined : !inner;
    }
    case "logic": {
      const left = valueWith(world, expression.left, membership, value);
      // The left operand guards the right one.
      if (left === false)
        return expression.operator === "implies"
          ? true
          : expression.operator === "and"
            ? false
            : valueWith(world, expression.right, membership, value);
      if (left === undefined) return undefined;
      if (expression.operator === "or") return true;
      return valueWith(world, expression.right, membership, value);
    }
    default:
      return world.facts.isFound(expression) ? undefined : asBoolean(evaluateTruth(world, expression));
  }
}

const asBoolean = (truth: Truth): boolean | undefined => (typeof truth === "boolean" ? truth : undefined);

/** The class of each cell: cells are in one class if they may be connected. Undefined if that does not divide the cells into classes. */
function classesOf({ cells, apart }: Pairs): ReadonlyMap<number, number> | undefined {
  const classes = new Map<number, number>();
  const first: number[] = [];
  for (const cell of cells) {
    let own = first.findIndex((other) => !apart.has(pairKey(cell, other)));
    if (own < 0) own = first.push(cell) - 1;
    classes.set(cell, own);
  }
  // No cell is kept apart from itself: of two heads both may name one cell, and then there is no answer.
  for (const a of cells)
    for (const b of cells)
      if (a <= b && apart.has(pairKey(a, b)) === (classes.get(a) === classes.get(b))) return undefined;
  return first.length > 1 ? classes : undefined;
}
