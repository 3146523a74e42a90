/** Random programs, of which the certificate says as many answers as the search does. */
import { analyse, compileInstance } from "@ecp/compiler";
import { search } from "@ecp/engine";
import { expect, test } from "vitest";
import { randomProgram } from "../judge/make/program.js";
import { textOf } from "../judge/program.js";
import { noFiles } from "../support/hosts.js";
import { someSeeds } from "../support/sampled.js";
import { certified, verified } from "./certified.js";

const MOST_ANSWERS = 400;
const MOST_NODES = 20_000;
/** How often compiling may ask whether the time is up. */
const PATIENCE = 200;
const tried = someSeeds(600, 20);

test(`${tried.length} random programs`, () => {
  let held = 0;
  for (const seed of tried) {
    const text = textOf(randomProgram(seed));
    const { typed, diagnostics } = analyse("random.ecp", text, noFiles);
    const [instance] = typed.instances;
    if (instance === undefined || diagnostics.some(({ severity }) => severity === "error")) continue;
    let asked = 0;
    const settings = { set: new Map(), expired: () => ++asked > PATIENCE };
    const problem = compileInstance(typed, instance, settings, noFiles).lowered?.problem;
    if (problem === undefined) continue;
    const plain = search(problem, { limit: MOST_ANSWERS, nodeLimit: MOST_NODES });
    while (plain.step(10_000) === "running") plain.next();
    if (plain.state !== "done") continue;
    const { text: certificate, isDone } = certified(problem, 0, 10 * MOST_NODES);
    if (!isDone) continue;
    const verdict = verified(certificate);
    expect(verdict, `// seed ${seed}\n${text}`).toMatchObject({
      answers: Number(plain.count()),
      isComplete: true,
    });
    held++;
  }
  expect(held).toBeGreaterThan(tried.length / 4);
});
