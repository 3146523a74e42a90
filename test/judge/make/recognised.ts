/**
 * Statements of the shapes that the compiler looks for, to say them in another way, and of the neighbourhood of these shapes: what is nearly there must
 * not be taken for it. A few statements that belong together are made at once.
 */
import type { Layer } from "../layers.js";
import { waysOf } from "../meaning/board.js";
import { sharedSides } from "../meaning/divisions.js";
import { type GraphProperty, graphProperties, hasProperty, partsOf } from "../meaning/graphs.js";
import { distinct, shapeOf, type Value } from "../meaning/values.js";
import type { Node, World } from "../meaning/world.js";
import { degreesOfLinks, graphStatement } from "./graph-statements.js";
import { groupOf, joinedBy } from "./joined.js";
import { linkShapes } from "./link-shapes.js";
import { type Maker, noNames, within } from "./maker.js";
import { orderShapes } from "./order-shapes.js";
import { hasValue, literalNumber, valueAt } from "./reading.js";
import {
  cellFlag,
  find,
  foundFlag,
  foundNumber,
  knownNumber,
  linkFlag,
  noun,
  orderOf,
  orders,
  type Shape,
  type Statement,
  said,
} from "./said.js";
import { wayShapes } from "./way-shapes.js";

/** `exactly 1 s in g`, of a set that is at hand. */
function counting(m: Maker):
  | {
      readonly say: (set: string) => string;
      readonly holds: (world: World, set: readonly number[]) => boolean;
    }
  | undefined {
  const of = noun(m);
  if (of === undefined) return undefined;
  const [text, allows] = m.random.one<readonly [string, (count: number, size: number) => boolean]>([
    ["exactly 1", (count) => count === 1],
    ["exactly 1", (count) => count === 1],
    ["exactly one", (count) => count === 1],
    ["exactly 1..2", (count) => count === 1 || count === 2],
    ["at most 1", (count) => count <= 1],
    ["at least 1", (count) => count >= 1],
    ["exactly 0 or 2", (count) => count === 0 || count === 2],
    ["exactly 2", (count) => count === 2],
  ]);
  return {
    say: (set) => `${text} ${of.text} in ${set}`,
    holds: (world, set) => allows(set.filter((cell) => of.holds(world, cell)).length, set.length),
  };
}

/** A truth about a cell of that name, or nothing more. */
const filter = (m: Maker, ...names: readonly string[]): Node<"truth"> | undefined =>
  m.random.oneIn(3) ? m.make("truth", within(noNames, "cell", ...names), 1) : undefined;

