/** Words that a rule may have and that change nothing, and names that stand for numbers. */
import { analyse, compileInstance, type Diagnostic } from "@ecp/compiler";
import { expect, test } from "vitest";
import { problemOf, searched } from "../forms/compiled.js";
import { noFiles } from "../support/hosts.js";

const puzzle = (layers: string, rules: string): string =>
  `puzzle T\nboard 1 x 3\n${layers}\n${rules}\ninstance:\n`;
const counted = (layers: string, rules: string): number =>
  Number(searched(problemOf(puzzle(layers, rules))).count);
const codes = (layers: string, rules: string): string[] =>
  analyse("t.ecp", puzzle(layers, rules), noFiles).diagnostics.map(({ code }) => code);

/** Of the only instance. */
function messagesOf(text: string): readonly Diagnostic[] {
  const { typed } = analyse("t.ecp", text, noFiles);
  return typed.instances.flatMap(
    (instance) => compileInstance(typed, instance, { set: new Map() }, noFiles).diagnostics,
  );
}

const dark = "find dark, wet: yes/no";

test("`either A or B` is `A or B`", () => {
  const counts = [
    "either r1c1 is dark or r1c2 is dark",
    "for each cell c where either c is dark or c is wet: c.column < 3",
    "if (either no dark in cells or no wet in cells): r1c1 is dark",
    "either exactly 1 or 2 dark in cells or r1c1 is wet",
    "either not r1c1 is dark or r1c2 is dark or r1c3 is dark",
  ].map((rule) => [counted(dark, rule), counted(dark, rule.replaceAll("either ", ""))]);
  expect(counts.map(([said]) => said)).toEqual(counts.map(([, plain]) => plain));
  expect(counts[0]).toEqual([48, 48]);
});

test("`either` without `or`, after `not`, or with an `and` that could end it is refused", () => {
  for (const rule of [
    "either r1c1 is dark",
    "not either r1c1 is dark or r1c2 is dark",
    "either r1c1 is dark or r1c2 is dark and r1c3 is dark",
    "r1c3 is dark and either r1c1 is dark or r1c2 is dark",
  ])
    expect(codes(dark, rule)).toContain("ECP1015");
});

test("a layer may still be called `either`", () => {
  expect(counted("find either: 1..2", "r1c1.either = 1 or r1c2.either = 1")).toBe(6);
  expect(counted("find either: yes/no", "for each cell c where either or c.column = 1: c is either")).toBe(4);
});

const slot = "find slot: 1..3 written Mon 1, Tue 2, Wed 3";

test("a name that a layer writes a number with is the number", () => {
  for (const [rule, same] of [
    ["r1c1.slot = Mon", "r1c1.slot = 1"],
    ["r1c1.slot is not Wed", "r1c1.slot != 3"],
    ["r1c1 is Tue", "r1c1.slot = 2"],
    ["exactly 2 Mon in cells", "count(c in cells where c.slot = 1) = 2"],
    ["for each cell c: c.slot in {Mon, Wed}", "for each cell c: c.slot in {1, 3}"],
    ["r1c1.slot < Wed", "r1c1.slot < 3"],
    ["for each cell c where c.slot is Mon: c.column > 1", "r1c1.slot != 1"],
  ] as const)
    expect([rule, counted(slot, rule)]).toEqual([rule, counted(slot, same)]);
});

test("a variable of that name, and a value, come first", () => {
  expect(counted(slot, "for each cell Mon: Mon.slot = Wed")).toBe(1);
  expect(counted(`${slot}\nfind day: {Mon, Fri}`, "r1c1.day = Mon")).toBe(27 * 4);
});

test("where layers write several numbers with a name, the layer is asked for", () => {
  const both = `${slot}\nfind late: 1..3 written Mon 2`;
  expect(codes(both, "r1c1.slot = Mon")).toEqual(["ECP3003"]);
  expect(codes(both, "r1c1 is Mon")).toEqual(["ECP3003"]);
  // The layer that is read says which.
  expect(counted(both, "r1c1.late is Mon")).toBe(27 * 9);
});

test("`c.diagonals` are the cells on the diagonals through it", () => {
  const queens = (rule: string, board = "4 x 4"): number =>
    Number(
      searched(
        problemOf(`puzzle T\nboard ${board}\nfind queen: {white, black} or none\n${rule}\ninstance:\n`),
      ).count,
    );
  for (const board of ["3 x 3", "2 x 4", "3 x 3 torus"])
    expect(queens("for each cell c where c is white: no black in c.row + c.diagonals", board)).toBe(
      queens("for each row, diagonal l: no white in l or no black in l", board),
    );
  // Of the cell itself one is there, as in its row.
  expect(queens("for each cell c: at least 1 white in c.diagonals", "1 x 2")).toBe(1);
});

test("of letters in a list, variables may have the names", () => {
  const slots = (letters: string): string[] =>
    codes(`find letter: {${letters}}`, "for each row a: some(b.letter = c for b in a)");
  expect(slots("a, b, c, d, e")).toEqual([]);
  expect(slots("a..e")).toEqual([]);
  expect(slots("a, b, c")).toContain("ECP2005");
});

test("a pair of a board of places that is no link: the line that makes one", () => {
  const text = `puzzle T
board places Maths, Art, Music
  neighbours: Maths-Art, Music-Art
given clash: yes/no on links
find slot: 1..3
for each link (a, b) with clash: a.slot != b.slot
instance:
  clash: Maths-Art, Maths-Music
`;
  const [message, ...others] = messagesOf(text);
  expect(others).toEqual([]);
  expect(message).toMatchObject({
    code: "ECP4007",
    help: "neighbours are named below the board line: `neighbours: Maths-Music`",
  });
});
