/** Divisions into regions of two equal halves: which rules are read so, and, on random boards, the judge's answers. */
import { analyse, compileInstance } from "@ecp/compiler";
import { describe, expect, test } from "vitest";
import { randomFrom } from "../kernel/random-problem.js";
import { compareWithOracle } from "../oracle/compare.js";
import { noFiles } from "../support/hosts.js";

const RULES = `given dark: yes/no
given clue: number
find area: region
legend:
  "#": dark
for each area a:
  connected(a with dark)
  connected(a without dark)
  shape(a with dark) = shape(a without dark)
for each cell c with clue: size(c.area) = 2 * c.clue
`;

const board = (rules: string, map: readonly string[], clue: readonly string[] = []): string => {
  const rows = (of: readonly string[]): string => of.map((row) => `    ${row}\n`).join("");
  return `puzzle P\n${rules}instance of P:\n  map:\n${rows(map)}${clue.length === 0 ? "" : `  clue:\n${rows(clue)}`}`;
};

function formOf(text: string): readonly string[] {
  const analysis = analyse("test.ecp", text, noFiles);
  const [instance] = analysis.typed.instances;
  if (instance === undefined) throw new Error("there is no instance");
  const { ground, diagnostics } = compileInstance(analysis.typed, instance, { set: new Map() }, noFiles);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  return [...new Set(ground?.constraints.map(({ kind }) => kind))];
}

const MAP = ["# . # .", ". # . #"];
const SHAPES = "  shape(a with dark) = shape(a without dark)\n";

test.each([
  ["as a rule book says it", RULES],
  ["the other way round", RULES.replace(SHAPES, "  shape(a without dark) = shape(a with dark)\n")],
  [
    "in a rule with a name",
    RULES.replace(
      /for each area[\s\S]*(?=for each cell)/u,
      (rule) => `rule "Two":\n${rule.replace(/^/gmu, "  ").trimEnd()}\n`,
    ),
  ],
  ["without sizes", RULES.replace(/for each cell.*\n/u, "").replace("given clue: number\n", "")],
  ["sizes on the other side", RULES.replace("size(c.area) = 2 * c.clue", "2 * c.clue = size(c.area)")],
])("halves: %s", (_, rules) => {
  expect(formOf(board(rules, MAP))).toEqual(["halves"]);
});

const SIZES = "for each cell c with clue: size(c.area) = 2 * c.clue\n";

/** Other ways to say how large a region is. */
const WORDINGS = [
  ["as an attribute", "for each cell c with clue: c.area.size = 2 * c.clue"],
  ["half of the size", "for each cell c with clue: size(c.area) / 2 = c.clue"],
  ["half of the size, otherwise", "for each cell c with clue: c.clue = c.area.size / 2"],
  ["a sum", "for each cell c with clue: c.clue + c.clue = size(c.area)"],
  ["a difference", "for each cell c with clue: size(c.area) - c.clue = c.clue"],
  ["in a rule", 'rule "Half of them":\n  for each cell c with clue: size(c.area) = 2 * c.clue'],
  ["cells of its colour", "for each cell c with clue: count(x in c.area where x.dark = c.dark) = c.clue"],
  ["cells of another", "for each cell c with clue: c.clue = count(x in c.area where x.dark != c.dark)"],
  ["dark cells counted", "for each cell c with clue: count(x in c.area where x is dark) = c.clue"],
  ["cells with dark counted", "for each cell c with clue: count(x in c.area with dark) = c.clue"],
  ["the size of what is dark", "for each cell c with clue: size(c.area with dark) = c.clue"],
  ["the size of what is not", "for each cell c with clue: size(c.area without dark) = c.clue"],
  [
    "the size of a set of its own",
    "for each cell c with clue: size(c.area x where x.dark = c.dark) = c.clue",
  ],
  ["exactly so many", "for each cell c with clue: exactly c.clue dark in c.area"],
  ["exactly so many not", "for each cell c with clue: exactly c.clue not dark in c.area"],
  [
    "by its colour",
    "for each cell c with clue:\n  if c is dark: exactly c.clue dark in c.area\n  else: exactly c.clue not dark in c.area",
  ],
  [
    "by its colour, in two rules",
    "for each cell c with clue where c is dark: exactly c.clue dark in c.area\nfor each cell c with clue where c is not dark: exactly c.clue not dark in c.area",
  ],
  [
    "by its colour, in an expression",
    "for each cell c with clue: c.clue = if c is dark then size(c.area with dark) else size(c.area without dark)",
  ],
  ["where it is so", "for each cell c: c has clue implies size(c.area) = 2 * c.clue"],
  ["of each region", "for each area a, cell c in a with clue: size(a) = 2 * c.clue"],
  [
    "of each region, inside",
    "for each area a:\n  for each cell c in a with clue: size(a with dark) = c.clue",
  ],
  ["for all cells of each region", "for each area a: all(size(a) = 2 * c.clue for c in a where c has clue)"],
  ["of one cell", "size(r1c1.area) = 4"],
  ["of every region", "for each area a: size(a) = 4"],
  ["of both kinds", "for each area a: size(a with dark) = size(a without dark)"],
  ["of both kinds, counted", "for each area a: count(x in a where x is dark) * 2 = size(a)"],
  ["of a function", "let half(s) = size(s with dark)\nfor each cell c with clue: half(c.area) = c.clue"],
] as const;

