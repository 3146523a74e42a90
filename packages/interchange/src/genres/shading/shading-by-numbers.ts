/** Genres in which cells are shaded by numbers that stand in cells: of areas, of views, of distances. */
import { arrowNumber } from "../../codes/arrow-number.js";
import type { Code } from "../../codes/code.js";
import { direction, directions } from "../../codes/directions.js";
import { fourCell } from "../../codes/four-cell.js";
import { number10 } from "../../codes/number10.js";
import { number16 } from "../../codes/number16.js";
import { bits, thirds } from "../../codes/packed.js";
import { digits, either, halves, pair, sign } from "../../codes/token.js";
import {
  ignoredWords,
  numberOrShadedWords,
  numberWord,
  shadedWords,
  signWords,
} from "../../fields/answers.js";
import { dotsBody, dotsFile } from "../../fields/dots.js";
import type { Field } from "../../fields/field.js";
import { numberAndSlash, numberLine } from "../../fields/number-before.js";
import { optional } from "../../fields/optional.js";
import { topAndLeftBody, topAndLeftFile } from "../../fields/top-and-left.js";
import { coded, words } from "../../fields/values.js";
import { answerOf, type Genre } from "../../genre.js";
import { HOLE } from "../../givens.js";
import {
  fills,
  fillsNumber,
  hole,
  type Meaning,
  names,
  oneOf,
  thingWithNumber,
  within,
  yes,
} from "../../meaning.js";
import { onCorners, onLinks } from "../../places.js";

interface Clues {
  readonly code?: Code;
  readonly meaning?: Meaning;
  /** Lines of the file behind the clues. */
  readonly answer?: readonly Field[];
}

/** Numbers in cells, then which cells are shaded. */
export const numbersAndShaded = (
  puzzle: string,
  inAddress: Genre["names"],
  { code = number16, meaning = fills("clue"), answer = [shadedWords("shaded")] }: Clues = {},
): Genre => ({
  puzzle,
  names: inAddress,
  layers: { clue: "cells" },
  address: [coded(code, meaning)],
  file: { name: inAddress[0], version: 0, fields: () => [words(numberWord, meaning), ...answer] },
});

/** Marks of the player between cells, which a file need not have. */
export const marksBetween: Field = optional(ignoredWords(onLinks, "0"), []);

/** An arrow and the number of cells there; where one of the two is missing, nothing is said. */
const arrowClue: Meaning = {
  layers: ["clue", "arrow"],
  take: (value) => {
    const [arrow, clue] = halves(value);
    return typeof clue === "number" && directions.some((name) => name === arrow) ? { arrow, clue } : {};
  },
  give: (at) => {
    const [clue, arrow] = [at("clue"), at("arrow")];
    return clue === undefined && arrow === undefined ? undefined : `${arrow ?? "none"},${clue ?? "?"}`;
  },
};

const arrowWord = pair(
  either(direction(["1", "2", "3", "4"]), sign("0", "none")),
  either(digits({ base: 10 }), sign("-", "?")),
  ",",
);

const circle = names("circle", { 1: "white", 2: "black" });
const oneOrTwo = either(sign("1", 1), sign("2", 2));
const dots = { cells: "dot", links: "between", corners: "amid" };
/** As the class has it. */
const MOST_CELLS = 99;
const printed = fillsNumber("clue", "says nothing");

const yajikazu: Genre = {
  puzzle: "Yajikazu",
  names: ["yajikazu"],
  layers: { clue: "map", arrow: "map" },
  symbol: (at) => {
    const arrow = { up: "^", down: "v", left: "<", right: ">" }[String(at("arrow"))];
    return arrow === undefined ? "." : `${at("clue")}${arrow}`;
  },
  address: [coded(arrowNumber, arrowClue)],
  flags: "b",
  file: {
    name: "yajikazu",
    version: 0,
    fields: () => [words(arrowWord, arrowClue), shadedWords("shaded"), marksBetween],
  },
};

const islandClue = thingWithNumber("island", "clue");

/** In a file the answer leaves out what is given as shaded. */
const islandInFile: Meaning = {
  ...islandClue,
  layers: [...islandClue.layers, answerOf("shaded")],
  take: (value, size) => ({ ...islandClue.take(value, size), [answerOf("shaded")]: true }),
};

const snakeCell: Meaning = {
  layers: ["circle", answerOf("shaded")],
  take: (value) => ({
    ...circle.take(Number(value) % 4, { rows: 0, columns: 0 }),
    ...(Math.floor(Number(value) / 4) % 4 === 1 ? { [answerOf("shaded")]: true } : {}),
  }),
  give: (at) => {
    const number = Number(circle.give(at) ?? 0) + (at(answerOf("shaded")) === true ? 4 : 0);
    return number === 0 ? undefined : number;
  },
};

