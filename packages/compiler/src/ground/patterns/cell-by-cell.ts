/**
 * `all(c.room is t.first.room for c in t)`, cell by cell: what stands left is of the cell alone, and what stands right of the first cell of the piece, so
 * that both are worked out once a cell, and not once for each way to lay a piece, of which there are tens at a cell.
 */

import { sameAsOfFirst } from "../../normalize/readings/of-first.js";
import { oncePerKey } from "../../once.js";
import type { Expression, VariableId } from "../../typed.js";
import type { Family } from "../family.js";
import { type Element, equal, isPlain } from "../value.js";
import type { World } from "../world/world.js";

/** Undefined: it must be asked of the piece as a whole. `cells` in reading order. */
export type CellTest = (it: Element, cells: readonly number[]) => boolean | undefined;

/** `places`: what the pieces lie on. Returns undefined if the rule has another form. */
export function cellByCell(
  world: World,
  rule: Expression,
  it: VariableId,
  places: Family | undefined,
): CellTest | undefined {
  const said = sameAsOfFirst(rule, it);
  if (said === undefined) return undefined;
  const { cell: variable, left, right } = said;
  const ofCell = oncePerKey((cell: number) => {
    world.bindings[variable] = places?.at(cell);
    return world.valueIfThere(world, left);
  });
  let piece: Element | undefined;
  const ofFirst = oncePerKey((_first: number) => {
    world.bindings[it] = piece;
    return world.valueIfThere(world, right);
  });
  return (element, cells) => {
    piece = element;
    const wanted = ofFirst(cells[0] ?? 0);
    if (wanted === undefined) return false;
    if (!isPlain(wanted)) return undefined;
    for (const cell of cells) {
      const value = ofCell(cell);
      if (value === undefined) return false;
      if (!isPlain(value)) return undefined;
      if (!equal(value, wanted)) return false;
    }
    return true;
  };
}
