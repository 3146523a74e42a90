/** Counts that no enumeration reaches, with the numbers that are known. */
import { textOfExample } from "./text-of.js";

export interface Count {
  readonly name: string;
  readonly known: string;
  readonly text: string;
  /** Seconds, where they are asked for. */
  readonly within?: number;
}

const grid = (n: number, mark: (row: number, column: number) => string): string =>
  Array.from(
    { length: n },
    (_, r) => `    ${Array.from({ length: n }, (__, c) => mark(r, c)).join(" ")}\n`,
  ).join("");

const paths = (n: number): string => `puzzle Paths "From corner to corner"
given end: yes/no
find line: yes/no on links
for each cell c with end: exactly 1 line in c.links
for each cell c without end: exactly 0 or 2 lines in c.links
tree line
instance "a":
  end:
${grid(n, (r, c) => (r === c && (r === 0 || r === n - 1) ? "#" : "."))}`;

const trees = (n: number): string => `puzzle Trees "Spanning trees"
board ${n} x ${n}
find line: yes/no on links
tree line
for each cell c: at least 1 line in c.links
instance "a" of Trees:
`;

const sets = (n: number): string => `puzzle Sets "Connected sets of cells, the empty one among them"
board ${n} x ${n}
find shaded: yes/no on cells
connected (cells with shaded)
instance "a" of Sets:
`;

const loops = (n: number): string => `puzzle Loops "Loops along the sides of cells"
board ${n} x ${n}
find fence: yes/no on edges
loop fence
instance "a" of Loops:
`;

export const counts = (): readonly Count[] => [
  { name: "paths between corners, 10 x 10 points (A007764)", known: "41044208702632496804", text: paths(10) },
  { name: "connected sets, 10 x 10 cells (A059525)", known: "284374318545830329487309786", text: sets(10) },
  {
    name: "spanning trees, 10 x 10 points (A007341)",
    known: "5694319004079097795957215725765328371712000",
    text: trees(10),
  },
  {
    name: "domino tilings, 22 x 22 (A004003)",
    known: "30273700492231603015150204108772562780931587428193514539008",
    text: textOfExample("covers/domino.ecp", "(h = 22, w = 22)"),
  },
  {
    name: "loops, 11 x 11 cells (A140517)",
    known: "109331355810135629946698361371",
    text: loops(11),
    within: 5,
  },
];
