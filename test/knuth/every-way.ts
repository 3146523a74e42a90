/** All that the engine can say of a problem of exact cover, by each of its strategies and in each way to drive them. */
import {
  countSolutions,
  createProblemBuilder,
  type OptionId,
  openSession,
  type PartThread,
  type Problem,
  partsOf,
  partWork,
  type Search,
  type SearchOptions,
  type Strategy,
  search,
  searchParts,
  toPureExactCover,
} from "@ecp/engine";
import { TakingTurns } from "../../packages/engine/src/taking-turns.js";

const STRATEGIES: readonly (Strategy | "auto")[] = ["auto", "dance", "walk", "learn"];

/** Each solution as the numbers of its options, rising, with blanks between; the list is sorted. */
export type Answers = readonly string[];

const answersOf = (solutions: Iterable<readonly OptionId[]>): string[] =>
  [...solutions].map((solution) => [...solution].sort((a, b) => a - b).join(" ")).sort();

function drained(run: Search, stride: number): OptionId[][] {
  const found: OptionId[][] = [];
  for (let state = "running"; state === "running"; ) {
    state = run.step(stride);
    found.push(...run.next());
  }
  return found;
}

/** Ways to list all answers, by name. */
export function lists(problem: Problem, seed: number): ReadonlyMap<string, Answers> {
  const found = new Map<string, Answers>();
  const listed = (options: SearchOptions): Answers =>
    answersOf(drained(search(problem, options), 1 + (seed % 9)));
  for (const strategy of STRATEGIES) found.set(strategy, listed({ strategy }));
  found.set("learn, another seed", listed({ strategy: "learn", seed: 1 + seed }));
  for (const enumerate of ["dance", "walk"] as const) {
    const turns = { trial: 1, enumerate: 1 + (seed % 3), learn: 1 + (seed % 5), finish: 0 };
    const begun = search(problem, { strategy: enumerate });
    const learn = (options: SearchOptions): Search => search(problem, { ...options, strategy: "learn" });
    found.set(
      `${enumerate} and learn, in turns`,
      answersOf(drained(new TakingTurns(problem, begun, learn, {}, turns), 3)),
    );
  }
  const strategy = STRATEGIES[seed % STRATEGIES.length] ?? "auto";
  const parts = partsOf(problem, 2 + (seed % 7));
  found.set(
    `parts by ${strategy}`,
    answersOf(parts.flatMap((assume) => drained(search(problem, { strategy, assume }), 100))),
  );
  found.set("questions that exclude what was found", answersOf(asked(problem)));
  return found;
}

function asked(problem: Problem): OptionId[][] {
  const session = openSession(problem);
  const found: OptionId[][] = [];
  for (;;) {
    session.ask({});
    let answer = session.step(50);
    while (answer === undefined) answer = session.step(50);
    if (answer.kind === "none") return found;
    found.push(answer.options);
    session.exclude();
  }
}

/** Ways to count all answers, by name. */
export function counts(problem: Problem): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const strategy of [...STRATEGIES, "diagram"] as const)
    found.set(strategy, Number(countSolutions(problem, { strategy })));
  found.set(
    "as pure exact cover",
    Number(countSolutions(toPureExactCover(guarded(problem)), { strategy: "dance" })),
  );
  return found;
}

/** The same with a row that says no more than the items do, so that there is something to lower. */
function guarded(problem: Problem): Problem {
  const builder = createProblemBuilder();
  const items = Array.from({ length: problem.itemCount }, (_, item) =>
    problem.itemSecondary[item] === 1
      ? builder.secondary()
      : builder.primary(undefined, problem.itemLo[item], problem.itemHi[item]),
  );
  const options = Array.from({ length: problem.optionCount }, (_, option) => {
    const entries = [];
    for (let k = problem.optionStart[option] ?? 0; k < (problem.optionStart[option + 1] ?? 0); k++) {
      const item = items[problem.optionItems[k] ?? 0];
      const colour = problem.optionColours[k] ?? 0;
      if (item !== undefined) entries.push(colour > 0 ? { item, colour } : { item });
    }
    return builder.option(entries);
  });
  const first = options.slice(0, 3).map((option) => ({ literal: builder.chosen(option), weight: 1 }));
  builder.linear(first, 0, first.length);
  return builder.build();
}

/** The first answers that each way finds which is asked for so many, and whether it says that these are all. */
export function firstAnswers(
  problem: Problem,
  limit: number,
): ReadonlyMap<string, { readonly answers: Answers; readonly complete: boolean }> {
  return new Map(
    STRATEGIES.map((strategy) => {
      const run = search(problem, { strategy, limit });
      const answers = answersOf(drained(run, 7));
      return [strategy, { answers, complete: run.state === "done" }] as const;
    }),
  );
}

/** By two threads, which are this one. */
export async function byThreads(problem: Problem, seed: number): Promise<Answers> {
  const strategy = STRATEGIES[seed % STRATEGIES.length] ?? "auto";
  const thread = (): PartThread => {
    const work = partWork({ problem, strategy, countOnly: false, limit: 0 });
    return { ask: async (request) => work(request), end: async () => {} };
  };
  const found: OptionId[][] = [];
  const take = (solution: OptionId[]): boolean => found.push(solution) > 0;
  const run = await searchParts(partsOf(problem, 2 + (seed % 5)), [thread(), thread()], { take });
  if (run.ending !== "done" || run.count !== BigInt(found.length)) throw new Error(`ended as ${run.ending}`);
  return answersOf(found);
}
