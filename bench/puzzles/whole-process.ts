/**
 * `ecpc import ADDRESS | ecpc solve -` as processes of their own, and what the second takes: on the wall, and of its main thread on the
 * processor, which is what the wall would show on a machine without other work (Linux tells it; elsewhere it is that of all threads).
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** Printed at the end of the process, in milliseconds. */
const TIMES_AT_EXIT = `
import { readFileSync } from "node:fs";
process.on("exit", () => {
  const used = process.cpuUsage();
  let main = (used.user + used.system) / 1000;
  try { main = Number(readFileSync("/proc/self/task/" + process.pid + "/schedstat", "utf8").split(" ")[0]) / 1e6; } catch {}
  console.error("\\nprocessor " + main);
});`;

export interface Ran {
  readonly out: string;
  readonly wall: number;
  /** Present only with `ECP_CLOCK=processor`, since measuring it takes some milliseconds of its own. */
  readonly processor: number;
}

/**
 * If a machine adds certificates to those of Node (`NODE_EXTRA_CA_CERTS`), each start of Node reads them, which is four fifths of the work of
 * starting. That time does not belong to the program, which uses no network.
 */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { NODE_EXTRA_CA_CERTS: _, ...others } = process.env;
  return others;
}

export function ecpc(args: readonly string[], input = ""): Ran {
  const begun = performance.now();
  const run = spawnSync(
    process.execPath,
    [
      ...(process.env.ECP_CLOCK === "processor"
        ? [`--import=data:text/javascript,${encodeURIComponent(TIMES_AT_EXIT)}`]
        : []),
      join(process.cwd(), "packages/cli/bin/ecpc.js"),
      ...args,
    ],
    { encoding: "utf8", input, maxBuffer: 2 ** 28, env: ownEnvironment() },
  );
  const wall = performance.now() - begun;
  const processor = Number(/\nprocessor ([\d.]+)\n$/.exec(run.stderr)?.[1] ?? Number.NaN);
  return { out: run.stdout, wall, processor };
}

export interface Solved extends Ran {
  readonly status: string;
  readonly solution: Readonly<Record<string, unknown>> | undefined;
  readonly compileMs: number | undefined;
  readonly solveMs: number | undefined;
}

export function importAndSolve(url: string, seconds: number): Solved {
  const imported = ecpc(["import", url]);
  const run = ecpc(["solve", "-", "--json", "--timeout", String(seconds)], imported.out);
  const result: {
    status?: string;
    solutions?: readonly Record<string, unknown>[];
    stats?: { compileMs: number; solveMs: number };
  } = run.out === "" ? {} : JSON.parse(run.out);
  return {
    ...run,
    status: result.status ?? "error",
    solution: result.solutions?.[0],
    compileMs: result.stats?.compileMs,
    solveMs: result.stats?.solveMs,
  };
}
