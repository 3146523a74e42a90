/**
 * Boards as the plane, or space, has them, worked out from centres and corners as fractional numbers: nothing here knows how the compiler makes a board. Two cells share a
 * side where they share two corners, and touch where they share one; a board whose rims are joined is drawn again, moved, beside itself.
 */

type Point = readonly [x: number, y: number];

export interface PlainBoard {
  /** The board line. */
  readonly line: string;
  /** Cells in the order in which a map shows them. */
  readonly names: readonly string[];
  /** By cell: neighbours by side. */
  readonly neighbours: readonly (readonly number[])[];
  /** By cell: those that touch it. */
  readonly around: readonly (readonly number[])[];
  /** Sides: the cells beside each, and, in a plane, its two corners. */
  readonly sides: readonly {
    readonly cells: readonly number[];
    readonly corners: readonly [number, number] | undefined;
  }[];
  /** By cell: straight ways from it, each up to the rim. */
  readonly ways: readonly (readonly (readonly number[])[])[];
}

const near = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-6;

/** Numbers for points, the same one for those that some image makes the same. */
function pointNumbers(images: (point: Point) => readonly Point[]) {
  const known: Point[] = [];
  return (point: Point): number => {
    const all = images(point);
    const found = known.findIndex((each) => all.some((image) => near(image, each)));
    if (found >= 0) return found;
    known.push(point);
    return known.length - 1;
  };
}

interface Drawn {
  readonly line: string;
  /** By row of the map. */
  readonly rows: readonly (readonly (readonly Point[])[])[];
  /** All places that are the same as a point. */
  readonly images?: (point: Point) => readonly Point[];
  /** How many ways lead straight through a cell, as angles of a step; none where a row alone is straight. */
  readonly steps: "across sides" | "along rows" | "none";
}

const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

function planeBoard({ line, rows, images = (point) => [point], steps }: Drawn): PlainBoard {
  const cells = rows.flat();
  const cornerNumber = pointNumbers(images);
  const corners = cells.map((cell) => cell.map(cornerNumber));
  const sideNumber = pointNumbers(images);
  const sides: { cells: number[]; corners: readonly [number, number] }[] = [];
  const sidesOf = cells.map((cell, index) =>
    cell.map((from, i) => {
      const to = cell[(i + 1) % cell.length] ?? from;
      const number = sideNumber(middle([from, to]));
      sides[number] ??= { cells: [], corners: [cornerNumber(from), cornerNumber(to)] };
      sides[number]?.cells.push(index);
      return number;
    }),
  );
  const distinct = (all: readonly number[]): readonly number[] => [...new Set(all)];
  const neighbours = cells.map((_, index) =>
    distinct(
      (sidesOf[index] ?? []).flatMap((side) => sides[side]?.cells ?? []).filter((other) => other !== index),
    ),
  );
  const around = cells.map((_, index) =>
    cells.flatMap((__, other) =>
      other !== index && corners[other]?.some((corner) => corners[index]?.includes(corner)) ? [other] : [],
    ),
  );
  const beyond = (cell: number, side: number): { cell: number; side: number } | undefined => {
    const number = sidesOf[cell]?.[side] ?? -1;
    const others = cells.flatMap((_, other) =>
      (sidesOf[other] ?? []).flatMap((each, at) =>
        each === number && (other !== cell || at !== side) ? [{ cell: other, side: at }] : [],
      ),
    );
    return others[0];
  };
  const wayFrom = (start: number, side: number): readonly number[] => {
    const way: number[] = [];
    let at = steps === "none" ? undefined : beyond(start, side);
    while (at !== undefined && at.cell !== start && !way.includes(at.cell)) {
      way.push(at.cell);
      const count = cells[at.cell]?.length ?? 0;
      // Straight on: by the opposite side; in a row of triangles by the other side that is not level.
      const on =
        steps === "across sides"
          ? (at.side + count / 2) % count
          : Array.from({ length: count }, (_, i) => i).find(
              (i) => i !== at?.side && !isLevel(cells[at?.cell ?? 0] ?? [], i),
            );
      at =
        on === undefined || (steps === "along rows" && isLevel(cells[start] ?? [], side))
          ? undefined
          : beyond(at.cell, on);
    }
    return way;
  };
  const names = rows.flatMap((row, r) => row.map((_, c) => `r${r + 1}c${c + 1}`));
  const ways = cells.map((cell, index) => cell.map((_, side) => wayFrom(index, side)));
  return { line, names, neighbours, around, sides, ways };
}

