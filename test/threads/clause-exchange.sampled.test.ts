/**
 * Searches that tell each other what they learn: each of them still finds all answers there are, however the others are ahead of it. The counts are those of `walk`,
 * which learns nothing from anyone.
 */
import {
  ClauseExchange,
  createProblemBuilder,
  forEachClause,
  negate,
  type Problem,
  type SharedClauses,
  search,
  solveAll,
} from "@ecp/engine";
import { describe, expect, test } from "vitest";
import { newest } from "../../packages/engine/src/learn/clause-exchange.js";
import { MOST_WORDS_WAITING } from "../../packages/engine/src/thresholds.js";
import { grid, switches } from "../kernel/boards.js";
import { type Random, randomFrom } from "../kernel/random-problem.js";
import { someSeeds } from "../support/sampled.js";

/** Each switch has two options, the second of which says that it is on. */
const holding = (options: readonly number[]): number[] =>
  options.filter((option) => option % 2 === 1).map((option) => option >> 1);

/** Clauses of three literals, mostly with some values that satisfy them all; few switches are seen, so that few answers are hard to tell from one. */
function clauses(random: Random, seed: number): Problem {
  const builder = createProblemBuilder();
  const hidden = Array.from({ length: 100 }, () => random(2) === 0);
  const literals = switches(builder, hidden.length);
  for (let c = 0; c < 4.3 * hidden.length; ) {
    const clause = [0, 1, 2].map(() => [random(hidden.length), random(2) === 0] as const);
    if (seed % 3 !== 1 && !clause.some(([v, isOn]) => hidden[v] === isOn)) continue;
    builder.clause(
      clause.map(([v, isOn]) => {
        const literal = literals[v] ?? (0 as never);
        return isOn ? literal : negate(literal);
      }),
    );
    c++;
  }
  builder.visible(literals.slice(0, 2 + random(3)));
  return builder.build();
}

/** The labels are the ends of random ways over a grid; from every third grid edges are taken until there is one answer. */
function ways(random: Random, seed: number): Problem {
  const width = 6 + random(2);
  let graph = grid(width, 6);
  const labels = new Array<number>(graph.vertexCount).fill(0);
  const passed = new Set<number>();
  const onward = (v: number): number | undefined => {
    const next = [...graph.from].flatMap((u, e) => {
      const w = graph.to[e] ?? 0;
      return u === v ? [w] : w === v ? [u] : [];
    });
    const free = next.filter((w) => !passed.has(w));
    return free[random(free.length)];
  };
  for (let pair = 1; pair <= 5 + random(4); pair++) {
    const free = labels.flatMap((_, v) => (passed.has(v) ? [] : [v]));
    const from = free[random(free.length)] ?? 0;
    const way = [from];
    for (let v: number | undefined = from; v !== undefined && way.length < 14; v = onward(v)) {
      passed.add(v);
      if (v !== from) way.push(v);
    }
    if (way.length > 2) labels[from] = labels[way.at(-1) ?? 0] = pair;
  }
  for (;;) {
    const builder = createProblemBuilder();
    builder.global("paths", switches(builder, graph.from.length), graph, labels, true);
    const problem = builder.build();
    if (seed % 3 !== 2) return problem;
    const { solutions } = solveAll(problem, { strategy: "walk", limit: 2 });
    const [first = [], second] = solutions.map(holding);
    if (second === undefined) return problem;
    const cut = second.find((e) => !first.includes(e));
    const isKept = (_: number, e: number): boolean => e !== cut;
    graph = {
      ...graph,
      from: Int32Array.from([...graph.from].filter(isKept)),
      to: Int32Array.from([...graph.to].filter(isKept)),
    };
  }
}

interface Raced {
  readonly counts: readonly number[];
  readonly done: readonly boolean[];
  readonly conflicts: number;
}

/**
 * Each search goes on until it is done or has found so many, in random turns or, now and then, one after the other; clauses come late now and then.
 * `heard` sees all that is sent.
 */
function race(
  problem: Problem,
  searches: number,
  limit: number,
  random: Random,
  heard?: (batch: SharedClauses) => void,
): Raced {
  const exchanges = Array.from({ length: searches }, () => new ClauseExchange());
  const waiting = exchanges.map((): SharedClauses[] => []);
  const racers = exchanges.map((exchange, seed) =>
    search(problem, { strategy: "learn", limit, seed, exchange }),
  );
  const inTurns = random(2) === 0;
  for (;;) {
    const running = racers.flatMap(({ state }, own) => (state === "running" ? [own] : []));
    const own = running[inTurns ? random(running.length) : 0];
    if (own === undefined) break;
    racers[own]?.step(1 + random(200));
    const sent = exchanges[own]?.send() ?? [];
    if (heard !== undefined) sent.forEach(heard);
    waiting.forEach((batches, to) => {
      if (to !== own) batches.push(...sent);
      if (random(3) > 0) exchanges[to]?.receive(batches.splice(0));
    });
  }
  return {
    counts: racers.map((racer) => Number(racer.count())),
    done: racers.map(({ state }) => state === "done"),
    conflicts: racers.reduce((sum, racer) => sum + (racer.stats().conflicts ?? 0), 0),
  };
}

