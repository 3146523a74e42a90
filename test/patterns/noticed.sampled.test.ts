/**
 * Every pattern of the table makes something: for each there is a board whose problem is another one without it, and only without it. A pattern that
 * does not fire any more, or is not asked, is noticed here.
 */
import { expect, test } from "vitest";
import { patterns } from "../../packages/compiler/src/ground/patterns/table.js";
import { type Board, boards, boardsOf, groups } from "../problems/boards.js";
import { noFiles } from "../support/hosts.js";
import { butFor } from "../support/sampled.js";
import { compiled } from "./compiled.js";

const lines = (...all: readonly string[]): string => all.join("\n");

/** By pattern: a board of the repository that is small with it, or a text. */
const noticedBy: Readonly<Record<string, string>> = {
  "congruent halves": "test/classes/doublechoco.ecp “tiny”",
  "refused beforehand": "test/classes/yosenabe.ecp “tiny”",
  rectangles: "examples/regions/shikaku.ecp “six by six”",
  "bounded regions": "examples/regions/fivecells.ecp “five by five”",
  "sizes of regions": "test/classes/pencils.ecp “tiny”",
  "rules of one region": lines(
    "puzzle P",
    "board 4 x 4",
    "find area: region",
    "for each cell c: count(d in neighbours(c) where d.area is c.area) <= 2",
    "instance",
  ),
  "known by one cell": lines(
    "puzzle P",
    "board 5 x 5",
    "given wall: yes/no",
    "find area: region",
    "for each area a: exactly 1 wall in a",
    "instance:",
    "  wall:",
    "    # . . . .",
    "    . . . . .",
    "    . . . . .",
    "    . . . . .",
    "    . . . . #",
  ),
  "known by one cell that is found": lines(
    "puzzle P",
    "board 6 x 6",
    "given wall: yes/no",
    "find area: region",
    "find star: yes/no on cells with wall",
    "for each area a: exactly 1 star in a",
    "instance:",
    "  wall:",
    "    # . . . . .",
    "    . . . . . .",
    "    . . # . . .",
    "    . . . . . .",
    "    . . . . . .",
    "    . . . . . #",
  ),
  "cells of regions": lines(
    "puzzle P",
    "board 5 x 5",
    "given wall: yes/no",
    "find area: region",
    "for each area a: exactly 1 wall in a",
    "for each cell c with wall, cell x where x.area is c.area: distance(x, c) <= 4",
    "instance:",
    "  wall:",
    "    # . . . .",
    "    . . . . .",
    "    . . . . .",
    "    . . . . .",
    "    . . . . #",
  ),
  "ways that grow": lines(
    "puzzle P",
    "board 6 x 6",
    "given wall: yes/no",
    "find move: paths from cells with wall",
    "for each move p: p.size <= 4",
    "instance:",
    "  wall:",
    "    # . . . . .",
    ...Array.from({ length: 5 }, () => "    . . . . . ."),
  ),
  "lengths of paths": "test/classes/satogaeri.ecp “tiny”",
  "cells without a path": lines(
    "puzzle P",
    "board 3 x 3",
    "given wall, pot: yes/no",
    "find move: paths from cells with wall",
    "for each cell c with pot: c has no move",
    "instance:",
    "  wall:",
    "    # . .",
    "    . . .",
    "    . . #",
    "  pot:",
    "    . . .",
    "    . # .",
    "    . . .",
  ),
  "one piece in each": "test/classes/lits.ecp “tiny”",
  "said of one value": lines(
    "puzzle P",
    "board 3 x 3",
    "given room: region",
    "find line: yes/no on links",
    "find hidden walk: yes/no on links",
    "for each link l (x, y): l.walk = (l is line and x.room is y.room)",
    "for each cell c: size(group(c by walk)) <= 3",
    "instance:",
    "  room:",
    "    a a b",
    "    c a b",
    "    c c b",
  ),
  "values that follow": "test/classes/hidato.ecp “tiny”",
  "group sizes": "test/classes/fillomino.ecp “tiny”",
  "groups that are rectangles": lines(
    "puzzle P",
    "board 4 x 4",
    "find shaded: yes/no",
    "for each group g of cells where shaded: g is rectangle",
    "instance",
  ),
  "said of rectangles": lines(
    "puzzle P",
    "board 4 x 4",
    "find shaded: yes/no",
    "for each group g of cells where shaded: g is not rectangle",
    "instance",
  ),
  "sums over rectangles": lines(
    "puzzle P",
    "board 4 x 4",
    "find shaded: yes/no",
    "find star: yes/no",
    "for each group g of cells where shaded: g is rectangle",
    "for each group g of cells where shaded: exactly 2 star in g",
    "instance",
  ),
  "some in each group": lines(
    "puzzle P",
    "board 4 x 4",
    "find shaded: yes/no",
    "for each group g of cells where shaded: some(c is border for c in g)",
    "instance",
  ),
  "kept apart": "test/classes/numberlink.ecp “tiny”",
  "one in each tree": "test/classes/pencils.ecp “tiny”",
  "runs that are too long":
    "corpus/ground/conditions.ecp: stretches that break a rule are said once, by their smallest “P”",
  "roots of groups": "test/classes/nurikabe.ecp “tiny”",
  "groups by their roots": lines(
    "puzzle P",
    "board 3 x 3",
    "given clue: yes/no",
    "find line: yes/no on links",
    "for each group g of cells by line: exactly 1 clue in g",
    "for each cells x, y in each row: x in group(y by line)",
    "instance:",
    "  clue:",
    "    # . .",
    "    . . #",
    "    . . .",
  ),
  "sizes at roots": "test/classes/nurikabe.ecp “tiny”",
  "sizes of reaches": lines(
    "puzzle P",
    "board 4 x 4",
    "find shaded: yes/no",
    "for each cell c where c.column = 1: size(group(c by shaded)) = 2",
    "instance",
  ),
  "sizes of trees": "test/classes/pencils.ecp “tiny”",
  "straight groups": lines(
    "puzzle P",
    "board 3 x 3",
    "find shaded: yes/no",
    "for each group g of cells where shaded: g is straight",
    "for each cell x where x is shaded and x.column = 2: size(group(x by shaded)) >= 2",
    "instance",
  ),
  "largest size asked": "test/classes/pencils.ecp “tiny”",
  "joined ends": "test/classes/numberlink.ecp “tiny”",
  "apart in the plane": lines(
    "puzzle P",
    "board 3 x 3",
    "find colour: {a, b}",
    "connected(cells with a)",
    "connected(cells with b)",
    "instance",
  ),
  "outlines of groups": lines(
    "puzzle P",
    "board 4 x 4",
    "given clue: number",
    "find sea: yes/no",
    "for each cell c with clue: c is not sea",
    "for each group g of cells where not sea:",
    "  exactly 1 clue in g",
    "  size(g) = g.clue",
    "connected(cells with sea)",
    "instance:",
    "  clue: r1c1 = 4, r4c4 = 5",
  ),
};

