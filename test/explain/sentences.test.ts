/** Sentences that can be followed with the board alone: places by their ends, counts with their numbers and rules, the cell that is left over. */
import { expect, test } from "vitest";
import { allWaysOfSeveral } from "../../packages/compiler/src/explain/techniques/all-ways.js";
import type { Shape, ShapeRule } from "../../packages/compiler/src/explain/techniques/shape.js";
import type { GroundVariableId } from "../../packages/compiler/src/ground.js";
import { told, toldOf } from "./steps-of.js";

const says = (example: string, name: string): readonly string[] =>
  toldOf(example, name).steps.map((step) => step.says);

test("an area that is a rectangle is named by its ends, and a clash by the cell that is left over", () => {
  const all = says("shikaku", "ten by ten");
  expect(all.some((each) => /\barea r\d+c\d+ to r\d+c\d+\b/u.test(each))).toBe(true);
  expect(all.some((each) => /no area would be left for r\d+c\d+/u.test(each))).toBe(true);
  expect(all.filter((each) => /nothing would fit|area r\d+c\d+ r\d+c\d+ r\d+c\d+ r/u.test(each))).toEqual([]);
});

test("a line of cells is named by its ends, with the rule; a count of several with its number", () => {
  const all = says("akari", "ten by ten");
  expect(
    all.some((each) => /^r\d+c\d+ to r\d+c\d+ \(“No lamp lights another”\) has its lamp/u.test(each)),
  ).toBe(true);
  expect(
    all.some((each) => /^r\d+c\d+ \(“Clues”\) needs 2 lamps and has just 2 places for them: /u.test(each)),
  ).toBe(true);
  expect(all.filter((each) => each.includes("…"))).toEqual([]);
});

test("what is said of two cells is no count", () => {
  const all = says("heyawake", "seven by seven");
  expect(all.some((each) => /^r\d+c\d+ shaded: so r\d+c\d+ not shaded \(“[^”]+”\)\.$/u.test(each))).toBe(
    true,
  );
  // All neighbours of a cell are one step.
  expect(all.some((each) => /shaded: so (?:r\d+c\d+(?:, | and )?){2,} not shaded/u.test(each))).toBe(true);
  expect(says("hashi", "eight by eight").filter((each) => each.includes("needs bridge 0"))).toEqual([]);
});

test("rules that became a choice of areas are named", () => {
  const all = says("doublechoco", "four by four");
  expect(all.some((each) => each.includes("“An area is a grey and a white piece of one form”"))).toBe(true);
  expect(all.filter((each) => each.includes("every way to go on"))).toEqual([]);
});

test("whether a piece covers a cell is found by itself: rules about cells rest on cells", () => {
  const ships = says("battleships", "ten by ten");
  expect(ships).toContain(
    "By “exactly 0 ships in column 3” and “exactly 0 ships in column 8” alone: r1c3, r2c3, r1c8, r2c8, r3c3, r3c8, r4c3 and 13 more not in a ship.",
  );
  expect(ships).toContain("Column 2 needs 7 ships and has just 7 places for them: r3c2 in a ship.");
  // A piece says by itself that its cells are covered.
  const { steps } = toldOf("lits", "five by five");
  const said = (one: string) => steps.filter(({ found }) => found.some(({ words }) => words === one));
  const pieces = steps.filter(({ found }) =>
    found.some(({ at, words }) => at === "" && !/^not /u.test(words)),
  );
  expect(pieces.length).toBeGreaterThan(2);
  for (const { found } of pieces) expect(found.map(({ words }) => words)).not.toContain("in a tetromino");
  expect(said("not in a tetromino").length).toBeGreaterThan(0);
  expect(steps.filter(({ technique: { rank } }) => rank > 5)).toEqual([]);
  expect(
    steps.some((step) => /^r\d+c\d+ .*not in a tetromino: nothing fits there any more\.$/u.test(step.says)),
  ).toBe(true);
});

test("a place that two rules share does not name one of them", () => {
  const road = says("country-road", "eight by eight");
  expect(road).toContain(
    "Room c (“It enters each room once”) needs 2 lines and has just 2 places for them: r2c6-r2c7 line.",
  );
  expect(road.filter((each) => /\((?:room|because of room) [a-z]\)|of room [a-z]\./u.test(each))).toEqual([]);
  // The rows of a Latin square stay short, beside numbers that are told with their rule.
  const towers = says("skyscrapers", "six by six");
  expect(
    towers.some((each) =>
      /^Row 6 needs height 6: only r6c5 is left \(“Towers seen from the left”\)\.$/u.test(each),
    ),
  ).toBe(true);
  expect(towers.some((each) => each.includes("“Towers seen from above” at column 6 (top 1)"))).toBe(true);
});

test("rules that rule out the other places of a count are named", () => {
  const all = says("futoshiki", "six");
  expect(all[0]).toBe("Column 4 needs number 1: only r2c4 is left (“Signs”).");
  expect(all).toContain("Row 3 needs number 2: only r3c5 is left.");
});

