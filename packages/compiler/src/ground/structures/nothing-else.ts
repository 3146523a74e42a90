/**
 * Whether all that is asked of the links of a layer is that they are ways: how many of them a cell has, and that they close no ring. Then ways may be
 * changed freely as long as they stay ways, and the engine needs to search only those that make no detour.
 * In doubt, the answer is no.
 */
import type { Constraint } from "../../ground.js";
import type { LayerId } from "../../typed.js";
import { variablesOf } from "../variables-of.js";
import { layerTable, variableOf, type World } from "../world.js";
import { countedBy } from "./counted.js";
import type { CellNet } from "./nets.js";

/** `around`: the keys of the counts (`counted.ts`) that are known to say no more than ways do. */
export function nothingElseAsked(
  world: World,
  links: LayerId,
  net: CellNet,
  constraints: readonly Constraint[],
  around: ReadonlySet<string>,
): boolean {
  const { layer, variables = [] } = layerTable(world, links);
  const own = new Set(variables.filter((variable) => variable !== undefined));
  const { candidates, rules } = world.made;
  if (layer.hidden || world.puzzle.options.length > 0 || candidates.length > 0) return false;
  for (const id of own) {
    const { domain, given } = variableOf(world, id);
    if (given !== undefined || domain.length !== 2) return false;
  }
  const ways = edgesOf(net.edges.map(({ from, to, joined }) => [net.cells[from], net.cells[to], joined]));
  if (ways.size !== own.size) return false;
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

/** That these links close no ring. */
function isOfWays(constraint: Constraint, ways: ReadonlySet<string>): boolean {
  if (constraint.kind !== "graph" || constraint.property !== "acyclic" || constraint.guard !== true)
    return false;
  const edges = edgesOf(constraint.edges.map(({ from, to, when }) => [from, to, when]));
  return edges.size === constraint.edges.length && [...edges].every((edge) => ways.has(edge));
}

/** Each link as a text: its ends, and its variable. Only those that are one variable are there. */
function edgesOf(
  edges: readonly (readonly [number | undefined, number | undefined, unknown])[],
): ReadonlySet<string> {
  return new Set(
    edges.flatMap(([from = -1, to = -1, when]) => {
      const variable = variableNamed(when);
      return variable === undefined ? [] : [`${Math.min(from, to)} ${Math.max(from, to)} ${variable}`];
    }),
  );
}

function variableNamed(when: unknown): number | undefined {
  if (typeof when !== "object" || when === null || !("kind" in when) || when.kind !== "literal")
    return undefined;
  return "variable" in when && typeof when.variable === "number" ? when.variable : undefined;
}
