/**
 * `npm run check`: layout and lint, types, and whether what is generated is fresh. They run side by side, what each of them says is shown together, and one that fails does not keep
 * the others from being seen.
 */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const biome = "node_modules/@biomejs/biome/bin/biome";
const tsc = "node_modules/typescript/bin/tsc";

/** Each line of steps is run in its order: the tests are checked against the declarations that the packages have written. */
const lines = [
  [
    [tsc, "-b"],
    [tsc, "-p", "tsconfig.test.json", "--noEmit"],
    [tsc, "-p", "site", "--noEmit"],
  ],
  [[biome, "check", "."]],
  [["scripts/generate.mjs", "--check"]],
];

/** Whether the step has failed. */
function failed(step) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, step, { cwd: root });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (bytes) => said.push(bytes));
    child.on("close", (code) => {
      process.stdout.write(Buffer.concat(said));
      if (code !== 0) console.error(`failed: ${step.join(" ")}`);
      resolve(code !== 0);
    });
  });
}

const results = await Promise.all(
  lines.map(async (steps) => {
    for (const step of steps) if (await failed(step)) return true;
    return false;
  }),
);
if (results.includes(true)) process.exitCode = 1;
