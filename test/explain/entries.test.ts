/** Entries on a board: as facts of every sort of layer, and whether they are wrong, by brute force. */
import { search } from "@ecp/engine";
import { describe, expect, test } from "vitest";
import { analyse, compileInstance } from "../../packages/compiler/src/compile.js";
import { type BoardEntry, entryWords, soFarEntries } from "../../packages/compiler/src/explain/entries.js";
import type { Slices } from "../../packages/compiler/src/explain/judge.js";
import { explainFailure } from "../../packages/compiler/src/explain/steps/failure.js";
import { firstWrong } from "../../packages/compiler/src/explain/steps/first-wrong.js";
import { nextStep, whereToLook } from "../../packages/compiler/src/explain/steps/next-step.js";
import type { LayerId } from "../../packages/compiler/src/typed.js";
import { noFiles } from "../support/hosts.js";
import { seeds } from "../support/seeds.js";
import { told } from "./steps-of.js";

const settings = { set: new Map() };

function taskOf(text: string) {
  const analysis = analyse("test.ecp", text, noFiles);
  const [instance] = analysis.typed.instances;
  if (instance === undefined) throw new Error("there is no instance");
  expect(analysis.diagnostics).toEqual([]);
  return { analysis, instance, settings, host: noFiles };
}

function finished<Result>(slices: Generator<unknown, Result, void>): Result {
  for (;;) {
    const next = slices.next();
    if (next.done === true) return next.value;
  }
}

const latin = (rows: string, soFar = ""): string => `puzzle Latin
board 4 x 4
find digit: 1..4
exactly one of each digit in each row, column
instance:
  digit:
${rows}${soFar === "" ? "" : `\n  so far:\n    digit: ${soFar}`}`;

const given = "    1 . . .\n    . 2 . .\n    . . 3 .\n    . . . .";

describe("the first wrong entry", () => {
  const { analysis, instance, ...rest } = taskOf(latin(given));
  const { lowered, ground } = compileInstance(analysis.typed, instance, settings, noFiles);
  if (lowered === undefined || ground === undefined) throw new Error("it does not compile");
  const running = search(lowered.problem, {});
  while (running.step(1000) === "running");
  const answers = running.next().map((chosen) => {
    const answer = lowered.decode(chosen).layers.get(0 as LayerId);
    return answer?.kind === "values" ? answer.values : [];
  });

  test.each(seeds(30))("is the one that no answer has with those before it, seed %i", (seed) => {
    let state = seed * 7919 + 1;
    const random = (below: number): number => {
      state = (state * 48271) % 2147483647;
      return state % below;
    };
    const entries = Array.from({ length: 1 + random(6) }, (): BoardEntry => {
      const element = random(16);
      return { kind: "value", layer: 0 as LayerId, element, value: 1 + random(4), holds: random(4) > 0 };
    });
    let left = answers;
    const wrong = entries.find((entry) => {
      if (entry.kind !== "value") return false;
      left = left.filter((answer) => (answer[entry.element] === entry.value) === entry.holds);
      return left.length === 0;
    });
    const checked = finished(firstWrong({ analysis, instance, ...rest, entries }));
    expect(checked).toEqual(wrong === undefined ? { kind: "right" } : { kind: "wrong", wrong });
    const failure = finished(explainFailure({ analysis, instance, ...rest, entries }));
    if (wrong === undefined) expect(failure.kind).toBe("answer");
    else if (failure.kind === "clash") {
      expect(failure.steps.at(-1)?.found).toEqual([]);
      expect(failure.steps.at(-1)?.says).toMatch(
        /(?:is left|are both|would |has too many|nothing|cannot hold)/iu,
      );
    } else expect(failure.kind).toBe("given up");
  });
});

describe("a so far block", () => {
  test("is where hints begin, and its entries are no steps", () => {
    const task = taskOf(latin(given, "r4c4 = 4, r1c2 = 3"));
    const next = finished(nextStep(task));
    if (next.kind !== "step") throw new Error("there is a step");
    expect(next.known).toHaveLength(5);
    expect(next.step.found.map(({ at }) => at)).not.toContain("r4c4");
    const { says, cells } = whereToLook(next.step);
    expect(says).toMatch(/^Look at .+: .+\.$/u);
    expect(cells.length).toBeGreaterThan(0);
  });

  test("leaves one answer of several, which is said", () => {
    const { end } = told("test.ecp", latin(given, "r1c2 = 3, r1c3 = 4, r2c1 = 3, r3c1 = 2, r3c2 = 4"));
    expect(end).toEqual({ kind: "solved", only: false });
  });

  test("with a wrong entry, no step is told", () => {
    const { steps, end } = told("test.ecp", latin(given, "r1c2 = 2"));
    expect([steps.length, end.kind]).toEqual([0, "wrong"]);
  });

  test.each([
    [
      "cells by yes/no",
      "find star: yes/no\nexactly 1 star in each row, column",
      "star:\n      # -\n      . .",
      ["r1c1 star", "r1c2 not star"],
    ],
    [
      "regions",
      "find area: region\nfor each group g by area: size(g) = 2",
      "area:\n      a a\n      b .",
      ["r1c1-r1c2 in one area", "r1c1-r2c1 not in one area"],
    ],
    [
      "links",
      "find line: yes/no on links\nloop line",
      "line: r1c1-r1c2 = yes, r1c1-r2c1 = yes",
      ["r1c1-r1c2 line", "r1c1-r2c1 line"],
    ],
  ])("of %s", (_, rules, data, words) => {
    const task = taskOf(`puzzle P\nboard 2 x 2\n${rules}\ninstance:\n  so far:\n    ${data}`);
    const { ground } = compileInstance(task.analysis.typed, task.instance, settings, noFiles);
    if (ground === undefined) throw new Error("it does not compile");
    const entries = soFarEntries(ground);
    expect(entries.map((entry) => Object.values(entryWords(ground, entry)).join(" "))).toEqual(words);
    expect(finished(firstWrong(task) as Slices<unknown>)).toEqual({ kind: "right" });
  });
});
