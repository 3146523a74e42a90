/** Verbs of a cell, of the value in it, and of a set of cells. */

import { rule, table } from "../grammar.js";
import {
  type ComparingSign,
  type HowMany,
  type Mentioned,
  type Near,
  type Noun,
  type Quality,
  type Said,
  type SoMany,
  type Thing,
  UNSAID,
  unsaid,
  type Verb,
} from "../meanings.js";
import {
  allTrue,
  boundAlike,
  compared,
  denied,
  howMany,
  isOfSome,
  nearby,
  notOne,
  numbered,
  ofAll,
  ofEach,
  oneOf,
  shareSides,
  soMany,
} from "../say.js";

const ofCell = (said: (cell: string, scope: Mentioned) => Said): Verb => ({
  of: ({ variable, role }, scope) => (role === "cell" ? said(variable, scope) : unsaid),
});

/** How many of them are near the cell. */
const soManyNear = ({ amount, noun }: SoMany, near: Near): Verb =>
  ofCell((cell, scope) => soMany(amount, noun, nearby(cell, near), scope));

/** The others of a set in which the cell is itself. */
const besides = (cell: string, set: string, { isOther }: Noun): string =>
  isOther === true && !/\.(?:neighbours|around)$| - /.test(set) ? `${set} - {${cell}}` : set;

const ofSet = (said: Verb["of"], role?: Thing["role"]): Verb => ({
  of: (thing, scope) =>
    thing.role !== "cell" && (role === undefined || role === thing.role) ? said(thing, scope) : unsaid,
});

const ofCondition = ({ of, plain, about }: Quality): Verb => ({
  of: ({ variable, role, clue, value }) =>
    role === "cell" && (about === undefined || clue === undefined || [clue, value].includes(about))
      ? of(variable)
      : unsaid,
  ...(plain === undefined ? {} : { plain }),
  ...(about === undefined ? {} : { about }),
});

const not = ({ of, plain }: Verb): Verb => ({
  of: (thing, scope) => denied(of(thing, scope)),
  isDenial: true,
  ...(plain === undefined || plain.startsWith("not ") ? {} : { plain: `not ${plain}` }),
});

/** A cell has no more than one of anything: `a star`, `1 star`, `no star`. */
const holds = (
  { conditions }: Noun,
  { bound, number: of }: HowMany,
  cell: string,
  scope: Mentioned,
): Said => {
  const number = of(scope);
  // `at most 1`, `fewer than 2`: that is always so.
  if (conditions.length === 0 || (bound === "at most" && number !== "0")) return unsaid;
  if (number === "1") return ofAll(conditions, cell);
  return number === "0" ? denied(ofAll(conditions, cell)) : unsaid;
};

const valueIn = ({ variable, role, value }: Thing, layer = value): string | undefined =>
  role === "cell" && layer !== undefined ? `${variable}.${layer}` : undefined;

const comparing =
  ({ sign, denied: other }: ComparingSign, value: string, layer?: string) =>
  (thing: Thing): Said => {
    const own = valueIn(thing, layer ?? thing.value);
    return own === undefined ? unsaid : compared(own, sign, other, value);
  };

const only = ({ conditions, value }: Noun): Verb => ({
  of: (thing, scope) => {
    if (conditions.length === 0) return unsaid;
    if (thing.role === "cell") return ofAll(conditions, thing.variable);
    const inIt = { conditions: [], ...(value === undefined ? {} : { value }) };
    return ofEach(inIt, thing.variable, scope, (x) => ofAll(conditions, x));
  },
});

const equal = { sign: "=", denied: "!=" };

