/** What no text of a file raises: settings from outside, limits, reasons. */
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