/** Of problems with more answers, not all are asked for. */
const MANY = 40;
const kinds = { clauses, ways } as const;

describe.each(["clauses", "ways"] as const)("searches of random %s", (kind) => {
  test("find all that there are, although each takes clauses from the others", () => {
    const met = new Set<string>();
    const told = new Set<number>();
    for (const seed of someSeeds(60, 4)) {
      const random = randomFrom(seed);
      const problem = kinds[kind](random, seed);
      const all = solveAll(problem, { strategy: "walk", limit: MANY }).solutions.length;
      const limit = all === MANY ? 3 : ([0, 2, 3][random(3)] ?? 0);
      const expected = limit === 0 ? all : Math.min(limit, all);
      const { counts, done } = race(problem, 2 + random(2), limit, random, ({ beside }) =>
        told.add(beside.length),
      );
      expect([seed, ...counts]).toEqual([seed, ...counts.map(() => expected)]);
      expect(done).toEqual(done.map(() => limit === 0 || all < limit));
      met.add(all === 0 ? "none" : all === 1 ? "one" : "several");
    }
    expect(met.size).toBeGreaterThan(1);
    // Clauses that rest on an answer say so.
    expect([...told]).toEqual(expect.arrayContaining([0, 1]));
  });
});

test("a search with another that tells it meets fewer dead ends than one alone", () => {
  let [alone, together] = [0, 0];
  for (let seed = 1; seed <= 12; seed++) {
    const problem = clauses(randomFrom(seed), 1);
    const one = search(problem, { strategy: "learn", limit: 2 });
    while (one.state === "running") one.step(1000);
    alone += one.stats().conflicts ?? 0;
    together += race(problem, 2, 2, randomFrom(seed)).conflicts / 2;
  }
  expect(together).toBeLessThan(0.9 * alone);
});

describe("an exchange", () => {
  const VARIABLES = 4;
  const batch = (beside: string[], ...words: number[]): SharedClauses => ({
    variables: VARIABLES,
    beside,
    words: Int32Array.from(words),
  });

  test("keeps a clause back until its answers are excluded", () => {
    const exchange = new ClauseExchange();
    exchange.begin(VARIABLES);
    const [now, later] = [batch([], 2, 2, 4, 6), batch(["10"], 1, 1, 5)];
    exchange.receive([later, now]);
    expect(exchange.take()).toEqual([now]);
    const kernel = { value: Int8Array.from([0, 0, 1, -1, -1, 1]), decisionLevel: 0 } as never;
    exchange.exclude(kernel, Int32Array.from([2, 4]));
    expect(exchange.take()).toEqual([later]);
    expect(exchange.take()).toEqual([]);
  });

  test("leaves out clauses over other variables, whenever they came", () => {
    const exchange = new ClauseExchange();
    const other = { ...batch([], 2, 2, 4, 6), variables: VARIABLES + 1 };
    exchange.receive([other]);
    exchange.begin(VARIABLES);
    exchange.receive([other, batch([], 1, 1, 5)]);
    expect(exchange.take()).toEqual([batch([], 1, 1, 5)]);
  });

  test("hands on clauses of few levels and literals, each with its levels", () => {
    const exchange = new ClauseExchange();
    exchange.offer(Int32Array.from([2, 4, 6]), 2);
    exchange.offer(Int32Array.from([8, 10]), 50);
    exchange.offer(new Int32Array(1_000), 2);
    const [sent, ...more] = exchange.send();
    const heard: unknown[] = [];
    if (sent !== undefined) forEachClause(sent, (clause, levels) => heard.push([levels, ...clause]));
    expect([heard, more, exchange.send()]).toEqual([[[2, 2, 4, 6]], [], []]);
  });

  test("leaves out the oldest where too many wait", () => {
    const large = (first: number): SharedClauses => ({
      variables: VARIABLES,
      beside: [],
      words: new Int32Array(MOST_WORDS_WAITING / 2).fill(first),
    });
    const kept = newest([large(1), large(2), large(3)]);
    expect(kept.map(({ words }) => words[0])).toEqual([2, 3]);
    expect(newest([batch([], 1, 1, 4)])).toHaveLength(1);
  });
});
