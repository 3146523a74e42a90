/** Sets of cells, of links, edges and corners, and families of sets (B4 to B12, R6, R9, U1, U2). */
import { jumpsOf, type Layer } from "../layers.js";
import type { Board, Direction } from "../meaning/board.js";
import { partsOf } from "../meaning/graphs.js";
import { distinct, Fault, inReadingOrder, type Value } from "../meaning/values.js";
import { as, compose, keepWalk, type Node, type World, walkOf } from "../meaning/world.js";
import { bare, bareAdjectives } from "./bare.js";
import { cellsByRelation, groupsByRelation } from "./by-relation.js";
import { literal } from "./cells.js";
import { type Form, type Forms, type Maker, type Scope, within } from "./maker.js";
import { names } from "./names.js";
import { cornersOf, edgesOf, inside, linksOf, onlyInside, sidesOf } from "./parts.js";
import { hasValue, isEverywhere, isFound } from "./reading.js";

export const allCells = (): Node<"cells"> =>
  compose(
    "cells",
    "all cells",
    [],
    () => "cells",
    () => (world) => inside(world, world.board.cells),
    { sure: true },
  );

/** The cells that are joined to one, by the layer that two cells share, the links that are yes, or edges that are not (U1). */
export function groupOf(world: World, layer: Layer, cell: number): readonly number[] {
  const [only] = onlyInside(world, [cell]);
  if (only === undefined) return [];
  return (
    partsOf({ vertices: inside(world, world.board.cells), edges: joinedBy(world, layer) }).find((part) =>
      part.includes(cell),
    ) ?? [cell]
  );
}

/** Which neighbours are in one group. */
export function joinedBy(world: World, layer: Layer): readonly (readonly [number, number])[] {
  const { board } = world;
  const values = world.layers[layer.name]?.values ?? [];
  if (layer.on.sort === "jump")
    return jumpsOf(board).filter((ends, at) => values[at] === true && inside(world, ends).length === 2);
  return linksOf(world).flatMap((link) => {
    const ends = board.links[link];
    if (ends === undefined) return [];
    if (layer.on.sort === "link") return hasValue(world, layer, link) ? [ends] : [];
    if (layer.on.sort === "edge") {
      const between = board.edges.flatMap((sides, edge) =>
        ends.every((end) => sides.includes(end)) ? [edge] : [],
      );
      return between.some((edge) => !hasValue(world, layer, edge)) ? [ends] : [];
    }
    const [a, b] = ends.map((end) => values[end]);
    return a !== undefined && a !== null && a === b ? [ends] : [];
  });
}

/** Layers by which cells are grouped; a yes/no that stands nowhere has no value there. */
export const groupable = (m: Maker): readonly Layer[] =>
  m.layers.filter(
    ({ kind, on }) =>
      (on.sort === "cell" && (kind === "flag" || kind === "number" || kind === "symbol")) ||
      ((on.sort === "link" || on.sort === "edge") && (kind === "flag" || kind === "number")) ||
      on.sort === "jump",
  );

function filtered<S extends "cells" | "ordered">(m: Maker, scope: Scope, depth: number, sort: S): Node<S> {
  const set = m.make(sort, scope, depth - 1);
  const name = m.name();
  const filter = m.make("truth", within(scope, "cell", name), depth);
  return compose(
    sort,
    "set where",
    [set as Node<"cells">, filter],
    (cells, truth) => `(${cells} ${name} where ${truth})`,
    (cells, truth) => (world) => {
      const all = cells(world);
      const kept = all.filter((cell) => {
        world.names[name] = cell;
        return truth(world) === true;
      });
      return keepWalk(world, all, kept, (walk) => walk.filter((cell) => kept.includes(cell)));
    },
    { binds: { names: [name], in: [1] }, sure: true },
  ) as Node<S>;
}

const attribute = (
  construct: string,
  of: Node<"cell">,
  word: string,
  cells: (board: Board, cell: number) => readonly number[],
): Node<"cells"> =>
  compose(
    "cells",
    construct,
    [of],
    (text) => `${text}.${word}`,
    (mean) => (world) => {
      const cell = mean(world);
      if (cell === undefined) return [];
      const all = cells(world.board, cell);
      // Rows and columns are those of the part that is spoken of, neighbours those of the board (B10).
      if (word !== "row" && word !== "column") return all;
      onlyInside(world, [cell]);
      return inside(world, all);
    },
    { sure: true },
  );

