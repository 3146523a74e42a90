import { type Analysis, compileInstance, differences, type Host, type Lowered } from "@ecp/compiler";
import { type Problem, search, worthOf } from "@ecp/engine";
import { noFiles } from "./hosts.js";

export interface Held {
  readonly instance: string;
  readonly expected: string;
  readonly found: string;
  readonly held: boolean;
}

/** Solves each instance, or some, that has an `expect`, and says whether it holds. */
export function heldExpectations(
  analysis: Analysis,
  host: Host = noFiles,
  instances = analysis.typed.instances,
): Held[] {
  return instances.flatMap((instance) => {
    const what = instance.expect?.what;
    if (what === undefined) return [];
    const expected =
      what.of === "best"
        ? `best ${what.number}`
        : what.of === "unique"
          ? "1"
          : what.of === "none"
            ? "0"
            : String(what.count);
    const compiled = compileInstance(analysis.typed, instance, { set: new Map() }, host);
    const name = instance.name ?? "";
    if (compiled.lowered === undefined) {
      const found = compiled.diagnostics
        .map((diagnostic) => `${diagnostic.code} ${diagnostic.message}`)
        .join("; ");
      return [{ instance: name, expected, found, held: false }];
    }
    if (what.of === "best") {
      const found = `best ${best(compiled.lowered)}`;
      return [{ instance: name, expected, found, held: found === expected }];
    }
    const run = search(compiled.lowered.problem, { countOnly: true, limit: what.of === "unique" ? 2 : 0 });
    while (run.step(1_000_000) === "running");
    const found = String(run.count());
    return [{ instance: name, expected, found, held: found === expected }];
  });
}

/** One of the best solutions; undefined where there is none. `certificate` takes the proof, in pieces. */
export function bestSolution(
  problem: Problem,
  certificate?: (text: string) => void,
): readonly number[] | undefined {
  const run = search(problem, { best: true, ...(certificate === undefined ? {} : { certificate }) });
  let last: readonly number[] | undefined;
  for (;;) {
    const state = run.step(100_000);
    last = run.next().at(-1) ?? last;
    if (state !== "running") return last;
  }
}

/** The number of the best answer; undefined where there is none, or where it has none. */
export function best({ problem, objective }: Lowered): number | undefined {
  const last = bestSolution(problem);
  return last && objective?.numberOf(worthOf(problem, last));
}

/** A constant of the objective: the weights of its negated literals, as other programs print the sum of the variables without it. */
export function constantOf({ objective }: Problem): number {
  const { literals, weights } = objective ?? { literals: [], weights: [] };
  return [...literals].reduce((sum, literal, i) => sum + (literal % 2 === 1 ? (weights[i] ?? 0) : 0), 0);
}

/** The instances whose first answer is not that of their `solution:`, among all that have one. */
export function solutionsMissed(analysis: Analysis, host: Host = noFiles): readonly string[] {
  return analysis.typed.instances.flatMap((instance) => {
    if (instance.solution === undefined) return [];
    const { ground, lowered } = compileInstance(analysis.typed, instance, { set: new Map() }, host);
    if (ground?.expected === undefined || lowered === undefined) return ["it does not compile"];
    const run = search(lowered.problem, { limit: 1 });
    while (run.step(1_000_000) === "running");
    const [answer] = run.next();
    return answer === undefined
      ? ["there is no answer"]
      : differences(ground, ground.expected, lowered.decode(answer));
  });
}