const isLevel = (cell: readonly Point[], side: number): boolean =>
  Math.abs((cell[side]?.[1] ?? 0) - (cell[(side + 1) % cell.length]?.[1] ?? 0)) < 1e-6;

/** Centres that lie on one height are a row. */
function inRows(cells: readonly (readonly Point[])[], heightOf: (cell: readonly Point[]) => number) {
  const rows = new Map<string, (readonly Point[])[]>();
  for (const cell of cells) {
    const key = heightOf(cell).toFixed(3);
    rows.set(key, [...(rows.get(key) ?? []), cell]);
  }
  return [...rows]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, row]) => row.sort((a, b) => middle(a)[0] - middle(b)[0]));
}

const hexagon = ([x, y]: Point): readonly Point[] =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i - 90);
    return [x + Math.cos(angle), y + Math.sin(angle)] as const;
  });

const ROOT = Math.sqrt(3);

/** By two steps along the axes of the hexagons. */
const hexagonsAt = (axial: readonly Point[]): readonly (readonly (readonly Point[])[])[] =>
  inRows(
    axial.map(([q, r]) => hexagon([ROOT * (q + r / 2), 1.5 * r])),
    (cell) => middle(cell)[1],
  );

const span = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Triangles of side 1 that lie in a region, told by their centres. */
function trianglesIn(line: string, holds: (centre: Point) => boolean): PlainBoard {
  const found: (readonly Point[])[] = [];
  const height = ROOT / 2;
  for (const r of span(-8, 8))
    for (const q of span(-16, 16)) {
      const at = (i: number, j: number): Point => [i + j / 2, j * height];
      for (const cell of [
        [at(q, r), at(q + 1, r), at(q, r + 1)],
        [at(q + 1, r), at(q + 1, r + 1), at(q, r + 1)],
      ])
        if (holds(middle(cell))) found.push(cell);
    }
  const bottom = (cell: readonly Point[]): number => Math.floor(middle(cell)[1] / height + 1e-9);
  return planeBoard({ line, rows: inRows(found, bottom), steps: "along rows" });
}

/** Strips of triangles, the first of which stands on a side. */
function stripOfTriangles(line: string, rows: number, columns: number, joined: boolean): PlainBoard {
  const cells = span(0, rows - 1).map((r) =>
    span(0, columns - 1).map((c): readonly Point[] => {
      const x = c / 2;
      return (r + c) % 2 === 0
        ? [
            [x + 0.5, r],
            [x + 1, r + 1],
            [x, r + 1],
          ]
        : [
            [x, r],
            [x + 1, r],
            [x + 0.5, r + 1],
          ];
    }),
  );
  const images = ([x, y]: Point): readonly Point[] => span(-2, 2).map((k) => [x + (k * columns) / 2, y]);
  return planeBoard({ line, rows: cells, steps: "along rows", ...(joined ? { images } : {}) });
}

function squares(
  line: string,
  rows: number,
  columns: number,
  images: (point: Point) => readonly Point[],
): PlainBoard {
  const cells = span(0, rows - 1).map((r) =>
    span(0, columns - 1).map((c): readonly Point[] => [
      [c, r],
      [c + 1, r],
      [c + 1, r + 1],
      [c, r + 1],
    ]),
  );
  return planeBoard({ line, rows: cells, images, steps: "across sides" });
}

