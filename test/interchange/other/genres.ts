/** Each genre as puzz.link writes it, in an address and in pzprv3 text, from random boards; a second time, for the judge (spell.ts). */
import { type Board, board, cellsOf, type Dice } from "./boards.js";
import { blank, dots, fives, gapped, numbers4, numbers16, rowsOf, thirds, type Value } from "./spell.js";

export interface Written {
  readonly rows: number;
  readonly columns: number;
  /** Behind the size. */
  readonly body: string;
  /** Behind the size, a line each; answers are empty. */
  readonly lines: readonly string[];
  /** Why it cannot be read. */
  readonly refused?: RegExp;
  /** As it is written again, where that differs: what says nothing is left out. */
  readonly again?: { readonly body: string; readonly lines: readonly string[] };
}

export interface OtherGenre {
  readonly name: string;
  readonly file: string;
  readonly draw: (dice: Dice, rows: number, columns: number) => Written;
  readonly square?: true;
  /** The sizes it has, where not all. */
  readonly sides?: readonly number[];
}

type Lines = readonly string[];

const word = (value: Value): string => (value === undefined ? "." : value === "?" ? "-" : String(value));
const grid = ({ columns }: Board, cells: readonly Value[], say = word): Lines =>
  rowsOf(cells.map(say), columns);
const empty = ({ rows, columns }: Board): Lines => blank(rows, columns, ".");
const zeros = ({ rows, columns }: Board): Lines => blank(rows, columns, "0");
const noLinks = ({ rows, columns }: Board): Lines => [
  ...blank(rows, columns - 1, "0"),
  ...blank(rows - 1, columns, "0"),
];
const noEdges = ({ rows, columns }: Board): Lines => [
  ...blank(rows, columns + 1, "0"),
  ...blank(rows + 1, columns, "0"),
];
const borderBits = ({ right, below }: Board): string => fives(right) + fives(below);
const bit = (is: boolean): string => (is ? "1" : "0");
const borderLines = ({ rows, columns, right, below }: Board): Lines => [
  ...(columns === 1 ? blank(rows, 0, "") : rowsOf(right.map(bit), columns - 1)),
  ...rowsOf(below.map(bit), columns),
];
const roomMap = ({ rooms, roomCount, columns }: Board): Lines => [
  String(roomCount),
  ...rowsOf(
    rooms.map((room) => (room === undefined ? "." : String(room))),
    columns,
  ),
];
const withoutHidden = (cells: readonly Value[]): readonly Value[] =>
  cells.map((value) => (value === "?" ? undefined : value));

const number = (dice: Dice, least: number, most: number): number =>
  dice.chance(0.7) ? dice.from(least, Math.min(most, least + 8)) : dice.from(least, most);
const orHidden = (dice: Dice, value: () => Value): Value => (dice.chance(0.2) ? "?" : value());

/** Cells alone: a code for the address, words and what follows for the file. */
function cellGenre(
  name: string,
  file: string,
  value: (dice: Dice, cells: number, side: number) => Value,
  code: (cells: readonly Value[]) => string,
  answers: (b: Board) => Lines,
  more: { readonly say?: (value: Value) => string; readonly hiddenSaysNothing?: true } & Pick<
    OtherGenre,
    "square" | "sides"
  > = {},
): OtherGenre {
  return {
    name,
    file,
    ...more,
    draw(dice, rows, columns) {
      const cells = cellsOf(dice, rows * columns, () => value(dice, rows * columns, rows));
      const b = board(dice, rows, columns, cells);
      const write = (all: readonly Value[]) => ({
        body: code(all),
        lines: [...grid(b, all, more.say), ...answers(b)],
      });
      const said = { rows, columns, ...write(cells) };
      return more.hiddenSaysNothing === true ? { ...said, again: write(withoutHidden(cells)) } : said;
    },
  };
}

/** `loose`: borders that end inside a room are carried. */
const refusedLoose = (b: Board, isCarried: boolean): Pick<Written, "refused"> =>
  b.loose && !isCarried ? { refused: /ends inside a room, between r\d+c\d+ and r\d+c\d+/ } : {};

