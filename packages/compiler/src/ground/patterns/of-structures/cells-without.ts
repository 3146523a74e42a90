/**
 * `for each cell c where c is boulder: c has no move`, `for each cell c with move: c is not boulder`: the cells that no path goes through, where that
 * needs nothing that is to be found.
 */

import { conjuncts } from "../../../check/walks/conjuncts.js";
import { onlySet } from "../../../check/walks/of-one.js";
import type { AssertedPart } from "../../../normalize/rule-facts.js";
import type { Expression, InSet, LayerId } from "../../../typed.js";
import { forEachBinding } from "../../heads/binders.js";
import { isElement } from "../../value.js";
import { evaluateTruth } from "../../values/evaluate-as.js";
import type { World } from "../../world/world.js";
import { type Pattern, readings } from "../pattern.js";

interface Found {
  /** Without its condition. */
  readonly head: InSet;
  /** Where these hold, and not the other one, the cell has no path. */
  readonly where: readonly Expression[];
  readonly unless: Expression | undefined;
}

export const cellsWithout: Pattern<AssertedPart, LayerId, Found, readonly number[]> = {
  name: "cells without a path",
  role: "derive",
  phase: "found",
  makes: "no way that it refuses for one of its cells is listed",
  counts: "such a way is in no answer, and the rule is expanded besides",
  match(facts, { heads, part }, layer) {
    const head = onlySet(heads);
    if (head === undefined || facts.isFound(head.set)) return undefined;
    const { condition, ...bare } = head;
    const isThere = (one: Expression): boolean =>
      one.kind === "has" &&
      one.layer === layer &&
      one.element.kind === "variable" &&
      one.element.variable === head.variable;
    const asked = conjuncts(condition);
    const isRefused = part.kind === "not" && isThere(part.operand);
    const where = isRefused ? asked : asked.filter((one) => !isThere(one));
    if (!isRefused && (where.length === asked.length || facts.isFound(part))) return undefined;
    if (where.some((one) => facts.isFound(one))) return undefined;
    return { head: bare, where, unless: isRefused ? undefined : part };
  },
  admit(world, { head, where, unless }) {
    const cells: number[] = [];
    forEachBinding(world, [head], undefined, () => {
      const cell = world.bindings[head.variable];
      if (!isElement(cell)) return;
      const is = (one: Expression, truth: boolean): boolean =>
        world.log.guard(() => evaluateTruth(world, one)) === truth;
      if (!where.every((one) => is(one, true))) return;
      if (unless === undefined || is(unless, false)) cells.push(cell.index);
    });
    return cells;
  },
};

/** Those of which rules say so. */
export const withoutPath = (world: World, layer: LayerId): ReadonlySet<number> =>
  new Set([...readings(world, cellsWithout, world.facts.assertions(), layer)].flat());
