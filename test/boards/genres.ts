/** Eight rules, each as a class and as a test of one assignment to a graph: the same text on every board. */
import type { PlainBoard } from "./plain-boards.js";

export interface Given {
  /** By cell. */
  readonly numbers: ReadonlyMap<number, number>;
}

export interface Genre {
  readonly name: string;
  readonly rules: string;
  /** Counts the answers. */
  readonly count: (board: PlainBoard, given: Given) => number;
  readonly given: string;
  /** The largest number that is given. */
  readonly most: number;
}

function connected(members: readonly number[], neighbours: (of: number) => readonly number[]): boolean {
  const [first] = members;
  if (first === undefined) return true;
  return groupOf(first, (x) => neighbours(x).filter((y) => members.includes(y))).length === members.length;
}

function groupOf(start: number, neighbours: (of: number) => readonly number[]): readonly number[] {
  const met = new Set([start]);
  for (const x of met) for (const y of neighbours(x)) met.add(y);
  return [...met];
}

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** How many subsets of so many things pass. */
function subsets(count: number, passes: (has: (thing: number) => boolean) => boolean): number {
  let found = 0;
  for (let set = 0; set < 2 ** count; set++) if (passes((thing) => ((set >> thing) & 1) === 1)) found++;
  return found;
}

const shadings = (board: PlainBoard, passes: (shaded: (cell: number) => boolean) => boolean): number =>
  subsets(board.names.length, passes);

/** All closed ways through a graph that meet no vertex twice, as sets of its edges. */
function loopsOf(ends: readonly (readonly [number, number])[]): readonly ReadonlySet<number>[] {
  const loops: ReadonlySet<number>[] = [];
  const at = new Map<number, { edge: number; to: number }[]>();
  ends.forEach(([a, b], edge) => {
    at.set(a, [...(at.get(a) ?? []), { edge, to: b }]);
    at.set(b, [...(at.get(b) ?? []), { edge, to: a }]);
  });
  // Each loop once: from its least edge, in the direction in which that is written.
  const goOn = (
    first: number,
    start: number,
    here: number,
    met: readonly number[],
    edges: readonly number[],
  ): void => {
    for (const { edge, to } of at.get(here) ?? []) {
      if (edge <= first || edges.includes(edge)) continue;
      if (to === start) loops.push(new Set([...edges, edge]));
      else if (!met.includes(to)) goOn(first, start, to, [...met, to], [...edges, edge]);
    }
  };
  ends.forEach(([a, b], edge) => {
    if (a !== b) goOn(edge, a, b, [a, b], [edge]);
  });
  return loops;
}

/** Pairs of neighbours, each once. */
const linksOf = ({ neighbours }: PlainBoard): readonly (readonly [number, number])[] =>
  neighbours.flatMap((all, a) => all.filter((b) => b > a).map((b) => [a, b] as const));