const roomNumbers = (b: Board, numbers: readonly Value[]): readonly Value[] => {
  const cells: Value[] = new Array(b.cells.length).fill(undefined);
  const done = new Set<number>();
  for (let column = 0; column < b.columns; column++)
    for (let cell = column; cell < b.cells.length; cell += b.columns) {
      const room = b.rooms[cell];
      if (room === undefined || done.has(room)) continue;
      done.add(room);
      cells[cell] = numbers[room];
    }
  return cells;
};

const emptyBoard = (dice: Dice, rows: number, columns: number, loose: boolean): Board =>
  board(dice, rows, columns, new Array(rows * columns).fill(undefined), loose);

const roomsAndCounts = (name: string, isCarried: boolean): OtherGenre => ({
  name,
  file: name,
  draw(dice, rows, columns) {
    const b = emptyBoard(dice, rows, columns, dice.chance(0.4));
    const counts = cellsOf(dice, b.roomCount, () => orHidden(dice, () => number(dice, 0, 300)));
    const write = (all: readonly Value[]) => ({
      body: borderBits(b) + numbers16(all),
      lines: [...borderLines(b), ...grid(b, roomNumbers(b, all)), ...empty(b)],
    });
    return {
      rows,
      columns,
      ...write(counts),
      again: write(withoutHidden(counts)),
      ...refusedLoose(b, isCarried),
    };
  },
});

const roomsOnly = (name: string, isCarried: boolean): OtherGenre => ({
  name,
  file: name,
  draw(dice, rows, columns) {
    const b = emptyBoard(dice, rows, columns, dice.chance(0.4));
    return {
      rows,
      columns,
      body: borderBits(b),
      lines: [...borderLines(b), ...empty(b)],
      ...refusedLoose(b, isCarried),
    };
  },
});

/** Borders, then cells. In files that have a map of rooms, a border that ends inside one cannot be said. */
function roomsAndCells(
  name: string,
  file: string,
  value: (dice: Dice) => Value,
  code: (cells: readonly Value[]) => string,
  lines: (b: Board) => Lines,
  hasMap: boolean,
): OtherGenre {
  return {
    name,
    file,
    draw(dice, rows, columns) {
      const cells = cellsOf(dice, rows * columns, () => value(dice));
      const b = board(dice, rows, columns, cells, !hasMap && dice.chance(0.3));
      return { rows, columns, body: borderBits(b) + code(cells), lines: lines(b), ...refusedLoose(b, false) };
    },
  };
}

const letterOf =
  (table: Readonly<Record<string, string>>) =>
  (value: Value): string =>
    value === undefined ? "." : (table[String(value)] ?? String(value));

const tapaOf = (dice: Dice): Value => {
  const part = (most: number): number => dice.from(0, most);
  const parts = dice.pick(
    [dice.from(0, 8)],
    [-1],
    [part(5), part(5)],
    [part(3), part(3), part(3)],
    [part(1), part(1), part(1), part(1)],
  );
  if (parts.length === 1) return parts[0] === -1 ? "?" : String(parts[0]);
  return parts.map((each) => (each === 0 ? "?" : each)).join(",");
};
const tapaCode = (value: Value): string | undefined => {
  if (value === undefined) return undefined;
  const parts = String(value).split(",");
  const digit = (part: string): number => (part === "?" ? 0 : Number(part));
  if (parts.length === 1) return value === "?" ? "." : parts[0];
  if (value === "1,1,1,1") return "9";
  const [base, from] = (
    [
      [6, 360],
      [4, 396],
      [2, 460],
    ] as const
  )[parts.length - 2] ?? [0, 0];
  return (from + parts.reduce((sum, part) => sum * base + digit(part), 0)).toString(36);
};
/** Of a list the order says nothing: what is not printed comes first. */
const tapaAgain = (value: Value): Value => {
  const parts = String(value).split(",");
  if (value === undefined || parts.length === 1) return value;
  return [...parts.filter((part) => part === "?"), ...parts.filter((part) => part !== "?")].join(",");
};
const tapaCodes = (cells: readonly Value[]): string => gapped(cells.map(tapaCode), "g");
const tapaWord = (value: Value): string => (value === undefined ? "." : String(value).replaceAll("?", "-"));

