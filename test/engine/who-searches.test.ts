/**
 * The nodes and words that are saved by taking turns, by diagrams beside a count, by weights of the walk and by saved sizes. Whatever replaces
 * one of them may not need more.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  createProblemBuilder,
  type Literal,
  negate,
  type Problem,
  prepare,
  type SearchOptions,
  type SearchStats,
  search,
} from "@ecp/engine";
import { describe, expect, test } from "vitest";
import { TRAIL, TRAIL_END } from "../../packages/engine/src/dance/arena.js";
import { sparseStages } from "../../packages/engine/src/dance/sparse-stage.js";
import { wordAt } from "../../packages/engine/src/dance/words.js";
import { problemOf } from "../forms/compiled.js";
import { switches } from "../kernel/boards.js";
import { dominoes, latin, pentominoes, queens } from "./families.js";

function statsOf(problem: Problem, options: SearchOptions): SearchStats {
  const run = search(problem, { countOnly: true, ...options });
  while (run.step(1000) === "running");
  return run.stats();
}

/** n + 1 pigeons in n holes. */
function pigeons(holes: number): Problem {
  const builder = createProblemBuilder();
  const rows = Array.from({ length: holes + 1 }, () => switches(builder, holes));
  for (const row of rows) builder.clause(row);
  for (let hole = 0; hole < holes; hole++)
    for (let a = 0; a <= holes; a++)
      for (let b = 0; b < a; b++)
        builder.clause([negate(rows[a]?.[hole] as Literal), negate(rows[b]?.[hole] as Literal)]);
  return builder.build();
}

/** The puzzle of a file, and the k-th of its instances. */
function instanceOf(path: string, k: number): Problem {
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  const [puzzle = "", ...instances] = readFileSync(file, "utf8").split("\ninstance");
  return problemOf(`${puzzle}\ninstance${instances[k - 1]}`);
}

const pieces = (): Problem => pentominoes(8, 8, (i, j) => (i === 3 || i === 4) && (j === 3 || j === 4));

const ways = `
    2 5 . . . . . . . 1
    . . . 4 . . 6 . . 6
    . . . . . . . . . 1
    . . . . . 7 . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . 2 . . . . . . .
    . . . . 5 . . . . .
    . . . . . . 3 4 3 7
`.slice(1);

describe("turns", () => {
  test("of a search with many answers no turn is given to learning", () => {
    expect(statsOf(latin(5), { diagram: false }).nodes).toBe(846_086);
    expect(statsOf(pieces(), { diagram: false }).nodes).toBe(93_780);
  });
  test("of a walk without answers learning has as many", () => {
    const walked = statsOf(pigeons(7), { strategy: "walk" }).nodes;
    expect(statsOf(pigeons(7), { diagram: false }).nodes).toBe(walked + 10_000);
  });
  // 57,579 where learning goes on with each of the 8,512.
  test("learning has none any more once it has found many answers", () => {
    const stats = statsOf(instanceOf("test/counts/corner-to-corner.ecp", 4), { diagram: false });
    expect(stats.solutions).toBe(8512n);
    expect(stats.nodes).toBeLessThanOrEqual(45_579);
  });
  // 858 where all that make no detour are searched at once.
  test("ways that nothing could flip have the first, where one answer is asked for", () => {
    const [puzzle] = readFileSync(
      new URL("../../examples/paths/numberlink.ecp", import.meta.url),
      "utf8",
    ).split("\ninstance");
    const stats = statsOf(problemOf(`${puzzle}\ninstance of Numberlink:\n  number:\n${ways}`), { limit: 1 });
    expect(stats.solutions).toBe(1n);
    expect(stats.nodes).toBeLessThanOrEqual(209);
  });
});

describe("a diagram beside a count", () => {
  test("goes first where it is small", () => {
    expect(statsOf(dominoes(10, 10), {}).nodes).toBeLessThanOrEqual(28_409);
  });
  test("has turns where it is not, and goes on alone once its levels do not grow any more", () => {
    const { nodes, strategy } = statsOf(latin(5), {});
    expect(strategy).toBe("diagram");
    expect(nodes).toBeGreaterThan(68_491);
    // 914,577 and more where it has turns to the end.
    expect(nodes).toBeLessThanOrEqual(488_491);
  });
  // Some millions where what is left of a step, and not the turn, says how long it goes on.
  test("has its whole turn, however little is asked for at a time", () => {
    const run = search(latin(5), { countOnly: true });
    while (run.step(100) === "running");
    expect(run.stats().nodes).toBeLessThanOrEqual(488_491);
  });
  test.each([
    ["did not pay", () => queens(12), 141_482],
    ["was overtaken", pieces, 93_780],
  ])("is not tried again where it %s", (_, problem, alone) => {
    const prepared = prepare(problem());
    const [first = 0, second = 0] = [1, 2].map(() => {
      const run = prepared.search({ countOnly: true });
      while (run.step(1_000_000) === "running");
      return run.stats().nodes;
    });
    expect(first).toBeGreaterThan(alone);
    expect(second).toBe(alone);
  });
});

test("the last options of sparse sets, which take all that is left, remove nothing", () => {
  expect(statsOf(dominoes(2, 120), { strategy: "dance", limit: 2000 }).updates).toBeLessThanOrEqual(12_034);
});

test("a branching that removes much writes sizes down, and not its removals", () => {
  const stage = sparseStages(pieces(), false).open()?.stage;
  if (stage === undefined) throw new Error("no memory");
  let longest = 0;
  for (let slice = 0; slice < 200; slice++) {
    stage.run(50, 1_000_000, false);
    longest = Math.max(longest, (wordAt(stage.words, TRAIL_END) - wordAt(stage.words, TRAIL)) / 4);
  }
  stage.leave();
  // 7,840 words where all goes by the trail.
  expect(longest).toBeLessThanOrEqual(124);
});

describe("a walk branches", () => {
  const sums = (size: number, rest: string): Problem =>
    problemOf(`puzzle P\nboard ${size} x ${size}\nfind n: 1..${rest}\n`);
  const magic = "for each row r: sum(c.n for c in r) = 15\nfor each column r: sum(c.n for c in r) = 15";
  const unequal = "r1c1.n + r2c2.n = 5\nfor each link (a, b): a.n != b.n";
  test.each<[string, Problem, bigint, number]>([
    ["where there was a dead end before", pigeons(6), 0n, 2_751],
    ["on what has few values left", sums(3, `9\nexactly 1 of each n in cells\n${magic}`), 72n, 549],
    [
      "on what a dead end rests on through what is hidden",
      sums(
        4,
        `4\nfor each row r: sum(c.n for c in r) = 9\nfor each column r: sum(c.n for c in r) = 11\n${unequal}`,
      ),
      0n,
      49,
    ],
    // 686 where only what is hidden itself is blamed.
    [
      "on what a dead end of sight rests on through what is hidden",
      instanceOf("examples/shading/kurodoko.ecp", 2),
      1n,
      190,
    ],
  ])("%s", (_, problem, solutions, nodes) => {
    const stats = statsOf(problem, { strategy: "walk" });
    expect(stats.solutions).toBe(solutions);
    expect(stats.nodes).toBeLessThanOrEqual(nodes);
  });
});
