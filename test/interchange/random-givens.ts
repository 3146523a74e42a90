/** Random instances of every genre: what may stand at a place, without a care for whether the puzzle has an answer. */
import { type Givens, genres, type Layer, type Value } from "@ecp/interchange";
import fc from "fast-check";

type Filling = Readonly<Record<string, Value>>;

const number = (least: number, most: number): fc.Arbitrary<number> => fc.integer({ min: least, max: most });
const one = (layer: string, values: fc.Arbitrary<Value>): fc.Arbitrary<Filling> =>
  values.map((value) => ({ [layer]: value }));
const direction = fc.constantFrom("up", "down", "left", "right");
const side = fc.constantFrom("white", "black", "grey");
const large = fc.oneof(number(0, 20), number(15, 300), number(4000, 90_000));
const wallAndClue = fc.oneof(
  fc.constant({ wall: true }),
  number(0, 4).map((clue) => ({ wall: true, clue })),
);
const clueOrHidden = one("clue", fc.oneof(large, fc.constant("?")));
const mirror = fc.constantFrom("up_right", "up_left", "down_left", "down_right");
const circle = one("circle", fc.constantFrom("white", "black"));
const tapaLists: readonly (readonly number[])[] = [[0], [8], [1, 5], [3, 1], [1, 1, 2], [1, 1, 1, 1], [2, 2]];

/** Each is another, however it lies. */
const pieces = ["#", "###", "##/#.", ".##/##.", "#.#/###", "#####/#...#", "##/##/##"];

/** Corners and ends by row, column, and whether a line leads up, right, down and left. */
const curves: readonly (readonly (readonly number[])[])[] = [
  [
    [1, 1, 0, 1, 0, 0],
    [1, 2, 0, 0, 0, 1],
  ],
  [
    [1, 1, 0, 0, 1, 0],
    [4, 1, 1, 1, 0, 0],
    [4, 3, 0, 0, 0, 1],
  ],
  [
    [1, 1, 0, 1, 1, 0],
    [1, 3, 0, 0, 1, 1],
    [2, 1, 1, 1, 0, 0],
    [2, 3, 1, 0, 0, 1],
  ],
  [
    [1, 2, 0, 0, 1, 0],
    [2, 1, 0, 1, 0, 0],
    [2, 2, 1, 1, 1, 1],
    [2, 3, 0, 0, 0, 1],
    [3, 2, 1, 0, 0, 0],
  ],
];

