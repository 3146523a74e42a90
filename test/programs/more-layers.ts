/** Lines before the statements, beside those of programs.ts: pieces, covers, families, derived layers, parts of the board. */
import type { Random } from "../oracle/random-instance.js";

export interface MoreLayer {
  /** A layer that forms ask for, and the forms that it brings. */
  readonly name: string;
  readonly needs?: string;
  /** In so many programs one has it. */
  readonly rarity: number;
  readonly most: number;
  readonly lines: (random: Random) => string;
}

const either = (random: Random, ...texts: readonly string[]): string => texts[random(texts.length)] ?? "";

export const moreLayers: readonly MoreLayer[] = [
  {
    name: "brick",
    rarity: 12,
    most: 4,
    lines: (random) =>
      `pieces brick${either(random, "", " with rotations")}:\n  duo: ##\n  uno: #\nplace duo ${either(random, "exactly 1 times", "at most 1 times", "any number of times")}\nplace uno ${either(random, "at most 1 times", "any number of times")}`,
  },
  {
    name: "tromino",
    rarity: 16,
    most: 6,
    lines: () => "pieces tromino with rotations, reflections\nplace each tromino at most 1 times",
  },
  {
    name: "cover",
    needs: "shaded",
    rarity: 10,
    most: 6,
    lines: (random) =>
      `items spot(x) for x in cells\noption mono(x) for x in cells: spot(x)${either(random, "", ", x.shaded = yes")}\noption duo(x) for x in cells where x has next(right): spot(x), spot(x.right), x.shaded = no${either(random, "", ", x.right.shaded = yes")}`,
  },
  {
    name: "optional",
    needs: "digit",
    rarity: 12,
    most: 4,
    lines: () =>
      "items stand(x) for x in cells\noptional items seat(x, k) for x in rows, k in 1..3\noption sit(x, k) for x in cells, k in 1..2: stand(x), seat(x.row, k), x.digit = k",
  },
  {
    name: "flag",
    rarity: 8,
    most: 4,
    lines: (random) =>
      `find${either(random, "", " hidden")} flag: {red, green} or none\nitems pole(x)${either(random, "", " 1..2 times")} for x in cells\noption bare(x) for x in cells: pole(x)${either(random, "", ", x.flag = red")}\noption two(x) for x in cells where x has next(right): pole(x), pole(x.right), x.flag = red, x.right.flag = ${either(random, "red", "green")}${either(random, "", "\nexactly 1 green in each row", "\nr1c1 has flag", "\nr1c1.flag = red", "\nr1c2 has not flag", "\nfor each cell c with flag: c is red or c is border")}`,
  },
  {
    name: "strip",
    rarity: 5,
    most: 9,
    lines: (random) => `let strip = stretches of cells where ${either(random, "wall", "not wall")}`,
  },
  {
    name: "total",
    needs: "shaded",
    rarity: 5,
    most: 9,
    lines: (random) =>
      `let total of cell c${either(random, "", " where c is not wall")} = count(x in c.${either(random, "neighbours", "around", "row")} where x is shaded)`,
  },
  {
    name: "rank",
    needs: "shaded",
    rarity: 5,
    most: 9,
    lines: (random) =>
      `let rank of cell c where (c is ${either(random, "shaded", "not shaded", "not wall")}) = c.column + ${either(random, "0", "c.row", "count(x in c.neighbours where x is shaded)")}`,
  },
  {
    name: "far",
    rarity: 5,
    most: 9,
    lines: (random) =>
      `let far of cell c where (c.column >= 2) = ${either(random, "yes", "c is not wall", "c has left")}`,
  },
  {
    name: "friend",
    needs: "shaded",
    rarity: 8,
    most: 9,
    lines: () => "let friend of cell c where (c is shaded and c has right) = c.right",
  },
  {
    name: "view",
    rarity: 6,
    most: 9,
    lines: (random) => `let view = look(r1c1, ${either(random, "right", "down")})`,
  },
  { name: "bare", needs: "wall", rarity: 8, most: 4, lines: () => "find bare: 1..2 on cells where not wall" },
  { name: "pearl", rarity: 14, most: 2, lines: () => "find pearl: 1..2 or none on r1c1.corners" },
  { name: "toll", rarity: 14, most: 2, lines: () => "find toll: 0..1 on edges" },
  {
    name: "pick",
    needs: "shaded",
    rarity: 8,
    most: 9,
    lines: () => "let pick = if r1c1 is shaded then r1c1.row else r1c1.column",
  },
  {
    name: "rest",
    rarity: 6,
    most: 9,
    lines: () => "let rest(c, s) = cells x where x in s and x is not c",
  },
  { name: "clear", needs: "shaded", rarity: 6, most: 9, lines: () => "tree(cells where not shaded)" },
  { name: "whole", needs: "shaded", rarity: 6, most: 9, lines: () => "connected(cells where shaded)" },
  { name: "kind", rarity: 10, most: 4, lines: () => "find kind: {p, q} on rows" },
  { name: "side", rarity: 12, most: 2, lines: () => "find side: {p, q} or none on edges" },
];
