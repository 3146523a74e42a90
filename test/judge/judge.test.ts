/**
 * Random programs that are made together with their meaning: the compiler and the engine have as many answers as trying has. A difference is made
 * smaller before it is shown. With ECP_LOG=FILE it goes on: differences are written to FILE, texts that are refused to FILE.refused, and tables of
 * outcomes and constructs to FILE.tables.
 */
import { appendFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { seeds } from "../support/seeds.js";
import { compare, type Outcome } from "./compare.js";
import { randomProgram } from "./make/program.js";
import { type Program, textOf } from "./program.js";
import { shrink } from "./shrink.js";
import { newTally, note, table } from "./tally.js";

const tried = seeds(500);

const report = (program: Program, outcome: Outcome): string =>
  `// seed ${program.seed}: ${JSON.stringify(outcome).replaceAll("\\n", "\n")}\n${textOf(program)}\n`;

test(`${tried.length} random programs from ${tried[0]}`, { timeout: 36_000_000 }, () => {
  const log = process.env.ECP_LOG;
  const tally = newTally();
  for (const seed of tried) {
    const program = randomProgram(seed);
    const outcome = compare(program);
    note(tally, program, outcome);
    if (log !== undefined && outcome.kind === "refused")
      appendFileSync(`${log}.refused`, report(program, outcome));
    if (outcome.kind !== "different") continue;
    const least = shrink(program, (candidate) => compare(candidate).kind === "different");
    const text = report(least, compare(least));
    if (log === undefined) throw new Error(text);
    appendFileSync(log, text);
  }
  if (log !== undefined)
    writeFileSync(`${log}.tables`, `${table(tally.outcomes)}\n\n${table(tally.constructs)}\n`);
  const share = (outcome: string): number => (tally.outcomes.get(outcome) ?? 0) / tried.length;
  expect(share("refused"), "programs that the compiler refuses").toBeLessThan(0.1);
  expect(share("no answer"), "programs without an answer").toBeLessThan(1 / 3);
});