export const cells: Forms<"cells"> = (m, scope, depth) => {
  const { random } = m;
  const cell = (less = 1): Node<"cell"> => m.make("cell", scope, Math.min(depth - less, 1));
  const adjectives = bareAdjectives(m, scope);
  const simple: Form<"cells">[] = [
    { weight: 4, make: allCells },
    ...names(scope, "cells"),
    {
      weight: 2,
      make: () => {
        const word = random.one(["row", "column"] as const);
        return attribute(`${word} as a set`, m.make("cell", scope, 0), word, (board, at) =>
          word === "row"
            ? (board.rowSets[board.rowOf(at)] ?? [])
            : (board.columnSets[board.columnOf(at)] ?? []),
        );
      },
    },
    {
      weight: 4,
      make: () => {
        const word = random.one(["neighbours", "neighbours", "around"] as const);
        return attribute(word, m.make("cell", scope, 0), word, (board, at) => board[word](at));
      },
    },
    {
      weight: adjectives.some(({ found }) => found) ? 8 : 3,
      make: () => {
        const it = m.name();
        const condition = bare(m, scope, it);
        return compose(
          "cells",
          "cells where, without a name",
          [condition],
          (truth) => `(cells where ${truth})`,
          (truth) => (world) =>
            inside(world, world.board.cells).filter((cell) => {
              world.names[it] = cell;
              return truth(world) === true;
            }),
          { binds: { names: [it], in: [0] }, sure: true },
        );
      },
    },
    ...m.layers
      .filter(
        (layer) =>
          layer.on.sort === "cell" && (layer.kind === "flag" || layer.orNone || !isEverywhere(layer)),
      )
      .filter(({ kind }) => kind !== "region" || true)
      .map(
        (layer): Form<"cells"> => ({
          weight: 1,
          make: () => {
            const not = random.oneIn(3);
            return compose(
              "cells",
              "cells with or without",
              [],
              () => `(cells ${not ? "without" : "with"} ${layer.name})`,
              () => (world) =>
                inside(world, world.board.cells).filter((at) => hasValue(world, layer, at) !== not),
              { found: isFound(layer), sure: true },
            );
          },
        }),
      ),
    ...m.definitions
      .filter(({ kind, node }) => kind === "value" && node.sort === "cells")
      .filter((definition) => definition.inside || !scope.inside)
      .map(
        (definition): Form<"cells"> => ({
          weight: 4,
          make: () =>
            compose(
              "cells",
              "set that let names",
              [],
              () => definition.name,
              () => (world) => world.lets[definition.name]?.(world, []) as readonly number[],
              { found: definition.node.found, sure: true },
            ),
        }),
      ),
  ];
  if (depth <= 0) return simple;
  return [
    ...simple,
    { weight: 6, make: () => filtered(m, scope, depth - 1, "cells") },
    {
      weight: 1,
      make: () => {
        const at = m.make("cell", scope, 0);
        if (at.found || m.board.torus) return undefined;
        return compose(
          "cells",
          "ring",
          [at],
          (cell) => `ring(${cell})`,
          (cell) => (world) => {
            const of = cell(world);
            return of === undefined ? [] : world.board.ring(of);
          },
          { sure: true },
        );
      },
    },
    {
      weight: 2,
      make: () => {
        const list = Array.from({ length: 1 + random.below(3) }, () =>
          random.oneIn(2) ? literal(m, scope) : cell(),
        );
        return compose(
          "cells",
          "set that is written out",
          list as readonly Node[],
          (...texts: string[]) => `{${texts.join(", ")}}`,
          (...means) =>
            (world) =>
              distinct(
                means.map((mean) => (mean as (w: World) => Value)(world) as number | undefined),
              ).filter((at) => at !== undefined),
          { sure: true, loose: true },
        );
      },
    },
    {
      weight: 2,
      make: () => {
        const [a, b] = [m.make("cells", scope, depth - 1), m.make("cells", scope, depth - 1)];
        // Two rows or columns are numbers beside `+` (B6).
        if ([a, b].every(({ text }) => /\.(row|column)$/u.test(text))) return undefined;
        return compose(
          "cells",
          "union",
          [a, b],
          (x, y) => `(${x} + ${y})`,
          (x, y) => (world) => distinct([...x(world), ...y(world)]),
          { sure: true },
        );
      },
    },
    {
      weight: 4,
      make: () => {
        const set = m.make("ordered", scope, depth - 1);
        return as("cells", set);
      },
    },
    ...groupable(m).map(
      (layer): Form<"cells"> => ({
        weight: isFound(layer) ? 4 : 1,
        make: () =>
          compose(
            "cells",
            layer.on.sort === "cell" ? "group by a layer" : `group by ${layer.on.sort}s`,
            [cell()],
            (at) => `group(${at} by ${layer.name})`,
            (at) => (world) => {
              const of = at(world);
              return of === undefined ? [] : groupOf(world, layer, of);
            },
            { found: isFound(layer) || undefined, sure: true },
          ),
      }),
    ),
    ...cellsByRelation(m, scope, depth, cell),
    {
      weight: 3,
      make: () =>
        compose(
          "cells",
          "reach",
          [cell(), m.make("cells", scope, depth - 1)],
          (at, set) => `reach(${at} through ${set})`,
          (at, set) => (world) => {
            const [from, all] = [at(world), set(world)];
            if (from === undefined) return [];
            // It begins at the cell, which may stand beside the set.
            const graph = sidesOf(world, [from, ...all]);
            const part = partsOf(graph).find((one) => one.includes(from)) ?? [];
            return inReadingOrder(part.filter((at) => all.includes(at)));
          },
          { sure: true },
        ),
    },
    {
      weight: 4,
      make: () => {
        const body = m.make("body", scope, depth - 1);
        return compose(
          "cells",
          "region, path or piece as a set",
          [body],
          (set) => set,
          (set) => (world) => set(world) ?? [],
          { sure: true },
        );
      },
    },
    {
      weight: 1,
      make: () =>
        compose(
          "cells",
          "if then else, a set",
          [
            m.make("truth", scope, depth - 1),
            m.make("cells", scope, depth - 1),
            m.make("cells", scope, depth - 1),
          ],
          (p, a, b) => `(if ${p} then ${a} else ${b})`,
          (p, a, b) => (world) => (p(world) === true ? a(world) : b(world)),
          { sure: true },
        ),
    },
    {
      weight: 1,
      make: () =>
        compose(
          "cells",
          "cells of a link",
          [m.make("link", scope, 0)],
          (one) => `${one}.cells`,
          (one) => (world) => {
            const at = one(world);
            return at === undefined ? [] : onlyInside(world, world.board.links[at] ?? []);
          },
          { sure: true },
        ),
    },
    {
      weight: 1,
      make: () =>
        compose(
          "cells",
          "cells of a corner",
          [m.make("corner", scope, 0)],
          (one) => `${one}.cells`,
          (one) => (world) => {
            const at = one(world);
            return at === undefined ? [] : onlyInside(world, inReadingOrder(world.board.corners[at] ?? []));
          },
          { sure: true },
        ),
    },
    {
      weight: 1,
      make: () =>
        compose(
          "cells",
          "cells of an edge",
          [m.make("edge", scope, 0)],
          (one) => `${one}.cells`,
          (one) => (world) => {
            const at = one(world);
            return at === undefined ? [] : onlyInside(world, world.board.edges[at] ?? []);
          },
          { sure: true },
        ),
    },
  ];
};

