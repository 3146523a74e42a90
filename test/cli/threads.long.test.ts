/** `--threads` on one puzzle, as a user has it: whatever the number of threads, the same answers in the same order. */
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Built, build, collect, examples } from "./built.js";

const quiet = `puzzle Quiet(n: 3..9 = 5) "Marks that do not touch, some hidden partner beside each"
board n x n
find mark: yes/no
find hidden beside: yes/no
exactly 1 mark in each row
at most 1 mark in each block 2x2
for each cell c with mark: not c.beside
`;
const rows = `puzzle Rows(n: 3..9 = 4) "Latin squares with sums"
board n x n
find digit: 1..n
exactly one of each digit in each row
for each long diagonal d: sum(c.digit for c in d) = 2 * n
for each column k: sum(c.digit for c in k) = n * (n + 1) / 2
`;

/** Chessboards without two corners of one colour cannot be covered by dominoes. */
const mutilated = `puzzle Mutilated
board 10 x 10 without r1c1, r10c10
find across: yes/no on links
for each cell c: count(d in directions where c has next(d) and c.link(d).across) = 1
`;
/** Where a diagram and the parts race: it merges a tenth of its first states. */
const latin = `puzzle Rows "Latin squares of order 6, the first row known"
board 6 x 6
given number: 1..6
find digit: 1..6
exactly one of each digit in each row
exactly one of each digit in each column
for each cell c with number: c.digit = c.number
instance of Rows:
  number:
    1 2 3 4 5 6
${"    . . . . . .\n".repeat(5)}`;

describe("one puzzle by several threads", () => {
  let built: Built;
  beforeAll(async () => {
    built = await build();
    built.file("hidden.ecp", quiet);
    built.file("rows.ecp", rows);
    built.file("mutilated.ecp", mutilated);
    built.file("latin.ecp", latin);
  });
  afterAll(() => built.remove());

  test.each([
    ["queens 8", [join(examples, "queens.ecp"), "--set", "n=8"], "92\n"],
    ["queens 10", [join(examples, "queens.ecp"), "--set", "n=10"], "724\n"],
    ["pentominoes", [join(examples, "covers/pentominoes.ecp"), "3 x 20"], "8\n"],
    [
      "more than 2^64",
      [join(examples, "covers/domino.ecp"), "8 x 8", "--set", "h=16", "--set", "w=16"],
      "2444888770250892795802079170816\n",
    ],
    ["a diagram in a race", ["latin.ecp"], "1128960\n"],
    ["rows", ["rows.ecp"], undefined],
    ["hidden layers", ["hidden.ecp"], undefined],
  ])("count: %s", async (_, args, expected) => {
    const one = await built.ecpc(["count", ...args]);
    expect([one.code, one.out]).toEqual([0, expected ?? one.out]);
    for (const threads of ["2", "3"]) {
      const { code, out } = await built.ecpc(["count", ...args, "--threads", threads]);
      expect([threads, code, out]).toEqual([threads, 0, one.out]);
    }
  });

  test("solve --limit: in the same order", async () => {
    const queens = ["solve", join(examples, "queens.ecp"), "--set", "n=10", "--json"];
    const solved = async (limit: string, threads: string): Promise<readonly unknown[]> => {
      const { out } = await built.ecpc([...queens, "--limit", limit, "--threads", threads]);
      return JSON.parse(out).solutions;
    };
    const [all, again, alone] = [await solved("0", "2"), await solved("0", "3"), await solved("0", "1")];
    expect(all).toHaveLength(724);
    expect(again).toEqual(all);
    const texts = (list: readonly unknown[]): string[] => list.map((each) => JSON.stringify(each)).sort();
    expect(texts(all)).toEqual(texts(alone));
    const [some, same] = [await solved("700", "2"), await solved("700", "3")];
    expect(some).toHaveLength(700);
    expect(same).toEqual(some);
  });

  test.each([
    ["a proof that there is none", ["mutilated.ecp"], 20],
    ["the only answer", [join(examples, "numbers/ripple.ecp"), "twelve by twelve, generated"], 0],
  ])("solve: %s, by searches that race", async (_, args, code) => {
    const one = await built.ecpc(["solve", ...args]);
    expect([one.code, one.err]).toEqual([code, ""]);
    for (const threads of ["2", "3"])
      expect(await built.ecpc(["solve", ...args, "--threads", threads])).toEqual(one);
  });

  const large = ["count", join(examples, "queens.ecp"), "--set", "n=17", "--threads", "2"];

  test("stops at --timeout and at --limit", async () => {
    const stopped = await built.ecpc([...large, "--timeout", "1"]);
    expect([stopped.code, stopped.err]).toEqual([3, "not known: stopped after 1 s, as --timeout says\n"]);
    expect(stopped.out).toMatch(/^(at least \d+\n)?$/u);
    const above = await built.ecpc([...large, "--limit", "500"]);
    expect([above.code, above.out]).toEqual([0, "more than 500\n"]);
  });

  test("stops at Ctrl-C", async () => {
    const child = built.start(large);
    setTimeout(() => child.kill("SIGINT"), 3_000);
    const { code, out } = await collect(child);
    expect(code).toBe(130);
    expect(out).toMatch(/^(at least \d+\n)?$/u);
  });

  test("a thread that dies: no count", async () => {
    const killer = built.file(
      "killer.mjs",
      'import { isMainThread, threadId } from "node:worker_threads";\nif (!isMainThread && threadId === 2) setTimeout(() => process.exit(1), 300);\n',
    );
    const child = built.start(large, { NODE_OPTIONS: `--import ${join(built.folder, killer)}` });
    const { code, out, err } = await collect(child);
    expect(code).toBe(3);
    expect(err).toContain("not known: a thread ended before its part was searched");
    expect(out).toMatch(/^(at least \d+\n)?$/u);
  });
});
