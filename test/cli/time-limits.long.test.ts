/** `--timeout` binds all that takes long: reading, checking, compiling, searching, whatever the command. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readKnuth } from "@ecp/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bounded, TimeIsUp } from "../../packages/cli/src/bounded.js";
import { clock } from "../../packages/cli/src/clock.js";
import { boundedSearch } from "../../packages/cli/src/solving/bounded-search.js";
import { type Built, build, collect, examples } from "./built.js";
import { rooks } from "./puzzles.js";
import { schemaErrors } from "./schema.js";

let built: Built;

/** Checked in a minute or more: much text. Compiled in a minute or more: a large board. */
const large = rooks.replace("1..12 = 3", "1..2000 = 1500");
const long = `${rooks}${Array.from({ length: 60_000 }, (_, i) => `instance "${i}" of Rooks(n = 2):\n  expect 2 solutions\n`).join("")}`;

beforeAll(async () => {
  built = await build();
  built.file("large.ecp", large);
  built.file("long.ecp", long);
  built.file(
    "table.ecp",
    `puzzle M
given bits: table
items p(j) for j in 1..size(bits[1])
option choose(i) for i in 1..size(bits):
  p(j) for j in 1..size(bits[1]) where bits[i][j] = 1
instance:
  bits: from "table.csv"
`,
  );
  built.file("table.csv", `${Array.from({ length: 3000 }, (_, i) => i % 2).join(",")}\n`.repeat(3000));
  const items = Array.from({ length: 400 }, (_, i) => `i${i}`).join(" ");
  built.file("large.dlx", `${items}\n${`${items}\n`.repeat(20_000)}`);
});
afterAll(() => built.remove());

test.each([
  [["solve", "large.ecp"]],
  [["count", "large.ecp"]],
  [["check", "large.ecp"]],
  [["build", "large.ecp", "--emit", "problem"]],
  [["split", "large.ecp", "--parts", "4"]],
  [["draw", "large.ecp"]],
  [["explain", "large.ecp"]],
  [["test", "large.ecp"]],
  [["trace", "large.ecp"]],
  [["compare", "large.ecp"]],
  [["generate", "large.ecp"]],
  [["solve", "long.ecp"]],
  [["check", "long.ecp"]],
  [["export", "long.ecp", "--to", "puzzlink"]],
  [["solve", "table.ecp"]],
  [["run", "large.dlx"]],
  [["run", "large.dlx", "--json"]],
] as const)("%j ends with 3, and the limit is named", async (args) => {
  const before = clock();
  const { code, out, err } = await built.ecpc([...args, "--timeout", "0.3"]);
  expect(code, out + err).toBe(3);
  expect(out + err).toMatch(/stopped after 0\.3 s, as --timeout says|the time ran out/);
  // Most of that is to begin, on a machine that does other things too.
  expect(clock() - before).toBeLessThan(20_000);
});

test("in JSON it is a result that says so", async () => {
  const { code, out } = await built.ecpc(["solve", "long.ecp", "--json", "--timeout", "0.3"]);
  const result: unknown = JSON.parse(out);
  expect([code, schemaErrors("result", result)]).toEqual([3, []]);
  expect(result).toMatchObject({ status: "unknown", reason: "stopped after 0.3 s, as --timeout says" });
});

test("import ends, though its input does not", async () => {
  const child = built.start(["import", "-", "--timeout", "0.3"]);
  const { code, err } = await collect(child);
  expect(code).toBe(3);
  expect(err).toContain("stopped after 0.3 s, as --timeout says: 0 were looked at");
});

test.each(["solve", "count", "check"])(
  "%s ends, though the text that it waits for does not come",
  async (command) => {
    const child = built.start([command, "-", "--timeout", "0.3"]);
    const { code, err } = await collect(child);
    expect(code).toBe(3);
    expect(err).toMatch(/stopped after 0\.3 s, as --timeout says|the time ran out/u);
  },
);

test("more threads than are of use are not begun", async () => {
  const { code, err } = await built.ecpc([
    "count",
    join(examples, "queens.ecp"),
    ...["--set", "n=18", "--threads", "300", "--timeout", "1"],
  ]);
  expect([code, err]).toEqual([
    3,
    expect.stringMatching(/^note: this works with \d+ threads: more would only cost on this machine\n/),
  ]);
});

