/** Genres in which cells are shaded by signs between them. */
import { number16 } from "../../codes/number16.js";
import { placesOfMarksAndRest } from "../../codes/places-of-marks.js";
import { either, sign } from "../../codes/token.js";
import { shadedWords } from "../../fields/answers.js";
import { marksInside } from "../../fields/at-sides/inner-corners.js";
import { linksByCell } from "../../fields/at-sides/links-by-cell.js";
import { topAndLeftBody, topAndLeftFile } from "../../fields/top-and-left.js";
import { words } from "../../fields/values.js";
import { answerOf, type Genre } from "../../genre.js";
import { type Meaning, names, yes } from "../../meaning.js";
import { onCorners, onLinks } from "../../places.js";

const signs = names("sign", { 1: "equal", 2: "unequal" });

const antMill: Genre = {
  puzzle: "AntMill",
  names: ["antmill"],
  layers: { sign: "links" },
  address: [linksByCell(number16, signs, 3)],
  file: {
    name: "antmill",
    version: 0,
    fields: () => [words(either(sign("1", 1), sign("2", 2)), signs, onLinks, "0"), shadedWords("shaded")],
  },
};

/** `#` where the answer is shaded. */
export const shadedSign: Meaning = {
  layers: [answerOf("shaded")],
  take: (value) => (value === "#" ? { [answerOf("shaded")]: true } : {}),
  give: (at) => (at(answerOf("shaded")) === true ? "#" : undefined),
};

const batten: Genre = {
  puzzle: "Batten",
  names: ["batten"],
  layers: { mark: "corners", top: "columns", left: "rows" },
  address: [marksInside(placesOfMarksAndRest, "mark"), topAndLeftBody(number16)],
  file: {
    name: "batten",
    version: 0,
    fields: () => [
      words(sign("1", 1), yes("mark"), onCorners),
      topAndLeftFile(either(sign("#", "#"), sign("+", "+")), shadedSign),
    ],
  },
};

export const signShadingGenres: readonly Genre[] = [antMill, batten];
