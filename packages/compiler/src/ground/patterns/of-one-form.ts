/** `for each area a: a is rectangle`, `for each move p: p is straight`: what is said of every one of them says which need be listed. */
import type { LayerId } from "../../typed.js";
import { isIt, type OfEvery } from "./facts.js";
import type { Pattern } from "./pattern.js";

type Form = Pattern<OfEvery, LayerId, true, true>;

const counts = "what is not listed is in no answer, and the rule is expanded besides";

const said =
  (adjective: "rectangle" | "straight"): Form["match"] =>
  (_, { part, it }) =>
    (part.kind === "adjective" && part.adjective === adjective && isIt(part.subject, it)) || undefined;

export const rectangles: Form = {
  name: "rectangles",
  role: "derive",
  phase: "found",
  makes: "regions are listed as rectangles",
  counts,
  match: said("rectangle"),
  admit: () => true,
};

export const straightPaths: Form = {
  name: "straight paths",
  role: "derive",
  phase: "found",
  makes: "paths are listed as straight ones",
  counts,
  match: said("straight"),
  admit: () => true,
};
