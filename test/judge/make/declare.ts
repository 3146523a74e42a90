/** Layers at random (L1 to L7): what is given, and what is to be found. */
import type { Datum, Kind, Layer, Standing } from "../layers.js";
import type { Board } from "../meaning/board.js";
import type { PieceSet } from "../meaning/placements.js";
import type { Value } from "../meaning/values.js";
import type { Random } from "../random.js";
import { hasValue } from "./reading.js";

const everywhere: Standing = { sort: "cell", text: "", everywhere: true, holds: () => true };

interface Draft {
  readonly name: string;
  readonly kind: Kind;
  readonly type: string;
  readonly on?: Standing;
  readonly orNone?: boolean;
  readonly unprinted?: boolean;
  readonly hidden?: boolean;
  readonly symbols?: readonly string[];
  readonly domain?: Layer["domain"];
  readonly values?: readonly Value[];
}

const layer = (role: "given" | "find", draft: Draft, data: readonly Datum[] = []): Layer => {
  const { name, kind, type, on = everywhere, orNone = false, unprinted = false, hidden = false } = draft;
  const suffix = `${orNone ? " or none" : ""}${unprinted ? " or ?" : ""}${on.text === "" ? "" : ` on ${on.text}`}`;
  return {
    name,
    kind,
    role,
    hidden,
    on,
    orNone,
    unprinted,
    symbols: draft.symbols ?? [],
    text: `${role} ${hidden ? "hidden " : ""}${name}: ${type}${suffix}`,
    domain: draft.domain ?? (() => draft.values ?? []),
    data,
  };
};

const truth = [false, true] as const;

/** Some data for the elements of a given layer: more are without than with. */
function someData(random: Random, count: number, values: readonly Datum[], one: number): readonly Datum[] {
  return Array.from({ length: count }, () => (random.oneIn(one) ? random.one(values) : undefined));
}

const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, k) => from + k);