describe("the size of a region, in other words", () => {
  test.each(WORDINGS)("%s", (_, said) => {
    const rules = RULES.replace(SIZES, `${said}\n`);
    for (const [map, clue] of [
      [MAP, ["1 . . .", ". . 1 ."]],
      [["# . .", "# . #", "# . ."].slice(0, 2), [". 2 .", ". . 1"]],
      [
        ["# # . .", "# . . #"],
        [". 2 . .", ". . . ."],
      ],
    ] as const) {
      const text = board(rules, map, clue);
      expect(formOf(text)).toEqual(["halves"]);
      expect(compareWithOracle(text)).toMatchObject({ kind: "same" });
    }
  });
});

test.each([
  ["only one part hangs together", RULES.replace("  connected(a with dark)\n", "")],
  ["a size besides", `${RULES}for each area a: a.size <= 4\n`],
  ["a size that is no more than a bound", RULES.replace("size(c.area) = 2", "size(c.area) <= 2")],
  ["a region of another cell", `${RULES}r1c1.area is not r1c2.area\n`],
  ["under a condition", RULES.replace("for each area a:", "for each area a where a.size > 1:")],
  [
    "read by a definition",
    `${RULES}let large of area a = a.size > 2\ncount(a in areas where a is large) >= 0\n`,
  ],
  [
    "parts that leave cells out",
    RULES.replace("for each area", "let left of cell c = c.column = 1\nfor each area").replaceAll(
      "with dark",
      "with left",
    ),
  ],
])("something else: %s", (_, rules) => {
  expect(formOf(board(rules, MAP))).not.toContain("halves");
});

test("a clue of which nobody says the number is any", () => {
  const rules = RULES.replace("given clue: number", "given clue: number or ?");
  const text = board(rules, MAP, ["? . . 1", ". . . ."]);
  expect(formOf(text)).toEqual(["halves"]);
  expect(compareWithOracle(text)).toMatchObject({ kind: "same" });
  const more = board(`${rules}for each cell c with clue: c.clue <= 1\n`, MAP, ["? . . 1", ". . . ."]);
  expect(formOf(more)).not.toContain("halves");
  expect(compareWithOracle(more)).toMatchObject({ kind: "same" });
});

test.each([
  "count(x in c.area where x.dark = c.dark) = c.clue",
  "size(c.area) = c.clue",
  "exactly c.clue dark in c.area",
  "c.area.size / 2 = c.clue",
])("a clue of which nobody says the number, in other words: %s", (said) => {
  const rules = RULES.replace("given clue: number", "given clue: number or ?");
  const text = board(rules.replace("size(c.area) = 2 * c.clue", said), MAP, ["? . . 1", ". ? . ."]);
  // A region of two equal halves has no odd size: a count that never holds says so at the clue.
  expect(formOf(text)).toEqual(said === "size(c.area) = c.clue" ? ["halves", "count"] : ["halves"]);
  expect(compareWithOracle(text)).toMatchObject({ kind: "same" });
  const twice = text.replace(said, `${said} and size(c.area) + 1 = 2 * c.clue`);
  expect(formOf(twice)).not.toContain("halves");
  expect(compareWithOracle(twice)).toMatchObject({ kind: "same" });
});

test("two sizes that cannot be one", () => {
  const text = board(`${RULES}for each cell c with clue: size(c.area) = 4\n`, MAP, ["1 . . .", ". . . ."]);
  expect(formOf(text)).toEqual(["halves", "count"]);
  expect(compareWithOracle(text)).toMatchObject({ kind: "same", count: 0 });
});

describe("random boards", () => {
  test.each(Array.from({ length: 24 + 2 * WORDINGS.length }, (_, seed) => seed))(
    "seed %i",
    (seed) => {
      const random = randomFrom(seed);
      const [rows, columns] = [2 + (seed % 2), 4 - (seed % 2)];
      const cells = (symbol: () => string): string[] =>
        Array.from({ length: rows }, () => Array.from({ length: columns }, symbol).join(" "));
      let left = Math.floor((rows * columns) / 2);
      const map = cells(() => (random(2) === 0 && left-- > 0 ? "#" : "."));
      const clue = cells(() => (random(6) === 0 ? String(1 + random(3)) : "."));
      const said = seed < 24 ? SIZES : `${WORDINGS[seed % WORDINGS.length]?.[1]}\n`;
      const rules = RULES.replace(SIZES, said);
      expect(compareWithOracle(board(rules, map, clue))).toMatchObject({ kind: "same" });
    },
    30_000,
  );
});
