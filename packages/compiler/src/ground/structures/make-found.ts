/** The layers of regions and paths that are to be found, made before any rule is expanded: their candidates come from the rules and the board. */
import type { LayerData } from "../../ground.js";
import { stands, standsOn } from "../domains.js";
import { regionsByHalves } from "../patterns/halves.js";
import { regionRules } from "../patterns/region-rules.js";
import type { LayerTable, World } from "../world.js";
import type { FoundLayer } from "./found-layer.js";
import { pathsByCandidates } from "./paths.js";
import { regionsByLabels } from "./region-labels.js";
import { regionsByCandidates } from "./regions.js";

/** Undefined for layers of other kinds. `ways`: the paths that the instance fixes. */
export function makeFound(
  world: World,
  table: LayerTable,
  data: LayerData | undefined,
  ways: readonly (readonly number[])[] = [],
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
  const rules = regionRules(world, table.id);
  return (
    regionsByCandidates(world, table, cells, data, rules) ?? regionsByLabels(world, table, cells, data, rules)
  );
}
