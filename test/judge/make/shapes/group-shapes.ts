/** Shapes of groups: how large they are, what is kept apart, what hangs together. */

import type { Layer } from "../../layers.js";
import { sharedSides } from "../../meaning/divisions.js";
import { type GraphProperty, graphProperties, hasProperty, partsOf } from "../../meaning/graphs.js";
import { distinct, type Value } from "../../meaning/values.js";
import { hasValue, valueAt } from "../elements/reading.js";
import type { Maker } from "../maker.js";
import { groupOf, joinedBy } from "../sets/joined.js";
import { counting } from "./counting.js";
import { degreesOfLinks, graphStatement } from "./graph-statements.js";
import {
  find,
  foundFlag,
  knownNumber,
  linkFlag,
  orderOf,
  orders,
  type Shape,
  type Statement,
  said,
} from "./said.js";

/** Cells that do not hang together unless they are alike. */
export const keptApart: Shape = (m) => {
  const by = linkFlag(m) ?? foundFlag(m);
  const clue = knownNumber(m) ?? find(m, ({ kind, role }) => kind === "symbol" && role === "given");
  if (by === undefined || clue === undefined || clue.orNone) return undefined;
  const [a, b] = [m.name(), m.name()];
  const plain = m.random.oneIn(2);
  const flag = foundFlag(m);
  // Which numbers may hang together: what is alike, or what is nearly so and makes no classes.
  const [alike, isAlike] = m.random.one<readonly [string, (x: Value, y: Value) => boolean]>([
    [`${a}.${clue.name} = ${b}.${clue.name}`, (x, y) => x === y],
    [`${a}.${clue.name} = ${b}.${clue.name}`, (x, y) => x === y],
    [`${a}.${clue.name} = ${b}.${clue.name}`, (x, y) => x === y],
    ...(clue.kind === "number" && !clue.unprinted
      ? ([
          [
            `difference(${a}.${clue.name}, ${b}.${clue.name}) <= 1`,
            (x, y) => Math.abs((x as number) - (y as number)) <= 1,
          ],
          [`${a}.${clue.name} <= ${b}.${clue.name}`, (x, y) => (x as number) <= (y as number)],
          [`${a}.${clue.name} + ${b}.${clue.name} != 3`, (x, y) => (x as number) + (y as number) !== 3],
        ] satisfies readonly (readonly [string, (x: Value, y: Value) => boolean])[])
      : []),
  ]);
  const isIn = `${b} in group(${a} by ${by.name})`;
  const isOut = `${b} not in group(${a} by ${by.name})`;
  type Test = (together: boolean, alike: boolean, is: (cell: "a" | "b") => boolean) => boolean;
  const [body, test] = m.random.one<readonly [string, Test]>([
    [`${isIn} implies ${alike}`, (x, y) => !x || y],
    [`${isIn} implies ${alike}`, (x, y) => !x || y],
    [`${isOut} or ${alike}`, (x, y) => !x || y],
    [`not (${alike}) implies ${isOut}`, (x, y) => y || !x],
    [`(${isIn}) = (${alike})`, (x, y) => x === y],
    [`${alike} implies ${isIn}`, (x, y) => !y || x],
    ...(flag === undefined
      ? []
      : ([
          [`${isIn} implies (${alike} and ${a} is ${flag.name})`, (x, y, is) => !x || (y && is("a"))],
          [`(${isOut} or ${alike}) and ${b} is not ${flag.name}`, (x, y, is) => (!x || y) && !is("b")],
          [`${isOut} or ${alike} or ${a} is ${flag.name}`, (x, y, is) => !x || y || is("a")],
        ] satisfies readonly (readonly [string, Test])[])),
    ...(clue.kind === "number" && !clue.unprinted
      ? ([
          [`(${isOut} or ${alike}) and ${a}.${clue.name} != 2`, (x, y, is) => (!x || y) && !is("a")],
        ] satisfies readonly (readonly [string, Test])[])
      : []),
  ]);
  const isTwo = body.endsWith("!= 2");
  const apart = said(
    "kept apart",
    [],
    () => `for each cells ${a}, ${b} with ${clue.name}: ${body}`,
    (world) => {
      const there = world.board.cells.filter((cell) => hasValue(world, clue, cell));
      return there.every((x) =>
        there.every(
          (y) =>
            x === y ||
            test(
              groupOf(world, by, x).includes(y),
              isAlike(valueAt(world, clue, x), valueAt(world, clue, y)),
              (which) => {
                const cell = which === "a" ? x : y;
                if (isTwo) return valueAt(world, clue, cell) === 2;
                return flag !== undefined && hasValue(world, flag, cell);
              },
            ),
        ),
      );
    },
  );
  if (by.on.sort !== "link" || (!plain && m.random.oneIn(3))) return [apart];
  return [
    ...degreesOfLinks(m, by, clue, plain),
    ...(!plain && m.random.oneIn(4) ? [] : [graphStatement(m, by, "acyclic")]),
    apart,
  ];
};

