/** Statements of which a pattern makes something as a whole, and which are then not expanded. */
import type { Statement } from "../../../typed.js";
import type { World } from "../../world/world.js";
import { type PatternRule, reading, type StatementPattern } from "../pattern.js";
import { groupSizes } from "./group-sizes.js";
import { keptApart } from "./kept-apart.js";
import { oneInEachTree } from "./one-in-each-tree.js";
import { rectangularGroups } from "./rectangular-groups.js";
import { saidOfRectangles } from "./said-of-rectangles.js";
import { someInEachGroup } from "./some-in-each-group.js";
import { sumsOverRectangles } from "./sums-over-rectangles.js";

const taker =
  <Found>(pattern: StatementPattern<Found>) =>
  (world: World, statement: Statement, rule: PatternRule): boolean =>
    reading(world, pattern, statement, rule) !== undefined;

const takers = [
  taker(groupSizes),
  taker(rectangularGroups),
  taker(saidOfRectangles),
  taker(sumsOverRectangles),
  taker(someInEachGroup),
  taker(keptApart),
  taker(oneInEachTree),
];

/** True where the statement, which always holds, has been taken care of. */
export const isTakenWhole = (world: World, statement: Statement, rule: PatternRule): boolean =>
  takers.some((takes) => takes(world, statement, rule));
