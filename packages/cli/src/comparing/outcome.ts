/** A row in words: who searched, and how it ended. */
import { groupedDigits } from "@ecp/compiler";
import type { Row } from "./search-one-way.js";

export const strategyOf = (row: Row): string =>
  row.way.strategy === "auto" && row.ending !== "unfit" ? `auto (${row.strategy})` : row.way.strategy;

export function outcomeOf(row: Row): string {
  if (row.ending === "unfit") return `cannot: ${row.reason}`;
  const answers = row.found === 1n ? "1 answer" : `${groupedDigits(row.found)} answers`;
  if (row.ending === "enough") return `${answers}; it looked for no more`;
  if (row.ending === "stopped") return `${answers}; ${row.reason ?? "stopped"}`;
  if (row.found === 0n) return "no answer";
  return row.found === 1n ? "the only answer" : answers;
}
