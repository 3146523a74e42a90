// Runs the corpus tests: `npm run corpus -- [--update] [STAGE…]`. With --update, rewrites what they expect; never on a build server.
import { spawnSync } from "node:child_process";

const given = process.argv.slice(2);
const update = given.includes("--update");
const stages = given.filter((each) => !each.startsWith("-"));
if (update && process.env.CI !== undefined) {
  console.error("The corpus is not rewritten where CI is set.");
  process.exit(2);
}
const { status } = spawnSync(
  "npx",
  ["vitest", "run", "test/corpus.test.ts", "test/golden.test.ts", "test/problems"],
  {
    stdio: "inherit",
    env: {
      ...process.env,
      ...(update ? { ECP_UPDATE_CORPUS: "1", ECP_TESTS: "whole" } : {}),
      ...(stages.length > 0 ? { ECP_CORPUS_STAGES: stages.join(",") } : {}),
    },
    shell: process.platform === "win32",
  },
);
process.exit(status ?? 1);
