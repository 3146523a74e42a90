/** Small puzzles, each about one part of the language, for random instances. */
import type { InstanceForm } from "./random-instance.js";

export interface Feature {
  readonly name: string;
  readonly text: string;
  readonly forms: readonly InstanceForm[];
}

const sizes = (...all: readonly (readonly [number, number])[]): InstanceForm[] =>
  all.map(([rows, columns]) => ({ rows, columns }));

const feature = (name: string, forms: readonly InstanceForm[], lines: string): Feature => ({
  name,
  forms,
  text: `puzzle P\n${lines}\n`,
});

export const features: readonly Feature[] = [
  feature(
    "queens",
    sizes([1, 1], [2, 2], [3, 4], [4, 4]),
    "given wall: yes/no\nfind queen: yes/no\nat most 1 queen in each row, column\nexactly 3 queens in cells\nat most 1 queen in each diagonal",
  ),
  feature(
    "stands only where",
    sizes([2, 2], [2, 3], [3, 3]),
    "given wall: yes/no\nfind lamp: yes/no on cells where not wall\nlet run = stretches of cells where not wall\nat most 1 lamp in each run\nat least 1 lamp in each row",
  ),
  feature(
    "stands only where, symbols",
    sizes([2, 2], [2, 3]),
    "given wall: yes/no\nfind sign: {a, b} on cells where not wall\nat most 1 a in each row, column\nat least 1 b in each column\nexactly 1..4 not a in cells",
  ),
  feature(
    "or none",
    sizes([1, 3], [2, 2], [2, 3]),
    "given wall: yes/no\nfind digit: 1..2 or none\nexactly one of each digit in each row\nfor each cell c where c is wall: c has digit",
  ),
  feature(
    "or none, at most",
    sizes([1, 3], [2, 2], [2, 3]),
    "given few: 0..2 on columns\nfind tip: direction or none\nfor each column c with few: exactly c.few tips in c\nat most 1 of each tip in each row",
  ),
  feature(
    "gaps in the amounts",
    sizes([1, 4], [2, 3], [3, 3]),
    "given mark: {x, o}\nfind shaded: yes/no\nexactly 0 or 2 shaded in each row, column\nfor each cell c where c is x: exactly 0 or 2..3 shaded in c.around",
  ),
  feature(
    "derived known layers",
    sizes([2, 2], [2, 3], [3, 3]),
    "given clue: 0..3\ngiven wall: yes/no\nfind lamp: yes/no\nlet open of cell c = c is not wall and c has clue\nexactly 1 open in r1c1.row implies 1 = 1\nfor each cell c where c is open: exactly c.clue lamps in c.neighbours\nat most 2 lamps in each block 2x2",
  ),
  feature(
    "rooms",
    sizes([2, 2], [3, 3]),
    "given room: region\ngiven count: 0..3 on rooms\nfind shaded: yes/no\nfor each room r with count: exactly r.count shaded in r\nat least 1 shaded in each room\nat most 1 not shaded in each row",
  ),
  feature(
    "domains that read the element",
    sizes([2, 2], [2, 3], [3, 3]),
    "given room: region\nfind number: 1..room.size\nexactly one of each number in each room\nat most 1 of each number in each column",
  ),
  feature(
    "amounts that read the value",
    sizes([1, 3], [2, 3], [3, 3]),
    "find number: 0..2\nat most k of each number k in each row\nat least 1 of each number in each column",
  ),
  feature(
    "lists of amounts and layers on links",
    sizes([2, 2], [2, 3]),
    "given island: yes/no\nfind bridge: 0..2 on links\nfor each cell c where c is not island: exactly 0 or 2 bridges in c.links\nfor each cell c where c is island: at least 1 bridge in c.links",
  ),
  feature(
    "edges",
    sizes([1, 1], [1, 2], [2, 2]),
    "given clue: 0..3\nfind fence: yes/no on edges\nfor each cell c with clue: exactly c.clue fences in c.edges",
  ),
  feature(
    "free elements multiply",
    sizes([1, 2], [2, 2]),
    "given clue: 1..3\nfind digit: 1..3\nfor each cell c with clue: c.digit = c.clue",
  ),
  feature(
    "literals and sets of values",
    sizes([1, 3], [2, 2]),
    "given clue: 1..3\nfind digit: 1..4\nfor each cell c with clue: c.digit != c.clue and c.digit in {1, 2, 3}\nat most one of each digit in each row",
  ),
  feature(
    "a part of the board",
    sizes([3, 3]),
    "given wall: yes/no\nfind digit: 1..3\ninside {r1c1, r1c2, r2c1, r2c2}: at most 1 of each digit in each row, column\ninside {r2c2, r2c3, r3c2, r3c3}: at most 1 of each digit in each row",
  ),
  feature(
    "pieces",
    sizes([2, 2], [2, 3], [3, 3]),
    "given circle: {black, white}\npieces ship with rotations:\n  long: ##\n  short: #\nplace long at most 2 times\nplace short at least 1 times\nfor each cell c where c is black: c has ship\nat most 2 ships in each row",
  ),
  feature(
    "pieces that cover",
    sizes([2, 2], [2, 3], [3, 4]),
    "given wall: yes/no\npieces domino with rotations\nplace each domino any number of times\ncover each cell where not wall exactly once",
  ),
  feature(
    "pieces that are turned over",
    sizes([2, 3], [3, 3]),
    "given wall: yes/no\npieces tetromino with rotations, reflections\nplace each tetromino at most once\nfor each cell c where c is wall: not c has tetromino",
  ),
  feature(
    "sticks on edges",
    sizes([1, 2], [2, 2]),
    "given wall: yes/no\npieces stick on edges with rotations:\n  bend: +-+ / ..|\n  long: +-+-+\nplace bend at most 2 times\nplace long at most 2 times\nfor each cell c where c is wall: exactly 1..3 stick in c.edges\nfor each stick s: size(s) = 2 and some(e.cells.first is not wall for e in s)",
  ),
  feature(
    "sticks on links that cover",
    sizes([2, 2], [2, 3], [3, 3]),
    "given gap: yes/no on links\npieces distick on links with rotations, reflections\nplace each distick any number of times\ncover each link where not gap exactly once\nexactly 0..4 distick in links",
  ),
  feature(
    "looking",
    sizes([2, 2], [2, 3], [3, 3]),
    "given clue: 0..2\ngiven arrow: direction\ngiven wall: yes/no\nfind shaded: yes/no\nfor each cell c with clue where c has arrow: exactly c.clue shaded in look(c, c.arrow) until wall",
  ),
  feature(
    "hidden layers",
    sizes([1, 2], [2, 2]),
    "given clue: 1..2\nfind hidden partner: {a, b}\nfind digit: 1..2\nexactly 1 a in each row\nfor each cell c with clue: c.digit = c.clue",
  ),
  {
    name: "boxes",
    forms: [{ rows: 4, columns: 4, arguments: "n = 4, h = 2, w = 2", density: 0.15 }],
    text: "puzzle P(n: 1..9, h: 1..9, w: 1..9)\nboard n x n\ngiven odd: yes/no\nfind digit: 1..n\nexactly one of each digit in each row, column, box h x w\nr1c1.digit = 1\nfor each cell c where c is odd: c.digit in {1, 3}\n",
  },
  {
    name: "a torus with holes",
    forms: [{ rows: 3, columns: 3, arguments: "n = 3" }],
    text: "puzzle P(n: 1..9)\nboard n x n torus without r2c2\ngiven few: 0..3 on rows\nfind queen: yes/no\nfor each row r with few: at most r.few queens in r\nat most 2 queens in each diagonal\nat least 1 queen in r1c1.around\nexactly 1..2 queens in each column\n",
  },
  {
    name: "covers and layers",
    forms: [{ rows: 2, columns: 2, arguments: "n = 2" }],
    text: "puzzle P(n: 1..4)\nboard n x n\nfind number: 1..n\nitems place(x) for x in cells\noptional items used(r, k) for r in 1..n, k in 1..n\noption put(x, k) for x in cells, k in 1..n: place(x), used(x.row + 0, k), x.number = k\n",
  },
];
