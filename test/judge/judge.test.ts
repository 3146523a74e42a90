/**
 * Random programs that are made together with their meaning (test/judge/): the compiler and the engine have as many answers as trying has. A
 * difference is made smaller before it is shown. With ECP_LOG=file it goes on, and writes there what it finds.
 */
import { appendFileSync } from "node:fs";
import { expect, test } from "vitest";
import { seeds } from "../support/seeds.js";
import { compare } from "./compare.js";
import { randomProgram } from "./make/program.js";
import { textOf } from "./program.js";
import { shrink } from "./shrink.js";

const tried = seeds(300);

test(`${tried.length} random programs from ${tried[0]}`, { timeout: 36_000_000 }, () => {
  const log = process.env.ECP_LOG;
  const kinds = new Map<string, number>();
  const note = (kind: string): void => void kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const started = process.cpuUsage().user;
  for (const seed of tried) {
    const program = randomProgram(seed);
    const outcome = compare(program);
    switch (outcome.kind) {
      case "same":
        note(outcome.count === 0 ? "none" : outcome.count === 1 ? "one" : "several");
        note(`  by ${outcome.strategy}`);
        break;
      case "fault":
        note(outcome.refused ? "fault, refused" : "fault, accepted");
        break;
      case "refused":
        note("refused");
        note(`  ${(outcome.messages[0] ?? "").slice(0, 70).replace(/v\d+|r\dc\d/g, "X")}`);
        break;
      default:
        note(outcome.kind);
    }
    if (log !== undefined && outcome.kind === "refused")
      appendFileSync(
        `${log}.refused`,
        `== seed ${seed} ${JSON.stringify(outcome, null, 1).replaceAll("\\n", "\n")}\n${textOf(program)}\n`,
      );
    if (outcome.kind !== "different") continue;
    const least = shrink(program, (candidate) => compare(candidate, seed).kind === "different");
    const text = `== seed ${seed} ${JSON.stringify(compare(least, seed)).replaceAll("\\n", "\n")}\n${textOf(least)}\n`;
    if (log === undefined) throw new Error(text);
    appendFileSync(log, text);
  }
  console.log(
    [...kinds]
      .sort((a, b) => b[1] - a[1])
      .map(([k, n]) => `${n} ${k}`)
      .join("\n"),
    process.cpuUsage().user - started,
  );
  expect(1).toBe(1);
});
