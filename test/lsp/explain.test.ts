/** Explanations as the server gives them: found in slices, told as data, and kept with the boards of their steps. */
import { describe, expect, test } from "vitest";
import { analyse } from "../../packages/compiler/src/compile.js";
import { drawBoard } from "../../packages/lsp/src/capabilities/board.js";
import type { ExplainResult } from "../../packages/lsp/src/protocol.js";
import { makeSnapshot, type Snapshot } from "../../packages/lsp/src/snapshot.js";
import { type Explanations, makeExplanations } from "../../packages/lsp/src/solving/explanations.js";
import type { ExplainTask } from "../../packages/lsp/src/solving/job.js";
import type { Solver } from "../../packages/lsp/src/solving/solver.js";
import { slicedSolver } from "../../packages/lsp/src/solving/solver.js";
import { changed, changeOf } from "../../packages/lsp/src/solving/text-change.js";
import { randomFrom } from "../oracle/random-instance.js";
import { noFiles } from "../support/hosts.js";

const digits = `puzzle Digits
board 4 x 4
find digit: 1..4
exactly one of each digit in each row, column, box 2 x 2
instance:
  digit:
    1 . . .
    . . 3 .
    . 2 . .
    . . . 2
`;
const none = digits.replace(". 2 . .", ". . . 4");

/** An odd number of cells in pairs: no technique counts them all. */
const pairs = `puzzle Pairs
board 7 x 7
find line: yes/no on links
for each cell c: exactly 1 line in c.links
`;

const snapshotOf = (text: string): Snapshot =>
  makeSnapshot("digits.ecp", 1, text, { ...noFiles, sources: new Map(), waiting: () => false });

interface Asked {
  readonly explanations: Explanations;
  readonly snapshot: Snapshot;
  readonly started: () => number;
  readonly ask: (task: Omit<ExplainTask, "kind">) => Promise<ExplainResult>;
  readonly boardAfter: (step: number) => string | undefined;
}

function open(text: string): Asked {
  const snapshot = snapshotOf(text);
  const [reading] = snapshot.instances;
  if (reading === undefined) throw new Error("no instance");
  let started = 0;
  const sliced = slicedSolver(() => 0);
  const solver: Solver = {
    ...sliced,
    start: (job, onReport) => {
      started++;
      return sliced.start(job, onReport);
    },
  };
  const explanations = makeExplanations(solver);
  const watch = { onProgress: () => {}, onEnd: () => {}, onStart: () => {} };
  return {
    explanations,
    snapshot,
    started: () => started,
    ask: (task) => explanations.explain(snapshot, reading, { kind: "explain", ...task }, watch),
    boardAfter: (step) => explanations.boardAfter(snapshot, reading, step),
  };
}

const digitAt = (element: number, value: string) =>
  ({ layer: "digit", part: "value", element, value }) as const;

