/** Cells, and directions, rows, links, edges and corners (B2 to B4, B11, L8). */
import type { Layer } from "../../layers.js";
import { type Direction, waysOf } from "../../meaning/board.js";
import { Fault } from "../../meaning/values.js";
import { as, compose, type Node, walkOf } from "../../meaning/world.js";
import { bareAdjectives } from "../bare.js";
import { type Form, type Forms, type Maker, type Scope, Unmade, within } from "../maker.js";
import { inside, onlyInside } from "../parts.js";
import { names } from "./names.js";
import { literalCell, literalDirection, literalNumber, reading, variable } from "./reading.js";
import { cellsOfWedges, directionsOfWedges, edgesOfWedges } from "./wedges.js";

/** In a part of the board one that is in it for sure. */
export const literal = ({ board, random }: Maker, scope: Scope): Node<"cell"> => {
  const cells = scope.inside ? (scope.part ?? []) : board.cells;
  if (cells.length === 0) throw new Unmade("cell");
  const cell = random.one(cells);
  return literalCell(board.rowOf(cell), board.columnOf(cell));
};

/** The element at a place; a place that is not there is an error, or, where it is found, nothing (B11). */
function atPlace(set: Node<"ordered">, place: Node<"number">): Node<"cell"> {
  return compose(
    "cell",
    set.found || place.found ? "place of an ordered set, to be found" : "place of an ordered set",
    [set, place],
    (cells, at) => `${cells}[${at}]`,
    (cells, at) => (world) => {
      const index = at(world);
      const cell = index === undefined ? undefined : cells(world)[index - 1];
      if (cell === undefined && !set.found && !place.found) throw new Fault("there is no such place");
      return cell;
    },
    { sure: !set.found && !place.found, loose: false },
  );
}

/** Sets of cells that have no order of their own, whose first is that in reading order (B9). */
const withoutOrder: ReadonlySet<string> = new Set([
  "all cells",
  "cells where, without a name",
  "cells with or without",
  "group by a layer",
  "group by links",
  "reach",
  "neighbours",
  "around",
  "set that is written out",
]);

const end = (set: Node<"ordered" | "cells">, last: boolean): Node<"cell"> =>
  compose(
    "cell",
    set.found ? "first or last, to be found" : "first or last",
    [set],
    (cells) => `${cells}.${last ? "last" : "first"}`,
    (cells) => (world) => {
      const all = set.sort === "cells" ? cells(world).toSorted((a, b) => a - b) : cells(world);
      const cell = all.at(last ? -1 : 0);
      if (cell === undefined && !set.found) throw new Fault("there is none");
      return cell;
    },
    { sure: !set.found },
  );

function nextTo(of: Node<"cell">, direction: Node<"direction">): Node<"cell"> {
  return compose(
    "cell",
    direction.found ? "neighbour in a direction to be found" : "neighbour in a direction",
    [of, direction],
    (cell, way) => `${cell}.next(${way})`,
    (cell, way) => (world) => {
      const [from, to] = [cell(world), way(world)];
      if (from === undefined || typeof to !== "number") return undefined;
      return world.board.next(from, to as Direction);
    },
    { sure: false, loose: true },
  );
}