/** Groups of equal values, or of a set, and how large they are. */
export const sizesOfGroups: Shape = (m) => {
  const number = find(m, ({ kind, on, role }) => kind === "number" && on.sort === "cell" && role === "find");
  const flag = foundFlag(m);
  const count = counting(m);
  const g = m.name();
  const [order, k] = [orderOf(m), 1 + m.random.below(3)];
  const size = (part: readonly number[]): boolean => orders[order](part.length, k);
  if (number !== undefined && (flag === undefined || m.random.oneIn(2))) {
    const own = m.random.oneIn(2) && (!number.orNone || order === "=");
    const extra = !own && m.random.oneIn(2) ? count : undefined;
    return [
      said(
        "sizes of groups of a value",
        [],
        () =>
          `for each group ${g} by ${number.name}: size(${g}) ${order} ${own ? `${g}.${number.name}` : k}${extra === undefined ? "" : ` or (${extra.say(g)})`}`,
        (world) =>
          partsOf({ vertices: world.board.cells, edges: joinedBy(world, number) }).every((part) => {
            if (!own) return size(part) || extra?.holds(world, part) === true;
            // The value that all cells with one share; a single cell without a value has none.
            const shared = distinct(part.map((cell) => valueAt(world, number, cell)));
            return typeof shared[0] === "number" && orders[order](part.length, shared[0]);
          }),
      ),
    ];
  }
  if (flag === undefined) return undefined;
  const not = m.random.oneIn(3);
  const set = m.random.one([
    `cells where ${not ? "not " : ""}${flag.name}`,
    `cells ${not ? "without" : "with"} ${flag.name}`,
  ]);
  const clue = knownNumber(m);
  const clued = clue !== undefined && !clue.orNone && m.random.oneIn(2);
  const both = count !== undefined && m.random.oneIn(2);
  return [
    said(
      "sizes of groups of a set",
      [],
      () => {
        const first = clued
          ? `for each group ${g} of ${set}, cell c${g} in ${g} with ${clue.name}: size(${g}) ${order} c${g}.${clue.name}`
          : `for each group ${g} of ${set}: size(${g}) ${order} ${k}`;
        return both ? `${first} or ${count.say(g)}` : first;
      },
      (world) =>
        partsOf(
          sharedSides(
            world.board,
            world.board.cells.filter((cell) => hasValue(world, flag, cell) !== not),
          ),
        ).every((part) => {
          const other = both && count.holds(world, part);
          if (!clued) return size(part) || other;
          return part
            .filter((cell) => hasValue(world, clue, cell))
            .every((cell) => orders[order](part.length, valueAt(world, clue, cell) as number) || other);
        }),
    ),
    ...(m.random.oneIn(3) ? [connectedCells(m, flag)] : []),
  ];
};

export const connectedCells = (m: Maker, flag: Layer): Statement => {
  const property: GraphProperty = m.random.oneIn(3) ? m.random.one(graphProperties) : "connected";
  const not = m.random.oneIn(3);
  return said(
    "connected cells",
    [],
    () => `${property}(cells where ${not ? "not " : ""}${flag.name})`,
    (world) =>
      hasProperty(
        sharedSides(
          world.board,
          world.board.cells.filter((cell) => hasValue(world, flag, cell) !== not),
        ),
        property,
      ),
  );
};