export function givenLayers(
  random: Random,
  board: Board,
  wantsClue: boolean,
  wish: string | undefined,
): readonly Layer[] {
  const size = board.rows * board.columns;
  const there = (data: readonly Datum[]): readonly Datum[] =>
    data.map((datum, cell) => (board.cells.includes(cell) ? datum : undefined));
  const found: Layer[] = [];
  const add = (times: number, make: () => Layer): void => {
    if (random.oneIn(times)) found.push(make());
  };
  add(2, () =>
    layer(
      "given",
      { name: "wall", kind: "flag", type: "yes/no", values: truth },
      there(someData(random, size, [true], 2)),
    ),
  );
  add(wantsClue ? 1 : 3, () => {
    const unprinted = random.oneIn(3);
    // Few values, so that some are alike.
    const values = random.oneIn(2) ? numbers(0, 3) : [1, 2];
    const draft: Draft = { name: "clue", kind: "number", type: "0..3", unprinted, values: numbers(0, 3) };
    // Mostly two of each, as where lines join what is alike.
    if (!unprinted && random.oneIn(wantsClue ? 2 : 4)) {
      const data: Datum[] = Array.from({ length: size });
      for (const value of random.one([
        [1, 1, 2, 2],
        [1, 1, 2, 2],
        [1, 1, 2, 2],
        [1, 1, 3, 3],
        [1, 1],
        [1, 1, 2],
        [1, 1, 1, 2, 2],
        [0, 0, 1, 1, 2, 2],
      ])) {
        const free = board.cells.filter((cell) => data[cell] === undefined);
        if (free.length > 1) data[random.one(free)] = value;
      }
      return layer("given", draft, data);
    }
    return layer(
      "given",
      draft,
      there(someData(random, size, unprinted ? [...values, "?", "?"] : values, 2)),
    );
  });
  add(12, () =>
    layer(
      "given",
      { name: "lack", kind: "number", type: "1..2", orNone: true, values: [1, 2] },
      there(someData(random, size, [1, 2, null], 1)),
    ),
  );
  add(8, () => {
    const unprinted = random.oneIn(3);
    return layer(
      "given",
      {
        name: "mark",
        kind: "symbol",
        type: "{moon, sun}",
        unprinted,
        symbols: ["moon", "sun"],
        values: ["moon", "sun"],
      },
      there(someData(random, size, unprinted ? ["moon", "sun", "?"] : ["moon", "sun"], 2)),
    );
  });
  add(12, () =>
    layer(
      "given",
      { name: "arrow", kind: "direction", type: "direction", values: [0, 1, 2, 3] },
      there(someData(random, size, [0, 1, 2, 3], 2)),
    ),
  );
  add(4, () => {
    const data = there(Array.from({ length: size }, () => random.one(["a", "a", "b"])));
    const [first] = data.filter((datum) => datum !== undefined);
    return layer(
      "given",
      { name: "room", kind: "region", type: "region" },
      // The first in reading order is `a`, so that rooms are told by their letters.
      data.map((datum) => (datum === undefined ? undefined : datum === first ? "a" : "b")),
    );
  });
  if (found.some(({ name }) => name === "room"))
    add(3, () =>
      layer(
        "given",
        {
          name: "big",
          kind: "flag",
          type: "yes/no",
          on: { sort: "room", text: "rooms", everywhere: true, holds: () => true },
          values: truth,
        },
        [random.oneIn(2) ? true : undefined, undefined],
      ),
    );
  if (board.links.some((ends) => ends !== undefined)) {
    const onLinks: Standing = { sort: "link", text: "links", everywhere: true, holds: () => true };
    const data = (values: readonly Datum[]): readonly Datum[] =>
      board.links.map((ends) => (ends !== undefined && random.oneIn(2) ? random.one(values) : undefined));
    add(12, () =>
      layer("given", { name: "rod", kind: "flag", type: "yes/no", on: onLinks, values: truth }, data([true])),
    );
  }
  add(14, () =>
    layer(
      "given",
      {
        name: "touch",
        kind: "number",
        type: "0..4",
        on: { sort: "corner", text: "corners", everywhere: true, holds: () => true },
        values: numbers(0, 4),
      },
      board.corners.map((touching) => (touching.length > 0 && random.oneIn(4) ? random.below(3) : undefined)),
    ),
  );
  add(wish === "aim" ? 1 : 10, () =>
    layer(
      "given",
      {
        name: "aim",
        kind: "number",
        type: "0..3",
        on: { sort: "side", text: "cells by direction", everywhere: true, holds: () => true },
        values: numbers(0, 3),
      },
      Array.from({ length: 4 * size }, (_, side) =>
        board.cells.includes(Math.floor(side / 4)) && random.oneIn(3) ? random.below(4) : undefined,
      ),
    ),
  );
  add(12, () =>
    layer(
      "given",
      {
        name: "few",
        kind: "number",
        type: "0..3",
        on: { sort: "row", text: "rows", everywhere: true, holds: () => true },
        values: numbers(0, 3),
      },
      board.rowSets.map(() => (random.oneIn(2) ? random.below(3) : undefined)),
    ),
  );
  add(8, () => ({
    ...layer("given", { name: "road", kind: "paths", type: "paths" }),
    ways: roads(random, board),
  }));
  add(wish === "hint" ? 1 : 10, () => {
    const sort = random.one(["row", "row", "cell"] as const);
    const lists = [[0], [1], [1], [2], [1, 1], [3], [2, 1], [1, 2], [2, 2]];
    const unprinted = wish === "hint" || random.oneIn(2);
    const on: Standing =
      sort === "cell" ? everywhere : { sort, text: "rows", everywhere: true, holds: () => true };
    const data = Array.from({ length: sort === "row" ? board.rows : size }, () =>
      random.oneIn(sort === "row" ? 2 : 3)
        ? unprinted && random.oneIn(2)
          ? "?"
          : random.one(lists)
        : undefined,
    );
    return layer(
      "given",
      {
        name: "hint",
        kind: "list",
        type: "numbers",
        on,
        unprinted,
        domain: ({ met }, element) => [...met.values(), [-100 - element]],
      },
      sort === "cell"
        ? there(data)
        : data.map((datum, row) => (board.rowSets[row]?.length === 0 ? undefined : datum)),
    );
  });
  add(10, () => {
    const wide = random.one([1, 2, 2, 2, 3]);
    const rows = Array.from({ length: 1 + random.below(4) }, () =>
      Array.from({ length: wide }, () => random.below(4)),
    );
    return {
      ...layer("given", {
        name: "tab",
        kind: "table",
        type: "table",
        on: { sort: "nothing", text: "", everywhere: true, holds: () => false },
      }),
      rows,
    };
  });
  return found;
}

