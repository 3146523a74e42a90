/**
 * Lines that join equal numbers: where nothing else is asked of the links, the engine is told so, and searches less; where anything is, it is not. In
 * either case a search for two answers finds as many as there are.
 */
import { analyse, compileInstance, type Lowered } from "@ecp/compiler";
import { type OptionId, search } from "@ecp/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";
import { someRuns } from "../support/sampled.js";

const LINES = `
given number: number
find line: yes/no on links
find shaded: yes/no
for each cell c with number: exactly 1 line in c.links
for each cell c without number: exactly 0 or 2 lines in c.links
acyclic line
for each cells x, y with number: y in group(x by line) implies x.number = y.number
`;

const board = (ends: readonly number[], width: number): string =>
  Array.from({ length: ends.length / width }, (_, row) =>
    ends
      .slice(row * width, (row + 1) * width)
      .map((number) => (number === 0 ? "." : number))
      .join(" "),
  ).join("\n    ");

function lowered(more: string, map: string, data = "", board = ""): Lowered {
  const text = `puzzle Lines\n${board}${LINES}${more}\n\ninstance "one" of Lines:\n  number:\n    ${map}\n${data}`;
  const { typed, diagnostics } = analyse("lines.ecp", text, noFiles);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const [instance] = typed.instances;
  if (instance === undefined) throw new Error("there is no instance");
  const compiled = compileInstance(typed, instance, { set: new Map() }, noFiles);
  if (compiled.lowered === undefined) throw new Error(JSON.stringify(compiled.diagnostics));
  return compiled.lowered;
}

function count({ problem }: Lowered, limit: number, assume: readonly OptionId[] = []): number {
  const run = search(problem, {
    countOnly: true,
    limit,
    assume,
    ...(limit === 0 ? { strategy: "walk" as const } : {}),
    ...(limit > 2 ? { strategy: "learn" as const } : {}),
  });
  while (run.step(100_000) === "running");
  return Number(run.count());
}

const isAlone = ({ problem }: Lowered): boolean => problem.globals.some(({ alone }) => alone === true);

const NO_SHADED = "for each cell c: c is not shaded";
const PLAIN = "1 . 2\n    . . .\n    1 . 2";

describe("further conditions on links", () => {
  test.each([
    ["nothing", NO_SHADED, true],
    ["something else of another layer", "exactly 2 shaded in cells", true],
    ["each cell to be passed", `${NO_SHADED}\nfor each cell c: at least 1 line in c.links`, false],
    ["how many there are", `${NO_SHADED}\nat most 6 line in links`, false],
    ["one of them", `${NO_SHADED}\nat most 1 line in r2c2.links`, false],
    ["beside a layer", "for each cell c: c is shaded implies at least 1 line in c.links", false],
    ["of the others that they close no ring", `${NO_SHADED}\nacyclic(links without line)`, false],
    ["another group", `${NO_SHADED}\nfor each cell c with number: size(group(c by line)) > 3`, false],
  ])("%s", (_, rule, alone) => {
    const one = lowered(rule, PLAIN);
    expect(isAlone(one)).toBe(alone);
    expect(count(one, 2)).toBe(Math.min(2, count(one, 0)));
  });

  test("nothing, and more than two answers are wanted", () => {
    const one = lowered(NO_SHADED, PLAIN);
    const all = count(one, 0);
    expect(all).toBeGreaterThan(3);
    expect(count(one, 3)).toBe(3);
    expect(count(one, all + 1)).toBe(all);
  });

  test("nothing but what is assumed", () => {
    const one = lowered(NO_SHADED, PLAIN);
    for (let option = 0; option < one.problem.optionCount; option++) {
      const assume = [option as OptionId];
      expect(count(one, 2, assume)).toBe(Math.min(2, count(one, 0, assume)));
    }
  });

  test("nothing, on a board with a hole", () => {
    const shaped = lowered(NO_SHADED, PLAIN, "", "board 3 x 3 without {r2c2}\n");
    expect(isAlone(shaped)).toBe(true);
    expect(count(shaped, 2)).toBe(Math.min(2, count(shaped, 0)));
  });

  test("links that are given", () => {
    const given = lowered(NO_SHADED, PLAIN, "  line: r1c1-r2c1 = no\n");
    expect(isAlone(given)).toBe(false);
    expect(count(given, 2)).toBe(Math.min(2, count(given, 0)));
  });
});

const WIDTH = 4;
const boards = fc
  .shuffledSubarray(
    Array.from({ length: 3 * WIDTH }, (_, cell) => cell),
    { minLength: 4, maxLength: 8 },
  )
  .map((cells) => {
    const ends = new Array<number>(3 * WIDTH).fill(0);
    cells.slice(0, cells.length - (cells.length % 2)).forEach((cell, k) => {
      ends[cell] = 1 + (k >> 1);
    });
    return ends;
  });

test.each([
  "",
  "for each cell c: at least 1 line in c.links",
  "at most 9 line in links",
  "acyclic(links without line)",
])("a search for two answers finds as many as there are, with: %s", (rule) => {
  fc.assert(
    fc.property(boards, (ends) => {
      const one = lowered(`${NO_SHADED}\n${rule}`, board(ends, WIDTH));
      expect(count(one, 2)).toBe(Math.min(2, count(one, 0)));
    }),
    { numRuns: someRuns(60) },
  );
});
