/** The only file that calls the compiler and the engine: from a text to the number of its answers. */
import { analyse, compileInstance } from "@ecp/compiler";
import { isDetermined, type OptionId, ProblemError, type Strategy, search } from "@ecp/engine";
import { noFiles } from "../support/hosts.js";

export const strategies: readonly (Strategy | "auto")[] = ["auto", "learn", "walk", "dance", "diagram"];

export type Compiled =
  | { readonly kind: "refused"; readonly messages: readonly string[] }
  | { readonly kind: "counted"; readonly count: number; readonly strategy: string }
  | { readonly kind: "thrown"; readonly message: string }
  | { readonly kind: "unfinished"; readonly strategy: string };

const visible = (chosen: readonly OptionId[], seenOf: (option: OptionId) => unknown): string =>
  chosen
    .filter((option) => seenOf(option) !== undefined)
    .sort((a, b) => a - b)
    .join();

export function compiledAnswers(text: string, which: number): Compiled {
  try {
    const { typed, diagnostics } = analyse("judged.ecp", text, noFiles);
    const wrong = diagnostics.filter(({ severity }) => severity === "error");
    const say = (all: typeof diagnostics): readonly string[] =>
      all
        .filter(({ severity }) => severity === "error")
        .map(({ code, message, span }) => `${code} ${message} [${text.slice(span.start, span.end)}]`);
    const [instance] = typed.instances;
    if (wrong.length > 0 || instance === undefined) return { kind: "refused", messages: say(diagnostics) };
    const { lowered, diagnostics: later } = compileInstance(typed, instance, { set: new Map() }, noFiles);
    if (lowered === undefined) return { kind: "refused", messages: say(later) };
    for (let k = which; ; k++) {
      const strategy = strategies[k % strategies.length] ?? "auto";
      try {
        // What differs only in what is hidden is one answer; `dance` leaves it to its caller to tell these apart.
        const apart = strategy === "dance" && !isDetermined(lowered.problem);
        const run = search(lowered.problem, { strategy, countOnly: !apart });
        const seen = new Set<string>();
        for (let steps = 0; run.state === "running"; steps++) {
          if (steps > 20) return { kind: "unfinished", strategy };
          run.step(20_000);
          for (const chosen of run.next()) seen.add(visible(chosen, lowered.seenOf));
        }
        if (run.state === "limit") return { kind: "unfinished", strategy };
        return { kind: "counted", count: apart ? seen.size : Number(run.count()), strategy };
      } catch (thrown) {
        // A strategy that does not know what the problem asks says so; the next is tried.
        if (!(thrown instanceof ProblemError) || thrown.code !== "unsupported" || k > which + 5) throw thrown;
      }
    }
  } catch (thrown) {
    return {
      kind: "thrown",
      message: thrown instanceof Error ? (thrown.stack ?? thrown.message) : `${thrown}`,
    };
  }
}
