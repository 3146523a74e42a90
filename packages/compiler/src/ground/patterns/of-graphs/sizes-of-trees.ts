/**
 * `size(group(t by line))`, where the rules demand that `line` closes no ring: a number for each cell (`structures/tree-sizes.ts`), and not a list of the
 * cells that may be in the group.
 */
import type { ExpressionOf, LayerId } from "../../../typed.js";
import type { CellNet } from "../../structures/nets.js";
import { treeSizes } from "../../structures/tree-sizes.js";
import type { Cases } from "../../value.js";
import type { Pattern } from "../pattern.js";
import { largestSizeAsked } from "./largest-size.js";

export const sizesOfTrees: Pattern<ExpressionOf<"group">, CellNet, LayerId, readonly Cases[]> = {
  name: "sizes of trees",
  role: "derive",
  phase: "structures",
  makes: "a number for each cell of a tree, not a list of its cells",
  counts: "sizes are a function of the lines",
  match: (facts, { by }) => (by.by === "links" && facts.demandsForest(by.layer) ? by.layer : undefined),
  admit: (world, links, net) => treeSizes(world, net, largestSizeAsked(world, links, net.origin)),
};