/** How large the trees of links are. */
const sizesOfTrees: Shape = (m) => {
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
const tipsOfTrees: Shape = (m) => {
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

/** Cells that do not hang together unless they are alike. */
const keptApart: Shape = (m) => {
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
const sizesOfGroups: Shape = (m) => {
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
            // What all that have one share; of one that is alone without a value there is none.
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

const connectedCells = (m: Maker, flag: Layer): Statement => {
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

const region = (m: Maker): Layer | undefined =>
  find(m, ({ kind, role }) => kind === "region" && role === "find");
const bodiesOf = (world: World, layer: Layer): readonly (readonly number[])[] =>
  world.layers[layer.name]?.bodies ?? [];

/** What is said of every region. */
const ofRegions: Shape = (m) => {
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
const regionsOfClues: Shape = (m) => {
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
const knownByOne: Shape = (m) => {
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
const halves: Shape = (m) => {
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

/** Values that follow each other from place to place. */
const following: Shape = (m) => {
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
const differentAndSums: Shape = (m) => {
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

/** How many edges or links round each clue, and one loop of them. */
const loops: Shape = (m) => {
  const layer = find(
    m,
    ({ kind, on, role }) => kind === "flag" && (on.sort === "link" || on.sort === "edge") && role === "find",
  );
  if (layer === undefined || m.board.torus) return undefined;
  const clue = knownNumber(m);
  const c = m.name();
  const word = layer.on.sort === "link" ? "links" : "edges";
  const of = ({ board }: World, cell: number): readonly number[] =>
    layer.on.sort === "link"
      ? board.links.flatMap((ends, k) => (ends?.includes(cell) === true ? [k] : []))
      : waysOf(board).map((way) => board.edgeOf(cell, way));
  const property: GraphProperty = m.random.oneIn(3) ? m.random.one(graphProperties) : "loop";
  const whole = graphStatement(m, layer, property);
  if (clue === undefined || clue.orNone || m.random.oneIn(3)) return [whole];
  return [
    whole,
    said(
      `so many ${word} round a clue`,
      [],
      () => `for each cell ${c} with ${clue.name}: exactly ${c}.${clue.name} ${layer.name} in ${c}.${word}`,
      (world) =>
        world.board.cells
          .filter((cell) => hasValue(world, clue, cell))
          .every(
            (cell) =>
              of(world, cell).filter((at) => valueAt(world, layer, at) === true).length ===
              (valueAt(world, clue, cell) as number),
          ),
    ),
  ];
};

/** What is covered by pieces, and whether it hangs together. */
const coveredByPieces: Shape = (m) => {
  const layer = find(m, ({ kind }) => kind === "pieces");
  if (layer === undefined) return undefined;
  const [text, allows] = m.random.one<readonly [string, (count: number) => boolean]>([
    ["exactly once", (count) => count === 1],
    ["exactly once", (count) => count === 1],
    ["at most once", (count) => count <= 1],
    ["at least 0 times", () => true],
  ]);
  const [set, holds] = m.random.one<readonly [string, (world: World, cell: number) => boolean]>([
    ["cell", () => true],
    ["(cells where row = 1)", ({ board }, cell) => board.rowOf(cell) === 0],
  ]);
  const covered = (world: World): readonly number[] =>
    world.board.cells.filter((cell) => (world.layers[layer.name]?.values[cell] ?? null) !== null);
  const property: GraphProperty = m.random.oneIn(3) ? m.random.one(graphProperties) : "connected";
  const statements: Statement[] = [];
  if (m.random.oneIn(2))
    statements.push(
      said(
        "cover",
        [],
        () => `cover each ${set} ${text}`,
        // Pieces of every set count (S6).
        (world) =>
          world.board.cells.every((cell) => {
            const on = m.layers.filter(
              ({ name, kind }) => kind === "pieces" && (world.layers[name]?.values[cell] ?? null) !== null,
            );
            return !holds(world, cell) || allows(on.length);
          }),
      ),
    );
  if (!m.board.torus && m.random.oneIn(2))
    statements.push(
      said(
        "connected pieces",
        [],
        () => `${property}(cells with ${layer.name})`,
        (world) => hasProperty(sharedSides(world.board, covered(world)), property),
      ),
    );
  return statements.length === 0 ? undefined : statements;
};

/** The only way between two cells in a tree. */
const waysInTrees: Shape = (m) => {
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

/** Those that speak of like things; a kind is chosen first. */
const kinds: readonly (readonly Shape[])[] = [
  [sizesOfTrees, tipsOfTrees],
  [keptApart],
  [sizesOfGroups],
  [ofRegions, regionsOfClues, knownByOne, halves],
  [following, differentAndSums, differentAndSums],
  [loops],
  [coveredByPieces],
  [
    waysInTrees,
    (m) => {
      const flag = foundFlag(m);
      return flag === undefined ? undefined : [connectedCells(m, flag)];
    },
  ],
  orderShapes,
  orderShapes,
  linkShapes,
  linkShapes,
  wayShapes,
  wayShapes,
];

/** What is most at home with a layer of that name. */
const kindsOf: Readonly<Record<string, readonly (readonly Shape[])[]>> = {
  line: [linkShapes, linkShapes, [sizesOfTrees, tipsOfTrees], [keptApart], [loops]],
  move: [wayShapes],
  d: [[following, differentAndSums, differentAndSums], orderShapes],
  area: [[ofRegions, regionsOfClues, knownByOne, halves]],
};

/** None, where the layers allow of no shape that was tried. */
export function recognised(m: Maker, wish: string | undefined): readonly Statement[] {
  const own = kindsOf[wish ?? ""];
  for (let tries = 0; tries < 12; tries++) {
    const shape =
      m.random.oneIn(3) && m.layers.some(({ kind }) => kind === "pieces")
        ? coveredByPieces
        : m.random.one(m.random.one(own === undefined || m.random.oneIn(3) ? kinds : own));
    const made = shape(m);
    if (made !== undefined) return made;
  }
  return [];
}
