/** A number from 0 at every place, in base 32; none is left out. */
import { runs } from "./runs.js";
import { digits, either } from "./token.js";

export const number32 = runs({
  token: either(digits({ base: 32, count: 1 }), digits({ base: 32, prefix: "-", count: 2, least: 32 })),
  gaps: "",
});