/** By class, what may stand at one cell. */
const cells: Readonly<Record<string, fc.Arbitrary<Filling>>> = {
  ...Object.fromEntries(
    [
      ...["CanalView", "Cave", "ChocoBanana", "CitySpace", "Island", "Kurochute", "Kurotto", "Mochikoro"],
      ...["Mochinyoro", "Norinuri", "Nuribou", "Nurimisaki", "Tasquare"],
    ].map((puzzle) => [puzzle, clueOrHidden]),
  ),
  CirclesAndSquares: circle,
  Isowatari: circle,
  Snake: circle,
  YinYang: circle,
  Aquapelago: fc.oneof(
    fc.constant({ island: true }),
    large.map((clue) => ({ island: true, clue })),
  ),
  Context: one("clue", large),
  SmullyanicDynasty: one("clue", large),
  LookAir: one("clue", number(0, 5)),
  NoThree: fc.constant({ dot: true }),
  PaintArea: one("clue", number(0, 9)),
  Yajikazu: fc.record({ clue: fc.oneof(number(0, 300), number(0, 4095)), arrow: direction }),
  Akari: wallAndClue,
  Shakashaka: wallAndClue,
  Hitori: one("number", number(1, 1295)),
  Kurodoko: one("clue", fc.oneof(large, fc.constant("?"))),
  Nurikabe: one("clue", fc.oneof(large, fc.constant("?"))),
  Shikaku: one("clue", fc.oneof(large, fc.constant("?"))),
  Tapa: one("clue", fc.oneof(fc.constantFrom<Value>(...tapaLists), fc.constant("?"))),
  Usowan: one("clue", number(0, 4)),
  Nurimaze: one("mark", fc.constantFrom("S", "G", "circle", "triangle")),
  Ripple: one("number", number(1, 300)),
  Makaro: fc.oneof(
    one("number", number(1, 99)),
    fc.constant({ wall: true }),
    direction.map((arrow) => ({ wall: true, arrow })),
  ),
  Fillomino: one("number", large),
  Sudoku: one("digit", number(1, 9)),
  Skyscrapers: one("height", number(1, 9)),
  Hashi: fc.oneof(
    fc.constant({ island: true }),
    number(1, 8).map((count) => ({ island: true, count })),
  ),
  Masyu: one("pearl", fc.constantFrom("white", "black")),
  MoonOrSun: one("mark", fc.constantFrom("moon", "sun")),
  Numberlink: one("number", number(1, 300)),
  Slitherlink: one("clue", number(0, 4)),
  Yajilin: fc.oneof(
    fc.record({ clue: fc.oneof(number(0, 300), number(0, 4095)), arrow: direction }),
    fc.constant({ wall: true }),
  ),
  SimpleLoop: fc.constant({ wall: true }),
  RingRing: fc.constant({ wall: true }),
  Geradeweg: one("number", fc.oneof(number(1, 300), fc.constant("?"))),
  Koburin: one("clue", fc.oneof(number(0, 4), fc.constant("?"))),
  BalanceLoop: fc.oneof(
    one("circle", fc.constantFrom("white", "black")),
    fc.record({ circle: fc.constantFrom("white", "black"), total: number(1, 300) }),
  ),
  TapaLikeLoop: fc.oneof(
    one("clue", fc.oneof(fc.constant("?"), fc.constantFrom<Value>([0], [8], [1, 5], [3, 1], [1, 1, 2]))),
    fc.record({ unprinted: number(1, 2), clue: fc.constantFrom<Value>([1], [2, 1]) }),
    one("unprinted", number(2, 4)),
  ),
  Firefly: fc.oneof(
    fc.constant({ firefly: true }),
    direction.map((light) => ({ firefly: true, light })),
    fc.record({ firefly: fc.constant(true), light: direction, turns: number(0, 4095) }),
  ),
  CastleWall: fc.oneof(
    fc.record({ wall: fc.constant(true), side }),
    fc.record({ wall: fc.constant(true), side, number: number(0, 4095), arrow: direction }),
  ),
  MidLoop: fc.constant({ spot: true }),
  DotchiLoop: one("circle", fc.constantFrom("white", "black")),
  FiveCells: one("clue", number(0, 4)),
  Tentaisho: fc.constant({ star: true }),
  DoubleChoco: fc.oneof(
    fc.constant({ grey: true }),
    number(1, 300).map((clue) => ({ clue })),
    number(1, 300).map((clue) => ({ clue, grey: true })),
  ),
  Satogaeri: fc.oneof(
    fc.constant({ circle: true }),
    number(0, 50).map((count) => ({ circle: true, number: count })),
  ),
  Yosenabe: one("number", number(1, 255)),
  BuildingWalk: fc.oneof(one("lift", fc.constantFrom("up", "down", "?")), one("number", number(1, 300))),
  Dosufuwa: fc.constant({ wall: true }),
  Haisu: one("visit", large),
  Ichimaga: one("circle", fc.oneof(number(0, 4), fc.constant("?"))),
  Herugolf: fc.oneof(fc.constant({ water: true }), fc.constant({ cup: true }), one("ball", number(1, 255))),
  Nanameguri: one("slash", fc.constantFrom("rise", "fall")),
  CurveData: one("clue", fc.oneof(number(0, 4095), fc.constant("?"))),
  Nagare: fc.oneof(
    fc.constant({ wall: true }),
    direction.map((wind) => ({ wall: true, wind })),
    one("arrow", direction),
  ),
  Slalom: fc.oneof(
    one("gate", fc.constantFrom("upright", "flat")),
    fc.constant({ wall: true }),
    number(1, 4095).map((count) => ({ wall: true, number: count })),
    fc.record({ wall: fc.constant(true), number: number(1, 300), arrow: direction }),
  ),
  PortalLoop: fc.oneof(
    fc.constant({ wall: true }),
    fc.constant({ circle: true }),
    one("portal", number(1, 300)),
  ),
  ReflectLink: fc.oneof(
    fc.constant({ cross: true }),
    one("mirror", mirror),
    fc.record({ mirror, number: number(1, 255) }),
  ),
  Icebarn: fc.constant({ ice: true }),
  Fleet: one(
    "part",
    fc.constantFrom("water", "any", "middle", "whole", "n", "s", "w", "e", "nw", "ne", "sw", "se"),
  ),
  Statues: circle,
  Pencils: fc.oneof(one("number", fc.oneof(number(1, 255), fc.constant("?"))), one("tip", direction)),
};

