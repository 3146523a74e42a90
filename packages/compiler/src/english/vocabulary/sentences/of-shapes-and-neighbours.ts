/** Sentences about a cell by the things near it, and about a set by its shape: `has as many tents next to it as its number says`, `is an L of three cells`. */
import { rule, table } from "../../grammar.js";
import { type Said, unsaid, type Verb } from "../../meanings.js";
import { allTrue, compared, nearby, oneOf, soMany } from "../../say.js";

const ofCell = (said: (cell: string) => Said): Verb => ({
  of: ({ variable, role }) => (role === "cell" ? said(variable) : unsaid),
});

const ofSet = (said: Verb["of"]): Verb => ({
  of: (thing, scope) => (thing.role === "cell" ? unsaid : said(thing, scope)),
});

export const shapeAndNeighbourVerbs = table(() => [
  ...(["", "say|says|tells|indicates|shows|demands"] as const).flatMap((tells) =>
    rule(
      "verb",
      [
        `have exactly? as many <noun> <near> it? as its|the <clue> ${tells}`,
        `be <near> exactly? as many <noun> as its|the <clue> ${tells}`,
      ],
      ({ noun, near, clue }) =>
        clue.sort === "cell" && noun.conditions.length > 0
          ? ofCell((cell) =>
              soMany(
                { bound: "exactly", number: () => `${cell}.${clue.layer}` },
                noun,
                nearby(cell, near),
                [],
              ),
            )
          : undefined,
    ),
  ),
  rule("verb", "<be> <near> <counted:a> and|; to? <counted:b>", ({ near, a, b }) => ({
    of: ({ variable, role }, scope) =>
      role !== "cell" || a.noun.conditions.length === 0 || b.noun.conditions.length === 0
        ? unsaid
        : allTrue([a, b].map(({ amount, noun }) => soMany(amount, noun, nearby(variable, near), scope))),
  })),
  rule("verb", "<be> <near> <counted:a> or <near:n> <counted:b>", ({ near, n, a, b }) => ({
    of: ({ variable, role }, scope) =>
      role !== "cell" || a.noun.conditions.length === 0 || b.noun.conditions.length === 0
        ? unsaid
        : oneOf(
            soMany(a.amount, a.noun, nearby(variable, near), scope),
            soMany(b.amount, b.noun, nearby(variable, n), scope),
          ),
  })),
  rule("verb", "play|plays|be|have|work|works at|on|in? <flag> <amount> times", ({ flag, amount }) =>
    amount.isIndefinite === true
      ? undefined
      : ofSet(({ variable }, scope) => soMany(amount, { conditions: [flag] }, variable, scope)),
  ),
  rule("verb", ["be a? straight", "be a|an straight line", "be straight lines"], () =>
    ofSet(({ variable }) => ({ text: `${variable} is straight`, denied: `${variable} is not straight` })),
  ),
  rule("verb", ["fit|fits in|into|inside a|an? <number:h> x <number:w> cell|area|box|block"], ({ h, w }) =>
    h !== w
      ? undefined
      : ofSet(({ variable: g }) =>
          allTrue([compared(`${g}.width`, "<=", ">", w), compared(`${g}.height`, "<=", ">", h)]),
        ),
  ),
  rule("verb", ["be a|an? l of 3 cells?", "be a|an? l - tromino|trominoes|trominos"], () =>
    ofSet(({ variable: g }) =>
      allTrue([
        { text: `size(${g}) = 3`, denied: `size(${g}) != 3` },
        { text: `${g} is not straight`, denied: `${g} is straight` },
      ]),
    ),
  ),
]);