describe("an explanation", () => {
  test("a hint is one step: where to look, then what is found and why", async () => {
    const { status, steps } = await open(digits).ask({ what: "next" });
    expect([status, steps.length]).toEqual(["steps", 1]);
    const [step] = steps;
    expect(step?.where).toMatch(/^Look at /);
    expect(step?.conclusion).toHaveLength(1);
    expect(step?.says).toContain(step?.conclusion[0]);
    expect(step?.premises.length).toBeGreaterThan(0);
    expect(step?.from).not.toBe("");
  });

  test("all steps lead to the only answer, and their boards fill up one by one", async () => {
    const { ask, boardAfter, snapshot } = open(digits);
    const { status, says, steps } = await ask({ what: "all" });
    expect([status, says]).toEqual(["steps", "This is the only answer."]);
    const symbolsOf = (svg: string | undefined): number => svg?.match(/<text/g)?.length ?? 0;
    const [reading] = snapshot.instances;
    const given = reading === undefined ? 0 : symbolsOf(drawBoard(reading, undefined)?.svg);
    const counts = steps.map((_, step) => symbolsOf(boardAfter(step)) - given);
    expect(counts.at(-1)).toBe(12);
    expect(counts.every((count, step) => count > (counts[step - 1] ?? 0))).toBe(true);
    expect(boardAfter(steps.length)).toBeUndefined();
  });

  test("it begins from what was entered, and names the first entry that is wrong", async () => {
    const { ask } = open(digits);
    const all = await ask({ what: "all" });
    const more = await ask({ what: "all", entries: [digitAt(1, "3")] });
    expect(more.steps.length).toBeLessThan(all.steps.length);
    const wrong = await ask({ what: "next", entries: [digitAt(1, "3"), digitAt(2, "4"), digitAt(3, "4")] });
    expect(wrong).toMatchObject({ status: "wrong", steps: [], wrong: digitAt(2, "4") });
    expect(wrong.says).toBe("r1c3 digit 4 is wrong: no answer has it beside what was entered before it.");
    const why = await ask({ what: "why not", entries: [digitAt(1, "3"), digitAt(2, "4"), digitAt(3, "4")] });
    expect([why.status, why.says]).toEqual(["none", "So there is no answer with what is on the board."]);
  });

  test("where there is no answer, its last step finds nothing and names the rules that clash", async () => {
    const { ask } = open(none);
    expect(await ask({ what: "all" })).toMatchObject({ status: "none", steps: [] });
    const { status, says, steps } = await ask({ what: "why not" });
    expect([status, says]).toEqual(["none", "So there is no answer."]);
    expect(steps.at(-1)).toMatchObject({ conclusion: [] });
    expect(steps.at(-1)?.rules.length).toBeGreaterThan(0);
    expect(steps.at(-1)?.scope.length).toBeGreaterThan(0);
    expect(await open(digits).ask({ what: "why not" })).toMatchObject({ status: "answer", steps: [] });
  });

  test("where no steps come to it, what contradicts is told as a whole", async () => {
    const { status, says, steps } = await open(pairs).ask({ what: "why not" });
    expect([status, says, steps.length]).toEqual(["none", "So there is no answer.", 1]);
    expect(steps[0]?.says).toMatch(/contradict|alone/);
    expect(steps[0]?.rules.length).toBeGreaterThan(0);
    expect(steps[0]?.scope.length).toBeGreaterThan(8);
  });

  test("several answers are said to be so, and a text with mistakes is no puzzle", async () => {
    const several = await open(digits.replace("    . . . 2", "    . . . .")).ask({ what: "all" });
    expect(several.status).toBe("multiple");
    expect(several.says).toContain("They differ at");
    const mistaken = open(digits.replace("each digit", "each digid"));
    expect(await mistaken.ask({ what: "all" })).toMatchObject({
      status: "error",
      says: "The text has mistakes.",
      steps: [],
    });
  });

  test("the last one is kept: asked again it is there at once, and it goes with another", async () => {
    const { ask, started } = open(digits);
    const first = await ask({ what: "all" });
    expect(await ask({ what: "all" })).toEqual(first);
    expect(started()).toBe(1);
    await ask({ what: "next" });
    await ask({ what: "all" });
    expect(started()).toBe(3);
  });

  test("cancelled, it has no steps, and nothing of it is kept", async () => {
    const { explanations, snapshot, started, ask } = open(digits);
    const [reading] = snapshot.instances;
    if (reading === undefined) throw new Error("no instance");
    const cancelled = await explanations.explain(
      snapshot,
      reading,
      { kind: "explain", what: "all" },
      { onProgress: () => {}, onEnd: () => {}, onStart: (cancel) => setTimeout(cancel, 0) },
    );
    expect(cancelled).toMatchObject({ status: "cancelled", steps: [] });
    expect((await ask({ what: "all" })).status).toBe("steps");
    expect(started()).toBe(2);
  });
});

test("what differs between two texts makes the one from the other", () => {
  const random = randomFrom(25);
  const text = (): string => Array.from({ length: random(6) }, () => (random(2) === 0 ? "a" : "b")).join("");
  for (let each = 0; each < 2000; each++) {
    const [from, to] = [text(), text()];
    expect(changed(from, changeOf(from, to))).toBe(to);
  }
});

test("the texts of this file mean what they are said to", () => {
  for (const each of [digits, none, pairs]) expect(analyse("d.ecp", each, noFiles).diagnostics).toEqual([]);
});
