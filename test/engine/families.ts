/** Families of problems with known numbers of solutions. Each is the plainest encoding, in plain order. */
import { createProblemBuilder, type ItemId, type Literal, type Problem } from "@ecp/engine";

/** n queens: rows and columns primary, diagonals secondary. Rows and columns from the middle out, as Knuth advises. */
export function queens(n: number): Problem {
  const b = createProblemBuilder();
  const row: ItemId[] = [];
  const column: ItemId[] = [];
  for (let k = 0; k < n; k++) {
    const at = organPipe(n, k);
    row[at] = b.primary(`r${at}`);
    column[at] = b.primary(`c${at}`);
  }
  const up = Array.from({ length: 2 * n - 1 }, (_, i) => b.secondary(`a${i}`));
  const down = Array.from({ length: 2 * n - 1 }, (_, i) => b.secondary(`b${i}`));
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) b.option(defined([row[i], column[j], up[i + j], down[i - j + n - 1]]));
  }
  return b.build();
}

/** The k-th of 0 … n - 1 from the middle out. */
function organPipe(n: number, k: number): number {
  const middle = Math.floor(n / 2);
  return k % 2 === 0 ? middle + k / 2 : middle - (k + 1) / 2;
}

/** Queens that together attack every cell: 4 on 7x7 can do it in 86 ways, 5 on 8x8 in 4860. */
export function dominatingQueens(size: number, count: number): Problem {
  const b = createProblemBuilder();
  const all = b.primary("queens", count, count);
  const cells = grid(size, size, (i, j) => b.primary(`${i},${j}`, 1, count));
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      const seen: ItemId[] = [all];
      for (let r = 0; r < size; r++) {
        for (let c = 0; c < size; c++) {
          if (r === i || c === j || r + c === i + j || r - c === i - j) seen.push(cellOf(cells, r, c));
        }
      }
      b.option(seen);
    }
  }
  return b.build();
}

/** Langford pairs: two of each 1 … n in a row of 2n, with k numbers between the two k; mirror images count twice. */
export function langford(n: number): Problem {
  const b = createProblemBuilder();
  const value = Array.from({ length: n }, (_, k) => b.primary(`v${k + 1}`));
  const place = Array.from({ length: 2 * n }, (_, k) => b.primary(`p${k + 1}`));
  for (let k = 1; k <= n; k++) {
    for (let i = 0; i + k + 1 < 2 * n; i++) b.option(defined([value[k - 1], place[i], place[i + k + 1]]));
  }
  return b.build();
}

/** Tilings of a board by dominoes. */
export function dominoes(rows: number, columns: number): Problem {
  const b = createProblemBuilder();
  const cells = grid(rows, columns, (i, j) => b.primary(`${i},${j}`));
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) {
      if (j + 1 < columns) b.option([cellOf(cells, i, j), cellOf(cells, i, j + 1)]);
      if (i + 1 < rows) b.option([cellOf(cells, i, j), cellOf(cells, i + 1, j)]);
    }
  }
  return b.build();
}

/** Latin squares of order n. */
export function latin(n: number): Problem {
  const b = createProblemBuilder();
  const cell = grid(n, n, (i, j) => b.primary(`p${i},${j}`));
  const row = grid(n, n, (i, k) => b.primary(`r${i},${k}`));
  const column = grid(n, n, (j, k) => b.primary(`c${j},${k}`));
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      for (let k = 0; k < n; k++) b.option([cellOf(cell, i, j), cellOf(row, i, k), cellOf(column, j, k)]);
    }
  }
  return b.build();
}

const PENTOMINOES: readonly (readonly string[])[] = [
  [".##", "##.", ".#."],
  ["#####"],
  ["#...", "####"],
  ["##..", ".###"],
  ["##.", "###"],
  ["###", ".#.", ".#."],
  ["#.#", "###"],
  ["#..", "#..", "###"],
  ["#..", "##.", ".##"],
  [".#.", "###", ".#."],
  [".#..", "####"],
  ["##.", ".#.", ".##"],
];

/** The twelve pentominoes on a board, turned and flipped; without the cells that `hole` says. */
export function pentominoes(
  rows: number,
  columns: number,
  hole = (_i: number, _j: number) => false,
): Problem {
  const b = createProblemBuilder();
  const pieces = PENTOMINOES.map((_, k) => b.primary("FILNPTUVWXYZ"[k]));
  const cells = grid(rows, columns, (i, j) => (hole(i, j) ? undefined : b.primary(`${i},${j}`)));
  PENTOMINOES.forEach((shape, k) => {
    const first = shape.flatMap((line, i) =>
      [...line].flatMap((c, j) => (c === "#" ? [[i, j] as const] : [])),
    );
    for (const form of orientations(first)) {
      for (let i = 0; i < rows; i++) {
        for (let j = 0; j < columns; j++) {
          const covered = form.map(([y, x]) => cells[i + y]?.[j + x]);
          if (covered.every((c) => c !== undefined)) b.option(defined([pieces[k], ...covered]));
        }
      }
    }
  });
  return b.build();
}

type Cells = readonly (readonly [number, number])[];