/** A way or two that are given, from neighbour to neighbour; some come back to a cell. */
function roads(random: Random, board: Board): readonly (readonly number[])[] {
  const taken = new Set<number>();
  const mayCross = random.oneIn(4);
  const ways: number[][] = [];
  for (let count = 1 + random.below(2); count > 0; count--) {
    const starts = board.cells.filter((cell) => mayCross || !taken.has(cell));
    if (starts.length === 0) break;
    const way = [random.one(starts)];
    for (let length = random.below(6); length > 0; length--) {
      const next = board
        .neighbours(way.at(-1) ?? 0)
        .filter((cell) => (mayCross || !taken.has(cell)) && (!way.includes(cell) || random.oneIn(3)));
      if (next.length > 0) way.push(random.one(next));
    }
    for (const cell of way) taken.add(cell);
    ways.push(way);
  }
  return ways;
}

/** Parts of the board on which a layer may stand. */
function standings(random: Random, board: Board, givens: readonly Layer[]): Standing {
  const wall = givens.find(({ name }) => name === "wall");
  const cell = random.one(board.cells);
  const other = random.one(board.cells);
  const row = board.rowOf(cell);
  return random.one<Standing>([
    everywhere,
    everywhere,
    everywhere,
    ...(wall === undefined
      ? []
      : [
          {
            sort: "cell" as const,
            text: "cells where not wall",
            everywhere: false,
            holds: (world: Parameters<Standing["holds"]>[0], element: number) =>
              !hasValue(world, wall, element),
          },
          {
            sort: "cell" as const,
            text: "cells with wall",
            everywhere: false,
            holds: (world: Parameters<Standing["holds"]>[0], element: number) =>
              hasValue(world, wall, element),
          },
        ]),
    {
      sort: "cell",
      text: cell === other ? `{${board.nameOf(cell)}}` : `{${board.nameOf(cell)}, ${board.nameOf(other)}}`,
      everywhere: false,
      holds: (_, element) => element === cell || element === other,
    },
    {
      sort: "cell",
      text: `cells where row = ${row + 1}`,
      everywhere: false,
      holds: ({ board: of }, element) => of.rowOf(element) === row,
    },
  ]);
}

const square = (...rows: readonly string[]): readonly (readonly [number, number])[] =>
  rows.flatMap((row, r) => [...row].flatMap((character, c) => (character === "#" ? [[r, c] as const] : [])));

const shapes = {
  uno: ["#"],
  duo: ["##"],
  ell: ["#.", "##"],
  bar: ["###"],
  zig: ["##.", ".##"],
  tall: ["#", "#"],
} as const;

interface Times {
  readonly text: string;
  /** `copies`: how often the piece is there; one is placed so often. */
  readonly allows: (count: number, copies?: number) => boolean;
}

function times(random: Random): Times {
  const [text, from, to] = random.one<readonly [string, number, number]>([
    ["any number of times", 0, 9],
    ["any number of times", 0, 9],
    ["exactly once", 1, 1],
    ["exactly 1 times", 1, 1],
    ["exactly 2 times", 2, 2],
    ["exactly 3 times", 3, 3],
    ["at most 2 times", 0, 2],
    ["at most 1 times", 0, 1],
    ["at least 1 times", 1, 9],
    ["exactly 1..2 times", 1, 2],
  ]);
  return { text, allows: (count, copies = 1) => count >= from * copies && count <= to * copies };
}

function pieces(random: Random, name: string): Layer {
  const rotations = random.oneIn(2);
  const reflections = random.oneIn(4);
  const turned = [...(rotations ? ["rotations"] : []), ...(reflections ? ["reflections"] : [])];
  const suffix = turned.length === 0 ? "" : ` with ${turned.join(", ")}`;
  if (random.oneIn(3)) {
    const { text, allows } = times(random);
    const set: PieceSet = {
      pieces: [{ name: "I", squares: square("##") }],
      rotations: true,
      reflections: false,
    };
    return {
      ...layer("find", { name: "domino", kind: "pieces", type: "" }),
      text: `pieces domino with rotations\nplace each domino ${text}`,
      pieces: { ...set, allowed: (_, count) => allows(count) },
    };
  }
  const all = Object.keys(shapes) as (keyof typeof shapes)[];
  const chosen = [...new Set(Array.from({ length: 1 + random.below(2) }, () => random.one(all)))];
  if (random.oneIn(3)) return piecesOfATable(random, name, chosen, { rotations, reflections, suffix });
  const drawn = chosen.map((piece) =>
    [`  ${piece}:`, ...shapes[piece].map((row) => `    ${row}`)].join("\n"),
  );
  const placed = new Map(chosen.map((piece) => [piece as string, times(random)]));
  const all1 = times(random);
  const together = random.oneIn(3);
  const lines = together
    ? [`place each ${name} ${all1.text}`]
    : chosen.map((piece) => `place ${piece} ${placed.get(piece)?.text ?? ""}`);
  return {
    ...layer("find", { name, kind: "pieces", type: "" }),
    text: [`pieces ${name}${suffix}:`, ...drawn, ...lines].join("\n"),
    pieces: {
      pieces: chosen.map((piece) => ({ name: piece, squares: square(...shapes[piece]) })),
      rotations,
      reflections,
      allowed: (piece, count) => (together ? all1.allows(count) : placed.get(piece)?.allows(count) === true),
    },
  };
}

