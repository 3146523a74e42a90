/** A text of one instance, compiled: how large its problem is, and how many answers a search finds. */
import { analyse, compileInstance } from "@ecp/compiler";
import { type Problem, type SearchOptions, type SearchStats, search } from "@ecp/engine";
import { noFiles } from "../support/hosts.js";

export function problemOf(text: string): Problem {
  const { typed, diagnostics } = analyse("form.ecp", text, noFiles);
  const [instance] = typed.instances;
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0 || instance === undefined)
    throw new Error(`${errors.map(({ message }) => message).join("; ")}\n${text}`);
  const compiled = compileInstance(typed, instance, { set: new Map() }, noFiles);
  if (compiled.lowered === undefined)
    throw new Error(`${compiled.diagnostics.map(({ message }) => message).join("; ")}\n${text}`);
  return compiled.lowered.problem;
}

/** Items, options, rows and graph rules. */
export const sizeOf = ({ itemCount, optionCount, rows, globals }: Problem): readonly number[] => [
  itemCount,
  optionCount,
  rows.count,
  globals.length,
];

export function searched(
  problem: Problem,
  options: SearchOptions = {},
): { readonly count: number; readonly stats: SearchStats } {
  const run = search(problem, { countOnly: true, limit: 0, ...options });
  while (run.step(100_000) === "running");
  return { count: Number(run.count()), stats: run.stats() };
}
