/** The memory of a process that checks all instances of some files against their expectations. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** Printed at the end of the process, in kilobytes. */
const MEMORY_AT_EXIT = `process.on("exit", () => console.error("\\nresident " + process.resourceUsage().maxRSS));`;

/** Megabytes, at most. Threads would share it: there is one. */
export function processMemory(files: readonly string[]): number {
  const run = spawnSync(
    process.execPath,
    [
      `--import=data:text/javascript,${encodeURIComponent(MEMORY_AT_EXIT)}`,
      join(process.cwd(), "packages/cli/bin/ecpc.js"),
      "test",
      ...files,
      "--threads",
      "1",
    ],
    { encoding: "utf8", maxBuffer: 2 ** 28 },
  );
  const kilobytes = /\nresident (\d+)\n$/.exec(run.stderr)?.[1];
  if (kilobytes === undefined) throw new Error(`ecpc test ${files.join(" ")}: ${run.stderr}`);
  return Math.ceil(Number(kilobytes) / 1024);
}
