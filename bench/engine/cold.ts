/** A process of its own for one problem, from file to count, as any other program is run: `node cold.mjs FILE STRATEGY`. */
import { readFileSync } from "node:fs";
import { readKnuth, type Strategy, search } from "@ecp/engine";

const [, , file = "", strategy = "dance"] = process.argv;
const { problem } = readKnuth(readFileSync(file, "utf8"));
if (problem === undefined) throw new Error(`${file} cannot be read`);
const run = search(problem, { strategy: strategy as Strategy, countOnly: true });
while (run.step(1e6) === "running");
console.log(String(run.count()));
