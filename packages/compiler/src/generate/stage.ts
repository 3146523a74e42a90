/** A structure, and what can be made on it: answers, and the clues that fit them. */
import { codeOfDatum } from "../ground/codes.js";
import { once } from "../once.js";
import type { LayerId, TypedPuzzle } from "../typed.js";
import { type Contents, joined } from "./contents.js";
import type { Experience } from "./experience.js";
import { findAnswer } from "./find-answer.js";
import { findClues } from "./find-clues.js";
import { cellsOf } from "./improve.js";
import type { Plan } from "./plan.js";
import type { Random } from "./random.js";
import { answerContents } from "./read-answer.js";
import { placing, withoutRulesOn } from "./variants.js";
import type { Asker, Compiled, Workshop } from "./workshop.js";

/** What is printed, on which structure, for which answer. */
export interface Clued {
  readonly stage: Stage;
  readonly contents: Contents;
  readonly answer: Contents;
}

/** A structure, and what can be made on it. */
export interface Stage {
  readonly structure: Contents;
  readonly way: Way;
  /** Made when it is first asked for; undefined where no answer can be. */
  readonly source: () => AnswerSource | undefined;
  /** All that is printed, for an answer; without one, both are looked for together. */
  readonly clue: (answer: Contents | undefined) => Promise<Clued | undefined>;
}

/** How an answer is come by: by the rules that speak of no clue; with the places of clues, but not what they say; or with all clues at once. */
export const ways = ["together", "unclued", "placed"] as const;
export type Way = (typeof ways)[number];

export function makeStage(
  workshop: Workshop,
  plan: Plan,
  structure: Contents,
  way: Way,
  random: Random,
): Stage {
  const { clues, placed, partners, full } = plan;
  const { board } = workshop;
  const cells = new Map(
    [...clues].flatMap((id) => {
      const beside = [...(placed.has(id) ? [id] : []), ...(partners.get(id) ?? [])];
      const there = (cell: number): boolean =>
        beside.every((other) => (structure.values.get(other)?.[cell] ?? false) !== false);
      return beside.length === 0 ? [] : [[id, board.cells.filter(there)] as const];
    }),
  );
  const places = withoutLayers(structure, placed);
  const asked = { layers: clues, full: new Set([...full, ...placed]), cells };
  const stage: Stage = {
    structure,
    way,
    source: once(() =>
      way === "placed"
        ? answerSource(workshop, placing(workshop.puzzle, asked, board), places)
        : answerSource(workshop, withoutRulesOn(workshop.puzzle, clues), structure),
    ),
    clue: async (answer) => {
      if (clues.size === 0) return answer === undefined ? undefined : { stage, contents: structure, answer };
      const found = await findClues(workshop, places, answer, asked, random);
      return found === undefined
        ? undefined
        : { stage, contents: joined(places, found.clues), answer: found.answer };
    },
  };
  return stage;
}

/** A problem that takes more than this is not worth its time. */
const LARGE = 400_000;

/** Answers by some of the rules. */
interface AnswerSource {
  readonly any: (random: Random, experience: Experience) => Promise<Contents | undefined>;
  /** One that is as that answer is, except perhaps near these cells. */
  readonly like: (
    answer: Contents,
    near: ReadonlySet<number>,
    random: Random,
  ) => Promise<Contents | undefined>;
}

function answerSource(
  workshop: Workshop,
  question: TypedPuzzle,
  structure: Contents,
): AnswerSource | undefined {
  const { puzzle, board } = workshop;
  const easy: Compiled | undefined = workshop.compile(question, structure, LARGE);
  if (easy === undefined) return undefined;
  const { ground, lowered } = easy;
  const asker: Asker = workshop.open(lowered);
  return {
    any: async (random, experience) => {
      const options = await findAnswer(asker, easy, random, experience);
      return options === undefined ? undefined : answerContents(puzzle, lowered.decode(options));
    },
    like: async (answer, near, random) => {
      const assume = ground.variables.flatMap(({ layer, element, domain }) => {
        const declared = puzzle.layers[layer];
        if (domain.length < 2 || declared?.role !== "find" || declared.hidden) return [];
        if (cellsOf(board, declared, element).some((cell) => near.has(cell))) return [];
        const value = codeOfDatum(declared, answer.values.get(layer)?.[element]);
        return value === undefined ? [] : [...(lowered.assume(layer, element, value) ?? [])];
      });
      const found = await asker.ask({ assume, seed: 1 + random.below(1_000_000) });
      if (found?.kind !== "solution") return undefined;
      const like = answerContents(puzzle, lowered.decode(found.options));
      // The same again would be judged the same; of an answer of paths no more is known than that it is one.
      return like.values.size > 0 && isSame(like, answer) ? undefined : like;
    },
  };
}

const isSame = (one: Contents, other: Contents): boolean =>
  JSON.stringify([...one.values]) === JSON.stringify([...other.values]);

const withoutLayers = (contents: Contents, layers: ReadonlySet<LayerId>): Contents => ({
  ...contents,
  values: new Map([...contents.values].filter(([id]) => !layers.has(id))),
});