const tapa: OtherGenre = {
  name: "tapa",
  file: "tapa",
  draw(dice, rows, columns) {
    const cells = cellsOf(dice, rows * columns, () => tapaOf(dice));
    const b = board(dice, rows, columns, cells);
    const write = (all: readonly Value[]) => ({ body: tapaCodes(all), lines: grid(b, all, tapaWord) });
    return { rows, columns, ...write(cells), again: write(cells.map(tapaAgain)) };
  },
};

const ripple: OtherGenre = {
  name: "ripple",
  file: "ripple",
  draw(dice, rows, columns) {
    const share = dice.pick(0, 0, 0.2, 1);
    const holes = Array.from({ length: rows * columns }, () => dice.chance(share));
    if (holes.every((hole) => hole)) holes[0] = false;
    const walled = board(dice, rows, columns, [], dice.chance(0.3), (cell) => holes[cell] === true);
    const sizes = new Map<number | undefined, number>();
    for (const room of walled.rooms) sizes.set(room, (sizes.get(room) ?? 0) + 1);
    const cells = walled.rooms.map((room, cell) =>
      holes[cell] !== true && dice.chance(0.3)
        ? orHidden(dice, () => dice.from(1, sizes.get(room) ?? 1))
        : undefined,
    );
    const b = { ...walled, cells };
    const write = (all: readonly Value[]) => ({
      body: borderBits(b) + numbers16(all) + (holes.includes(true) ? fives(holes) : ""),
      lines: [
        ...borderLines(b),
        ...rowsOf(
          all.map((value, cell) => (holes[cell] === true ? "#" : word(value))),
          columns,
        ),
        ...empty(b),
      ],
    });
    return { rows, columns, ...write(cells), again: write(withoutHidden(cells)), ...refusedLoose(b, false) };
  },
};

const makaro: OtherGenre = {
  name: "makaro",
  file: "makaro",
  draw(dice, rows, columns) {
    const walls = Array.from({ length: rows * columns }, () =>
      dice.chance(0.2) ? dice.pick("#", "t", "b", "l", "r") : undefined,
    );
    const walled = board(dice, rows, columns, [], false, (cell) => walls[cell] !== undefined);
    const sizes = new Map<number | undefined, number>();
    for (const room of walled.rooms) sizes.set(room, (sizes.get(room) ?? 0) + 1);
    const cells = walled.rooms.map(
      (room, cell): Value =>
        walls[cell] ?? (dice.chance(0.3) ? dice.from(1, Math.min(99, sizes.get(room) ?? 1)) : undefined),
    );
    const b = { ...walled, cells };
    const code = (value: Value): string | undefined => {
      if (typeof value === "string") return "abcde"["#tblr".indexOf(value)];
      return value === undefined ? undefined : value <= 10 ? String(value - 1) : `-${value - 1}`;
    };
    return {
      rows,
      columns,
      body: borderBits(b) + gapped(cells.map(code), "g"),
      lines: [...roomMap(b), ...grid(b, cells), ...empty(b)],
    };
  },
};

const starbattle: OtherGenre = {
  name: "starbattle",
  file: "starbattle",
  draw(dice, rows, columns) {
    const stars = dice.from(0, 22);
    const b = emptyBoard(dice, rows, columns, false);
    return {
      rows,
      columns,
      body: `${stars}/${borderBits(b)}`,
      lines: [String(stars), ...roomMap(b), ...empty(b)],
      ...(stars < 1 || stars > 20 ? { refused: /stars_per_line = \d+, where numbers are 1 to 20/ } : {}),
    };
  },
};

const hexTotal = (value: Value): string =>
  value === undefined
    ? "."
    : Number(value) < 16
      ? Number(value).toString(16)
      : `-${Number(value).toString(16)}`;

