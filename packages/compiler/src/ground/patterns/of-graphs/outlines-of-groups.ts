/**
 * `connected(cells with sea)` beside `for each group g of cells where not sea: exactly 1 clue in g; size(g) = g.clue`: the number of cells of the sea is
 * known, and how long the outlines of the groups can be at most (`outlines.ts`). Only where that is scarce: where there are few groups, so
 * large that they hardly fit if none of them lies at the border of the board.
 * *Measured*: 10 x 10 with groups of 36 and 37, not decided in 30 s without it, takes .1 s (2,475 nodes).
 */
import { onlySet } from "../../../check/walks/of-one.js";
import type { ExpressionOf } from "../../../typed.js";
import { unlessFault } from "../../fault.js";
import type { Labels } from "../../structures/labels.js";
import type { CellNet } from "../../structures/nets.js";
import type { Truth } from "../../value.js";
import { decided } from "../../world/grounding.js";
import type { World } from "../../world/world.js";
import { admitted, matched, type Pattern } from "../pattern.js";
import { type AskedGraph, connectedBySides, type OnSet, truthsByCell } from "./apart-in-the-plane.js";
import { type LabelledSet, limitOutlines } from "./outlines.js";
import { cluesOfGroups } from "./roots-of-groups.js";

type Groups = ExpressionOf<"groups">;
type LabelsOf = (world: World, groups: Groups) => { readonly net: CellNet; readonly labels: Labels };

interface Asked {
  readonly groups: Groups;
  readonly labelsOf: LabelsOf;
}

export const outlinesOfGroups: Pattern<AskedGraph, Asked, OnSet, true> = {
  name: "outlines of groups",
  role: "derive",
  phase: "constraints",
  makes: "the outlines of large groups are not longer than that of the rest",
  counts: "a connected set of n cells has an outline of 2n + 2 at most",
  match: (_, graph, { groups: { by } }) => (by === undefined ? connectedBySides(graph) : undefined),
  admit: outlines,
};

/** Pre: no rule is left out. */
export function keepOutlinesShort(world: World, labelsOf: LabelsOf): void {
  const seen: Groups[] = [];
  for (const { heads } of world.facts.assertions()) {
    const head = onlySet(heads);
    if (head === undefined || head.set.kind !== "groups" || head.set.known) continue;
    const groups = head.set;
    if (seen.some((one) => world.facts.keys.same(one, groups)) || world.facts.outer(groups).length > 0)
      continue;
    seen.push(groups);
    for (const graph of world.facts.graphs()) {
      const found = matched(world, outlinesOfGroups, graph, { groups, labelsOf });
      if (found !== undefined)
        unlessFault(() => admitted(world, outlinesOfGroups, found, { groups, labelsOf }, [graph, groups]));
    }
  }
}

function outlines(world: World, rest: OnSet, { groups, labelsOf }: Asked): true | undefined {
  const { space, conditions } = world;
  const board = space?.board;
  if (board === undefined || board.tiling !== "squares" || board.torus) return undefined;
  const { height, width, cells } = board;
  if (cells.length < height * width) return undefined;
  const isInRest = truthsByCell(world, rest);
  if (isInRest === undefined) return undefined;
  const clues = cluesOfGroups(world, groups, []);
  if (clues === undefined) return undefined;
  const { net, labels } = labelsOf(world, groups);
  const { there, edges } = net;
  // Two cells side by side are in one group if both are there.
  const bySides = edges.every(
    ({ from, to, joined }) => joined === conditions.both(there[from] ?? false, there[to] ?? false),
  );
  if (!bySides || edges.length !== height * (width - 1) + width * (height - 1)) return undefined;
  const nodes = cells.map((cell) => net.nodeOf.get(cell) ?? -1);
  const apart = cells.every(
    (cell, i) => (net.there[nodes[i] ?? -1] ?? false) === conditions.not(isInRest.get(cell) ?? false),
  );
  if (!apart) return undefined;
  const sets: LabelledSet[] = [];
  for (const root of labels.roots) {
    const size = clues.mostCells(net.cells[root] ?? 0);
    if (size === undefined || decided(world, labels.has(root, root)) !== true) return undefined;
    const has = new Map<number, Truth>(cells.map((cell, i) => [cell, labels.has(nodes[i] ?? -1, root)]));
    sets.push({ size, has });
  }
  return limitOutlines(world, board, sets, { span: groups.span, at: [] });
}
