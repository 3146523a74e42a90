/** Genres of things that are to be put into cells. */
import { number16 } from "../codes/number16.js";
import { oneCell } from "../codes/one-cell.js";
import { either, sign } from "../codes/token.js";
import { ignoredWords } from "../fields/answers.js";
import { topAndLeftBody, topAndLeftFile } from "../fields/top-and-left.js";
import { coded } from "../fields/values.js";
import { answerOf, type Genre } from "../genre.js";
import { type Meaning, yes } from "../meaning.js";
import { onLinks } from "../places.js";

/** In a file `A` is a tent, and `-` a mark of the player. */
const treeOrTent: Meaning = {
  layers: ["tree", answerOf("tent")],
  take: (value) => (value === "A" ? { [answerOf("tent")]: true } : value === 1 ? { tree: true } : {}),
  give: (at) => (at("tree") === true ? 1 : at(answerOf("tent")) === true ? "A" : undefined),
};

export const objectGenres: readonly Genre[] = [
  {
    puzzle: "Tents",
    names: ["tents"],
    layers: { tree: "map", top: "columns", left: "rows" },
    symbol: (at) => (at("tree") === true ? "T" : "."),
    address: [topAndLeftBody(number16), coded(oneCell, yes("tree"))],
    file: {
      name: "tents",
      version: 0,
      fields: () => [
        topAndLeftFile(either(sign("1", 1), sign("A", "A"), sign("-", "-")), treeOrTent),
        ignoredWords(onLinks, "0"),
      ],
    },
  },
];
