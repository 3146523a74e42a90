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

  test("loops on the edges of a board, with a rule that reads clues", async () => {
    built.file("loops.ecp", LOOPS);
    const { code, out } = await built.ecpc(["count", "loops.ecp", "--json"]);
    expect(JSON.parse(out)).toMatchObject({ count: "1222363", stats: { strategy: "diagram" } });
    expect(code).toBe(0);
  });
});
