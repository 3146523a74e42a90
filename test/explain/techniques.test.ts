/** Every technique names steps of two genres at least; and what its sentence says there. */
import { describe, expect, test } from "vitest";
import { techniques } from "../../packages/compiler/src/explain/techniques/table.js";
import { lamps, twos } from "./packed-boards.js";
import { told, toldOf } from "./steps-of.js";

/** Instances that are told within a second or so. */
const instances: readonly (readonly [example: string, name: string])[] = [
  ["sudoku", "17 clues"],
  ["starbattle", "one star, five rooms"],
  ["nurikabe", "ten by ten, generated"],
  ["akari", "eight by eight"],
  ["kakuro", "seven by seven, generated"],
  ["slitherlink", "ten by ten"],
  ["heyawake", "twelve by twelve, generated"],
  ["hitori", "six by six"],
  ["masyu", "eight by eight"],
  ["binairo", "six by six"],
  ["sukoro", "five by five, generated"],
  ["slalom", "eight by eight"],
  ["nurimaze", "ten by ten, generated"],
  ["nurimaze", "eight by eight, generated"],
  ["herugolf", "five by five, generated"],
  ["magnets", "six by six, generated"],
  ["kenken", "six"],
  ["easy-as-abc", "six by six, with four letters, generated"],
  ["starbattle", "two stars, ten rooms"],
  ["japanese-sums", "five by five, generated"],
  ["nagare", "six by six, generated"],
  ["onsen-borders", "six by six"],
];

const zones = `  zone:
    . . . . . z
    . . . . . z
    . . . . z z
    . . . . . z
    . . . . . z
    . . . . . z
`;

/** Boards of a technique that is asked for last: larger ones take long. */
const own: readonly (readonly [name: string, text: string])[] = [
  [
    "rooks",
    `puzzle Rooks
given part: region
given zone: region
find rook: yes/no

exactly 1 rook in each row
at most 1 rook in each part
at most 1 rook in each zone

instance of Rooks:
  part:
${"    a b c d e .\n".repeat(6)}${zones}`,
  ],
  [
    "ones",
    `puzzle Ones
given zone: region
find n: 1..2

for each row r: count(c in r where c.n = 1) = 1
for each column k: count(c in k where c.n = 1) <= 1
for each zone z: count(c in z where c.n = 1) <= 1

instance of Ones:
${zones}`,
  ],
  [
    "ones in parts",
    `puzzle Ones
given part: region
find n: 1..2

for each row r: count(c in r where c.n = 1) = 1
for each part p: count(c in p where c.n = 1) <= 1

instance of Ones:
  part:
${"    a b c d e e\n".repeat(2)}    a b c d e .
${"    a b c d e e\n".repeat(3)}`,
  ],
];

const packed = [
  ["lamps", lamps],
  ["twos", twos],
] as const;

const examples = instances.map(([example, name]) => ({ example, ...toldOf(example, name) }));
const all = [
  ...examples,
  ...[...own, ...packed].map(([name, text]) => ({ example: name, ...told(`${name}.ecp`, text) })),
];

test("every instance is told to its end", () => {
  expect(examples.map(({ example, end }) => `${example} ${end.kind}`)).toEqual(
    instances.map(([example]) => `${example} solved`),
  );
});

describe("a technique is no rule of one genre", () => {
  test.each(techniques.map(({ key }) => key))("%s", (key) => {
    const genres = all.filter(({ steps }) => steps.some(({ technique }) => technique.key === key));
    expect(genres.map(({ example }) => example).length, key).toBeGreaterThan(1);
  });
});

test("sentences say what is found", () => {
  for (const { steps } of all)
    for (const { says, found } of steps) {
      expect(says.endsWith("."), says).toBe(true);
      expect(says).not.toMatch(/undefined|NaN|“”|\s{2}/u);
      expect(
        found.some(({ at, words }) => says.includes(at === "" ? words : at)),
        says,
      ).toBe(true);
    }
});

test("a step of one rule names what it rests on", () => {
  const steps = all.flatMap((one) => one.steps).filter(({ technique }) => technique.key === "one-rule");
  expect(steps.some(({ known }) => known.length > 1)).toBe(true);
  for (const { says, known } of steps)
    if (!says.includes(": otherwise "))
      for (const { at } of known.slice(0, 1)) expect(says.slice(0, says.lastIndexOf(": "))).toContain(at);
});

test("a Sudoku of 17 clues takes one placement a step, and few premises", () => {
  const [sudoku] = all;
  for (const { found, technique, known } of sudoku?.steps ?? []) {
    expect(technique.rank).toBeLessThan(4);
    expect(found).toHaveLength(1);
    expect(known.length).toBeLessThanOrEqual(9);
  }
  expect(sudoku?.steps).toHaveLength(64);
  expect(sudoku?.steps[0]?.says).toMatch(
    /^(?:(?:Box|Row|Column) \d needs digit \d: only r\dc\d is left|r\dc\d can only be digit \d: all else is ruled out there)\.$/u,
  );
});
