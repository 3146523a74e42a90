/** Truths about sets of cells (R12). */

import { hasProperty } from "../../meaning/graphs.js";
import { outlineOf, shapeOf } from "../../meaning/values.js";
import { compose } from "../../meaning/world.js";
import type { Form, Maker, Scope } from "../maker.js";
import { sidesOf } from "../parts.js";
import { negated } from "./connectives.js";

/** Conditions on sets of cells. */
export function setTruths(m: Maker, scope: Scope, depth: number): readonly Form<"truth">[] {
  const { random } = m;
  return [
    {
      weight: 2,
      make: () => {
        const [word, opposite] = negated(m, "in", "not in");
        return compose(
          "truth",
          "in a set",
          [m.make("cell", scope, depth - 1), m.make("cells", scope, depth - 1)],
          (cell, set) => `${cell} ${word} ${set}`,
          (cell, set) => (world) => {
            const at = cell(world);
            return (at !== undefined && set(world).includes(at)) !== opposite;
          },
          { sure: true },
        );
      },
    },
    {
      weight: m.board.torus ? 0 : 2,
      make: () => {
        const word = random.one(["rectangle", "straight", "connected"] as const);
        const [is, opposite] = negated(m, "is", "is not");
        return compose(
          "truth",
          `is ${word}`,
          [m.make("cells", scope, depth - 1)],
          (set) => `${set} ${is} ${word}`,
          (set) => (world) => {
            const all = [...new Set(set(world))];
            const { board } = world;
            const rows = new Set(all.map(board.rowOf));
            const columns = new Set(all.map(board.columnOf));
            if (word === "connected") return hasProperty(sidesOf(world, all), "connected") !== opposite;
            if (word === "straight") return (rows.size <= 1 || columns.size <= 1) !== opposite;
            const span = (of: ReadonlySet<number>): number => Math.max(...of) - Math.min(...of) + 1;
            return (all.length > 0 && span(rows) * span(columns) === all.length) !== opposite;
          },
          { sure: true },
        );
      },
    },
    ...[["shape", shapeOf] as const, ["outline", outlineOf] as const].map(([measure, of]) => ({
      weight: m.board.torus ? 0 : 1,
      make: () =>
        compose(
          "truth",
          `${measure}s are equal`,
          [m.make("cells", scope, depth - 1), m.make("cells", scope, depth - 1)],
          (a, b) => `${measure}(${a}) = ${measure}(${b})`,
          (a, b) => (world) => of(a(world), world.board.columns) === of(b(world), world.board.columns),
          { sure: true, loose: true },
        ),
    })),
  ];
}