const tilepaint: OtherGenre = {
  name: "tilepaint",
  file: "tilepaint",
  draw(dice, rows, columns) {
    const b = emptyBoard(dice, rows, columns, false);
    const top = cellsOf(dice, columns, () => number(dice, 0, 255));
    const left = cellsOf(dice, rows, () => number(dice, 0, 255));
    const total = (value: Value): string => String(value ?? -1);
    return {
      rows,
      columns,
      body:
        borderBits(b) +
        gapped(new Array(rows * columns).fill(undefined), "g") +
        [...top, ...left].map(hexTotal).join(""),
      lines: [
        ...roomMap(b),
        ["0", ...top.map(total)].join(" "),
        ...left.map((value) => [total(value), ...new Array(columns).fill(".")].join(" ")),
        ...empty(b),
      ],
    };
  },
};

const skyscrapers: OtherGenre = {
  name: "skyscrapers",
  file: "skyscrapers",
  square: true,
  draw(dice, side) {
    const four = [0, 1, 2, 3].map(() => cellsOf(dice, side, () => orHidden(dice, () => dice.from(1, side))));
    const inner = cellsOf(dice, side * side, () => dice.from(1, side), dice.pick(0, 0.3));
    const write = ([top = [], bottom = [], left = [], right = []]: readonly (readonly Value[])[]) => ({
      body:
        numbers16([...top, ...bottom, ...left, ...right]) +
        (inner.some((value) => value !== undefined) ? numbers16(inner) : ""),
      lines: [
        [".", ...top.map(word), "."].join(" "),
        ...Array.from({ length: side }, (_, row) =>
          [
            word(left[row]),
            ...inner
              .slice(row * side, (row + 1) * side)
              .map((value) => (value === undefined ? "." : `q${value}`)),
            word(right[row]),
          ].join(" "),
        ),
        [".", ...bottom.map(word), "."].join(" "),
      ],
    });
    // In a file a number outside that is not printed is -2; it says nothing.
    const again = four.map(withoutHidden);
    return { rows: side, columns: side, ...write(again), body: write(four).body, again: write(again) };
  },
};

const sumSign = (value: Value): string => {
  const sum = value === undefined ? -1 : Number(value);
  if (sum < 0) return "-";
  return sum < 20 ? sum.toString(36) : (sum - 10).toString(36).toUpperCase();
};

const kakuro: OtherGenre = {
  name: "kakuro",
  file: "kakuro",
  draw(dice, rows, columns) {
    const sum = (): Value => (dice.chance(0.7) ? dice.from(1, 45) : undefined);
    const walls = Array.from({ length: rows * columns }, (): readonly [Value, Value] | undefined =>
      dice.chance(0.3) ? [sum(), sum()] : undefined,
    );
    const top = Array.from({ length: columns }, (_, at) => (walls[at] === undefined ? sum() : undefined));
    const left = Array.from({ length: rows }, (_, at) =>
      walls[at * columns] === undefined ? sum() : undefined,
    );
    const inner = walls.map((wall) => {
      if (wall === undefined) return undefined;
      const [down, across] = wall;
      return down === undefined && across === undefined ? "." : sumSign(down) + sumSign(across);
    });
    const outside = [
      ...top.filter((_, at) => walls[at] === undefined),
      ...left.filter((_, at) => walls[at * columns] === undefined),
    ];
    const total = (value: Value): string => String(value ?? -1);
    return {
      rows,
      columns,
      body: gapped(inner, "k") + outside.map(sumSign).join(""),
      lines: [
        ["0", ...top.map(total)].join(" "),
        ...left.map((value, row) =>
          [
            total(value),
            ...walls
              .slice(row * columns, (row + 1) * columns)
              .map((wall) => (wall === undefined ? "." : `${total(wall[1])},${total(wall[0])}`)),
          ].join(" "),
        ),
        ...blank(rows, columns, "."),
      ],
    };
  },
};

