/** One program, judged both ways. */
import { type Before, type Counted, compiledAnswers, strategies, type Way } from "./compiled.js";
import { type Judged, judge, type Program, textOf } from "./program.js";

export type Outcome =
  | { readonly kind: "same"; readonly count: number; readonly strategies: readonly string[] }
  | {
      readonly kind: "different";
      readonly expected: number | string;
      readonly got: string;
      readonly strategy: string;
    }
  /** The compiler refuses what has a meaning. */
  | { readonly kind: "refused"; readonly messages: readonly string[] }
  /** By its own meaning the text asks for an error; whether the compiler says so. */
  | { readonly kind: "fault"; readonly why: string; readonly refused: boolean }
  | { readonly kind: "too-much"; readonly where: string }
  /** To a problem that was judged before. */
  | { readonly kind: "known" };

/** For one program in so many, the answers themselves are compared, besides their number. */
const shareWithAnswers = 3;

/** All strategies search programs with pieces and items; other programs are searched by two of them, in rotation. */
const howMany = ({ cover, layers }: Program): number =>
  cover !== undefined || layers.some(({ kind }) => kind === "pieces" || kind === "sticks")
    ? strategies.length
    : 2;

/** A program that is compiled in several ways; its meaning is worked out once. */
export interface Tried {
  readonly program: Program;
  readonly judged: Judged;
  readonly withAnswers: boolean;
  readonly before: Before;
}

export function triedOnce(program: Program): Tried {
  const { seed, form, cover, layers } = program;
  // Links are numbered in another way where a board wraps round, and links of one's own, and options have names of their own.
  const told =
    !form.torus &&
    cover === undefined &&
    layers.every(({ on }) => on.sort !== "jump" && (form.hexagons !== true || on.sort === "cell"));
  const withAnswers = told && seed % shareWithAnswers === 0;
  const before = { problems: new Set<string>(), marks: new Set<string>() };
  return { program, judged: judge(program, withAnswers), withAnswers, before };
}

export const compare = (program: Program, way: Way = {}): Outcome => compareIn(triedOnce(program), way);

export function compareIn({ program, judged, withAnswers, before }: Tried, way: Way): Outcome {
  if (judged.kind === "too-many") return { kind: "too-much", where: "the judge" };
  const wish = { first: program.seed, many: howMany(program), withAnswers, way, before };
  const compiled = compiledAnswers(textOf(program), wish);
  if (compiled.kind === "known") return compiled;
  if (compiled.kind === "thrown")
    return { kind: "different", expected: "an answer", got: compiled.message, strategy: "none" };
  if (compiled.kind === "too-much") return { kind: "too-much", where: "compiling" };
  if (judged.kind === "fault")
    return { kind: "fault", why: judged.why, refused: compiled.kind === "refused" };
  if (compiled.kind === "refused") return compiled;
  const counts = compiled.counts.filter(({ count }) => count !== undefined);
  if (counts.length === 0) return { kind: "too-much", where: compiled.counts[0]?.strategy ?? "none" };
  for (const counted of counts) {
    const got = difference(judged, counted);
    if (got !== undefined)
      return { kind: "different", expected: judged.count, got, strategy: counted.strategy };
  }
  return { kind: "same", count: judged.count, strategies: counts.map(({ strategy }) => strategy) };
}

/** Undefined where there is none. */
function difference(
  judged: Judged & { readonly kind: "counted" },
  { count, answers }: Counted,
): string | undefined {
  if (count !== judged.count) return `${count}`;
  if (answers === undefined) return undefined;
  const wrong = [...answers].find((answer) => !judged.answers.has(answer));
  const missing = [...judged.answers].find((answer) => !answers.has(answer));
  return wrong === undefined && missing === undefined
    ? undefined
    : `the answer ${wrong} instead of ${missing}`;
}
