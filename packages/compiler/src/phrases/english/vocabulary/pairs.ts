/** What is said of two of a kind: of two neighbours, of two in the same set. */
import { rule } from "../grammar.js";
import { type Mentioned, type Noun, type Pairs, type Said, type Thing, unsaid } from "../meanings.js";
import { compared, denied, allTrue, nearby, ofAll, soMany } from "../say.js";

const [X, Y] = ["x", "y"] as const;

/** A rule for each two of them. */
function forPairs({ near, noun, where }: Pairs, said: Said): string {
  const conditions = [
    ...(where === undefined ? [] : [where(X, Y)]),
    ...(noun.conditions.length === 0 ? [] : [ofAll(noun.conditions, X).text, ofAll(noun.conditions, Y).text]),
  ];
  const guard = conditions.length === 0 ? "" : ` where ${conditions.join(" and ")}`;
  if (near === "sides") return `for each link (${X}, ${Y})${guard}: ${said.text}`;
  if (typeof near === "object")
    return `for each ${near.sort} s: for each cells ${X}, ${Y} in s${guard}: ${said.text}`;
  return `for each cell ${X}, cell ${Y} in ${nearby(X, near)}${guard}: ${said.text}`;
}

const thing = (variable: string, { value }: Noun): Thing => ({
  variable,
  sort: "cell",
  role: "cell",
  ...(value === undefined ? {} : { value }),
});

const between = (pairs: Pairs, said: (x: Thing, y: Thing) => Said): string =>
  forPairs(pairs, said(thing(X, pairs.noun), thing(Y, pairs.noun)));

/** Of the values of a layer; of the layer that the sentence is about, where it names none. */
const ofValues =
  (said: (x: string, y: string) => Said, layer?: string) =>
  (x: Thing, y: Thing): Said => {
    const [a, b] = [layer ?? x.value, layer ?? y.value];
    return a === undefined || b === undefined ? unsaid : said(`${x.variable}.${a}`, `${y.variable}.${b}`);
  };

const differ = (x: string, y: string): Said => compared(x, "!=", "=", y);
const follow = (x: string, y: string): Said => compared(`abs(${x} - ${y})`, "=", "!=", "1");

/** Not both of them: two of that kind are never so near. */
const apart = (near: Pairs["near"], noun: Noun, where?: Pairs["where"]): string | undefined =>
  noun.conditions.length === 0
    ? undefined
    : forPairs(
        { near, noun: { conditions: [] }, ...(where === undefined ? {} : { where }) },
        denied(allTrue([ofAll(noun.conditions, X), ofAll(noun.conditions, Y)])),
      );

/** Two kinds that are never so near. */
const apartFrom = (
  near: "sides" | "all round" | "corners",
  a: Noun,
  b: Noun,
  scope: Mentioned,
): string | undefined => {
  if (a.conditions.length === 0 || b.conditions.length === 0) return undefined;
  const none = soMany({ bound: "exactly", number: () => "0" }, b, nearby("c", near), [
    ...scope,
    thing("c", a),
  ]);
  return `for each cell c where ${ofAll(a.conditions, "c").text}: ${none.text}`;
};

const alike: readonly (readonly [said: string, attribute: "size" | "shape"])[] = [
  ["size", "size"],
  ["shape", "shape"],
];

