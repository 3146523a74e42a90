/**
 * `x in group(c by line)`, where another rule says `for each group g of S by line: exactly 1 clue in g`: the labels that say in which group each cell is
 * (`roots-of-groups.ts`) say it of two cells as well, and nothing has to be connected once more for each cell that is asked about.
 */
import type { ExpressionOf } from "../../../typed.js";
import type { Element } from "../../value.js";
import type { Pattern } from "../pattern.js";
import { cluesOfGroups, rootsOfGroups } from "./roots-of-groups.js";

export const groupsByRoot: Pattern<
  ExpressionOf<"group">,
  readonly Element[],
  ExpressionOf<"groups">,
  ExpressionOf<"groups">
> = {
  name: "groups by their roots",
  role: "encode",
  phase: "structures",
  makes: "two cells are in one group if they have one root",
  counts: "a function of the labels, and the group itself wherever it is asked for",
  match(facts, { by }) {
    if (by.by !== "links") return undefined;
    for (const assertion of facts.assertions()) {
      const [head] = assertion.heads;
      if (head?.kind !== "in" || head.set.kind !== "groups" || head.set.known) continue;
      const groups = head.set;
      if (groups.by?.by !== "links" || groups.by.layer !== by.layer) continue;
      if (facts.outer(groups).length > 0) continue;
      if (rootsOfGroups.match(facts, assertion, { groups, elements: [] }) !== undefined) return groups;
    }
    return undefined;
  },
  admit: (world, groups, elements) =>
    cluesOfGroups(world, groups, elements) === undefined ? undefined : groups,
};
