/** Cells of a kind: with what is said of them before and behind the noun. */

import { rule, table } from "../grammar.js";
import { type Noun, type Quality, type Thing, unsaid } from "../meanings.js";
import {
  allTrue,
  atLeastOne,
  compared,
  denied,
  nearby,
  notOne,
  ofAll,
  ofCells,
  oneOf,
  soMany,
} from "../say.js";

const rim = (side: string, end: string): Quality => ({
  of: (c) => ({ text: `${c}.${side} = ${end}`, denied: `${c}.${side} != ${end}` }),
});

const thingOf = (variable: string): Thing => ({ variable, sort: "cell", role: "cell" });

/** A condition that others make, of the same cell. */
function ofTheSame({ conditions }: Noun): Quality | undefined {
  const [first, ...others] = conditions;
  if (first === undefined) return undefined;
  const { about: _, ...alone } = first;
  return others.length === 0 ? alone : { of: (c) => ofAll(conditions, c) };
}

/** Cells of either kind; undefined where one of them is any cell. */
export const eitherNoun = (a: Noun, b: Noun): Noun | undefined =>
  a.conditions.length === 0 || b.conditions.length === 0
    ? undefined
    : { conditions: [{ of: (c) => oneOf(ofAll(a.conditions, c), ofAll(b.conditions, c)) }] };

const opposite = (condition: Quality | undefined): Quality | undefined =>
  condition && {
    of: (c) => denied(condition.of(c)),
    ...(condition.plain === undefined || condition.plain.startsWith("not ")
      ? {}
      : { plain: `not ${condition.plain}` }),
  };

/** The number of another layer than that which the noun is called by. */
const isOfOther = ({ about }: Quality, { conditions }: Noun): boolean =>
  about !== undefined && conditions.some(({ layer }) => layer !== undefined && layer !== about);

const isPlace = <Of extends Quality | undefined>(place: Of): Of => place && { where: "in", ...place };

/** `cloud cells`: cells, and not the clouds that they make. */
const cellOf = ({ body: _, ...flag }: Quality): Quality => flag;

