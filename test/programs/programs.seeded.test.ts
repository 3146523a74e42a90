/**
 * Random puzzles against the judge: whatever constructs come together, the compiler and the engine have the answers that trying has. A failure
 * is made smaller before it is shown. With ECP_LOG=file it goes on, and writes what it
 * finds there.
 */
import { appendFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compareWithOracle, type Outcome } from "../oracle/compare.js";
import { noFiles } from "../support/hosts.js";
import { someSeeds } from "../support/sampled.js";
import { type Program, randomProgram, textOf } from "./programs.js";
import { shrink } from "./tree.js";

const tried = someSeeds(60);

/** A text that the compiler cannot bear counts as a difference. */
function compared(program: Program): Outcome {
  try {
    return compareWithOracle(textOf(program), noFiles, "test.ecp", { patience: 4_000_000 });
  } catch (thrown) {
    return { kind: "different", difference: `thrown: ${thrown instanceof Error ? thrown.stack : thrown}` };
  }
}

test(`${tried.length} random puzzles from ${tried[0]}`, { timeout: 36_000_000 }, () => {
  const kinds = new Map<string, number>();
  const note = (kind: string): void => void kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const log = process.env.ECP_LOG;
  for (const seed of tried) {
    const program = randomProgram(seed);
    const outcome = compared(program);
    note(outcome.kind === "error" ? `error ${(outcome.messages[0] ?? "").slice(0, 60)}` : outcome.kind);
    if (outcome.kind !== "different") continue;
    const sign = outcome.difference.slice(0, 20);
    const statements = shrink(program.statements, (candidate) => {
      const less = compared({ ...program, statements: candidate });
      return less.kind === "different" && less.difference.slice(0, 20) === sign;
    });
    const least = { ...program, statements };
    const after = compared(least);
    const text = `seed ${seed}\n${textOf(least)}\n${after.kind === "different" ? after.difference : ""}\n`;
    if (log === undefined) throw new Error(text);
    appendFileSync(log, `${text}\n==========\n`);
  }
  if (log !== undefined)
    console.log(
      [...kinds]
        .sort((a, b) => b[1] - a[1])
        .map(([k, n]) => `${n} ${k}`)
        .join("\n"),
    );
  expect(kinds.get("same") ?? 0).toBeGreaterThan(tried.length / 3);
});
