/** A structure, and what can be made on it: answers, and the clues that fit them. */
import { codeOfDatum } from "../ground/codes.js";
import { once } from "../once.js";
import type { TypedPuzzle } from "../typed.js";
import { findClues } from "./clues/find-clues.js";
import { type Contents, type GivenPlace, joined, withoutLayers } from "./contents.js";
import type { Experience } from "./experience.js";
import { findAnswer } from "./find-answer.js";
import { openScene, type Shown } from "./open-scene.js";
import type { GeneratorPlan } from "./plan.js";
import { type Opened, type OpenNamed, opening, type Problems } from "./problems.js";
import type { Random } from "./random.js";
import { answerContents } from "./read-answer.js";
import { cellsOfLayer } from "./structure/improve.js";
import { placing, withFewValues, withoutRulesOn, withSmallRegions } from "./variants.js";
import type { AnswerSearch } from "./ways.js";
import type { Workshop } from "./workshop.js";

/** The printed clues, their structure, and the answer they are for. */
export interface Clued {
  readonly stage: Stage;
  readonly contents: Contents;
  readonly answer: Contents;
}

/** A structure, and what can be made on it. */
export interface Stage {
  readonly structure: Contents;
  readonly way: AnswerSearch;
  /** Made when it is first asked for; undefined where no answer can be. */
  readonly source: () => AnswerSource | undefined;
  /** All that is printed, for an answer; without one, both are looked for together. Where not all clues can stand, those do that `stays` tells of. */
  readonly clue: (
    answer: Contents | undefined,
    stays?: (clue: GivenPlace) => boolean,
  ) => Promise<Clued | undefined>;
  /** Answer and clues in one problem, and what structure answers have a say in, if it is free. Undefined where there is none. */
  readonly scene: (isFree: boolean, attempt: number) => Shown | undefined;
}

export function makeStage(
  workshop: Workshop,
  plan: GeneratorPlan,
  structure: Contents,
  way: AnswerSearch,
  random: Random,
  experience: Experience,
  problems: Problems,
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
  const open =
    (on: Contents): OpenNamed =>
    (name, make) =>
      problems.of(on, `${way}: ${name}`, make);
  const stage: Stage = {
    structure,
    way,
    source: once(() =>
      way === "placed"
        ? answerSource(workshop, placing(workshop.puzzle, asked, board), places, experience, open(places))
        : answerSource(
            workshop,
            withoutRulesOn(workshop.puzzle, clues),
            structure,
            experience,
            open(structure),
          ),
    ),
    clue: async (answer, stays) => {
      if (clues.size === 0) return answer === undefined ? undefined : { stage, contents: structure, answer };
      const found = await findClues(workshop, places, answer, asked, random, open(places), stays);
      return found === undefined
        ? undefined
        : { stage, contents: joined(places, found.clues), answer: found.answer };
    },
    scene: (isFree, attempt) => openScene(workshop, plan, places, asked, isFree, attempt, random),
  };
  return stage;
}

/** A problem that takes more than this is not worth its time, unless there is no smaller one. */
const LARGE = 400_000;
const VERY_LARGE = 2_000_000;
/**
 * For an answer that is hard to find: the patience with the first, and how many handfuls of random choices there are then. (*Measured* on bars and lines of
 * 10x10: 5,000 conflicts on average in whatever order, in one go or a few hundred at a time; the usual patience is 7,000.)
 */
const HARD = { patience: 3, rounds: 8 } as const;

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

interface Source extends Opened {
  /** Its regions are, or its numbers. */
  readonly small: boolean;
}

/** If numbers have more values than this, small ones are tried first. */
const MANY_VALUES = 100;

/** Of the usual patience, for any answer at all where there is another way if that is not enough. */
const PLAIN = 0.2;

