/**
 * Random programs that are made together with their meaning: the compiler and the engine have as many answers as trying has, some of them also without
 * any pattern, and with the rules as they are written. A difference is made smaller before it is shown. With ECP_LOG=FILE it goes on: differences are written to FILE, texts that are refused to FILE.refused, and tables of
 * outcomes and constructs to FILE.tables.
 *
 * With ECP_WAYS=all each program is compiled in all ways: in normal form and as written, with all patterns and with none, and without each that left a mark.
 */
import { appendFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { someSeeds } from "../support/sampled.js";
import { compare, compareIn, type Outcome, type Tried, triedOnce } from "./compare.js";
import type { Way } from "./compiled.js";
import { randomProgram } from "./make/program.js";
import { type Program, textOf } from "./program.js";
import { shrink } from "./shrink.js";
import { newTally, note, table } from "./tally.js";

const tried = someSeeds(500);

/** One program in so many is compiled in another way too, in rotation. */
const shareOtherwise = 5;
const others: readonly Way[] = [
  { patterns: "none" },
  { asWritten: true },
  { patterns: "none", asWritten: true },
];

const inAllWays = process.env.ECP_WAYS === "all";

/** Besides the usual one, after which the patterns are known that left a mark. */
const furtherWays = ({ program: { seed }, before }: Tried): readonly Way[] =>
  inAllWays
    ? [...others, ...[...before.marks].map((pattern) => ({ patterns: { without: [pattern] } }))]
    : others.filter(
        (_, place) => seed % shareOtherwise === 0 && place === (seed / shareOtherwise) % others.length,
      );

const report = (program: Program, outcome: Outcome, way: Way): string =>
  `// seed ${program.seed} ${JSON.stringify(way)}: ${JSON.stringify(outcome).replaceAll("\\n", "\n")}\n${textOf(program)}\n`;

test(`${tried.length} random programs from ${tried[0]}`, { timeout: 36_000_000 }, () => {
  const log = process.env.ECP_LOG;
  const tally = newTally();
  const ways = new Map<string, number>();
  const judged = (tried: Tried, way: Way): Outcome => {
    const { program } = tried;
    const outcome = compareIn(tried, way);
    const name = `${JSON.stringify(way)}: ${outcome.kind}`;
    ways.set(name, (ways.get(name) ?? 0) + 1);
    if (log !== undefined && outcome.kind === "refused")
      appendFileSync(`${log}.refused`, report(program, outcome, way));
    if (outcome.kind !== "different") return outcome;
    const least = shrink(program, (candidate) => compare(candidate, way).kind === "different");
    const text = report(least, compare(least, way), way);
    if (log === undefined) throw new Error(text);
    appendFileSync(log, text);
    return outcome;
  };
  for (const [place, seed] of tried.entries()) {
    const program = randomProgram(seed);
    const once = triedOnce(program);
    note(tally, program, judged(once, {}));
    for (const way of furtherWays(once)) judged(once, way);
    if (log !== undefined && place % 100 === 99)
      writeFileSync(`${log}.ways`, `${place + 1} programs, to ${seed}\n${table(ways)}\n`);
  }
  if (log !== undefined)
    writeFileSync(`${log}.tables`, `${table(tally.outcomes)}\n\n${table(tally.constructs)}\n`);
  const share = (outcome: string): number => (tally.outcomes.get(outcome) ?? 0) / tried.length;
  expect(share("refused"), "programs that the compiler refuses").toBeLessThan(0.1);
  expect(share("no answer"), "programs without an answer").toBeLessThan(1 / 3);
});