export const nounPhrases = table(() => [
  rule("kind", "cell|cells|ones", () => ({ conditions: [] })),
  rule("kind", "<flag>", ({ flag }) => ({ conditions: [flag] })),
  rule("kind", "<flag> segment|segments|part|parts", ({ flag }) => ({ conditions: [cellOf(flag)] })),
  rule("kind", "<valued>", ({ valued }) => ({ conditions: [], value: valued })),
  rule("adjective", "<flag>", ({ flag }) => cellOf(flag)),
  rule("adjective", "border", () => ({
    of: (c) => ({ text: `${c} is border`, denied: `${c} is not border` }),
  })),

  rule("core", "<kind>", ({ kind }) => kind),
  // `mark 1` is no 1 that has a mark, and `odd clues` are no odd digits beside clues.
  rule("core", "<adjective> <core>", ({ adjective, core }) =>
    (core.isBare === true && adjective.layer !== undefined) || isOfOther(adjective, core)
      ? undefined
      : { ...core, conditions: [adjective, ...core.conditions] },
  ),
  rule("noun", "<core>", ({ core }) => core),
  rule("noun", "<core> <tail>", ({ core, tail }) =>
    // `two clues` are no 2 that has a clue.
    (core.isBare === true && tail[0]?.isBare === true) || tail.some((each) => isOfOther(each, core))
      ? undefined
      : { ...core, conditions: [...core.conditions, ...tail] },
  ),
  rule("core", "<valued> <comparison> <value>", ({ valued, comparison: { sign, denied: other }, value }) => ({
    conditions: [
      {
        of: (c) => compared(`${c}.${valued}`, sign, other, value([thingOf(c)])),
      },
    ],
    value: valued,
  })),
  rule(
    "relative",
    ["of|with <valued> <number>", "of|with a|the <valued> of? <number>"],
    ({ valued, number }) => ({
      of: (c) => compared(`${c}.${valued}`, "=", "!=", number),
    }),
  ),
  // `a cell with 2 mines`, where the layer says how many there are.
  rule(
    "relative",
    ["with|have exactly? <number> <kind>", "that|which have exactly? <number> <kind>"],
    ({ number, kind }) =>
      kind.isCounted === true && kind.value !== undefined && kind.conditions.length === 0
        ? { of: (c) => compared(`${c}.${kind.value}`, "=", "!=", number) }
        : undefined,
  ),
  rule("noun", ["<core:a> or <core:b>", "<core:a> or a|an|the <core:b>"], ({ a, b }) => eitherNoun(a, b)),
  rule("tail", "<relative>", ({ relative }) => [relative]),
  rule("tail", "<relative> and? <tail>", ({ relative, tail }) => [relative, ...tail]),

  rule("relative", ["that|which|who <verb>"], ({ verb: { of, plain, about } }) => ({
    of: (c) => {
      const thing = thingOf(c);
      return of(thing, [thing]);
    },
    ...(plain === undefined ? {} : { plain }),
    ...(about === undefined ? {} : { about }),
  })),
  rule("relative", ["with <core>", "with a|an|the|1 <core>"], ({ core }) => ofTheSame(core)),
  rule("relative", ["in|on <noun>", "in|on a|an|the <noun>"], ({ noun }) => isPlace(ofTheSame(noun))),
  // `in a room with a wall`: the room has it.
  rule(
    "relative",
    [
      "in|on|of|inside|within a|an|any|the <sets> with|of <counted>",
      "in|on|of|inside|within a|an|any|the <sets> without|lacking a|an|any? <core:none>",
    ],
    ({ sets: { sort, of }, ...rest }) =>
      of !== undefined
        ? undefined
        : {
            of: (c) => {
              const { amount, noun } = "counted" in rest ? rest.counted : { amount: notOne, noun: rest.none };
              return soMany(amount, noun, `${c}.${sort}`, [thingOf(c)]);
            },
            where: "in",
          },
  ),
  rule("relative", ["with both? a|an? <core:a> and a|an? <core:b>"], ({ a, b }) =>
    a.conditions.length === 0 || b.conditions.length === 0
      ? undefined
      : { of: (c) => allTrue([ofAll(a.conditions, c), ofAll(b.conditions, c)]) },
  ),
  rule(
    "noun",
    [
      "<kind> except|save|but for? the? <core>",
      "<kind> other than the? <core>",
      "<kind> apart from the? <core>",
    ],
    ({ kind, core }) => {
      const others = kind.conditions.length > 0 ? undefined : opposite(ofTheSame(core));
      return others && { ...kind, conditions: [others] };
    },
  ),
  rule("relative", "with|of a|an|the? <clue> <number>", ({ clue, number }) =>
    clue.sort === "cell"
      ? {
          of: (c) =>
            allTrue([
              { text: `${c} has ${clue.layer}`, denied: `${c} has no ${clue.layer}` },
              compared(`${c}.${clue.layer}`, "=", "!=", number),
            ]),
        }
      : undefined,
  ),
  rule("core", "<clue> with|marked|labelled|numbered? a|an? <number>", ({ clue, number }) =>
    clue.sort !== "cell"
      ? undefined
      : {
          conditions: [
            {
              of: (c) => ({ text: `${c} has ${clue.layer}`, denied: `${c} has no ${clue.layer}` }),
              layer: clue.layer,
            },
            { of: (c) => compared(`${c}.${clue.layer}`, "=", "!=", number) },
          ],
        },
  ),
  rule(
    "relative",
    ["without <core>", "without a|an|any <core>", "with no <core>", "that|which have no <core>"],
    ({ core }) => opposite(ofTheSame(core)),
  ),
  rule("relative", "not <adjective>", ({ adjective }) => opposite(adjective)),
  rule("relative", "<near> <counted>", ({ near, counted: { amount, noun } }) => ({
    of: (c) => soMany(amount, noun, nearby(c, near), [thingOf(c)]),
    where: "beside",
  })),
  rule("relative", "<place>", ({ place }) => isPlace(place)),
  rule("relative", ["<adjective>"], ({ adjective }) =>
    adjective.layer === undefined ? undefined : { ...adjective, isBare: true },
  ),

  rule("place", ["in|on the outermost|outer ring|frame|cells of? cells?"], () => ({
    of: (c) => ({ text: `${c} is border`, denied: `${c} is not border` }),
  })),
  rule("place", ["in|on the first|top row"], () => rim("row", "1")),
  rule("place", ["in|on the last|bottom row"], () => rim("row", "board.height")),
  rule("place", ["in|on the first|leftmost|left column"], () => rim("column", "1")),
  rule("place", ["in|on the last|rightmost|right column"], () => rim("column", "board.width")),
  rule(
    "place",
    ["in|on|at|along the border|edge|rim", "in|on|at|along the border|edge|rim of the board"],
    () => ({
      of: (c) => ({ text: `${c} is border`, denied: `${c} is not border` }),
    }),
  ),
  rule(
    "adjective",
    [
      "covered|used|visited|occupied by <own>",
      "covered|used|visited|occupied by a|an|any|some|exactly <own>",
      "covered by exactly 1 <own>",
      "covered by 1 <own>",
    ],
    ({ own }) => own,
  ),
  rule("place", ["part of the? <flag:own>"], ({ own }) => own),
  rule(
    "place",
    ["part of <own>", "part of a|an|some|any <own>", "on|in|inside|within a|an|some|any <own>"],
    ({ own }) => ({ ...own, where: "in some" }),
  ),

  rule("verb", ["have no <own>", "not have a|an|any <own>"], ({ own }) => ({
    of: ({ variable, role }) => (role === "cell" ? denied(own.of(variable)) : unsaid),
  })),
  rule(
    "statement",
    ["no <own> in|on a|an|any <noun>", "no <own> <be> in|on a|an|any? <noun>"],
    ({ own, noun }) =>
      noun.conditions.length === 0
        ? undefined
        : (scope) => ofCells(noun, scope, ({ variable }) => denied(own.of(variable)).text),
  ),

  rule("counted", "either a|an|the? <core:a> or a|an|the? <core:b>", ({ a, b }) => {
    const noun = eitherNoun(a, b);
    return noun && { amount: atLeastOne, noun };
  }),
  rule("counted", "<amount> other <noun>", ({ amount, noun }) => ({
    amount,
    noun: { ...noun, isOther: true },
  })),
  rule("counted", "<amount> <noun>", ({ amount, noun }) => ({ amount, noun })),
  rule("counted", "the <core>", ({ core }) => ({ amount: atLeastOne, noun: core })),
  rule("counted", ["another <noun>", "a|an other <noun>", "any other <noun>"], ({ noun }) => ({
    amount: atLeastOne,
    noun: { ...noun, isOther: true },
  })),
  rule("counted", "<noun>", ({ noun }) => (noun.isBare === true ? undefined : { amount: atLeastOne, noun })),
]);
