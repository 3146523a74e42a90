/** The program of one seed, compared with its meaning in one or several ways to compile it. */
import { compare, compareIn, type Outcome, type Tried, triedOnce } from "./compare.js";
import type { Way } from "./compiled.js";
import { randomProgram } from "./make/program.js";
import { type Program, textOf } from "./program.js";
import { shrink } from "./shrink.js";

export interface Judgement {
  readonly way: Way;
  readonly outcome: Outcome;
}

export interface JudgedSeed {
  readonly program: Program;
  /** The first is of the usual way. */
  readonly judgements: readonly Judgement[];
}

/** One program in so many is compiled in another way too, in rotation. */
const shareOtherwise = 5;
const others: readonly Way[] = [
  { patterns: "none" },
  { asWritten: true },
  { patterns: "none", asWritten: true },
];

/** Besides the usual one, after which the patterns are known that left a mark. */
const furtherWays = ({ program: { seed }, before }: Tried, inAllWays: boolean): readonly Way[] =>
  inAllWays
    ? [...others, ...[...before.marks].map((pattern) => ({ patterns: { without: [pattern] } }))]
    : others.filter(
        (_, place) => seed % shareOtherwise === 0 && place === (seed / shareOtherwise) % others.length,
      );

/** `inAllWays`: in normal form and as written, with all patterns and with none, and without each pattern that left a mark. */
export function judgedSeed(seed: number, inAllWays: boolean): JudgedSeed {
  const program = randomProgram(seed);
  const once = triedOnce(program);
  const inWay = (way: Way): Judgement => ({ way, outcome: compareIn(once, way) });
  const usual = inWay({});
  return { program, judgements: [usual, ...furtherWays(once, inAllWays).map(inWay)] };
}

/** A difference as a comment and the program, which is made smaller first. */
export function differenceText(program: Program, way: Way): string {
  const least = shrink(program, (candidate) => compare(candidate, way).kind === "different");
  return judgementText(least, { way, outcome: compare(least, way) });
}

export const judgementText = (program: Program, { way, outcome }: Judgement): string =>
  `// seed ${program.seed} ${JSON.stringify(way)}: ${JSON.stringify(outcome).replaceAll("\\n", "\n")}\n${textOf(program)}\n`;
