/**
 * A board of each example, as other solvers read it: clasp, and of some clingo, count as many answers as are found here, in three formats; CaDiCaL finds one, or
 * none where there is none; so does Gecode, where the board is small.
 */
import { describe, expect, test } from "vitest";
import { type Counted, smallestBoards } from "../problems/smallest-boards.js";
import { butForSlow, partOfLong } from "../support/sampled.js";
import { answered, isInstalled } from "./installed.js";
import { textOf } from "./text-of.js";

const MOST_ANSWERS = 10_000;
const MOST_NODES = 20_000;
/** Gecode propagates none of this well. */
const MOST_FOR_GECODE = 60;
/** Two boards never leave its propagation (Gecode 6.2.0), where it reads none of its own limits; the others take less than one. */
const SECONDS_FOR_GECODE = 20;

/** Which answers are best is no condition. */
const cases = [...smallestBoards(MOST_ANSWERS, MOST_NODES)].map((each) => {
  const { objective: _, ...problem } = each.problem;
  return { ...each, problem };
});
/** Enough to see that a format is right, where it says the same as another. */
const some = partOfLong(
  4,
  cases.filter((_, place) => place % 3 === 0),
);
/** Grounding a long program takes clingo most of a minute, and solving it clasp. */
const MOST_CHARACTERS = 400_000;
const isShort = ({ problem }: Counted): boolean => textOf(problem, "lp").length <= MOST_CHARACTERS;
const number = (text: string, found: RegExp): number => Number(found.exec(text)?.[1]);

test("most files have a board that can be counted", () => {
  expect(cases.length).toBeGreaterThan(75);
});

describe.skipIf(!isInstalled("clingo"))("clingo", () => {
  test.each(some.filter(isShort))("$name: $count", ({ problem, count }) => {
    const said = answered("clingo", ["--project=project", "-q", "-n", "0"], textOf(problem, "lp"));
    expect(number(said, /Models\s*:\s*(\d+)\s/)).toBe(count);
  });
});

describe.skipIf(!isInstalled("clasp"))("clasp", () => {
  const options = ["--parse-ext", "--project=project", "-q", "-n", "0"];
  const isLong = ({ problem }: Counted): boolean => textOf(problem, "opb").length > MOST_CHARACTERS;
  test.each(butForSlow(isLong, partOfLong(6, cases)))("$name: $count", ({ problem, count }) => {
    expect(number(answered("clasp", options, textOf(problem, "opb")), /Models\s*:\s*(\d+)\s/)).toBe(count);
    expect(number(answered("clasp", options, textOf(problem, "dimacs")), /Models\s*:\s*(\d+)\s/)).toBe(count);
  });
});

describe.skipIf(!isInstalled("cadical"))("CaDiCaL", () => {
  test.each(some)("$name: $count", ({ problem, count }) => {
    const said = answered("cadical", ["-q"], textOf(problem, "dimacs"));
    expect(said.split("\n")[0]).toBe(count > 0 ? "s SATISFIABLE" : "s UNSATISFIABLE");
  });
});

const few = partOfLong(4, cases).filter(({ problem }) => problem.optionCount <= MOST_FOR_GECODE);

describe.skipIf(!isInstalled("fzn-gecode"))("Gecode", () => {
  let decided = 0;

  test.each(few)("$name: $count", ({ problem, count }) => {
    const said = answered("fzn-gecode", [], textOf(problem, "fzn"), SECONDS_FOR_GECODE);
    if (said === "") return;
    decided++;
    expect(said.includes("=====UNSATISFIABLE=====")).toBe(count === 0);
    expect(said.includes("----------")).toBe(count > 0);
  });

  test("gives up on few of them", () => {
    expect(decided).toBeGreaterThanOrEqual(0.8 * few.length);
  });
});
