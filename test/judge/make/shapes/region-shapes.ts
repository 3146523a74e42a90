/** Shapes of regions to be found. */

import type { Layer } from "../../layers.js";
import { sharedSides } from "../../meaning/divisions.js";
import { hasProperty } from "../../meaning/graphs.js";
import { shapeOf } from "../../meaning/values.js";
import type { World } from "../../meaning/world.js";
import { hasValue, valueAt } from "../elements/reading.js";
import { type Maker, noNames, within } from "../maker.js";
import { counting } from "./counting.js";
import { cellFlag, find, knownNumber, orderOf, orders, type Shape, said } from "./said.js";

const region = (m: Maker): Layer | undefined =>
  find(m, ({ kind, role }) => kind === "region" && role === "find");
const bodiesOf = (world: World, layer: Layer): readonly (readonly number[])[] =>
  world.layers[layer.name]?.bodies ?? [];

/** Conditions on every region. */
export const ofRegions: Shape = (m) => {
  const area = region(m);
  if (area === undefined) return undefined;
  const a = m.name();
  const columns = (world: World): ((cell: number) => number) => world.board.columnOf;
  const spans = (world: World, set: readonly number[]): readonly [number, number] => {
    const [rows, wide] = [set.map(world.board.rowOf), set.map(columns(world))];
    return [Math.max(...rows) - Math.min(...rows) + 1, Math.max(...wide) - Math.min(...wide) + 1];
  };
  const measure = (): readonly [string, (world: World, set: readonly number[]) => boolean] => {
    const [order, k] = [orderOf(m), 1 + m.random.below(3)];
    const count = counting(m);
    return m.random.one<readonly [string, (world: World, set: readonly number[]) => boolean]>([
      [`size(${a}) ${order} ${k}`, (_, set) => orders[order](set.length, k)],
      [`size(${a}) ${order} ${k}`, (_, set) => orders[order](set.length, k)],
      [`${a} is rectangle`, (world, set) => spans(world, set)[0] * spans(world, set)[1] === set.length],
      [`${a} is not straight`, (world, set) => spans(world, set)[0] > 1 && spans(world, set)[1] > 1],
      [`${a}.width ${order} ${k}`, (world, set) => orders[order](spans(world, set)[1], k)],
      ...(count === undefined
        ? []
        : [[count.say(a), count.holds] as const, [count.say(a), count.holds] as const]),
    ]);
  };
  const [first, second] = [measure(), measure()];
  const [say, holds] = m.random.one<readonly [string, (x: boolean, y: boolean) => boolean]>([
    [first[0], (x) => x],
    [first[0], (x) => x],
    [`(${first[0]}) and (${second[0]})`, (x, y) => x && y],
    [`(${first[0]}) or (${second[0]})`, (x, y) => x || y],
    [`(${first[0]}) implies (${second[0]})`, (x, y) => !x || y],
    [`(${first[0]}) = (${second[0]})`, (x, y) => x === y],
  ]);
  return [
    said(
      "what every region is",
      [],
      () => `for each ${area.name} ${a}: ${say}`,
      (world) => bodiesOf(world, area).every((set) => holds(first[1](world, set), second[1](world, set))),
    ),
  ];
};

/** The size of the region of a clue, and two clues in one region. */
export const regionsOfClues: Shape = (m) => {
  const area = region(m);
  const clue = knownNumber(m);
  if (area === undefined || clue === undefined || clue.orNone) return undefined;
  const c = m.name();
  const order = orderOf(m);
  return [
    said(
      "size of the region of a clue",
      [],
      () => `for each cell ${c} with ${clue.name}: size(${c}.${area.name}) ${order} ${c}.${clue.name}`,
      (world) =>
        world.board.cells
          .filter((cell) => hasValue(world, clue, cell))
          .every((cell) => {
            const set = world.layers[area.name]?.values[cell] as readonly number[] | null;
            return orders[order](set?.length ?? 0, valueAt(world, clue, cell) as number);
          }),
    ),
  ];
};

/** Regions that are known by a cell of their own, and what is said of their cells. */
export const knownByOne: Shape = (m) => {
  const area = region(m);
  const flag = find(m, ({ kind, on, role }) => kind === "flag" && on.sort === "cell" && role === "given");
  if (area === undefined || flag === undefined) return undefined;
  const [a, c, x] = [m.name(), m.name(), m.name()];
  const exactly = m.random.one([
    ["exactly 1", (count: number) => count === 1],
    ["exactly 1", (count: number) => count === 1],
    ["exactly 1..2", (count: number) => count === 1 || count === 2],
    ["at most 1", (count: number) => count <= 1],
  ] as const);
  const body = m.make("truth", within(noNames, "cell", c, x), 1);
  const swapped = m.random.oneIn(2);
  const whole = m.random.oneIn(3);
  return [
    said(
      "one cell in every region",
      [],
      () => `for each ${area.name} ${a}: ${exactly[0]} ${flag.name} in ${a}`,
      (world) =>
        bodiesOf(world, area).every((set) =>
          exactly[1](set.filter((cell) => hasValue(world, flag, cell)).length),
        ),
    ),
    said(
      "what is said of all cells of a region",
      [body],
      (text) =>
        `for each cell ${c}${whole ? "" : ` with ${flag.name}`}, cell ${x} where ${swapped ? x : c}.${area.name} is ${swapped ? c : x}.${area.name}: ${text}`,
      (world, [holds]) =>
        world.board.cells.every((cell) =>
          world.board.cells.every((other) => {
            if (!whole && !hasValue(world, flag, cell)) return true;
            const [one, two] = [cell, other].map((at) => world.layers[area.name]?.values[at]);
            if (one === null || one !== two) return true;
            world.names[c] = cell;
            world.names[x] = other;
            return holds?.(world) === true;
          }),
        ),
      [c, x],
    ),
  ];
};

/** Regions of two halves of one shape. */
export const halves: Shape = (m) => {
  const area = region(m);
  const flag = cellFlag(m);
  if (area === undefined || flag === undefined) return undefined;
  const a = m.name();
  const parts = (world: World, set: readonly number[], not: boolean): readonly number[] =>
    set.filter((cell) => hasValue(world, flag, cell) !== not);
  const lines: readonly (readonly [string, (world: World, set: readonly number[]) => boolean])[] = [
    [
      `shape(${a} with ${flag.name}) = shape(${a} without ${flag.name})`,
      (world, set) =>
        shapeOf(parts(world, set, false), world.board.columns) ===
        shapeOf(parts(world, set, true), world.board.columns),
    ],
    [
      `connected(${a} with ${flag.name})`,
      (world, set) => hasProperty(sharedSides(world.board, parts(world, set, false)), "connected"),
    ],
    [
      `connected(${a} without ${flag.name})`,
      (world, set) => hasProperty(sharedSides(world.board, parts(world, set, true)), "connected"),
    ],
  ];
  const kept = lines.filter(() => !m.random.oneIn(5));
  if (kept.length === 0 || m.board.torus) return undefined;
  return [
    said(
      "regions of two halves",
      [],
      () => `for each ${area.name} ${a}:\n${kept.map(([text]) => `  ${text}`).join("\n")}`,
      (world) => bodiesOf(world, area).every((set) => kept.every(([, holds]) => holds(world, set))),
    ),
  ];
};
