/** `for each area a: a is rectangle`: what is said of every one of them says which need be listed. */
import { isPartItself } from "../../../normalize/is-variable.js";
import type { OfEvery } from "../../../normalize/rule-facts.js";
import type { LayerId } from "../../../typed.js";
import type { Pattern } from "../pattern.js";

export const rectangles: Pattern<OfEvery, LayerId, true, true> = {
  name: "rectangles",
  role: "derive",
  phase: "found",
  makes: "regions are listed as rectangles",
  counts: "what is not listed is in no answer, and the rule is expanded besides",
  match: (_, { part, it }) =>
    (part.kind === "adjective" && part.adjective === "rectangle" && isPartItself(part.subject, it)) ||
    undefined,
  admit: () => true,
};