const corners = {
  tip: { drawing: "+-+", sticks: [[0, 0, 0, 1]] },
  rod: {
    drawing: "|/+/|",
    sticks: [
      [0, 0, 1, 0],
      [1, 0, 2, 0],
    ],
  },
  bend: {
    drawing: "+-. / |.. / ...",
    sticks: [
      [0, 0, 0, 1],
      [0, 0, 1, 0],
    ],
  },
  step: {
    drawing: ".-.../..|../...-+",
    sticks: [
      [0, 0, 0, 1],
      [0, 1, 1, 1],
      [1, 1, 1, 2],
    ],
  },
  fork: {
    drawing: ".-.-./..|..",
    sticks: [
      [0, 0, 0, 1],
      [0, 1, 0, 2],
      [0, 1, 1, 1],
    ],
  },
} as const;

/** Pieces on edges or on links. */
function sticks(random: Random, name: string): Layer {
  const on = random.oneIn(2) ? "edge" : "link";
  const rotations = random.oneIn(2);
  const reflections = random.oneIn(3);
  const turned = [...(rotations ? ["rotations"] : []), ...(reflections ? ["reflections"] : [])];
  const all = Object.keys(corners) as (keyof typeof corners)[];
  const chosen = [...new Set(Array.from({ length: 1 + random.below(2) }, () => random.one(all)))];
  const { text, allows } = times(random);
  const cover = random.oneIn(3);
  const standing = { sort: on, text: `${on}s`, everywhere: true, holds: () => true } as const;
  return {
    ...layer("find", { name, kind: "sticks", type: "", on: standing }),
    text: [
      `pieces ${name} on ${on}s${turned.length === 0 ? "" : ` with ${turned.join(", ")}`}:`,
      ...chosen.map((piece) => `  ${piece}: ${corners[piece].drawing}`),
      `place each ${name} ${text}`,
      ...(cover ? [`cover each ${on} exactly once`] : []),
    ].join("\n"),
    sticks: {
      on,
      pieces: chosen.map((piece) => ({
        name: piece,
        sticks: corners[piece].sticks.map(([top, left, bottom, right]) => [
          [top, left],
          [bottom, right],
        ]),
      })),
      rotations,
      reflections,
      cover,
      allowed: (_, count) => allows(count),
    },
  };
}

/** S7: the data have the drawings, and how often each is there. */
function piecesOfATable(
  random: Random,
  name: string,
  chosen: readonly (keyof typeof shapes)[],
  turned: { readonly rotations: boolean; readonly reflections: boolean; readonly suffix: string },
): Layer {
  const { rotations, reflections, suffix } = turned;
  const { text, allows } = times(random);
  const numbered = random.oneIn(2);
  const copies = new Map(chosen.map((piece) => [piece as string, numbered ? 1 + random.below(2) : 1]));
  const table = `${name}s_there`;
  return {
    ...layer("find", { name, kind: "pieces", type: "" }),
    text: [
      `given ${table}: table`,
      `pieces ${name} from ${table}${suffix}`,
      `place each ${name} ${text}`,
    ].join("\n"),
    pieces: {
      pieces: chosen.map((piece) => ({ name: piece, squares: square(...shapes[piece]) })),
      rotations,
      reflections,
      allowed: (piece, count) => allows(count, copies.get(piece)),
      table: {
        name: table,
        rows: chosen.map((piece) =>
          [piece, ...(numbered ? [`${copies.get(piece)}`] : []), shapes[piece].join("/")].join(", "),
        ),
      },
    },
  };
}

