/** Errors that no text of a file raises: settings from outside, limits, reasons. */
import { analyse, compileInstance } from "@ecp/compiler";
import { expect, test } from "vitest";
import { lowerGround } from "../packages/compiler/src/lower/lower.js";
import { noFiles } from "./support/hosts.js";

const queens = `puzzle Board(n: 1..9 = 4)
board n x n
find queen: yes/no
exactly 1 queen in each row, column
`;

function compiled(text: string, set: Readonly<Record<string, string>> = {}) {
  const analysis = analyse("board.ecp", text, noFiles);
  const [instance] = analysis.typed.instances;
  if (instance === undefined) throw new Error("the text has no instance");
  return compileInstance(analysis.typed, instance, { set: new Map(Object.entries(set)) }, noFiles);
}

test("ECP4103: a setting of no parameter, with the one that was meant", () => {
  const [said] = compiled(queens, { nn: "5" }).diagnostics;
  expect(said).toMatchObject({ code: "ECP4103", severity: "error", help: "did you mean `n`?" });
});

test("ECP5001: a problem over the limit ends in its size, not in a crash", () => {
  const { ground } = compiled(queens);
  if (ground === undefined) throw new Error("the board does not ground");
  const { value, diagnostics } = lowerGround(ground, { entryLimit: 20 });
  expect(value).toBeUndefined();
  expect(diagnostics.map(({ code }) => code)).toEqual(["ECP5001"]);
});

test("ECP5002: what nothing can cover says why there is no answer", () => {
  const { lowered } = compiled(
    `${queens}instance "a":\n  queen:\n    - - - -\n    . . . .\n    . . . .\n    . . . .\n`,
  );
  if (lowered === undefined) throw new Error("the board does not lower");
  const reasons = Array.from(
    { length: lowered.problem.itemCount },
    (_, item) => lowered.reasonOf(item)?.code,
  );
  expect(reasons).toContain("ECP5002");
});

test("ECP5003: compiling ends when the caller's time is up, at whatever step that is", () => {
  const analysis = analyse(
    "board.ecp",
    `puzzle Board
board 30x30
find queen: yes/no
rule "few": exactly 3 queens in each row, column
rule "apart": for each cell c, cell d in c.row: c is not queen or d is not queen or c.column > 3
instance "a"
`,
    noFiles,
  );
  const [instance] = analysis.typed.instances;
  if (instance === undefined) throw new Error("the text has no instance");
  let asked = 0;
  const counting = (): boolean => {
    asked++;
    return false;
  };
  const whole = compileInstance(analysis.typed, instance, { set: new Map(), expired: counting }, noFiles);
  expect(whole.diagnostics).toEqual([]);
  expect(asked).toBeGreaterThan(50);
  const ends = [0, 1, 2, Math.floor(asked / 2), asked - 1];
  for (const end of ends) {
    let left = end;
    const expired = (): boolean => left-- <= 0;
    const { lowered, diagnostics } = compileInstance(
      analysis.typed,
      instance,
      { set: new Map(), expired },
      noFiles,
    );
    expect(lowered).toBeUndefined();
    expect(diagnostics.map(({ code }) => code)).toEqual(["ECP5003"]);
    // It was not asked again.
    expect(left).toBe(-1);
  }
});

test("an equality of two large domains is two literals a value, not all pairs of values", () => {
  const { lowered, diagnostics } = compiled(
    'puzzle P\nboard 1x2\nfind v: 1..3000\nr1c1.v = r1c2.v\ninstance "a"\n',
  );
  expect(diagnostics).toEqual([]);
  expect(lowered?.problem.rows.count).toBe(3000);
});

const large = (lines: string): string =>
  `puzzle Board\nboard 400 x 400\nfind mark: 1..1 on {r1c1}\n${lines}\n`;
const numbers = Array.from({ length: 200_000 }, (_, number) => number).join(", ");
const names = Array.from({ length: 2000 }, (_, k) => `let a${k} = a${k + 1} + 1`).join("\n");

test.each([
  ["a rectangle of more cells than a call takes arguments", large("cells is rectangle"), []],
  ["how wide they are", large("cells.width = 400"), []],
  ["a part of as many", large("inside cells:\n  r1c1.mark = 1"), ["ECP4128"]],
  ["a set of as many numbers", large(`r1c1.mark in {${numbers}}`), ["ECP4128"]],
  [
    "names that need names",
    large(`${names}\nlet a2000 = 1\nr1c1.mark < a0`),
    Array.from({ length: 5 }, () => "ECP1022"),
  ],
])("no end of the stack: %s", (_, text, codes) => {
  const analysis = analyse("board.ecp", text, noFiles);
  const [instance] = analysis.typed.instances;
  const errors = analysis.diagnostics.filter(({ severity }) => severity === "error");
  const more = errors.length > 0 || instance === undefined ? [] : compiled(text).diagnostics;
  expect([...errors, ...more].map(({ code }) => code)).toEqual(codes);
});

test("ECP5001: items without end are refused where they stand", () => {
  const text = "puzzle P\nitems a(i, j) for i in 1..3000, j in 1..3000\noption x: a(1, 1)\n";
  const analysis = analyse("items.ecp", text, noFiles);
  const [instance] = analysis.typed.instances;
  if (instance === undefined) throw new Error("the text has no instance");
  const { diagnostics } = compileInstance(
    analysis.typed,
    instance,
    { set: new Map(), entryLimit: 1000 },
    noFiles,
  );
  expect(diagnostics.map(({ code, span }) => [code, text.slice(span.start, span.end)])).toEqual([
    ["ECP5001", "items a(i, j) for i in 1..3000, j in 1..3000"],
  ]);
});

test("the size of a board by names that say two names each is looked through once", () => {
  const doubled = Array.from({ length: 40 }, (_, k) => `let a${k + 1} = a${k} + a${k} - a${k}`).join("\n");
  const text = `puzzle P(n: 1..9 = 2)\nlet a0 = n\n${doubled}\nboard a40 x 2\nfind shaded: yes/no\n`;
  expect(compiled(text).lowered?.problem.itemCount).toBeGreaterThan(0);
});
