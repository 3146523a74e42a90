/** How many links a loop has, and how many lines, of those that are counted, a cell. */

import { pluralOf } from "../../../text/plurals.js";
import { type PhraseRule, rule } from "../../grammar.js";
import { numbered } from "../../say.js";
import { TELLS_NUMBER } from "../../tells.js";

/** Of a loop that a layer of links, or of edges, draws. */
export function loopLength(layer: string, words: string, place: string): readonly PhraseRule[] {
  if (place !== "link" && place !== "edge") return [];
  const length = `count(l in ${pluralOf(place)} where l is ${layer})`;
  return [
    ...rule(
      "statement",
      [
        `the? ${words} have a|the? length of? <amount>`,
        `the? ${words} be <amount> step|steps|segments long`,
        `the? length of the? ${words} be <amount>`,
      ],
      ({ amount }) =>
        amount.isIndefinite === true ? undefined : (scope) => numbered(length, amount, scope).text,
    ),
  ];
}

const LEAVE =
  "lead|leads|go|goes|come|comes|leave|leaves|meet|meets|touch|touches|end|ends|start|starts|begin|begins";

/** Of bridges, of which a link has a number. */
export const linkNumbers = (layer: string, words: string): readonly PhraseRule[] =>
  rule(
    "statement",
    [
      `<each> <clue> have as many ${words} as its|the number|clue`,
      `<each> <clue> have as many ${words} as its|the number|clue says|say|tells|shows|indicates`,
      `<each> <clue> ${TELLS_NUMBER} howmany its? ${words}`,
      `<each> <clue> ${TELLS_NUMBER} howmany ${words} that|which? ${LEAVE} from|at|in|on|to? it`,
      `<each> <clue> ${TELLS_NUMBER} howmany ${words} from|at|of it|there`,
      `the number|clue of|on|in <each> <clue> ${TELLS_NUMBER} howmany its ${words}`,
      // `the number of an island` is that by then.
      `howmany a|an|the|each <clue> ${TELLS_NUMBER} howmany its ${words}`,
      `howmany a|an|the|each <clue> ${TELLS_NUMBER} howmany ${words} that|which? ${LEAVE} from|at|in|on|to? it`,
      `the number|clue of|on|in <each> <clue> ${TELLS_NUMBER} howmany ${words} that|which? ${LEAVE} from|at|in|on|to? it`,
    ],
    ({ clue }) =>
      clue.sort === "cell"
        ? () => `for each cell c with ${clue.layer}: sum(l.${layer} for l in c.links) = c.${clue.layer}`
        : undefined,
  );

const SIDES = "sides|edges|borders";

const itsSides = [
  `its 4? ${SIDES}`,
  `the? 4? ${SIDES} of|around its|the|that cell`,
  `the? 4? ${SIDES} around it|them`,
];

/** Of fences, of which a cell may have one on each side. */
export const sidesOfCells = (layer: string, words: string): readonly PhraseRule[] =>
  rule(
    "statement",
    [
      `<each> <clue> ${TELLS_NUMBER} howmany ${words} around|beside|of|on|at it`,
      `<each> <clue> ${TELLS_NUMBER} howmany ${words} around|beside|of|on|at its|the|that cell`,
      ...itsSides.flatMap(
        (sides) =>
          [
            `<each> <clue> ${TELLS_NUMBER} howmany of? ${sides} be part of|on the <loop>`,
            `<each> <clue> ${TELLS_NUMBER} howmany of? ${sides} belong|belongs to the <loop>`,
            `<each> <clue> ${TELLS_NUMBER} howmany of? ${sides} be used|drawn|occupied by? the? <loop>`,
            `<each> <clue> ${TELLS_NUMBER} howmany of? ${sides} the <loop> use|uses`,
            `<each> <clue> ${TELLS_NUMBER} howmany of? ${sides} be ${words}`,
          ] as const,
      ),
    ],
    ({ clue }) =>
      clue.sort === "cell"
        ? () => `for each cell c with ${clue.layer}: exactly c.${clue.layer} ${layer} in c.edges`
        : undefined,
  );
