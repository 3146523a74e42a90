/** Messages about bad input, one row for each kind of mistake: the code, the place, the fix; nothing on standard output, no stack trace. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { oneIn } from "../support/sampled.js";
import { type Built, build } from "./built.js";
import { cover, mistakes, rooks, squares } from "./puzzles.js";
import { schemaErrors } from "./schema.js";

let built: Built;

beforeAll(async () => {
  built = await build();
  built.file("squares.ecp", squares);
  built.file("rooks.ecp", rooks);
  built.file("cover.ecp", cover);
  built.file("mistakes.ecp", mistakes);
});
afterAll(() => built.remove());

const rules = squares.slice(0, squares.indexOf("instance"));
const grid = (rows: string, head = "instance"): string => `${rules}${head}:\n  digit:\n${rows}`;
const marked = (lines: string): string =>
  `puzzle P\ngiven wall: yes/no\ngiven clue: number\nfind mark: yes/no\n${lines}`;
const ten = Array.from({ length: 10 }, (_, i) => `exactly 1 wrong_${"abcdefghij"[i]} in each row\n`).join("");

/** Name, text, and for each message of it: code, place, and words that it or its help has. */
const rows: readonly (readonly [string, string, readonly (readonly [string, string, string])[]])[] = [
  ["an unknown name", rooks.replace("1 rook in", "1 roko in"), [["ECP2001", "4:11", "did you mean `rook`?"]]],
  [
    "a value outside its domain in a map",
    grid("    1 . . 5\n    . . . .\n    . x . .\n    . . . .\n"),
    [
      ["ECP4001", "10:11", "`5` at r1c4 is not a value of `digit` (1 to 4)"],
      ["ECP4001", "12:7", "`x` at r3c2"],
    ],
  ],
  [
    "a short and a long row",
    grid("    1 . .\n    . . . . .\n    . . . .\n    . . . .\n"),
    [
      ["ECP4002", "10:5", "row 1 has 3 symbols where 4 are needed"],
      ["ECP4002", "11:5", "row 2 has 5 symbols"],
    ],
  ],
  [
    "a map with a row too few",
    grid("    1 . . .\n    . . . .\n    . . . .\n"),
    [["ECP4003", "9:3", "row 4 of `digit` may be missing"]],
  ],
  [
    "maps of different sizes",
    `${marked("exactly 1 mark in each row\n")}instance:\n  wall:\n    . #\n    . .\n    . .\n  clue:\n    . 1\n    . .\n`,
    [["ECP4003", "11:3", "`clue` is 2 x 2 and `wall` 3 x 2"]],
  ],
  [
    "a legend symbol that is missing",
    `${marked('legend:\n  "#": wall\nexactly 1 mark in each row\n')}instance:\n  map:\n    # .\n    @ .\n`,
    [["ECP4004", "11:5", 'add `"@":` to the legend']],
  ],
  [
    "a legend symbol that is doubled",
    `${marked('legend:\n  "#": wall\n  "#": clue = 1\nexactly 1 mark in each row\n')}instance:\n  map:\n    # .\n    . .\n`,
    [["ECP4005", "7:3", "also here"]],
  ],
  [
    "boxes that do not tile the board",
    grid(". . . . .\n".replace(/^/, "    ").repeat(5), "instance of Squares(n = 5)"),
    [["ECP4105", "6:48", "boxes of 2 x 2 do not tile a board of 5 x 5"]],
  ],
  ["a parameter without a value", rooks.replace(" = 3", ""), [["ECP4101", "1:14", "--set 'n=…'"]]],
  [
    "a parameter out of range",
    rooks.replace("= 3", "= 13"),
    [["ECP3013", "1:25", "`n` must be from 1 to 12, but here it is 13"]],
  ],
  [
    "an argument out of range",
    `${rooks}instance of Rooks(n = 77):\n  expect unique\n`,
    [["ECP3013", "5:23", "`n` must be from 1 to 12, but here it is 77"]],
  ],
  [
    "an option with an item twice",
    `${cover}option Dan: a, b, a\n`,
    [["ECP3015", "6:19", "the item `a` twice"]],
  ],
  [
    "an option with an unknown item",
    "puzzle P\nitems alpha, beta\noption one: alpha, betta\n",
    [["ECP2001", "3:20", "did you mean `beta`?"]],
  ],
  ["an empty file", "", [["ECP1007", "1:1", "a file begins with `puzzle`"]]],
  ["a file of white space", "\n \n", [["ECP1007", "1:1", "this file contains no puzzle"]]],
  ["a tab in indentation", "puzzle P\nitems a\noption x:\n\ta\n", [["ECP1001", "4:1", "indent with spaces"]]],
  [
    "a name declared twice",
    `${rooks}given rook: number\n`,
    [["ECP2003", "5:7", "first here\n  --> bad.ecp:3:6"]],
  ],
  [
    "use of a file that is missing",
    'puzzle P\nuse Squares from "nowhere.ecp"\nexactly one of each digit in each diagonal\n',
    [["ECP2020", "2:18", "there is no such file"]],
  ],
  ["use of itself", 'use "bad.ecp"\npuzzle P\nboard 2 x 2\n', [["ECP2021", "1:1", "`bad.ecp` uses itself"]]],
  [
    "ten mistakes",
    `${rooks}${ten}`,
    [..."abcdefghij"].map((letter, i) => ["ECP2001", `${i + 5}:11`, `wrong_${letter}`] as const),
  ],
];

