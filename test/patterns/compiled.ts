/** A board compiled with some patterns: its problem as a text, the marks that patterns left, and how many answers it has. */
import { compileInstance } from "@ecp/compiler";
import { search } from "@ecp/engine";
import type { PatternSetting } from "../../packages/compiler/src/patterns.js";
import type { Board } from "../problems/boards.js";
import { fingerprint } from "../problems/fingerprint.js";

interface Compiled {
  /** Undefined where it was refused. */
  readonly problem: string | undefined;
  readonly marks: ReadonlySet<string>;
  /** As a text: errors, `open` where the search takes longer than so many nodes, or the number up to a limit. */
  readonly answers: (nodes: number) => string;
}

export function compiled(
  { analysis, instance, host }: Board,
  patterns: PatternSetting,
  entryLimit: number,
  limit = 100,
): Compiled {
  const settings = { set: new Map<string, string>(), entryLimit, patterns };
  const { ground, lowered, diagnostics } = compileInstance(analysis.typed, instance, settings, host);
  const marks = new Set(ground?.patterns.map(({ pattern }) => pattern));
  if (lowered === undefined) {
    const errors = diagnostics.filter(({ severity }) => severity === "error").map(({ code }) => code);
    return { problem: undefined, marks, answers: () => errors.sort().join(" ") };
  }
  return {
    get problem() {
      const { canonical, sizes } = fingerprint(lowered);
      return `${canonical} ${sizes}`;
    },
    marks,
    answers(nodes) {
      const run = search(lowered.problem, { countOnly: true, limit });
      return run.step(nodes) === "running" ? "open" : `${run.count()}`;
    },
  };
}
