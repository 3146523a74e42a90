/** The board at a step shows cells that a piece covers, where it is not known which, and cells that none covers. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { analyse } from "../../packages/compiler/src/compile.js";
import type { Fact } from "../../packages/compiler/src/explain/facts.js";
import { explainSolution } from "../../packages/compiler/src/explain/path.js";
import { stepScene } from "../../packages/compiler/src/explain/steps/step-scene.js";
import type { Ground } from "../../packages/compiler/src/ground.js";
import { exampleNamed, examplePath } from "../support/example-files.js";
import { onDisk } from "../support/hosts.js";

test("cells that some piece covers have a mark until the piece is found", () => {
  const file = examplePath(exampleNamed("battleships"));
  const analysis = analyse(file, readFileSync(file, "utf8"), onDisk);
  const [instance] = analysis.typed.instances;
  if (instance === undefined) throw new Error("there is no instance");
  const seen: { ground?: Ground } = {};
  const run = explainSolution(
    { analysis, instance, settings: { set: new Map() }, host: onDisk },
    (ground) => {
      seen.ground = ground;
    },
  );
  const facts: Fact[] = [];
  /** After each step, the cells with the mark, of those with a piece that is found. */
  const marks: { readonly places: readonly string[]; readonly inPieces: number }[] = [];
  for (let next = run.next(); next.done !== true && marks.length < 20; next = run.next()) {
    if (next.value === undefined) continue;
    facts.push(...next.value.found);
    const { ground } = seen;
    if (ground === undefined) throw new Error("nothing was grounded");
    const scene = stepScene(ground, facts, next.value);
    if (scene.kind !== "board") throw new Error("it is no board");
    const places = scene.placed.flatMap(({ glyph, at }) =>
      glyph.kind === "text" && glyph.text === "▪" ? [at.join(" ")] : [],
    );
    const pieces = facts.flatMap(({ of, cells }) => (of.kind === "placement" ? cells : []));
    const inPieces = pieces.filter((cell) =>
      places.includes(`${2 * Math.floor(cell / 10) + 1} ${2 * (cell % 10) + 1}`),
    ).length;
    marks.push({ places, inPieces });
  }
  // The first row of the second column is the first cell that is found to have a ship.
  expect(marks.map(({ places }) => places.length)).toContain(1);
  expect(marks.find(({ places }) => places.length > 0)?.places).toEqual(["1 3"]);
  expect(marks.every(({ inPieces }) => inPieces === 0)).toBe(true);
  const most = Math.max(...marks.map(({ places }) => places.length));
  expect(most).toBeGreaterThan(marks.at(-1)?.places.length ?? 0);
});