const nonogram: OtherGenre = {
  name: "nonogram",
  file: "nonogram",
  draw(dice, rows, columns) {
    const list = (length: number): number[] =>
      Array.from({ length: dice.below(((length + 1) >> 1) + 1) }, () => dice.from(1, Math.min(length, 20)));
    const [above, beside] = [(rows + 1) >> 1, (columns + 1) >> 1];
    const tops = Array.from({ length: columns }, () => list(rows));
    const lefts = Array.from({ length: rows }, () => list(columns));
    const slots = (all: number[], count: number): Value[] =>
      [...all].reverse().concat(new Array(count - all.length));
    const before = (all: number[], count: number): string[] => [
      ...new Array<string>(count - all.length).fill("."),
      ...all.map(String),
    ];
    const topRows = Array.from({ length: above }, (_, row) =>
      [...new Array<string>(beside).fill("."), ...tops.map((all) => before(all, above)[row])].join(" "),
    );
    return {
      rows,
      columns,
      body: numbers16([
        ...tops.flatMap((all) => Array.from(slots(all, above))),
        ...lefts.flatMap((all) => Array.from(slots(all, beside))),
      ]),
      lines: [
        ...topRows,
        ...lefts.map((all) => [...before(all, beside), ...new Array<string>(columns).fill(".")].join(" ")),
      ],
    };
  },
};

const tentaisho: OtherGenre = {
  name: "tentaisho",
  file: "tentaisho",
  draw(dice, rows, columns) {
    const width = 2 * columns - 1;
    const share = dice.pick(0, 0.1, 0.4);
    const all = Array.from({ length: width * (2 * rows - 1) }, (): 1 | 2 | undefined =>
      dice.chance(share) ? dice.pick(1, 2) : undefined,
    );
    // Black and white make a picture and no rule: all come back white.
    const write = (of: readonly (1 | 2 | undefined)[]) => ({
      body: dots(of),
      lines: [
        ...rowsOf(
          of.map((dot) => String(dot ?? ".")),
          width,
        ).map((line) => line.replaceAll(" ", "")),
        ...blank(rows, columns - 1, "0"),
        ...blank(rows - 1, columns, "0"),
      ],
    });
    return {
      rows,
      columns,
      ...write(all),
      again: write(all.map((dot) => (dot === undefined ? undefined : 1))),
    };
  },
};

const doublechoco: OtherGenre = {
  name: "dbchoco",
  file: "dbchoco",
  draw(dice, rows, columns) {
    const grey = Array.from({ length: rows * columns }, () => dice.chance(0.5));
    const cells = cellsOf(dice, rows * columns, () => orHidden(dice, () => number(dice, 1, 300)));
    const b = board(dice, rows, columns, cells);
    const say = (value: Value, cell: number): string => {
      const text = `${grey[cell] === true ? "-" : ""}${value === "?" ? 0 : (value ?? "")}`;
      return text === "" ? "." : text;
    };
    return {
      rows,
      columns,
      body: fives(grey) + numbers16(cells),
      lines: [...rowsOf(cells.map(say), columns), ...noLinks(b)],
    };
  },
};

