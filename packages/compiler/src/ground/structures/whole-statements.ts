/** Statements that are one structure as a whole, and are better not expanded: each says so of itself. */
import type { Statement } from "../../typed.js";
import type { World } from "../world.js";
import { sizesOfGroups } from "./group-sizes.js";
import { oneInEachTree } from "./one-in-each-tree.js";
import { rectanglesOfGroups } from "./rectangular-groups.js";
import { keepsApart } from "./separated.js";

/** True where the statement, which always holds, has been taken care of. */
export function isWholeStructure(world: World, statement: Statement, rule: string | undefined): boolean {
  return (
    sizesOfGroups(world, statement, rule) ||
    rectanglesOfGroups(world, statement, rule) ||
    keepsApart(world, statement, rule) ||
    oneInEachTree(world, statement, rule)
  );
}
