/** Genres whose board is divided into rooms, and whose cells are to be numbered. */
import type { Code } from "../codes/code.js";
import { number10 } from "../codes/number10.js";
import { number16 } from "../codes/number16.js";
import { bits } from "../codes/packed.js";
import { either, sign, type Token } from "../codes/token.js";
import { besideClues, numberAnswerWords, numberWord, signWords } from "../fields/answers.js";
import { optional } from "../fields/optional.js";
import type { Division } from "../fields/regions/division.js";
import { numbersThatFit, roomNumbers, roomNumberWords } from "../fields/regions/room-numbers.js";
import {
  BORDERS,
  borderBits,
  borders,
  borderWords,
  ROOM,
  roomBorders,
  roomBorderWords,
  roomMap,
  roomsBetween,
} from "../fields/regions/rooms.js";
import { coded, words } from "../fields/values.js";
import type { Genre } from "../genre.js";
import { type Givens, HOLE } from "../givens.js";
import {
  fills,
  fillsNumber,
  hole,
  type Meaning,
  names,
  oneOf,
  sayingNothingBy,
  within,
  yes,
} from "../meaning.js";
import { onLinks, onLinksInOne } from "../places.js";

const cellCount = ({ rows, columns }: Pick<Givens, "rows" | "columns">): number => rows * columns;
const numberOrNothing = within("number", 1, cellCount, fillsNumber("number", "says nothing"));
const roomsBetweenHoles: Division = { room: "room", wall: HOLE };

/** Each room has the numbers from 1 to its size; cells may be missing. */
const oneToSize = (puzzle: string, name: string): Genre => ({
  puzzle,
  names: [name],
  layers: { room: "regions", number: "cells" },
  address: [
    borderBits(roomsBetweenHoles),
    coded(number16, numberOrNothing),
    optional(coded(bits, yes(HOLE)), [HOLE]),
    roomsBetween(roomsBetweenHoles),
    numbersThatFit("number"),
  ],
  holes: true,
  file: {
    name,
    version: 0,
    fields: () => [
      borderWords(roomsBetweenHoles),
      words(either(numberWord, sign("#", "absent")), oneOf(hole, numberOrNothing)),
      numberAnswerWords("number"),
      roomsBetween(roomsBetweenHoles),
      numbersThatFit("number"),
    ],
  },
});

export const ripple = oneToSize("Ripple", "ripple");
export const meander = oneToSize("Meander", "meander");
export const cojun = oneToSize("Cojun", "cojun");
export const suguru = oneToSize("Suguru", "suguru");

interface Numbered {
  readonly puzzle: string;
  readonly name: string;
  readonly code: Code;
  readonly clue: Meaning;
  readonly version?: number;
}

/** Givens and found values stand in different layers. Older files have a map of rooms. */
const numbered = ({ puzzle, name, code, clue, version = 0 }: Numbered): Genre => ({
  puzzle,
  names: [name],
  layers: { room: "regions", ...Object.fromEntries(clue.layers.map((layer) => [layer, "cells"])) },
  address: [roomBorders(), coded(code, clue)],
  file: {
    name,
    version,
    fields: (written) => [
      written >= version ? roomBorderWords() : roomMap(),
      words(numberWord, clue),
      besideClues(numberAnswerWords("number"), "number"),
    ],
  },
});

const clue = (most: number | typeof cellCount): Meaning => within("clue", 1, most, fills("clue"));

export const nanro = numbered({
  puzzle: "Nanro",
  name: "nanro",
  code: number16,
  clue: clue(cellCount),
  version: 1,
});
export const hanare = numbered({ puzzle: "Hanare", name: "hanare", code: number16, clue: clue(cellCount) });
const sukoroRoom = numbered({
  puzzle: "SukoroRoom",
  name: "sukororoom",
  code: number10,
  clue: clue(4),
});

/** A cell that must stay empty is spelled as a number that is not printed. */
const numberOrCross: Meaning = {
  layers: ["clue", "cross"],
  take: (value) => (value === "?" ? { cross: true } : { clue: value }),
  give: (at) => (at("cross") === true ? "?" : at("clue")),
};
export const putteria: Genre = {
  ...numbered({ puzzle: "Putteria", name: "putteria", code: number16, clue: numberOrCross }),
  layers: { room: "regions", clue: "cells", cross: "marks" },
};

export const factors: Genre = {
  puzzle: "Factors",
  names: ["factors"],
  layers: { room: "regions", product: { of: "room" } },
  address: [roomBorders(), roomNumbers(number16, "product")],
  file: {
    name: "factors",
    version: 0,
    fields: () => [roomBorderWords(), roomNumberWords("product"), numberAnswerWords("digit")],
  },
};

const shapes = { 1: "circle", 2: "triangle", 3: "square" };
const symbols = { ...shapes, "?": "?" };

