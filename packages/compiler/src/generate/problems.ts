/**
 * Problems of one structure that are asked again: by another try on the same structure, where nothing of it is made at random. They need not be
 * compiled anew, and what was learned while a question was given up is there when it is asked again.
 */
import type { TypedPuzzle } from "../typed.js";
import type { Contents } from "./contents.js";
import type { Asker, Workshop, WorkshopProblem } from "./workshop.js";

export interface Opened {
  readonly compiled: WorkshopProblem;
  readonly asker: Asker;
}

/** Returns undefined if it is refused, or has more entries. */
export function opening(
  workshop: Workshop,
  question: TypedPuzzle,
  data: Contents,
  entryLimit: number,
): Opened | undefined {
  const compiled = workshop.compile(question, data, entryLimit);
  return compiled === undefined ? undefined : { compiled, asker: workshop.open(compiled.lowered) };
}

/** A problem, made unless one was opened under that name before. */
export type OpenNamed = (name: string, make: () => Opened | undefined) => Opened | undefined;

export interface Problems {
  /** `name` says all that tells a problem of this structure from the others. Undefined, and that is kept too: it is refused. */
  readonly of: (structure: Contents, name: string, open: () => Opened | undefined) => Opened | undefined;
}

/** Those of the structure that was asked for last are kept. */
export function openProblems(): Problems {
  let now: string | undefined;
  const opened = new Map<string, Opened | undefined>();
  return {
    of: (structure, name, open) => {
      const key = JSON.stringify([[...structure.values], [...structure.paths]]);
      if (key !== now) opened.clear();
      now = key;
      if (!opened.has(name)) opened.set(name, open());
      return opened.get(name);
    },
  };
}
