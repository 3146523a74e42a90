/**
 * A net: cells that may be there, and pairs of neighbours that may be joined, for groups, reaches and ways; or other elements, and pairs of them that a
 * relation joins. A net is made once for each kind of use, and kept, so that groups of the same kind share their components.
 */

import type { Condition } from "../../condition.js";
import type { Origin } from "../../ground.js";
import { sharedEdges } from "../../tiling/beside.js";
import type { Expression, GroupBy } from "../../typed.js";
import type { Family } from "../family.js";
import { relatedPairs } from "../heads/related.js";
import { hasValue } from "../names/read-layer.js";
import {
  type AnySet,
  type Element,
  isElement,
  isUnknown,
  none,
  type Truth,
  textKey,
  type Value,
} from "../value.js";
import { asMembers } from "../values/members.js";
import { decided } from "../world/grounding.js";
import type { LayerTable } from "../world/layer-table.js";
import { layerTable, spaceOf } from "../world/reading.js";
import type { World } from "../world/world.js";
import type { Net } from "./labels.js";

export interface CellNet extends Net {
  /** The cells, or what else is joined, by their indices. Ascending: nodes are numbered in reading order. */
  readonly cells: readonly number[];
  readonly nodeOf: ReadonlyMap<number, number>;
  /** The element that a node stands for. */
  readonly at: (node: number) => Element;
}

/** The net of the cells of a set, by sides, or by what `by` says. A relation that neither values nor sides tell may join cells that lie apart. */
export function cellNet(
  world: World,
  set: AnySet,
  by: GroupBy | undefined,
  where: Pick<Expression, "span">,
): CellNet {
  const { board, places } = spaceOf(world, where);
  const { conditions } = world;
  const members = new Map<number, Condition | true>();
  let family: Family = places.cell;
  for (const { item, when } of asMembers(set).items)
    if (isElement(item)) {
      members.set(item.index, when);
      family = item.family;
    }
  const cells = [...members.keys()].sort((a, b) => a - b);
  const nodeOf = new Map(cells.map((cell, i) => [cell, i]));
  const there = cells.map((cell) => members.get(cell) ?? false);
  const origin: Origin = { span: where.span, at: [] };
  const at = (node: number): Element => family.at(cells[node] ?? 0);
  const name = (node: number): string => family.name(cells[node] ?? 0);
  if (by?.by === "relation") {
    const edges = relatedPairs(world, by.relation, cells.map(family.at), where).flatMap(
      ({ from, to, joined }) => {
        const open = conditions.allOf([there[from] ?? false, there[to] ?? false, joined]);
        return open === false ? [] : [{ from, to, joined: open }];
      },
    );
    return { cells, nodeOf, at, name, there, edges, by: "links", origin };
  }
  const same = sameness(world, by, cells);
  const table = by?.by === "links" ? layerTable(world, by.layer) : undefined;
  const edges: { from: number; to: number; joined: Truth }[] = [];
  const own = table?.layer.on.kind === "link" && table.layer.on.own === true;
  const divided = by?.by === "edges" ? layerTable(world, by.layer) : undefined;
  cells.forEach((cell, from) => {
    for (const other of own ? cells : board.neighbours(cell)) {
      const to = nodeOf.get(other);
      if (to === undefined || to <= from) continue;
      const crossed = board.pairOf(cell, other);
      const open = decided(
        world,
        divided !== undefined
          ? isUndivided(world, divided, cell, other, where)
          : table === undefined
            ? same(from, to)
            : crossed === undefined
              ? false
              : hasValue(world, table, places.link.at(crossed)),
      );
      const joined = conditions.allOf([there[from] ?? false, there[to] ?? false, open]);
      if (joined !== false) edges.push({ from, to, joined });
    }
  });
  return { cells, nodeOf, at, name, there, edges, by: (table ?? divided) ? "links" : "values", origin };
}

/** On a small torus two cells may have two edges between them, of which one is enough. */
export function isUndivided(
  world: World,
  layer: LayerTable,
  cell: number,
  other: number,
  at: Pick<Expression, "span">,
): Truth {
  const { board, places } = spaceOf(world, at);
  const { conditions } = world;
  return conditions.anyOf(
    sharedEdges(board, cell).flatMap((shared) =>
      shared.other === other ? [conditions.not(hasValue(world, layer, places.edge.at(shared.edge)))] : [],
    ),
  );
}

function sameness(
  world: World,
  by: GroupBy | undefined,
  cells: readonly number[],
): (from: number, to: number) => Truth {
  if (by?.by !== "value") return () => true;
  const { space } = world;
  const values = cells.map((cell): Value | undefined => {
    world.bindings[by.variable] = space?.places.cell.at(cell);
    return world.valueIfThere(world, by.value);
  });
  return (from, to) => {
    const [a, b] = [values[from], values[to]];
    if (a === undefined || b === undefined) return false;
    const { compare } = world.operators;
    // Cells without value are connected to nothing, not even with each other.
    const isNothing = compare(a, "=", none, by.value.span);
    return world.conditions.both(world.conditions.not(isNothing), compare(a, "=", b, by.value.span));
  };
}

/** The present meaning of an expression, as a text: its words, and the values of the variables that it reads from outside. */
export function momentOf({ auxiliaries, facts, bindings }: World, expression: Expression | GroupBy): string {
  const { id, outer } = facts.keys.of(expression);
  const parts = [`${id}`];
  for (const variable of outer) {
    const value = bindings[variable];
    parts.push(
      value === undefined ? "-" : isUnknown(value) ? `u${auxiliaries.ids.of(value)}` : textKey(value),
    );
  }
  return parts.join(" ");
}
