import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { disagreement } from "../../packages/cli/src/comparing/disagreement.js";
import type { SearchedWay } from "../../packages/cli/src/comparing/search-one-way.js";
import { type Built, build } from "./built.js";
import { impossible, mistakes, rooks } from "./puzzles.js";
import { schemaErrors } from "./schema.js";

const loop = "puzzle Loop(n: 1..50 = 3)\nboard n x n\nfind line: yes/no on links\nloop line\n";

let built: Built;

beforeAll(async () => {
  built = await build();
  built.file("rooks.ecp", rooks);
  built.file("mistakes.ecp", mistakes);
  built.file("loop.ecp", loop);
  built.file("none.ecp", impossible);
});
afterAll(() => built.remove());

interface Compared {
  readonly status: string;
  readonly searches: readonly {
    readonly strategy: string;
    readonly nextItem: string | null;
    readonly ending: string;
    readonly found?: string;
    readonly reason?: string;
  }[];
}

async function compared(args: readonly string[]): Promise<Compared & { readonly code: number | null }> {
  const { code, out } = await built.ecpc(["compare", ...args, "--json"]);
  const result = JSON.parse(out) as Compared;
  expect(schemaErrors("compared", result)).toEqual([]);
  return { ...result, code };
}

describe("compare", () => {
  test("a table: a line for each strategy and rule, numbers below each other", async () => {
    const { code, out, err } = await built.ecpc(["compare", "rooks.ecp"]);
    expect([code, err]).toEqual([0, ""]);
    const [head = "", ...lines] = out.trimEnd().split("\n");
    expect(head).toMatch(/^strategy +next item +nodes +updates +memory +time +outcome$/);
    const end = head.indexOf("nodes") + "nodes".length;
    for (const line of lines) expect(line.slice(end - 1, end + 1)).toMatch(/^[\d–] ?$/);
    expect(lines.map((line) => line.split(" ")[0])).toEqual(
      expect.arrayContaining(["auto", "dance", "walk", "learn", "diagram"]),
    );
  });

  test("all that can count count the same; those that cannot say why", async () => {
    const pure = await compared(["rooks.ecp", "--limit", "0"]);
    expect([pure.code, pure.status]).toEqual([0, "compared"]);
    expect(new Set(pure.searches.map(({ ending }) => ending))).toEqual(new Set(["all"]));
    expect(new Set(pure.searches.map(({ found }) => found)).size).toBe(1);
    const { searches } = await compared(["loop.ecp", "--limit", "0"]);
    const counts = searches.flatMap(({ found }) => (found === undefined ? [] : [found]));
    expect([...new Set(counts)]).toEqual(["13"]);
    const dance = searches.filter(({ strategy }) => strategy === "dance");
    expect(dance.map(({ ending }) => ending)).toEqual(["unfit", "unfit"]);
    expect(dance[0]?.reason).toContain("neither sums nor conditions");
  });

  test("more answers than were asked for: it looks for no more", async () => {
    const { searches } = await compared(["loop.ecp"]);
    const learned = searches.find(({ strategy }) => strategy === "learn");
    expect(learned).toMatchObject({ ending: "enough", found: "2", nextItem: null });
  });

  test("a picture with a bar for each", async () => {
    const { code, out } = await built.ecpc(["compare", "loop.ecp", "--format", "svg"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^<svg .*walk · the fewest options, by learned weight.*<\/svg>\n$/s);
    // Four measures of those that searched: auto, walk three times, learn.
    expect(out.match(/class="bar"/g)).toHaveLength(4 * 5);
  });

  test("mistakes are told, and nothing is compared", async () => {
    const { code, out, err } = await built.ecpc(["compare", "mistakes.ecp"]);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain("error");
  });

  test("no answer: 20", async () => {
    const { code, searches } = await compared(["none.ecp"]);
    expect(code).toBe(20);
    expect(searches.find(({ strategy }) => strategy === "auto")).toMatchObject({ ending: "all", found: "0" });
  });
});

test("where two disagree, that is told", () => {
  const row = (found: bigint, ending: SearchedWay["ending"]): SearchedWay => ({
    way: { strategy: "walk", next: "the first" },
    ending,
    found,
    strategy: "walk",
    nodes: 0,
    updates: 0,
    bytes: 0,
    milliseconds: 0,
  });
  expect(disagreement([row(3n, "all"), row(3n, "all"), row(1n, "stopped")], 0)).toBeUndefined();
  expect(disagreement([row(2n, "enough"), row(3n, "enough")], 1)).toBeUndefined();
  expect(disagreement([row(1n, "all"), row(2n, "enough")], 1)).toContain("disagree");
});
