/** The only file that calls the compiler and the engine: from a text to the number of its answers, and to the answers. */
import {
  type Analysis,
  analyse,
  type Compiled,
  compileInstance,
  type PatternSetting,
  type TypedInstance,
} from "@ecp/compiler";
import { isDetermined, type OptionId, ProblemError, type Strategy, search } from "@ecp/engine";
import { sameProblem } from "../problems/fingerprint.js";
import { noFiles } from "../support/hosts.js";
import { answerText, type Shown } from "./answer-text.js";

export const strategies: readonly (Strategy | "auto")[] = ["auto", "learn", "walk", "dance", "diagram"];

export interface Counted {
  readonly strategy: string;
  /** Undefined where the search took too long. */
  readonly count: number | undefined;
  /** As text, where they were asked for and the strategy tells them. */
  readonly answers: ReadonlySet<string> | undefined;
}

export type Outcome =
  | { readonly kind: "refused"; readonly messages: readonly string[] }
  /** It is too large, or takes too long. */
  | { readonly kind: "too-much" }
  /** Something was thrown that is no message. */
  | { readonly kind: "thrown"; readonly message: string }
  /** To a problem that another way came to. */
  | { readonly kind: "known" }
  | { readonly kind: "counted"; readonly counts: readonly Counted[] };

export interface Wish {
  /** Where in the list of strategies to begin, and how many to try. */
  readonly first: number;
  readonly many: number;
  readonly withAnswers: boolean;
  readonly way: Way;
  readonly before: Before;
}

/** Ways to compile that must have the same answers: rules in normal form or as they are written, with all patterns, with some, or with none. */
export type Way = { readonly patterns?: PatternSetting; readonly asWritten?: true };

/** The results of compiling a program in other ways: the analysis, which is the same in all of them, the problems, and the patterns that left their mark. */
export interface Before {
  analysis?: Analysis;
  readonly problems: Set<string>;
  readonly marks: Set<string>;
}

/** How often compiling may ask whether the time is up: a second or so. */
const patience = 200;

export function compiledAnswers(text: string, { first, many, withAnswers, way, before }: Wish): Outcome {
  try {
    before.analysis ??= analyse("judged.ecp", text, noFiles);
    const { typed, diagnostics } = before.analysis;
    const [instance] = typed.instances;
    const wrong = messages(text, diagnostics);
    if (wrong.length > 0 || instance === undefined) return { kind: "refused", messages: wrong };
    // Not by a clock, so that a program comes to the same everywhere.
    let asked = 0;
    const settings = { set: new Map(), expired: () => ++asked > patience, ...way };
    const compiled = compileInstance(typed, instance, settings, noFiles);
    const { lowered } = compiled;
    if (lowered === undefined) {
      const why = messages(text, compiled.diagnostics);
      return why.some((message) => /^ECP50/u.test(message))
        ? { kind: "too-much" }
        : { kind: "refused", messages: why };
    }
    for (const { pattern } of compiled.ground?.patterns ?? []) before.marks.add(pattern);
    const problem = sameProblem(lowered);
    if (before.problems.has(problem)) return { kind: "known" };
    before.problems.add(problem);
    const counts: Counted[] = [];
    // A strategy that does not know what the problem asks says so; the next is tried.
    for (let k = 0; k < strategies.length && counts.length < many; k++) {
      const strategy = strategies[(first + k) % strategies.length] ?? "auto";
      const counted = countedBy(strategy, lowered, instance, withAnswers && strategy !== "diagram");
      if (counted !== undefined) counts.push(counted);
    }
    return { kind: "counted", counts };
  } catch (thrown) {
    return {
      kind: "thrown",
      message: thrown instanceof Error ? (thrown.stack ?? thrown.message) : `${thrown}`,
    };
  }
}

type Lowered = NonNullable<Compiled["lowered"]>;

/** Undefined where the strategy does not know what the problem asks. */
function countedBy(
  strategy: Strategy | "auto",
  { problem, seenOf, decode }: Lowered,
  { puzzle }: TypedInstance,
  told: boolean,
): Counted | undefined {
  // Solutions that differ only in hidden layers are one answer; `dance` leaves it to its caller to recognise them.
  const apart = strategy === "dance" && !isDetermined(problem);
  const seen = new Set<string>();
  const answers = new Set<string>();
  try {
    const run = search(problem, { strategy, countOnly: !apart && !told });
    for (let steps = 0; run.state === "running" && steps < 20; steps++) {
      run.step(20_000);
      for (const chosen of run.next()) {
        if (apart) seen.add(visible(chosen, seenOf));
        if (told) answers.add(solutionText(decode(chosen), puzzle.layers));
      }
    }
    const count = run.state !== "done" ? undefined : apart ? seen.size : Number(run.count());
    return { strategy, count, answers: told ? answers : undefined };
  } catch (thrown) {
    if (thrown instanceof ProblemError && thrown.code === "unsupported") return undefined;
    throw thrown;
  }
}

const messages = (text: string, diagnostics: Compiled["diagnostics"]): readonly string[] =>
  diagnostics
    .filter(({ severity }) => severity === "error")
    .map(({ code, message, span }) => `${code} ${message} [${text.slice(span.start, span.end)}]`);

const visible = (chosen: readonly OptionId[], seenOf: Lowered["seenOf"]): string =>
  chosen
    .filter((option) => seenOf(option) !== undefined)
    .sort((a, b) => a - b)
    .join();

const solutionText = (
  { layers }: ReturnType<Lowered["decode"]>,
  declared: TypedInstance["puzzle"]["layers"],
): string =>
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
