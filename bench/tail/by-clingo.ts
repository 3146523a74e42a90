/** The same problem solved by clingo (Gebser et al.; Debian's package `gringo` has it), which is ended after so many seconds of the processor. */
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { booleanFormats, type Problem } from "@ecp/engine";
import { timed } from "../timed.js";
import type { Measured } from "./measured.js";

const MOST_CHARACTERS = 200_000_000;

/** Its answers of the layers that are told, two at most; `done` is absent where it was ended. */
export function byClingo(
  problem: Problem,
  seconds: number,
): Pick<Measured, "refused" | "done" | "count" | "nodes"> {
  const folder = mkdtempSync(join(tmpdir(), "tail-"));
  try {
    const file = join(folder, "problem.lp");
    if (!isWritten(file, problem)) return { refused: "a text of over 200 MB", count: "0", nodes: 0 };
    const { stdout, took: done } = timed(`clingo --project=project 2 ${file}`, seconds);
    const isDone = /^Models\s*:/m.test(stdout) && !stdout.includes("INTERRUPTED");
    const count = `${[...stdout.matchAll(/^Answer: /gm)].length}`;
    return {
      count: /^Models\s*:\s*(\d+)/m.exec(stdout)?.[1] ?? count,
      nodes: 0,
      ...(isDone ? { done } : {}),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** False: it would be too long. */
function isWritten(file: string, problem: Problem): boolean {
  const descriptor = openSync(file, "w");
  let length = 0;
  try {
    for (const piece of booleanFormats.lp(problem)) {
      length += piece.length;
      if (length > MOST_CHARACTERS) return false;
      writeSync(descriptor, piece);
    }
    return true;
  } finally {
    closeSync(descriptor);
  }
}
