/** The problem of a scene (scene.ts), and what its views are as contents: with the structure that answers have a say in, or else with structure that is there. */
import type { Board } from "../board.js";
import type { LayerId } from "../typed.js";
import { areVariables, splitFound } from "./clues/find-clues.js";
import { type Contents, joined, withoutLayers, withoutNo } from "./contents.js";
import type { GeneratorPlan } from "./plan.js";
import type { Random } from "./random.js";
import { answerContents } from "./read-answer.js";
import { type Cast, makeOpenScene, type OpenScene, type View } from "./scene.js";
import { randomDirection } from "./structure/structure.js";
import { besideClues, readByDomains, together, yesOrNo } from "./together.js";
import { asking, type CluesWanted, withSmallRegions } from "./variants.js";
import type { Workshop } from "./workshop.js";

export interface Shown {
  readonly scene: OpenScene;
  /** All that is printed. */
  readonly read: (view: View) => Contents;
}

/** A problem that takes more than this is not worth its time. */
const LARGE = 2_000_000;
/** Clues of a large board that may be any number are no larger: most could not be, and each value is an option of its own. */
const MOST = 45;

/** For a region that is looked for together with what is in it: all that it could be are told one by one. */
const MOST_CELLS = [5, 4] as const;
/** The parts of the elements that get structure: more and more, if less of it left several answers. */
const DENSITIES = [0.08, 0.12, 0.16, 0.2, 0.25, 0.3] as const;
const LIKELY = 3;
const TRIES_A_DENSITY = 2;

/** Returns undefined if it is too large, or if clues are not found but read off. */
export function openScene(
  workshop: Workshop,
  plan: GeneratorPlan,
  /** Without the places of clues. */
  structure: Contents,
  /** The clues that are wanted, and their places on that structure. */
  asked: CluesWanted,
  /** The structure is not given. */
  isFree: boolean,
  attempt: number,
  random: Random,
): Shown | undefined {
  const step = random.below(LIKELY) + Math.floor((attempt - 1) / TRIES_A_DENSITY);
  const density = DENSITIES[Math.min(step, DENSITIES.length - 1)] ?? 0;
  const { puzzle, board } = workshop;
  const { clues, placed, full, partners } = plan;
  const found = yesOrNo(puzzle, plan);
  const free = { layers: clues, full, cells: new Map(), most: MOST };
  if (!areVariables(workshop, free)) return undefined;
  const known = readByDomains(puzzle);
  if ([...clues].some((id) => known.has(id))) return undefined;
  if (isFree && found.size + placed.size > 0) {
    const beside = besideClues(puzzle, plan);
    const wide = together(puzzle, free, plan, board);
    const data = withDirections(withoutLayers(structure, found), beside, board, random);
    const cast = { clues, placed, structure: found, partners };
    const divided = MOST_CELLS.flatMap((most) => withSmallRegions(wide, most) ?? []);
    // Without clues it is a division that structure has to agree with: any other answer would do for any structure.
    for (const question of divided.length > 0 ? divided : clues.size > 0 ? [wide] : []) {
      const shown = open(workshop, question, data, cast, density);
      if (shown !== undefined)
        return { ...shown, read: (view) => besideOnly(shown.read(view), beside, plan) };
    }
  }
  if (clues.size === 0) return undefined;
  const cast = { clues, placed: nowhere, structure: nowhere, partners: new Map() };
  return open(workshop, asking(puzzle, { ...asked, most: MOST }, board), structure, cast, density);
}

function open(
  workshop: Workshop,
  question: Workshop["puzzle"],
  data: Contents,
  cast: Cast,
  density: number,
): Shown | undefined {
  const compiled = workshop.compile(question, data, LARGE);
  if (compiled === undefined) return undefined;
  const printed = new Set([...cast.clues, ...cast.structure]);
  return {
    scene: makeOpenScene(compiled, workshop.open(compiled.lowered), workshop.board, cast, density),
    read: ({ chosen }) => {
      const found = splitFound(answerContents(question, compiled.lowered.decode([...chosen])), printed);
      return withoutNo(joined(data, found.clues));
    },
  };
}

const nowhere: ReadonlySet<LayerId> = new Set();

/** On every cell one at random. */
function withDirections(
  contents: Contents,
  layers: ReadonlySet<LayerId>,
  board: Board,
  random: Random,
): Contents {
  const values = new Map(contents.values);
  for (const id of layers)
    values.set(
      id,
      Array.from({ length: board.rows * board.columns }, () => randomDirection(board, random)),
    );
  return { ...contents, values };
}

/** Takes values that stand beside clues away where there is no clue. */
function besideOnly(
  contents: Contents,
  layers: ReadonlySet<LayerId>,
  { clues, partners }: GeneratorPlan,
): Contents {
  const values = new Map(contents.values);
  for (const id of layers) {
    const mates = [...clues].filter((clue) => partners.get(clue)?.includes(id) === true);
    const stands = (element: number): boolean =>
      mates.some((clue) => contents.values.get(clue)?.[element] !== undefined);
    values.set(id, values.get(id)?.map((value, element) => (stands(element) ? value : undefined)) ?? []);
  }
  return { ...contents, values };
}
