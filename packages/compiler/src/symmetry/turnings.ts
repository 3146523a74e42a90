/**
 * What the motions of a board do to answers, in the terms of the problem that is searched: which option is the image of which. Whether a motion
 * keeps the rules and the givens is another question, for who searches: a motion that does not takes some answer to none.
 *
 * Values stay as they are, but directions turn with the board. Hidden layers, and what lowering added, have no image: answers that differ in them
 * alone are one answer.
 */
import type { Ground, GroundVariableId, ValueCode } from "../ground.js";
import type { Lowered } from "../lower/lower.js";
import type { Seen } from "../lower/seen.js";
import { cellImage, composed, directionImage, elementImage, type Motion } from "../tiling/motions.js";
import type { LayerId, TypedLayer } from "../typed.js";
import { imagesOfLabels } from "./labels.js";

/** Of an option whose image is no option: no answer with it has an image among the answers. */
export const NO_IMAGE = -2;
/** Of an option that is not seen. */
export const NOT_SEEN = -1;

export interface Turning {
  readonly motion: Motion;
  /** By option: its image, `NO_IMAGE` or `NOT_SEEN`; labels of regions are `NOT_SEEN` here. */
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

export function turningsOf(ground: Ground, lowered: Lowered): Turnings | NotTurnable {
  const { board } = ground;
  if (board === undefined) return { notTurnable: undefined };
  const facts = Array.from({ length: lowered.problem.optionCount }, (_, option) => lowered.seenOf(option));
  const refused = refusedLayer(ground, facts);
  if (refused !== undefined) return { notTurnable: refused };
  const optionOf = new Map<string, number>();
  facts.forEach((fact, option) => {
    if (fact !== undefined) optionOf.set(keyOf(ground, fact), option);
  });
  const byKey = new Map<string, Turning>();
  const ofMotion = new Map<string, Turning>();
  const labelled = facts.some((fact) => fact?.kind === "label");
  for (const motion of board.motions()) {
    const images = Int32Array.from(facts, (fact) => {
      if (fact === undefined || fact.kind === "label") return NOT_SEEN;
      const image = imageKeys(ground, motion, fact).map((key) => optionOf.get(key));
      return image.find((option) => option !== undefined) ?? NO_IMAGE;
    });
    // Divisions are compared by their cells, the rest by what happens to it.
    const key = `${images.join()}${labelled ? motion.key : ""}`;
    const turning = byKey.get(key) ?? { motion, images };
    byKey.set(key, turning);
    ofMotion.set(motion.key, turning);
  }
  const all = [...byKey.values()];
  const labels = imagesOfLabels(ground, lowered, facts);
  return {
    all,
    composed: (first, second) => {
      const found = ofMotion.get(composed(first.motion, second.motion, board).key);
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
  const seen = new Set<string>();
  for (const fact of facts) {
    if (fact === undefined) continue;
    if (fact.kind === "value") {
      const layer = ground.variables[fact.variable]?.layer;
      if (layer !== undefined) layers.add(layer);
    }
    if (fact.kind !== "option") continue;
    const option = ground.options[fact.index];
    const key = keyOf(ground, fact);
    // Where an option lies on the board is known by what it sets, if by anything.
    if (option === undefined || option.sets.length === 0 || seen.has(key)) return option?.name ?? "an option";
    seen.add(key);
  }
  for (const id of layers) {
    const layer = ground.puzzle.layers[id];
    if (layer !== undefined && movedSort(layer) === undefined) return layer.name;
  }
  return undefined;
}

function movedSort({ on }: TypedLayer) {
  switch (on.kind) {
    case "diagonal":
    case "box":
    case "block":
      return undefined;
    default:
      return on.kind;
  }
}

const cellsKey = (cells: readonly number[]): string => [...cells].sort((a, b) => a - b).join();

/** Different for different facts. */
function keyOf(ground: Ground, fact: Seen): string {
  switch (fact.kind) {
    case "value":
      return `${fact.variable} = ${fact.value}`;
    case "placement": {
      const placement = ground.placements[fact.index];
      return `piece ${placement?.layer} ${placement?.shape} on ${cellsKey(placement?.cells ?? [])}`;
    }
    case "candidate": {
      const { layer, cells = [] } = ground.candidates[fact.index] ?? {};
      return `candidate ${layer} ${isPath(ground, layer) ? cells.join() : cellsKey(cells)}`;
    }
    case "option":
      return settingsKey(ground.options[fact.index]?.sets ?? []);
    case "joined":
      return joinedKey(fact.layer, fact.link, fact.value);
    case "label":
      return `label ${fact.auxiliary} ${fact.value}`;
    default:
      return fact satisfies never;
  }
}

const joinedKey = (layer: LayerId, link: readonly number[], value: number): string =>
  `joined ${layer} ${cellsKey(link)} ${value}`;

const isPath = (ground: Ground, layer: LayerId | undefined): boolean =>
  layer !== undefined && ground.puzzle.layers[layer]?.domain.kind === "paths";

const settingsKey = (
  sets: readonly { readonly variable: GroundVariableId | undefined; readonly value: ValueCode }[],
): string =>
  `sets ${sets
    .map(({ variable, value }) => `${variable} = ${value}`)
    .sort()
    .join()}`;

/** The key of the image; of a path also that of the way back, which is the same path. */
function imageKeys(ground: Ground, motion: Motion, fact: Seen): readonly string[] {
  const { board } = ground;
  const moved = (cells: readonly number[]): readonly number[] =>
    board === undefined ? [] : cells.map((cell) => cellImage(motion, cell, board));
  switch (fact.kind) {
    case "value": {
      const to = settingImage(ground, motion, fact);
      return to === undefined ? [] : [`${to.variable} = ${to.value}`];
    }
    case "placement": {
      const placement = ground.placements[fact.index];
      return placement === undefined
        ? []
        : [`piece ${placement.layer} ${placement.shape} on ${cellsKey(moved(placement.cells))}`];
    }
    case "candidate": {
      const { layer, cells = [] } = ground.candidates[fact.index] ?? {};
      const to = moved(cells);
      return isPath(ground, layer)
        ? [`candidate ${layer} ${to.join()}`, `candidate ${layer} ${to.toReversed().join()}`]
        : [`candidate ${layer} ${cellsKey(to)}`];
    }
    case "option": {
      const sets = ground.options[fact.index]?.sets ?? [];
      const images = sets.flatMap((setting) => settingImage(ground, motion, setting) ?? []);
      return images.length < sets.length ? [] : [settingsKey(images)];
    }
    case "joined":
      return [joinedKey(fact.layer, moved(fact.link), fact.value)];
    case "label":
      return [];
    default:
      return fact satisfies never;
  }
}

function settingImage(
  ground: Ground,
  motion: Motion,
  { variable, value }: { readonly variable: GroundVariableId; readonly value: ValueCode },
): { readonly variable: GroundVariableId; readonly value: ValueCode } | undefined {
  const own = ground.variables[variable];
  const layer = own === undefined ? undefined : ground.puzzle.layers[own.layer];
  if (own === undefined || layer === undefined) return undefined;
  const element = imageOnLayer(ground, motion, layer, own.element);
  const to = element === undefined ? undefined : ground.variableOf.get(own.layer)?.[element];
  if (to === undefined) return undefined;
  const turns =
    layer.domain.kind === "direction" && (value === 0 || value === 1 || value === 2 || value === 3);
  return { variable: to, value: turns ? directionImage(motion, value) : value };
}

function imageOnLayer(
  ground: Ground,
  motion: Motion,
  layer: TypedLayer,
  element: number,
): number | undefined {
  const { board } = ground;
  const { on } = layer;
  if (board === undefined) return undefined;
  if (on.kind === "of-layer") {
    const sets = ground.elements.get(on.layer)?.cells ?? [];
    const to = cellsKey((sets[element] ?? []).map((cell) => cellImage(motion, cell, board)));
    const found = sets.findIndex((cells) => cellsKey(cells) === to);
    return found < 0 ? undefined : found;
  }
  return on.kind === "diagonal" || on.kind === "box" || on.kind === "block"
    ? undefined
    : elementImage(motion, board, on.kind, element);
}
