/** A board that is filled in, held up to the list of all answers: whether entries are right, and what can still stand in each place. */
import { search } from "@ecp/engine";
import { describe, expect, test } from "vitest";
import { analyse, compileInstance } from "../../packages/compiler/src/compile.js";
import {
  candidatesByRules,
  candidatesOfAnswers,
  type PlaceCandidates,
} from "../../packages/compiler/src/play/candidates-of-filled.js";
import { checkFilled } from "../../packages/compiler/src/play/check-filled.js";
import { type FilledBoard, openFilledBoard } from "../../packages/compiler/src/play/filled-board.js";
import type { PlayEntry } from "../../packages/compiler/src/play/play-layer.js";
import type { Solution } from "../../packages/compiler/src/solution.js";
import { randomFrom } from "../oracle/random-instance.js";
import { noFiles } from "../support/hosts.js";
import { seeds } from "../support/seeds.js";
import * as puzzles from "./puzzles.js";

interface Opened {
  readonly board: FilledBoard;
  /** Of each answer, what stands in each place, in the order of `board.places`. */
  readonly answers: readonly (readonly string[])[];
}

function open(text: string): Opened {
  const analysis = analyse("p.ecp", text, noFiles);
  const [instance] = analysis.typed.instances;
  if (instance === undefined) throw new Error("no instance");
  const settings = { set: new Map<string, string>() };
  const board = openFilledBoard({ analysis, instance, settings, host: noFiles });
  if (!("posed" in board)) throw new Error(board[0]?.message ?? "refused");
  const { lowered } = compileInstance(analysis.typed, instance, settings, noFiles);
  if (lowered === undefined) throw new Error("not compiled");
  const running = search(lowered.problem, {});
  while (running.step(10_000) === "running");
  const answers = running.next().map((chosen) => placesIn(board, lowered.decode(chosen)));
  return { board, answers: [...new Map(answers.map((each) => [each.join("|"), each])).values()] };
}

/** Read from the answer itself, as a person would copy it. */
const placesIn = ({ places, ground }: FilledBoard, { layers }: Solution): readonly string[] =>
  places.map(({ layer, place }) => {
    const id = ground.puzzle.layers.findIndex(({ name }) => name === layer.name);
    const answer = [...layers].find(([each]) => each === id)?.[1];
    const ends = ground.board?.linkEnds(place.element) ?? [0, 0];
    if (layer.part === "value" && answer?.kind === "values") {
      const value = answer.values[place.element];
      return typeof value === "boolean" ? (value ? "yes" : "no") : String(value ?? "none");
    }
    if (layer.part === "shape" && answer?.kind === "pieces") return answer.values[place.element] ?? "none";
    if (layer.part === "joined" && answer?.kind === "regions")
      return answer.values[ends[0]] === answer.values[ends[1]] ? "yes" : "no";
    throw new Error(`no answer for ${layer.name}`);
  });

const entryAt = ({ places }: FilledBoard, index: number, value: string): PlayEntry => {
  const each = places[index];
  if (each === undefined) throw new Error("no place");
  return { layer: each.layer.name, part: each.layer.part, element: each.place.element, value };
};

function run<Result>(steps: Generator<unknown, Result, void>): Result {
  for (;;) {
    const { value, done } = steps.next();
    if (done === true) return value;
  }
}

const isOpen = (board: FilledBoard, index: number): boolean => board.places[index]?.place.isGiven !== true;

/** Random entries of random values: from an answer, mostly. */
function someEntries({ board, answers }: Opened, seed: number): readonly [number, string][] {
  const random = randomFrom(seed);
  const answer = answers[random(answers.length)] ?? [];
  const share = random(100);
  return board.places.flatMap(({ layer }, index): [number, string][] => {
    if (!isOpen(board, index) || random(100) > share) return [];
    const other = layer.values[random(layer.values.length)]?.text ?? "";
    const options = board.places[index]?.options;
    return [[index, random(16) === 0 && options?.has(other) === true ? other : (answer[index] ?? "")]];
  });
}

