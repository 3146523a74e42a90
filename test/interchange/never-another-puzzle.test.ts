/** The smallest texts of which something was lost on the way in or out, or that were answered as another puzzle. */
import { analyse, compileInstance } from "@ecp/compiler";
import { search } from "@ecp/engine";
import {
  classText,
  exportPuzzle,
  type Givens,
  genres,
  importPuzzle,
  instanceText,
  type Layer,
  puzzleTexts,
} from "@ecp/interchange";
import { describe, expect, test } from "vitest";
import { innerBordersOf } from "../../packages/interchange/src/fields/regions/inner-borders.js";
import { noFiles } from "../support/hosts.js";
import { printed } from "./printed.js";

const address = (query: string): string => `https://puzz.link/p?${query}`;

function read(text: string): Givens {
  const imported = importPuzzle(text);
  if ("problem" in imported) throw new Error(JSON.stringify(imported.problem));
  return imported.value;
}

const problemOf = (text: string) => {
  const imported = importPuzzle(text);
  return "problem" in imported ? imported.problem : undefined;
};

function count(text: string): bigint {
  const { typed } = analyse(
    "a.ecp",
    `use std\n\n${classText(read(text))}${instanceText(read(text), "a")}`,
    noFiles,
  );
  const [instance] = typed.instances;
  if (instance === undefined) throw new Error("there is no instance");
  const { lowered } = compileInstance(typed, instance, { set: new Map() }, noFiles);
  if (lowered === undefined) throw new Error("it does not compile");
  const run = search(lowered.problem, { limit: 10_000 });
  while (run.step(10_000) === "running");
  return run.count();
}

const exported = (
  puzzle: string,
  rows: number,
  columns: number,
  layers: Readonly<Record<string, Layer>>,
  format: "puzzlink" | "pzprv3" = "puzzlink",
) =>
  exportPuzzle(
    { puzzle, rows, columns, parameters: new Map(), layers: new Map(Object.entries(layers)) },
    format,
  );

/** Shadings of a board with borders as the rules of Heyawake have it, tried one by one. */
function heyawakeByHand(
  rows: number,
  columns: number,
  right: readonly number[],
  below: readonly number[],
): number {
  const cells = [...Array(rows * columns).keys()];
  const across = (row: number) =>
    Array.from({ length: columns - 1 }, (_, at) => right[row * (columns - 1) + at] === 1);
  const down = (column: number) =>
    Array.from({ length: rows - 1 }, (_, at) => below[at * columns + column] === 1);
  const lines = [
    ...Array.from({ length: rows }, (_, row) => ({
      cells: Array.from({ length: columns }, (__, at) => row * columns + at),
      borders: across(row),
    })),
    ...Array.from({ length: columns }, (_, column) => ({
      cells: Array.from({ length: rows }, (__, at) => at * columns + column),
      borders: down(column),
    })),
  ];
  const neighbours = (cell: number): number[] =>
    lines.flatMap((line) => {
      const at = line.cells.indexOf(cell);
      return at < 0 ? [] : [line.cells[at - 1], line.cells[at + 1]].filter((each) => each !== undefined);
    });
  let found = 0;
  for (let mask = 0; mask < 2 ** cells.length; mask++) {
    const shaded = (cell: number): boolean => ((mask >> cell) & 1) === 1;
    if (cells.some((cell) => shaded(cell) && neighbours(cell).some(shaded))) continue;
    const open = cells.filter((cell) => !shaded(cell));
    const reached = new Set(open.slice(0, 1));
    for (const cell of reached) for (const next of neighbours(cell)) if (!shaded(next)) reached.add(next);
    if (reached.size < open.length) continue;
    const good = lines.every((line) => {
      let crossed = 0;
      return line.cells.every((cell, at) => {
        const before = line.cells[at - 1];
        if (shaded(cell) || (before !== undefined && shaded(before))) crossed = 0;
        else if (at > 0 && line.borders[at - 1] === true) crossed++;
        return crossed <= 1;
      });
    });
    if (good) found++;
  }
  return found;
}

