/** Whole puzzles at random: a small board, a few layers, statements of every form. */
import { randomFrom } from "../oracle/random-instance.js";
import { grammar } from "./grammar.js";
import { moreLayers } from "./more-layers.js";
import { moreStatement } from "./more-statements.js";
import { recognised } from "./recognised.js";
import { render, type Sort, type Tree, tree } from "./tree.js";
import { type Scope, Writer, within } from "./writer.js";

export interface Program {
  /** Lines before the statements, and the instance behind them, do not shrink. */
  readonly head: string;
  readonly statements: Tree;
  readonly instance: string;
}

export const textOf = ({ head, statements, instance }: Program): string =>
  `${head}${render(statements)
    .split("\n")
    .map((line) => line.replace(/^ {2}/u, ""))
    .join("\n")}\n${instance}`;

/** The cost of a layer to be found for the judge, which tries every value. */
const findLayers: readonly { readonly name: string; readonly line: string; readonly most: number }[] = [
  { name: "shaded", line: "find shaded: yes/no", most: 6 },
  { name: "shaded", line: "find shaded: yes/no on cells where not wall", most: 9 },
  { name: "digit", line: "find digit: 1..3", most: 6 },
  { name: "digit", line: "find digit: 0..2", most: 6 },
  { name: "perhaps", line: "find perhaps: 1..2 or none", most: 6 },
  { name: "sign", line: "find sign: {p, q} or none", most: 6 },
  { name: "sign", line: "find sign: {p, q}", most: 6 },
  { name: "tip", line: "find tip: direction or none", most: 4 },
  { name: "tip", line: "find tip: direction on cells with wall", most: 6 },
  { name: "tip", line: "find tip: direction", most: 4 },
  { name: "line", line: "find line: yes/no on links", most: 6 },
  { name: "bridge", line: "find bridge: 0..2 on links", most: 4 },
  { name: "fence", line: "find fence: yes/no on edges", most: 2 },
  { name: "dot", line: "find dot: yes/no on corners", most: 4 },
  { name: "big", line: "find big: yes/no on rows", most: 9 },
  { name: "few", line: "find few: 0..2 on rows", most: 9 },
  {
    name: "hop",
    line: "let jump = links (x, y) where distance(x, y) = 2\nfind hop: yes/no on jumps",
    most: 6,
  },
  { name: "mate", line: "find hidden mate: 1..2\nfind shaded: yes/no on {r1c1}", most: 6 },
  { name: "area", line: "find area: region", most: 6 },
  { name: "area", line: "find area: region or none", most: 4 },
  { name: "move", line: "find move: paths from cells with wall", most: 6 },
  { name: "domino", line: "pieces domino with rotations\nplace each domino any number of times", most: 6 },
];

const boards = [
  [1, 2],
  [1, 3],
  [2, 2],
  [2, 2],
  [3, 1],
  [2, 3],
  [3, 2],
] as const;

export function randomProgram(seed: number): Program {
  const random = randomFrom(seed * 7919 + 13);
  const one = <Item>(items: readonly Item[]): Item => {
    const item = items[random(items.length)];
    if (item === undefined) throw new Error("nothing to choose from");
    return item;
  };
  const [rows, columns] = one(boards);
  const size = rows * columns;
  const kind = random(10);
  const torus = kind === 0;
  const hole = kind === 1 && size > 3;
  const fitting = findLayers.filter(({ most }) => size <= most);
  const found = [one(fitting)];
  if (size <= 4 && random(2) === 0) {
    const second = one(fitting);
    if (!found.some(({ name }) => name === second.name)) found.push(second);
  }
  const layers = new Set(["wall", ...found.map(({ name }) => name)]);
  const lines = [
    `puzzle P`,
    `board ${rows} x ${columns}${torus ? " torus" : ""}${hole ? ` without r${rows}c${columns}` : ""}`,
    "given wall: yes/no",
  ];
  const data = [map("wall", () => (random(3) === 0 ? "#" : "."))];
  function map(name: string, value: () => string): string {
    const row = (r: number): string =>
      Array.from({ length: columns }, (_, c) =>
        hole && r === rows - 1 && c === columns - 1 ? "." : value(),
      ).join(" ");
    return [`  ${name}:`, ...Array.from({ length: rows }, (_, r) => `    ${row(r)}`)].join("\n");
  }
  const given = (name: string, line: string, datum: string): void => {
    layers.add(name);
    lines.push(line);
    data.push(datum);
  };
  if (random(3) === 0)
    given(
      "clue",
      "given clue: 0..3",
      map("clue", () => one([".", ".", "0", "1", "2", "3"])),
    );
  if (random(8) === 0)
    given(
      "lack",
      "given lack: 1..2 or none",
      map("lack", () => one([".", "none", "1", "2"])),
    );
  if (random(10) === 0) given("words", "given words: table", "  words:\n    1 2\n    2 2\n    0 1");
  if (random(5) === 0)
    given(
      "mark",
      "given mark: {moon, sun} or ?",
      map("mark", () => one([".", "moon", "sun", "?"])),
    );
  if (random(5) === 0)
    given(
      "hint",
      "given hint: 0..2 or ?",
      map("hint", () => one([".", ".", "?", "1", "2"])),
    );
  if (random(8) === 0)
    given(
      "maybe",
      "given maybe: yes/no or ?",
      map("maybe", () => one([".", ".", "?", "#"])),
    );
  if (random(8) === 0)
    given(
      "arrow",
      "given arrow: direction or ?",
      map("arrow", () => one([".", "?", "right", "down"])),
    );
  if (random(8) === 0) {
    const row = (): string => `    ${one(["?", "?", "0", "1", "1 1"])}`;
    given(
      "hints",
      "given hints: numbers or ? on rows",
      ["  hints:", ...Array.from({ length: rows }, row)].join("\n"),
    );
  }
  if (random(5) === 0)
    given(
      "room",
      "given room: region",
      map("room", () => one(["a", "b"])),
    );
  if (random(6) === 0 && columns > 1 && !hole)
    given("thermo", "given thermo: paths", `  thermo: r1c1-r1c2${rows > 1 ? "-r2c2" : ""}`);
  if (random(6) === 0 && columns > 1 && !hole)
    given("bar", "given bar: yes/no on links", "  bar: r1c1-r1c2 = yes");
  lines.push(...found.map(({ line }) => line));
  const cells = ["r1c1", columns > 1 ? "r1c2" : "r2c1", rows > 1 ? "r2c1" : "r1c2"];
  const writer = new Writer(random, layers, cells, grammar);
  const scope: Scope = { names: [], layers };
  const margin: Tree[] = [];
  for (const { name, needs, rarity, most, lines: written } of moreLayers)
    if (size <= most && random(rarity) === 0 && (needs === undefined || layers.has(needs))) {
      layers.add(name);
      if (name === "clear" || name === "whole") margin.push(tree("statement", written(random)));
      else lines.push(written(random));
    }
  const lets: [string, () => string][] = [
    ["near", () => "let near(a, b) = difference(a, b) <= 1"],
    ["more", () => "let twice(a) = a + a"],
    ["lonely", () => `let lonely of cell c = ${render(writer.of("truth", within(scope, "cell", "c"), 1))}`],
    [
      "joined",
      () =>
        `let joined of cells p, q${writer.one(["", "", " in r1c1.row", " in each column"])} = ${render(writer.of("truth", within(scope, "cell", "p", "q"), 1))}`,
    ],
    ["open", () => `let open = cells c where ${render(writer.of("truth", within(scope, "cell", "c"), 1))}`],
  ];
  for (const [name, line] of lets)
    if (random(6) === 0) {
      lines.push(line());
      layers.add(name);
    }
  const first: Tree[] = [];
  for (const loop of ["line", "fence"])
    if (layers.has(loop) && random(3) === 0) {
      first.push(tree("statement", `loop ${loop}`));
      layers.add(`inside-${loop}`);
    }
  if (random(3) === 0) first.push(...recognised(writer, scope));
  const statements = [
    ...margin,
    ...first,
    ...Array.from({ length: 1 + random(2) }, () => statement(writer, scope, 3)),
  ];
  return {
    head: `${lines.join("\n")}\n`,
    statements: tree("statement", tree("block", ...statements)),
    instance: `instance:\n${data.join("\n")}\n`,
  };
}

