/** Genres in which the board is to be divided by lines, of which some are printed. */
import { arrowNumber } from "../codes/arrow-number.js";
import { number16 } from "../codes/number16.js";
import { bits } from "../codes/packed.js";
import { letters, runs } from "../codes/runs.js";
import { alsoRead, digits, either, halves, sign } from "../codes/token.js";
import { lineWords } from "../fields/answers.js";
import { betweenCells } from "../fields/at-sides/between-cells.js";
import { fieldsInOne } from "../fields/field.js";
import { optional } from "../fields/optional.js";
import { drawnAreas } from "../fields/regions/drawn-areas.js";
import { numbersBeforeRooms, numbersByRoom, roomNumbers } from "../fields/regions/room-numbers.js";
import { BORDERS, borders, ROOM, roomBorders, roomsBetween } from "../fields/regions/rooms.js";
import { coded, words } from "../fields/values.js";
import { answerOf, type Genre } from "../genre.js";
import { type Meaning, names, oneOf, sayingNothingBy, yes } from "../meaning.js";
import { onLinks, onLinksInOne } from "../places.js";
import { arrowWord, numberAndArrow } from "./arrow-clues.js";

/** A border that is given, one with a dot, and in a file one that the player drew. */
const PRINTED = oneOf(names("borders", { 1: true }), names("dot", { 2: "black", 3: "grey", 4: "white" }));
const DRAWN = 5;
const told = sayingNothingBy(0, oneOf(PRINTED, names(answerOf("drawn"), { [DRAWN]: true })));
/** The player marks places by a minus. */
const marked = Array.from({ length: DRAWN + 1 }, (_, number) => alsoRead(`-${number}`, number));

const voxas: Genre = {
  puzzle: "Voxas",
  names: ["voxas"],
  layers: { border: "edges", dot: "links" },
  address: [
    betweenCells(
      "borders",
      "border",
      coded(
        runs({
          token: { read: () => undefined, write: () => undefined },
          gaps: letters("g", "z"),
          carry: { states: 5, most: 2, first: 1 },
        }),
        PRINTED,
        onLinksInOne,
      ),
    ),
  ],
  file: {
    name: "voxas",
    version: 0,
    variants: ["t"],
    fields: () => [
      betweenCells(
        "borders",
        "border",
        drawnAreas(
          words(either(digits({ base: 10, count: 1, least: 1, most: DRAWN }), ...marked), told, onLinks, "0"),
          "drawn",
          "area",
          ["borders", "dot"],
        ),
      ),
    ],
  },
};

/** A number, which may have an arrow; without a printed number an arrow says nothing. */
const sizeOfBar: Meaning = {
  layers: ["clue", "arrow"],
  take(value) {
    const [to, count] = halves(value);
    if (value === "blank") return undefined;
    if (typeof count !== "number") return {};
    return to === "none" ? { clue: count } : { clue: count, arrow: to };
  },
  give(at) {
    const [count, to] = [at("clue"), at("arrow")];
    if (count !== undefined) return `${to ?? "none"},${count}`;
    return to === undefined ? undefined : `${to} alone`;
  },
};

const yajitatami: Genre = {
  puzzle: "Yajitatami",
  names: ["yajitatami"],
  layers: { clue: "map", arrow: "map", border: "edges" },
  symbol: numberAndArrow,
  address: [
    coded(arrowNumber, sizeOfBar),
    optional(betweenCells("borders", "border", coded(bits, yes("borders"), onLinks)), ["border"]),
  ],
  file: {
    name: "yajitatami",
    version: 0,
    fields: () => [
      words(arrowWord, sizeOfBar),
      betweenCells(
        "borders",
        "border",
        drawnAreas(
          fieldsInOne(words(sign("1", 1), yes("borders"), onLinks, "0"), lineWords("drawn")),
          "drawn",
          "area",
          ["borders"],
        ),
      ),
    ],
  },
};

/** A border of a room, and one that the player drew; a dot of the player adds 4. */
const printedOrDrawn = sayingNothingBy(
  0,
  oneOf(names(BORDERS, { 1: 1 }), names(answerOf("drawn"), { 2: true })),
);

const sendai: Genre = {
  puzzle: "Sendai",
  names: ["sendai"],
  layers: { room: "regions", count: { of: "room" } },
  address: [roomBorders(), roomNumbers(number16, "count")],
  file: {
    name: "sendai",
    version: 0,
    fields: () => [
      numbersBeforeRooms("count"),
      borders(
        drawnAreas(
          words(
            either(
              digits({ base: 10, count: 1, most: 2 }),
              ...[0, 1, 2].map((value) => alsoRead(`${value + 4}`, value)),
            ),
            printedOrDrawn,
            onLinks,
            "0",
          ),
          "drawn",
          "city",
          [BORDERS],
        ),
        ROOM,
      ),
      roomsBetween(ROOM),
      numbersByRoom("count"),
    ],
  },
};

export const dividingLines: readonly Genre[] = [voxas, yajitatami, sendai];