describe("a border that ends inside a room", () => {
  const bits = (values: readonly number[]): string => {
    let text = "";
    for (let at = 0; at < values.length; at += 5)
      text += Number.parseInt([0, 1, 2, 3, 4].map((k) => values[at + k] ?? 0).join(""), 2).toString(32);
    return text;
  };

  test.each([
    [3, 3, [1, 0, 0, 0, 1, 0], [0, 0, 0, 0, 0, 0]],
    [3, 3, [1, 1, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]],
    [3, 3, [1, 1, 0, 0, 1, 1], [0, 0, 0, 0, 0, 0]],
    [2, 5, [1, 0, 1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0]],
    [3, 4, [0, 1, 0, 1, 1, 1, 0, 0, 0], [1, 1, 0, 0, 0, 0, 0, 1]],
    [4, 3, [1, 0, 0, 0, 0, 1, 0, 0], [1, 0, 0, 0, 1, 1, 1, 0, 0]],
  ])("%i x %i: Heyawake counts it as crossed", (rows, columns, right, below) => {
    // No room has a number; one letter stands for as many rooms as there are.
    const rooms = [..."ghijklmnopqrst"]
      .map((gap) => address(`heyawake/${columns}/${rows}/${bits(right)}${bits(below)}${gap}`))
      .find((each) => problemOf(each) === undefined);
    if (rooms === undefined) throw new Error("there are more rooms");
    expect(count(rooms)).toBe(BigInt(heyawakeByHand(rows, columns, right, below)));
    expect(exportPuzzle(read(rooms), "puzzlink")).toEqual({ value: rooms });
  });

  test("a tetromino of LITS does not lie across it", () => {
    // In one room of 2 x 3 there are 2 T, 4 L and 2 S; half of them have both of the two left cells of the first row.
    expect(count(address("lits/3/2/00"))).toBe(8n);
    expect(count(address("lits/3/2/g0"))).toBe(4n);
    expect(exportPuzzle(read(address("lits/3/2/g0")), "puzzlink")).toEqual({ value: address("lits/3/2/g0") });
  });

  test.each(["heyawake/8/8/022gkf3gc2007o00o01s01v07", "lits/10/10/4bksdvle6f22qclugjlgcom81n0opcdj4iq4"])(
    "%s has one answer",
    (query) => {
      expect(count(address(query))).toBe(1n);
      expect(exportPuzzle(read(address(query)), "puzzlink")).toEqual({ value: address(query) });
      const file = exportPuzzle(read(address(query)), "pzprv3");
      expect("value" in file && read(file.value)).toEqual(read(address(query)));
    },
  );

  /** A board of 2 x 2 in one room, with a border between its upper cells: what follows the borders differs. */
  const inOneRoom: readonly (readonly [genre: string, rest: string])[] = [
    ...["norinori", "lits"].map((genre) => [genre, ""] as const),
    ...["aqre", "chocona", "detour", "nagenawa", "juosan", "factors"].map((genre) => [genre, "g"] as const),
    ...["usoone", "ripple", "meander", "cojun", "suguru", "makaro", "hanare", "putteria", "satogaeri"].map(
      (genre) => [genre, "j"] as const,
    ),
    ["tilepaint", "j0000"],
    ["dotchi", "00"],
  ];

  test.each(inOneRoom)("%s carries it, and answers as without it", (genre, rest) => {
    const [bordered, plain] = [address(`${genre}/2/2/g0${rest}`), address(`${genre}/2/2/00${rest}`)];
    const givens = read(bordered);
    expect(givens.layers.get("border")?.filter((value) => value === true).length).toBe(1);
    expect(exportPuzzle(givens, "puzzlink")).toEqual({ value: bordered });
    if (genre !== "lits") expect(count(bordered)).toBe(count(plain));
    const file = exportPuzzle(givens, "pzprv3");
    if ("value" in file) expect(printed(read(file.value))).toEqual(printed(givens));
    else
      expect(file.problem).toMatchObject({ what: "a border that ends inside a room, between r1c1 and r1c2" });
  });

  test("a class that takes in one of the library and such borders is exported as that genre", () => {
    const givens = read(address("aqre/2/2/g0g"));
    expect(givens).toMatchObject({ puzzle: "AqreBorders", takesIn: ["Aqre", "InnerBorders"] });
    expect(classText(givens)).toBe(
      'puzzle AqreBorders "Aqre with borders that end inside rooms"\nuse Aqre from std\nuse InnerBorders from std\n',
    );
    for (const takesIn of [["Aqre"], ["InnerBorders", "Aqre"]])
      expect(exportPuzzle({ ...givens, puzzle: "Mine", takesIn }, "puzzlink")).toEqual({
        value: address("aqre/2/2/g0g"),
      });
    for (const takesIn of [["InnerBorders"], ["Shimaguni", "InnerBorders"], ["Aqre", "Norinori"]])
      expect(exportPuzzle({ ...givens, puzzle: "Mine", takesIn }, "puzzlink")).toMatchObject({
        problem: { kind: "no-genre" },
      });
  });

  test.each([
    ["moonsun", "00", "a loop that crosses it comes into the room once more"],
    ["haisu", "", "a line that crosses it comes into the room once more"],
    ["aquarium", "/h", "water ends at it"],
    ["nanro", "j", "equal numbers do not lie at both sides of it"],
  ])("%s refuses it, and says why", (genre, rest, why) => {
    const ends = genre === "haisu" ? "1122" : "";
    expect(problemOf(address(`${genre}/2/2/${ends}g0${rest}`))).toMatchObject({
      what: `a border that ends inside a room, between r1c1 and r1c2 (${why})`,
    });
  });

  test("it is known of each genre with rooms whether the rules ask for such borders", () => {
    const unknown = genres.filter(
      ({ puzzle, layers }) =>
        Object.entries(layers).some(([name, spelled]) => spelled === "regions" && name !== "pot") &&
        // Its borders are of rooms and of tiles, and end in neither.
        puzzle !== "Parquet" &&
        innerBordersOf(puzzle) === undefined &&
        !genres.some(({ plain }) => plain?.puzzle === puzzle),
    );
    expect(unknown.map(({ puzzle }) => puzzle)).toEqual([]);
  });

  test("borders that would cut a room in parts are not written", () => {
    expect(
      exported("HeyawakeBorders", 1, 2, { room: [0, 0], border: [...new Array(5).fill(undefined), true] }),
    ).toMatchObject({
      problem: { what: "a room in parts (r1c2)" },
    });
  });
});

