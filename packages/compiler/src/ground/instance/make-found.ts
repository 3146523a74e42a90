/** The layers of regions and paths that are to be found, made before any rule is expanded: their candidates come from the rules and the board. */

import type { LayerData } from "../../ground.js";
import type { FoundLayer } from "../found-layer.js";
import { regionsByHalves } from "../patterns/of-structures/congruent-halves.js";
import { regionRules } from "../patterns/of-structures/region-rules.js";
import { pathsByCandidates } from "../structures/paths.js";
import { regionsByLabels } from "../structures/region-labels.js";
import { regionsByCandidates } from "../structures/regions.js";
import type { LayerTable } from "../world/layer-table.js";
import type { World } from "../world/world.js";
import { stands, standsOn } from "./domains.js";
import { oneRegion } from "./one-region-world.js";

/** Returns undefined for layers of other kinds. `ways`: the paths that the instance fixes. `saysGivens`: what follows is to be explained. */
export function makeFound(
  world: World,
  table: LayerTable,
  data: LayerData | undefined,
  ways: readonly (readonly number[])[] = [],
  saysGivens = false,
): FoundLayer | undefined {
  const { layer } = table;
  if (layer.role !== "find") return undefined;
  const { kind } = layer.domain;
  if (kind !== "region" && kind !== "paths") return undefined;
  const cells = standsOn(world, table)
    .filter(({ element }) => stands(world, layer, element))
    .map(({ index }) => index);
  if (kind === "paths") return pathsByCandidates(world, table, cells, ways);
  const halves = regionsByHalves(world, { table, cells, data });
  if (halves !== undefined) return halves;
  const one = oneRegion(world, table, cells, saysGivens);
  const rules = regionRules(world, one);
  return (
    regionsByCandidates(world, table, cells, data, rules, one.atoms) ??
    regionsByLabels(world, table, cells, data, rules)
  );
}
