/** Words of English inside formal text: nothing of the line is dropped, and where the line may mean two things none is offered. */
import { expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";
import { analyse } from "../support/with-mends.js";

const declared = "given room: region\ngiven clue: 0..4\nfind shaded: yes/no\nfind digit: 1..3 or none";

const saidOf = (line: string, declarations = declared) =>
  analyse("inside.ecp", `puzzle P\nboard 3 x 3\n${declarations}\n${line}\n`, noFiles).diagnostics.filter(
    ({ severity }) => severity === "error",
  );

const mendOf = (line: string): string | undefined => {
  const [first] = saidOf(line);
  return first?.fix?.edits[0]?.text;
};

test.each([
  [
    "for each room r: (the number of shaded cells in r) = 2",
    "for each room r: (count(x in r where x is shaded)) = 2",
  ],
  [
    "for each cell c where c is shaded with clue: c.clue = (the number of shaded neighbours)",
    "for each cell c with clue where c is shaded: c.clue = count(x in c.neighbours where x is shaded)",
  ],
  [
    "for each row r: exactly 2 cells c in r where c is next to a shaded cell",
    "for each row r: count(c in r where at least 1 shaded in c.neighbours) = 2",
  ],
  [
    "for each row r: sum(c.digit for c in the shaded cells of r) = 3",
    "for each row r: sum(c.digit for c in r where c has digit and c is shaded) = 3",
  ],
])("%s", (line, meant) => {
  expect(mendOf(line)).toBe(meant);
});

test.each([
  // No word is left over.
  "for each room r: (the number of shaded cells in r that glow) = 2",
  "for each cell c with clue: c.clue = (the number of shaded neighbours, if any) and c dreams",
  // Of the neighbours, or of the board.
  "for each cell c: (the number of shaded) = 2",
  // What is denied may be the first part, or both.
  "not r1c1 is next to a shaded cell and r1c2 is next to a shaded cell",
])("%s: nothing is offered", (line) => {
  expect(mendOf(line)).toBe(undefined);
});

test("a long line takes no longer than a few sentences", () => {
  const part = "(more cows than goats) or r1c1 is shaded and not (all is well)";
  const from = Date.now();
  saidOf(`r1c1 is shaded = (${part}) and ${part}`);
  expect(Date.now() - from).toBeLessThan(5_000);
});

test.each([
  ["not (r1c1 quickly is shaded)", "ECP1015"],
  ["not (r1c1 is shaded", "ECP1011"],
  ["not (not (r1c1 is shaded)", "ECP1011"],
])("%s: a bracket is missing only where none closes", (line, code) => {
  expect(saidOf(line)[0]?.code).toBe(code);
});

test("the line of a help keeps the name of its rule", () => {
  const [first] = saidOf('rule "Two": for each room r: (the number of shaded cells in r) = 2');
  expect(first?.help).toBe('write `rule "Two": for each room r: (count(x in r where x is shaded)) = 2`');
});

test("a help names what the program has", () => {
  const [first] = saidOf("no three of them that sing", "find home: yes/no");
  expect(first?.help).toContain("no home in c.around");
});

test("a layer on cells of which it is to be found who they are", () => {
  const [first] = saidOf("find n: 1..2 on cells where not shaded");
  expect(first?.fix?.edits[0]?.text).toBe(
    "find n: 1..2 or none\nfor each cell c: (c has n) = (c is not shaded)",
  );
});
