// `npm run judge -- FIRST COUNT`: bundles the independent judge with the sources of the packages and runs it (test/judge/run.ts has the options). It is twice as fast as under the test runner.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { aliases } from "./aliases.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "ecp-judge-"));
try {
  const bundled = join(folder, "judge.mjs");
  await build({
    entryPoints: [join(root, "test/judge/run.ts")],
    outfile: bundled,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    alias: aliases,
    logLevel: "error",
  });
  const { status } = spawnSync(process.execPath, [bundled, ...process.argv.slice(2)], { stdio: "inherit" });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}