test("a number of Geradeweg is at least 1", () => {
  expect(problemOf(address("geradeweg/2/2/0i"))).toMatchObject({
    what: expect.stringMatching(/0.*, where numbers are 1 or more/),
  });
});

describe("an export says the same puzzle or nothing", () => {
  test("a line of a Nonogram without a number is blank", () => {
    const runs = [[0], [1], [1], [0]];
    expect(exported("Nonogram", 2, 2, { runs })).toEqual({ value: address("nonogram/2/2/1h1") });
    expect(exported("Nonogram", 2, 2, { runs }, "pzprv3")).toEqual({
      value: "pzprv3\nnonogram\n2\n2\n. 1 . \n. . . \n1 . . \n",
    });
  });

  const walls = [true, true, true, true];

  test.each<readonly [string, number, number, Readonly<Record<string, Layer>>, RegExp]>([
    ["Nonogram", 1, 2, { runs: [[1, 1, 1], [1], [1]] }, /the list 1 1 1/],
    ["Kakuro", 2, 2, { wall: walls, across: [undefined, 3] }, /3 \(across at r1c2\)/],
    ["Kakuro", 2, 2, { wall: walls, down: [undefined, 0] }, /0 \(down at r1c2\)/],
    [
      "Kakuro",
      2,
      2,
      { wall: walls.slice(0, 3), down: [undefined, undefined, undefined, 3] },
      /3 \(down at r2c2\)/,
    ],
    ["Akari", 1, 1, { clue: [1] }, /1 without wall/],
    ["Pencils", 1, 1, { number: [2], tip: ["up"] }, /up and 2 in one cell/],
    ["Nurikabe", 1, 2, { hole: [true] }, /not on the board \(r1c1\)/],
    ["Norinori", 1, 2, { room: [0] }, /a cell in no room \(r1c2\)/],
  ])("%s %i x %i is not written as %j", (puzzle, rows, columns, layers, what) => {
    for (const format of ["puzzlink", "pzprv3"] as const)
      expect(exported(puzzle, rows, columns, layers, format)).toMatchObject({
        problem: { what: expect.stringMatching(what) },
      });
  });

  // A file has a place for these.
  test.each<readonly [string, number, number, Readonly<Record<string, Layer>>, RegExp, string]>([
    ["FiveCells", 1, 1, { clue: [7] }, /7/, "7 "],
    ["Tapa", 1, 1, { clue: [[9]] }, /9/, "9 "],
    ["Tapa", 1, 1, { clue: [[0, 1]] }, /0,1/, "0,1 "],
    ["Kakuro", 2, 2, { wall: walls, down: [undefined, 3] }, /3 \(down at r1c2\)/, "0 3 "],
  ])("%s %i x %i is not written as %j in an address", (puzzle, rows, columns, layers, what, line) => {
    expect(exported(puzzle, rows, columns, layers)).toMatchObject({
      problem: { what: expect.stringMatching(what) },
    });
    const file = exported(puzzle, rows, columns, layers, "pzprv3");
    expect("value" in file && file.value.split("\n")).toContain(line);
  });
});