/** Cells hang together in reading order: each joins the region above it or at its left, or begins one. */
const divisions = (rows: number, columns: number): fc.Arbitrary<Layer> =>
  fc.array(number(0, 2), { minLength: rows * columns, maxLength: rows * columns }).map((choices) => {
    const regions: number[] = [];
    let count = 0;
    choices.forEach((choice, cell) => {
      const above = regions[cell - columns];
      const left = cell % columns === 0 ? undefined : regions[cell - 1];
      regions.push((choice === 0 ? above : choice === 1 ? left : undefined) ?? count++);
    });
    return regions;
  });

const perhaps = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(values, { nil: undefined, freq: 2 });

const listOf = (values: fc.Arbitrary<Value | undefined>, length: number): fc.Arbitrary<Layer> =>
  fc.array(values, { minLength: length, maxLength: length });

type Layers = readonly (readonly [string, Layer])[];

/** Layers that are no cells' values. */
function around(puzzle: string, rows: number, columns: number): fc.Arbitrary<Layers> {
  const layers = genres.find((genre) => genre.puzzle === puzzle)?.layers ?? {};
  // Of these none may be left out: their texts have 0 for it.
  const total = puzzle === "Kakurasu" ? number(0, 200) : perhaps(number(0, 200));
  const parts = Object.entries(layers).flatMap(([name, spelled]): fc.Arbitrary<Layers>[] => {
    if (spelled === "rows") return [listOf(total, rows).map((layer) => [[name, layer]])];
    if (spelled === "columns") return [listOf(total, columns).map((layer) => [[name, layer]])];
    if (spelled === "rowsAndColumns") return [listOf(total, rows + columns).map((layer) => [[name, layer]])];
    if (spelled === "table" && puzzle === "CurveData")
      return [
        fc
          .array(fc.constantFrom(...curves), { minLength: 1, maxLength: 4 })
          .map((drawings) => [
            [name, drawings.flatMap((points, clue) => points.map((point) => [clue, ...point]))],
          ]),
      ];
    if (spelled === "table")
      return [
        fc
          .uniqueArray(fc.constantFrom(...pieces), { minLength: 1 })
          .chain((drawings) =>
            fc
              .array(number(1, 3), { minLength: drawings.length, maxLength: drawings.length })
              .map((counts) => [
                [name, drawings.map((drawing, at) => `${"ABCDEFG"[at] ?? ""},${counts[at] ?? 1},${drawing}`)],
              ]),
          ),
      ];
    if (spelled === "lines") {
      const list = (length: number) => fc.array(number(1, 40), { maxLength: (length + 1) >> 1 });
      return [
        fc
          .tuple(
            fc.array(list(columns), { minLength: rows, maxLength: rows }),
            fc.array(list(rows), { minLength: columns, maxLength: columns }),
          )
          .map(([left, above]) => [[name, [...left, ...above]]]),
      ];
    }
    if (spelled === "regions" && puzzle !== "Yosenabe") {
      const counted = Object.entries(layers).find(([, other]) => typeof other === "object")?.[0];
      return [
        divisions(rows, columns).chain((regions): fc.Arbitrary<Layers> => {
          const length = new Set(regions).size;
          if (counted === undefined) return fc.constant([[name, regions]]);
          return listOf(perhaps(number(0, 300)), length).map((counts) => [
            [name, regions],
            [counted, counts],
          ]);
        }),
      ];
    }
    return [];
  });
  return fc.tuple(...parts).map((lists) => lists.flat());
}

/** Walls are in no room; what they cut a room into are rooms, numbered in reading order. */
function cutOut(layers: Map<string, Layer>, columns: number): void {
  const walls = layers.get("wall");
  const rooms = layers.get("room");
  if (walls === undefined || rooms === undefined) return;
  const cut: number[] = [];
  let count = 0;
  rooms.forEach((room, first) => {
    if (walls[first] === true || cut[first] !== undefined) return;
    const waiting = [first];
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      if (walls[cell] === true || rooms[cell] !== room || cut[cell] !== undefined) continue;
      cut[cell] = count;
      const sides = [cell % columns === 0 ? -1 : cell - 1, (cell + 1) % columns === 0 ? -1 : cell + 1];
      waiting.push(...[...sides, cell - columns, cell + columns].filter((next) => next in rooms));
    }
    count++;
  });
  layers.set("room", cut);
}

const oneOfThem = (count: number, which: number): Layer =>
  Array.from({ length: count }, (_, cell) => (cell === which % count ? true : undefined));

