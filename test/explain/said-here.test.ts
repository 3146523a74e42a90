/** Sentences that a stranger follows: rules without a title with the numbers of their place, rules named in chains, and no chain that is said to show more than it does. */
import { expect, test } from "vitest";
import { told, toldOf } from "./steps-of.js";

const says = (example: string, name: string): readonly string[] =>
  toldOf(example, name).steps.map((step) => step.says);

const counted = (rule: string): readonly string[] =>
  told(
    "rooms.ecp",
    `puzzle Rooms
given room: region
given count: number on room
find shaded: yes/no
${rule}
rule "No two touch": for each link (x, y): not (x.shaded and y.shaded)

instance of Rooms:
  room:
    a a a
    a a a
    b b b
  count: a = 3
  expect 10
`,
  ).steps.map((step) => step.says);

test("a rule without a title is said with the place and the number that is printed there", () => {
  const untitled = counted("for each room r with count: exactly r.count shaded in r").join("\n");
  expect(untitled).not.toContain("r.count");
  const all = says("heyawake", "twelve by twelve, generated").join("\n");
  expect(all).not.toContain("r.count");
  expect(all).toMatch(/“exactly \d shaded in room \w+”/u);
});

const rulesOf = (text: string): string =>
  told("numbers.ecp", text)
    .steps.map((step) => step.says)
    .join("\n");

test("the number of a column is that of the column, and not of a row", () => {
  const said = rulesOf(`puzzle Columns
given count: number on columns
find shaded: yes/no
for each column k: exactly k.count shaded in k

instance of Columns:
  board 2 x 4
  count: 2 0 0 2
`);
  expect(said).toContain("exactly 2 shaded in column 1");
  expect(said).toContain("exactly 0 shaded in column 2");
  expect(said).toContain("exactly 2 shaded in column 4");
});

test("of a room, a number on cells is not taken from a cell of another room", () => {
  const said = rulesOf(`puzzle Rooms
given room: region
given count: number
find shaded: yes/no
for each room r: exactly r.count shaded in r

instance of Rooms:
  room:
    a a b
    a a b
    a a b
  count: r1c2 = 6, r3c3 = 0
`);
  expect(said).toContain("shaded in room b");
  expect(said).not.toMatch(/\d shaded in room/u);
});

test("the number of a diagonal is its own", () => {
  const said = rulesOf(`puzzle Diagonals
given count: number on diagonals
find shaded: yes/no
for each diagonal k with count: exactly k.count shaded in k

instance of Diagonals:
  board 2 x 2
  count: r1c1-r2c2 = 2, r2c1-r1c2 = 0
`);
  expect(said).toMatch(/exactly 2 shaded in .*exactly 0 shaded in /u);
});

test("a name of the sort stays where the rule says each", () => {
  const all = says("starbattle", "two stars, ten rooms").join("\n");
  expect(all).toContain("“at most 1 star in each block 2x2”");
});

test("a chain names the rule of a place that is a line of cells, once", () => {
  const chains = says("heyawake", "twelve by twelve, generated").filter((each) => each.startsWith("Suppose"));
  const run = "“No run of unshaded cells crosses two borders”";
  const of = chains.filter((each) => each.includes(run) && !each.includes(". If "));
  expect(of.length).toBeGreaterThan(0);
  for (const chain of of) expect(chain.split("; but then")[0]?.split(run).length ?? 0).toBeLessThanOrEqual(2);
});

test("a chain is not said to show what was shown in the same way", () => {
  for (const [example, name] of [
    ["kakuro", "ten by ten, generated"],
    ["starbattle", "two stars, ten rooms"],
  ] as const)
    for (const { says: said, found, technique } of toldOf(example, name).steps)
      if (technique.rank < 7 && /^Suppose .*; but then /u.test(said) && found.length > 1)
        expect(said).toMatch(/\. So .*; in the same way, .*\.$/u);
});

test("several places of one rule clash together, and not each by itself", () => {
  const clashes = says("kakuro", "ten by ten, generated").filter((each) =>
    /at .* and .* could not/u.test(each),
  );
  expect(clashes.some((each) => each.includes("could not all hold"))).toBe(true);
  expect(clashes.filter((each) => /“[^”]*” at [^“”]*\) and [^“”]*\) could not hold/u.test(each))).toEqual([]);
});
