/**
 * Rows over a few switches, judged by trying all of their settings: sums of several weights with gaps, literals twice and beside their opposites, clauses
 * of two that make literals one, large counts that small ones just fit into, and bounds at the edge of what can be. And groups of ten and more.
 */
import {
  createProblemBuilder,
  type Graph,
  type Literal,
  negate,
  type OptionId,
  type Problem,
  search,
  toPureExactCover,
} from "@ecp/engine";
import { expect, it } from "vitest";
import { someSeeds } from "../support/sampled.js";
import { grid, switches } from "./boards.js";
import { type Random, randomFrom } from "./random-problem.js";

/** A setting of the switches: bit k is switch k. */
type Holds = (setting: number) => boolean;

interface Made {
  readonly problem: Problem;
  /** The option that says that a switch is on. */
  readonly on: readonly OptionId[];
  readonly rules: readonly Holds[];
  /** The switches that are seen. */
  readonly seen: readonly number[];
}

interface Term {
  readonly at: number;
  readonly negated: boolean;
  readonly weight: number;
}

const isOn = (setting: number, at: number): boolean => ((setting >> at) & 1) === 1;
const sumOf = (terms: readonly Term[], setting: number): number =>
  terms.reduce((sum, { at, negated, weight }) => sum + (isOn(setting, at) !== negated ? weight : 0), 0);

class Maker {
  private readonly builder = createProblemBuilder();
  readonly cells: readonly Literal[];
  private readonly rules: Holds[] = [];

  constructor(readonly count: number) {
    this.cells = switches(this.builder, count);
  }

  literal({ at, negated }: Pick<Term, "at" | "negated">): Literal {
    const cell = this.cells[at] ?? (0 as Literal);
    return negated ? negate(cell) : cell;
  }

  clause(terms: readonly Term[]): void {
    this.builder.clause(terms.map((term) => this.literal(term)));
    this.rules.push((setting) => terms.some(({ at, negated }) => isOn(setting, at) !== negated));
  }

  sum(terms: readonly Term[], lo: number, hi: number): void {
    this.builder.linear(
      terms.map((term) => ({ literal: this.literal(term), weight: term.weight })),
      lo,
      hi,
    );
    this.rules.push((setting) => sumOf(terms, setting) >= lo && sumOf(terms, setting) <= hi);
  }

  groups(graph: Graph, sizes: readonly number[], literals: readonly Literal[], holds: Holds): void {
    this.builder.global("component-size", literals, graph, sizes);
    this.rules.push(holds);
  }

  made(seen: readonly number[]): Made {
    const all = seen.length === this.count;
    if (!all) this.builder.visible(seen.map((at) => this.cells[at] ?? (0 as Literal)));
    const problem = this.builder.build();
    const on = this.cells.map((literal) => (problem.atoms.value[literal >> 1] ?? 0) as OptionId);
    return { problem, on, rules: this.rules, seen };
  }
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, k) => k);

function randomTerms(random: Random, count: number, size: number, weight: () => number): Term[] {
  // Mostly each switch once.
  const order = upTo(count).sort(() => random(3) - 1);
  return upTo(size).map((k) => ({
    at: random(9) === 0 ? random(count) : (order[k % count] ?? 0),
    negated: random(4) === 0,
    weight: weight(),
  }));
}

