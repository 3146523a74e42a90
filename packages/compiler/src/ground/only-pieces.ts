/**
 * Sets of cells of which each holds exactly one piece: `exactly 4 tetromino in each room`, where every placement that is left and reaches into a room
 * lies in it and covers four cells. Cells of such a set that have a piece have the same one, and whether two pieces there differ is not asked by
 * listing all that may lie on both.
 */
import type { Expression, LayerId } from "../typed.js";
import { Fault } from "./fault.js";
import { evaluateSet } from "./narrow.js";
import { assertedParts, forEveryRule, isIt, knownNumber } from "./structures/region-rules.js";
import type { Known } from "./value.js";
import type { World } from "./world.js";

/** By cell: the set, which is one array for all its cells. */
export type OnlyPieces = readonly (readonly number[] | undefined)[];

export function onlyPieces(
  world: World,
  layer: LayerId,
  placements: readonly (readonly number[])[],
): OnlyPieces {
  const found: (readonly number[] | undefined)[] = [];
  forEveryRule(world.puzzle.statements, (statement) => {
    if (statement.kind !== "for-each") return;
    const [binder, more] = statement.binders;
    if (binder?.kind !== "in" || more !== undefined || binder.condition !== undefined) return;
    if (binder.set.kind !== "all-of" || !binder.set.known) return;
    for (const part of assertedParts(statement.body)) {
      if (part.kind !== "quantity" || !isIt(part.set, binder.variable)) continue;
      const amount = cellsAsked(world, part, layer);
      if (amount === undefined) continue;
      for (const set of setsOf(world, binder.set))
        if (holdsOne(set, amount, placements)) {
          world.made.mark("one piece in each", part.span);
          for (const cell of set) found[cell] ??= set;
        }
    }
  });
  return found;
}

/** `exactly 4 tetromino in …`: how many cells of the set have a piece. */
function cellsAsked(
  world: World,
  { bound, amounts, ofEach, condition, variable }: Extract<Expression, { kind: "quantity" }>,
  layer: LayerId,
): number | undefined {
  const [amount, another] = amounts;
  if (bound !== "exactly" || ofEach !== undefined || amount === undefined || another !== undefined)
    return undefined;
  if (amount.from !== amount.to) return undefined;
  if (condition.kind !== "has" || condition.layer !== layer || !isIt(condition.element, variable))
    return undefined;
  return knownNumber(world, amount.from);
}

/** Whatever is wrong with the rule is said where it is expanded. */
function setsOf(world: World, sets: Expression): readonly (readonly number[])[] {
  const found: (readonly number[])[] = [];
  let all: readonly Known[];
  try {
    all = evaluateSet(world, sets).items;
  } catch (thrown) {
    if (thrown instanceof Fault) return found;
    throw thrown;
  }
  for (const set of all) {
    if (typeof set !== "object" || set.kind !== "element") continue;
    const cells: number[] = [];
    for (const cell of set.family.cells?.(set.index).items ?? [])
      if (typeof cell === "object" && cell.kind === "element") cells.push(cell.index);
    found.push(cells);
  }
  return found;
}

/** Whatever reaches into the set lies in it and is as large as what is asked for. */
function holdsOne(
  set: readonly number[],
  amount: number,
  placements: readonly (readonly number[])[],
): boolean {
  const inside = new Set(set);
  return (
    amount > 0 &&
    placements.every(
      (cells) =>
        !cells.some((cell) => inside.has(cell)) ||
        (cells.length === amount && cells.every((cell) => inside.has(cell))),
    )
  );
}
