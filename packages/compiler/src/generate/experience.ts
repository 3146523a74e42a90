/** The experience of the tries before: a way that came to nothing again and again, while another came to something, is not gone again. */
import type { SessionAnswer } from "@ecp/engine";
import { type AnswerSearch, answerSearches } from "./ways.js";

export type Venture = AnswerSearch | Fitting | Shortcut | Climbing | Scattering;
export type Fitting = "merging" | "likeness";
/**
 * Costly to try: regions to be found may be as large as the rules allow, or only small; clues without single values of the answer may tell how many answers there
 * are; numbers that may be many may still have to be more than small ones.
 */
export type Shortcut = "any size" | "small regions" | "clues alone" | "small numbers";
/** On one problem for answer and clues (climb.ts). */
export type Climbing = "climbing";

/** Structure at random, before there is an answer, and structure that is drawn out of an answer. */
export type Scattering = "scattering" | "drawing out";

export interface Experience {
  readonly note: (venture: Venture, wentWell: boolean) => void;
  readonly mayWork: (venture: Venture) => boolean;
  /** Of the question for a first answer; undefined: it took too long to know. */
  readonly noteAnswer: (kind: SessionAnswer["kind"] | undefined) => void;
  /** Of what would be scattered, so much, from 0 to 1: less and less, where there is room for nothing beside it. */
  readonly share: () => number;
  /** How many times longer that question may take: more and more, where nobody ever waited for its end. */
  readonly patience: () => number;
}

/** The number of attempts in vain before it gives up. */
const IN_VAIN = 2;
/** Each time with other structure, and more of it or less. */
const OTHERWISE_IN_VAIN = 8;
/** Questions that are given up before they may take longer; and the most that they ever may. */
const GIVEN_UP = 2;
const MOST_PATIENCE = 16;
/** After this many structures in a row on which nothing can be made, the next ones have less structure, by this factor. */
const CROWDED = 8;
const THINNER = 0.8;
const LEAST_SHARE = 0.1;
const isShortcut = (venture: Venture): boolean =>
  venture === "any size" || venture === "clues alone" || venture === "small numbers";
const isOtherwise = (venture: Venture): boolean =>
  venture === "climbing" || venture === "scattering" || venture === "drawing out";
const mostInVain = (venture: Venture): number =>
  isOtherwise(venture) ? OTHERWISE_IN_VAIN : isShortcut(venture) ? 1 : IN_VAIN;
const isWay = (venture: Venture): boolean => answerSearches.some((way) => way === venture);

export function openExperience(): Experience {
  const well = new Set<Venture>();
  const vain = new Map<Venture, number>();
  let givenUp = 0;
  let answered = false;
  let crowded = 0;
  let share = 1;
  const noteScattered = (wentWell: boolean): void => {
    crowded = wentWell ? 0 : crowded + 1;
    if (crowded < CROWDED) return;
    crowded = 0;
    share = Math.max(LEAST_SHARE, share * THINNER);
  };
  return {
    share: () => share,
    noteAnswer: (kind) => {
      if (kind === undefined) givenUp++;
      else answered ||= kind === "solution";
    },
    patience: () => (answered ? 1 : Math.min(MOST_PATIENCE, 2 ** Math.max(0, givenUp - GIVEN_UP))),
    note: (venture, wentWell) => {
      if (wentWell) well.add(venture);
      else vain.set(venture, (vain.get(venture) ?? 0) + 1);
      if (isWay(venture)) noteScattered(wentWell);
    },
    mayWork: (venture) =>
      well.has(venture) ||
      (vain.get(venture) ?? 0) < mostInVain(venture) ||
      (isWay(venture) && !answerSearches.some((way) => well.has(way))),
  };
}
