// Runs the corpus tests; with --update, rewrites what they expect. Never on a build server.
import { spawnSync } from "node:child_process";

const given = process.argv.slice(2);
const update = given.includes("--update");
if (update && process.env.CI !== undefined) {
  console.error("The corpus is not rewritten where CI is set.");
  process.exit(2);
}
const { status } = spawnSync("npx", ["vitest", "run", "test/corpus.test.ts", ...given.filter((each) => each !== "--update")], {
  stdio: "inherit",
  env: { ...process.env, ...(update ? { ECP_UPDATE_CORPUS: "1" } : {}) },
  shell: process.platform === "win32",
});
process.exit(status ?? 1);