/** In as many dimensions as there are lengths: rows, columns, layers, rows of layers. */
function box(lengths: readonly number[]): PlainBoard {
  const [rows = 1, columns = 1, layers = 1, blocks = 1] = lengths;
  const cells = span(0, blocks - 1).flatMap((w) =>
    span(0, rows - 1).flatMap((r) =>
      span(0, layers - 1).flatMap((z) =>
        span(0, columns - 1).map((c) => ({
          at: [r, c, z, w],
          name: `r${w * rows + r + 1}c${z * columns + c + 1}`,
        })),
      ),
    ),
  );
  const apart = (a: number, b: number): readonly number[] =>
    span(0, 3).map((i) => Math.abs((cells[a]?.at[i] ?? 0) - (cells[b]?.at[i] ?? 0)));
  const others = (keep: (steps: readonly number[]) => boolean) =>
    cells.map((_, a) => cells.flatMap((__, b) => (a !== b && keep(apart(a, b)) ? [b] : [])));
  const neighbours = others((steps) => steps.reduce((sum, step) => sum + step, 0) === 1);
  const indexAt = (at: readonly number[]): number =>
    cells.findIndex((cell) => cell.at.every((x, i) => x === at[i]));
  const sides = neighbours.flatMap((all, a) =>
    all.filter((b) => b > a).map((b) => ({ cells: [a, b], corners: undefined })),
  );
  const ways = cells.map(({ at }) =>
    span(0, 3).flatMap((i) =>
      [-1, 1].map((step) => {
        const way: number[] = [];
        for (let k = 1; ; k++) {
          const index = indexAt(at.map((x, j) => (i === j ? x + k * step : x)));
          if (index < 0) return way;
          way.push(index);
        }
      }),
    ),
  );
  return {
    line: `board ${lengths.join(" x ")}`,
    names: cells.map(({ name }) => name),
    neighbours,
    around: others((steps) => Math.max(...steps) === 1),
    sides,
    ways,
  };
}

const offsetHexagons = (rows: number, columns: number): readonly Point[] =>
  span(0, rows - 1).flatMap((r) => span(0, columns - 1).map((c): Point => [c - Math.floor(r / 2), r]));

/** Squares whose sides are bent at their middles, and cut in two from one inner bend to the other. */
function pentagons(line: string, rows: number, columns: number): PlainBoard {
  const bend = 0.2;
  const cells = span(0, rows - 1).map((r) =>
    span(0, columns / 2 - 1).flatMap((c): readonly (readonly Point[])[] => {
      const inwards = (r + c) % 2 === 0 ? bend : -bend;
      const [upper, lower]: Point[] = [
        [c + 0.5, r + inwards],
        [c + 0.5, r + 1 - inwards],
      ];
      const [left, right]: Point[] = [
        [c - inwards, r + 0.5],
        [c + 1 + inwards, r + 0.5],
      ];
      if (upper === undefined || lower === undefined || left === undefined || right === undefined) return [];
      return inwards > 0
        ? [
            [[c, r], upper, lower, [c, r + 1], left],
            [upper, [c + 1, r], right, [c + 1, r + 1], lower],
          ]
        : [
            [[c, r], upper, [c + 1, r], right, left],
            [left, right, [c + 1, r + 1], lower, [c, r + 1]],
          ];
    }),
  );
  return planeBoard({ line, rows: cells, steps: "none" });
}

/** Hexagons cut by three lines from the middle. */
function rhombi(line: string, rows: number, columns: number): PlainBoard {
  const cells = span(0, rows - 1).map((r) =>
    span(0, columns / 3 - 1).flatMap((c): readonly (readonly Point[])[] => {
      const centre: Point = [ROOT * (c + (r % 2) / 2), 1.5 * r];
      const corners = hexagon(centre);
      const part = (from: number): readonly Point[] => [
        centre,
        ...[0, 1, 2].map((i) => corners[(from + i) % 6] ?? centre),
      ];
      return [part(3), part(5), part(1)];
    }),
  );
  return planeBoard({ line, rows: cells, steps: "none" });
}