export const cells: Forms<"cell"> = (m, scope, depth) => {
  const { random } = m;
  const often = m.isDaring ? 5 : 1;
  const simple: Form<"cell">[] = [
    ...names(scope, "cell"),
    ...cellsOfWedges(m, scope),
    { weight: 4, make: () => literal(m, scope) },
  ];
  const cell = (): Node<"cell"> => m.make("cell", scope, depth - 1);
  const found: Form<"cell">[] = m.layers
    .filter(({ kind, role, on }) => kind === "direction" && role === "find" && on.sort === "cell")
    .map((layer) => ({
      weight: 6 * often,
      make: () => {
        const named = scope.names.filter(({ sort }) => sort === "cell");
        const at =
          named.length > 0 && !random.oneIn(3) ? variable(random.one(named).name, "cell") : literal(m, scope);
        const way =
          (layer.orNone ? undefined : reading(layer, "direction", at)) ?? guardedWay(m, scope, layer.name);
        return way === undefined ? undefined : nextTo(random.oneIn(3) ? literal(m, scope) : at, way);
      },
    }));
  if (depth <= 0) return [...simple, ...found.map((form) => ({ ...form, weight: 2 * often }))];
  return [
    ...simple,
    ...found,
    {
      weight: 2 * often,
      make: () => {
        const set = m.make("ordered", scope, depth - 1);
        return set.found ? end(set, random.oneIn(2)) : undefined;
      },
    },
    {
      weight: 2 * often,
      make: () => {
        const set = m.make("cells", scope, depth - 1);
        return set.found && withoutOrder.has(set.construct) ? end(set, random.oneIn(2)) : undefined;
      },
    },
    {
      weight: 2,
      make: () => {
        const set = m.make("ordered", scope, depth - 1);
        const place = random.oneIn(2) ? literalNumber(1 + random.below(3)) : m.make("number", scope, 0);
        return set.found || place.found ? atPlace(set, place) : undefined;
      },
    },
    {
      weight: 1,
      make: () => {
        const lines = random.one(["row", "column"] as const);
        const of = m.make("cell", scope, 0);
        const at = 1 + random.below(2);
        return compose(
          "cell",
          "place of a row or column",
          [of],
          (text) => `${text}.${lines}[${at}]`,
          (mean) => (world) => {
            const from = mean(world);
            if (from === undefined) return undefined;
            const { board } = world;
            onlyInside(world, [from]);
            const set =
              lines === "row" ? board.rowSets[board.rowOf(from)] : board.columnSets[board.columnOf(from)];
            const there = inside(world, set ?? [])[at - 1];
            if (there === undefined && !of.found) throw new Fault("there is no such place");
            return there;
          },
        );
      },
    },
    {
      weight: 1,
      make: () => {
        const of = cell();
        const there = nextTo(of, literalDirection(m.board, random.one(waysOf(m.board))));
        if (of.found) return there;
        return undefined;
      },
    },
    {
      weight: scope.inside ? 0 : often,
      make: () => {
        const [row, column] = [m.make("number", scope, depth - 1), m.make("number", scope, 0)];
        if (!row.found && !column.found) return undefined;
        return compose(
          "cell",
          "cell(row, column), to be found",
          [row, column],
          (r, c) => `cell(${r}, ${c})`,
          (r, c) => (world) => {
            const [down, right] = [r(world), c(world)];
            return !Number.isInteger(down) ||
              !Number.isInteger(right) ||
              down === undefined ||
              right === undefined
              ? undefined
              : world.board.at(down - 1, right - 1);
          },
          { sure: false, loose: true },
        );
      },
    },
    {
      weight: often,
      make: () => {
        const name = m.name();
        const filter = m.make("truth", within(scope, "cell", name), depth - 1);
        if (!filter.found || !filter.free.has(name)) return undefined;
        return compose(
          "cell",
          "the only element",
          [filter],
          (text) => `(the cells ${name} where ${text})`,
          (holds) => (world) => {
            const all = inside(world, world.board.cells).filter((at) => {
              world.names[name] = at;
              return holds(world) === true;
            });
            return all.length === 1 ? all[0] : undefined;
          },
          { sure: false, binds: { names: [name], in: [0] } },
        );
      },
    },
    {
      weight: 1,
      make: () => {
        const [condition, yes, no] = [m.make("truth", scope, depth - 1), cell(), cell()];
        return compose(
          "cell",
          "if then else, a cell",
          [condition, yes, no],
          (p, a, b) => `(if ${p} then ${a} else ${b})`,
          (p, a, b) => (world) => (p(world) === true ? a(world) : b(world)),
        );
      },
    },
    ...bareAdjectives(m, scope)
      .filter(({ found }) => found)
      .map(
        (adjective): Form<"cell"> => ({
          weight: often,
          make: () =>
            compose(
              "cell",
              "the only one that is so",
              [],
              () => `(the ${adjective.text})`,
              () => (world) => {
                const all = inside(world, world.board.cells).filter((at) => adjective.holds(world, at));
                return all.length === 1 ? all[0] : undefined;
              },
              { found: true, sure: false },
            ),
        }),
      ),
    ...m.layers
      .filter(({ kind }) => kind === "paths")
      .map(
        (): Form<"cell"> => ({
          weight: 3,
          make: () => {
            const of = m.make("path", scope, 0);
            const which = random.one(["start", "end"] as const);
            return compose(
              "cell",
              "start or end of a path",
              [of],
              (text) => `${text}.${which}`,
              (mean) => (world) => {
                const cells = mean(world);
                return cells === undefined || cells === null
                  ? undefined
                  : walkOf(world, cells).at(which === "start" ? 0 : -1);
              },
              { sure: of.sure && !of.found },
            );
          },
        }),
      ),
  ];
};

/** The direction of a cell that has one for sure, by where its layer stands. */
function guardedWay(m: Maker, scope: Scope, layerName: string): Node<"direction"> | undefined {
  const layer = m.layers.find(({ name }) => name === layerName);
  const known = scope.there.filter((text) => text.endsWith(`.${layerName}`));
  if (layer === undefined || known.length === 0) return undefined;
  const name = m.random.one(known).slice(0, -layerName.length - 1);
  return scope.names.some((named) => named.name === name && named.sort === "cell")
    ? reading(layer, "direction", variable(name, "cell"), true)
    : undefined;
}

export const direction: Forms<"direction"> = (m, scope, depth) => [
  ...names(scope, "direction"),
  ...directionsOfWedges(m, scope),
  { weight: 3, make: () => literalDirection(m.board, m.random.one(waysOf(m.board))) },
  ...m.layers
    .filter(({ kind, on, orNone }) => kind === "direction" && on.sort === "cell" && !orNone)
    .map(
      (layer): Form<"direction"> => ({
        weight: 5,
        make: () => reading(layer, "direction", m.make("cell", scope, Math.min(depth - 1, 1))),
      }),
    ),
  ...(depth <= 0
    ? []
    : [
        {
          weight: 1,
          make: () =>
            compose(
              "direction",
              "opposite",
              [m.make("direction", scope, depth - 1)],
              (way) => `${way}.opposite`,
              (way) => (world) => {
                const to = way(world);
                const ways = world.board.directions.length;
                return typeof to === "number" ? (to + ways / 2) % ways : undefined;
              },
            ),
        },
      ]),
];

