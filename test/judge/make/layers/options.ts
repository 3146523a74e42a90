/** Items and options at random (C1 to C5). */
import { elementsOf, type Layer } from "../../layers.js";
import type { Board } from "../../meaning/board.js";
import { exactCovers, type Item, type Option } from "../../meaning/covers.js";
import { TooMany } from "../../meaning/too-many.js";
import type { Value } from "../../meaning/values.js";
import type { World } from "../../meaning/world.js";
import type { Random } from "../../random.js";

export interface Cover {
  readonly text: string;
  readonly items: readonly Item[];
  readonly options: readonly Option[];
  /** Options that the instance chooses. */
  readonly fixed: readonly string[];
}

const amounts = [
  ["", 1, 1],
  ["", 1, 1],
  [" 2 times", 2, 2],
  [" 1..2 times", 1, 2],
  [" 0..1 times", 0, 1],
  [" 3 times", 3, 3],
] as const;

const manyTimes = [
  [" 2 times", 2, 2],
  [" 2 times", 2, 2],
  [" 3 times", 3, 3],
  [" 1..2 times", 1, 2],
  [" 2..3 times", 2, 3],
] as const;

type Setting = Option["sets"][number];

/** A layer on all cells whose values do not read the cell. */
const isSettable = ({ role, hidden, kind, on, name }: Layer): boolean =>
  role === "find" &&
  !hidden &&
  on.sort === "cell" &&
  on.everywhere &&
  (kind === "flag" || kind === "symbol" || (kind === "number" && name !== "f"));

/** Items of no board: some, and options that cover a few of each. */
function bare(random: Random, board: Board, layers: readonly Layer[]): Cover {
  const named = (letter: string, count: number): readonly string[] =>
    Array.from({ length: count }, (_, k) => `${letter}${k + 1}`);
  const names = named("i", random.one([1, 2, 3, 3, 4, 4]));
  // Mostly one is covered more than once, by nearly all options, beside others that are covered exactly once.
  const items = names.map((name, k): { readonly item: Item; readonly text: string } => {
    const [text, least, most] =
      names.length > 1 && k === 0
        ? random.one(manyTimes)
        : random.oneIn(2)
          ? amounts[0]
          : random.one(amounts);
    return { item: { name, optional: false, least, most }, text: `items ${name}${text}` };
  });
  const optional = named("o", random.one([0, 0, 0, 1, 2, 3]));
  const coloured = optional.filter(() => random.oneIn(2));
  const byAll = !random.oneIn(3);
  const settable = layers.filter(isSettable);
  const setting = (): readonly Setting[] => {
    const sets: Setting[] = [];
    for (let count = settable.length === 0 ? 0 : random.one([0, 1, 1, 2]); count > 0; count--) {
      const layer = random.one(settable);
      const element = random.one(board.cells);
      if (sets.some((one) => one.layer === layer.name && one.element === element)) continue;
      const values = layer.domain({} as never, element);
      // Setting no is the same as setting nothing.
      sets.push({
        layer: layer.name,
        element,
        value: layer.kind === "flag" ? !random.oneIn(6) : random.one(values),
      });
    }
    return sets;
  };
  const options: Option[] = [];
  for (let k = 3 + random.below(5); k > 0; k--) {
    const name = `option${options.length + 1}`;
    const like = options.length > 0 && random.oneIn(4) ? random.one(options) : undefined;
    if (like !== undefined) {
      options.push({ ...like, name, ...(random.oneIn(2) ? { sets: setting() } : {}) });
      continue;
    }
    const covered = names.filter((_, at) => (at === 0 ? byAll || random.oneIn(2) : random.oneIn(2)));
    const own = covered.length === 0 ? [random.one(names)] : covered;
    const extra = optional
      .filter(() => random.oneIn(2))
      .map((item) => (coloured.includes(item) ? { item, colour: `${random.below(2)}` } : { item }));
    options.push({ name, covers: [...own.map((item) => ({ item })), ...extra], sets: setting() });
  }
  const all: Item[] = [
    ...items.map(({ item }) => item),
    ...optional.map((name) => ({ name, optional: true, least: 0, most: 1 })),
  ];
  const entry = ({ item, colour }: Option["covers"][number]): string =>
    colour === undefined ? item : `${item} = ${colour}`;
  return {
    items: all,
    options,
    fixed: random.oneIn(6) ? [random.one(options).name] : [],
    text: [
      ...items.map(({ text }) => text),
      ...optional.map((name) => `optional items ${name}`),
      ...options.map(
        ({ name, covers, sets }) =>
          `option ${name}: ${[
            ...covers.map(entry),
            ...sets.map(
              ({ layer, element, value }) =>
                `${board.nameOf(element)}.${layer} = ${value === true ? "yes" : value === false ? "no" : value}`,
            ),
          ].join(", ")}`,
      ),
    ].join("\n"),
  };
}

