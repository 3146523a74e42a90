/** Programs of others, as Debian packages them (gringo, clasp, cadical, minizinc): `.ci/run` installs them, and without them their tests are skipped. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";

export const isInstalled = (program: string): boolean =>
  spawnSync(program, ["--version"], { stdio: "ignore" }).error === undefined;

const MOST_SECONDS = 280;

/** The output of a program about a text, within a time in seconds. */
export function answered(
  program: string,
  options: readonly string[],
  text: string,
  seconds = MOST_SECONDS,
): string {
  const file = join(mkdtempSync(join(inject("scratch"), "solver-")), "problem.txt");
  writeFileSync(file, text);
  return spawnSync(program, [...options, file], {
    encoding: "utf8",
    maxBuffer: 2 ** 30,
    timeout: 1000 * seconds,
  }).stdout;
}