/** Nobody says how one goes through a part of a way that comes back to a cell. */
function withoutWalk(world: World, cells: readonly number[]): readonly number[] {
  if (walkOf(world, cells).length > cells.length) throw new Fault("part of a walk");
  return cells;
}

export const ordered: Forms<"ordered"> = (m, scope, depth) => {
  const { random } = m;
  const of = (): Node<"cell"> => m.make("cell", scope, Math.min(depth - 1, 1));
  const lines = (): Node<"ordered"> => {
    const word = random.one(["row", "column"] as const);
    const set = attribute(`${word} in order`, of(), word, (board, at) =>
      word === "row" ? (board.rowSets[board.rowOf(at)] ?? []) : (board.columnSets[board.columnOf(at)] ?? []),
    );
    return as("ordered", set);
  };
  const look = (): Node<"ordered"> =>
    compose(
      "ordered",
      "look",
      [of(), m.make("direction", scope, depth - 1)],
      (cell, way) => `look(${cell}, ${way})`,
      (cell, way) => (world) => {
        const [from, to] = [cell(world), way(world)];
        return from === undefined || typeof to !== "number" ? [] : world.board.look(from, to as Direction);
      },
      { sure: true, loose: true },
    );
  const simple: Form<"ordered">[] = [
    { weight: 4, make: lines },
    { weight: 5, make: look },
  ];
  if (depth <= 0) return simple;
  return [
    ...simple,
    {
      weight: 3,
      make: () => {
        const it = m.name();
        return compose(
          "ordered",
          "look until",
          [random.oneIn(3) ? m.make("ordered", scope, depth - 1) : look(), bare(m, scope, it)],
          (set, until) => `(${set} until ${until})`,
          (set, until) => (world) => {
            const all = withoutWalk(world, set(world));
            const end = all.findIndex((cell) => {
              world.names[it] = cell;
              return until(world) === true;
            });
            return end < 0 ? all : all.slice(0, end);
          },
          { binds: { names: [it], in: [1] }, sure: true },
        );
      },
    },
    ...m.layers
      .filter(({ kind, on }) => kind === "flag" && on.sort === "link")
      .map(
        (layer): Form<"ordered"> => ({
          weight: 3,
          make: () => {
            const [from, to] = [of(), m.make("direction", scope, 0)];
            return compose(
              "ordered",
              "look along",
              [from, to],
              (cell, way) => `(look(${cell}, ${way}) along ${layer.name})`,
              (cell, way) => (world) => {
                const [start, direction] = [cell(world), way(world)];
                if (start === undefined || typeof direction !== "number") return [];
                const { board } = world;
                const found: number[] = [];
                let at = start;
                for (const next of board.look(start, direction as Direction)) {
                  const crossed = board.linkBetween(at, next);
                  if (crossed === undefined || !hasValue(world, layer, crossed)) break;
                  found.push(next);
                  at = next;
                }
                return found;
              },
              { found: isFound(layer) || undefined, sure: true, loose: true },
            );
          },
        }),
      ),
    {
      weight: 2,
      make: () => {
        const [a, b] = [of(), of()];
        if (m.board.torus || scope.inside) return undefined;
        return compose(
          "ordered",
          "span",
          [a, b],
          (x, y) => `span(${x}, ${y})`,
          (x, y) => (world) => {
            const [from, to] = [x(world), y(world)];
            const { board } = world;
            if (from === undefined || to === undefined) return [];
            const [down, right] = [
              board.rowOf(to) - board.rowOf(from),
              board.columnOf(to) - board.columnOf(from),
            ];
            if (down !== 0 && right !== 0) {
              if (!a.found && !b.found) throw new Fault("no span between them");
              return [];
            }
            const steps = Math.max(Math.abs(down), Math.abs(right));
            return Array.from({ length: steps + 1 }, (_, k) =>
              board.at(board.rowOf(from) + Math.sign(down) * k, board.columnOf(from) + Math.sign(right) * k),
            ).filter((cell) => cell !== undefined);
          },
          { sure: true, loose: true },
        );
      },
    },
    { weight: 3, make: () => filtered(m, scope, depth - 1, "ordered") },
    {
      weight: 2,
      make: () =>
        compose(
          "ordered",
          "if then else, an ordered set",
          [
            m.make("truth", scope, depth - 1),
            m.make("ordered", scope, depth - 1),
            m.make("ordered", scope, depth - 1),
          ],
          (p, a, b) => `(if ${p} then ${a} else ${b})`,
          (p, a, b) => (world) => (p(world) === true ? a(world) : b(world)),
          { sure: true },
        ),
    },
    {
      weight: 1,
      make: () =>
        compose(
          "ordered",
          "reversed",
          [m.make("ordered", scope, depth - 1)],
          (set) => `reversed(${set})`,
          (set) => (world) => {
            const all = set(world);
            return keepWalk(world, all, all.toReversed(), (walk) => walk.toReversed());
          },
          { sure: true },
        ),
    },
    {
      weight: 1,
      make: () => {
        const set = m.make("ordered", scope, depth - 1);
        if (!set.found) return undefined;
        const [from, to] = random.one([
          [2, undefined],
          [undefined, 2],
          [1, 2],
          [2, 3],
        ] as const);
        return compose(
          "ordered",
          "part of an ordered set",
          [set],
          (cells) => `${cells}[${from ?? ""}..${to ?? ""}]`,
          (cells) => (world) => withoutWalk(world, cells(world)).slice((from ?? 1) - 1, to),
          { sure: true },
        );
      },
    },
    ...m.layers
      .filter(({ kind }) => kind === "paths")
      .map(
        (): Form<"ordered"> => ({
          weight: 5,
          make: () => {
            const path = m.make("path", scope, 0);
            return compose(
              "ordered",
              "path in order",
              [path],
              (text) => text,
              (mean) => (world) => mean(world) ?? [],
              { sure: true },
            );
          },
        }),
      ),
  ];
};

