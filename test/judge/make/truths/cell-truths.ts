/** Truths about cells, one or two of them (B2, B11, L8). */

import { compose, type Node } from "../../meaning/world.js";
import { literal } from "../elements/cells.js";
import { variable } from "../elements/reading.js";
import type { Form, Maker, Scope } from "../maker.js";
import { before } from "../order.js";
import { negated } from "./connectives.js";

/** Not a name of which nobody says what it goes through: a literal stands for it. */
const toldOrder = (m: Maker, scope: Scope, cell: Node<"cell">): Node<"cell"> =>
  scope.names.some(({ name, order }) => name === cell.text && order === undefined) ? literal(m, scope) : cell;

/** Conditions on a cell and its neighbours. */
export function cellTruths(m: Maker, scope: Scope, depth: number): readonly Form<"truth">[] {
  const near = Math.min(1, depth);
  return [
    {
      weight: 0.5,
      make: () =>
        compose(
          "truth",
          "is border",
          [m.make("cell", scope, near)],
          (cell) => `${cell} is border`,
          (cell) => (world) => {
            const at = cell(world);
            const { board } = world;
            if (at === undefined || board.torus) return false;
            const [row, column] = [board.rowOf(at), board.columnOf(at)];
            return row === 0 || column === 0 || row === board.rows - 1 || column === board.columns - 1;
          },
          { sure: true },
        ),
    },
    {
      weight: 1,
      make: () =>
        compose(
          "truth",
          "has a neighbour",
          [m.make("cell", scope, near), m.make("direction", scope, 0)],
          (cell, way) => `${cell} has next(${way})`,
          (cell, way) => (world) => {
            const [from, to] = [cell(world), way(world)];
            return (
              from !== undefined &&
              typeof to === "number" &&
              world.board.next(from, to as 0 | 1 | 2 | 3) !== undefined
            );
          },
          { sure: true },
        ),
    },
  ];
}

/** Conditions on two cells, or two regions, paths or pieces. */
export function truthsOfTwo(m: Maker, scope: Scope, depth: number): readonly Form<"truth">[] {
  const { random } = m;
  const near = Math.min(1, depth);
  return [
    {
      weight: 2,
      make: () => {
        const [word, opposite] = negated(m, "is", "is not");
        return compose(
          "truth",
          "is the same cell",
          [m.make("cell", scope, depth - 1), m.make("cell", scope, 0)],
          (a, b) => `${a} ${word} ${b}`,
          (a, b) => (world) => {
            const left = a(world);
            return (left !== undefined && left === b(world)) !== opposite;
          },
          { sure: true },
        );
      },
    },
    {
      weight: m.layers.some(({ kind }) => kind === "region" || kind === "paths" || kind === "pieces") ? 5 : 0,
      make: () => {
        const [word, opposite] = negated(m, "is", "is not");
        const [a, b] = [m.make("body", scope, depth), m.make("body", scope, depth)];
        if (a.text.split(".").at(-1) !== b.text.split(".").at(-1)) return undefined;
        return compose(
          "truth",
          "is the same region, path or piece",
          [a, b],
          (x, y) => `${x} ${word} ${y}`,
          (x, y) => (world) => {
            const left = x(world);
            return (left !== undefined && left !== null && left === y(world)) !== opposite;
          },
          { sure: true },
        );
      },
    },
    {
      weight: scope.names.some(({ order }) => order === "own") ? 6 : 1,
      make: () => {
        const known = scope.names.filter(({ sort, order }) => sort === "cell" && order !== undefined);
        const one = (): Node<"cell"> =>
          known.length > 0 && !random.oneIn(4)
            ? variable(random.one(known).name, "cell")
            : toldOrder(m, scope, m.make("cell", scope, near));
        return before(scope, one(), one());
      },
    },
  ];
}
