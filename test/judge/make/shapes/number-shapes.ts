/** Shapes of numbers: what follows, what differs, sums. */
import { distinct } from "../../meaning/values.js";
import type { World } from "../../meaning/world.js";
import { valueAt } from "../elements/reading.js";
import { foundNumber, orderOf, orders, type Shape, said } from "./said.js";

/** Values that follow each other from place to place. */
export const following: Shape = (m) => {
  const number = foundNumber(m);
  if (number === undefined) return undefined;
  const [c, x] = [m.name(), m.name()];
  const bound = m.random.oneIn(4) ? "at most" : "exactly";
  const values = distinct(m.board.cells.flatMap((cell) => number.domain(m.world, cell)));
  const [places, around] = m.random.one<readonly [string, (world: World, cell: number) => readonly number[]]>(
    [
      [`${c}.neighbours`, (world, cell) => world.board.neighbours(cell)],
      [`${c}.around`, (world, cell) => world.board.around(cell)],
      [`${c}.row`, (world, cell) => world.board.rowSets[world.board.rowOf(cell)] ?? []],
    ],
  );
  const [next, other] = m.random.one<readonly [string, (value: number) => number]>([
    [`${c}.${number.name} + 1`, (value) => value + 1],
    [`${c}.${number.name} - 1`, (value) => value - 1],
    [`2 * ${c}.${number.name}`, (value) => 2 * value],
  ]);
  const [order, k] = [orderOf(m), m.random.one(values) as number];
  const last = m.random.below(2) === 0 ? `${c}.${number.name} ${order} ${k} or ` : "";
  const one = bound === "exactly" && values.length <= m.board.cells.length ? "exactly 1" : "at most 1";
  return [
    said(
      "each value once",
      [],
      () => `${one} of each ${number.name} in cells`,
      (world) =>
        values.every((value) => {
          const count = world.board.cells.filter((cell) => valueAt(world, number, cell) === value).length;
          return one === "exactly 1" ? count === 1 : count <= 1;
        }),
    ),
    said(
      "values that follow each other",
      [],
      () => `for each cell ${c}: ${last}some(${x}.${number.name} = ${next} for ${x} in ${places})`,
      (world) =>
        world.board.cells.every((cell) => {
          const value = valueAt(world, number, cell) as number;
          if (last !== "" && orders[order](value, k)) return true;
          return around(world, cell).some((at) => valueAt(world, number, at) === other(value));
        }),
    ),
  ];
};

/** Different values in lines, and sums of them. */
export const differentAndSums: Shape = (m) => {
  const number = foundNumber(m);
  if (number === undefined || m.board.holes.length > 0) return undefined;
  const [r, x] = [m.name(), m.name()];
  const [word, sets] = m.random.one<readonly [string, (world: World) => readonly (readonly number[])[]]>([
    ["row", ({ board }) => board.rowSets],
    ["column", ({ board }) => board.columnSets],
    ["row, column", ({ board }) => [...board.rowSets, ...board.columnSets]],
  ]);
  const values = (world: World, set: readonly number[]): readonly number[] =>
    set.map((cell) => valueAt(world, number, cell) as number);
  const isDifferent = (world: World, set: readonly number[]): boolean =>
    new Set(values(world, set)).size === set.length;
  const one = word === "row" ? "row" : word === "column" ? "column" : "line";
  const distinctly = said(
    "different in every line",
    [],
    () =>
      m.random.oneIn(2) || word === "row, column"
        ? `at most 1 of each ${number.name} in each ${word}`
        : `for each ${one} ${r}: different(${x}.${number.name} for ${x} in ${r})`,
    (world) => sets(world).every((set) => isDifferent(world, set)),
  );
  const [order, k] = [orderOf(m), 1 + m.random.below(6)];
  const y = m.name();
  const [fold, of] = m.random.one<readonly [string, (values: readonly number[]) => number]>([
    ["sum", (all) => all.reduce((a, b) => a + b, 0)],
    ["sum", (all) => all.reduce((a, b) => a + b, 0)],
    ["product", (all) => all.reduce((a, b) => a * b, 1)],
    ["max", (all) => Math.max(...all)],
  ]);
  return [
    distinctly,
    said(
      "sums of lines",
      [],
      () => `for each ${one} ${y}: ${fold}(${x}.${number.name} for ${x} in ${y}) ${order} ${k}`,
      (world) => sets(world).every((set) => orders[order](of(values(world, set)), k)),
    ),
  ];
};