/** A statement, with the names of its heads in the scope of what stands below it. */
function statement(writer: Writer, scope: Scope, depth: number): Tree {
  const { random, layers } = writer;
  const kind = random(12);
  const body = (inner: Scope): Tree =>
    tree(
      "block",
      ...Array.from({ length: 1 + (random(3) === 0 ? 1 : 0) }, () => statement(writer, inner, depth - 1)),
    );
  const where = (inner: Scope): (string | Tree)[] =>
    random(2) === 0 ? [] : [" where ", writer.of("truth", inner, 1)];
  const more =
    depth > 1 && random(3) === 0 ? moreStatement(writer, scope, (inner) => body(inner)) : undefined;
  if (more !== undefined) return more;
  if (depth <= 1 || kind < 2) return tree("statement", writer.of("truth", scope, depth));
  if (kind === 2)
    return tree(
      "statement",
      "if ",
      writer.of("truth", scope, depth - 1),
      ":",
      body(scope),
      ...(random(2) === 0 ? [] : ["\nelse:", body(scope)]),
    );
  if (kind === 3)
    return tree(
      "statement",
      `inside ${writer.one(["r1c1.row", "r1c1.column", "cells where not wall", "{r1c1}", "cells where row != 2", "cells where column != 2"])}:`,
      body(scope),
    );
  const [a, b] = [writer.name(), writer.name()];
  const each = (head: string, sort: Sort, ...names: string[]): Tree => {
    const inner = within(scope, sort, ...names);
    return tree("statement", `for each ${head}`, ...where(inner), ":", body(inner));
  };
  switch (kind) {
    case 4:
      return each(`link (${a}, ${b})`, "cell", a, b);
    case 5:
      return each(`cells ${a}, ${b}`, "cell", a, b);
    case 6:
      return each(writer.one([`row ${a}`, `column ${a}`, `line ${a}`, `diagonal ${a}`]), "line", a);
    case 7:
      if (layers.has("area")) return each(`area ${a}`, "area", a);
      if (layers.has("move")) return each(`move ${a}`, "move", a);
      if (layers.has("room")) return each(`room ${a}`, "room", a);
      if (layers.has("thermo")) return each(`thermo ${a}`, "thermo", a);
      if (layers.has("domino")) return each(`domino ${a}`, "domino", a);
      return each(`block 2x1 ${a}`, "cells", a);
    case 8: {
      const inner = within(scope, "cells", a);
      const element: Scope = within(scope, "cell", `x${a}`);
      return tree(
        "statement",
        `for each ${writer.one(["group", "stretch"])} ${a} of cells x${a} where `,
        writer.of("truth", element, 1),
        ":",
        body(inner),
      );
    }
    case 9:
      return tree(
        "statement",
        `for each consecutive cells ${a}, ${b} in `,
        writer.of("ordered", scope, 1),
        ":",
        body(within(scope, "cell", a, b)),
      );
    default: {
      const inner = within(scope, "cell", a);
      return tree("statement", `for each cell ${a}`, ...where(inner), ":", body(inner));
    }
  }
}
