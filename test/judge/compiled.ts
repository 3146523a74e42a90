/** The only file that calls the compiler and the engine: from a text to the number of its answers. */
import { analyse, compileInstance, type TypedInstance } from "@ecp/compiler";
import { isDetermined, type OptionId, ProblemError, type Strategy, search } from "@ecp/engine";
import { noFiles } from "../support/hosts.js";
import { answerText, type Shown } from "./answer-text.js";

export const strategies: readonly (Strategy | "auto")[] = ["auto", "learn", "walk", "dance", "diagram"];

export type Compiled =
  | { readonly kind: "refused"; readonly messages: readonly string[] }
  | {
      readonly kind: "counted";
      readonly count: number;
      readonly strategy: string;
      /** As text, where they were asked for and the strategy tells them. */
      readonly answers: ReadonlySet<string> | undefined;
    }
  | { readonly kind: "thrown"; readonly message: string }
  | { readonly kind: "unfinished"; readonly strategy: string };

const visible = (chosen: readonly OptionId[], seenOf: (option: OptionId) => unknown): string =>
  chosen
    .filter((option) => seenOf(option) !== undefined)
    .sort((a, b) => a - b)
    .join();

type Solution = ReturnType<NonNullable<ReturnType<typeof compileInstance>["lowered"]>["decode"]>;

const solutionText = ({ layers }: Solution, declared: TypedInstance["puzzle"]["layers"]): string =>
  answerText(
    [...layers].map(([id, answer]): readonly [string, Shown] => {
      const name = declared[id]?.name ?? "";
      switch (answer.kind) {
        case "values": {
          const values = answer.values.flatMap((value, element): (readonly [number, string])[] =>
            value === null || typeof value === "object" ? [] : [[element, `${value}`]],
          );
          return [name, { kind: "values", values }];
        }
        case "regions": {
          const regions = new Set(answer.values.filter((region) => region !== null));
          const cellsOf = (region: number): number[] =>
            answer.values.flatMap((own, cell) => (own === region ? [cell] : []));
          return [name, { kind: "bodies", bodies: [...regions].map((region) => ["", cellsOf(region)]) }];
        }
        case "paths":
          return [name, { kind: "bodies", bodies: answer.paths.map((path) => ["", path]) }];
        case "pieces":
          return [
            name,
            {
              kind: "bodies",
              bodies: answer.placements.map(({ shape, cells }) => [shape, cells.toSorted((a, b) => a - b)]),
            },
          ];
        default:
          return answer satisfies never;
      }
    }),
  );

export function compiledAnswers(text: string, which: number, withAnswers = false): Compiled {
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
        const told = withAnswers && strategy !== "diagram";
        const run = search(lowered.problem, { strategy, countOnly: !apart && !told });
        const answers = new Set<string>();
        const seen = new Set<string>();
        for (let steps = 0; run.state === "running"; steps++) {
          if (steps > 20) return { kind: "unfinished", strategy };
          run.step(20_000);
          for (const chosen of run.next()) {
            seen.add(visible(chosen, lowered.seenOf));
            if (told) answers.add(solutionText(lowered.decode(chosen), instance.puzzle.layers));
          }
        }
        if (run.state === "limit") return { kind: "unfinished", strategy };
        const count = apart ? seen.size : Number(run.count());
        return { kind: "counted", count, strategy, answers: told ? answers : undefined };
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