/** Circles of two colours, then which cells are shaded. */
const circles: readonly Genre[] = [
  {
    puzzle: "CirclesAndSquares",
    names: ["circlesquare"],
    layers: { circle: "cells" },
    address: [coded(thirds, circle)],
    file: {
      name: "circlesquare",
      version: 0,
      fields: () => [words(oneOrTwo, circle), shadedWords("shaded")],
    },
  },
  {
    puzzle: "Snake",
    names: ["snake"],
    layers: { circle: "cells", top: "columns", left: "rows" },
    address: [coded(thirds, circle), topAndLeftBody(number16)],
    file: {
      name: "snake",
      version: 0,
      fields: () => [topAndLeftFile(digits({ base: 10 }), snakeCell, { nothing: "0" })],
    },
  },
  {
    puzzle: "YinYang",
    names: ["yinyang"],
    layers: { circle: "cells" },
    address: [coded(thirds, circle)],
    file: {
      name: "yinyang",
      version: 0,
      fields: () => [words(oneOrTwo, circle), signWords("circle", { "1": "white", "2": "black" })],
    },
  },
];

export const numberShadingGenres: readonly Genre[] = [
  ...circles,
  {
    puzzle: "Aquapelago",
    names: ["aquapelago"],
    layers: { island: "map", clue: "map" },
    symbol: (at) => String(at("clue") ?? (at("island") === true ? "#" : ".")),
    address: [coded(number16, islandClue)],
    file: {
      name: "aquapelago",
      version: 0,
      fields: () => [numberOrShadedWords(islandInFile, "shaded"), marksBetween],
    },
  },
  {
    puzzle: "Isowatari",
    names: ["isowatari"],
    layers: { circle: "cells" },
    holes: true,
    address: [
      numberAndSlash("size", MOST_CELLS),
      coded(thirds, circle),
      optional(coded(bits, yes(HOLE)), [HOLE]),
    ],
    file: {
      name: "isowatari",
      version: 0,
      fields: () => [
        numberLine("size", MOST_CELLS),
        words(either(oneOrTwo, sign("*", "absent")), oneOf(hole, circle)),
        ignoredWords(),
        ignoredWords(),
        shadedWords("shaded"),
      ],
    },
  },
  {
    puzzle: "NoThree",
    names: ["nothree"],
    layers: { dot: "marks", between: "links", amid: "corners" },
    address: [dotsBody(dots)],
    file: {
      name: "nothree",
      version: 0,
      denseLines: (rows) => 2 * rows - 1,
      fields: () => [dotsFile(dots), shadedWords("shaded"), marksBetween],
    },
  },
  numbersAndShaded("Context", ["context"], {
    meaning: printed,
    answer: [shadedWords("shaded"), marksBetween],
  }),
  {
    puzzle: "Creek",
    names: ["creek"],
    layers: { clue: "cornerMap" },
    address: [coded(fourCell, printed, onCorners)],
    flags: "c",
    file: {
      name: "creek",
      version: 0,
      fields: () => [words(numberWord, printed, onCorners), shadedWords("shaded")],
    },
  },
  numbersAndShaded("SmullyanicDynasty", ["smullyan"], {
    meaning: printed,
    answer: [shadedWords("shaded"), marksBetween],
  }),
  yajikazu,
  numbersAndShaded("CanalView", ["canal"]),
  numbersAndShaded("Cave", ["cave", "bag"], { answer: [shadedWords("shaded"), marksBetween] }),
  numbersAndShaded("ChocoBanana", ["cbanana"]),
  numbersAndShaded("CitySpace", ["cityspace"]),
  numbersAndShaded("Island", ["island"]),
  numbersAndShaded("Kurochute", ["kurochute"], {
    answer: [signWords("shaded", { "1": true }), marksBetween],
  }),
  numbersAndShaded("Kurotto", ["kurotto"]),
  numbersAndShaded("LookAir", ["lookair"], {
    code: number10,
    meaning: within("clue", 0, 5, fillsNumber("clue", "says nothing")),
  }),
  numbersAndShaded("Mochikoro", ["mochikoro"]),
  numbersAndShaded("Mochinyoro", ["mochinyoro"]),
  numbersAndShaded("Norinuri", ["norinuri"]),
  numbersAndShaded("Nuribou", ["nuribou"]),
  numbersAndShaded("Nurimisaki", ["nurimisaki"]),
  numbersAndShaded("Scrin", ["scrin"]),
  {
    puzzle: "Tasquare",
    names: ["tasquare"],
    layers: { clue: "cells" },
    address: [coded(number16, fills("clue"))],
    file: { name: "tasquare", version: 0, fields: () => [numberOrShadedWords(fills("clue"), "shaded")] },
  },
];
