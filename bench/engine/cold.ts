/**
 * A process of its own for one problem, from file to count, as any other program is run: `node cold.mjs FILE STRATEGY`. It says what it took since
 * Node had started it: reading, laying out, compiling the search, searching, with all the code still cold.
 */
import { readFileSync } from "node:fs";
import { readKnuth, type Strategy, search } from "@ecp/engine";

const [, , file = "", strategy = "dance"] = process.argv;
const begun = performance.now();
const usedBefore = process.cpuUsage();
const { problem } = readKnuth(readFileSync(file, "utf8"));
if (problem === undefined) throw new Error(`${file} cannot be read`);
const run = search(problem, { strategy: strategy as Strategy, countOnly: true });
while (run.step(1e6) === "running");
const wall = performance.now() - begun;
const { user, system } = process.cpuUsage(usedBefore);
const own = process.env.ECP_CLOCK === "processor" ? (user + system) / 1000 : wall;
console.log(`${run.count()} solutions, ${own} ms of its own`);
