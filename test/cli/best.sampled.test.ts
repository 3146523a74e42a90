/** The best answer on the command line: how it is shown, in JSON, within limits, and what `expect best` says. */
import { afterAll, beforeAll, expect } from "vitest";
import { testOfLong, testOnce } from "../support/sampled.js";
import { type Built, build } from "./built.js";
import { schemaErrors } from "./schema.js";

const stars = `puzzle Stars(n: 1..20 = 3)
board n x n
find star: yes/no
for each link (x, y): not (x is star and y is star)
maximize count(c in cells where c is star)
instance of Stars:
  expect best 5
instance "six"(n = 6):
  expect best 17
instance "all"(n = 2):
  expect 7 solutions
`;

let built: Built;
beforeAll(async () => {
  built = await build();
  built.file("stars.ecp", stars);
});
afterAll(() => built.remove());

testOnce("one of the best is drawn, and that none is better is said", async () => {
  const { code, out } = await built.ecpc(["solve", "stars.ecp", "Stars"]);
  expect([code, out.match(/★/g)?.length]).toEqual([0, 5]);
  expect(out).toContain("5, and no answer has more\n");
});

testOnce("the smallest, a fraction, and a number that no answer has", async () => {
  const least = stars.replace(
    "maximize count(c in cells where c is star)",
    "minimize 7 / 2 - count(c in cells where c is star)",
  );
  built.file("least.ecp", least);
  expect((await built.ecpc(["solve", "least.ecp", "Stars"])).out).toContain("-3/2, and no answer has less\n");
  built.file(
    "nowhere.ecp",
    stars.replace(
      "count(c in cells where c is star)",
      "max(c.row for c in cells where c is star)\nexactly 0 star in cells",
    ),
  );
  const { code, out } = await built.ecpc(["solve", "nowhere.ecp", "Stars"]);
  expect([code, out.includes("the number has no value in any answer\n")]).toEqual([0, true]);
});

testOfLong("JSON says how good it is; so does every format", async () => {
  const { out } = await built.ecpc(["solve", "stars.ecp", "Stars", "--json"]);
  const result: unknown = JSON.parse(out);
  expect(schemaErrors("result", result)).toEqual([]);
  expect(result).toMatchObject({ status: "best", best: { sense: "maximize", value: 5, bound: 5 } });
  expect(result).toMatchObject({
    solutions: [{ star: [expect.any(Array), expect.any(Array), expect.any(Array)] }],
  });
  const lines = (await built.ecpc(["solve", "stars.ecp", "Stars", "--format", "ndjson"])).out;
  expect(JSON.parse(lines)).toMatchObject({ status: "best", solutions: [{}] });
  const svg = await built.ecpc(["solve", "stars.ecp", "Stars", "--format", "svg"]);
  expect(svg.out).toContain("<svg");
  expect(svg.err).toContain("5, and no answer has more");
});

testOfLong("a list and a count take all answers", async () => {
  expect((await built.ecpc(["solve", "stars.ecp", "Stars", "--limit", "0", "--json"])).out).toContain(
    '"count": "63"',
  );
  expect((await built.ecpc(["count", "stars.ecp", "Stars"])).out).toBe("63\n");
});

testOfLong("of each board of a file the best answer", async () => {
  built.file("boards.txt", ".........\n0.0......\n");
  const { out } = await built.ecpc(["solve", "stars.ecp", "Stars", "--instances", "boards.txt"]);
  expect(out).toBe("101010101\n010101010\n");
  const json = await built.ecpc(["solve", "stars.ecp", "Stars", "--instances", "boards.txt", "--json"]);
  const results: unknown = JSON.parse(json.out);
  expect(schemaErrors("results", results)).toEqual([]);
  expect(results).toMatchObject([{ status: "best", best: { value: 5, bound: 5 } }, { best: { value: 4 } }]);
});

testOnce("no answer: 20", async () => {
  built.file("none.ecp", `${stars.slice(0, stars.indexOf("instance"))}at least 6 star in cells\n`);
  const { code, out } = await built.ecpc(["solve", "none.ecp"]);
  expect([code, out.includes("no answer: ")]).toEqual([20, true]);
});

testOnce("expectations are held, and what was found instead is said", async () => {
  const { code, out, err } = await built.ecpc(["test", "stars.ecp"]);
  expect(code).toBe(1);
  expect(out).toContain("2 held, 1 failed");
  expect(err).toContain("expected 17 as the best, found 18");
});

testOfLong("beside the best number a solution has to be an answer", async () => {
  const solved = `${stars.slice(0, stars.indexOf("instance"))}instance of Stars:\n  expect best 5\n  solution:\n    star:\n`;
  built.file("right.ecp", `${solved}      # . #\n      . # .\n      # . #\n`);
  built.file("wrong.ecp", `${solved}      # # #\n      . . .\n      # . #\n`);
  expect((await built.ecpc(["test", "right.ecp"])).code).toBe(0);
  const { code, err } = await built.ecpc(["test", "wrong.ecp"]);
  expect([code, err.includes("this is not an answer of the puzzle")]).toEqual([1, true]);
});

testOnce("strategies that find no best answer are refused", async () => {
  const { code, err } = await built.ecpc(["solve", "stars.ecp", "Stars", "--strategy", "dance"]);
  expect([code, err.includes("--strategy dance finds no best answer")]).toEqual([2, true]);
});

testOnce("a proof that none is better, held to its puzzle", async () => {
  await built.ecpc(["solve", "stars.ecp", "Stars", "--proof", "stars.proof"]);
  const { code, out } = await built.ecpc([
    "verify",
    "stars.proof",
    "--against",
    "stars.ecp",
    "--instance",
    "Stars",
  ]);
  expect(out).toMatch(/^verified: .* is one of the best \(5\), and none is better/);
  expect(code).toBe(0);
  const other = await built.ecpc(["verify", "stars.proof", "--against", "stars.ecp", "--instance", "six"]);
  expect([other.code, other.err.includes("this is of another puzzle")]).toEqual([1, true]);
  // A proof of all answers is of the same puzzle, and states no objective.
  await built.ecpc(["count", "stars.ecp", "Stars", "--proof", "all.proof"]);
  const all = await built.ecpc(["verify", "all.proof", "--against", "stars.ecp", "--instance", "Stars"]);
  expect(all.out).toContain("there are exactly 63 answers");
});

testOfLong("a weight that all terms have is no hindrance, however large", async () => {
  built.file("large.ecp", stars.replace("maximize count", "maximize 3 + 5000000000 * count"));
  expect((await built.ecpc(["solve", "large.ecp", "Stars"])).out).toContain(
    "25000000003, and no answer has more\n",
  );
});