export const links: Forms<"links"> = (m, scope, depth) => {
  const { random } = m;
  const layers = m.layers.filter(({ on }) => on.sort === "link");
  const simple: Form<"links">[] = [
    ...names(scope, "links"),
    {
      weight: 2,
      make: () =>
        compose(
          "links",
          "all links",
          [],
          () => "links",
          () => linksOf,
          { sure: true },
        ),
    },
    ...layers.map(
      (layer): Form<"links"> => ({
        weight: 3,
        make: () => {
          const not = random.oneIn(4);
          return compose(
            "links",
            "links with",
            [],
            () => `(links ${not ? "without" : "with"} ${layer.name})`,
            () => (world) => linksOf(world).filter((at) => hasValue(world, layer, at) !== not),
            { found: isFound(layer), sure: true },
          );
        },
      }),
    ),
  ];
  if (depth <= 0 || scope.inside) return simple;
  return [
    ...simple,
    {
      weight: 4,
      make: () =>
        compose(
          "links",
          "links of a cell",
          [m.make("cell", scope, depth - 1)],
          (cell) => `${cell}.links`,
          (cell) => (world) => {
            const at = cell(world);
            return world.board.links.flatMap((ends, k) =>
              at !== undefined && ends?.includes(at) === true ? [k] : [],
            );
          },
          { sure: true },
        ),
    },
    {
      weight: 2,
      make: () =>
        compose(
          "links",
          "exits",
          [m.make("cells", scope, depth - 1)],
          (set) => `${set}.exits`,
          (set) => (world) => {
            const all = new Set(set(world));
            return world.board.links.flatMap((ends, k) =>
              ends !== undefined && all.has(ends[0]) !== all.has(ends[1]) ? [k] : [],
            );
          },
          { sure: true },
        ),
    },
    {
      weight: 2,
      make: () => {
        const [a, b] = [m.name(), m.name()];
        const filter = m.make("truth", within(scope, "cell", a, b), depth - 1);
        return compose(
          "links",
          "links (x, y) where",
          [filter],
          (truth) => `(links (${a}, ${b}) where ${truth})`,
          (truth) => (world) =>
            linksOf(world).filter((at) => {
              const ends = world.board.links[at];
              return [ends, ends?.toReversed()].some((pair) => {
                world.names[a] = pair?.[0];
                world.names[b] = pair?.[1];
                return truth(world) === true;
              });
            }),
          { binds: { names: [a, b], in: [0] }, sure: true },
        );
      },
    },
  ];
};

