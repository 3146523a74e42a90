/** Messages of grounding about instances without a meaning: one for each mistake, with its place, and how often it occurs. */
import { analyse, compileInstance, type Diagnostic, type Settings } from "@ecp/compiler";
import { search } from "@ecp/engine";
import { describe, expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";

function said(text: string, settings: Partial<Settings> = {}): Diagnostic[] {
  const analysis = analyse("test.ecp", text, noFiles);
  expect(analysis.diagnostics.filter((each) => each.severity === "error")).toEqual([]);
  return analysis.typed.instances.flatMap((instance) => [
    ...compileInstance(analysis.typed, instance, { set: new Map(), ...settings }, noFiles).diagnostics,
  ]);
}

const messages = (text: string, settings: Partial<Settings> = {}): string[] =>
  said(text, settings).map((each) => `${each.code}: ${each.message}`);

const sized = `puzzle P(n: 1..9)
board n x n
find queen: yes/no
exactly 1 queen in each row
`;

describe("parameters", () => {
  test("without a value", () => {
    expect(messages(`${sized}instance of P\n`)).toEqual(["ECP4101: `n` has no value"]);
  });
  test("set on the command line, above the instance", () => {
    expect(messages(`${sized}instance of P(n = 8)\n`, { set: new Map([["n", "4"]]) })).toEqual([]);
  });
  test("out of range, or no number", () => {
    expect(messages(`${sized}instance of P\n`, { set: new Map([["n", "12"]]) })).toEqual([
      "ECP4102: `n` is 12, but must be from 1 to 9",
    ]);
    expect(messages(`${sized}instance of P\n`, { set: new Map([["n", "four"]]) })).toEqual([
      "ECP4102: `n` is `four`, but must be from 1 to 9",
    ]);
  });
  test("set, and not there", () => {
    const [one] = said(`puzzle P(size: 1..9 = 4)\nboard size x size\nfind queen: yes/no\n`, {
      set: new Map([["sise", "4"]]),
    });
    expect([one?.code, one?.help]).toEqual(["ECP4103", "did you mean `size`?"]);
  });
  test("asked for when needed, once for each argument, with the question filled in", () => {
    const asked: string[] = [];
    const text = `puzzle P
board 2 x 2
param often(v): number "How often is {v} in a row?"
find number: 1..2
exactly often(k) of each number k in each row, column
`;
    const ask = (name: string, question: string): string => {
      asked.push(`${name}: ${question}`);
      return "1";
    };
    expect(messages(text, { ask })).toEqual([]);
    expect(asked).toEqual(["often(1): How often is 1 in a row?", "often(2): How often is 2 in a row?"]);
    expect(messages(text, { set: new Map([["often(1)", "1"]]) })).toEqual([
      "ECP4101: `often(2)` has no value (How often is 2 in a row?)",
    ]);
  });
});

describe("meaning", () => {
  test("an absent given is reported once, with a count of the other cells", () => {
    const text = `puzzle P
given clue: number
find shaded: yes/no
rule "Clues":
  for each cell c: exactly c.clue shaded in c.neighbours
instance:
  clue:
    1 . .
    . 2 .
`;
    expect(messages(text)).toEqual([
      "ECP4106: `clue` is read at r1c2, where there is none, and at 3 more places",
    ]);
  });
  test("a neighbour that is not there", () => {
    const [one] = said(`puzzle P
board 3 x 3
find shaded: yes/no
for each cell c where c.up.row = 1: c is shaded
`);
    expect(one?.message).toBe("r1c1 has no neighbour up (and so in 2 more cases)");
    expect(one?.help).toBe("test `x has next(up)` first");
  });
  test("boxes that do not tile say which would", () => {
    const [one] = said(`puzzle P
board 6 x 6
find digit: 1..6
exactly one of each digit in each box 3 x 4
`);
    expect(one?.message).toBe("boxes of 3 x 4 do not tile a board of 6 x 6");
    expect(one?.help).toMatch(/^boxes that tile 6 x 6: 2 x 6, 6 x 2, /);
  });
  test("givens that clash are both named", () => {
    const text = `puzzle P
board 4 x 4
find digit: 1..4
exactly one of each digit in each row, column
instance:
  digit:
    3 . 3 .
    . . . .
    . . . .
    3 . . .
`;
    const all = said(text);
    expect(all.map((each) => each.message)).toEqual([
      "the givens of r1c1 and r1c3 clash: both are digit 3, where at most 1 may be",
      "the givens of r1c1 and r4c1 clash: both are digit 3, where at most 1 may be",
    ]);
    const [first] = all;
    const [other] = first?.related ?? [];
    expect(text.slice(0, first?.span.start).split("\n").length).toBe(7);
    expect(other?.span.start).toBeLessThan(first?.span.start ?? 0);
  });
  test("givens that clash only together with rules are no error: there is no answer", () => {
    const text = `puzzle P
board 2 x 2
find digit: 1..2
exactly one of each digit in each row, column
instance:
  digit:
    1 .
    . 2
`;
    expect(messages(text)).toEqual([]);
  });
  test("more values than places", () => {
    expect(
      messages(`puzzle P
board 6 x 6
find digit: 1..9
exactly one of each digit in each row
`),
    ).toEqual([
      "ECP4115: row 1 has 6 places for `digit`, which has 9 values, so `exactly one of each` cannot hold (and so for 5 more)",
    ]);
  });
});

describe("limits", () => {
  test("a problem above the limit is refused with its size", () => {
    const text =
      "puzzle P\nboard 20 x 20\nfind digit: 1..20\nexactly one of each digit in each row, column\n";
    expect(said(text, { entryLimit: 1000 }).map((each) => each.code)).toEqual(["ECP5001"]);
    expect(said(text)).toEqual([]);
  });
  test("an endless comprehension ends", () => {
    const text =
      "puzzle P\nitems a\noption x: a\noption put(i, j) for i, j in 1..1000000 where i + j = 0: a\n";
    expect(said(text, { entryLimit: 1000 }).map((each) => each.code)).toEqual(["ECP5001"]);
  });
});

test("ECP4127: what nothing can satisfy is told with its rule", () => {
  const text = `puzzle P
board 3 x 3
given wall: yes/no
find queen: yes/no on cells where not wall
exactly 1 queen in each row
instance:
  wall:
    . . .
    # # #
    . . .
`;
  const analysis = analyse("test.ecp", text, noFiles);
  const [instance] = analysis.typed.instances;
  if (instance === undefined) throw new Error("no instance");
  const { lowered } = compileInstance(analysis.typed, instance, { set: new Map() }, noFiles);
  if (lowered === undefined) throw new Error("not lowered");
  const run = search(lowered.problem);
  while (run.step(100) === "running");
  expect(run.uncoverable.map((item) => lowered.reasonOf(item)?.message)).toEqual([
    "this can never hold (row 2), whatever is found: exactly 1 queen is asked for, and there can be none",
  ]);
  expect(run.uncoverable.map((item) => lowered.originOf(item)?.at)).toEqual([["row 2"]]);
});
