/** Genres in which shaded cells add up to numbers at rows and columns. */
import { number32 } from "../../codes/number32.js";
import { either, sign } from "../../codes/token.js";
import { topAndLeftBody, topAndLeftFile } from "../../fields/top-and-left.js";
import type { Genre } from "../../genre.js";
import { shadedSign } from "./shading-by-signs.js";

/** A number that is left out in its addresses and files is 0, so none may be missing. */
const kakurasu: Genre = {
  puzzle: "Kakurasu",
  names: ["box"],
  layers: { top: "columns", left: "rows" },
  address: [topAndLeftBody(number32)],
  file: {
    name: "box",
    version: 0,
    fields: () => [
      topAndLeftFile(either(sign("#", "#"), sign("+", "+")), shadedSign, { corner: "0", leftOut: 0 }),
    ],
  },
};

export const sumShadingGenres: readonly Genre[] = [kakurasu];
