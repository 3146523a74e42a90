/** Instances that are made: one answer, and not with any one given less; the same for equal seeds. */
import { describe, expect, test } from "vitest";
import { testOfWhole } from "../support/sampled.js";
import { makeOne, makeUntil, solutionsOf, sourceOf } from "./make.js";

const make = async (...wish: Parameters<typeof makeOne>): Promise<string> => (await makeOne(...wish)).text;

const small = { size: { rows: 5, columns: 5 } };
const four = {
  settings: {
    set: new Map([
      ["n", "4"],
      ["h", "2"],
      ["w", "2"],
    ]),
  },
};

describe("a generated instance", () => {
  test.each([
    ["sudoku.ecp", four],
    ["slitherlink.ecp", small],
    ["akari.ecp", small],
    ["kurodoko.ecp", small],
    ["ripple.ecp", small],
    ["minesweeper.ecp", small],
    ["numberlink.ecp", small],
    // Its rooms are groups that givens form.
    ["nanameguri.ecp", { size: { rows: 4, columns: 4 } }],
  ])("of %s has one answer", async (file, more) => {
    const text = await make(file, 1, more);
    expect(solutionsOf(`${sourceOf(file)}\n${text}`)).toBe(1);
  });

  test.each([
    ["slitherlink.ecp", 2, small, /(?<=clue:\n)[\s\S]*/],
    ["kurodoko.ecp", 3, small, /(?<=clue:\n)[\s\S]*/],
    ["hashi.ecp", 4, small, /(?<=map:\n)[\s\S]*/],
    ["sudoku.ecp", 5, four, /(?<=digit:\n)[\s\S]*/],
    ["nurikabe.ecp", 6, small, /(?<=clue:\n)[\s\S]*/],
  ])("of %s has not that answer alone with any one given less", async (file, seed, more, where) => {
    const text = await make(file, seed, more);
    const rules = sourceOf(file);
    expect(solutionsOf(`${rules}\n${text}`)).toBe(1);
    const body = where.exec(text);
    if (body === null) throw new Error("no map");
    const head = text.slice(0, body.index);
    const givens = [...body[0].matchAll(/\d+/g)];
    expect(givens.length).toBeGreaterThan(0);
    for (const { index, 0: given } of givens) {
      // An island without number stays an island.
      const nothing = file === "hashi.ecp" ? "O" : ".";
      const less = `${head}${body[0].slice(0, index)}${nothing}${body[0].slice(index + given.length)}`;
      expect(solutionsOf(`${rules}\n${less}`), given).not.toBe(1);
    }
  });

  test.each([3, 11, 13])(
    "has no clue too many where a rule speaks of cells without, seed %i",
    async (seed) => {
      const source = `puzzle Counting
board 4 x 4
given clue: 0..4
find shaded: yes/no
for each cell c:
  if c has clue: count(x in c.neighbours where x is shaded) = c.clue
  else: count(x in c.neighbours where x is shaded) != 1
`;
      const { text, minimal } = await makeOne("counting.ecp", seed, { source });
      expect(solutionsOf(`${source}\n${text}`)).toBe(1);
      expect(minimal).toBe(true);
      for (const { index } of text.matchAll(/(?<= )[0-4](?=[ \n])/g)) {
        const less = `${text.slice(0, index)}.${text.slice(index + 1)}`;
        expect(solutionsOf(`${source}\n${less}`), less).not.toBe(1);
      }
    },
  );

  test("of a large board: what says where paths start is no part of what is looked for", async () => {
    const size = { size: { rows: 13, columns: 13 } };
    // A second try is begun: the first ended in no exception.
    expect(await makeUntil("satogaeri.ecp", 1, size, /^try 2/)).toBeUndefined();
  });

  test("is the same for equal seeds, and another for others", async () => {
    const [first, again, other] = await Promise.all([1, 1, 2].map((seed) => make("sudoku.ecp", seed, four)));
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test("may be symmetric", async () => {
    const text = await make("sudoku.ecp", 3, { ...four, symmetry: "half-turn" });
    const given = [...text.matchAll(/^ {4}(.+)$/gm)].flatMap((match) => (match[1] ?? "").split(" "));
    const places = given.map((symbol) => symbol !== ".");
    expect(places).toEqual([...places].reverse());
  });

  test("may have walls that are symmetric too", async () => {
    const text = await make("akari.ecp", 2, { size: { rows: 7, columns: 7 }, symmetry: "half-turn" });
    const places = [...text.matchAll(/^ {4}(.+)$/gm)].flatMap((match) => (match[1] ?? "").trim().split(/ +/));
    expect(places).toContain("#");
    expect(places.map((symbol) => symbol !== ".")).toEqual(
      [...places].reverse().map((symbol) => symbol !== "."),
    );
  });

  test("is of another size where nobody said one and the first has room for none", async () => {
    const source = `puzzle Rooks
given count: number on rows
find rook: yes/no
exactly 1 rook in each row
exactly 8 rooks in cells
for each row r with count: exactly r.count rooks in r
for each cells x, y where x before y and x is rook and y is rook: x.column < y.column
`;
    const { text } = await makeOne("rooks.ecp", 1, { source });
    expect(solutionsOf(`${source}${text}`)).toBe(1);
    expect(text).toMatch(/board 8 x 8|count:( [.\d]){8}/u);
    const size = { rows: 6, columns: 6 };
    await expect(makeOne("rooks.ecp", 1, { source, size })).rejects.toThrow("nothing was found");
  });

  test("is of a smaller size where nobody said one and the first is too large to be compiled", async () => {
    const { text } = await makeOne("bosanowa.ecp", 1, { enough: () => true });
    expect(solutionsOf(`${sourceOf("bosanowa.ecp")}\n${text}`)).toBe(1);
    expect([...text.matchAll(/^ {4}.+$/gm)].length).toBeLessThan(6);
  });

  test("is of the size that is set, where clues beside the board say it", async () => {
    const text = await make("skyscrapers.ecp", 1, { settings: { set: new Map([["n", "6"]]) } });
    expect(text).toMatch(/^ {2}top:( [.\d]){6}$/mu);
  });

  test("of a board on which numbers may be as large as it has cells has mostly small ones", async () => {
    const { text } = await makeOne("fillomino.ecp", 1, {
      size: { rows: 11, columns: 11 },
      enough: () => true,
    });
    expect(solutionsOf(`${sourceOf("fillomino.ecp")}\n${text}`)).toBe(1);
    const numbers = [...text.replace(/^instance.*/m, "").matchAll(/\d+/g)].map(([number]) => Number(number));
    expect(numbers.length).toBeGreaterThan(0);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(12);
  });

  test("may have more givens than it needs, where that is enough", async () => {
    const [all, least] = await Promise.all(
      [true, false].map((enough) => makeOne("slitherlink.ecp", 1, { ...small, enough: () => enough })),
    );
    expect([all?.minimal, least?.minimal]).toEqual([false, true]);
    for (const made of [all, least])
      expect(solutionsOf(`${sourceOf("slitherlink.ecp")}\n${made?.text}`)).toBe(1);
  });
});

describe("an instance that is not done when time is up", () => {
  test("has one answer, once givens are taken back", async () => {
    const made = await makeUntil("slitherlink.ecp", 1, small, /: [1-5] givens to try/);
    expect(made?.minimal).toBe(false);
    expect(solutionsOf(`${sourceOf("slitherlink.ecp")}\n${made?.text}`)).toBe(1);
  });

  test("is none before", async () => {
    expect(await makeUntil("slitherlink.ecp", 1, small, /: clues/)).toBeUndefined();
  });
});

testOfWhole(
  "on a board of many cells there is one answer, and arrows stand only where clues do",
  async () => {
    const text = await make("yajilin.ecp", 1, { size: { rows: 5, columns: 30 }, enough: () => true });
    expect(solutionsOf(`${sourceOf("yajilin.ecp")}\n${text}`)).toBe(1);
    const symbols = [...text.matchAll(/^ {4}(.*)$/gm)].flatMap(([, row = ""]) => row.match(/\S+/g) ?? []);
    expect(symbols).toHaveLength(150);
    expect(symbols.filter((symbol) => !/^(?:\.|#|\d+[<>^v])$/.test(symbol))).toEqual([]);
  },
);

describe("structure that is made", () => {
  test("puts centres where a division has them", async () => {
    const text = await make("tentaisho.ecp", 1, { size: { rows: 7, columns: 7 } });
    expect(solutionsOf(`${sourceOf("tentaisho.ecp")}\n${text}`)).toBe(1);
  });

  test("is less where nothing has room beside it", async () => {
    const text = await make("yajilin.ecp", 1, { size: { rows: 10, columns: 10 }, enough: () => true });
    expect(solutionsOf(`${sourceOf("yajilin.ecp")}\n${text}`)).toBe(1);
  });

  test("says where a number of a block belongs by its first and last cell", async () => {
    const source =
      "puzzle P\nboard 3 x 4\ngiven n: number on blocks 2 x 2\nfind s: yes/no\nfor each block 2 x 2 b with n: exactly b.n s in b\n";
    const text = await make("blocks", 1, { source });
    expect(text).toMatch(/ n: r\dc\d-r\dc\d = \d/u);
    expect(solutionsOf(`${source}${text}`)).toBe(1);
  });

  testOfWhole("keeps to what rules say of walls alone", async () => {
    const text = await make("kakuro.ecp", 1, small);
    expect(solutionsOf(`${sourceOf("kakuro.ecp")}\n${text}`)).toBe(1);
  });

  test("puts walls and arrows where no region is", async () => {
    const text = await make("makaro.ecp", 1, { size: { rows: 6, columns: 6 } });
    const rows = (name: string): string[] =>
      [...(new RegExp(`${name}:\\n((?: {4}.*\\n)+)`).exec(text)?.[1] ?? "").matchAll(/\S/g)].map(
        ([one]) => one,
      );
    const [map, room] = [rows("map"), rows("room")];
    expect(map.length).toBe(36);
    expect(map.map((symbol) => symbol === ".")).toEqual(room.map((symbol) => symbol !== "."));
  });

  test("gives ends that belong together one number, and no others", async () => {
    const text = await make("numberlink.ecp", 2, small);
    const numbers = [...text.matchAll(/^ {4}(.*)$/gm)].flatMap(([, row = ""]) => row.match(/\d+/g) ?? []);
    expect(numbers.length).toBeGreaterThan(2);
    for (const number of numbers)
      expect(
        numbers.filter((each) => each === number),
        number,
      ).toHaveLength(2);
  });
});
