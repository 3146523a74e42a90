/** A command of the shell, ended after so many seconds of the processor: the text that it has printed by then, and the seconds that it took. */
import { spawnSync } from "node:child_process";

export function timed(command: string, seconds: number): { readonly stdout: string; readonly took: number } {
  const { stdout, stderr } = spawnSync(
    "bash",
    ["-c", `ulimit -t ${seconds}; TIMEFORMAT=%U; time ${command}`],
    { encoding: "utf8", maxBuffer: 2 ** 30 },
  );
  return { stdout, took: Number(stderr.trim().split("\n").at(-1)) };
}
