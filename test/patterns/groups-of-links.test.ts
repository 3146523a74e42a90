/** Groups by links whose labels are there already, and links that a rule leaves out: as many answers as a search through all lines finds. */
import { expect, test } from "vitest";
import { boardsOf } from "../problems/boards.js";
import { noFiles } from "../support/hosts.js";
import { compiled } from "./compiled.js";

const [rows, columns] = [3, 3];
const cells = Array.from({ length: rows * columns }, (_, cell) => cell);
const links = cells.flatMap((cell): (readonly [number, number])[] => [
  ...(cell % columns < columns - 1 ? [[cell, cell + 1] as const] : []),
  ...(cell < (rows - 1) * columns ? [[cell, cell + columns] as const] : []),
]);
const rooms = "a a b / c a b / c c b";
const roomOf = rooms.replaceAll(/[^a-c]/g, "");

/** By cell: the number of the group that it is in, the first of its cells. */
function groupsOf(drawn: (link: number) => boolean): readonly number[] {
  const first = [...cells];
  for (let changed = true; changed; ) {
    changed = false;
    links.forEach(([a, b], link) => {
      const least = Math.min(first[a] ?? 0, first[b] ?? 0);
      if (!drawn(link) || first[a] === first[b]) return;
      first[a] = least;
      first[b] = least;
      changed = true;
    });
  }
  return first;
}

interface Lines {
  readonly line: readonly number[];
  readonly walk: readonly number[];
  readonly degree: (cell: number) => number;
}

/** Whether it is so of each two cells. */
const ofEachTwo =
  (holds: (lines: Lines, a: number, b: number) => boolean) =>
  (lines: Lines): boolean =>
    cells.every((a) => cells.every((b) => a === b || holds(lines, a, b)));
const inRoom = (a: number, b: number): boolean => roomOf[a] === roomOf[b];
const inRow = (a: number, b: number): boolean => Math.floor(a / columns) === Math.floor(b / columns);
const sizeOf = (groups: readonly number[], cell: number): number =>
  groups.filter((group) => group === groups[cell]).length;

const roots = "groups by their roots";
const narrowed = "said of one value";
const plainWalk = "for each link l (x, y): l.walk = (l is line and x.room is y.room)";
const apartWalk =
  "for each link l (x, y) where x.room is not y.room: not l.walk\nfor each link l (x, y) where x.room is y.room: l.walk = l.line";

const cases: readonly [
  rule: string,
  clues: string,
  patterns: readonly string[],
  holds: (lines: Lines) => boolean,
][] = [
  [
    "for each cells c, x in each room: x in group(c by line) implies x in group(c by walk)",
    "1 . . / . . 1 / . 1 .",
    [roots, narrowed],
    ofEachTwo(({ line, walk }, a, b) => !inRoom(a, b) || line[a] !== line[b] || walk[a] === walk[b]),
  ],
  [
    "for each cells c, x in each row: x in group(c by line)",
    ". . . / 1 . 1 / . . .",
    [roots, narrowed],
    ofEachTwo(({ line }, a, b) => !inRow(a, b) || line[a] === line[b]),
  ],
  [
    "for each cells c, x in each row: not x in group(c by line)",
    "1 . . / ? . . / . . ?",
    [roots, narrowed],
    ofEachTwo(({ line }, a, b) => !inRow(a, b) || line[a] !== line[b]),
  ],
  [
    "for each cell c: size(group(c by line)) != 3",
    "? . 1 / . . . / . 1 .",
    [roots, narrowed],
    ({ line }) => cells.every((cell) => sizeOf(line, cell) !== 3),
  ],
  [
    "for each cell c: size(group(c by walk)) <= 2",
    ". . . / . . 1 / 1 . .",
    [narrowed],
    ({ walk }) => cells.every((cell) => sizeOf(walk, cell) <= 2),
  ],
  [
    "for each cell c: some(x in group(c by line) for x in cells with number) or c has number",
    ". . 1 / . 1 . / 1 . .",
    [roots, narrowed],
    ({ line }) => cells.every((cell) => [2, 4, 6].some((clue) => line[clue] === line[cell])),
  ],
];

const heads: readonly [rule: string, isGroup: (lines: Lines, cell: number) => boolean][] = [
  [
    "for each group g of cells with visited by line: exactly 1 number in g",
    ({ degree }, cell) => degree(cell) > 0,
  ],
  ["for each group g of cells by line: exactly 1 number in g", () => true],
];

const all = cases.flatMap(([rule, clues, used, holds]) =>
  heads.flatMap(([head, isGroup]) =>
    [plainWalk, apartWalk].map((walk) => ({
      text: `${head}\n${walk}\n${rule}`,
      clues,
      used,
      holds,
      isGroup,
    })),
  ),
);

test.each(all)("$text", ({ text, clues, used, holds, isGroup }) => {
  const given = (layer: string, map: string): string =>
    `  ${layer}:\n${map
      .split(" / ")
      .map((row) => `    ${row}\n`)
      .join("")}`;
  const [board] = boardsOf(
    "text",
    "text.ecp",
    `puzzle P\nboard ${rows} x ${columns}\ngiven room: region\ngiven number: number or ?\nfind line, walk: yes/no on links\nlet visited of cell c = at least 1 line in c.links\n${text}\ninstance:\n${given("room", rooms)}${given("number", clues)}`,
    noFiles,
  );
  if (board === undefined) throw new Error("there is no board");
  const isClue = [...clues.replaceAll(/[ /]/g, "")].map((sign) => sign !== ".");
  let wanted = 0;
  for (let drawn = 0; drawn < 1 << links.length; drawn++) {
    const isDrawn = (link: number): boolean => ((drawn >> link) & 1) === 1;
    const lines: Lines = {
      line: groupsOf(isDrawn),
      walk: groupsOf((link) => isDrawn(link) && inRoom(...(links[link] ?? [0, 0]))),
      degree: (cell) => links.filter((ends, link) => ends.includes(cell) && isDrawn(link)).length,
    };
    const groups = new Set(cells.filter((cell) => isGroup(lines, cell)).map((cell) => lines.line[cell]));
    const isRooted = [...groups].every(
      (group) => cells.filter((cell) => lines.line[cell] === group && isClue[cell]).length === 1,
    );
    if (isRooted && holds(lines)) wanted++;
  }
  const settings = ["all", "none", ...used.map((pattern) => ({ without: [pattern] }))] as const;
  for (const setting of settings) {
    const { marks, answers } = compiled(board, setting, 1_000_000, 5_000);
    expect(answers(1_000_000), JSON.stringify(setting)).toBe(`${wanted}`);
    if (setting === "all") expect([...marks]).toEqual(expect.arrayContaining([...used]));
  }
});
