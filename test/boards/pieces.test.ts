/** Pieces of hexagons, triangles and cubes: how many there are, as tables say (OEIS), and how often they cover a board, as is known. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { builtInPieces } from "../../packages/compiler/src/tiling/piece-names.js";
import { answersOf } from "./answers-of.js";
import { plainBoards } from "./plain-boards.js";

describe("built-in sets have as many pieces as there are forms", () => {
  test.each([
    [
      "A000105, free polyominoes",
      "free",
      ["domino", "tromino", "tetromino", "pentomino", "hexomino"],
      [1, 2, 5, 12, 35],
    ],
    [
      "A000228, free polyhexes",
      "free",
      ["dihex", "trihex", "tetrahex", "pentahex", "hexahex", "heptahex"],
      [1, 3, 7, 22, 82, 333],
    ],
    [
      "A006535, one-sided polyhexes",
      "one-sided",
      ["dihex", "trihex", "tetrahex", "pentahex", "hexahex"],
      [1, 3, 10, 33, 147],
    ],
    ["A001207, fixed polyhexes", "fixed", ["dihex", "trihex", "tetrahex", "pentahex"], [3, 11, 44, 186]],
    [
      "A000577, free polyiamonds",
      "free",
      [
        "diamond",
        "triamond",
        "tetriamond",
        "pentiamond",
        "hexiamond",
        "heptiamond",
        "octiamond",
        "enneiamond",
      ],
      [1, 1, 3, 4, 12, 24, 66, 160],
    ],
    [
      "A001420, fixed polyiamonds",
      "fixed",
      ["diamond", "triamond", "tetriamond", "pentiamond"],
      [3, 6, 14, 36],
    ],
    [
      "A019988, free polysticks",
      "free",
      ["distick", "tristick", "tetrastick", "pentastick", "hexastick"],
      [2, 5, 16, 55, 222],
    ],
    [
      "A151537, one-sided polysticks",
      "one-sided",
      ["distick", "tristick", "tetrastick", "pentastick", "hexastick"],
      [2, 7, 25, 99, 416],
    ],
    [
      "A096267, fixed polysticks",
      "fixed",
      ["distick", "tristick", "tetrastick", "pentastick"],
      [6, 22, 88, 372],
    ],
    ["A038119, free polycubes", "free", ["dicube", "tricube", "tetracube", "pentacube"], [1, 2, 7, 23]],
    [
      "A000162, one-sided polycubes",
      "one-sided",
      ["dicube", "tricube", "tetracube", "pentacube"],
      [1, 2, 8, 29],
    ],
  ] as const)("%s", (_, sameness, sets, counts) => {
    expect(sets.map((set) => builtInPieces(set, sameness).length)).toEqual(counts);
  });
});

const covering = (board: string, pieces: string, times: string): string =>
  `puzzle P\nboard ${board}\npieces ${pieces}\nplace each ${pieces.split(" ").find((word) => /o$|d$|e$|x$/u.test(word) && word !== "one-sided")} ${times}\ncover each cell exactly once\ninstance of P\n`;

describe("covers", () => {
  test.each([
    // MacMahon's boxes.
    ["hexagon 1 of triangles", "diamond with rotations", "any number of times", 2],
    ["hexagon 2 of triangles", "diamond with rotations", "any number of times", 20],
    ["hexagon 3 of triangles", "diamond with rotations", "any number of times", 980],
    // Dominoes in space: 2 x 2 x 2 by brute force, and layers of the cylinder.
    ["2 x 2 x 2", "domino with rotations", "any number of times", 9],
    ["2 x 2 x 2", "dicube with rotations", "any number of times", 9],
    ["2 x 2 x 3", "domino with rotations", "any number of times", 32],
    // The twelve pentominoes, flat ones in space: 12 boxes in 8 turns.
    ["2 x 3 x 10", "pentomino with rotations", "exactly once", 96],
  ])("%s: %s", (board, pieces, times, count) => {
    expect(answersOf(covering(board, pieces, times))).toBe(count);
  });

  test("the Soma cube: 11520, its pieces drawn below each other as in one line", () => {
    const soma = readFileSync(new URL("../../examples/covers/soma.ecp", import.meta.url), "utf8");
    const drawn = soma
      .replace(/(?<=^ {2}|; )(\w): ([^;\n]*)(?:; )?/gmu, "$1:\n    $2\n  ")
      .replace(/ \/ /gu, "\n    ");
    expect(drawn).toContain("  Z:\n    ##.\n    .##\n");
    expect(answersOf(soma)).toBe(11520);
    expect(answersOf(drawn)).toBe(11520);
  });
});

describe("without turns a piece lies as it is drawn", () => {
  const placed = (board: string, ways: string, ...rows: readonly string[]): number | string =>
    answersOf(
      `puzzle P\nboard ${board}\npieces tile${ways}:\n  A:\n${rows.map((row) => `    ${row}\n`).join("")}place A exactly once\ninstance of P\n`,
    );
  test.each([
    // Three cells round a corner stand on one side, or on a corner: 7 cells have six such corners, three of each kind.
    ["hexagon 2", "", ["#.#", ".#."], 3],
    ["hexagon 2", " with rotations", ["#.#", ".#."], 6],
    ["hexagon 2", "", ["#.#.#"], 1],
    ["hexagon 2", " with rotations", ["#.#.#"], 3],
    ["triangle 2", "", ["^v^"], 1],
    ["triangle 2", " with rotations", ["^v^"], 3],
    ["triangle 3", "", ["v"], 3],
    ["triangle 3", " with reflections", ["v"], 9],
    ["2 x 2 x 2", "", ["# #"], 4],
    ["2 x 2 x 2", " with rotations", ["# #"], 12],
    ["2 x 2 x 2", " with rotations", ["## #.", "#. .."], 8],
    ["3 x 4 cylinder", "", ["####"], 3],
    ["4 x 4 hexagons torus", "", ["#.#.#.#"], 4],
  ])("%s%s: %j", (board, ways, rows, count) => {
    expect(placed(board, ways, ...rows)).toBe(count);
  });

  test.each([
    ["hexagon 2", ["##"], "ECP3018"],
    ["triangle 2", ["##"], "ECP3018"],
    ["triangle 2", ["^^"], "ECP3018"],
    ["3 x 3 x 3", ["## #", "#. .."], "ECP3018"],
  ])("a drawing that is none on that board: %s: %j", (board, rows, code) => {
    expect(placed(board, "", ...rows)).toBe(code);
  });

  test("pieces of another tiling are refused", () => {
    expect(
      answersOf("puzzle P\nboard hexagon 2\npieces domino\nplace each domino exactly once\ninstance of P\n"),
    ).toBe("ECP4135");
  });
});

/** All connected sets of so many cells, by growing, of which two that share no cell are chosen. */
function disjointPairs(neighbours: readonly (readonly number[])[], size: number): number {
  let sets = new Map(neighbours.map((_, cell) => [String(cell), [cell]]));
  for (let n = 1; n < size; n++) {
    const larger = new Map<string, number[]>();
    for (const cells of sets.values())
      for (const next of cells.flatMap((cell) => neighbours[cell] ?? [])) {
        if (cells.includes(next)) continue;
        const grown = [...cells, next].sort((a, b) => a - b);
        larger.set(grown.join(), grown);
      }
    sets = larger;
  }
  const all = [...sets.values()];
  return all.reduce(
    (sum, one, i) =>
      sum + all.slice(i + 1).filter((other) => !other.some((cell) => one.includes(cell))).length,
    0,
  );
}

