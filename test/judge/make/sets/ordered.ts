/** Sets of cells with an order of their own (B9, R6). */

import type { Direction } from "../../meaning/board.js";
import { Fault } from "../../meaning/values.js";
import { as, compose, keepWalk, type Node, type World, walkOf } from "../../meaning/world.js";
import { bare } from "../bare.js";
import { hasValue, isFound } from "../elements/reading.js";
import type { Form, Forms } from "../maker.js";
import { attribute, filtered } from "./set-forms.js";

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