function orientations(cells: Cells): Cells[] {
  const found = new Map<string, Cells>();
  for (let turn = 0; turn < 8; turn++) {
    let form = cells.map(([i, j]): readonly [number, number] => (turn < 4 ? [i, j] : [i, -j]));
    for (let t = 0; t < turn % 4; t++) form = form.map(([i, j]) => [j, -i] as const);
    const top = Math.min(...form.map(([i]) => i));
    const left = Math.min(...form.map(([, j]) => j));
    const moved = form
      .map(([i, j]) => [i - top, j - left] as const)
      .sort((p, q) => p[0] - q[0] || p[1] - q[1]);
    found.set(JSON.stringify(moved), moved);
  }
  return [...found.values()];
}

/** Sudoku grids of order 9; option 81 i + 9 j + k puts k + 1 into row i, column j. */
export function sudoku(): Problem {
  const b = createProblemBuilder();
  const cell = grid(9, 9, (i, j) => b.primary(`p${i}${j}`));
  const row = grid(9, 9, (i, k) => b.primary(`r${i}${k + 1}`));
  const column = grid(9, 9, (j, k) => b.primary(`c${j}${k + 1}`));
  const box = grid(9, 9, (x, k) => b.primary(`b${x}${k + 1}`));
  for (let i = 0; i < 9; i++) {
    for (let j = 0; j < 9; j++) {
      for (let k = 0; k < 9; k++) {
        const x = 3 * Math.floor(i / 3) + Math.floor(j / 3);
        b.option([cellOf(cell, i, j), cellOf(row, i, k), cellOf(column, j, k), cellOf(box, x, k)]);
      }
    }
  }
  return b.build();
}

function grid<T>(rows: number, columns: number, make: (i: number, j: number) => T): T[][] {
  return Array.from({ length: rows }, (_, i) => Array.from({ length: columns }, (_, j) => make(i, j)));
}

function cellOf<T>(cells: readonly (readonly T[])[], i: number, j: number): T {
  const cell = cells[i]?.[j];
  if (cell === undefined) throw new Error(`no cell ${i},${j}`);
  return cell;
}

function defined<T>(values: readonly (T | undefined)[]): T[] {
  return values.map((value) => {
    if (value === undefined) throw new Error("a value is missing");
    return value;
  });
}

/** Closed loops along the borders of rows × columns cells: 13 for 2x2, 213, 9349, 1222363, … for larger squares (OEIS A140517). */
export function loops(rows: number, columns: number): Problem {
  const b = createProblemBuilder();
  const from: number[] = [];
  const to: number[] = [];
  const literals: Literal[] = [];
  const vertex = (i: number, j: number): number => i * (columns + 1) + j;
  const edge = (u: number, v: number): void => {
    const item = b.primary();
    b.option([item]);
    literals.push(b.chosen(b.option([item])));
    from.push(u);
    to.push(v);
  };
  for (let i = 0; i <= rows; i++) {
    for (let j = 0; j < columns; j++) edge(vertex(i, j), vertex(i, j + 1));
  }
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j <= columns; j++) edge(vertex(i, j), vertex(i + 1, j));
  }
  const vertexCount = (rows + 1) * (columns + 1);
  b.global("loop", literals, { vertexCount, from: Int32Array.from(from), to: Int32Array.from(to) });
  b.visible(literals);
  return b.build();
}

/**
 * MacMahon's 24 squares, whose four edges have one of three colours each, on 4x6 cells: edges that touch are equal, and the border
 * has one colour. 106624 ways.
 */
export function macMahonSquares(): Problem {
  const [rows, columns] = [4, 6];
  const colours = [1, 2, 3];
  const b = createProblemBuilder();
  const turns = (edges: readonly number[]): string[] =>
    [0, 1, 2, 3].map((k) => [...edges.slice(k), ...edges.slice(0, k)].join(""));
  const squares = new Map<string, ItemId>();
  const all = colours.flatMap((n) =>
    colours.flatMap((e) => colours.flatMap((s) => colours.map((w) => [n, e, s, w]))),
  );
  for (const edges of all) {
    const known = turns(edges).find((turned) => squares.has(turned));
    squares.set(edges.join(""), known === undefined ? b.primary() : (squares.get(known) ?? b.primary()));
  }
  const place = grid(rows, columns, () => b.primary());
  const across = grid(rows + 1, columns, () => b.secondary());
  const upright = grid(rows, columns + 1, () => b.secondary());
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) {
      for (const [n = 0, e = 0, s = 0, w = 0] of all) {
        const isOutside = [i === 0 && n, j === columns - 1 && e, i === rows - 1 && s, j === 0 && w];
        if (isOutside.some((colour) => colour !== false && colour !== 1)) continue;
        b.option([
          ...defined([squares.get([n, e, s, w].join("")), place[i]?.[j]]),
          { item: cellOf(across, i, j), colour: n },
          { item: cellOf(upright, i, j + 1), colour: e },
          { item: cellOf(across, i + 1, j), colour: s },
          { item: cellOf(upright, i, j), colour: w },
        ]);
      }
    }
  }
  return b.build();
}
