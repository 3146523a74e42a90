import { partsOf } from "../../meaning/graphs.js";
import { distinct, inReadingOrder, type Value } from "../../meaning/values.js";
import { as, compose, type Node, type World } from "../../meaning/world.js";
import { bare, bareAdjectives } from "../bare.js";
import { literal } from "../elements/cells.js";
import { names } from "../elements/names.js";
import { hasValue, isEverywhere, isFound } from "../elements/reading.js";
import type { Form, Forms } from "../maker.js";
import { inside, onlyInside, sidesOf } from "../parts.js";
import { reachedByLayer } from "./by-layer.js";
import { cellsByRelation } from "./by-relation.js";
import { groupable, groupOf } from "./joined.js";
import { allCells, attribute, filtered } from "./set-forms.js";

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
    ...reachedByLayer(m, scope, depth, cell),
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