test("one rule is not several rules together", () => {
  const all = says("tents", "ten by ten");
  expect(all).toContain("r2c9 not tent: so r1c8 tent (“Each tree has a tent beside it” at r1c9).");
  expect(all.filter((each) => / together: /u.test(each))).toEqual([]);
});

test("two cells that a rule is about are a pair, and two pieces on one cell overlap", () => {
  const ships = says("battleships", "ten by ten");
  expect(ships.some((each) => /\(“Ships do not touch” at r5c9-r5c10\)\.$/u.test(each))).toBe(true);
  expect(ships.filter((each) => /r\d+c\d+, r\d+c\d+ and r\d+c\d+, r/u.test(each))).toEqual([]);
  expect(ships.some((each) => /then cruiser on [^,]+ and cruiser on [^,]+ would overlap/u.test(each))).toBe(
    true,
  );
  expect(ships.filter((each) => each.includes("nothing would fit"))).toEqual([]);
});

test("a region that a rule is about is named by its ends", () => {
  const all = says("pencils", "five by five, generated");
  expect(all.some((each) => /at pencil r\d+c\d+ to r\d+c\d+/u.test(each))).toBe(true);
  expect(all.filter((each) => /pencil of r\d+c\d+ r/u.test(each))).toEqual([]);
});

test("a value is named as the puzzle draws it", () => {
  const all = says("shakashaka", "six by six");
  expect(all.some((each) => /\btriangle [◤◥◢◣]/u.test(each))).toBe(true);
  expect(all.filter((each) => /\b(?:ul|ur|ll|lr)\b/u.test(each))).toEqual([]);
});

test("a number that fits nowhere by the givens is no note", () => {
  const { steps, end } = told(
    "numbers.ecp",
    `puzzle Numbers
find n: 1..size(cells)
for each group g by n: size(g) = g.n

instance of Numbers:
  n:
    1 3 . 2 1 2
    . . 1 2 . 2
    3 . 3 1 . 3
    . 1 . . 1 .
    2 2 1 3 2 .
  expect unique
`,
  );
  expect(steps.flatMap(({ found }) => found).filter(({ words }) => /n (?:[4-9]|\d\d)$/u.test(words))).toEqual(
    [],
  );
  expect(end.kind).not.toBe("refused");
});

test("a rule that reads a printed number is told with it, and so is the cell of an island", () => {
  const islands = says("nurikabe", "seven by seven, generated");
  expect(islands).toContain(
    "r1c5 sea: otherwise the group of r1c4 would have more than 1 cell (“Each island has one clue, its size”).",
  );
  expect(islands.filter((each) => each.includes("“No pools”") && each.includes("(clue"))).toEqual([]);
  const bridges = says("hashi", "ten by ten");
  expect(
    bridges.some((each) =>
      /: otherwise the sum would be .* bridges of its island” at r1c9 \(count 4\)/u.test(each),
    ),
  ).toBe(true);
  const digits = toldOf("sudoku", "4 x 4").steps.flatMap(({ known }) => known);
  expect(digits.filter(({ at }) => at.includes("("))).toEqual([]);
  expect(says("starbattle", "one star, five rooms").filter((each) => each.includes("(room"))).toEqual([]);
});

