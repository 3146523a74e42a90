/** Chooses the strategy of a search, and begins it. */
import { BesideDiagram, type Experience } from "./beside-diagram.js";
import { Rehearsed } from "./certificate/rehearsed.js";
import { chooseStrategy } from "./choose-strategy.js";
import { danceStrategy } from "./dance/dance-search.js";
import { DiagramSearch, planDiagram } from "./diagram/diagram-search.js";
import { kernelStrategy } from "./kernel/kernel-search.js";
import type { Problem } from "./problem.js";
import { ProblemError } from "./problem-error.js";
import type { Prepared, Search, SearchOptions, Strategy } from "./search.js";
import { TakingTurns } from "./taking-turns.js";

/** Makes a problem ready to be searched many times, for example with other options assumed. */
export function prepare(problem: Problem): Prepared {
  return { problem, search: strategies(problem, true) };
}

/** A search for the solutions of a problem. Nothing happens before the first `step`. */
export function search(problem: Problem, options: SearchOptions = {}): Search {
  return strategies(problem, false)(options);
}

/** The strategies of one problem, each made ready when it is first used. */
function strategies(problem: Problem, reuse: boolean): (options?: SearchOptions) => Search {
  const ready = new Map<Strategy, (options: SearchOptions) => Search>();
  const experience: Experience = { dropped: false, won: false };
  const begin = (strategy: Strategy, options: SearchOptions): Search => {
    let known = ready.get(strategy);
    if (known === undefined) {
      known = makeReady(problem, strategy, reuse);
      ready.set(strategy, known);
    }
    return known(options);
  };
  const searching = (options: SearchOptions = {}): Search => {
    const choice = chooseStrategy(problem, options);
    if (choice.kind === "alone") return begin(choice.strategy, options);
    if (choice.kind === "rehearsed") {
      const { certificate: _, onEvent: __, ...plain } = options;
      return new Rehearsed(
        searching({ ...plain, countOnly: true, diagram: false }),
        (strategy, timeLimit) => begin(strategy, { ...options, ...(timeLimit && { timeLimit }) }),
        options,
      );
    }
    const learn = (o: SearchOptions): Search => begin("learn", o);
    const enumerator = new TakingTurns(
      problem,
      begin(choice.enumerator, options),
      learn,
      options,
      choice.turns,
    );
    return onlyCounts(options) && options.nodeLimit === undefined && options.diagram !== false
      ? new BesideDiagram(problem, enumerator, options, experience)
      : enumerator;
  };
  return searching;
}

/** Whether all that is asked is how many solutions there are. */
function onlyCounts({ countOnly = false, limit = 0, onEvent, assumeLiterals = [] }: SearchOptions): boolean {
  return countOnly && limit === 0 && onEvent === undefined && assumeLiterals.length === 0;
}

function makeReady(problem: Problem, strategy: Strategy, reuse: boolean): (options: SearchOptions) => Search {
  switch (strategy) {
    case "dance":
      return danceStrategy(problem, reuse);
    case "learn":
    case "walk":
      return kernelStrategy(problem, strategy);
    case "diagram":
      return (options) => {
        if (!onlyCounts(options)) throw new ProblemError("unsupported", "strategy `diagram` only counts");
        const plan = planDiagram(problem, options);
        if (plan === "unsupported") {
          throw new ProblemError(
            "unsupported",
            "strategy `diagram` does not know the conditions of this problem",
          );
        }
        return new DiagramSearch(plan, options);
      };
    default:
      throw new ProblemError("unsupported", `there is no strategy \`${String(strategy satisfies never)}\``);
  }
}
