/**
 * `for each cell c with clue: size(c.area) = c.clue`, `for each cell c with number: c.move.length = c.number`: by cell the size of its region, or the
 * length of the path that begins there, where that needs nothing that is to be found.
 */
import { onlySet } from "../../../check/walks/of-one.js";
import type { AssertedPart } from "../../../normalize/rule-facts.js";
import type { Binder, Expression, LayerId, VariableId } from "../../../typed.js";
import { forEachBinding } from "../../heads/binders.js";
import { isElement } from "../../value.js";
import type { World } from "../../world/world.js";
import { type Pattern, readings } from "../pattern.js";

interface Found {
  readonly head: Binder;
  readonly variable: VariableId;
  readonly amount: Expression;
}

type Amounts = Pattern<AssertedPart, LayerId, Found, readonly (readonly [cell: number, amount: number])[]>;

const amountsOf = (attribute: "size" | "length"): Pick<Amounts, "match" | "admit"> => ({
  match(facts, { heads, part }, layer) {
    const head = onlySet(heads);
    if (part.kind !== "compare" || part.operator !== "=" || head === undefined) return undefined;
    const onLeft = askedOf(part.left, layer, attribute);
    const variable = onLeft ?? askedOf(part.right, layer, attribute);
    const amount = onLeft === undefined ? part.left : part.right;
    const { set, condition } = head;
    if (head.variable !== variable || facts.isFound(amount) || facts.isFound(set)) return undefined;
    return condition !== undefined && facts.isFound(condition) ? undefined : { head, variable, amount };
  },
  admit(world, { head, variable, amount }) {
    const amounts: (readonly [number, number])[] = [];
    forEachBinding(world, [head], undefined, (guard) => {
      const cell = world.bindings[variable];
      if (guard !== true || !isElement(cell)) return;
      const value = world.log.guard(() => world.evaluate(world, amount));
      if (typeof value === "number") amounts.push([cell.index, value]);
    });
    return amounts;
  },
});

const counts = "what is not listed is in no answer, and the rule is expanded besides";

export const knownSizes: Amounts = {
  name: "sizes of regions",
  role: "derive",
  phase: "found",
  makes: "read for how large the region of each cell is",
  counts,
  ...amountsOf("size"),
};

export const knownLengths: Amounts = {
  name: "lengths of paths",
  role: "derive",
  phase: "found",
  makes: "read for how long the path from each cell is",
  counts,
  ...amountsOf("length"),
};

/** By cell, as far as rules say it. */
export function amountsByCell(
  world: World,
  pattern: Amounts,
  layer: LayerId,
): readonly (number | undefined)[] {
  const byCell: number[] = [];
  for (const amounts of readings(world, pattern, world.facts.assertions(), layer))
    for (const [cell, amount] of amounts) byCell[cell] = amount;
  return byCell;
}

/** Of `size(c.area)`: the variable `c`. */
export function askedOf(expression: Expression, layer: LayerId, attribute: string): VariableId | undefined {
  if (expression.kind !== "attribute" || expression.attribute !== attribute) return undefined;
  let [of] = expression.arguments;
  if (of?.kind === "cells-of") of = of.element;
  if (of?.kind !== "layer" || of.layer !== layer || of.element.kind !== "variable") return undefined;
  return of.element.variable;
}