export const verbPhrases = table(() => [
  rule("verb", "not <verb>", ({ verb }) => (verb.isMixed === true ? undefined : not(verb))),
  rule("verbs", "<verb>", ({ verb }) => verb),
  rule("verbs", ["<verb:a> ,? and|but <verb:b>"], ({ a, b }) => ({
    of: (thing, scope) => allTrue([a.of(thing, scope), b.of(thing, scope)]),
  })),
  rule("verbs", ["<verb:a> ,? or <verb:b>", "either <verb:a> or <verb:b>"], ({ a, b }) => ({
    of: (thing, scope) => oneOf(a.of(thing, scope), b.of(thing, scope)),
  })),
  rule(
    "be",
    [
      "be",
      "lie|lies|stand|stands|sit|sits|live|lives|appear|appears",
      "be placed|located|put|allowed|held|taught|served",
      "work|works|teach|teaches|stay|stays|happen|happens|meet|meets|come|comes|arrive|arrives|travel|travels",
      "take|takes place",
    ],
    () => true,
  ),

  // Cells.
  rule("verb", ["be <adjective>", "be a|an <adjective>"], ({ adjective }) => ofCondition(adjective)),
  rule("verb", "<be> <place>", ({ place }) => ({ ...ofCondition(place), isPlace: true })),
  rule(
    "verb",
    ["be either? <adjective:a> or <adjective:b>", "be either? a|an <adjective:a> or a|an <adjective:b>"],
    ({ a, b }) => ofCell((cell) => oneOf(a.of(cell), b.of(cell))),
  ),
  rule(
    "verb",
    [
      "<be> in|on|at either? <noun>",
      "<be> in|on|at a|an|the <noun>",
      "share|shares its cell with a|an <noun>",
    ],
    ({ noun }) =>
      noun.conditions.length === 0
        ? undefined
        : {
            ...ofCell((cell) => ofAll(noun.conditions, cell)),
            ...(noun.conditions[0]?.where === "in" ? { isPlace: true } : {}),
          },
  ),
  rule("verb", "have <counted>", ({ counted: { amount, noun } }) => ({
    of: ({ variable, role }, scope) =>
      role === "cell"
        ? holds(noun, amount, variable, scope)
        : noun.isOther === true
          ? unsaid
          : soMany(amount, noun, variable, scope),
  })),
  rule(
    "verb",
    ["be filled|covered|marked with|by <flag>", "be coloured|colored|shaded|painted|marked <flag>"],
    ({ flag }) => ofCondition(flag),
  ),
  rule("verb", "be coloured|colored|shaded|painted|marked either? <flag:a> or <flag:b>", ({ a, b }) =>
    ofCell((cell) => oneOf(a.of(cell), b.of(cell))),
  ),
  // `are not all shaded` is not said of each of them.
  rule("verb", "be all <adjective>", ({ adjective }) =>
    ofCell((cell) => ({ ...adjective.of(cell), denied: UNSAID })),
  ),
  rule("verb", "be the <adjective>", ({ adjective }) => ofCondition(adjective)),
  rule("verb", ["<be> <near> <counted>"], ({ near, counted }) => soManyNear(counted, near)),
  rule("verb", "touch|touches <counted> diagonally", ({ counted }) => soManyNear(counted, "corners")),
  rule("verb", "be completely|entirely|fully|wholly <adjective>", ({ adjective }) =>
    ofSet(({ variable }, scope) => ofEach({ conditions: [] }, variable, scope, (x) => adjective.of(x))),
  ),
  rule("verb", "touch|touches <counted> orthogonally", ({ counted }) => soManyNear(counted, "sides")),
  rule("verb", ["<touch> <counted>"], ({ touch, counted }) => soManyNear(counted, touch)),
  rule(
    "verb",
    ["<be> <near> <counted> diagonallytoo", "<touch:near> <counted> diagonallytoo"],
    ({ near, counted: { amount, noun } }) => ({
      of: ({ variable, role }, scope) =>
        shareSides(near) && role === "cell"
          ? soMany(amount, noun, nearby(variable, "all round"), scope)
          : unsaid,
    }),
  ),
  rule("verb", ["have <counted> as a? neighbour|neighbours"], ({ counted }) => soManyNear(counted, "sides")),
  // In both: whoever denies it finds none in either.
  rule("verb", "have <counted> both? in its row and in its column", ({ counted: { amount, noun } }) =>
    ofCell((cell, scope) => ({
      ...allTrue(
        [`${cell}.row`, `${cell}.column`].map((line) =>
          soMany(amount, noun, besides(cell, line, noun), scope),
        ),
      ),
      denied: UNSAID,
    })),
  ),
  rule("verb", "have <counted> <where>", ({ counted: { amount, noun }, where }) => ({
    of: ({ variable, role }, scope) => {
      const set = where(scope);
      return soMany(amount, noun, role === "cell" ? besides(variable, set, noun) : set, scope);
    },
  })),
  rule("verb", ["have <amount> <adjective> neighbour|neighbours"], ({ amount, adjective }) =>
    soManyNear({ amount, noun: { conditions: [adjective] } }, "sides"),
  ),
  rule(
    "verb",
    ["have <amount> neighbouring|adjacent <core>", "have <amount> orthogonally adjacent <core>"],
    ({ amount, core }) => ({
      of: ({ variable, role }, scope) =>
        role === "cell" && core.conditions.length > 0
          ? soMany(amount, core, nearby(variable, "sides"), scope)
          : unsaid,
    }),
  ),
  rule(
    "verb",
    [
      "be|have neither the? <person:a> nor the? <person:b> cell|1?",
      "<be> in neither the? <person:a> nor the? <person:b> cell|1?",
    ],
    ({ a, b }) => ofCell((cell) => allTrue([denied(a.of(cell)), denied(b.of(cell))])),
  ),
  rule("verb", ["be neither a|an|the? <core:a> nor a|an|the? <core:b>"], ({ a, b }) =>
    a.conditions.length === 0 || b.conditions.length === 0
      ? undefined
      : ofCell((cell) => allTrue([a, b].map(({ conditions }) => denied(ofAll(conditions, cell))))),
  ),
  ...(["row|rows", "column|columns"] as const).map((said, at) =>
    rule(
      "verb",
      `occupy|occupies|span|spans|cover|covers|extend|extends over? <amount> ${said}`,
      ({ amount }) =>
        ofSet(({ variable }, scope) =>
          numbered(`${variable}.${at === 0 ? "height" : "width"}`, amount, scope),
        ),
    ),
  ),
  rule("verb", ["have <amount> neighbour|neighbours <tail>"], ({ amount, tail }) =>
    soManyNear({ amount, noun: { conditions: tail } }, "sides"),
  ),
  rule(
    "verb",
    ["<be> in|on|at the same? <sets> of|as <counted>", "share|shares a|its <sets> with <counted>"],
    ({ sets, counted: { amount, noun } }) =>
      ofCell((variable, scope) => soMany(amount, noun, `${variable}.${sets.sort} - {${variable}}`, scope)),
  ),

  rule("verb", ["have both? a|an? <core:a> and a|an? <core:b>"], ({ a, b }) =>
    a.conditions.length === 0 || b.conditions.length === 0
      ? undefined
      : ofCell((cell) => allTrue([ofAll(a.conditions, cell), ofAll(b.conditions, cell)])),
  ),
  rule("verb", ["have <counted:a> and <counted:b>", "have both <counted:a> and <counted:b>"], ({ a, b }) =>
    ofSet(({ variable }, scope) =>
      allTrue(boundAlike([a, b]).map(({ amount, noun }) => soMany(amount, noun, variable, scope))),
    ),
  ),
  rule("verb", "<touch> the border|edge|rim or <counted>", ({ touch, counted: { amount, noun } }) =>
    ofCell((variable, scope) =>
      oneOf(
        { text: `${variable} is border`, denied: `${variable} is not border` },
        soMany(amount, noun, nearby(variable, touch), scope),
      ),
    ),
  ),
  rule("verb", ["touch|touches the border|edge|rim", "touch|touches the border|edge|rim of the board"], () =>
    ofCell((cell) => ({ text: `${cell} is border`, denied: `${cell} is not border` })),
  ),
  rule("verb", ["<be> in a|an <sets> with|of <counted>"], ({ sets: { sort }, counted: { amount, noun } }) =>
    ofCell((variable, scope) => soMany(amount, noun, `${variable}.${sort}`, scope)),
  ),

  rule(
    "verb",
    ["have as many <adjective> neighbours as its|the <clue> say|says|tells|indicates|shows?"],
    ({ adjective, ...rest }) => ({
      of: ({ variable, role, clue }) => {
        const layer = "clue" in rest ? rest.clue.layer : clue;
        return role === "cell" && layer !== undefined
          ? soMany(
              { bound: "exactly", number: () => `${variable}.${layer}` },
              { conditions: [adjective] },
              nearby(variable, "sides"),
              [],
            )
          : unsaid;
      },
    }),
  ),

  // Values.
  rule(
    "verb",
    ["be <comparison> <vicinity:them>", "be <comparison> all|each of? <vicinity>"],
    ({ comparison: { sign, denied: other }, ...rest }) => ({
      of: ({ variable, role, value }, scope) => {
        if (role !== "cell" || value === undefined) return unsaid;
        const near = "them" in rest ? rest.them : rest.vicinity;
        if ("them" in rest && /[<>]=/.test(sign)) return unsaid;
        const said = ofEach({ conditions: [] }, nearby(variable, near), scope, (x) =>
          compared(`${variable}.${value}`, sign, other, `${x}.${value}`),
        );
        // `not greater than its neighbours`: than all, or than any of them.
        return "them" in rest ? { ...said, denied: UNSAID } : said;
      },
    }),
  ),
  ...(
    [
      ["larger|greater|higher|bigger", ">", "<="],
      ["smaller|lower|lesser", "<", ">="],
    ] as const
  ).map(([said, sign, other]) =>
    rule(
      "verb",
      [`have a? ${said} <valued> than <vicinity>`, `have a? ${said} <valued> than all|each of? <vicinity>`],
      ({ valued, vicinity }) => ({
        of: ({ variable, role }, scope) =>
          role !== "cell"
            ? unsaid
            : ofEach({ conditions: [] }, nearby(variable, vicinity), scope, (x) =>
                compared(`${variable}.${valued}`, sign, other, `${x}.${valued}`),
              ),
      }),
    ),
  ),
  rule("verb", "be <comparison> <value>", ({ comparison, value }) => ({
    of: (thing, scope) => comparing(comparison, value(scope))(thing),
  })),
  rule("verb", ["be <value>", "equal|equals <value>"], ({ value }) => ({
    of: (thing, scope) => comparing(equal, value(scope))(thing),
  })),
  rule(
    "verb",
    [
      "have only <noun>",
      "have <noun> only",
      "consist|consists only of <noun>",
      "consist|consists of <noun> only",
    ],
    ({ noun }) => only(noun),
  ),
  // `a room consists of odd digits`: of nothing else.
  rule("verb", ["consist|consists of <core>", "be made|composed up? of <core>"], ({ core }) =>
    ofSet((thing, scope) => only(core).of(thing, scope)),
  ),

  // Sets of cells.
  rule("verb", ["be left? without a|an|any? <noun>", "lack|lacks a|an|any? <noun>"], ({ noun }) =>
    ofSet(({ variable }, scope) => soMany(notOne, noun, variable, scope)),
  ),
  rule("verb", ["be entirely|completely|fully|all <adjective>"], ({ adjective }) =>
    ofSet(({ variable }, scope) => ofEach({ conditions: [] }, variable, scope, adjective.of)),
  ),
  rule("verb", ["consist|consists of <counted>", "be made|composed up? of <counted>"], ({ counted }) =>
    isOfSome(counted.amount)
      ? undefined
      : ofSet(({ variable }, scope) =>
          soMany({ ...counted.amount, isBare: false }, counted.noun, variable, scope),
        ),
  ),
  rule(
    "verb",
    ["cover|covers|use|uses <counted>", "be <counted> large|big|long"],
    ({ counted: { amount, noun } }) => ofSet(({ variable }, scope) => soMany(amount, noun, variable, scope)),
  ),
  ...(["wide", "high|tall"] as const).map((said, at) =>
    rule("verb", [`be <amount> cell|cells ${said}`, `be <amount> ${said}`], ({ amount }) =>
      ofSet(({ variable }, scope) =>
        // `one cell wide` is one that is narrow, whichever way it lies.
        amount.number(scope) === "1" && amount.bound === "exactly"
          ? unsaid
          : numbered(`${variable}.${at === 0 ? "width" : "height"}`, amount, scope),
      ),
    ),
  ),
  ...(
    [
      ["wider|broader", "high|tall", "width", "height"],
      ["higher|taller", "wide|broad", "height", "width"],
    ] as const
  ).map(([more, than, long, short]) =>
    rule("verb", `be ${more} than it|they? be? ${than}`, () =>
      ofSet(({ variable }) => compared(`${variable}.${long}`, ">", "<=", `${variable}.${short}`)),
    ),
  ),
  rule(
    "verb",
    ["be as wide|broad as it|they? be? high|tall", "be as high|tall as it|they? be? wide|broad"],
    () => ofSet(({ variable }) => compared(`${variable}.width`, "=", "!=", `${variable}.height`)),
  ),
  // Without its length, a thing that is one cell wide may turn.
  rule("verb", "be 1 cell wide and <amount> cells|cell long", ({ amount }) =>
    ofSet(({ variable }, scope) =>
      allTrue([
        oneOf(compared(`${variable}.width`, "=", "!=", "1"), compared(`${variable}.height`, "=", "!=", "1")),
        numbered(`size(${variable})`, amount, scope),
      ]),
    ),
  ),
  rule("verb", ["touch|touches|reach|reaches all|each 4? sides|side|edges|edge of the board"], () =>
    ofSet(({ variable }) =>
      allTrue(["width", "height"].map((side) => compared(`${variable}.${side}`, "=", "!=", `board.${side}`))),
    ),
  ),
  rule("verb", ["be a rectangle that|which <verb>"], ({ verb }) =>
    ofSet((thing, scope) =>
      allTrue([
        { text: `${thing.variable} is rectangle`, denied: `${thing.variable} is not rectangle` },
        verb.of(thing, scope),
      ]),
    ),
  ),
  rule(
    "verb",
    [
      "be either? completely|entirely|fully|all <adjective:a> or completely|entirely|fully|all? <adjective:b>",
    ],
    ({ a, b }) =>
      ofSet(({ variable }, scope) => {
        const all = (of: Quality["of"]) => ofEach({ conditions: [] }, variable, scope, of);
        return oneOf(all(a.of), all(b.of));
      }),
  ),
  rule("verb", ["have a|the? size of? <amount>", "be of size <amount>"], ({ amount }) =>
    ofSet(({ variable }, scope) => soMany(amount, { conditions: [] }, variable, scope)),
  ),
  rule(
    "verb",
    [
      "be a? rectangle|rectangles|rectangular",
      "have the shape of a rectangle",
      "form|forms a? rectangle|rectangles",
      "be rectangular in shape",
    ],
    () =>
      ofSet(({ variable }) => ({ text: `${variable} is rectangle`, denied: `${variable} is not rectangle` })),
  ),
  rule("verb", ["be|form|forms squareshaped"], () =>
    ofSet(({ variable }) => {
      const text = `${variable} is rectangle and ${variable}.width = ${variable}.height`;
      return { text, denied: `not (${text})` };
    }),
  ),
  rule("verb", ["touch|touches the border|edge|rim"], () =>
    ofSet(({ variable }) => ({
      text: `some(x is border for x in ${variable})`,
      denied: `all(x is not border for x in ${variable})`,
    })),
  ),
  rule("verb", ["be a? rectangle|rectangles of|with <counted>"], ({ counted: { amount, noun } }) =>
    ofSet(({ variable }, scope) =>
      allTrue([
        { text: `${variable} is rectangle`, denied: `${variable} is not rectangle` },
        soMany(amount, noun, variable, scope),
      ]),
    ),
  ),
  ...["odd", "even"].map((parity) =>
    rule("verb", `have an ${parity} howmany <noun>`, ({ noun }) =>
      ofSet(({ variable }, scope) => {
        const many = howMany(noun, variable, scope);
        return { text: `${many} is ${parity}`, denied: `not (${many} is ${parity})` };
      }),
    ),
  ),
  rule(
    "verb",
    ["have each|all? of? the? <layers> exactly 1 times each?", "have each|all <ofEach>"],
    (parts) =>
      ofSet(({ variable }) =>
        allTrue(
          ("layers" in parts ? parts.layers : [parts.ofEach]).map((layer) => {
            const text = `exactly one of each ${layer} in ${variable}`;
            return { text, denied: `not (${text})` };
          }),
        ),
      ),
  ),

  rule("verb", ["be full of <noun>", "be filled with <noun>"], ({ noun }) =>
    ofSet(({ variable }, scope) =>
      ofEach({ conditions: [] }, variable, scope, (x) => ofAll(noun.conditions, x)),
    ),
  ),
  ...(["first", "last"] as const).map((end) =>
    rule(
      "verb",
      end === "first"
        ? ["start|starts|begin|begins with a|an|1|the? <noun>"]
        : ["end|ends|finish|finishes with a|an|1|the? <noun>"],
      ({ noun }) => ofSet(({ variable }) => ofAll(noun.conditions, `${variable}.${end}`), "line"),
    ),
  ),
  rule(
    "verb",
    ["be longer|larger|bigger than <number> cells", "have more than <number> cells"],
    ({ number }) => ofSet(({ variable }) => compared(`size(${variable})`, ">", "<=", number)),
  ),
]);
