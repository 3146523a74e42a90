/**
 * A division that is to be found, where its possible regions are too many to list: each cell has as label the first cell of its region
 * (`labels.ts`, with the cells of a label connected, and nothing joined beforehand), or, where each region is to hold exactly one of some cells,
 * that one: they are known, or to be found and few. A division is its labels: counts are true. Where it depends on what is hidden which cells these
 * are, an answer says which neighbours are together instead (`same-label.ts`).
 * Where rules say how large a region may be at most, a cell's region cannot begin farther away than that.
 * Cost: cells times cells in reach. Above LABELS it is refused, with what would help (`region-advice.ts`).
 */

import { tooManyWays } from "../../diagnostics/catalogue/ecp5010-too-many-ways.js";
import { diagnose } from "../../diagnostics/diagnostic.js";
import type { LayerData, Origin } from "../../ground.js";
import { once } from "../../once.js";
import { CASE_PAIRS, LABELS, LABELS_BY_ONE } from "../../thresholds.js";
import { makeFamily } from "../family.js";
import { Fault } from "../fault.js";
import type { FoundLayer } from "../found-layer.js";
import { narrowedByRules } from "../patterns/of-structures/cells-of-regions.js";
import type { RegionRules } from "../patterns/of-structures/region-rules.js";
import type { Element, Truth } from "../value.js";
import { holds, newTruth } from "../world/definitions.js";
import type { LayerTable } from "../world/layer-table.js";
import { spaceOf } from "../world/reading.js";
import type { World } from "../world/world.js";
import { connectedSets } from "./connected-sets.js";
import { fixedIn } from "./fixed-regions.js";
import { type Labels, labelComponents, type Net, rootsHolding } from "./labels.js";
import { nodesWithin } from "./nodes-within.js";
import { helpWithRegions } from "./region-advice.js";
import { seeLinks } from "./same-label.js";

export function regionsByLabels(
  world: World,
  table: LayerTable,
  cells: readonly number[],
  data: LayerData | undefined,
  rules: RegionRules,
): FoundLayer {
  const { knownBy, sizes, largest } = rules;
  const { layer } = table;
  const { board, places } = spaceOf(world, { span: layer.at.span });
  const { conditions } = world;
  const origin: Origin = { span: layer.at.span, at: [], what: layer.name };
  const node = new Map(cells.map((each, i) => [each, i]));
  const most = largest() ?? cells.length;
  const neighbours = cells.map((each) => board.neighbours(each).flatMap((other) => node.get(other) ?? []));
  const few = knownBy === undefined ? rules.knownByFound() : undefined;
  const own = (knownBy ?? few?.roots.map(({ cell }) => cell))?.flatMap((each) => node.get(each) ?? []);
  const limit = own === undefined ? LABELS : LABELS_BY_ONE;
  const sizeOf = (root: number): number => {
    const cell = cells[root] ?? 0;
    return Math.min(sizes[cell] ?? most, few?.most[cell] ?? most);
  };
  const roots = rootsHolding(
    own === undefined
      ? laterNodes(neighbours, most, limit)
      : few === undefined
        ? nodesByRoot(world, table, cells, neighbours, own, sizeOf)
        : new Map(own.map((root) => [root, nodesWithin(neighbours, root, sizeOf(root) - 1)])),
  );
  let labels = 0;
  for (let i = 0; i < cells.length; i++) labels += roots.of(i).length;
  if (labels > limit)
    throw new Fault(`labels ${layer.at.span.start}`, () =>
      diagnose(tooManyWays, layer.at.span, {
        what: `pairs of cells that may be in one region of \`${layer.name}\``,
        limit,
        help: helpWithRegions(world, table, cells, rules),
      }),
    );
  const there: Truth[] = cells.map((each) => {
    const fixed = layer.orNone ? fixedIn(data, each) : true;
    if (fixed !== undefined) return fixed;
    return newTruth(world, `${board.cellName(each)} is in a region`);
  });
  const net: Net = {
    name: (i) => board.cellName(cells[i] ?? 0),
    there,
    edges: neighbours.flatMap((others, from) =>
      others.flatMap((to) => (from < to ? [{ from, to, joined: true as const }] : [])),
    ),
    by: "free",
    origin,
    ...(few?.isHidden === true ? {} : { answers: (i) => ({ answers: table.id, cell: cells[i] ?? 0 }) }),
  };
  const found = labelComponents(world, net, roots);
  if (few?.isHidden === true) seeLinks(world, table.id, net, found, cells);
  if (few !== undefined)
    for (const { cell, when } of few.roots) {
      const root = node.get(cell);
      if (root === undefined) continue;
      const isRoot = conditions.same(found.has(root, root), conditions.both(when, there[root] ?? false));
      holds(world, isRoot, { span: few.span, at: [board.cellName(cell)] });
    }
  const rootAt = (index: number): number => roots.nodes[index] ?? 0;
  const indexOf = new Map(roots.nodes.map((root, index) => [root, index]));
  const family = makeFamily(world.nextFamilyId(), {
    sort: layer.name,
    count: roots.nodes.length,
    name: (index) =>
      `${layer.name} ${own === undefined ? "from" : "of"} ${board.cellName(cells[rootAt(index)] ?? 0)}`,
    bySides: true,
    first: (index) => (own === undefined ? places.cell.at(cells[rootAt(index)] ?? 0) : undefined),
    known: (index) => {
      const cell = cells[rootAt(index)] ?? 0;
      return { cell, size: own === undefined ? undefined : sizes[cell] };
    },
    members: (index) => {
      const root = rootAt(index);
      const inside = found.of(root);
      const size = own === undefined ? undefined : sizes[cells[root] ?? 0];
      const cellOf = (i: number): Element => places.cell.at(cells[i] ?? 0);
      const possible = once(() =>
        connectedWith(root, new Set(inside.map((each) => each.node)), neighbours, size),
      );
      return {
        kind: "members",
        ordered: false,
        items: inside.map(({ node: i, when }) => ({ item: cellOf(i), when })),
        possible: () => possible()?.map((set) => set.map(cellOf)),
      };
    },
    when: (index) => {
      const used = found.has(rootAt(index), rootAt(index));
      return used === false ? true : used;
    },
  });
  fix(world, cells, data, origin, found);
  const at: FoundLayer["at"][number][] = [];
  cells.forEach((each, i) => {
    at[each] = {
      kind: "cases",
      cases: found.rootsOf(i).flatMap((root) => {
        const when = found.has(i, root);
        const index = indexOf.get(root);
        return when === false || index === undefined ? [] : [{ value: family.at(index), when }];
      }),
    };
  });
  return { family, at };
}