const yosenabe: OtherGenre = {
  name: "yosenabe",
  file: "yosenabe",
  draw(dice, rows, columns) {
    const pots = board(dice, rows, columns, [], false, () => dice.chance(0));
    // Every other room is a pot, as long as it touches no other.
    const marked = new Set<number>();
    const touches = (room: number): boolean =>
      pots.rooms.some((other, cell) => {
        if (other !== room) return false;
        const sides = [
          cell % columns === 0 ? -1 : cell - 1,
          (cell + 1) % columns === 0 ? -1 : cell + 1,
          cell - columns,
          cell + columns,
        ];
        return sides.some((side) => marked.has(pots.rooms[side] ?? -1));
      });
    for (let room = 0; room < pots.roomCount; room++)
      if (dice.chance(0.4) && !touches(room)) marked.add(room);
    const cells: Value[] = new Array(rows * columns).fill(undefined);
    const totals = new Set<number>();
    pots.rooms.forEach((room = -1, cell) => {
      if (marked.has(room) && !totals.has(room)) {
        totals.add(room);
        if (dice.chance(0.5)) cells[cell] = `i${number(dice, 0, 255)}`;
      } else if (dice.chance(0.2)) cells[cell] = number(dice, 1, 255);
    });
    const hexadecimal = (value: number): string => value.toString(16);
    const code = (value: Value): string | undefined => {
      if (value === undefined) return undefined;
      if (typeof value === "number") return value < 16 ? hexadecimal(value) : `-${hexadecimal(value)}`;
      const total = Number(value.slice(1));
      return total < 16 ? `i${hexadecimal(total)}` : `g${hexadecimal(total)}`;
    };
    const isPot = (cell: number): boolean => marked.has(pots.rooms[cell] ?? -1);
    const say = (value: Value, cell: number): string => {
      const text = `${isPot(cell) ? "i" : ""}${typeof value === "number" ? `o${value}` : (value?.slice(1) ?? "")}`;
      return text === "" ? "." : text;
    };
    return {
      rows,
      columns,
      body: fives(cells.map((_, cell) => isPot(cell))) + gapped(cells.map(code), "j"),
      lines: [...rowsOf(cells.map(say), columns), ...noLinks(pots), ...zeros(pots)],
    };
  },
};

const pencils: OtherGenre = {
  name: "pencils",
  file: "pencils",
  draw(dice, rows, columns) {
    const cells = cellsOf(dice, rows * columns, () =>
      dice.chance(0.4)
        ? dice.pick("up", "down", "left", "right")
        : orHidden(dice, () => number(dice, 1, 255)),
    );
    const b = board(dice, rows, columns, cells);
    const tips = ["up", "down", "left", "right"];
    const code = (value: Value): string | undefined => {
      if (typeof value === "number") return value < 16 ? value.toString(16) : `-${value.toString(16)}`;
      return value === undefined ? undefined : value === "?" ? "." : "ghij"[tips.indexOf(value)];
    };
    const say = (value: Value): string => {
      if (value === undefined) return ".";
      return typeof value === "number"
        ? `o${value}`
        : value === "?"
          ? "o-2"
          : String(tips.indexOf(value) + 1);
    };
    return {
      rows,
      columns,
      body: gapped(cells.map(code), "k"),
      lines: [...grid(b, cells, say), ...noLinks(b), ...noLinks(b), ...empty(b)],
    };
  },
};

const arrowCode = (value: Value): string | undefined => {
  if (value === undefined) return undefined;
  if (value === "?") return "0.";
  const [to = "", count = ""] = String(value).split(",");
  const hexadecimal = Number(count).toString(16);
  if (hexadecimal.length === 1) return to + hexadecimal;
  return hexadecimal.length === 2 ? `${Number(to) + 5}${hexadecimal}` : `-${to}${hexadecimal}`;
};

const number36 = (value: Value): string => {
  if (value === undefined) return ".";
  const text = Number(value).toString(36);
  return text.length === 1 ? text : `-${text}`;
};

const upTo =
  (most: number) =>
  (dice: Dice): Value =>
    dice.from(0, most);
const upToOrHidden =
  (most: number) =>
  (dice: Dice): Value =>
    orHidden(dice, () => dice.from(0, most));
const large = (dice: Dice): Value => number(dice, 1, 90_000);
const largeOrHidden = (dice: Dice): Value => orHidden(dice, () => large(dice));
const thirdsOf = (cells: readonly Value[]): string => thirds(cells.map((value) => Number(value ?? 0)));

