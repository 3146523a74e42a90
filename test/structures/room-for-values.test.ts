/** Values without room are left out before anything is made of them: none that an answer has, and nearly all on a large board. */
import { analyse, compileInstance } from "@ecp/compiler";
import { search } from "@ecp/engine";
import { describe, expect, it } from "vitest";
import type { PatternSetting } from "../../packages/compiler/src/patterns.js";
import { randomFrom } from "../kernel/random-problem.js";
import { noFiles } from "../support/hosts.js";
import { seeds } from "../support/seeds.js";

type Random = (below: number) => number;

const RULES = `puzzle P
find number: 1..size(cells)
for each group g by number: size(g) = g.number
`;

/** The neighbours of each cell of a board of squares. */
function neighboursOf(rows: number, columns: number): readonly (readonly number[])[] {
  return Array.from({ length: rows * columns }, (_, cell) => [
    ...(cell % columns > 0 ? [cell - 1] : []),
    ...((cell + 1) % columns > 0 ? [cell + 1] : []),
    ...(cell >= columns ? [cell - columns] : []),
    ...(cell + columns < rows * columns ? [cell + columns] : []),
  ]);
}

/** An answer: regions grown at random, of which neighbours of one size are joined until there are none. */
function randomAnswer(rows: number, columns: number, random: Random): readonly number[] {
  const around = neighboursOf(rows, columns);
  const regionOf = around.map((_, cell) => cell);
  const join = (from: number, to: number): void => {
    regionOf.forEach((region, cell) => {
      if (region === from) regionOf[cell] = to;
    });
  };
  const size = (cell: number): number => regionOf.filter((region) => region === regionOf[cell]).length;
  for (let k = 2 * around.length; k > 0; k--) {
    const cell = random(around.length);
    const next = around[cell]?.[random(4)] ?? cell;
    if (size(cell) + size(next) <= 1 + random(9)) join(regionOf[cell] ?? 0, regionOf[next] ?? 0);
  }
  for (;;) {
    const clash = around.findIndex((others, cell) =>
      others.some((next) => regionOf[next] !== regionOf[cell] && size(next) === size(cell)),
    );
    if (clash < 0) return regionOf.map((_, cell) => size(cell));
    const next = around[clash]?.find(
      (other) => regionOf[other] !== regionOf[clash] && size(other) === size(clash),
    );
    join(regionOf[clash] ?? 0, regionOf[next ?? clash] ?? 0);
  }
}

function compiled(
  rows: number,
  columns: number,
  clues: readonly (number | undefined)[],
  patterns: PatternSetting = "all",
) {
  const lines = Array.from({ length: rows }, (_, r) =>
    clues.slice(r * columns, (r + 1) * columns).map((clue) => clue ?? "."),
  );
  const board = lines.map((line) => `    ${line.join(" ")}\n`).join("");
  const { typed } = analyse("board.ecp", `${RULES}instance "a":\n  number:\n${board}`, noFiles);
  const [instance] = typed.instances;
  if (instance === undefined) throw new Error("there is no instance");
  return compileInstance(typed, instance, { set: new Map(), patterns }, noFiles);
}

const someOf = (answer: readonly number[], random: Random, share: number): (number | undefined)[] =>
  answer.map((number) => (random(100) < share ? number : undefined));

describe("room for values", () => {
  it("leaves each value that the answer has", () => {
    let left = 0;
    for (const seed of seeds(30)) {
      const random = randomFrom(seed);
      const [rows, columns] = [3 + random(6), 3 + random(6)];
      const answer = randomAnswer(rows, columns, random);
      const { ground } = compiled(rows, columns, someOf(answer, random, 10 + random(60)));
      for (const { element, domain } of ground?.variables ?? []) {
        expect([seed, element, domain.includes(answer[element] ?? 0)]).toEqual([seed, element, true]);
        left += answer.length - domain.length;
      }
    }
    expect(left).toBeGreaterThan(100);
  });

  it("leaves as many answers as there are", () => {
    for (const seed of seeds(8)) {
      const random = randomFrom(seed);
      const clues = someOf(randomAnswer(3, 3, random), random, 20 + random(50));
      // One that may contradict the others.
      if (random(3) === 0) clues[random(9)] = 1 + random(5);
      const counts = (["all", "none"] as const).map((patterns) => {
        const { lowered } = compiled(3, 3, clues, patterns);
        if (lowered === undefined) return "refused";
        const run = search(lowered.problem, { countOnly: true });
        while (run.step(10_000) === "running");
        return `${run.count()}`;
      });
      expect([seed, counts[0]]).toEqual([seed, counts[1]]);
    }
  });

  it("takes boards of which all values of all cells are more than the limit", () => {
    const random = randomFrom(1);
    const [rows, columns] = [50, 64];
    const answer: number[] = [];
    // Dominoes in every second place, as on a chessboard.
    for (let cell = 0; cell < rows * columns; cell++) {
      const [row, column] = [Math.floor(cell / columns), cell % columns];
      answer.push((row + Math.floor(column / 2)) % 2 === 0 ? 2 : 0);
    }
    const clues = answer.map((number) => (number > 0 && random(10) > 0 ? number : undefined));
    const { diagnostics, ground } = compiled(rows, columns, clues);
    expect(diagnostics.map(({ code }) => code)).toEqual([]);
    expect(Math.max(...(ground?.variables ?? []).map(({ domain }) => domain.length))).toBeLessThan(200);
  });
});