function randomRows(seed: number): Made {
  const random = randomFrom(seed);
  const maker = new Maker(6 + random(5));
  const { count } = maker;
  for (let rows = 1 + random(5); rows > 0; rows--) {
    const terms = (size: number, weight: () => number): Term[] => randomTerms(random, count, size, weight);
    switch (random(6)) {
      case 0:
        maker.clause(terms(1 + random(4), () => 1));
        break;
      case 1: {
        // The same or the opposite, in two clauses, one of which is left out at times.
        const [a, b] = terms(2, () => 1);
        if (a === undefined || b === undefined) break;
        maker.clause([a, b]);
        if (random(4) > 0)
          maker.clause([
            { ...b, negated: !b.negated },
            { ...a, negated: !a.negated },
          ]);
        break;
      }
      case 2: {
        // Few weights, so that much is between what can be reached.
        const weights = [2 + random(5), 2 + random(12), 1 + random(3)];
        const row = terms(random(3) === 0 ? count : 2 + random(6), () => weights[random(3)] ?? 1);
        const total = row.reduce((sum, { weight }) => sum + weight, 0);
        const lo = random(total + 1);
        maker.sum(row, lo, Math.min(lo + random(3), total));
        break;
      }
      case 3: {
        const weight = 1 + random(3);
        const row = terms(1 + random(count), () => weight);
        const lo = random(weight * row.length + 2) - 1;
        maker.sum(row, lo, lo + random(weight * row.length + 1));
        break;
      }
      case 4: {
        const row = terms(2 + random(6), () => random(9) - 4);
        const lo = random(8) - 5;
        maker.sum(row, lo, lo + random(5));
        break;
      }
      default: {
        // All but one, or one.
        const row = terms(2 + random(count - 1), () => 1);
        const lo = [0, 1, row.length - 1, row.length][random(4)] ?? 0;
        maker.sum(row, lo, Math.max(lo, [lo, 1, row.length - 1, row.length][random(4)] ?? lo));
      }
    }
  }
  // One of them at least: where nothing is said to be seen, all is.
  const isHidden = random(3) === 0 ? upTo(count).map(() => random(2) === 0) : [];
  return maker.made(upTo(count).filter((at) => at === 0 || isHidden[at] !== true));
}

/** A large count, and small ones over parts of it that need about as much, in one direction or the other. */
function randomFit(seed: number): Made {
  const random = randomFrom(seed);
  const maker = new Maker(12 + random(2));
  const { count } = maker;
  const isMost = random(2) === 0;
  const term = (at: number): Term => ({ at, negated: !isMost, weight: 1 });
  let needed = 0;
  let from = random(2);
  while (from + 3 <= count) {
    const size = 2 + random(3);
    const part = upTo(Math.min(size, count - from)).map((k) => term(from + k));
    const least = random(5) === 0 ? 2 : 1;
    maker.sum(part, Math.min(least, part.length), part.length);
    needed += Math.min(least, part.length);
    from += size;
  }
  const most = Math.max(0, needed + random(3) - 1);
  maker.sum(upTo(count).map(term), random(most + 1), most);
  if (random(3) === 0) maker.clause(randomTerms(random, count, 1 + random(3), () => 1));
  return maker.made(upTo(count));
}

/** So many of a large set, and small sets of some that are on and some that are off: what they need is needed of those on and of those off. */
function randomCrossing(seed: number): Made {
  const random = randomFrom(seed);
  const maker = new Maker(12);
  const { count } = maker;
  const lo = 5 + random(3);
  maker.sum(
    upTo(count).map((at) => ({ at, negated: false, weight: 1 })),
    lo,
    Math.min(8, lo + random(3)),
  );
  const shift = 1 + random(count - 1);
  const pairs = 9 + random(4);
  for (const k of upTo(pairs)) {
    const pair = [
      { at: k, negated: false, weight: 1 },
      { at: (k + shift) % count, negated: random(9) > 0, weight: 1 },
    ];
    if (random(9) === 0) pair.pop();
    maker.clause(pair);
  }
  if (random(2) === 0) maker.clause(randomTerms(random, count, 1 + random(3), () => 1));
  return maker.made(upTo(count));
}

