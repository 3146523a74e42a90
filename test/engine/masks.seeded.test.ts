/**
 * Sets of options as masks, against sparse sets, which a search that is traced has always: problems of one block of options, of two, and of
 * several, dense enough that masks are chosen.
 */
import {
  createProblemBuilder,
  type Entry,
  type ItemId,
  type OptionId,
  type Problem,
  prepare,
  type Search,
  type SearchOptions,
  search,
} from "@ecp/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { measureMasks } from "../../packages/engine/src/dance/mask-measure.js";
import { someRuns } from "../support/sampled.js";
import { dominoes, langford, queens } from "./families.js";

interface Kind {
  readonly options: number;
  readonly primary: number;
  readonly secondary: number;
  readonly colours: number;
  /** Primary items of an option: so many, or one more. */
  readonly width: number;
  readonly even: boolean;
}

/** Numbers from a seed, all of them below `below`. */
function drawing(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function problemOf({ options, primary, secondary, colours, width, even }: Kind, seed: number): Problem {
  const draw = drawing(seed);
  const b = createProblemBuilder();
  const first = Array.from({ length: primary }, () => b.primary());
  const second = Array.from({ length: secondary }, () => b.secondary());
  const some = (items: readonly ItemId[], count: number): ItemId[] => {
    const left = [...items];
    return Array.from({ length: Math.min(count, left.length) }, () =>
      left.splice(draw(left.length), 1),
    ).flat();
  };
  for (let k = 0; k < options; k++) {
    const entries: Entry[] = some(first, width + (even ? 0 : draw(2))).map((item) => ({ item }));
    for (const item of some(second, draw(3))) {
      const colour = draw(colours + 1);
      entries.push(colour === 0 ? { item } : { item, colour });
    }
    b.option(entries);
  }
  return b.build();
}

const kind = fc.oneof(
  fc.record({
    options: fc.integer({ min: 40, max: 256 }),
    primary: fc.integer({ min: 6, max: 12 }),
    secondary: fc.integer({ min: 0, max: 6 }),
    colours: fc.integer({ min: 0, max: 3 }),
    width: fc.integer({ min: 3, max: 4 }),
    even: fc.boolean(),
  }),
  fc.record({
    options: fc.integer({ min: 257, max: 700 }),
    primary: fc.integer({ min: 8, max: 12 }),
    secondary: fc.integer({ min: 3, max: 8 }),
    colours: fc.integer({ min: 0, max: 2 }),
    width: fc.integer({ min: 4, max: 6 }),
    even: fc.boolean(),
  }),
);
const problem = fc.tuple(kind, fc.nat()).map(([of, seed]) => problemOf(of, seed));

function drain(run: Search, stride = 1e9): OptionId[][] {
  const found: OptionId[][] = [];
  while (run.step(stride) === "running") found.push(...run.next());
  return [...found, ...run.next()];
}

const sorted = (solutions: readonly (readonly OptionId[])[]): string[] =>
  solutions.map((s) => [...s].sort((a, b) => a - b).join(" ")).sort();

const LIMITS = { strategy: "dance", nodeLimit: 20_000 } as const;

/** Undefined if there are too many to wait for. */
function bySparseSets(of: Problem, options: SearchOptions = {}): string[] | undefined {
  const run = search(of, { ...LIMITS, ...options, onEvent: () => {} });
  const found = drain(run);
  return run.state === "done" ? sorted(found) : undefined;
}

describe("sets of options as masks", () => {
  it("give the same solutions as sparse sets, in the same order at any size of slice, and count them", () => {
    const seen = { short: 0, long: 0 };
    fc.assert(
      fc.property(problem, fc.integer({ min: 1, max: 40 }), (of, stride) => {
        const size = measureMasks(of);
        const wanted = bySparseSets(of);
        if (size === undefined || wanted === undefined) return;
        seen[size.blocks > 2 ? "long" : "short"]++;
        const whole = search(of, { strategy: "dance" });
        const listed = drain(whole);
        expect(sorted(listed)).toEqual(wanted);
        const pieces = search(of, { strategy: "dance" });
        expect(drain(pieces, stride)).toEqual(listed);
        expect(pieces.stats()).toEqual(whole.stats());
        for (const budget of [stride, 1e9]) {
          const counted = search(of, { strategy: "dance", countOnly: true });
          drain(counted, budget);
          expect(counted.stats()).toEqual(whole.stats());
        }
      }),
      { numRuns: someRuns(300) },
    );
    expect(seen.short).toBeGreaterThan(someRuns(300) / 6);
    expect(seen.long).toBeGreaterThan(someRuns(300) / 6);
  });

  it("keep to what is assumed and forbidden, prepared or not", () => {
    const few = fc.array(fc.nat(), { maxLength: 3 });
    fc.assert(
      fc.property(problem, few, few, (of, a, f) => {
        const assume = a.map((o) => (o % of.optionCount) as OptionId);
        const forbid = f.map((o) => (o % of.optionCount) as OptionId);
        const wanted = bySparseSets(of, { assume, forbid });
        if (wanted === undefined) return;
        expect(sorted(drain(search(of, { strategy: "dance", assume, forbid })))).toEqual(wanted);
        const prepared = prepare(of);
        prepared.search({ limit: 1 }).step(1e9);
        const again = prepared.search({ strategy: "dance", assume, forbid });
        expect(sorted(drain(again))).toEqual(wanted);
      }),
      { numRuns: someRuns(300) },
    );
  });

  it("stop at the limit", () => {
    fc.assert(
      fc.property(problem, fc.integer({ min: 1, max: 100 }), (of, limit) => {
        const all = drain(search(of, { ...LIMITS }));
        const some = search(of, { ...LIMITS, limit });
        expect(drain(some)).toEqual(all.slice(0, limit));
        const counted = search(of, { ...LIMITS, limit, countOnly: true });
        drain(counted);
        expect(counted.count()).toBe(some.count());
      }),
      { numRuns: someRuns(200) },
    );
  });

  it("write more solutions than there is room for at once", () => {
    const run = search(dominoes(6, 6), { strategy: "dance" });
    const found = drain(run, 1e9);
    expect(new Set(found.map(String)).size).toBe(6728);
    expect(found.every((solution) => solution.length === 18)).toBe(true);
  });

  it("say how far the search is", () => {
    const run = search(langford(8), { strategy: "dance", countOnly: true });
    let before = 0;
    while (run.step(50) === "running") {
      const now = run.progress();
      expect(now).toBeGreaterThanOrEqual(before);
      expect(now).toBeLessThan(1);
      before = now;
    }
    expect(before).toBeGreaterThan(0.9);
    expect(run.progress()).toBe(1);
  });

  it("say what cannot be covered, what is left of an item, and what clashes", () => {
    const of = queens(8);
    expect(measureMasks(of)).toBeDefined();
    const b = createProblemBuilder();
    const cells = Array.from({ length: 20 }, () => b.primary());
    const lonely = b.primary("lonely");
    for (let k = 0; k < 100; k++) b.option([cells[k % 20] ?? lonely, cells[(k + 7) % 20] ?? lonely]);
    const impossible = b.build();
    expect(measureMasks(impossible)).toBeDefined();
    const never = search(impossible, { strategy: "dance" });
    expect([never.state, never.uncoverable, never.reason]).toEqual([
      "done",
      [lonely],
      "no option holds item `lonely`",
    ]);
    const row = Array.from({ length: 8 }, (_, k) => k as OptionId);
    const none = search(of, { strategy: "dance", forbid: row });
    expect([none.state, none.reason]).toEqual([
      "done",
      "what is forbidden leaves too few options for item `r0`",
    ]);
    const clash = search(of, { strategy: "dance", assume: row.slice(0, 2) });
    expect(clash.reason).toBe(
      "option 1, which is assumed, clashes with what is assumed or forbidden before it",
    );
  });
});
