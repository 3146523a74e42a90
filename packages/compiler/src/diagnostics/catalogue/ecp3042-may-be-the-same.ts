import { defineDiagnostic } from "../diagnostic.js";

export const mayBeTheSame = defineDiagnostic<{
  one: string;
  other: string;
  /** It says the same of both. */
  isSymmetric: boolean;
}>({
  code: "ECP3042",
  slug: "may-be-the-same",
  severity: "hint",
  message: ({ one, other }) => `\`${one}\` and \`${other}\` may be the same element here`,
  help: ({ one, other, isSymmetric }) =>
    `\`where ${one} is not ${other}\` excludes this${
      isSymmetric ? `, and \`where ${one} before ${other}\` takes each pair once` : ""
    }`,
  page: {
    meaning:
      "Two names of an aggregate run over the set independently. So both may stand for the same element, and each pair occurs in both orders. In a head (`for each cells x, y`), the two are always different.",
    failing: `puzzle P
board 2 x 2
find digit: 1..4
count(x, y in cells where x.digit = y.digit) = 4
`,
    corrected: `puzzle P
board 2 x 2
find digit: 1..4
count(x, y in cells where x before y and x.digit = y.digit) = 0
`,
  },
});