export const edges: Forms<"edges"> = (m, scope, depth) => [
  ...names(scope, "edges"),
  {
    weight: 1,
    make: () =>
      compose(
        "edges",
        "all edges",
        [],
        () => "edges",
        () => edgesOf,
        { sure: true },
      ),
  },
  {
    weight: 3,
    make: () =>
      compose(
        "edges",
        "edges of a cell",
        [m.make("cell", scope, depth - 1)],
        (cell) => `${cell}.edges`,
        (cell) => (world) => {
          const at = cell(world);
          if (at === undefined) return [];
          onlyInside(world, [at]);
          return world.board.edges.flatMap((sides, k) => (sides.includes(at) ? [k] : []));
        },
        { sure: true },
      ),
  },
  {
    weight: 2,
    make: () =>
      compose(
        "edges",
        "edges of a corner",
        [m.make("corner", scope, 0)],
        (corner) => `${corner}.edges`,
        (corner) => (world) => {
          const at = corner(world);
          if (at === undefined) return [];
          onlyInside(world, world.board.corners[at] ?? []);
          return world.board.edgeEnds.flatMap((ends, k) =>
            ends?.includes(at) === true && (world.board.edges[k] ?? []).length > 0 ? [k] : [],
          );
        },
        { sure: true },
      ),
  },
  ...m.layers
    .filter(({ on }) => on.sort === "edge")
    .map(
      (layer): Form<"edges"> => ({
        weight: 2,
        make: () =>
          compose(
            "edges",
            "edges with",
            [],
            () => `(edges with ${layer.name})`,
            () => (world) => edgesOf(world).filter((at) => hasValue(world, layer, at)),
            { found: isFound(layer), sure: true },
          ),
      }),
    ),
];

