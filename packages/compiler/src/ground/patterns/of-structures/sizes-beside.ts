/**
 * `for each cell c with clue: if c is star: size(c.area) < c.clue`: how large the region of a cell can be at most, where the cell is a star. Read
 * are `if` and `implies` whose conditions are known, or just that the cell is one, or is none.
 */
import { onlySet } from "../../../check/walks/of-one.js";
import { type GuardedClause, guardedClauses } from "../../../normalize/clause.js";
import { mirrored } from "../../../ranges.js";
import type { Expression, LayerId, VariableId } from "../../../typed.js";
import { forEachBinding } from "../../heads/binders.js";
import { isElement, type Truth } from "../../value.js";
import { evaluateTruth } from "../../values/evaluate-as.js";
import { tried } from "../../values/unprinted/tried.js";
import type { World } from "../../world/world.js";
import { askedOf } from "./known-amounts.js";

/** By cell, as far as rules say it of a cell that is one. */
export function sizesBeside(
  world: World,
  layer: LayerId,
  isOne: readonly Truth[],
): readonly (number | undefined)[] {
  const most: number[] = [];
  for (const statement of world.facts.statements()) {
    if (statement.kind !== "for-each") continue;
    const head = onlySet(statement.binders);
    if (head === undefined || !world.facts.isKnownHead(head)) continue;
    const bounds = statement.body
      .flatMap((line) => guardedClauses(line) ?? [])
      .flatMap((clause) => boundIn(clause, layer, head.variable) ?? [])
      .filter(({ other }) => !world.facts.isFound(other));
    if (bounds.length === 0) continue;
    forEachBinding(world, [head], undefined, (guard) => {
      const at = world.bindings[head.variable];
      if (guard !== true || !isElement(at) || at.family !== world.space?.places.cell) return;
      const { index } = at;
      for (const { guards, less, other } of bounds) {
        if (guards.some(({ asked, holds }) => truthOfOne(world, asked, isOne[index] ?? false) !== holds))
          continue;
        const amount = tried(world, () => world.evaluate(world, other));
        if (typeof amount !== "number") continue;
        most[index] = Math.min(most[index] ?? Number.POSITIVE_INFINITY, amount - less);
      }
    });
  }
  return most;
}

interface Bound extends Pick<GuardedClause, "guards"> {
  /** How much less than that the size is at most. */
  readonly less: 0 | 1;
  readonly other: Expression;
}

function boundIn(
  { heads, guards, said }: GuardedClause,
  layer: LayerId,
  cell: VariableId,
): Bound | undefined {
  if (heads.length > 0 || said.kind !== "compare") return undefined;
  const isSize = (side: Expression): boolean => askedOf(side, layer, "size") === cell;
  const { left, right } = said;
  const [operator, other] = isSize(left)
    ? [said.operator, right]
    : [isSize(right) ? mirrored[said.operator] : undefined, left];
  if (operator !== "<" && operator !== "<=" && operator !== "=") return undefined;
  return { guards, less: operator === "<" ? 1 : 0, other };
}

/** The truth of a condition where the cell is one; undefined if that does not say it. */
function truthOfOne(world: World, condition: Expression, one: Truth): boolean | undefined {
  // `c.area is d.area` would be false as long as there are no regions.
  if (world.facts.readsStructure(condition)) return undefined;
  const truth = tried(world, () => evaluateTruth(world, condition));
  if (typeof truth === "boolean" || truth === undefined) return truth;
  return truth === one ? true : truth === world.conditions.not(one) ? false : undefined;
}