export const genres: readonly Genre[] = [
  {
    name: "Nurikabe",
    given: "given n: number\n",
    most: 3,
    rules: `find sea: yes/no
for each cell c with n: c is not sea
for each group g of cells where not sea: exactly 1 n in g
for each cell c with n: size(group(c by sea)) = c.n
connected(cells with sea)
`,
    count: (board, { numbers }) =>
      shadings(board, (sea) => {
        const cells = range(board.names.length);
        const land = (x: number): readonly number[] => (board.neighbours[x] ?? []).filter((y) => !sea(y));
        if (!connected(cells.filter(sea), (x) => board.neighbours[x] ?? [])) return false;
        if ([...numbers].some(([cell, n]) => sea(cell) || groupOf(cell, land).length !== n)) return false;
        return cells
          .filter((cell) => !sea(cell))
          .every((cell) => groupOf(cell, land).filter((x) => numbers.has(x)).length === 1);
      }),
  },
  {
    name: "Slitherlink",
    given: "given n: number\n",
    most: 4,
    rules: `find fence: yes/no on edges
loop fence
for each cell c with n: exactly c.n fences in c.edges
`,
    count: (board, { numbers }) =>
      loopsOf(board.sides.map(({ corners }) => corners ?? [0, 0])).filter((loop) => {
        const chosen = board.sides.filter((_, side) => loop.has(side));
        return [...numbers].every(
          ([cell, n]) => chosen.filter(({ cells }) => cells.includes(cell)).length === n,
        );
      }).length,
  },
  {
    name: "Akari",
    given: "given n: number\n",
    most: 2,
    rules: `find bulb: yes/no
for each cell c with n: c is not bulb and exactly c.n bulbs in c.neighbours
for each cell c without n:
  c is bulb or some(some(x is bulb for x in c.look(d) until n) for direction d)
  for each direction d: if c is bulb: no bulb in (c.look(d) until n)
`,
    count: (board, { numbers }) =>
      shadings(board, (bulb) =>
        range(board.names.length).every((cell) => {
          const n = numbers.get(cell);
          if (n !== undefined) return !bulb(cell) && (board.neighbours[cell] ?? []).filter(bulb).length === n;
          const seen = (board.ways[cell] ?? []).flatMap((way) => {
            const wall = way.findIndex((x) => numbers.has(x));
            return wall < 0 ? way : way.slice(0, wall);
          });
          return bulb(cell) ? !seen.some(bulb) : seen.some(bulb);
        }),
      ),
  },
  {
    name: "Heyawake",
    given: "given n: number\n",
    most: 2,
    rules: `find shaded: yes/no
for each link (x, y): not (x is shaded and y is shaded)
connected(cells where not shaded)
for each cell c with n: exactly c.n shaded in {c} + c.neighbours
`,
    count: (board, { numbers }) =>
      shadings(board, (shaded) => {
        const cells = range(board.names.length);
        return (
          cells.every((x) => !shaded(x) || !(board.neighbours[x] ?? []).some(shaded)) &&
          connected(
            cells.filter((x) => !shaded(x)),
            (x) => board.neighbours[x] ?? [],
          ) &&
          [...numbers].every(([x, n]) => [x, ...(board.neighbours[x] ?? [])].filter(shaded).length === n)
        );
      }),
  },
  {
    name: "Fillomino",
    given: "given n: number\n",
    most: 3,
    rules: `find number: 1..3
for each cell c with n: c.number = c.n
for each cell c: size(group(c by number)) = c.number
`,
    count: (board, { numbers }) => {
      const count = board.names.length;
      let found = 0;
      for (let code = 0; code < 3 ** count; code++) {
        const numberAt = (cell: number): number => (Math.floor(code / 3 ** cell) % 3) + 1;
        if ([...numbers].some(([cell, n]) => numberAt(cell) !== n)) continue;
        const alike = (x: number): readonly number[] =>
          (board.neighbours[x] ?? []).filter((y) => numberAt(y) === numberAt(x));
        if (range(count).every((cell) => groupOf(cell, alike).length === numberAt(cell))) found++;
      }
      return found;
    },
  },
  {
    name: "Minesweeper",
    given: "given n: number\n",
    most: 4,
    rules: `find mine: yes/no
for each cell c with n: c is not mine and exactly c.n mines in c.around
`,
    count: (board, { numbers }) =>
      shadings(board, (mine) =>
        [...numbers].every(
          ([cell, n]) => !mine(cell) && (board.around[cell] ?? []).filter(mine).length === n,
        ),
      ),
  },
  {
    name: "Masyu",
    given: "given n: number\n",
    most: 1,
    rules: `find line: yes/no on links
loop line
for each cell c with n: exactly 2 lines in c.links
`,
    count: (board, { numbers }) => {
      const links = linksOf(board);
      return loopsOf(links).filter((loop) => {
        const chosen = links.filter((_, link) => loop.has(link));
        return [...numbers.keys()].every((x) => chosen.filter((link) => link.includes(x)).length === 2);
      }).length;
    },
  },
  {
    name: "Dominoes",
    given: "given n: number\n",
    most: 0,
    rules: `find tile: yes/no on links
for each cell c without n: exactly 1 tile in c.links
for each cell c with n: no tile in c.links
`,
    count: (board, { numbers }) => {
      const cover = (free: readonly number[]): number => {
        const [first, ...rest] = free;
        if (first === undefined) return 1;
        return (board.neighbours[first] ?? [])
          .filter((other) => rest.includes(other))
          .reduce((sum, other) => sum + cover(rest.filter((x) => x !== other)), 0);
      };
      return cover(range(board.names.length).filter((x) => !numbers.has(x)));
    },
  },
];
