/** Layers by direction (L11): what a cell has in a direction, and whether it has something in one. */
import type { Layer } from "../../layers.js";
import { sideOf, waysOf } from "../../meaning/board.js";
import { compose, type Node, type World } from "../../meaning/world.js";
import type { Form, Maker, Scope } from "../maker.js";
import { isFound, literalNumber } from "./reading.js";

export const byDirection = (m: Maker, kind: Layer["kind"]): readonly Layer[] =>
  m.layers.filter((layer) => layer.on.sort === "side" && layer.kind === kind);

const towards = (
  world: World,
  layer: Layer,
  cell: number | undefined,
  direction: number | null | undefined,
) =>
  cell === undefined || typeof direction !== "number"
    ? undefined
    : world.layers[layer.name]?.values[sideOf(world.board, cell, direction)];

/** `c.aim(d)`, or `c.aim.up`. */
const spelled = (m: Maker): ((cell: string, name: string, direction: string) => string) => {
  const dotted = m.random.oneIn(2);
  return (cell, name, direction) =>
    dotted && m.board.directions.includes(direction)
      ? `${cell}.${name}.${direction}`
      : `${cell}.${name}(${direction})`;
};

function has(m: Maker, layer: Layer, cell: Node<"cell">, direction: Node<"direction">): Node<"truth"> {
  const say = spelled(m);
  return compose(
    "truth",
    "has something in a direction",
    [cell, direction],
    (at, to) => `${at} has ${say("", layer.name, to).slice(1)}`,
    (at, to) => (world) => {
      const value = towards(world, layer, at(world), to(world));
      return layer.kind === "flag" ? value === true : value !== undefined;
    },
    { found: isFound(layer) || cell.found || direction.found, sure: true },
  );
}

export const truthsByDirection = (m: Maker, scope: Scope): readonly Form<"truth">[] =>
  m.layers
    .filter(({ on }) => on.sort === "side")
    .flatMap((layer): Form<"truth">[] => [
      {
        weight: 5,
        make: () => has(m, layer, m.make("cell", scope, 0), m.make("direction", scope, 0)),
      },
      {
        weight: 4,
        make: () =>
          compose(
            "truth",
            "has something in some direction",
            [m.make("cell", scope, 0)],
            (cell) => `${cell} has ${layer.name}`,
            (cell) => (world) =>
              waysOf(world.board).some((direction) => {
                const value = towards(world, layer, cell(world), direction);
                return layer.kind === "flag" ? value === true : value !== undefined;
              }),
            { found: isFound(layer) || undefined, sure: true },
          ),
      },
      {
        weight: layer.kind === "flag" ? 8 : 0,
        make: () => {
          const say = spelled(m);
          const [cell, direction] = [m.make("cell", scope, 0), m.make("direction", scope, 0)];
          return compose(
            "truth",
            "reading a yes/no by direction",
            [cell, direction],
            (at, to) => say(at, layer.name, to),
            (at, to) => (world) => towards(world, layer, at(world), to(world)) === true,
            { found: isFound(layer) || cell.found || direction.found, sure: true },
          );
        },
      },
    ]);

/** Guarded, or in a direction or of a cell that only the answer shows: then what is not given has no value. */
export const numbersByDirection = (m: Maker, scope: Scope): readonly Form<"number">[] =>
  byDirection(m, "number").map((layer) => ({
    weight: 6,
    make: () => {
      const [cell, direction] = [m.make("cell", scope, 0), m.make("direction", scope, 0)];
      const say = spelled(m);
      const read = compose(
        "number",
        "reading a number by direction",
        [cell, direction],
        (at, to) => say(at, layer.name, to),
        (at, to) => (world) => towards(world, layer, at(world), to(world)) as number | undefined,
        { found: isFound(layer) || cell.found || direction.found, sure: layer.role === "find" },
      );
      if (layer.role === "find" || cell.found || direction.found) return read;
      return compose(
        "number",
        "if it has a value in a direction then that",
        [has(m, layer, cell, direction), read, literalNumber(m.random.below(3))],
        (guard, then, other) => `(if ${guard} then ${then} else ${other})`,
        (guard, then, other) => (world) => (guard(world) === true ? then(world) : other(world)),
        { loose: true, sure: true },
      );
    },
  }));
