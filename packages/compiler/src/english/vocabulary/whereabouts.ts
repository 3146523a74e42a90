/** On which side of each other things are, which is first, and what comes before what. */

import { rule, table } from "../grammar.js";
import {
  type ComparingSign,
  type Noun,
  type Quality,
  type Said,
  type Side,
  type Thing,
  unsaid,
  type Verb,
} from "../meanings.js";
import {
  atLeastOne,
  compared,
  denied,
  headOf,
  isKind,
  latestSet,
  lineSort,
  ofAll,
  ofCells,
  ofSets,
  oneOf,
  setIn,
  soMany,
} from "../say.js";

const cellCalled = (variable: string): Thing => ({ variable, sort: "cell", role: "cell" });

const sides: readonly (readonly [said: string, direction: string, back: string])[] = [
  ["to? the? left of", "left", "right"],
  ["to? the? right of", "right", "left"],
  ["above", "up", "down"],
  ["below|under", "down", "up"],
];

export const onSide = (c: string, { direction, isNext }: Side, noun: Noun, thing: Thing): Said => {
  if (noun.conditions.length === 0) return unsaid;
  if (!isNext) return soMany(atLeastOne, noun, `${c}.look(${direction})`, [thing]);
  const text = `${c} has ${direction} and ${ofAll(noun.conditions, `${c}.${direction}`).text}`;
  return { text, denied: `not (${text})` };
};

/** On one of the two sides of a cell. */
const besideIt = (noun: Noun, [one, other]: readonly [string, string]): Verb => ({
  of: (thing) => {
    if (thing.role !== "cell") return unsaid;
    const [a, b] = [one, other].map((direction) =>
      onSide(thing.variable, { direction, isNext: true }, noun, thing),
    );
    return a === undefined || b === undefined ? unsaid : oneOf(a, b);
  },
});

/** None of the first is behind one of the second. */
export function standInOrder(first: Noun, second: Noun, set: string): Said {
  if (first.conditions.length === 0 || second.conditions.length === 0) return unsaid;
  const both = `${ofAll(second.conditions, "x").text} and ${ofAll(first.conditions, "y").text}`;
  const pairs = `for x, y in ${set} where x before y`;
  return { text: `all(not (${both}) ${pairs})`, denied: `some(${both} ${pairs})` };
}

/** Each of the first is on that side of each of the second, by rows or by columns. */
function onSideWithin(first: Noun, second: Noun, set: string, direction: string): Said {
  if (first.conditions.length === 0 || second.conditions.length === 0) return unsaid;
  const by = /left|right/.test(direction) ? "column" : "row";
  const [sign, other] = /left|up/.test(direction) ? ["<", ">="] : [">", "<="];
  const pairs = `for x, y in ${set} where ${ofAll(first.conditions, "x").text} and ${ofAll(second.conditions, "y").text}`;
  return {
    text: `all(x.${by} ${sign} y.${by} ${pairs})`,
    denied: `some(x.${by} ${other} y.${by} ${pairs})`,
  };
}

/** In a corner of the board. */
export const inCorner: Quality = {
  of: (c) => {
    const text = `${c}.row in {1, board.height} and ${c}.column in {1, board.width}`;
    return { text, denied: `not (${text})` };
  },
};

const firstCell = "cell(1, 1)";
const lastCell = "cell(board.height, board.width)";
const [topRight, bottomLeft] = ["cell(1, board.width)", "cell(board.height, 1)"] as const;

const middleCell = "cell((board.height + 1) / 2, (board.width + 1) / 2)";

const isCell = (cell: string): Quality => ({
  of: (c) => ({ text: `${c} is ${cell}`, denied: `${c} is not ${cell}` }),
});

const ordinals: readonly (readonly [said: string, number: number])[] = [
  ["first|1st", 1],
  ["second|2nd", 2],
  ["third|3rd", 3],
  ["fourth|4th", 4],
  ["fifth|5th", 5],
  ["sixth|6th", 6],
];

/** `its left neighbour` */
const besides = <const Start extends string>(direction: string, start: Start) =>
  /left|right/.test(direction)
    ? ([
        `${start} the <valued> to? its ${direction}`,
        `${start} the cell to? its ${direction}`,
        `${start} its ${direction} neighbour`,
        `${start} its ${direction} - hand neighbour`,
      ] as const)
    : [];