/** Some of three symbols stand in each room. */
const symbolsInRooms = (puzzle: string, name: string): Genre => ({
  puzzle,
  names: [name],
  layers: { room: "regions", clue: "cells" },
  address: [roomBorders(), coded(number10, names("clue", symbols))],
  file: {
    name,
    version: 0,
    fields: () => [
      roomMap(),
      words(numberWord, names("clue", symbols)),
      besideClues(signWords("symbol", symbols), "symbol"),
    ],
  },
});

export const alter = symbolsInRooms("Alter", "alter");
export const hakoiri = symbolsInRooms("Hakoiri", "hakoiri");

const symbolThere = sayingNothingBy("?", names("symbol", shapes));

export const tontonbeya: Genre = {
  puzzle: "Tontonbeya",
  names: ["tontonbeya"],
  layers: { room: "regions", symbol: "cells" },
  address: [roomBorders(), coded(number10, symbolThere)],
  file: {
    name: "tontonbeya",
    version: 0,
    fields: () => [
      roomMap(),
      words(numberWord, symbolThere),
      besideClues(signWords("symbol", shapes), "symbol", "symbol"),
    ],
  },
};

const renbanNumber = within("number", 1, 99, fillsNumber("number", "says nothing"));

export const renban: Genre = {
  puzzle: "Renban",
  names: ["renban"],
  layers: { room: "regions", border: "edges", number: "cells" },
  address: [borderBits(ROOM), coded(number16, renbanNumber), roomsBetween(ROOM)],
  file: {
    name: "renban",
    version: 0,
    fields: () => [
      borderWords(ROOM),
      words(numberWord, renbanNumber),
      besideClues(numberAnswerWords("number"), "number", "number"),
      roomsBetween(ROOM),
    ],
  },
};

/** Rooms stand behind the numbers; in a file the player may draw borders too. */
export const numcity: Genre = {
  puzzle: "NumberCity",
  names: ["numcity"],
  layers: { room: "regions", number: "cells" },
  address: [coded(number16, numberOrNothing), roomBorders(), numbersThatFit("number")],
  file: {
    name: "numcity",
    version: 0,
    fields: () => [
      words(numberWord, numberOrNothing),
      besideClues(numberAnswerWords("number"), "number", "number"),
      roomBorderWords(ROOM, "X"),
      numbersThatFit("number"),
    ],
  },
};

const arrows = { 1: "up", 2: "down", 3: "left", 4: "right" };
const arrowOrGoal = oneOf(names("arrow", arrows), names("goal", { 5: true }));

export const roma: Genre = {
  puzzle: "Roma",
  names: ["roma"],
  layers: { room: "regions", goal: "marks", arrow: "cells" },
  address: [roomBorders(), coded(number10, arrowOrGoal)],
  file: {
    name: "roma",
    version: 0,
    fields: () => [
      roomMap(),
      words(numberWord, arrowOrGoal),
      besideClues(signWords("arrow", arrows), "arrow", "arrow"),
    ],
  },
};

const total = within("total", 0, 255, fills("total"));

/** A border and a sum on it: `|` is a border alone, `-` one with a sum that is not printed, and behind `!` stands a sum without a border. */
const borderAndTotal: Meaning = {
  layers: [BORDERS, "total"],
  take: (value, size) => {
    const [, inside, number] = /^(!?)(\d+|-|\|)?$/.exec(String(value)) ?? [];
    if (inside === undefined) return undefined;
    const isUnprinted = number === "-" || (inside === "!" && number === undefined);
    const filling = isUnprinted ? { total: "?" } : number === "|" ? {} : total.take(Number(number), size);
    return filling === undefined ? undefined : { ...filling, ...(inside === "!" ? {} : { [BORDERS]: 1 }) };
  },
  give: (at) => {
    const [number, isBorder] = [at("total"), at(BORDERS) === 1];
    if (number === undefined) return isBorder ? "|" : undefined;
    if (number === "?") return isBorder ? "-" : "!";
    return `${isBorder ? "" : "!"}${number}`;
  },
};
const anyWord: Token = {
  read: (text, at) => ({ value: text.slice(at), length: text.length - at }),
  write: String,
};

export const kazunori: Genre = {
  puzzle: "Kazunori",
  names: ["kazunori"],
  layers: { room: "regions", total: "links" },
  address: [roomBorders(), coded(number16, total, onLinksInOne)],
  file: {
    name: "kazunori",
    version: 0,
    fields: () => [
      borders(words(anyWord, borderAndTotal, onLinks), ROOM),
      roomsBetween(ROOM),
      numberAnswerWords("number"),
    ],
  },
};

export const numberedRoomGenres: readonly Genre[] = [
  kazunori,
  ripple,
  meander,
  cojun,
  suguru,
  nanro,
  hanare,
  sukoroRoom,
  putteria,
  factors,
  alter,
  hakoiri,
  tontonbeya,
  renban,
  numcity,
  roma,
];