export const otherGenres: readonly OtherGenre[] = [
  cellGenre("akari", "lightup", upToOrHidden(4), numbers4, () => []),
  cellGenre("shakashaka", "shakashaka", upToOrHidden(4), numbers4, empty, {
    say: letterOf({ "?": "5" }),
  }),
  cellGenre(
    "hitori",
    "hitori",
    (dice) => number(dice, 1, 1295),
    (cells) => cells.map(number36).join(""),
    empty,
  ),
  cellGenre("kurodoko", "kurodoko", largeOrHidden, numbers16, empty),
  cellGenre("nurikabe", "nurikabe", largeOrHidden, numbers16, () => []),
  cellGenre("shikaku", "shikaku", largeOrHidden, numbers16, noLinks),
  cellGenre("numlin", "numlin", large, numbers16, noLinks),
  cellGenre(
    "fillomino",
    "fillomino",
    (dice, cells) => orHidden(dice, () => dice.from(1, cells)),
    numbers16,
    (b) => [...empty(b), ...noLinks(b)],
    { hiddenSaysNothing: true },
  ),
  cellGenre(
    "sudoku",
    "sudoku",
    (dice, _, side) => orHidden(dice, () => dice.from(1, side)),
    numbers16,
    empty,
    {
      square: true,
      sides: [4, 6, 9, 12, 16, 25],
      hiddenSaysNothing: true,
    },
  ),
  cellGenre("hashi", "hashikake", (dice) => orHidden(dice, () => dice.from(1, 8)), numbers16, noLinks),
  cellGenre("mashu", "mashu", (dice) => dice.pick(1, 2), thirdsOf, noLinks),
  cellGenre("slither", "slither", upToOrHidden(4), numbers4, (b) => [...zeros(b), ...noEdges(b)], {
    hiddenSaysNothing: true,
  }),
  cellGenre(
    "yajilin",
    "yajilin",
    (dice) => orHidden(dice, () => `${dice.from(1, 4)},${number(dice, 0, 4095)}`),
    (cells) => gapped(cells.map(arrowCode), "a"),
    (b) => [...empty(b), ...noLinks(b)],
    { say: letterOf({ "?": "0,-" }) },
  ),
  cellGenre(
    "fivecells",
    "fivecells",
    (dice) =>
      dice.pick<Value>(
        "*",
        orHidden(dice, () => dice.from(0, 4)),
        3,
      ),
    (cells) =>
      gapped(
        cells
          .map((value) => letterOf({ "*": "7", "?": "." })(value))
          .map((text, at) => (cells[at] === undefined ? undefined : text)),
        "a",
      ),
    noEdges,
    { hiddenSaysNothing: true },
  ),
  roomsAndCounts("aqre", false),
  roomsAndCounts("heyawake", true),
  roomsOnly("norinori", false),
  roomsOnly("lits", true),
  roomsAndCells(
    "usoone",
    "usoone",
    upTo(4),
    numbers4,
    (b) => [...roomMap(b), ...grid(b, b.cells), ...empty(b)],
    true,
  ),
  roomsAndCells(
    "nurimaze",
    "nurimaze",
    (dice) => dice.pick("s", "g", "o", "t"),
    (cells) =>
      gapped(
        cells.map((value) => (value === undefined ? undefined : String("sgot".indexOf(String(value)) + 1))),
        "5",
      ),
    (b) => [...roomMap(b), ...grid(b, b.cells), ...empty(b)],
    true,
  ),
  roomsAndCells(
    "moonsun",
    "moonsun",
    (dice) => dice.pick(1, 2),
    thirdsOf,
    (b) => [...borderLines(b), ...grid(b, b.cells), ...noLinks(b)],
    false,
  ),
  roomsAndCells(
    "satogaeri",
    "satogaeri",
    (dice) => orHidden(dice, () => number(dice, 0, 300)),
    numbers16,
    (b) => [...grid(b, b.cells), ...zeros(b), ...borderLines(b), ...noLinks(b)],
    false,
  ),
  tapa,
  ripple,
  makaro,
  starbattle,
  tilepaint,
  skyscrapers,
  kakuro,
  nonogram,
  tentaisho,
  doublechoco,
  yosenabe,
  pencils,
];

/** The version of a file, where it is not the first. */
export const versions: Readonly<Record<string, number>> = {
  aqre: 1,
  heyawake: 1,
  norinori: 1,
  lits: 1,
  moonsun: 2,
  slither: 1,
  yosenabe: 1,
};
