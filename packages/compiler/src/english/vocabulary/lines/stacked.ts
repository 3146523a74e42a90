/** Numbers that stand above or beside each other, in cells that may have none: `of two digits one above the other the upper one is larger`. */
import { rule, table } from "../../grammar.js";
import { compared } from "../../say.js";

const MORE = "greater|larger|higher|bigger|heavier|more";
const LESS = "smaller|less|lower|lighter|fewer";

/** Where the first stands as the second sees it, and where the second is as the first sees it. */
const sides = [
  ["above|over|atop", "down", "upper|top|higher", "vertically"],
  ["on top of", "down", "upper|top|higher", "vertically"],
  ["below|under|beneath|underneath", "up", "lower|bottom", "vertically"],
  ["left of", "right", "left|lefthand", "horizontally"],
  ["to the left of", "right", "left|lefthand", "horizontally"],
  ["right of", "left", "right|righthand", "horizontally"],
  ["to the right of", "left", "right|righthand", "horizontally"],
] as const;

const NEXT = "directly|immediately|just|right";

const THAN = "than? the? other|lower|upper|bottom|top|left|right? 1|digit|number?";

const both = (layer: string, there: string, sign: string, other: string) => () =>
  `for each cell c where c has ${layer} and c has ${there} and c.${there} has ${layer}: ${compared(`c.${layer}`, sign, other, `c.${there}.${layer}`).text}`;

export const stackedPhrases = table(() => [
  ...sides.flatMap(([said, there, own, way]) => [
    ...(
      [
        [MORE, LESS, ">", "<="],
        [LESS, MORE, "<", ">="],
      ] as const
    ).flatMap(([than, opposite, sign, other]) => [
      ...rule(
        "statement",
        [
          ...["another|a|an|1 <optional:second>", "another"].flatMap((second) => [
            ...["it", `the ${own} 1`, `the ${own} <optional:third>`].map(
              (first) =>
                `if|when|whenever a|an|1 <optional> <be> ${NEXT}? ${said} ${second} ,? then? ${first} be ${than} ${THAN}` as "<optional>",
            ),
            `<each> <optional> ${NEXT}? ${said} ${second} be ${than} than it|that|the? other?` as "<optional>",
          ]),
          ...["1", "<optional:third>"].map(
            (first) =>
              `if|when|whenever a|1 cell have a|an? <optional> and the 1|cell ${NEXT}? ${flipped(said)} it? have a|an|1? <optional:second> ,? then? the ${own} ${first} be ${than} ${THAN}` as "<optional>",
          ),
          `if|when|whenever 2 <optional> touch|meet ${way} ,? then? the ${own} 1 be ${than}`,
          `of 2 <optional> 1 ${NEXT}? ${said} the other ,? the ${own} 1 be ${than}`,
          `of 2 <optional> ${way}? next to eachother ,? the ${own} 1 be ${than}`,
        ],
        ({ optional }) => both(optional, there, sign, other),
      ),
      ...rule(
        "statement",
        [
          `<each> <optional> be ${than} than the <optional:second> ${NEXT}? ${flipped(said)} it`,
          `<each> <optional> be ${than} than the 1 ${NEXT}? ${flipped(said)} it`,
          `<optional> be ${than} than the <optional:second> ${NEXT}? ${flipped(said)} them|it`,
          `for? <each> <optional> : the <optional:second> ${NEXT}? ${flipped(said)} be ${opposite}`,
        ],
        ({ optional }) => both(optional, there, sign, other),
      ),
      ...rule(
        "statement",
        [
          `no <optional> <be> ${NEXT}? ${said} a|an ${opposite} <optional:second>`,
          `<each> <optional> not <be> ${NEXT}? ${said} a|an ${opposite} <optional:second>`,
          `<each> ${than} <optional> not <be> ${NEXT}? ${said} a|an ${opposite} <optional:second>`,
          `no ${than} <optional> <be> ${NEXT}? ${said} a|an ${opposite} <optional:second>`,
        ],
        ({ optional }) => both(optional, there, other, sign),
      ),
    ]),
  ]),
]);

/** The second is below the first that is above it. */
function flipped(said: string): string {
  if (/above|on top/.test(said)) return "below|under|beneath|underneath";
  if (said.startsWith("below")) return "above|over|atop";
  return said.includes("left") ? said.replace("left", "right") : said.replace("right", "left");
}