export const corners: Forms<"corners"> = (m, scope, depth) => [
  ...names(scope, "corners"),
  {
    weight: 1,
    make: () =>
      compose(
        "corners",
        "all corners",
        [],
        () => "corners",
        () => cornersOf,
        { sure: true },
      ),
  },
  {
    weight: 3,
    make: () =>
      compose(
        "corners",
        "corners of a cell",
        [m.make("cell", scope, depth - 1)],
        (cell) => `${cell}.corners`,
        (cell) => (world) => {
          const at = cell(world);
          if (at === undefined) return [];
          onlyInside(world, [at]);
          return world.board.cornersOf(at);
        },
        { sure: true },
      ),
  },
];

/** Maximal runs along rows and along columns of the cells for which it holds (B7). */
export function stretches(board: Board, of: readonly number[]): readonly (readonly number[])[] {
  const found: number[][] = [];
  for (const [lines, step] of [
    [board.rowSets, 1],
    [board.columnSets, board.columns],
  ] as const)
    for (const line of lines) {
      let run: number[] = [];
      for (const cell of line) {
        const follows = run.length > 0 && cell - (run.at(-1) ?? 0) === step;
        if (!of.includes(cell) || !follows) {
          if (run.length > 0) found.push(run);
          run = [];
        }
        if (of.includes(cell)) run.push(cell);
      }
      if (run.length > 0) found.push(run);
    }
  return found;
}

/** Families in the plural, as a set of sets. */
export const families: Forms<"family"> = (m, scope, depth) => {
  const lines = (word: "row" | "column"): Node<"family"> =>
    compose(
      "family",
      "rows or columns",
      [],
      () => `${word}s`,
      () => (world) => {
        const all = word === "row" ? world.board.rowSets : world.board.columnSets;
        return all.map((set) => inside(world, set)).filter((set) => set.length > 0);
      },
      { sure: true },
    );
  const simple: Form<"family">[] = [
    { weight: 1, make: () => lines("row") },
    { weight: 1, make: () => lines("column") },
    ...m.layers
      .filter(({ kind }) => kind === "region" || kind === "paths" || kind === "pieces")
      .map(
        (layer): Form<"family"> => ({
          weight: 3,
          make: () =>
            compose(
              "family",
              "regions, paths or pieces",
              [],
              () => plural(layer.name),
              () => (world) => bodiesIn(world, layer),
              { found: layer.role === "find", sure: true },
            ),
        }),
      ),
  ];
  if (depth <= 0) return simple;
  return [
    ...simple,
    {
      weight: 3,
      make: () =>
        compose(
          "family",
          "groups of a set",
          [m.make("cells", scope, depth - 1)],
          (set) => `(groups of ${set})`,
          (set) => (world) => partsOf(sidesOf(world, inReadingOrder(set(world)))),
          { sure: true },
        ),
    },
    ...groupsByRelation(m, scope, depth),
    ...(m.board.torus || m.board.holes.length > 0
      ? []
      : [
          {
            weight: 1,
            make: () =>
              compose(
                "family",
                "stretches of a set",
                [m.make("cells", scope, depth - 1)],
                (set) => `(stretches of ${set} where yes)`,
                (set) => (world) => stretches(world.board, onlyInside(world, set(world))),
                { sure: true },
              ),
          },
        ]),
  ];
};

/** Regions, paths and pieces: in a part those with a cell in it, whole. */
export const bodiesIn = (world: World, layer: Layer): readonly (readonly number[])[] =>
  (world.layers[layer.name]?.bodies ?? []).filter(
    (body) => world.inside === undefined || inside(world, body).length > 0,
  );

export const plural = (name: string): string => `${name}s`;
