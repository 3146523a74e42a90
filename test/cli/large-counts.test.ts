/** Counts that no enumeration reaches, asked for on the command line as anybody would. */
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Built, build, examples } from "./built.js";

const LOOPS = `puzzle Around "Loops along borders"

given clue: 0..3
find fence: yes/no on edges

loop fence
for each cell c with clue: exactly c.clue fences in c.edges

instance "open" of Around:
  clue:
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    . . . . .
`;

const grid = (n: number, mark: (row: number, column: number) => string): string =>
  Array.from(
    { length: n },
    (_, r) => `    ${Array.from({ length: n }, (__, c) => mark(r, c)).join(" ")}\n`,
  ).join("");

const PATHS = `puzzle Paths "From corner to corner"
given end: yes/no
find line: yes/no on links
for each cell c with end: exactly 1 line in c.links
for each cell c without end: exactly 0 or 2 lines in c.links
tree line
instance:
  end:
${grid(8, (r, c) => (r === c && (r === 0 || r === 7) ? "#" : "."))}`;

const TREES = `puzzle Trees(n: 1..20 = 7) "Spanning trees"
board n x n
find line: yes/no on links
tree line
for each cell c: at least 1 line in c.links
`;

const SETS = `puzzle Sets(n: 1..20 = 8) "Connected sets of cells, the empty one among them"
board n x n
find shaded: yes/no on cells
connected (cells with shaded)
`;

describe("large counts", () => {
  let built: Built;
  beforeAll(async () => {
    built = await build();
  });
  afterAll(() => built.remove());

  test("tilings by dominoes: more than 2^64", async () => {
    const file = join(examples, "covers/domino.ecp");
    const board = ["--set", "h=16", "--set", "w=16"];
    const { code, out } = await built.ecpc(["count", file, "8 x 8", ...board]);
    expect([code, out]).toEqual([0, "2444888770250892795802079170816\n"]);
  });

  // OEIS A007764, A007341, A059525.
  test.each([
    ["paths", PATHS, "789360053252"],
    ["spanning trees", TREES, "19872369301840986112"],
    ["connected sets", SETS, "51016818604894743"],
  ])("%s, which a diagram counts by itself", async (name, text, count) => {
    built.file(`${name}.ecp`, text);
    const { code, out } = await built.ecpc(["count", `${name}.ecp`, "--json"]);
    expect(JSON.parse(out)).toMatchObject({ count, stats: { strategy: "diagram" } });
    expect(code).toBe(0);
  });

  test("loops on the edges of a board, with a rule that reads clues", async () => {
    built.file("loops.ecp", LOOPS);
    const { code, out } = await built.ecpc(["count", "loops.ecp", "--json"]);
    expect(JSON.parse(out)).toMatchObject({ count: "1222363", stats: { strategy: "diagram" } });
    expect(code).toBe(0);
  });
});