/**
 * Where regions are to be found, and any answer is hard to find, one of small regions: large ones leave little room for anything else, and there are
 * more of them. (*Measured* on bars and lines of 10x10: none in 20,000 conflicts, and with up to 5 cells each in 2,000 to 16,000.) So with numbers
 * that may be any up to the cells of the board: where small ones are enough, an answer comes in a hundredth of the time, and more is chosen at random
 * in it. (*Measured* on groups of 15x15: 0.3 s and 60 choices with numbers to 9, 25 s and 2 with any.)
 */
function answerSource(
  workshop: Workshop,
  question: TypedPuzzle,
  structure: Contents,
  experience: Experience,
  openNamed: OpenNamed,
): AnswerSource | undefined {
  const { puzzle, board } = workshop;
  const make = (variant: TypedPuzzle, limit: number): Opened | undefined =>
    opening(workshop, variant, structure, limit);
  const open = (limit: number): Source | undefined => {
    const opened = openNamed(`at most ${limit} entries`, () => make(question, limit));
    return opened === undefined ? undefined : { ...opened, small: false };
  };
  const divides = withSmallRegions(question, 1) !== undefined;
  const openSmall = (random: Random): Source | undefined => {
    const most = 3 + random.below(3);
    const variant = withSmallRegions(question, most);
    const opened = variant && openNamed(`regions of at most ${most} cells`, () => make(variant, VERY_LARGE));
    return opened === undefined ? undefined : { ...opened, small: true };
  };
  const openFew = (random: Random): Opened | undefined => {
    const variant = withFewValues(question, 6 + random.below(7));
    return variant === undefined ? undefined : make(variant, LARGE);
  };
  // Grounding takes half as long as compiling does: only where a layer may have that many.
  const mayHaveMany = board.cells.length > MANY_VALUES && withFewValues(question, 1) !== undefined;
  const ground = mayHaveMany ? workshop.ground(question, structure) : undefined;
  const many = ground?.variables.some(({ domain }) => domain.length > MANY_VALUES) === true;
  // If regions must not be small, there is no other way.
  const openAny = (): Source | undefined => {
    if (!divides) return open(LARGE);
    if (!experience.mayWork("small regions")) return open(VERY_LARGE);
    return experience.mayWork("any size") ? open(LARGE) : undefined;
  };
  let now = many ? undefined : openAny();
  if (!divides && !many && now === undefined) return undefined;
  return {
    any: async (random, experience) => {
      if (many && experience.mayWork("small numbers")) {
        const few = openFew(random);
        const options =
          few === undefined
            ? undefined
            : await findAnswer(few.asker, few.compiled, random, { patience: PLAIN });
        const found = few !== undefined && options !== undefined && options !== "too hard";
        experience.note("small numbers", found);
        if (found) return answerContents(puzzle, few.compiled.lowered.decode(options));
      }
      if (many) now ??= openAny();
      for (;;) {
        if (now === undefined) experience.note("any size", false);
        now ??= divides ? openSmall(random) : undefined;
        if (now === undefined) {
          if (divides) experience.note("small regions", false);
          return undefined;
        }
        const { asker, compiled, small } = now;
        const patience =
          divides && !small && experience.mayWork("small regions") ? { patience: PLAIN } : { experience };
        const options = await findAnswer(asker, compiled, random, small ? HARD : patience);
        if (small) experience.note("small regions", options !== undefined);
        if (options === undefined) return undefined;
        if (options !== "too hard") return answerContents(puzzle, compiled.lowered.decode(options));
        if (divides) now = undefined;
        if (small || !divides) return undefined;
      }
    },
    like: async (answer, near, random) => {
      if (many) now ??= openAny();
      if (now === undefined) return undefined;
      const { asker } = now;
      const { ground, lowered } = now.compiled;
      const assume = ground.variables.flatMap(({ layer, element, domain }) => {
        const declared = puzzle.layers[layer];
        if (domain.length < 2 || declared?.role !== "find" || declared.hidden) return [];
        if (cellsOfLayer(board, declared, element).some((cell) => near.has(cell))) return [];
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
