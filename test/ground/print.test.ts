/** The text form of a ground problem. */
import { analyse, compileInstance, printGround } from "@ecp/compiler";
import { expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";

function ground(text: string): string {
  const analysis = analyse("test.ecp", text, noFiles);
  const [instance] = analysis.typed.instances;
  if (instance === undefined) throw new Error("no instance");
  const compiled = compileInstance(analysis.typed, instance, { set: new Map() }, noFiles);
  return compiled.ground === undefined
    ? compiled.diagnostics.map((each) => each.message).join("; ")
    : printGround(compiled.ground);
}

test("variables, givens and counts with their origins", () => {
  const text = `puzzle P(n: 1..9 = 2)
board n x n
find queen: yes/no
rule "Rows": exactly 1 queen in each row
at most 1 queen in each down diagonal
r1c2 is not queen
instance:
  queen:
    # .
    . .
`;
  expect(ground(text)).toBe(`puzzle P: 2 x 2
n = 2
r1c1 queen: yes (given)
r1c2 queen: no
r2c1 queen: no yes
r2c2 queen: no yes
exactly 1 of r2c1=yes r2c2=yes    // Rows: queen in row 2
exactly 0..1 of r1c1=yes r2c2=yes    // queen in the diagonal from r1c1 to r2c2
`);
});

test("items, options, placements", () => {
  const text = `puzzle P
board 1 x 2
find number: 1..2
pieces domino with rotations
place each domino at most once
items a, b 0..2 times
optional items side(i) for i in 1..2
option put(i) for i in 1..2: a, side(i) = i, r1c1.number = i
instance:
  fix put(2)
`;
  expect(ground(text)).toContain(`placement 1: I on r1c1 r1c2
exactly 0..1 of placements 1    // I
item a 0..2 times
item b 0..2 times
optional item side(1)
optional item side(2)
option put(1): a, side(1) = 1, r1c1=1
option put(2): a, side(2) = 2, r1c1=2 (fixed)
`);
});