const textsOf = (candidates: readonly PlaceCandidates[]): readonly string[] =>
  candidates.map(({ values }) => values.join(" "));

describe.each(Object.entries(puzzles))("%s", (_, text) => {
  const opened = open(text);
  const { board, answers } = opened;

  test("there are answers, and places to fill in", () => {
    expect(answers.length).toBeGreaterThan(0);
    expect(board.places.some((_place, index) => isOpen(board, index))).toBe(true);
  });

  test("entries are right if some answer has them, and solved if it has nothing else", () => {
    for (const seed of seeds(30)) {
      const entries = someEntries(opened, seed);
      const having = answers.filter((answer) => entries.every(([index, value]) => answer[index] === value));
      const filled = new Map(entries);
      const isWhole = having.some((answer) =>
        answer.every(
          (value, index) =>
            !isOpen(board, index) || filled.has(index) || value === board.places[index]?.layer.nothing,
        ),
      );
      const { kind, ...more } = run(
        checkFilled(
          board,
          entries.map(([index, value]) => entryAt(board, index, value)),
        ),
      );
      const wanted = having.length === 0 ? ["broken", "wrong"] : isWhole ? ["solved"] : ["right"];
      expect(wanted, `seed ${seed}`).toContain(kind);
      if (!("entries" in more)) continue;
      // Without those that are wrong, some answer has all others.
      const wrong = new Set(more.entries.map(({ element, layer }) => `${layer} ${element}`));
      const left = entries.filter(([index]) => {
        const place = board.places[index];
        return !wrong.has(`${place?.layer.name} ${place?.place.element}`);
      });
      expect(answers.some((answer) => left.every(([index, value]) => answer[index] === value))).toBe(true);
    }
  });

  test("the candidates of answers are what occurs in them; the rules leave no less", () => {
    for (const seed of seeds(12)) {
      const entries = someEntries(opened, seed);
      const having = answers.filter((answer) => entries.every(([index, value]) => answer[index] === value));
      const asked = entries.map(([index, value]) => entryAt(board, index, value));
      const found = run(candidatesOfAnswers(board, asked));
      if (having.length === 0) {
        expect(found).toBeUndefined();
        continue;
      }
      const occurring = board.places.map(({ layer }, index) =>
        layer.values
          .map(({ text: value }) => value)
          .filter((value) => having.some((answer) => answer[index] === value)),
      );
      expect(textsOf(found ?? []), `seed ${seed}`).toEqual(occurring.map((values) => values.join(" ")));
      const left = run(candidatesByRules(board, asked)) ?? [];
      occurring.forEach((values, index) => {
        for (const value of values) expect(left[index]?.values).toContain(value);
      });
    }
  });
});

test("all links of a board in layers can be filled in, those between layers in both their cells", () => {
  const { board } = open(puzzles.joints);
  const also = board.places.flatMap(({ place }) => (place.also === undefined ? [] : [place.also.length]));
  expect([board.places.length, also]).toEqual([12, [1, 1, 1, 1]]);
});

test("a rule that is broken is named with its place", () => {
  const { board } = open(puzzles.digits);
  const entries: readonly PlayEntry[] = [{ layer: "digit", part: "value", element: 1, value: "1" }];
  const checked = run(checkFilled(board, entries));
  expect(checked.kind === "broken" && checked.rules.map(({ at }) => at.join())).toEqual(["row 1", "box 1"]);
});

test("each rule alone leaves what a person notes, and no more is worked out", () => {
  const { board } = open(puzzles.digits);
  const left = run(candidatesByRules(board, [])) ?? [];
  const at = (element: number): string =>
    left.find((each) => each.element === element)?.values.join("") ?? "";
  expect([at(0), at(1), at(4), at(15)]).toEqual(["1", "234", "24", "2"]);
});

test("a puzzle without an answer is told from entries that are wrong", () => {
  const { board } = open(`puzzle None
board 1 x 2
find shaded: yes/no
exactly 1 shaded in each row
for each cell c: c is shaded
`);
  expect(run(checkFilled(board, [])).kind).toBe("no answer");
});