const lineOf =
  <S extends "row" | "column">(sort: S): Forms<S> =>
  (m, scope, depth) => [
    ...names(scope, sort),
    {
      weight: 3,
      make: () =>
        compose(
          sort,
          `${sort} of a cell`,
          [m.make("cell", scope, Math.min(depth - 1, 1))],
          (cell) => `${cell}.${sort}`,
          (cell) => (world) => {
            const at = cell(world);
            if (at === undefined) return undefined as never;
            onlyInside(world, [at]);
            return (sort === "row" ? world.board.rowOf(at) : world.board.columnOf(at)) as never;
          },
        ) as Node<S>,
    },
  ];
export const row = lineOf("row");
export const column = lineOf("column");

export const link: Forms<"link"> = (m, scope) => [
  ...names(scope, "link"),
  {
    weight: scope.inside ? 0 : m.board.links.some((ends) => ends !== undefined) ? 2 : 0,
    make: () => {
      const [from, to] = m.random.one(m.board.links.filter((ends) => ends !== undefined));
      const way = waysOf(m.board).find((one) => m.board.next(from, one) === to) ?? 0;
      return compose(
        "link",
        "link of a cell",
        [literalCell(m.board.rowOf(from), m.board.columnOf(from))],
        (cell) => `${cell}.link(${m.board.directions[way]})`,
        (cell) => (world) => {
          const at = cell(world);
          const found = at === undefined ? undefined : world.board.linkOf(at, way);
          if (found === undefined) throw new Fault("there is no such link");
          return found;
        },
      );
    },
  },
];

export const edge: Forms<"edge"> = (m, scope) => [
  ...names(scope, "edge"),
  ...edgesOfWedges(m, scope),
  {
    weight: 2,
    make: () => {
      const way = m.random.one(waysOf(m.board));
      return compose(
        "edge",
        "edge of a cell",
        [m.make("cell", scope, 0)],
        (cell) => `${cell}.edge(${m.board.directions[way]})`,
        (cell) => (world) => {
          const at = cell(world);
          if (at === undefined) return undefined;
          onlyInside(world, [at]);
          return world.board.edgeOf(at, way);
        },
      );
    },
  },
];

export const corner: Forms<"corner"> = (m, scope) => [
  ...names(scope, "corner"),
  {
    weight: 2,
    make: () => {
      const [down, right] = [m.random.below(2), m.random.below(2)];
      return compose(
        "corner",
        "corner of a cell",
        [m.make("cell", scope, 0)],
        (cell) => `${cell}.corner(${down === 1 ? "down" : "up"}, ${right === 1 ? "right" : "left"})`,
        (cell) => (world) => {
          const at = cell(world);
          const { board } = world;
          if (at === undefined) return undefined;
          onlyInside(world, [at]);
          const wide = board.torus ? board.columns : board.columns + 1;
          const high = board.torus ? board.rows : board.rows + 1;
          return ((board.rowOf(at) + down) % high) * wide + ((board.columnOf(at) + right) % wide);
        },
      );
    },
  },
];

/** A way that is found or given; one that is given may not be there. */
export const path: Forms<"path"> = (m, scope) => [
  ...names(scope, "path"),
  ...m.layers
    .filter(({ kind }) => kind === "paths")
    .map(
      (layer): Form<"path"> => ({
        weight: 3,
        make: () => {
          if (layer.role === "find") return reading(layer, "path", m.make("cell", scope, 0));
          if (!apart(layer)) return undefined;
          const known = scope.there.filter((text) => text.endsWith(`.${layer.name}`));
          if (known.length > 0)
            return reading(
              layer,
              "path",
              variable(m.random.one(known).slice(0, -layer.name.length - 1), "cell"),
              true,
            );
          const [at] = m.random.one(layer.ways ?? [[]]);
          return at === undefined || scope.part?.includes(at) === false
            ? undefined
            : reading(layer, "path", literalCell(m.board.rowOf(at), m.board.columnOf(at)), true);
        },
      }),
    ),
];

/** No cell is on two of them. */
const apart = ({ ways = [] }: Layer): boolean => {
  const all = ways.flatMap((way) => [...new Set(way)]);
  return new Set(all).size === all.length;
};

export const body: Forms<"body"> = (m, scope, depth) => [
  ...(m.layers.some(({ kind }) => kind === "paths")
    ? [{ weight: 4, make: () => as("body", m.make("path", scope, 0)) }]
    : []),
  ...names(scope, "body"),
  ...m.layers
    .filter(({ kind }) => kind === "region" || kind === "pieces")
    .map(
      (layer): Form<"body"> => ({
        weight: 4,
        make: () => reading(layer, "body", m.make("cell", scope, Math.min(1, depth - 1))),
      }),
    ),
];