/** Items for the cells of a board, with options on one cell and on two; some set a layer. */
function onCells(random: Random, board: Board, layers: readonly Layer[]): Cover | undefined {
  if (board.cells.length > 6 || board.torus) return undefined;
  const flag = layers.find(
    ({ kind, role, on, hidden }) =>
      kind === "flag" && role === "find" && on.sort === "cell" && on.everywhere && !hidden,
  );
  const value = layers.find(({ name, on }) => name === "d" && on.everywhere);
  const [times, least, most] = random.one(amounts);
  const setsFlag = flag !== undefined && !random.oneIn(4);
  const setsValue = value !== undefined && !random.oneIn(4);
  const values = value?.domain({} as never, 0) as readonly number[] | undefined;
  const [low, high] = [values?.[0] ?? 0, values?.at(-1) ?? 0];
  const name = (cell: number): string => `spot ${board.nameOf(cell)}`;
  const options: Option[] = [];
  const lines = [`items spot(x)${times} for x in cells`];
  lines.push(
    `option one(x) for x in cells: spot(x)${setsFlag ? `, x.${flag.name} = yes` : ""}${setsValue ? `, x.d = ${low}` : ""}`,
  );
  for (const cell of board.cells)
    options.push({
      name: `one ${cell}`,
      covers: [{ item: name(cell) }],
      sets: [
        ...(setsFlag ? [{ layer: flag.name, element: cell, value: true }] : []),
        ...(setsValue ? [{ layer: "d", element: cell, value: low }] : []),
      ],
    });
  const seats = random.oneIn(3);
  const coloured = random.oneIn(2);
  if (seats) lines.push("optional items seat(y) for y in rows");
  lines.push(
    `option two(x) for x in cells where x has next(right): spot(x), spot(x.right)${seats ? `, seat(x.row)${coloured ? " = x.column + 0" : ""}` : ""}${setsValue ? `, x.right.d = ${high}` : ""}`,
  );
  for (const cell of board.cells) {
    const right = board.next(cell, 1);
    if (right === undefined) continue;
    options.push({
      name: `two ${cell}`,
      covers: [
        { item: name(cell) },
        { item: name(right) },
        ...(seats
          ? [
              {
                item: `seat ${board.rowOf(cell)}`,
                ...(coloured ? { colour: `${board.columnOf(cell)}` } : {}),
              },
            ]
          : []),
      ],
      sets: setsValue ? [{ layer: "d", element: right, value: high }] : [],
    });
  }
  const items: Item[] = [
    ...board.cells.map((cell) => ({ name: name(cell), optional: false, least, most })),
    ...(seats
      ? board.rowSets.map((_, row) => ({ name: `seat ${row}`, optional: true, least: 0, most: 1 }))
      : []),
  ];
  return { text: lines.join("\n"), items, options, fixed: [] };
}

/** Of what sorts options set layers, besides cells. */
const elsewhere = ["link", "edge", "corner", "row", "column"] as const;

/** Options for the elements of another sort, each of which takes a place; some set the layer there. */
function onOthers(random: Random, board: Board, layers: readonly Layer[]): Cover | undefined {
  const settable = layers.filter(
    ({ role, hidden, kind, on, isLoop }) =>
      role === "find" &&
      !hidden &&
      isLoop !== true &&
      elsewhere.some((sort) => sort === on.sort) &&
      on.everywhere &&
      (kind === "flag" || kind === "symbol" || kind === "number"),
  );
  if (settable.length === 0) return undefined;
  const layer = random.one(settable);
  const { sort } = layer.on;
  const world = { board, layers: {} } as World;
  const elements = elementsOf(world, sort);
  const anyValue = (): Value =>
    layer.kind === "flag" ? !random.oneIn(5) : random.one(layer.domain(world, 0));
  const word = (value: Value): string => (value === true ? "yes" : value === false ? "no" : `${value}`);
  const [times, least, most] = random.one(amounts);
  const places = Array.from({ length: random.one([1, 1, 2]) }, (_, k) => k + 1);
  const [value, another] = [anyValue(), anyValue()];
  const limited = random.oneIn(3);
  const lines = [
    `items place(k)${times} for k in 1..${places.length}`,
    ...(limited ? [`optional items spot(x) for x in ${sort}s`] : []),
    `option put(x, k) for x in ${sort}s, k in 1..${places.length}: place(k)${limited ? ", spot(x)" : ""}, x.${layer.name} = ${word(value)}`,
    `option idle(k) for k in 1..${places.length}: place(k)`,
  ];
  const put = (name: string, place: number, element: number, limits: boolean, to: Value): Option => ({
    name: `${name} ${place} ${element}`,
    covers: [{ item: `place ${place}` }, ...(limits ? [{ item: `spot ${element}` }] : [])],
    sets: [{ layer: layer.name, element, value: to }],
  });
  const options = places.flatMap((place): Option[] => [
    ...elements.map((element) => put("put", place, element, limited, value)),
    { name: `idle ${place}`, covers: [{ item: `place ${place}` }], sets: [] },
  ]);
  if (random.oneIn(2)) {
    lines.push(`option other(x) for x in ${sort}s: place(1), x.${layer.name} = ${word(another)}`);
    options.push(...elements.map((element) => put("other", 1, element, false, another)));
  }
  const items: Item[] = [
    ...places.map((place) => ({ name: `place ${place}`, optional: false, least, most })),
    ...(limited
      ? elements.map((element) => ({ name: `spot ${element}`, optional: true, least: 0, most: 1 }))
      : []),
  ];
  return { text: lines.join("\n"), items, options, fixed: [] };
}

/** One that has answers, as far as a few tries go. */
export function randomCover(random: Random, board: Board, layers: readonly Layer[]): Cover | undefined {
  const make = (): Cover | undefined =>
    (random.oneIn(2) ? onOthers(random, board, layers) : undefined) ??
    (random.oneIn(2) ? onCells(random, board, layers) : bare(random, board, layers));
  let cover = make();
  for (let tries = 0; tries < 6 && (cover === undefined || !hasAnswers(cover)); tries++) cover = make();
  return cover;
}

function hasAnswers({ items, options }: Cover): boolean {
  try {
    return exactCovers(items, options, 1000).length > 1;
  } catch (thrown) {
    if (thrown instanceof TooMany) return true;
    throw thrown;
  }
}
