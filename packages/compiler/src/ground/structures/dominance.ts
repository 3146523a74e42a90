/**
 * Finds out whether rules ask nothing of the links of a layer but that they are ways: how many of them a cell has, and that they close no ring.
 * If so, ways may be changed freely as long as they stay ways, and the engine needs to search only those that make no detour. In doubt, the
 * answer is no.
 */

import type { Constraint, GroundVariableId } from "../../ground.js";
import { addTo } from "../../maps.js";
import type { LayerId } from "../../typed.js";
import type { Truth } from "../value.js";
import { variablesOf } from "../variables-of.js";
import { variableOf } from "../world/grounding.js";
import { layerTable } from "../world/reading.js";
import type { World } from "../world/world.js";
import { countedBy } from "./counted.js";
import type { CellNet } from "./nets.js";

/** `around`: the keys of the counts (`counted.ts`) that are known to say no more than ways do. */
export function onlyWaysDemanded(
  world: World,
  links: LayerId,
  net: CellNet,
  constraints: readonly Constraint[],
  around: ReadonlySet<string>,
): boolean {
  const { layer, variables = [] } = layerTable(world, links);
  const own = new Set(variables.filter((variable) => variable !== undefined));
  const { candidates, rules } = world.auxiliaries;
  if (layer.hidden || world.puzzle.options.length > 0 || candidates.length > 0) return false;
  for (const id of own) {
    const { domain, given } = variableOf(world, id);
    if (given !== undefined || domain.length !== 2) return false;
  }
  const ways = waysOf(net);
  if (ways.size !== own.size || [...own].some((id) => !ways.has(id))) return false;
  const ground = {
    placements: [],
    candidates,
    variableOf: new Map(world.layers.map((table) => [table.id, table.variables ?? []])),
  };
  const speaks = (constraint: Constraint): boolean =>
    [...variablesOf(ground, [constraint])].some((variable) => own.has(variable));
  return (
    !rules.some(speaks) &&
    constraints.every(
      (constraint) => isCount(constraint, around) || isOfWays(constraint, ways) || !speaks(constraint),
    )
  );
}

const isCount = (constraint: Constraint, around: ReadonlySet<string>): boolean => {
  const counted = countedBy(constraint);
  return counted !== undefined && around.has(counted.key);
};

/** The cells that the link of a variable joins. */
type Ways = ReadonlyMap<GroundVariableId, readonly [number, number]>;

function waysOf({ edges, cells }: CellNet): Ways {
  return new Map(
    edges.flatMap(({ from, to, joined }): [GroundVariableId, [number, number]][] => {
      const link = linkOf(joined);
      return link === undefined ? [] : [[link, [cells[from] ?? -1, cells[to] ?? -1]]];
    }),
  );
}

/**
 * That links close no ring. Vertices of a graph have numbers of their own, so this looks for the cells that they are. Proof: where two links or more
 * end at a vertex, `cellsOf` is the one cell that all of them end at; so along a ring of the graph, each edge is a link between the cells of its
 * vertices, no link is there twice, and neighbours are different cells: they are a walk of links that comes back, which holds a ring of links.
 */
function isOfWays(constraint: Constraint, ways: Ways): boolean {
  if (constraint.kind !== "graph" || constraint.property !== "acyclic" || constraint.guard !== true)
    return false;
  const seen = new Set<GroundVariableId>();
  const endsAt = new Map<number, (readonly number[])[]>();
  for (const { from, to, when } of constraint.edges) {
    const link = linkOf(when);
    const cells = link === undefined ? undefined : ways.get(link);
    if (link === undefined || cells === undefined || seen.has(link)) return false;
    seen.add(link);
    for (const vertex of [from, to]) {
      addTo(endsAt, vertex, cells);
    }
  }
  const cellsOf = new Map<number, number>();
  for (const [vertex, [first = [], ...others]] of endsAt) {
    if (others.length === 0) continue;
    const [cell, another] = first.filter((one) => others.every((cells) => cells.includes(one)));
    if (cell === undefined || another !== undefined) return false;
    cellsOf.set(vertex, cell);
  }
  return constraint.edges.every(({ from, to }) => {
    const cell = cellsOf.get(from);
    return cell === undefined || cell !== cellsOf.get(to);
  });
}

/** The variable of a link that is there where that is yes. */
const linkOf = (when: Truth): GroundVariableId | undefined =>
  typeof when === "object" && when.kind === "literal" && when.values.join() === "1"
    ? when.variable
    : undefined;