describe("numbers of Tapa that are not printed", () => {
  test.each([
    // One run or none: of 83 shadings of the other cells that are connected without a square, all but the ring round corner and middle.
    ["pzprv3/tapa/3/3/- . . /. . . /. . . /", 82n],
    // Two runs: that ring.
    ["pzprv3/tapa/3/3/-,1 . . /. . . /. . . /", 1n],
    ["pzprv3/tapa/3/3/-,- . . /. . . /. . . /", 1n],
    ["pzprv3/tapa/3/3/-,2 . . /. . . /. . . /", 0n],
  ])("%s", (text, answers) => expect(count(text)).toBe(answers));
});

describe("files as they are written elsewhere", () => {
  test("a board of Tentaisho of 41 columns is no Sudoku", () => {
    const lines = new Array(3).fill(".".repeat(81));
    const borders = [40, 40, 41].map((width) => "0 ".repeat(width).trim());
    const file = `pzprv3\ntentaisho\n2\n41\n${[...lines, ...borders].join("\n")}\n`;
    const sudoku = ".".repeat(81);
    expect([...puzzleTexts(`${file}${sudoku}\n`)].map(({ text }) => text.trim())).toEqual([
      file.trim(),
      sudoku,
    ]);
    expect(read(file)).toMatchObject({ puzzle: "Tentaisho", rows: 2, columns: 41 });
  });

  test("Five cells with the borders round the board, Pencils with numbers that are not printed", () => {
    expect(read("pzprv3/fivecells/1/2/3 . /1 0 1 /1 1 /1 1 /")).toMatchObject({ puzzle: "FiveCells" });
    const tail = "0 /0 /. . /";
    for (const hidden of ["o", "o-2"])
      expect(read(`pzprv3/pencils/1/2/${hidden} . /${tail}`).layers.get("number")?.[0]).toBe("?");
    expect(exported("Pencils", 1, 1, { number: ["?"] }, "pzprv3")).toEqual({
      value: "pzprv3\npencils\n1\n1\no-2 \n \n \n. \n",
    });
  });

  test.each([
    ["pzprv3/fillomino/1/2/. . /. . /X /", "borders that are given"],
    ["pzprv3.1/slither/1/1/f/. /0 /0 0 /0 /0 /", "a variant of its rules"],
    ["pzprv3/mashu/1/1/f/. //", "a variant of its rules"],
    ["pzprv3.1/aqre/1/1/b/ /. /. /", "a variant of its rules"],
    ["pzprv3.1/heyawake/1/2/0 /1 2 /. . /", "a second count in one room, 2 at r1c2"],
    ["pzprv3.1/yosenabe/1/2/3 . /0 /0 0 /", "a total in no pot, 3 at r1c1"],
    [
      "pzprv3/yajilin/1/1/0,1 /. ///",
      "none,1 for clue or arrow or wall at r1c1, where each number has an arrow",
    ],
    ["pzprv3/hashikake/1/1/9 //", "9 for island or count at r1c1, where numbers are 1 to 8"],
    [
      "pzprv3/tapa/1/1/9999999999 /",
      "9999999999 for clue or unprinted at r1c1, where a clue has up to four numbers, 0 to 8",
    ],
    ["pzprv3/fivecells/1/1/7 /0 0 /0 /0 /", "7 for hole or clue at r1c1, where numbers are 0 to 4"],
  ])("%s", (text, what) => {
    expect(problemOf(text)).toMatchObject({ kind: "not-in-class", what });
  });
});

