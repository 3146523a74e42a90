/** `ecpc solve --with`: what other solvers say is read, checked and told apart from what is known. They are scripts here, in the ways in which solvers go wrong. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeOnce, testOfLong, testOnce } from "../support/sampled.js";
import { type Built, build } from "./built.js";
import { rooks } from "./puzzles.js";

let built: Built;

/** Reads the problem: `answers` are lists of variables, of which the first that is not refused is said. */
const solver = (body: string): string =>
  `import { readFileSync } from "node:fs";
const text = readFileSync(process.argv[2], "utf8");
const clauses = text.split("\\n").filter((line) => /^-?\\d/.test(line)).map((line) => line.split(" ").map(Number).slice(0, -1));
const count = Number(/^p cnf (\\d+)/m.exec(text)[1]);
${body}
`;

/** Tries all choices of few variables. */
const honest = solver(`
const value = new Array(count + 1).fill(false);
const holds = (upTo) => clauses.every((clause) => clause.some((l) => Math.abs(l) > upTo || value[Math.abs(l)] === l > 0));
const search = (v) => {
  if (!holds(v)) return false;
  if (v === count) return true;
  for (const choice of [true, false]) { value[v + 1] = choice; if (search(v + 1)) return true; }
  return false;
};
if (!search(0)) console.log("s UNSATISFIABLE");
else console.log("s SATISFIABLE\\nv " + value.slice(1).map((v, i) => (v ? i + 1 : -i - 1)).join(" ") + " 0");
`);

beforeAll(async () => {
  built = await build();
  built.file("rooks.ecp", rooks);
  built.file("honest.mjs", honest);
  built.file("liar.mjs", solver(`console.log("s SATISFIABLE\\nv 1 2 3 0");`));
  built.file("crash.mjs", solver(`console.error("out of luck"); process.exit(7);`));
  built.file("silent.mjs", solver(``));
  // An answer is refused by a clause over all that is seen.
  built.file(
    "forgetful.mjs",
    honest.replace(
      "const holds",
      "clauses.splice(0, clauses.length, ...clauses.filter((c) => c.length < count));\nconst holds",
    ),
  );
  built.file("hanging.mjs", solver(`setInterval(() => {}, 1000);`));
});
afterAll(() => built.remove());

const ask = (name: string, ...more: readonly string[]) =>
  built.ecpc([
    "solve",
    "rooks.ecp",
    "--set",
    "n=3",
    "--with",
    `"${process.execPath}" ${name} {file}`,
    ...more,
  ]);

describe("an honest solver", () => {
  testOnce("all answers are found, and that there are no others is its word", async () => {
    const { code, out } = await ask("honest.mjs", "--limit", "0");
    expect(code).toBe(0);
    expect(out.trimEnd().split("\n").at(-1)).toMatch(/^6 answers: by the word of `.*honest\.mjs \{file\}`$/);
  });

  testOfLong("one more than wanted is asked for", async () => {
    expect((await ask("honest.mjs")).out).toMatch(/not the only answer\n$/);
  });
});

describe("a solver that", () => {
  test.each([
    [
      "gives what is no answer",
      "liar.mjs",
      /gave an answer that is none: .*\(rooks\.ecp:\d+:\d+\) does not hold/,
    ],
    ["crashes", "crash.mjs", /ended with code 7 \(out of luck\), and said nothing of an answer/],
    ["says nothing", "silent.mjs", /ended with code 0, and said nothing of an answer/],
    ["gives an answer again", "forgetful.mjs", /gave an answer again that it was told to leave out/],
    ["is not there", "/nowhere/solver.mjs", /ended with code \d+ \(.*\), and said nothing of an answer/],
  ])("%s is told of", async (_, name, says) => {
    const { code, out } = await ask(name);
    expect([code, out]).toEqual([3, expect.stringMatching(says)]);
  });

  testOfLong("hangs is ended by --timeout", async () => {
    const { code, out } = await ask("hanging.mjs", "--timeout", "1");
    expect([code, out]).toEqual([3, "not known: stopped after 1 s, as --timeout says\n"]);
  });
});

describeOnce("a command line", () => {
  test("without {file} has nowhere to put the problem", async () => {
    const { code, err } = await built.ecpc(["solve", "rooks.ecp", "--with", "cadical"]);
    expect([code, err]).toEqual([2, expect.stringContaining("{file}")]);
  });

  test("has no form without a solver", async () => {
    const { code, err } = await built.ecpc(["solve", "rooks.ecp", "--form", "lp"]);
    expect([code, err]).toEqual([2, expect.stringContaining("--with")]);
  });
});

test.each([
  ["opb", /^\* #variable= 9 #constraint= 6\n\* project x1 /],
  ["dimacs", /^c 1 .*\n[\s\S]*^p cnf 9 \d+$/m],
  ["fzn", /^var bool: x1 :: output_var; % /],
  ["lp", /^\{ x\(1\.\.9\) \}\.\n/],
])("build --emit %s", async (form, begins) => {
  const { code, out } = await built.ecpc(["build", "rooks.ecp", "--set", "n=3", "--emit", form]);
  expect([code, out]).toEqual([0, expect.stringMatching(begins)]);
});

describeOnce("the best answer", () => {
  const stars =
    "puzzle Stars\nboard 1 x 3\nfind star: yes/no\nfor each link (x, y): not (x is star and y is star)\nmaximize count(c in cells where c is star)\n";

  test("each answer has to be better than the one before, until there is none", async () => {
    built.file("stars.ecp", stars);
    const { code, out } = await built.ecpc([
      "solve",
      "stars.ecp",
      "--with",
      `"${process.execPath}" honest.mjs {file}`,
    ]);
    expect([code, out]).toEqual([0, expect.stringContaining("2, and no answer has more: by the word of")]);
    const all = await built.ecpc([
      "solve",
      "stars.ecp",
      "--with",
      `"${process.execPath}" honest.mjs {file}`,
      "--limit",
      "0",
      "--json",
    ]);
    expect(JSON.parse(all.out)).toMatchObject({ status: "multiple", count: "5" });
  });
});
