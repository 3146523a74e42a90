/**
 * The effect of the motions of a board on answers, in the terms of the problem that is searched: which option is the image of which. Whether a motion
 * keeps the rules and the givens is another question, for who searches: a motion that does not takes some answer to none.
 *
 * Values stay as they are, but directions turn with the board. Hidden layers, and what lowering added, have no image: answers that differ in them
 * alone are one answer.
 */

import { sortOfPieces } from "../check/types/types.js";
import type { Ground } from "../ground.js";
import type { Seen } from "../lower/answers/seen.js";
import type { Lowered } from "../lower/lower.js";
import { MOST_IMAGES } from "../thresholds.js";
import type { Motion } from "../tiling/motions.js";
import type { LayerId } from "../typed.js";
import { imagesOfLabels } from "./labels.js";
import { cellsKey, isMoved, type Move, movedBy, settingKey, stayingPut } from "./moves.js";
import { type OptionKey, optionKeys } from "./option-keys.js";

/** For an option whose image is no option: no answer with it has an image among the answers. */
export const NO_IMAGE = -2;
/** Of an option that is not seen. */
const NOT_SEEN = -1;

export interface Turning {
  readonly motion: Motion;
  /** By option: its image, `NO_IMAGE`, or -1 where it is not seen, as are labels of regions here. */
  readonly images: Int32Array;
}

export interface Turnings {
  /** Different ones of all motions, as far as answers show; the identity first. */
  readonly all: readonly Turning[];
  /** One of `all`: first one, then the other. */
  readonly composed: (first: Turning, second: Turning) => Turning;
  /** The seen options of the image of an answer, ascending; undefined where it can be none. */
  readonly imageOf: (turning: Turning, chosen: readonly number[]) => readonly number[] | undefined;
  /** Options that are seen, ascending. */
  readonly seen: readonly number[];
  /** The images of options say all: no division is named by its cells. */
  readonly byOption: boolean;
}

/** The name of a layer that cannot be turned; undefined for a puzzle that has no board. */
export interface NotTurnable {
  readonly notTurnable: string | undefined;
}

/** There are so many motions (shifts of a large torus) that to compare them all takes too much time and memory. */
export interface TooManyMotions {
  readonly tooMany: number;
}

export function turningsOf(ground: Ground, lowered: Lowered): Turnings | NotTurnable | TooManyMotions {
  const { board } = ground;
  if (board === undefined) return { notTurnable: undefined };
  const { motions } = board;
  const { most } = motions;
  if (most * (lowered.problem.optionCount + board.rows * board.columns) > MOST_IMAGES)
    return { tooMany: most };
  const facts = Array.from({ length: lowered.problem.optionCount }, (_, option) => lowered.seenOf(option));
  const refused = refusedLayer(ground, facts);
  if (refused !== undefined) return { notTurnable: refused };
  const optionKey = optionKeys(ground);
  if (optionKey === undefined) return { notTurnable: ground.options[0]?.name ?? "an option" };
  const optionOf = new Map<string, number>();
  facts.forEach((fact, option) => {
    if (fact === undefined) return;
    const [key, ...others] = keysOf(ground, fact, stayingPut, optionKey);
    if (key !== undefined) optionOf.set(key, option);
    if (fact.kind === "placement") for (const other of others) optionOf.set(other, option);
  });
  const byKey = new Map<string, Turning>();
  const ofMotion = new Map<string, Turning>();
  const labelled = facts.some((fact) => fact?.kind === "label");
  for (const motion of motions.all()) {
    const move = movedBy(ground, board, motion);
    const images = Int32Array.from(facts, (fact) => {
      if (fact === undefined || fact.kind === "label") return NOT_SEEN;
      const image = keysOf(ground, fact, move, optionKey).find((key) => optionOf.has(key));
      return (image === undefined ? undefined : optionOf.get(image)) ?? NO_IMAGE;
    });
    // Divisions are compared by their cells, the rest by what happens to it.
    const key = `${images.join()}${labelled ? motion.key : ""}`;
    const turning = byKey.get(key) ?? { motion, images };
    byKey.set(key, turning);
    ofMotion.set(motion.key, turning);
  }
  const all = [...byKey.values()];
  const labels = imagesOfLabels(ground, board, lowered, facts);
  return {
    all,
    composed: (first, second) => {
      const both = motions.composed(first.motion, second.motion);
      const found = both && ofMotion.get(both.key);
      if (found === undefined) throw new Error("the motions of a board are no group");
      return found;
    },
    imageOf: ({ motion, images }, chosen) => {
      const to: number[] = [];
      for (const option of chosen) {
        const image = images[option] ?? NOT_SEEN;
        if (image === NO_IMAGE) return undefined;
        if (image !== NOT_SEEN) to.push(image);
      }
      const moved = labelled ? labels(motion, chosen) : [];
      return moved === undefined ? undefined : [...to, ...moved].sort((a, b) => a - b);
    },
    seen: facts.flatMap((fact, option) => (fact === undefined ? [] : [option])),
    byOption: !labelled,
  };
}

/** The first layer of which an option says something that no motion is known for. */
function refusedLayer(ground: Ground, facts: readonly (Seen | undefined)[]): string | undefined {
  const layers = new Set<LayerId>();
  for (const fact of facts) {
    const layer = fact?.kind === "value" ? ground.variables[fact.variable]?.layer : undefined;
    if (layer !== undefined) layers.add(layer);
  }
  for (const id of layers) {
    const layer = ground.puzzle.layers[id];
    if (layer !== undefined && !isMoved(layer.on)) return layer.name;
  }
  return undefined;
}

/**
 * The keys of what a fact becomes, the first different for different facts; of a path also that of the way back, which is the same path, and of a piece that of any piece there. None where it
 * becomes nothing, and of labels, which have no images one by one.
 */
function keysOf(ground: Ground, fact: Seen, move: Move, optionKey: OptionKey): readonly string[] {
  switch (fact.kind) {
    case "value": {
      const to = move.setting(fact);
      return to === undefined ? [] : [settingKey(to)];
    }
    case "placement": {
      const { layer, shape, cells = [] } = ground.placements[fact.index] ?? {};
      const on = layer === undefined ? undefined : ground.puzzle.layers[layer];
      const sort = on === undefined ? "cell" : sortOfPieces(on);
      const to = cellsKey(
        sort === "cell" ? move.cells(cells) : cells.flatMap((each) => move.element(sort, each) ?? []),
      );
      // Turned over, a J is an L where mirror images have names of their own.
      return [`piece ${layer} ${shape} on ${to}`, `piece ${layer} on ${to}`];
    }
    case "candidate": {
      const { layer, cells = [] } = ground.candidates[fact.index] ?? {};
      const to = move.cells(cells);
      const isPath = layer !== undefined && ground.puzzle.layers[layer]?.domain.kind === "paths";
      return (isPath ? [to.join(), to.toReversed().join()] : [cellsKey(to)]).map(
        (key) => `candidate ${layer} ${key}`,
      );
    }
    case "option": {
      const option = ground.options[fact.index];
      const to = option === undefined ? undefined : optionKey(option, move);
      return to === undefined ? [] : [`option ${to}`];
    }
    case "joined":
      return [`joined ${fact.layer} ${cellsKey(move.cells(fact.link))} ${fact.value}`];
    case "label":
      return [];
    default:
      return fact satisfies never;
  }
}
