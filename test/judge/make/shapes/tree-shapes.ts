/** Shapes of trees of links, and the ways in them. */

import { sharedSides } from "../../meaning/divisions.js";
import { hasProperty, partsOf } from "../../meaning/graphs.js";
import type { World } from "../../meaning/world.js";
import { hasValue, literalNumber } from "../elements/reading.js";
import { noNames, within } from "../maker.js";
import { groupOf, joinedBy } from "../sets/joined.js";
import { counting, filter } from "./counting.js";
import { graphStatement } from "./graph-statements.js";
import { foundFlag, linkFlag, orderOf, orders, type Shape, said } from "./said.js";

/** How large the trees of links are. */
export const sizesOfTrees: Shape = (m) => {
  const line = linkFlag(m);
  if (line === undefined) return undefined;
  const c = m.name();
  const [order, other, less] = [
    orderOf(m),
    m.random.oneIn(3)
      ? m.make("number", within(noNames, "cell", c), 1)
      : literalNumber(1 + m.random.below(4)),
    m.random.below(3) - 1,
  ];
  const where = m.random.oneIn(2) ? m.make("truth", within(noNames, "cell", c), 0) : filter(m, c);
  const offset = less === 0 ? "" : less < 0 ? " - 1" : " + 1";
  return [
    graphStatement(m, line, m.random.one(["acyclic", "acyclic", "tree", "path"])),
    said(
      "sizes of trees",
      where === undefined ? [other] : [other, where],
      (text, filtered) =>
        `for each cell ${c}${filtered === undefined ? "" : ` where ${filtered}`}: size(group(${c} by ${line.name}))${offset} ${order} ${text}`,
      (world, [value, holds]) =>
        world.board.cells.every((cell) => {
          world.names[c] = cell;
          if (holds !== undefined && holds(world) !== true) return true;
          const [size, to] = [groupOf(world, line, cell).length + less, value?.(world)];
          return typeof to === "number" && orders[order](size, to);
        }),
      [c],
    ),
  ];
};

/** Each tree of links has so many of something. */
export const tipsOfTrees: Shape = (m) => {
  const line = linkFlag(m);
  const count = counting(m);
  if (line === undefined || count === undefined) return undefined;
  const g = m.name();
  const [condition, allows] = m.random.one<readonly [string, (size: number) => boolean]>([
    ["", () => true],
    ["", () => true],
    [` where size(${g}) > 1`, (size) => size > 1],
    [` where size(${g}) >= 2`, (size) => size >= 2],
    [` where size(${g}) >= 3`, (size) => size >= 3],
    [` where size(${g}) != 2`, (size) => size !== 2],
    [` where size(${g}) > 2`, (size) => size > 2],
  ]);
  return [
    graphStatement(m, line, m.random.one(["acyclic", "acyclic", "acyclic", "path", "connected"])),
    said(
      "so many in each tree",
      [],
      () => `for each group ${g} by ${line.name}${condition}: ${count.say(g)}`,
      (world) =>
        partsOf({ vertices: world.board.cells, edges: joinedBy(world, line) }).every(
          (part) => !allows(part.length) || count.holds(world, part),
        ),
    ),
  ];
};

/** The only way between two cells in a tree. */
export const waysInTrees: Shape = (m) => {
  const flag = foundFlag(m);
  if (flag === undefined || m.board.torus) return undefined;
  const not = m.random.oneIn(2);
  const set = `cells where ${not ? "not " : ""}${flag.name}`;
  const through = (world: World): readonly number[] =>
    world.board.cells.filter((cell) => hasValue(world, flag, cell) !== not);
  const [from, to] = [m.random.one(m.board.cells), m.random.one(m.board.cells)];
  const [order, k] = [orderOf(m), 1 + m.random.below(4)];
  const property = m.random.one(["tree", "tree", "acyclic"] as const);
  return [
    said(
      `${property} of cells`,
      [],
      () => `${property}(${set})`,
      (world) => hasProperty(sharedSides(world.board, through(world)), property),
    ),
    said(
      "way in a tree",
      [],
      () => `size(way(${m.board.nameOf(from)}, ${m.board.nameOf(to)} through ${set})) ${order} ${k}`,
      (world) => {
        const length = wayBetween(world, through(world), from, to);
        return orders[order](length, k);
      },
    ),
  ];
};

/** The number of cells on the way, both ends included; none if there is no way. */
function wayBetween({ board }: World, through: readonly number[], from: number, to: number): number {
  if (!through.includes(from) || !through.includes(to)) return 0;
  const steps = new Map([[from, 1]]);
  const queue = [from];
  for (const at of queue)
    for (const next of board.neighbours(at))
      if (through.includes(next) && !steps.has(next)) {
        steps.set(next, (steps.get(at) ?? 0) + 1);
        queue.push(next);
      }
  return steps.get(to) ?? 0;
}