type Neighbours = readonly (readonly number[])[];

/** The connected sets of nodes with this root (of this size, where one is known); undefined if they are too many. */
const connectedWith = (
  root: number,
  nodes: ReadonlySet<number>,
  neighbours: Neighbours,
  size: number | undefined,
): readonly (readonly number[])[] | undefined =>
  connectedSets({
    neighbours: (node) => neighbours[node] ?? [],
    cells: [root, ...[...nodes].filter((node) => node !== root)],
    mayGrow: (set) => set[0] === root && (size === undefined || set.length <= size),
    keep: (set) => size === undefined || set.length === size,
    most: CASE_PAIRS,
  });

/** For each node, taken as a root: the nodes near enough that do not come before it. If there are more than the limit, only some of them. */
function laterNodes(
  neighbours: Neighbours,
  most: number,
  limit: number,
): ReadonlyMap<number, Iterable<number>> {
  const later = new Map<number, readonly number[]>();
  let total = 0;
  for (let root = 0; root < neighbours.length && total <= limit; root++) {
    const near = [...nodesWithin(neighbours, root, most - 1)].filter((node) => node >= root);
    later.set(root, near);
    total += near.length;
  }
  return later;
}

/** By root, one for each region: the nodes that its region may hold. */
function nodesByRoot(
  world: World,
  { id, layer }: LayerTable,
  cells: readonly number[],
  neighbours: Neighbours,
  roots: readonly number[],
  sizeOf: (root: number) => number,
): ReadonlyMap<number, Iterable<number>> {
  const narrowed = layer.orNone
    ? undefined
    : narrowedByRules(world, {
        layer: id,
        cells,
        regions: { roots, most: roots.map(sizeOf), neighbours },
      });
  if (narrowed !== undefined) return new Map(roots.map((root, region) => [root, narrowed[region] ?? []]));
  const ends = new Set(roots);
  // A region goes through no cell that another region is known by.
  const open = neighbours.map((others, i) => (ends.has(i) ? [] : others));
  return new Map(
    roots.map((root) => {
      const near = nodesWithin(open.with(root, neighbours[root] ?? []), root, sizeOf(root) - 1);
      return [root, [...near].filter((node) => node === root || !ends.has(node))];
    }),
  );
}

/** Fixes regions by the symbols of the instance: equal ones are in one region, different ones in different regions. */
function fix(
  world: World,
  cells: readonly number[],
  data: LayerData | undefined,
  origin: Origin,
  { has, rootsOf }: Labels,
): void {
  const given = cells.flatMap((cell, i) => {
    const datum = data?.values[cell];
    return datum === undefined || typeof datum === "object" ? [] : [{ i, datum }];
  });
  const { conditions } = world;
  for (const a of given)
    for (const b of given) {
      if (a.i >= b.i) continue;
      for (const root of new Set([...rootsOf(a.i), ...rootsOf(b.i)])) {
        const [here, there] = [has(a.i, root), has(b.i, root)];
        holds(
          world,
          a.datum === b.datum ? conditions.same(here, there) : conditions.not(conditions.both(here, there)),
          origin,
        );
      }
    }
}