test("a line is one step from end to end, and so is its absence", () => {
  const bridges = says("hashi", "ten by ten");
  expect(bridges).toContain(
    "r2c7-r3c7 bridge 2: so r3c7-r4c7, r4c7-r5c7 and r5c7-r6c7 bridge 2 (“Bridges run straight and do not cross”).",
  );
  expect(bridges.some((each) => /: so (?:r\d+c\d+-r\d+c\d+,? (?:and )?){4,}no bridge \(/u.test(each))).toBe(
    true,
  );
  expect(bridges.filter((each) => each.includes("bridge 0"))).toEqual([]);
  expect(bridges.length).toBeLessThan(150);
});

test("a division that fails is told of the area and not of its links", () => {
  const all = says("doublechoco", "four by four");
  expect(all.some((each) => each.includes("could not hold for the area of r1c2 and r2c2"))).toBe(true);
  expect(all.filter((each) => each.includes("nothing would be left"))).toEqual([]);
});

test("premises that keep a chain short stay", () => {
  const { steps } = toldOf("yin-yang", "six by six, generated");
  expect(steps.reduce((sum, { chain }) => sum + chain.length, 0)).toBeLessThan(95);
});

test("each place that a count leaves leads to the same", () => {
  const all = says("magnets", "six by six, generated");
  expect(all.some((each) => /leaves [34] ways\. If .* In each of these ways: /u.test(each))).toBe(true);
  expect(all.filter((each) => each.length > 900)).toEqual([]);
});

test("a rule about a graph says how it would fail", () => {
  const loop = says("slitherlink", "ten by ten");
  expect(
    loop.some((each) => /otherwise three lines would meet at the point between r\d+c\d+ and r/u.test(each)),
  ).toBe(true);
  expect(
    loop.some((each) => /a line would end at the (?:point between|corner of) r\d+c\d+/u.test(each)),
  ).toBe(true);
  const pearls = says("masyu", "eight by eight");
  expect(
    pearls.some((each) => /a loop through r\d+c\d+ would close without the line at r\d+c\d+/u.test(each)),
  ).toBe(true);
  const cut = says("heyawake", "twelve by twelve, generated");
  expect(cut.some((each) => /otherwise r\d+c\d+ would be cut off from r\d+c\d+/u.test(each))).toBe(true);
});

test("a group that cannot grow is named, with the room that it has", () => {
  const all = says("fillomino", "six by six, generated");
  const room = /otherwise the group of r\d+c\d+.* would have room for \d of its \d cells/u;
  expect(all.some((each) => room.test(each))).toBe(true);
  expect(all.filter((each) => each.includes("could not hold."))).toEqual([]);
});

test("ways to keep a few rules are told, those that differ in their order once; and how a sum fails", () => {
  const all = says("kakuro", "ten by ten, generated");
  const rules = (clue: string, run: string): string =>
    `“A clue is the sum of its run” at ${clue} and “No digit twice in a run” at ${run}`;
  expect(all).toContain(
    `There is one way to keep ${rules("r5c9 (down 11)", "r6c9 to r9c9")}: r7c9, r8c9 and r9c9 digit 1, 2 and 3 in some order. So r6c9 digit 5.`,
  );
  expect(
    [...all, ...says("kakuro", "seven by seven, generated")].some((each) =>
      /^There are [2-6] ways to keep .*: r\d+c\d+,? .* In each of them: r\d+c\d+ /u.test(each),
    ),
  ).toBe(true);
  expect(all.some((each) => /^r\d+c\d+ digit \d: otherwise the sum would be too large \(/u.test(each))).toBe(
    true,
  );
  expect(all.filter((each) => each.includes("could not come out"))).toEqual([]);
});

test("ways that are ruled out one after the other are told as such", () => {
  const { steps } = toldOf("nurimaze", "eight by eight, generated");
  const [step] = steps.filter(({ technique }) => technique.key === "one-after-the-other");
  expect(step?.says).toMatch(
    /^Suppose r2c1 shaded\. If r3c1 not shaded: .*; so it is not\. If r3c3 not shaded: .*; so it is not\. Then r4c1 and r4c2 shaded \(.*\); but then .*\. So r2c1 not shaded\.$/u,
  );
});

test("small rules within a room that is looked at have no places of their own", () => {
  const rule = (words: string, at: string, cells: readonly number[]): ShapeRule => ({
    kind: "rule",
    span: { file: "room.ecp", start: 0, end: 0 },
    words,
    at: [at],
    cells,
    form: "count",
    constraints: [],
  });
  const inRoom = [0, 1, 2, 3, 4, 5].map((cell) => rule("No two touch", `r1c${cell + 1}`, [cell, cell + 1]));
  const beside = rule("No two touch", "r1c8", [7, 8]);
  const shape: Shape = {
    found: [
      {
        of: { kind: "value", variable: 0 as GroundVariableId, value: 1 },
        at: "r1c1",
        words: "shaded",
        cells: [0],
      },
    ],
    isNote: false,
    isSearched: true,
    links: [],
    failures: () => [],
    rules: [beside, rule("Three in each room", "room a", [0, 1, 2, 3, 4, 5, 6]), ...inRoom],
    looks: [],
    known: [],
    premises: [],
  };
  expect(allWaysOfSeveral.fits(shape)).toBe(true);
  expect(allWaysOfSeveral.sentence(shape)).toBe(
    "Every way to keep “Three in each room” at room a, “No two touch” within it and “No two touch” at r1c8 has this: r1c1 shaded.",
  );
});

test("an element that has something, though it need have nothing, has some of it", () => {
  const all = says("pencils", "six by six, generated");
  expect(all.some((each) => each.includes(" some tip"))).toBe(true);
  expect(all.filter((each) => /not no |Then ;/u.test(each))).toEqual([]);
});

test("areas that one rule has no room for are one step, of which the first are named", () => {
  const all = says("four-cells", "six by six, generated");
  expect(
    all.some((each) =>
      /^not area (?:r\S+ )+r\d+c\d+, .* or .*: otherwise “.*” at .* could not hold\.$/u.test(each),
    ),
  ).toBe(true);
});

test("where ways are laid, the rules that are there are said to fail", () => {
  const { steps } = told(
    "ways.ecp",
    `use std

instance of Numberlink:
  number:
    1 . . 2
    . 3 . .
    . . 3 .
    2 . . 1
`,
  );
  expect(steps.map((step) => step.says).filter((each) => each.includes("every_cell"))).toEqual([]);
});
