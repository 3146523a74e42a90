/** One program, judged both ways. */
import { compiledAnswers } from "./compiled.js";
import { judge, type Program, textOf } from "./program.js";

export type Outcome =
  | { readonly kind: "same"; readonly count: number; readonly strategy: string }
  | { readonly kind: "different"; readonly expected: number; readonly got: string; readonly strategy: string }
  /** The compiler refuses what has a meaning. */
  | { readonly kind: "refused"; readonly messages: readonly string[] }
  /** By its own meaning the text asks for an error; whether the compiler says so. */
  | { readonly kind: "fault"; readonly why: string; readonly refused: boolean }
  | { readonly kind: "too-much"; readonly where: string };

/** Of one program in so many the answers themselves are compared, beside how many there are. */
const shareWithAnswers = 3;

export function compare(program: Program, strategy: number = program.seed): Outcome {
  // Links are numbered in another way where a board wraps round, and links of one's own, and options have names of their own.
  const told =
    !program.form.torus &&
    program.cover === undefined &&
    program.layers.every(({ on }) => on.sort !== "jump");
  const withAnswers = told && strategy % shareWithAnswers === 0;
  const judged = judge(program, withAnswers);
  if (judged.kind === "too-many") return { kind: "too-much", where: "the judge" };
  const compiled = compiledAnswers(textOf(program), strategy, withAnswers);
  if (judged.kind === "fault")
    return compiled.kind === "thrown"
      ? { kind: "different", expected: -1, got: compiled.message, strategy: "none" }
      : { kind: "fault", why: judged.why, refused: compiled.kind === "refused" };
  switch (compiled.kind) {
    case "refused":
      return compiled;
    case "thrown":
      return { kind: "different", expected: judged.count, got: compiled.message, strategy: "none" };
    case "unfinished":
      return { kind: "too-much", where: compiled.strategy };
    case "counted":
      if (compiled.answers !== undefined && compiled.count === judged.count) {
        const wrong = [...compiled.answers].find((answer) => !judged.answers.has(answer));
        const missing = [...judged.answers].find((answer) => !compiled.answers?.has(answer));
        if (wrong !== undefined || missing !== undefined) {
          const got = `the answer ${wrong} instead of ${missing}`;
          return { kind: "different", expected: judged.count, got, strategy: compiled.strategy };
        }
      }
      return compiled.count === judged.count
        ? { kind: "same", count: judged.count, strategy: compiled.strategy }
        : {
            kind: "different",
            expected: judged.count,
            got: `${compiled.count}`,
            strategy: compiled.strategy,
          };
    default:
      return compiled satisfies never;
  }
}
