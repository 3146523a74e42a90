import { type Analysis, compileInstance, differences, type Host, type Lowered } from "@ecp/compiler";
import { search, worthOf } from "@ecp/engine";
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

/** The number of the best answer; undefined where there is none, or where it has none. */
export function best({ problem, objective }: Lowered): number | undefined {
  const run = search(problem, { best: true });
  let last: readonly number[] | undefined;
  for (;;) {
    const state = run.step(1_000_000);
    last = run.next().at(-1) ?? last;
    if (state !== "running") break;
  }
  return last && objective?.numberOf(worthOf(problem, last));
}

/** Where the first answer of an instance is not that of its `solution:`, of all instances that have one. */
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