describe("hostile texts are told in a sentence", () => {
  test.each([
    [address("nurikabe/1000000000/1000000000/h1"), "size"],
    [address("heyawake/1000000000/1/0"), "size"],
    [address("sudoku/1e9/9/h1"), "size"],
    [address("nurikabe/5/5/h%ZZ"), "unreadable"],
    [address("nurikabe/5/5/h1%"), "unreadable"],
    [address("kakuro/3/3/###"), "cut-off"],
    [address("lits/3/3/zz"), "unreadable"],
    [address("mashu/3/3/zzz"), "unreadable"],
    [address("tapa/1/1/zz"), "left-over"],
    [address("nurikabe/2/2/j/trailing/junk"), "left-over"],
    ["pzprv3\r\nnurikabe\r\n1000000000\r\n1000000000\r\n", "size"],
    ["pzprv3\r\nnurikabe\r\n1\r\n1\r\n99999999999999999999 \r\n", "unreadable"],
    ["pzprv3\r\nkakuro\r\n1\r\n1\r\n7 5 \r\n5 . \r\n. \r\n", "unreadable"],
  ])("%j", (text, kind) => {
    expect(problemOf(text)?.kind).toBe(kind);
  });

  test("a byte order mark and line ends of two signs are no hindrance", () => {
    const file = "pzprv3\nnurikabe\n1\n2\n. 2 \n";
    expect(read(`\ufeff${file.replaceAll("\n", "\r\n")}`)).toEqual(read(file));
    const address = "https://puzz.link/p?nurikabe/2/1/g2";
    expect(read(`\ufeff${address}\r\n`)).toEqual(read(file));
    expect(read(address)).toEqual(read(file));
  });
});

test.each([
  ["midloop", []],
  ["midloop", ["f"]],
  ["nuriuzu", []],
  ["nuriuzu", ["c"]],
])("a line of dots of a board of 41 columns is no Sudoku: %s %j", (genre, flags) => {
  const lines = Array.from({ length: 3 }, () => "1".padEnd(81, "."));
  const file = ["pzprv3", genre, "2", "41", ...flags, ...lines, ". ".repeat(41), ". ".repeat(41)].join("\n");
  expect([...puzzleTexts(`${file}\nhttps://puzz.link/p?${genre}/2/2/0\n`)]).toHaveLength(2);
});

test.each(["puzzlink", "pzprv3"] as const)("a number that Kakurasu lacks is refused: %s", (format) => {
  const [missing, there] = [
    [undefined, 1],
    [2, 1],
  ].map((top) => exported("Kakurasu", 2, 2, { top, left: [1, 2] }, format));
  expect(missing).toEqual({
    problem: { kind: "not-in-format", puzzle: "Kakurasu", what: "the clue that is missing" },
  });
  expect(there).toHaveProperty("value");
});