const setsOf = (line: string): readonly string[] => {
  if (line.includes("hex") && !line.includes("of triangles")) return ["dihex", "trihex", "tetrahex"];
  if (line.includes("triangle")) return ["diamond", "triamond", "tetriamond"];
  return / x .* x /u.test(line) ? ["dicube", "tricube", "tetracube"] : ["domino", "tromino", "tetromino"];
};

describe("all forms, turned and turned over, are all connected sets of cells", () => {
  const inLattices = plainBoards.filter(({ line }) => !/pentagons|rhombi|snub|cube/u.test(line));
  test.each(inLattices.map((board) => [board.line, board] as const))("%s", (line, { neighbours }) => {
    const said = setsOf(line).map((set, i) =>
      answersOf(
        `puzzle P\n${line}\npieces ${set} with rotations, reflections\nplace each ${set} any number of times\nexactly ${2 * (i + 2)} ${set} in cells\ninstance of P\n`,
      ),
    );
    // Three hexagons round, forms of four cells lie on each other.
    const most = line === "board 4 x 3 hexagons torus" ? 3 : 4;
    expect(said.slice(0, most - 1)).toEqual(
      [2, 3, 4].slice(0, most - 1).map((size) => disjointPairs(neighbours, size)),
    );
  });
});

/** Sticks that share an end. */
const meeting = (ends: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  ends.map((own, stick) =>
    own.flatMap((end) =>
      ends.flatMap((other, index) => (index !== stick && other.includes(end) ? [index] : [])),
    ),
  );

describe("all forms of sticks, turned and turned over, are all connected sets of edges or links", () => {
  const ofSquares = plainBoards.filter(
    ({ line }) => !/hexagon|triangle|pentagons|rhombi|snub|cube| x .* x .* x /u.test(line),
  );
  const ends = ofSquares.flatMap(({ line, neighbours, sides }) => {
    const links = neighbours.flatMap((others, cell) =>
      others.flatMap((other) => (other > cell ? [[cell, other]] : [])),
    );
    const edges = sides.flatMap(({ corners }) => (corners === undefined ? [] : [corners]));
    return [[line, "links", links] as const, ...(edges.length > 0 ? [[line, "edges", edges] as const] : [])];
  });
  test.each(ends)("%s, on %s", (line, on, all) => {
    // Three sticks in space need not lie flat.
    const sets = / x .* x /u.test(line) ? ["distick"] : ["distick", "tristick"];
    const said = sets.map((set, i) =>
      answersOf(
        `puzzle P\n${line}\npieces ${set} on ${on} with rotations, reflections\nplace each ${set} any number of times\nexactly ${2 * (i + 2)} ${set} in ${on}\ninstance of P\n`,
      ),
    );
    const neighbours = meeting(all);
    expect(said).toEqual(sets.map((_, i) => disjointPairs(neighbours, i + 2)));
  });
});

test("groups of one form, also across a rim that is joined", () => {
  const rules = "find s: yes/no\nexactly 2 s in cells\nfor each group g of cells where s: size(g) = 2\n";
  expect(answersOf(`puzzle P\nboard hexagon 2\n${rules}instance of P\n`)).toBe(12);
  // Three in a row, anywhere round: four in each row.
  const alike =
    "find s: yes/no\nexactly 3 s in cells\nfor each group g of cells where s: size(g) = 3 and g.shape = shape({r1c1, r1c2, r1c3})\n";
  expect(answersOf(`puzzle P\nboard 2 x 4 cylinder\n${alike}instance of P\n`)).toBe(8);
});
