/**
 * Whole puzzles, each with what every stage of the pipeline makes of it, in a file a stage. `npm run corpus -- --update` rewrites them: read the
 * difference. Golden files catch change; what is right is the business of the oracles.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { analyse, compileInstance, drawText, makeScene, plainStyles } from "@ecp/compiler";
import { search, writeProblem } from "@ecp/engine";
import { describe, expect, test } from "vitest";
import { printTyped } from "../packages/compiler/src/check/print/print.js";
import { printGround } from "../packages/compiler/src/ground/print.js";
import { printNames } from "./corpus/print-names.js";
import { printTree } from "./corpus/print-tree.js";
import { filesOf } from "./support/hosts.js";

const folder = fileURLToPath(new URL("./golden/", import.meta.url));
const updating = process.env.ECP_UPDATE_CORPUS === "1";

/** Solutions that are drawn; all are counted. */
const DRAWN = 2;

function stagesOf(text: string): Record<string, string> {
  const host = filesOf({ "puzzle.ecp": text });
  const analysis = analyse("puzzle.ecp", text, host);
  const compiled = analysis.typed.instances.map((instance) =>
    compileInstance(analysis.typed, instance, { set: new Map() }, host),
  );
  const said = [...analysis.diagnostics, ...compiled.flatMap((each) => each.diagnostics)];
  expect(said.filter(({ severity }) => severity === "error")).toEqual([]);
  const answers = compiled.map(({ ground, lowered }) => {
    if (ground === undefined || lowered === undefined) return "nothing\n";
    const run = search(lowered.problem);
    const found: string[] = [];
    while (run.step(10_000) === "running" || found.length === 0) {
      for (const chosen of run.next()) found.push(drawn(ground, lowered.decode(chosen)));
      if (run.state !== "running") break;
    }
    for (const chosen of run.next()) found.push(drawn(ground, lowered.decode(chosen)));
    return `${found.slice(0, DRAWN).join("\n")}\nsolutions: ${found.length}\n`;
  });
  return {
    ast: printTree(analysis.file),
    resolved: printNames(analysis.resolved),
    typed: printTyped(analysis.typed),
    ground: compiled
      .map(({ ground }) => (ground === undefined ? "nothing\n" : printGround(ground)))
      .join("\n"),
    problem: compiled
      .map(({ lowered }) => (lowered === undefined ? "nothing\n" : writeProblem(lowered.problem)))
      .join("\n"),
    answer: answers.join("\n"),
  };
}

function drawn(
  ground: Parameters<typeof makeScene>[0]["ground"],
  solution: NonNullable<Parameters<typeof makeScene>[0]["solution"]>,
): string {
  const scene = makeScene({
    ground,
    solution,
    ...(ground.board === undefined ? {} : { board: ground.board }),
  });
  return drawText(scene, { ascii: false, styles: plainStyles });
}

const puzzles = readdirSync(folder).sort();

test("there are about fifteen", () => {
  expect(puzzles.length).toBeGreaterThanOrEqual(15);
});

describe.each(puzzles)("%s", (name) => {
  const stages = stagesOf(readFileSync(`${folder}${name}/puzzle.ecp`, "utf8"));

  test.each(Object.entries(stages))("%s", (stage, text) => {
    const path = `${folder}${name}/${stage}.txt`;
    if (updating) writeFileSync(path, text);
    expect(existsSync(path) ? readFileSync(path, "utf8") : undefined).toBe(text);
  });

  test("no stage is left over", () => {
    const expected = ["puzzle.ecp", ...Object.keys(stages).map((stage) => `${stage}.txt`)].sort();
    expect(readdirSync(folder + name).sort()).toEqual(expected);
  });
});
