/**
 * `for each group g of cells with shaded: g is rectangle`: where that is all that is said of the groups, it is said of the windows of 2x2, of which none
 * has exactly three cells of the set (forms.ts says why). No group needs a label, nor a list of the cells that it may have. Not round a torus, where a
 * group may meet itself; and not of groups by links or values, whose windows hold cells of others.
 * Cost: four clauses a window (*measured*: 8x8, 196 clauses; of each group that there may be, 64 times the windows, and the labels of the cells).
 */

import type { Origin } from "../../../ground.js";
import { isPartItself } from "../../../normalize/is-variable.js";
import type { ExpressionOf, Statement } from "../../../typed.js";

import { windowsOf } from "../../structures/forms.js";
import { holdsOneOf } from "../../structures/labels.js";
import { describeValue } from "../../value.js";
import { evaluateAnySet } from "../../values/evaluate-as.js";
import { spaceOf } from "../../world/reading.js";
import type { World } from "../../world/world.js";
import { saidOfGroups } from "../atoms.js";
import type { PatternRule, StatementPattern } from "../pattern.js";

interface Found {
  readonly statement: Statement;
  readonly groups: ExpressionOf<"groups">;
}

export const rectangularGroups: StatementPattern<Found> = {
  name: "groups that are rectangles",
  role: "replace",
  phase: "statements",
  makes: "four clauses for each window of 2x2",
  counts: "it speaks of the cells alone, and adds no variable",
  match(_, statement) {
    const said = saidOfGroups(statement);
    if (said === undefined || said.groups.by !== undefined) return undefined;
    const isOfShape = said.parts.every(
      (part) =>
        part.kind === "adjective" && part.adjective === "rectangle" && isPartItself(part.subject, said.it),
    );
    return isOfShape ? { statement, groups: said.groups } : undefined;
  },
  admit: byWindows,
};

function byWindows(world: World, { statement, groups }: Found, { rule }: PatternRule): true | undefined {
  const { board, places } = spaceOf(world, groups);
  if (board.torus || board.lacks.has("extent")) return undefined;
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