/** Patterns that find the same on small boards, by other means and later. */
const besides: Readonly<Record<string, readonly string[]>> = {
  "cells of regions": ["rules of one region"],
  rectangles: ["rules of one region"],
  "bounded regions": ["rules of one region"],
};

const wanted = Object.values(noticedBy);
const byName = new Map<string, Board>();
for (const board of groups.flatMap((group) => [
  ...boards(group, (file) => wanted.some((name) => name.startsWith(file))),
]))
  byName.set(board.name, board);

function boardOf(named: string): Board {
  const board = named.startsWith("puzzle")
    ? [...boardsOf("text", "text.ecp", named, noFiles)][0]
    : byName.get(named);
  if (board === undefined) throw new Error(`there is no board ${named}`);
  return board;
}

const ENTRIES = 100_000;

test("each pattern has a board that notices it", () => {
  expect(Object.keys(noticedBy)).toEqual([...patterns.keys()]);
});

test.each(butFor(([pattern]) => pattern === "ways that grow", Object.entries(noticedBy)))(
  "without “%s” its board comes to another problem",
  (pattern, named) => {
    const board = boardOf(named);
    const others = besides[pattern] ?? [];
    const [all, without] = [
      compiled(board, { without: others }, ENTRIES),
      compiled(board, { without: [...others, pattern] }, ENTRIES),
    ];
    expect(all.problem).toBeDefined();
    expect(without.problem).not.toBe(all.problem);
    expect([...all.marks]).toContain(pattern);
    expect([...without.marks]).not.toContain(pattern);
  },
);

test("a name that no pattern has switches nothing off", () => {
  const board = boardOf("test/classes/numberlink.ecp “tiny”");
  const problems = (["all", { without: ["none of them"] }] as const).map(
    (setting) => compiled(board, setting, ENTRIES).problem,
  );
  expect(new Set(problems).size).toBe(1);
});