/** Regular polygons with sides of 1, each laid at a side of the one before it. */
function snub(line: string, rows: number, columns: number): PlainBoard {
  const along = (from: Point, degrees: number): Point => [
    from[0] + Math.cos((Math.PI / 180) * degrees),
    from[1] + Math.sin((Math.PI / 180) * degrees),
  ];
  const polygon = (from: Point, degrees: number, sides: number): readonly Point[] => {
    const corners: Point[] = [from];
    for (let i = 1; i < sides; i++)
      corners.push(along(corners.at(-1) ?? from, degrees + (i - 1) * (360 / sides)));
    return corners;
  };
  const cells = span(0, rows - 1).map((r) =>
    span(0, columns / 6 - 1).flatMap((c): readonly (readonly Point[])[] => {
      let from: Point = [0, 0];
      for (let i = 0; i < c; i++) from = along(along(from, 0), 30);
      for (let i = 0; i < r; i++) from = along(along(from, 90), 120);
      const square = polygon(from, 0, 4);
      const [, second = from, third = from, fourth = from] = square;
      return [
        square,
        polygon(second, 30, 3),
        polygon(fourth, 0, 3),
        polygon(fourth, 60, 3),
        polygon(third, 30, 4),
        polygon(third, -30, 3),
      ];
    }),
  );
  return planeBoard({ line, rows: cells, steps: "none" });
}

/** The six sides of a cube, from a point of view from which no two corners, and no two middles of edges, fall together. */
function cube(): PlainBoard {
  const seen = ([x = 0, y = 0, z = 0]: readonly number[]): Point => [x + 0.37 * z, y + 0.61 * z];
  const side = (axis: number, at: number): readonly Point[] =>
    [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 0],
    ].map(([a = 0, b = 0]) => seen([0, 1, 2].map((i) => (i === axis ? at : i === (axis + 1) % 3 ? a : b))));
  return planeBoard({
    line: "board cube 1",
    rows: [[side(2, 0)], [side(1, 1), side(0, 1), side(1, 0), side(0, 0)], [side(2, 1)]],
    steps: "across sides",
  });
}

export const plainBoards: readonly PlainBoard[] = [
  planeBoard({
    line: "board hexagon 2",
    rows: hexagonsAt(
      span(-1, 1).flatMap((q) =>
        span(-1, 1)
          .filter((r) => Math.abs(q + r) <= 1)
          .map((r): Point => [q, r]),
      ),
    ),
    steps: "across sides",
  }),
  planeBoard({ line: "board 3 x 3 hexagons", rows: hexagonsAt(offsetHexagons(3, 3)), steps: "across sides" }),
  planeBoard({
    line: "board triangle 4 of hexagons",
    rows: hexagonsAt(span(0, 3).flatMap((r) => span(0, r).map((i): Point => [i - r, r]))),
    steps: "across sides",
  }),
  planeBoard({
    line: "board 4 x 3 hexagons torus",
    rows: hexagonsAt(offsetHexagons(4, 3)),
    images: ([x, y]) =>
      span(-2, 2).flatMap((i) => span(-2, 2).map((j): Point => [x + i * 3 * ROOT, y + j * 6])),
    steps: "across sides",
  }),
  trianglesIn("board triangle 3", ([x, y]) => {
    // Corners (0, 0), (1.5, 3 * √3 / 2), (-1.5, 3 * √3 / 2).
    const height = (3 * ROOT) / 2;
    return y > 0 && y < height && Math.abs(x) < y / ROOT;
  }),
  trianglesIn("board hexagon 1 of triangles", ([x, y]) => {
    const height = ROOT / 2;
    return Math.abs(y) < height && Math.abs(x) + Math.abs(y) / ROOT < 1;
  }),
  stripOfTriangles("board 2 x 5 triangles", 2, 5, false),
  stripOfTriangles("board 2 x 4 triangles cylinder", 2, 4, true),
  squares("board 3 x 4 cylinder", 3, 4, ([x, y]) => span(-2, 2).map((k) => [x + 4 * k, y])),
  squares("board 3 x 4 mobius", 3, 4, ([x, y]) =>
    span(-2, 2).map((k) => [x + 4 * k, k % 2 === 0 ? y : 3 - y]),
  ),
  pentagons("board 2 x 4 pentagons", 2, 4),
  rhombi("board 2 x 6 rhombi", 2, 6),
  snub("board 2 x 6 snub", 2, 6),
  cube(),
  box([2, 2, 2]),
  box([2, 2, 1, 2]),
];
