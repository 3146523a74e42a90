/** What is said of places by their names: `S and M are not zero`. */
import { rule } from "../grammar.js";
import type { Thing } from "../meanings.js";
import { allTrue, denied } from "../say.js";

/** In a list of them. */
const listed = [
  "<named:a>",
  "<named:a> , <named:b>",
  "<named:a> and <named:b>",
  "<named:a> , <named:b> ,? and <named:c>",
  "<named:a> , <named:b> , <named:c> ,? and <named:d>",
] as const;

const each = (parts: object): readonly Thing[] =>
  (["a", "b", "c", "d"] as const).flatMap((name) =>
    name in parts ? [(parts as Record<string, Thing>)[name] as Thing] : [],
  );

export const placePhrases = [
  ...listed.map((names) =>
    rule(
      "statement",
      [`${names} <verb>`, `both ${names} <verb>`],
      (parts) => () =>
        each(parts)
          .map((thing) => parts.verb.of(thing, [thing]).text)
          .join("; "),
    ),
  ),
  rule(
    "statement",
    "neither <named:a> nor <named:b> <verb>",
    ({ a, b, verb }) =>
      () =>
        [a, b].map((thing) => denied(verb.of(thing, [thing])).text).join("; "),
  ),
  rule(
    "statement",
    "<named:a> and <named:b> <between>",
    ({ a, b, between }) =>
      () =>
        between(a, b).text,
  ),
  rule("statement", "<named:a> or <named:b> <verb>", ({ a, b, verb }) => () => {
    const { denied: text } = allTrue([a, b].map((thing) => denied(verb.of(thing, [thing]))));
    return text;
  }),
].flat();