/** The layers to be found, in the order in which they are tried; the caller takes as many as are not too much. */
export function foundLayers(
  random: Random,
  board: Board,
  givens: readonly Layer[],
  /** The name of one that is among them, where the board allows of it. */
  wish: string | undefined,
): readonly Layer[] {
  const size = board.cells.length;
  const on = (): Standing => standings(random, board, givens);
  const all = (sort: Standing["sort"], text: string): Standing => ({
    sort,
    text,
    everywhere: true,
    holds: () => true,
  });
  const flat = !board.torus;
  const hidden = random.oneIn(10);
  const clue = givens.find(
    ({ name, unprinted, data }) =>
      name === "clue" && !unprinted && board.cells.every((cell) => typeof data[cell] === "number"),
  );
  const room = givens.find(({ name }) => name === "room");
  const makers: readonly { readonly weight: number; readonly make: () => Layer | undefined }[] = [
    {
      weight: 6,
      make: () => {
        const standing = on();
        return layer(
          "find",
          { name: "s", kind: "flag", type: "yes/no", on: standing, values: truth },
          fixed([true], standing),
        );
      },
    },
    {
      weight: 2,
      make: () => layer("find", { name: "t", kind: "flag", type: "yes/no", on: on(), values: truth, hidden }),
    },
    {
      weight: 6,
      make: () => {
        const [from, to] = random.one([
          [1, 3],
          [0, 2],
          [1, 2],
          [-1, 1],
          [2, 5],
        ] as const);
        const standing = on();
        return layer(
          "find",
          { name: "d", kind: "number", type: `${from}..${to}`, on: standing, values: numbers(from, to) },
          fixed(numbers(from, to), standing),
        );
      },
    },
    {
      weight: 2,
      make: () =>
        layer("find", { name: "e", kind: "number", type: "1..2", on: on(), values: [1, 2], hidden }),
    },
    {
      weight: 3,
      make: () =>
        layer("find", {
          name: "p",
          kind: "number",
          type: "1..2",
          orNone: true,
          on: random.oneIn(3) ? on() : everywhere,
          values: [1, 2],
        }),
    },
    {
      weight: 3,
      make: () => {
        const orNone = random.oneIn(2);
        return layer("find", {
          name: "sign",
          kind: "symbol",
          type: "{lamp, box}",
          orNone,
          on: on(),
          symbols: ["lamp", "box"],
          values: ["lamp", "box"],
        });
      },
    },
    {
      weight: 4,
      make: () => {
        const standing = on();
        return size > 3 && standing.everywhere
          ? undefined
          : layer("find", {
              name: "tip",
              kind: "direction",
              type: "direction",
              orNone: random.oneIn(4),
              on: standing,
              values: [0, 1, 2, 3],
            });
      },
    },
    {
      weight: 5,
      make: () =>
        layer("find", {
          name: "line",
          kind: "flag",
          type: "yes/no",
          on: all("link", "links"),
          values: truth,
        }),
    },
    {
      weight: 2,
      make: () =>
        layer("find", {
          name: "hop",
          kind: "number",
          type: "0..2",
          on: all("link", "links"),
          values: numbers(0, 2),
        }),
    },
    {
      weight: 2,
      make: () =>
        flat
          ? layer("find", {
              name: "fence",
              kind: "flag",
              type: "yes/no",
              on: all("edge", "edges"),
              values: truth,
            })
          : undefined,
    },
    {
      weight: 1,
      make: () =>
        layer("find", {
          name: "dot",
          kind: "flag",
          type: "yes/no",
          on: all("corner", "corners"),
          values: truth,
        }),
    },
    {
      weight: 2,
      make: () => {
        const wall = givens.find(({ name }) => name === "wall");
        const narrow = wall !== undefined && random.oneIn(2);
        return size > 2
          ? undefined
          : layer("find", {
              name: "out",
              kind: "flag",
              type: "yes/no",
              on: {
                sort: "side",
                text: `cells by direction${narrow ? " where not wall" : ""}`,
                everywhere: !narrow,
                holds: (world, side) => !narrow || !hasValue(world, wall, Math.floor(side / 4)),
              },
              values: truth,
            });
      },
    },
    {
      weight: 1,
      make: () =>
        layer("find", { name: "full", kind: "flag", type: "yes/no", on: all("row", "rows"), values: truth }),
    },
    {
      weight: 1,
      make: () =>
        layer("find", {
          name: "score",
          kind: "number",
          type: "0..2",
          on: all("column", "columns"),
          values: numbers(0, 2),
        }),
    },
    {
      weight: 2,
      make: () =>
        room === undefined
          ? undefined
          : layer("find", {
              name: "rank",
              kind: "number",
              type: "0..2",
              on: all("room", "rooms"),
              values: numbers(0, 2),
            }),
    },
    {
      weight: 2,
      make: () =>
        room === undefined
          ? undefined
          : layer("find", {
              name: "f",
              kind: "number",
              type: "1..room.size",
              domain: (world, cell) =>
                numbers(1, ((world.layers.room?.values[cell] ?? []) as readonly number[]).length),
            }),
    },
    {
      weight: 1,
      make: () =>
        clue === undefined
          ? undefined
          : layer("find", {
              name: "f",
              kind: "number",
              type: "0..clue",
              domain: (world, cell) => numbers(0, world.layers.clue?.values[cell] as number),
            }),
    },
    {
      weight: 4,
      make: () => {
        const orNone = random.oneIn(3);
        return layer(
          "find",
          { name: "area", kind: "region", type: "region", orNone },
          fixed(["a", "b"], everywhere),
        );
      },
    },
    {
      weight: 3,
      make: () => {
        const [text, starts] = startsOfWays();
        return {
          ...layer("find", { name: "move", kind: "paths", type: `paths from ${text}` }),
          starts,
        };
      },
    },
    { weight: 4, make: () => pieces(random, "brick") },
    { weight: 4, make: () => sticks(random, "stave") },
    {
      weight: 3,
      make: () => {
        const sort = random.oneIn(3) ? "link" : "edge";
        const most = sort === "link" ? board.links.length : board.edges.length;
        if (!flat || most > 17 || board.holes.length > 0) return undefined;
        const name = sort === "link" ? "line" : "fence";
        const draft = layer("find", {
          name,
          kind: "flag",
          type: "yes/no",
          on: all(sort, `${sort}s`),
          values: truth,
        });
        return { ...draft, isLoop: true, text: `${draft.text}\nloop ${name}` };
      },
    },
    {
      weight: 2,
      make: () => {
        const draft = layer("find", {
          name: "leap",
          kind: "flag",
          type: "yes/no",
          on: all("jump", "jumps"),
          values: truth,
        });
        return board.torus
          ? undefined
          : { ...draft, text: `let jump = links (x, y) where distance(x, y) = 2\n${draft.text}` };
      },
    },
  ];
  /** Cells that are written out, or those of which something is given. */
  function startsOfWays(): readonly [string, NonNullable<Layer["starts"]>] {
    const withSomething = givens.filter(
      ({ kind, unprinted, on: { sort } }) =>
        sort === "cell" && !unprinted && (kind === "flag" || kind === "number" || kind === "symbol"),
    );
    const some = withSomething.length > 0 && !random.oneIn(3) ? random.one(withSomething) : undefined;
    const starts =
      some === undefined
        ? []
        : board.cells.filter((cell) => some.data[cell] !== undefined && some.data[cell] !== null);
    if (some !== undefined && starts.length > 0 && starts.length <= 4)
      return [
        `cells with ${some.name}`,
        (world) => world.board.cells.filter((cell) => hasValue(world, some, cell)),
      ];
    const written = [...new Set([random.one(board.cells), random.one(board.cells)])];
    return [`{${written.map(board.nameOf).join(", ")}}`, () => written.toSorted((a, b) => a - b)];
  }
  /** What the instance fixes of a layer that stands everywhere. */
  function fixed(values: readonly Datum[], { everywhere: all }: Standing): readonly Datum[] {
    if (!all || !random.oneIn(6)) return [];
    return Array.from({ length: board.rows * board.columns }, (_, cell) =>
      board.cells.includes(cell) && random.oneIn(3) ? random.one(values) : undefined,
    );
  }
  const wanted = 1 + random.below(3);
  const found: Layer[] = [];
  for (let tries = 0; tries < 80 && wish !== undefined && found.length === 0; tries++) {
    const made = random.weighted(makers).make();
    if (made?.name === wish && (made.on.everywhere || random.oneIn(4))) found.push(made);
  }
  for (let tries = 0; tries < 12 && found.length < wanted; tries++) {
    const made = random.weighted(makers).make();
    if (made !== undefined && !found.some(({ name }) => name === made.name)) found.push(made);
  }
  return found;
}