const comparedBeside = (direction: string, { sign, denied: other }: ComparingSign, factor = ""): Verb => ({
  of: ({ variable: c, role, value }) => {
    if (role !== "cell" || value === undefined) return unsaid;
    const there = `${factor}${c}.${direction}.${value}`;
    return {
      text: `(${c} has ${direction} implies ${c}.${value} ${sign} ${there})`,
      denied: `(${c} has ${direction} implies ${c}.${value} ${other} ${there})`,
    };
  },
});

const cornerCells = [
  ["top left|lefthand", firstCell],
  ["top right|righthand", topRight],
  ["bottom left|lefthand", bottomLeft],
  ["bottom right|righthand", lastCell],
] as const;

export const whereaboutPhrases = table(() => [
  ...sides.flatMap(([said, , back]) => [
    rule("side", `directly|immediately|just|next ${said}`, () => ({ direction: back, isNext: true })),
    rule("side", `somewhere? ${said}`, () => ({ direction: back, isNext: false })),
  ]),
  // Denied alone: whether there has to be such a cell is not said by what it is.
  ...sides.map(([said, direction]) =>
    rule(
      "statement",
      `the cell directly|immediately|just? ${said} <each> <noun> not <verb>`,
      ({ noun, verb }) =>
        noun.conditions.length === 0
          ? undefined
          : (scope) => {
              const has: Quality = {
                of: (x) => ({ text: `${x} has ${direction}`, denied: `${x} has no ${direction}` }),
              };
              return ofCells(
                { conditions: [...noun.conditions, has] },
                scope,
                ({ variable }, inner) => verb.of(cellCalled(`${variable}.${direction}`), inner).denied,
              );
            },
    ),
  ),
  rule("verb", ["<be> <side> <counted>", "<side> <counted>"], ({ side, counted: { amount, noun } }) => ({
    of: (thing, scope) =>
      thing.role === "cell" && amount.bound === "at least" && amount.number(scope) === "1"
        ? onSide(thing.variable, side, noun, thing)
        : unsaid,
  })),
  rule(
    "verb",
    [
      "have a|an|1? <core> to|on its left or to|on? its? right",
      "have a|an|1? <core> to|on its right or to|on? its? left",
    ],
    ({ core }) => besideIt(core, ["left", "right"]),
  ),
  ...ordinals.map(([said, number]) =>
    rule("core", `${said} <core>`, ({ core }) =>
      core.conditions.length > 0 || core.value !== undefined
        ? undefined
        : {
            conditions: [
              { of: (c) => ({ text: `${c} is cells[${number}]`, denied: `${c} is not cells[${number}]` }) },
            ],
          },
    ),
  ),
  rule(
    "statement",
    [
      "the? <core:a> be|come|comes|stand|stands somewhere? before the? <core:b> in <each> <families>",
      "in <each> <families> ,? the? <core:a> be|come|comes|stand|stands somewhere? before the? <core:b>",
    ],
    ({ a, b, families }) =>
      (scope) =>
        ofSets(families, scope, ({ variable }) => standInOrder(a, b, variable)),
  ),
  // In a row by left and right, in a column by above and below.
  ...sides.map(([said, direction]) =>
    rule(
      "clause",
      `the? <core:a> be|come|comes|stand|stands|appear|appears somewhere? ${said} the? <core:b>`,
      ({ a, b }) =>
        (scope) => {
          const set = latestSet(scope);
          const inside = scope.findLast(({ variable }) => variable === set);
          if (inside?.role === "region") return onSideWithin(a, b, set, direction);
          if (lineSort(set, scope) !== (/left|right/.test(direction) ? "row" : "column")) return unsaid;
          return /left|up/.test(direction) ? standInOrder(a, b, set) : standInOrder(b, a, set);
        },
    ),
  ),
  rule(
    "statement",
    ["no <sets> have <core:b> before <core:a>", "no <sets> have <core:a> after <core:b>"],
    ({ sets, a, b }) =>
      (scope) => {
        const set = setIn(scope, sets);
        return `for each ${set.sort} ${set.variable}: ${standInOrder(a, b, set.variable).text}`;
      },
  ),
  rule(
    "clause",
    ["the? <core:a> be|come|comes|stand|stands somewhere? before the? <core:b> <where>"],
    ({ a, b, where }) =>
      (scope) =>
        standInOrder(a, b, where(scope)),
  ),
  rule(
    "clause",
    ["the? <core:a> be|come|comes|stand|stands somewhere? before the? <core:b>"],
    ({ a, b }) =>
      (scope) =>
        standInOrder(a, b, latestSet(scope)),
  ),
  ...sides.flatMap(([said, direction]) => [
    rule(
      "verb",
      [
        `be <comparison> the cell ${said} it`,
        `be <comparison> the <valued> ${said} it`,
        ...besides(direction, "be <comparison>"),
      ],
      ({ comparison }) => comparedBeside(direction, comparison),
    ),
    rule("verb", besides(direction, "be <comparison> exactly? <number> times"), ({ comparison, number }) =>
      comparedBeside(direction, comparison, `${number} * `),
    ),
  ]),
  rule(
    "statement",
    [
      "between any? 2 <core> in|of|on the? same <families> there be <counted>",
      "there be <counted> between any? 2 <core> in|of|on the? same <families>",
    ],
    ({ core, families, counted: { amount, noun } }) =>
      isKind(core) && isKind(noun)
        ? (scope) =>
            families
              .map(({ sort }) => {
                const ends = `${ofAll(core.conditions, "x").text} and ${ofAll(core.conditions, "y").text}`;
                const between = soMany(amount, noun, "span(x, y)", [
                  ...scope,
                  cellCalled("x"),
                  cellCalled("y"),
                ]);
                return `for each ${sort} s: for each cells x, y in s where x before y and ${ends}: ${between.text}`;
              })
              .join("; ")
        : undefined,
  ),
  ...(["row", "column"] as const).flatMap((sort) => [
    ...ordinals.map(([said, number]) =>
      rule("named", `the ${said} ${sort}`, () => ({ variable: `${sort}s[${number}]`, sort, role: "line" })),
    ),
    rule("named", `the ${sort === "row" ? "top" : "leftmost|left"} ${sort}`, () => ({
      variable: `${sort}s[1]`,
      sort,
      role: "line",
    })),
    rule("named", `the ${sort === "row" ? "bottom" : "rightmost|right"} ${sort}`, () => ({
      variable: `${sort}s.last`,
      sort,
      role: "line",
    })),
    rule("named", `the last ${sort}`, () => ({ variable: `${sort}s.last`, sort, role: "line" })),
  ]),
  ...(["row", "column"] as const).flatMap((sort) => {
    const at = (number: string): Quality => ({
      of: (c) => ({ text: `${c}.${sort} = ${number}`, denied: `${c}.${sort} != ${number}` }),
    });
    return [
      ...ordinals
        .slice(1)
        .map(([said, number]) => rule("place", `in|on the ${said} ${sort}`, () => at(`${number}`))),
      rule("place", `in|on ${sort} <number>` as const, ({ number }) => at(number)),
    ];
  }),
  ...(["first", "last"] as const).map((end) =>
    rule("named", `the? ${end} cell`, () => cellCalled(end === "first" ? firstCell : lastCell)),
  ),
  rule("place", "in|on|at the? last cell", () => isCell("cells.last")),
  rule("place", "in|on|at cell <number>", ({ number }) => isCell(`cells[${number}]`)),
  ...ordinals.map(([said, number]) =>
    rule("place", `in|on|at the ${said} cell`, () => isCell(`cells[${number}]`)),
  ),
  rule(
    "statement",
    [
      "<named:a> and <named:b> have the? same|equal <measure>",
      "the? <measure> of|in <named:a> and of? <named:b> be the same",
      "the? <measure> of|in <named:a> be|equal|equals the <measure:other> of|in <named:b>",
    ],
    ({ a, b, measure, ...rest }) => {
      const [one, two] = [measure(a, [a]), ("other" in rest ? rest.other : measure)(b, [b])];
      return () => `${one} = ${two}`;
    },
  ),
  ...(["row", "column"] as const).map((sort) =>
    rule(
      "statement",
      [
        `${sort}s <number:a> and <number:b> have the? same|equal <measure>`,
        `the? <measure> of|in ${sort}s <number:a> and <number:b> be the same`,
      ],
      ({ a, b, measure }) => {
        const [one, two] = [a, b].map((number) =>
          measure({ variable: `${sort}s[${number}]`, sort, role: "line" }, []),
        );
        return () => `${one} = ${two}`;
      },
    ),
  ),
  rule(
    "named",
    ["row", "the row"].map((row) => `${row} <number>` as const),
    ({ number }) => ({ variable: `rows[${number}]`, sort: "row", role: "line" }),
  ),
  rule("named", "column <number>", ({ number }) => ({
    variable: `columns[${number}]`,
    sort: "column",
    role: "line",
  })),
  rule("named", "the? cell in|at row <number:r> ,|and? column <number:c>", ({ r, c }) =>
    cellCalled(`r${r}c${c}`),
  ),
  rule("adjective", "corner", () => inCorner),
  rule("kind", ["4? corners", "corners of the board"], () => ({ conditions: [inCorner] })),
  rule("place", "in|at a|the|any? corner|corners of? the? board?", () => inCorner),
  rule(
    "named",
    [
      "the middle|central|centre|center cell",
      "the middle|centre|center",
      "the cell in the middle|centre|center",
      "the middle|centre|center of the board",
      "the cell in the middle|centre|center of the board",
    ],
    () => cellCalled(middleCell),
  ),
  rule(
    "place",
    ["at 1|an|either|the end|ends of the table|board|street|line|bench", "at 1|an|either|the end|ends"],
    () => inCorner,
  ),
  ...(
    [
      ["row", "column", "board.width", "left", "right"],
      ["column", "row", "board.height", "top|upper", "bottom|lower"],
    ] as const
  ).flatMap(([line, across, last, from, to]) => {
    const of = `of a|the|its|any|1 ${line}`;
    const either = `{1, ${last}}`;
    return [
      rule("place", `at|in 1|an|either|the end|ends ${of}`, () => ({
        of: (c) => ({
          text: `${c}.${across} in ${either}`,
          denied: `not (${c}.${across} in ${either})`,
        }),
      })),
      ...[
        [from, "1"],
        [to, last],
      ].map(([end, at]) =>
        rule("place", `at|in the ${end} end? ${of}`, () => ({
          of: (c) => compared(`${c}.${across}`, "=", "!=", `${at}`),
        })),
      ),
    ];
  }),
  rule(
    "statement",
    [
      "<counted> in <each> corner",
      "there be <counted> in <each> corner of the? board",
      "there be <counted> in <each> corner",
      "there be <counted> in the 4? corners",
    ],
    ({ counted: { amount, noun }, ...rest }) =>
      !("each" in rest && rest.each === "a") &&
      isKind(noun) &&
      amount.bound !== "at most" &&
      amount.number([]) === "1"
        ? () => `${headOf("cell", "c", [inCorner])}: ${ofAll(noun.conditions, "c").text}`
        : undefined,
  ),
  rule("statement", "the? 4? corners have|hold 4? all? different <valued>", ({ valued }) => () => {
    const is = inCorner.of("x").text;
    return `different(x.${valued} for x in cells where ${is})`;
  }),
  rule("place", ["in|at the middle|centre|center", "in|at the middle|centre|center of the board"], () => ({
    of: (c) => ({ text: `${c} is ${middleCell}`, denied: `${c} is not ${middleCell}` }),
  })),
  ...cornerCells.flatMap(([said, cell]) => [
    rule("named", [`the ${said} cell|corner`, `the cell in the ${said} corner`], () => cellCalled(cell)),
    rule("place", [`in|at the ${said} corner|cell`, `in|at the ${said} corner of the board`], () => ({
      of: (c) => ({ text: `${c} is ${cell}`, denied: `${c} is not ${cell}` }),
    })),
  ]),
  rule(
    "statement",
    ["<two> opposite corners <between>", "no <two> opposite corners <between:not>"],
    (parts) => () =>
      [
        [firstCell, lastCell],
        [topRight, bottomLeft],
      ]
        .map(([x = "", y = ""]) => {
          const [a, b] = [cellCalled(x), cellCalled(y)];
          return "not" in parts ? denied(parts.not(a, b)).text : parts.between(a, b).text;
        })
        .join("; "),
  ),
]);
