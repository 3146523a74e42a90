/**
 * `for each cells x, y where x is shaded and …: … size(group(x by shaded)) …`, where another rule says `for each group g of cells with shaded: g is
 * straight`, and the group is asked for only where its cell is shaded: it is the shaded cells on from there in a row or a column. Where the cell is
 * not shaded, the group comes out empty, and nothing depends on it.
 * Cost: a conjunction for each stretch of cells, and no connectedness (*measured*: 10x10, 18 cells a group in place of 99 and a condition on a graph).
 */

import { areStraight, type GuardedSide, guardOfGroup } from "../../../normalize/readings/guarded-groups.js";
import type { Expression, ExpressionOf, VariableId } from "../../../typed.js";
import type { CellNet } from "../../structures/nets.js";
import type { Member, Members, Truth } from "../../value.js";
import { evaluateTruth } from "../../values/evaluate-as.js";
import { spaceOf } from "../../world/reading.js";
import type { World } from "../../world/world.js";
import { isFlat, SetOnBoard } from "../board-rectangles.js";
import type { Pattern } from "../pattern.js";

interface Found extends GuardedSide {
  readonly by: { readonly variable: VariableId; readonly value: Expression };
}

export const straightGroups: Pattern<ExpressionOf<"group">, CellNet, Found, (start: number) => Members> = {
  name: "straight groups",
  role: "encode",
  phase: "structures",
  makes: "the cells on from there in a row or a column",
  counts: "a function of the cells, and the group itself wherever it is asked for",
  match(facts, group) {
    const { by } = group;
    if (by.by !== "value") return undefined;
    const side = guardOfGroup(facts, group);
    return side !== undefined && areStraight(facts, side) ? { ...side, by } : undefined;
  },
  admit(world, { by, holds }, net) {
    const space = spaceOf(world, by.value);
    const { board } = space;
    if (!isFlat(board)) return undefined;
    const items = net.cells.flatMap((cell, node): Member[] => {
      world.bindings[by.variable] = space.places.cell.at(cell);
      if (world.valueIfThere(world, by.value) === undefined) return [];
      const truth = evaluateTruth(world, by.value);
      const when = holds ? truth : world.conditions.not(truth);
      return when === false ? [] : [{ item: net.at(node), when }];
    });
    const set = new SetOnBoard(board, { kind: "members", ordered: false, items });
    return (start) => ({ kind: "members", ordered: false, items: barFrom(world, net, set, start) });
  },
};

function barFrom(world: World, net: CellNet, set: SetOnBoard, start: number): Member[] {
  const { board } = set;
  const bar: Member[] = [];
  const [row, column] = [board.rowOf(start), board.columnOf(start)];
  const add = (cell: number | undefined, when: Truth): void => {
    const node = cell === undefined ? undefined : net.nodeOf.get(cell);
    if (node !== undefined && when !== false) bar.push({ item: net.at(node), when });
  };
  add(start, set.at(row, column));
  for (const [down, right] of [
    [-1, 0],
    [0, -1],
    [0, 1],
    [1, 0],
  ] as const) {
    const stretch: Truth[] = [set.at(row, column)];
    for (let i = 1; ; i++) {
      const next = set.at(row + down * i, column + right * i);
      if (next === false) break;
      stretch.push(next);
      // In reading order, so that both ends of a stretch have one condition.
      const inOrder = down + right < 0 ? [...stretch].reverse() : stretch;
      add(set.cell(row + down * i, column + right * i), world.conditions.allOf(inOrder));
    }
  }
  return bar;
}