export const pairPhrases = [
  rule(
    "two",
    ["", "2", "any 2", "all", "each", "each 2", "each pair of", "pairs of", "a pair of"],
    () => true,
  ),
  rule(
    "nearby",
    ["adjacent|neighbouring|touching", "orthogonally adjacent|neighbouring|touching"],
    () => "sides",
  ),
  rule("nearby", ["diagonally adjacent|neighbouring|touching"], () => "corners"),

  rule("touching", ["<touch> eachother?", "<touch> eachother? orthogonally"], ({ touch }) => touch),
  rule("touching", ["share a|an edge|side|border"], () => "sides"),
  rule("touching", ["be <nearby>", "be <nearby> to eachother"], ({ nearby: near }) => near),
  rule(
    "touching",
    ["be neighbours", "be next to eachother", "be orthogonally? adjacent orthogonally?", "meet orthogonally"],
    () => "sides",
  ),
  rule("touching", ["share a corner", "meet diagonally", "be adjacent diagonally"], () => "corners"),
  rule(
    "touching",
    ["touch eachother? diagonallytoo", "be adjacent diagonallytoo", "be next to eachother diagonallytoo"],
    () => "all round",
  ),
  rule(
    "touching",
    ["share a|an edge|side|border or a? corner", "touch eachother? diagonallytoo"],
    () => "all round",
  ),

  rule("pairs", "<two> <nearby> <noun>", ({ nearby: near, noun }) => ({ near, noun })),
  rule("pairs", ["<two> <core> that|which <touching>"], ({ core, touching }) => ({
    near: touching,
    noun: core,
  })),
  rule("pairs", ["<two> <core> sharing a|an edge|side|border"], ({ core }) => ({
    near: "sides",
    noun: core,
  })),
  rule(
    "pairs",
    [
      "<two> <core> on opposite|different|both|either side|sides of a|the <sets> border|boundary",
      "<two> <core> separated by a|the <sets> border|boundary",
    ],
    ({ core, sets }) => ({
      near: "sides",
      noun: core,
      where: (x, y) => `${x}.${sets.sort} is not ${y}.${sets.sort}`,
    }),
  ),
  rule("pairs", ["<two> <core> in|of|on the same <sets>"], ({ core, sets }) => ({ near: sets, noun: core })),

  rule(
    "between",
    ["have different <valued>", "not have the same|equal <valued>", "not have equal <valued>"],
    ({ valued }) => ofValues(differ, valued),
  ),
  rule("between", ["be different", "differ", "not be equal|identical", "not be the same"], () =>
    ofValues(differ),
  ),
  rule("between", ["have the same <valued>", "have equal <valued>"], ({ valued }) => {
    const said = ofValues(differ, valued);
    return (x, y) => denied(said(x, y));
  }),
  rule("between", ["have consecutive <valued>", "have <valued> that be consecutive"], ({ valued }) =>
    ofValues(follow, valued),
  ),
  rule("between", ["not have consecutive <valued>"], ({ valued }) => {
    const said = ofValues(follow, valued);
    return (x, y) => denied(said(x, y));
  }),
  rule("between", ["be consecutive"], () => ofValues(follow)),
  rule("between", ["not be consecutive"], () => {
    const said = ofValues(follow);
    return (x, y) => denied(said(x, y));
  }),
  rule(
    "between",
    ["differ by <amount>", "have a difference of <amount>"],
    ({ amount: { bound, number, isSeveral } }) => {
      const [sign, other] =
        bound === "exactly" ? ["=", "!="] : bound === "at most" ? ["<=", ">"] : [">=", "<"];
      if (isSeveral === true) return undefined;
      return ofValues((x, y) => compared(`abs(${x} - ${y})`, sign ?? "", other ?? "", number([])));
    },
  ),
  rule(
    "between",
    ["add|adds up? to <number>", "sum|sums up? to <number>", "have a sum of <number>"],
    ({ number }) => ofValues((x, y) => compared(`${x} + ${y}`, "=", "!=", number)),
  ),
  rule("between", ["not add|adds up? to <number>", "not sum|sums up? to <number>"], ({ number }) =>
    ofValues((x, y) => compared(`${x} + ${y}`, "!=", "=", number)),
  ),
  rule(
    "between",
    ["both <verb>", "be both <adjective>", "both be <adjective>"],
    (parts) => (x, y) =>
      "verb" in parts
        ? allTrue([parts.verb.of(x, [x]), parts.verb.of(y, [y])])
        : allTrue([parts.adjective.of(x.variable), parts.adjective.of(y.variable)]),
  ),
  rule(
    "between",
    ["not both <verb>", "not be both <adjective>"],
    (parts) => (x, y) =>
      denied(
        "verb" in parts
          ? allTrue([parts.verb.of(x, [x]), parts.verb.of(y, [y])])
          : allTrue([parts.adjective.of(x.variable), parts.adjective.of(y.variable)]),
      ),
  ),

  rule(
    "statement",
    "<pairs> <between>",
    ({ pairs: two, between: said }) =>
      () =>
        between(two, said),
  ),
  rule(
    "statement",
    ["no <pairs> <between>"],
    ({ pairs: two, between: said }) =>
      () =>
        between(two, (x, y) => denied(said(x, y))),
  ),
  rule(
    "statement",
    ["no <pairs> <verb>"],
    ({ pairs: two, verb }) =>
      () =>
        between(two, (x, y) => denied(allTrue([verb.of(x, [x]), verb.of(y, [y])]))),
  ),

  rule("statement", ["<two> <noun> not <touching>", "no <two> <noun> <touching>"], ({ noun, touching }) => {
    const text = apart(touching, noun);
    return text === undefined ? undefined : () => text;
  }),
  rule(
    "statement",
    ["<two> <core> in different <sets> not <touching>", "no <two> <core> in different <sets> <touching>"],
    ({ core, sets, touching }) => {
      const text = apart(touching, core, (x, y) => `${x}.${sets.sort} is not ${y}.${sets.sort}`);
      return text === undefined ? undefined : () => text;
    },
  ),
  rule(
    "statement",
    ["<two> <core:a> and <core:b> not <touching>", "no <core:a> and <core:b> <touching>"],
    ({ a, b, touching }) => {
      const text = apartFrom(touching, a, b, []);
      return text === undefined ? undefined : () => text;
    },
  ),
  rule(
    "statement",
    [
      "<two> <noun> not <be> in|on the same <families>",
      "no <two> <noun> <be> in|on the same <families>",
      "no <two> <noun> share a|an|the? same? <families>",
      "<two> <noun> not share a|an|the? same? <families>",
    ],
    ({ noun, families }) =>
      noun.conditions.length === 0
        ? undefined
        : (scope) => families.map((sets) => inEachAtMostOne(noun, sets.sort, scope)).join("; "),
  ),
  ...alike.map(([said, attribute]) =>
    rule(
      "statement",
      [
        `<two> <sets> of equal|the? same? ${said} not <touching>`,
        `<two> <sets> with equal|the? same? ${said} not <touching>`,
        `no <two> <sets> of equal|the? same? ${said} <touching>`,
      ],
      ({ sets: { sort, role }, touching }) =>
        touching !== "sides"
          ? undefined
          : () => {
              const has = role === "region" ? "" : `x has ${sort} and y has ${sort} and `;
              return `for each link (x, y) where ${has}x.${sort} is not y.${sort}: ${attribute}(x.${sort}) != ${attribute}(y.${sort})`;
            },
    ),
  ),
  ...alike.flatMap(([said, attribute]) => [
    rule(
      "statement",
      [`all? the? <sets> <be> of? the? same ${said}`, `all? the? <sets> have the? same ${said}`],
      ({ sets: { sort } }) =>
        () =>
          `for each ${sort} x, y where x is not y: ${attribute}(x) = ${attribute}(y)`,
    ),
    rule(
      "statement",
      [
        `all|different|each? <sets> have a? different ${said}|${said}s`,
        `no <two> <sets> have the? same ${said}`,
      ],
      ({ sets: { sort } }) =>
        () =>
          `for each ${sort} x, y where x is not y: ${attribute}(x) != ${attribute}(y)`,
    ),
  ]),
]
  .flat()
  .flat();

function inEachAtMostOne(noun: Noun, sort: string, scope: Mentioned): string {
  const { text } = soMany({ bound: "at most", number: () => "1" }, noun, "s", scope);
  return text.endsWith(" in s") ? `${text.slice(0, -1)}each ${sort}` : `for each ${sort} s: ${text}`;
}
