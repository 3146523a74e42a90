/** Mends that change more than the line of the error: each leads to a text without an error, and with the answers that are meant. */
import { compileInstance } from "@ecp/compiler";
import { search } from "@ecp/engine";
import { describe, expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";
import { analyse } from "../support/with-mends.js";
import { mended } from "./phrasings.js";

function answersOf(text: string): bigint | readonly string[] {
  const { typed, diagnostics } = analyse("mended.ecp", text, noFiles);
  const errors = diagnostics.filter(({ severity }) => severity === "error").map(({ message }) => message);
  const [instance] = typed.instances;
  if (errors.length > 0 || instance === undefined) return errors;
  const { lowered } = compileInstance(typed, instance, { set: new Map() }, noFiles);
  if (lowered === undefined) return ["not compiled"];
  const run = search(lowered.problem, { countOnly: true });
  while (run.step(100_000) === "running");
  return run.count();
}

const texts: readonly (readonly [name: string, code: string, answers: bigint, text: string])[] = [
  [
    "where a path turns",
    "ECP1015",
    6n,
    `puzzle P
board 3 x 3
find ball: paths from {r1c1}
for each ball b: b.end is r3c3
for each ball b:
  b turns at r2c2
instance
`,
  ],
  [
    "a number that is given of paths",
    "ECP2002",
    2n,
    `puzzle P
board 2 x 2
given bounces: number on paths
find ball: paths from {r1c1}
for each ball b: b.end is r2c2
instance
`,
  ],
  [
    "one number of the board whose data stand behind a colon",
    "ECP3007",
    6n,
    `puzzle P
board 1 x 3
given weight: number
given limit: number
find packed: yes/no
sum(c.weight for c in cells where c is packed) <= limit
instance "i":
  weight: 1 2 3
  limit: 4
`,
  ],
  [
    "one number of the board that is given as a layer",
    "ECP3007",
    4n,
    `puzzle P
board 2 x 2
given target: number
find n: 1..2
for each row r: sum(x.n for x in r) = target
instance "i":
  target = 3
`,
  ],
  [
    "a path that is said with its end",
    "ECP1015",
    2n,
    `puzzle P
board 2 x 2
find ball: paths from r1c1 to r2c2
instance
`,
  ],
  [
    "a list of pieces",
    "ECP1014",
    11n,
    `puzzle P
board 2 x 2
pieces tile:
  tv: #
  bed: ##
place each tv, bed at most once
instance
`,
  ],
  [
    "a piece that is drawn in the line of its set",
    "ECP3017",
    4n,
    `puzzle P
board 2 x 2
pieces sofa with rotations: ##
place each sofa exactly once
instance
`,
  ],
  [
    "a drawing that has no name",
    "ECP1010",
    4n,
    `puzzle P
board 2 x 2
pieces desk with rotations:
  ##
  #.
place each desk exactly once
instance
`,
  ],
  [
    "a body beside its rule, and more of it below",
    "ECP1019",
    1n,
    `puzzle P
board 2 x 2
find s: yes/no
rule "R": for each row r: exactly 1 s in r // each
  for each column k: exactly 1 s in k
  r1c1 is s
instance
`,
  ],
  [
    "a layer that is called as an attribute",
    "ECP2006",
    2n,
    `puzzle P
board 1 x 2
find corner: yes/no // a corner
rule "One corner": exactly 1 corner in each row
for each cell c: c.corner or not c is corner
instance
`,
  ],
  [
    "a relation that has no name",
    "ECP3004",
    14n,
    `puzzle P
board 2 x 2
find s: yes/no
rule "One piece":
  connected(cells with s by around)
  at least 1 s in cells
  at most 3 s in cells
instance
`,
  ],
  [
    "a let within a rule",
    "ECP1012",
    1n,
    `puzzle P
board 2 x 2
find n: 1..2
for each cell c, direction d where c has next(d):
  let other = c.next(d).n
  c.n = 1 or other
  other = 1
instance
`,
  ],
  [
    "names that begin with a digit",
    "ECP1015",
    1n,
    `puzzle P
board 1 x 2
given class: {7a, 7b}
find n: 1..2
for each cell c: c.n = (if c.class is a7 then 1 else 2)
instance:
  class: 7a 7b
`,
  ],
];

test.each(texts)("%s", (_, code, answers, text) => {
  const [first] = analyse("mended.ecp", text, noFiles).diagnostics;
  if (first === undefined) throw new Error("there is no message");
  expect(first.code).toBe(code);
  const [quickFix] = mended(text, first);
  expect(answersOf(quickFix ?? "")).toBe(answers);
});

test("rules below two declarations that are mended are mended too", () => {
  const text = `puzzle P
board 1 x 3
given dot: black or white
find letter: A..C or none
Each row contains A, B and C exactly once.
Black dots hold an A.

instance "i":
  dot: . black .
`;
  const fixes = analyse("mended.ecp", text, noFiles).diagnostics.flatMap(({ fix }) => fix?.edits ?? []);
  const whole = [...fixes]
    .sort((a, b) => b.span.start - a.span.start)
    .reduce((now, { span, text: said }) => now.slice(0, span.start) + said + now.slice(span.end), text);
  expect(fixes).toHaveLength(4);
  expect(answersOf(whole)).toBe(2n);
});

describe("a line that was meant is tried on the board", () => {
  const bench = (sentence: string): string => `puzzle Bench
board places a, b, c
  neighbours: a-b-c
find friend: {Anna, Ben, Clara}
exactly one of each friend in cells
${sentence}
instance:
`;
  test("what the board lacks is not offered", () => {
    const [first] = analyse("bench.ecp", bench("Anna sits to the left of Ben"), noFiles).diagnostics;
    expect(first?.help).not.toContain("look(right)");
  });
  test("other lines that are wrong do not keep it from being tried", () => {
    const text = bench("Anna sits to the left of Ben\nBen likes bread and butter too much");
    const [first] = analyse("bench.ecp", text, noFiles).diagnostics;
    expect(first?.help).not.toContain("look(right)");
  });
});

test("what is not there at some places gets its guard at once", () => {
  const text = `puzzle Words
board 1 x 3
given black: yes/no
find digit: 0..9 on cells where not black
the digits in every row add up to 8
instance:
  black: . # .
`;
  const [first] = analyse("words.ecp", text, noFiles).diagnostics;
  expect(first?.help).toBe("write `for each row s: sum(x.digit for x in s where x has digit) = 8`");
});