describe("work that does not give way", () => {
  const soon = () => ({ deadline: clock() + 50, timeout: 0.05 });

  test("ends, whatever it does", () => {
    const endless = [
      () => {
        for (;;);
      },
      () => {
        for (;;)
          try {
            for (;;);
          } catch {}
      },
      () => /^(a+)+$/.test(`${"a".repeat(50)}b`),
    ];
    for (const work of endless) expect(() => bounded(soon(), work)).toThrow(TimeIsUp);
  });

  test("gives what it comes to, and throws what it throws", () => {
    expect(bounded(soon(), () => bounded(soon(), () => 7))).toBe(7);
    const error = new Error("mine");
    expect(() =>
      bounded(soon(), () => {
        throw error;
      }),
    ).toThrow(error);
  });

  test("a search that is cut off within a step knows what it knew before", () => {
    const items = Array.from({ length: 40 }, (_, i) => `i${i}`);
    const { problem } = readKnuth(
      `${items.join(" ")}\n${items.map((item) => `${item}\n${item}\n`).join("")}`,
    );
    if (problem === undefined) throw new Error("it cannot be read");
    const deadline = clock() + 2000;
    const search = boundedSearch(problem, { strategy: "dance", countOnly: true }, { deadline, timeout: 2 });
    const known = [search.count(), search.stats().nodes];
    expect(search.step(1e12)).toBe("running");
    expect(clock()).toBeGreaterThan(deadline);
    expect([search.count(), search.stats().nodes, search.next(), search.step(1)]).toEqual([
      ...known,
      [],
      "running",
    ]);
  });
});

test.skipIf(process.platform !== "linux")(
  "a table of nine million numbers takes less than 1 GB",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "ecpc-time-"));
    const report = join(folder, "memory.cjs");
    writeFileSync(
      report,
      "process.on('exit', () => process.stderr.write('KB ' + process.resourceUsage().maxRSS))",
    );
    const child = spawn(
      process.execPath,
      ["-r", report, built.entry, "solve", "table.ecp", "--timeout", "5"],
      {
        cwd: built.folder,
      },
    );
    const { code, err } = await collect(child);
    rmSync(folder, { recursive: true });
    expect(code).toBe(3);
    expect(Number(/KB (\d+)/.exec(err)?.[1])).toBeLessThan(1_000_000);
  },
);

/** A star that is given leaves nothing open in its row; nobody has a magic square of 81 numbers in a second. */
const magic = `puzzle Hard
board 9 x 9
find number: 1..81
find star: yes/no
given clue: yes/no
for each cell c with clue: c.star
exactly 1 star in each row
exactly one of each number in cells
for each line l: sum(c.number for c in l) = 369
for each long diagonal d: sum(c.number for c in d) = 369

instance "nine" of Hard:
  clue:
    # . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
`;

test("explain tells steps, though there is no time for an answer", async () => {
  built.file("magic.ecp", magic);
  // A busy machine needs more time to see the first steps.
  for (const timeout of ["12", "60"]) {
    const asked = ["explain", "magic.ecp", "--timeout", timeout];
    const { code, out } = await built.ecpc([...asked, "--brief"]);
    expect(code).toBe(3);
    // A quick machine finds the answer, and is stopped on the way to it.
    expect(out).toMatch(
      new RegExp(
        `Whether there is an answer is not known so far\\.|stopped after ${timeout} s, as --timeout says`,
      ),
    );
    const json = await built.ecpc([...asked, "--json"]);
    const told: { readonly status: string; readonly steps: readonly unknown[] } = JSON.parse(json.out);
    expect([told.status, schemaErrors("explained", told)]).toEqual(["unknown", []]);
    if (timeout === "12" && (told.steps.length < 2 || !/^2\./mu.test(out))) continue;
    expect(told.steps.length).toBeGreaterThanOrEqual(2);
    expect(out).toMatch(/^1\. .*r1c1 star/mu);
    expect(out).toMatch(/^2\. Row 1 has its star already/mu);
    return;
  }
});