/** Groups of switches that are on (and of those that are off) on a board, which have ten cells or about as many. */
function randomGroups(seed: number): Made {
  const random = randomFrom(seed);
  const [width, height] = [4, 3];
  const maker = new Maker(width * height);
  const graph = grid(width, height);
  const both = random(2) === 0;
  const range = (): [number, number] => {
    const lo = [1, 2, 9, 10, 11, 10][random(6)] ?? 1;
    return [lo, random(3) === 0 ? lo + random(3) : lo];
  };
  const ranges = both ? [range(), range()] : [range()];
  const literals = maker.cells.flatMap((cell) => (both ? [cell, negate(cell)] : [cell]));
  maker.groups(graph, ranges.flat(), literals, (setting) =>
    ranges.every(([lo, hi], k) =>
      sizesOf(graph, (v) => isOn(setting, v) === (k === 0)).every((size) => lo <= size && size <= hi),
    ),
  );
  for (let given = random(3); given > 0; given--) maker.clause(randomTerms(random, maker.count, 1, () => 1));
  if (random(3) === 0) {
    const lo = random(4);
    maker.sum(
      upTo(maker.count).map((at) => ({ at, negated: false, weight: 1 })),
      lo,
      9 + random(4),
    );
  }
  return maker.made(upTo(maker.count));
}

/** The sizes of the connected parts of what is in. */
function sizesOf({ vertexCount, from, to }: Graph, isIn: (vertex: number) => boolean): number[] {
  const group = upTo(vertexCount);
  const join = (e: number): boolean => {
    const [u, v] = [from[e] ?? 0, to[e] ?? 0];
    const [a, b] = [group[u] ?? 0, group[v] ?? 0];
    if (a === b || !isIn(u) || !isIn(v)) return false;
    group.forEach((other, k) => {
      if (other === a) group[k] = b;
    });
    return true;
  };
  for (let e = 0; e < from.length; e++) join(e);
  const sizes = new Map<number, number>();
  group.forEach((own, v) => {
    if (isIn(v)) sizes.set(own, (sizes.get(own) ?? 0) + 1);
  });
  return [...sizes.values()];
}

function expected({ on, rules, seen }: Made): string[] {
  const found = new Set<string>();
  for (let setting = 0; setting < 1 << on.length; setting++)
    if (rules.every((holds) => holds(setting)))
      found.add(seen.map((at) => Number(isOn(setting, at))).join(""));
  return [...found].sort();
}

function found({ problem, on, seen }: Made, strategy: "auto" | "walk" | "learn", seed: number): string[] {
  const run = search(problem, { strategy, seed: seed % 4 });
  const answers: string[] = [];
  for (let state = "running"; state === "running"; ) {
    state = run.step(1 + (seed % 30));
    for (const solution of run.next()) {
      const chosen = new Set<number>(solution);
      answers.push(seen.map((at) => Number(chosen.has(on[at] ?? -1))).join(""));
    }
  }
  return answers.sort();
}

it("an answer in which two are off because of each other is not all there is", () => {
  const maker = new Maker(4);
  const term = (at: number, negated: boolean): Term => ({ at, negated, weight: 1 });
  maker.sum([term(0, true), term(1, false), term(2, false)], 0, 1);
  maker.sum([term(1, true), term(0, false), term(3, false)], 0, 1);
  const made = maker.made(upTo(4));
  for (const strategy of ["walk", "learn"] as const)
    expect(found(made, strategy, 0)).toEqual(["0000", "1100"]);
});

it.each([
  ["rows", randomRows, 150],
  ["counts that just fit", randomFit, 25],
  ["counts of what is on and what is off", randomCrossing, 25],
  ["groups of many", randomGroups, 30],
] as const)("%s leave the answers that trying has", (_, make, few) => {
  const tried = someSeeds(few);
  let several = 0;
  for (const seed of tried) {
    const made = make(seed);
    const answers = expected(made);
    if (answers.length > 1) several++;
    if (answers.length > 2000) continue;
    for (const strategy of ["auto", "walk", "learn"] as const)
      expect([seed, strategy, found(made, strategy, seed)]).toEqual([seed, strategy, answers]);
    if (made.seen.length < made.on.length || made.problem.globals.length > 0) continue;
    for (const [strategy, problem] of [
      ["diagram", made.problem],
      ["dance", toPureExactCover(made.problem)],
    ] as const) {
      const run = search(problem, { strategy, countOnly: true });
      while (run.step(1e6) === "running");
      expect([seed, strategy, Number(run.count())]).toEqual([seed, strategy, answers.length]);
    }
  }
  if (tried.length >= few) expect(several).toBeGreaterThan(tried.length / 5);
});
