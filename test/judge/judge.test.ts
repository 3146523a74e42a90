/**
 * Random programs that are made together with their meaning: the compiler and the engine have as many answers as trying has, some of them also without
 * any pattern, and with the rules as they are written. A difference is made smaller before it is shown. With ECP_LOG=FILE it goes on: differences are written to FILE, texts that are refused to FILE.refused, and tables of
 * outcomes and constructs to FILE.tables.
 */
import { appendFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { seeds } from "../support/seeds.js";
import { compare, type Outcome } from "./compare.js";
import type { Way } from "./compiled.js";
import { randomProgram } from "./make/program.js";
import { type Program, textOf } from "./program.js";
import { shrink } from "./shrink.js";
import { newTally, note, table } from "./tally.js";

const tried = seeds(500);

/** One program in so many is compiled in another way too, in rotation. */
const shareOtherwise = 5;
const others: readonly Way[] = [
  { patterns: "none" },
  { asWritten: true },
  { patterns: "none", asWritten: true },
];

const waysOf = (seed: number): readonly Way[] => [
  {},
  ...(seed % shareOtherwise === 0
    ? others.filter((_, place) => place === (seed / shareOtherwise) % others.length)
    : []),
];

const report = (program: Program, outcome: Outcome, way: Way): string =>
  `// seed ${program.seed} ${JSON.stringify(way)}: ${JSON.stringify(outcome).replaceAll("\\n", "\n")}\n${textOf(program)}\n`;

test(`${tried.length} random programs from ${tried[0]}`, { timeout: 36_000_000 }, () => {
  const log = process.env.ECP_LOG;
  const tally = newTally();
  const judged = (program: Program, way: Way): Outcome => {
    const outcome = compare(program, way);
    if (log !== undefined && outcome.kind === "refused")
      appendFileSync(`${log}.refused`, report(program, outcome, way));
    if (outcome.kind !== "different") return outcome;
    const least = shrink(program, (candidate) => compare(candidate, way).kind === "different");
    const text = report(least, compare(least, way), way);
    if (log === undefined) throw new Error(text);
    appendFileSync(log, text);
    return outcome;
  };
  for (const seed of tried) {
    const program = randomProgram(seed);
    const [plain] = waysOf(seed).map((way) => judged(program, way));
    if (plain !== undefined) note(tally, program, plain);
  }
  if (log !== undefined)
    writeFileSync(`${log}.tables`, `${table(tally.outcomes)}\n\n${table(tally.constructs)}\n`);
  const share = (outcome: string): number => (tally.outcomes.get(outcome) ?? 0) / tried.length;
  expect(share("refused"), "programs that the compiler refuses").toBeLessThan(0.1);
  expect(share("no answer"), "programs without an answer").toBeLessThan(1 / 3);
});
