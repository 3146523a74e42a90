/** Shapes of layers on links: trees of known sizes, and lines that join equal clues. */

import type { World } from "../../meaning/world.js";
import { hasValue, valueAt } from "../elements/reading.js";
import { groupOf } from "../sets/joined.js";
import { degreesOfLinks, graphStatement } from "./graph-statements.js";
import { foundFlag, knownNumber, linkFlag, orderOf, orders, type Shape, said } from "./said.js";

/** A clue is the size of its tree. */
const sizesByClues: Shape = (m) => {
  const [line, clue] = [linkFlag(m), knownNumber(m)];
  if (line === undefined || clue === undefined || clue.orNone) return undefined;
  const c = m.name();
  const order = m.random.oneIn(3) ? orderOf(m) : "=";
  const less = m.random.below(3) - 1;
  const offset = less === 0 ? "" : less < 0 ? " - 1" : " + 1";
  return [
    graphStatement(m, line, m.random.one(["acyclic", "acyclic", "tree", "path"])),
    said(
      "sizes of the trees of clues",
      [],
      () =>
        `for each cell ${c} with ${clue.name}: size(group(${c} by ${line.name}))${offset} ${order} ${c}.${clue.name}`,
      (world) =>
        world.board.cells
          .filter((cell) => hasValue(world, clue, cell))
          .every((cell) =>
            orders[order](groupOf(world, line, cell).length + less, valueAt(world, clue, cell) as number),
          ),
    ),
  ];
};

/** Lines that join equal clues, and perhaps more that is asked of them. */
const joinedClues: Shape = (m) => {
  const [line, clue, flag] = [linkFlag(m), knownNumber(m), foundFlag(m)];
  if (line === undefined || line.on.sort !== "link" || clue === undefined || clue.orNone || clue.unprinted)
    return undefined;
  const [a, b, c] = [m.name(), m.name(), m.name()];
  const plain = !m.random.oneIn(3);
  const [order, k] = [orderOf(m), m.random.below(8)];
  const on = (text: string, holds: (count: number) => boolean) =>
    said(
      "how many links there are",
      [],
      () => text,
      (world) => holds((world.layers[line.name]?.values ?? []).filter((value) => value === true).length),
    );
  const more = m.random.one([
    [],
    [],
    [on(`exactly ${k} ${line.name} in links`, (count) => count === k)],
    [on(`at least ${k} ${line.name} in links`, (count) => count >= k)],
    [on(`size(links with ${line.name}) ${order} ${k}`, (count) => orders[order](count, k))],
    flag === undefined
      ? []
      : [
          said(
            "what a line passes",
            [],
            () => `for each cell ${c} with ${flag.name}: at least 1 ${line.name} in ${c}.links`,
            (world) =>
              world.board.cells.every(
                (cell) =>
                  !hasValue(world, flag, cell) ||
                  world.board.links.some(
                    (ends, at) => ends?.includes(cell) === true && valueAt(world, line, at) === true,
                  ),
              ),
          ),
        ],
  ]);
  return [
    ...degreesOfLinks(m, line, clue, plain),
    ...(m.random.oneIn(6) ? [] : [graphStatement(m, line, "acyclic")]),
    said(
      "lines between equal clues",
      [],
      () =>
        `for each cells ${a}, ${b} with ${clue.name}: ${b} in group(${a} by ${line.name}) implies ${a}.${clue.name} = ${b}.${clue.name}`,
      (world) => {
        const there = world.board.cells.filter((cell) => hasValue(world, clue, cell));
        return there.every((x) =>
          there.every(
            (y) =>
              !groupOf(world, line, x).includes(y) || valueAt(world, clue, x) === valueAt(world, clue, y),
          ),
        );
      },
    ),
    ...more,
  ];
};

/** One clue in each group, and cells that are in one group. */
const rootedGroups: Shape = (m) => {
  const [line, clue, flag] = [linkFlag(m), knownNumber(m), foundFlag(m)];
  if (line === undefined || clue === undefined || clue.orNone) return undefined;
  const [g, a, b] = [m.name(), m.name(), m.name()];
  const isClue = (world: World, cell: number): boolean => hasValue(world, clue, cell);
  const [set, sets] = m.random.one<readonly [string, (world: World) => readonly (readonly number[])[]]>([
    ["row", ({ board }) => board.rowSets],
    ["column", ({ board }) => board.columnSets],
  ]);
  const isIn = `${b} in group(${a} by ${line.name})`;
  const [body, test] = m.random.one<
    readonly [string, (world: World, together: boolean, x: number, y: number) => boolean]
  >([
    [isIn, (_, together) => together],
    [`not ${isIn}`, (_, together) => !together],
    [`${isIn} or ${b} has ${clue.name}`, (world, together, _, y) => together || isClue(world, y)],
    ...(flag === undefined
      ? []
      : ([
          [
            `(${isIn}) = (${a} is ${flag.name})`,
            (world, together, x) => together === (valueAt(world, flag, x) === true),
          ],
        ] satisfies readonly (readonly [string, (world: World, together: boolean, x: number) => boolean])[])),
  ]);
  return [
    said(
      "one clue in each group of links",
      [],
      () => `for each group ${g} of cells by ${line.name}: exactly 1 ${clue.name} in ${g}`,
      (world) =>
        world.board.cells.every(
          (cell) => groupOf(world, line, cell).filter((other) => isClue(world, other)).length === 1,
        ),
    ),
    said(
      "cells in one group of links",
      [],
      () => `for each cells ${a}, ${b} in each ${set}: ${body}`,
      (world) =>
        sets(world).every((own) =>
          own.every((x) =>
            own.every((y) => x === y || test(world, groupOf(world, line, x).includes(y), x, y)),
          ),
        ),
    ),
  ];
};

export const linkShapes: readonly Shape[] = [
  sizesByClues,
  joinedClues,
  joinedClues,
  joinedClues,
  rootedGroups,
];
