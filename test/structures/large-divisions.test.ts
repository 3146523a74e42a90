/** Divisions of large boards whose possible regions are few by what they hold: only those are listed. */
import { analyse, compileInstance } from "@ecp/compiler";
import { search } from "@ecp/engine";
import { expect, test } from "vitest";
import { randomFrom } from "../kernel/random-problem.js";
import { noFiles } from "../support/hosts.js";
import { seeds } from "../support/seeds.js";

const RULES = `puzzle P
given clue: number or ?
find area: region
for each area a:
  a is rectangle
  exactly 1 clue in a
  a.size = a.clue
`;

interface Rectangle {
  readonly top: number;
  readonly left: number;
  readonly height: number;
  readonly width: number;
}

/** A board cut in two at random, and its parts too: large parts as well as small ones. */
function cut(part: Rectangle, random: (below: number) => number): readonly Rectangle[] {
  const { top, left, height, width } = part;
  const area = height * width;
  if (area < 4 || random(40) >= area) return [part];
  const at = 1 + random(Math.max(height, width) - 1);
  const halves =
    height > width
      ? [
          { ...part, height: at },
          { ...part, top: top + at, height: height - at },
        ]
      : [
          { ...part, width: at },
          { ...part, left: left + at, width: width - at },
        ];
  return halves.flatMap((half) => cut(half, random));
}

test("rectangles with one number each, its size, on 2,000 cells", () => {
  for (const seed of seeds(3)) {
    const random = randomFrom(seed);
    const [rows, columns] = [50, 40];
    const clues = Array.from({ length: rows }, () => new Array<string>(columns).fill("."));
    // One is large.
    const parts = [
      { top: 0, left: 0, height: 16, width: 18 },
      ...cut({ top: 0, left: 18, height: 16, width: 22 }, random),
      ...cut({ top: 16, left: 0, height: 34, width: 40 }, random),
    ];
    for (const { top, left, height, width } of parts) {
      const row = clues[top + random(height)];
      if (row !== undefined) row[left + random(width)] = String(height * width);
    }
    const board = clues.map((row) => `    ${row.join(" ")}\n`).join("");
    const { typed } = analyse("board.ecp", `${RULES}instance "a":\n  clue:\n${board}`, noFiles);
    const [instance] = typed.instances;
    if (instance === undefined) throw new Error("there is no instance");
    const { lowered, diagnostics } = compileInstance(typed, instance, { set: new Map() }, noFiles);
    expect([seed, diagnostics.map(({ code }) => code)]).toEqual([seed, []]);
    if (lowered === undefined) throw new Error("it was refused");
    const run = search(lowered.problem, { limit: 1, nodeLimit: 50_000 });
    while (run.step(1_000) === "running");
    expect([seed, run.count()]).toEqual([seed, 1n]);
  }
});
