/** Runs another solver, until it has ended, the time is up or Ctrl-C came. */
import { spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clock } from "../clock.js";
import type { Interrupt } from "../solving/interrupt.js";
import { LISTENING_MS, MOST_PRINTED } from "../thresholds.js";

/** The outcome of the run. */
export type Ran =
  | { readonly ended: "by itself"; readonly printed: string; readonly how: string }
  | { readonly ended: "timeout" | "interrupted" }
  | { readonly ended: "not begun"; readonly why: string };

/** `command` is a line for the shell, in which `{file}` stands for the file with this text. */
export async function runSolver(
  command: string,
  text: Iterable<string>,
  { deadline, interrupt }: { readonly deadline: number | undefined; readonly interrupt: Interrupt },
): Promise<Ran> {
  const folder = mkdtempSync(join(tmpdir(), "ecpc-"));
  try {
    const file = join(folder, "problem");
    const written = openSync(file, "w");
    try {
      for (const piece of text) writeSync(written, piece);
    } finally {
      closeSync(written);
    }
    return await runLine(
      command.replaceAll("{file}", () => quoted(file)),
      deadline,
      interrupt,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const isWindows = process.platform === "win32";
const quoted = (file: string): string => (isWindows ? `"${file}"` : `'${file.replaceAll("'", "'\\''")}'`);

function runLine(line: string, deadline: number | undefined, interrupt: Interrupt): Promise<Ran> {
  interrupt.listen();
  return new Promise((resolve) => {
    // In a group of its own: the shell would be ended alone, and what it runs go on.
    const child = spawn(line, { shell: true, detached: !isWindows, stdio: ["ignore", "pipe", "pipe"] });
    const pieces: Buffer[] = [];
    let size = 0;
    let stopped: Ran | undefined;
    const stop = (because: Ran): void => {
      stopped ??= because;
      try {
        if (isWindows || child.pid === undefined) child.kill("SIGKILL");
        else process.kill(-child.pid, "SIGKILL");
      } catch {
        // It has ended meanwhile.
      }
    };
    const watch = setInterval(() => {
      if (interrupt.requested) stop({ ended: "interrupted" });
      else if (deadline !== undefined && clock() >= deadline) stop({ ended: "timeout" });
    }, LISTENING_MS);
    child.stdout.on("data", (piece: Buffer) => {
      size += piece.length;
      if (size <= MOST_PRINTED) pieces.push(piece);
      else stop({ ended: "by itself", printed: "", how: "printed without end" });
    });
    const errors: Buffer[] = [];
    child.stderr.on("data", (piece: Buffer) => {
      if (errors.length < 8) errors.push(piece);
    });
    child.on("error", (error) => {
      clearInterval(watch);
      resolve({ ended: "not begun", why: error.message });
    });
    child.on("close", (code, signal) => {
      clearInterval(watch);
      const [complaint] = Buffer.concat(errors).toString("utf8").trim().split("\n");
      const how = signal === null ? `ended with code ${code ?? 0}` : `was ended by ${signal}`;
      const printed = Buffer.concat(pieces).toString("utf8");
      resolve(stopped ?? { ended: "by itself", printed, how: complaint ? `${how} (${complaint})` : how });
    });
  });
}