describe.each(oneIn(8, rows))("%s", (_, text, messages) => {
  test("every mistake is told once, at its place, with what would mend it", async () => {
    built.file("bad.ecp", text);
    const { code, out, err } = await built.ecpc(["solve", "bad.ecp"]);
    expect([code, out]).toEqual([1, ""]);
    expect(err).not.toMatch(/^\s+at /m);
    const told = [...err.matchAll(/^error\[(ECP\d{4})\]: .*\n {2}--> bad\.ecp:(\d+:\d+)$/gm)];
    expect(told.map(([, raised, place]) => [raised, place])).toEqual(
      messages.map(([raised, place]) => [raised, place]),
    );
    for (const [, , says] of messages) expect(err).toContain(says);
  });

  test("in JSON it is the error object", async () => {
    built.file("bad.ecp", text);
    const { code, out } = await built.ecpc(["solve", "bad.ecp", "--json"]);
    const result: unknown = JSON.parse(out);
    expect(code).toBe(1);
    expect(schemaErrors("result", result)).toEqual([]);
    expect(result).toMatchObject({
      status: "error",
      diagnostics: messages.map(([raised]) => ({ code: raised })),
    });
  });
});

test("a tower of use", async () => {
  for (let i = 0; i < 40; i++) built.file(`tower${i}.ecp`, `use "tower${i + 1}.ecp"\n${rooks}`);
  built.file("tower40.ecp", rooks);
  const { code, out, err } = await built.ecpc(["solve", "tower0.ecp"]);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toContain("error[ECP2022]: more than 32 files");
});

test("line ends of any kind, a byte order mark, no end of the last line", async () => {
  const plain = await built.ecpc(["solve", "squares.ecp", "one"]);
  for (const text of [squares.replaceAll("\n", "\r\n"), `\uFEFF${squares}`, squares.trimEnd()]) {
    built.file("bad.ecp", text);
    expect(await built.ecpc(["solve", "bad.ecp", "one"])).toEqual(plain);
  }
});

test("of a line of any length, what surrounds the place is shown", async () => {
  for (const name of ["x".repeat(3_000_000), "字".repeat(1_000_000)]) {
    built.file("bad.ecp", `${rooks}exactly 1 ${name} in each row // ${name}\n`);
    const { code, err } = await built.ecpc(["check", "bad.ecp"]);
    expect(code).toBe(1);
    expect(err).toContain("error[ECP2001]: nothing here is called `");
    expect(err).toContain("--> bad.ecp:5:11");
    expect(err.length).toBeLessThan(5_000);
  }
});

