import { analyse, compileInstance } from "@ecp/compiler";
import { searched } from "../forms/compiled.js";
import { noFiles } from "../support/hosts.js";

/** Answers, or the codes of what is wrong. */
export function answersOf(text: string): number | string {
  const { typed, diagnostics } = analyse("board.ecp", text, noFiles);
  const [instance] = typed.instances;
  const errors = (all: typeof diagnostics): string =>
    all.flatMap(({ severity, code }) => (severity === "error" ? [code] : [])).join(" ");
  if (instance === undefined || errors(diagnostics) !== "") return errors(diagnostics);
  const compiled = compileInstance(typed, instance, { set: new Map() }, noFiles);
  return compiled.lowered === undefined
    ? errors(compiled.diagnostics)
    : searched(compiled.lowered.problem).count;
}
