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

test("two sizes that cannot be one", () => {
  const text = board(`${RULES}for each cell c with clue: size(c.area) = 4\n`, MAP, ["1 . . .", ". . . ."]);
  expect(formOf(text)).toEqual(["halves"]);
  expect(compareWithOracle(text)).toMatchObject({ kind: "same", count: 0 });
});

describe("random boards", () => {
  test.each(Array.from({ length: 24 }, (_, seed) => seed))(
    "seed %i",
    (seed) => {
      const random = randomFrom(seed);
      const [rows, columns] = [2 + (seed % 2), 4 - (seed % 2)];
      const cells = (symbol: () => string): string[] =>
        Array.from({ length: rows }, () => Array.from({ length: columns }, symbol).join(" "));
      let left = Math.floor((rows * columns) / 2);
      const map = cells(() => (random(2) === 0 && left-- > 0 ? "#" : "."));
      const clue = cells(() => (random(6) === 0 ? String(1 + random(3)) : "."));
      expect(compareWithOracle(board(RULES, map, clue))).toMatchObject({ kind: "same" });
    },
    30_000,
  );
});
