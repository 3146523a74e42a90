/** Groups that hold a cell of some kind, known or to be found: as many answers with the pattern as without it, over all forms of groups and kinds. */
import { expect, test } from "vitest";
import { boardsOf } from "../problems/boards.js";
import { noFiles } from "../support/hosts.js";
import { compiled } from "./compiled.js";

const pattern = "some in each group";
const NODES = 100_000;

const groups: readonly [said: string, more: string][] = [
  ["cells with shaded", ""],
  ["cells where not shaded", ""],
  ["cells", "by shaded"],
  ["cells where letter > 1", "by letter"],
  ["cells where letter = 2", "by line"],
  ["cells", "by line"],
  ["cells with shaded", "by beside"],
];

const kinds: readonly ((g: string) => string)[] = [
  (g) => `some(c is border for c in ${g})`,
  (g) => `some(c has clue and c.clue > 1 for c in ${g})`,
  (g) => `some(c.letter = c.row for c in ${g})`,
  (g) => `at least 1 shaded in ${g}`,
  (g) => `at least 1 odd in ${g} and some(c.column = 2 for c in ${g})`,
  (g) => `some(some(x has shaded for x in c.neighbours) for c in ${g})`,
  (g) => `some(c.letter = c.clue for c in ${g} where c has clue)`,
];

/** Few answers are enough to tell two problems apart: lines make many, so that of these boards the shades say the letters. */
const text = (said: string, by: string, kind: (g: string) => string, clues: string): string =>
  [
    "puzzle P",
    "board 2 x 3",
    "given clue: number or ?",
    "find shaded: yes/no",
    "find letter: 1..2",
    ...(by === "by line"
      ? ["find line: yes/no on links", "for each cell c: c is shaded = (c.letter = 2)"]
      : []),
    "for each cell c where c.column = 3: c.letter = 1",
    "let beside of cells x, y = distance(x, y) = 2 and x is shaded",
    "let odd of cell c = c.letter != 2",
    `for each group g of ${said} ${by}: ${kind("g")}`,
    "instance:",
    "  clue:",
    ...clues.split("/").map((row) => `    ${row}`),
  ].join("\n");

const clues = ["1 . 2/. 2 .", "2 . ?/. . 1"];

const cases = groups.flatMap(([said, by], g) =>
  kinds.map((kind, k) => [said, by, kind, clues[(g + k) % clues.length] ?? ""] as const),
);

test.each(cases)("%s %s", (said, by, kind, board) => {
  const [only] = boardsOf("P", "p.ecp", text(said, by, kind, board), noFiles);
  if (only === undefined) throw new Error("no board");
  expect(
    only.analysis.diagnostics.filter(({ severity }) => severity === "error").map(({ message }) => message),
  ).toEqual([]);
  const all = compiled(only, "all", 1_000_000, 1e6);
  expect([...all.marks]).toContain(pattern);
  const answers = all.answers(NODES);
  expect(answers).not.toBe("open");
  expect(answers).not.toContain("ECP");
  expect(compiled(only, { without: [pattern] }, 1_000_000, 1e6).answers(NODES)).toBe(answers);
});
