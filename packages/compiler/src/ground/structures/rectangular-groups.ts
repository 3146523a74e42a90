/**
 * `for each group g of cells with shaded: g is rectangle`: where that is all that is said of the groups, it is said of the windows of 2x2, of which none
 * has exactly three cells of the set (forms.ts says why). No group needs a label, nor a list of the cells that it may have. Not round a torus, where a
 * group may meet itself; and not of groups by links or values, whose windows hold cells of others.
 * Cost: four clauses a window (*measured*: 8x8, 196 clauses; of each group that there may be, 64 times the windows, and the labels of the cells).
 */
import type { Origin } from "../../ground.js";
import type { Statement } from "../../typed.js";
import { evaluateAnySet } from "../narrow.js";
import { describeValue } from "../value.js";
import { spaceOf, type World } from "../world.js";
import { windowsOf } from "./forms.js";
import { runsOver } from "./group-rules.js";
import { holdsOneOf } from "./labels.js";
import { assertedParts, isIt } from "./region-rules.js";

/** True where the statement was this, and the clauses are made. */
export function rectanglesOfGroups(world: World, statement: Statement, rule: string | undefined): boolean {
  if (statement.kind !== "for-each") return false;
  const [binder] = statement.binders;
  if (binder?.kind !== "in" || binder.set.kind !== "groups" || binder.set.known) return false;
  const groups = binder.set;
  const variable = runsOver(world, statement, groups);
  const { board, places } = spaceOf(world, groups);
  if (variable === undefined || groups.by !== undefined || board.torus) return false;
  if (statement.body.some(({ kind }) => kind !== "assert")) return false;
  const isOfShape = assertedParts(statement.body).every(
    (part) => part.kind === "adjective" && part.adjective === "rectangle" && isIt(part.subject, variable),
  );
  if (!isOfShape) return false;
  world.made.mark("groups that are rectangles", statement.span);
  for (const { cells, first } of windowsOf(board, evaluateAnySet(world, groups.set))) {
    const origin: Origin = {
      span: statement.span,
      at: [describeValue(places.cell.at(first))],
      ...(rule === undefined ? {} : { rule }),
    };
    for (const one of cells)
      holdsOneOf(
        world,
        [...cells.filter((other) => other !== one).map((other) => world.conditions.not(other)), one],
        origin,
      );
  }
  return true;
}
