/**
 * `for each group g of cells with shaded: g is rectangle`, or `g is straight`: where that is all that is said of the groups, it is said of the windows of
 * 2x2, of which none has exactly three cells of the set, or three and more (formsByWindows says why). No group needs a label, nor a list of the cells
 * that it may have. Not of groups by links or values, whose windows hold cells of others.
 * Cost: four clauses a window (*measured*: 8x8, 196 clauses; of each group that there may be, 64 times the windows, and the labels of the cells).
 */

import type { Origin } from "../../../ground.js";
import { type FormOfGroup, formSaid, saidOfGroups } from "../../../normalize/readings/of-groups.js";
import type { ExpressionOf, Statement } from "../../../typed.js";
import { windowsOf } from "../../structures/forms.js";
import { describeValue } from "../../value.js";
import { evaluateAnySet } from "../../values/evaluate-as.js";
import { holdsOneOf } from "../../world/definitions.js";
import { spaceOf } from "../../world/reading.js";
import type { World } from "../../world/world.js";
import { isFlat } from "../board-rectangles.js";
import type { PatternRule, StatementPattern } from "../pattern.js";

interface Found {
  readonly statement: Statement;
  readonly groups: ExpressionOf<"groups">;
  readonly forms: readonly FormOfGroup[];
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
    const forms = said.parts.map((part) => formSaid(part, said.it));
    return forms.every((form) => form !== undefined)
      ? { statement, groups: said.groups, forms: [...new Set(forms)] }
      : undefined;
  },
  admit: byWindows,
};

function byWindows(world: World, { statement, groups, forms }: Found, rule: PatternRule): true | undefined {
  const { board } = spaceOf(world, groups);
  if (!isFlat(board)) return undefined;
  const origin: Origin = { span: statement.span, at: [], ...rule };
  for (const form of forms) formsByWindows(world, { groups, form, origin });
  return true;
}

/**
 * By windows of 2x2: of groups that are rectangles none has exactly three cells of the set, of straight ones none has three or more (a connected set
 * that has no such window never turns). Not round a torus, where a group may meet itself.
 */
export function formsByWindows(
  world: World,
  {
    groups,
    form,
    origin,
  }: {
    readonly groups: ExpressionOf<"groups">;
    readonly form: FormOfGroup;
    readonly origin: Origin;
  },
): void {
  const { board, places } = spaceOf(world, groups);
  const { conditions } = world;
  for (const { cells, first } of windowsOf(board, evaluateAnySet(world, groups.set))) {
    const at = { ...origin, at: [describeValue(places.cell.at(first))] };
    for (const one of cells) {
      const others = cells.filter((other) => other !== one).map((other) => conditions.not(other));
      holdsOneOf(world, form === "straight" ? others : [...others, one], at);
    }
  }
}