/** Numbers to be found are at most as large as the class has them. */
function asTheClassHas(
  puzzle: string,
  layers: Map<string, Layer>,
  rows: number,
  columns: number,
  small: number,
): void {
  const rooms = layers.get("room") ?? [];
  const roomSize = (cell: number): number => rooms.filter((room) => room === rooms[cell]).length;
  const most: Readonly<Record<string, (cell: number) => number>> = {
    Fillomino: () => rows * columns,
    Skyscrapers: () => rows,
    Ripple: roomSize,
    Makaro: roomSize,
  };
  const outside: Readonly<Record<string, number>> = { Skyscrapers: rows, EasyAsABC: small };
  const largest = outside[puzzle];
  if (largest !== undefined)
    for (const name of ["top", "bottom", "left", "right"])
      layers.set(
        name,
        (layers.get(name) ?? []).map((value) => (typeof value === "number" ? (value % largest) + 1 : value)),
      );
  if (puzzle === "Icebarn") layers.set("gate", gatesOf(rows, columns));
  if (puzzle === "GuideArrow") layers.set("goal", oneOfThem(rows * columns, small));
  if (puzzle === "Slalom") {
    const circle = small % (rows * columns);
    for (const [name, values] of layers)
      layers.set(
        name,
        values.map((value, cell) => (cell === circle ? undefined : value)),
      );
    layers.set("start", oneOfThem(rows * columns, circle));
  }
  const limit = most[puzzle];
  const name = puzzle === "Skyscrapers" ? "height" : "number";
  const values = layers.get(name);
  if (limit === undefined || values === undefined) return;
  const fitted = values.map((value, cell) => (typeof value === "number" ? (value % limit(cell)) + 1 : value));
  layers.set(name, fitted);
}

/** A line comes in over the first edge of the board, and leaves over the last. */
const gatesOf = (rows: number, columns: number): Layer => {
  const count = (rows + 1) * columns + rows * (columns + 1);
  return Array.from({ length: count }, (_, edge) =>
    edge === 0 ? "enter" : edge === count - 1 ? "leave" : undefined,
  );
};

/** Classes with one start and one goal of a way, in the layer of that name. */
const ends: Readonly<Record<string, string>> = { BuildingWalk: "end", Haisu: "end" };

/** The parameter that a class has, whatever the size of the board. */
const smallParameters: Readonly<Record<string, string>> = {
  EasyAsABC: "n",
  JapaneseSums: "n",
  Isowatari: "size",
  StarBattle: "stars_per_line",
};

/** A random instance of a class, of up to 9 rows and columns. */
export function randomGivens(puzzle: string): fc.Arbitrary<Givens> {
  const square = ["Sudoku", "Skyscrapers", "Doppelblock"].includes(puzzle);
  const sizes =
    puzzle === "Sudoku"
      ? fc.constant([9, 9] as const)
      : square
        ? number(puzzle === "Doppelblock" ? 3 : 1, 9).map((size) => [size, size] as const)
        : fc.tuple(number(1, 9), number(puzzle in ends ? 6 : 1, 9));
  return sizes.chain(([rows, columns]) =>
    fc
      .tuple(listFillings(cells[puzzle], rows * columns), around(puzzle, rows, columns), number(1, 5))
      .map(([fillings, others, small]) => {
        const layers = new Map<string, Layer>(others);
        for (const name of new Set(fillings.flatMap((filling) => Object.keys(filling ?? {}))))
          layers.set(
            name,
            fillings.map((filling) => filling?.[name]),
          );
        const end = ends[puzzle];
        if (end !== undefined) {
          const goal = small % (rows * columns);
          layers.set(end, ["start", ...new Array(goal - 1).fill(undefined), "goal"]);
        }
        if (puzzle === "Dosufuwa" || puzzle === "Makaro") cutOut(layers, columns);
        asTheClassHas(puzzle, layers, rows, columns, small);
        const fixed = genres.find((genre) => genre.puzzle === puzzle)?.parameters?.(rows, columns);
        const parameters = new Map(fixed ?? []);
        const parameter = smallParameters[puzzle];
        if (parameter !== undefined) parameters.set(parameter, small);
        return { puzzle, rows, columns, parameters, layers };
      }),
  );
}

const listFillings = (
  filling: fc.Arbitrary<Filling> | undefined,
  length: number,
): fc.Arbitrary<readonly (Filling | undefined)[]> =>
  filling === undefined
    ? fc.constant([])
    : fc.array(perhaps(filling), { minLength: length, maxLength: length });