describe("an answer, with its reason", () => {
  test("an item that nothing covers: 20", async () => {
    built.file(
      "none.ecp",
      "puzzle P\nboard 2 x 2\ngiven wall: yes/no\nfind mark: yes/no on cells where not wall\nexactly 1 mark in each row\ninstance:\n  wall:\n    . .\n    # #\n",
    );
    const { code, out, err } = await built.ecpc(["solve", "none.ecp"]);
    expect([code, err]).toEqual([20, ""]);
    expect(out).toContain(
      "no answer: this can never hold (row 2), whatever is found: exactly 1 mark is asked for",
    );
    built.file("items.ecp", "puzzle P\nitems a, b\noption one: a\n");
    const items = await built.ecpc(["solve", "items.ecp"]);
    expect(items.code).toBe(20);
    expect(items.out).toContain("`b`");
  });

  test.each([
    ["a row", "1 . . 1\n    . . . .", "r1c1 and r1c4", "10:11", "row 1"],
    ["a box", "1 . . .\n    . 1 . .", "r1c1 and r2c2", "11:7", "box 1"],
  ])("givens that clash in %s: 20", async (_, rows, both, place, rule) => {
    built.file("clash.ecp", grid(`    ${rows}\n    . . . .\n    . . . .\n`));
    const { code, out, err } = await built.ecpc(["solve", "clash.ecp"]);
    expect(code).toBe(20);
    expect(out).toBe(
      `no answer: the givens of ${both} clash: both are digit 1, where at most 1 may be (clash.ecp:${place})\n`,
    );
    expect(err).toContain(`the rule that they break, ${rule}`);
    const test = await built.ecpc(["count", "clash.ecp", "--json"]);
    expect(JSON.parse(test.out)).toMatchObject({ status: "none", reason: expect.stringContaining("clash") });
  });

  test("too large for the limit on memory: 3, with the size", async () => {
    built.file("large.ecp", rooks.replace("1..12 = 3", "1..500 = 400"));
    const { code, err } = await built.ecpc(["solve", "large.ecp", "--memory", "1"]);
    expect(code).toBe(3);
    expect(err).toMatch(/ECP5001.*entries/);
    expect(err).toContain("--memory");
  });

  test("not compiled in time: 3, and the limit is named", async () => {
    built.file("large.ecp", rooks.replace("1..12 = 3", "1..2000 = 1500"));
    const { code, out, err } = await built.ecpc(["solve", "large.ecp", "--timeout", "0.2"]);
    // On a busy machine the time is up before there is anything to tell of.
    expect([code, out + err]).toEqual([
      3,
      expect.stringContaining("not known: stopped after 0.2 s, as --timeout says"),
    ]);
  });
});

test.each([
  ["ECP6002", ["check", "latin1.ecp"], 1],
  ["ECP6003", ["solve", "squares.ecp", "nosuch"], 2],
  ["ECP6009", ["solve", "cover.ecp", "--instances", "lines.txt"], 2],
  ["ECP6013", ["build", "colours.ecp", "--emit", "dlx"], 1],
  ["ECP6012", ["run", "--matrix", "matrix.csv"], 1],
] as const)("%s", async (raised, args, expected) => {
  built.file("latin1.ecp", Uint8Array.from([0x70, 0xe9, 0x0a]));
  built.file(
    "colours.ecp",
    "puzzle P\nitems a(i) for i in 1..300\noptional items s\noption x(i) for i in 1..300: a(i), s = i\n",
  );
  built.file("lines.txt", "1..4\n");
  built.file("matrix.csv", "a,b\n1,2\n");
  const { code, out, err } = await built.ecpc(args);
  expect(err).toContain(`error[${raised}]`);
  expect([code, out]).toEqual([expected, ""]);
});
