/**
 * Clues that fit an answer: the answer is given, the clue layers are to be found, as many clues as can stand together. Which value a clue has is
 * then for the rules to say, whatever they are.
 */
import type { OptionId } from "@ecp/engine";
import { type Datum, NONE } from "../../ground.js";
import { layerUses } from "../../normalize/readings/layer-uses.js";
import type { LayerId } from "../../typed.js";
import { type Contents, emptyContents, type GivenPlace, joined } from "../contents.js";
import { findAnswer } from "../find-answer.js";
import { type OpenNamed, opening } from "../problems.js";
import type { Random } from "../random.js";
import { answerContents } from "../read-answer.js";
import { answered, asking, type CluesWanted, placing, withoutRulesOn } from "../variants.js";
import type { Workshop, WorkshopProblem } from "../workshop.js";
import { labelled, type Most } from "./label-clues.js";
import { listClues, listLayers } from "./list-clues.js";

export interface CluesFound {
  readonly clues: Contents;
  readonly answer: Contents;
}

type Stays = (clue: GivenPlace) => boolean;

/** If clues and answer are searched for together, a problem larger than this is not worth its time. */
const LARGE = 400_000;

/**
 * All that is printed with all clues, and the answer (which the clues may decide where data cannot say it). Without an answer both are
 * looked for together.
 */
export async function findClues(
  workshop: Workshop,
  structure: Contents,
  answer: Contents | undefined,
  asked: CluesWanted,
  random: Random,
  open: OpenNamed,
  /** Clues that are given up last. */
  stays: Stays = () => false,
): Promise<CluesFound | undefined> {
  const lists = listLayers(workshop, asked.layers);
  if (lists.size > 0) return await withLists(workshop, structure, answer, asked, lists, random, open, stays);
  if (answer === undefined) {
    const question = asking(workshop.puzzle, asked, workshop.board);
    const opened = open("together", () => opening(workshop, question, structure, LARGE));
    if (opened === undefined) return undefined;
    const { compiled, asker } = opened;
    const both = await findAnswer(asker, compiled, random);
    if (both === undefined || both === "too hard") return undefined;
    const found = splitFound(answerContents(question, compiled.lowered.decode(both)), asked.layers);
    return (await findClues(workshop, structure, found.answer, asked, random, open)) ?? found;
  }
  const fewer = await withoutVainPlaces(workshop, structure, answer, asked, random, stays);
  const question =
    fewer === undefined ? undefined : compileWithAnswer(workshop, structure, answer, fewer, asking);
  const most =
    question === undefined ? undefined : await mostClues(workshop, question.compiled, asked, random, stays);
  if (question === undefined || most === undefined) return undefined;
  const labels = labelsAmong(workshop, asked);
  const others = new Set([...asked.layers].filter((id) => !labels.has(id)));
  const solution = await varied(most, question.compiled, others);
  const found = splitFound(
    answerContents(question.puzzle, question.compiled.lowered.decode(solution)),
    asked.layers,
  );
  const clues = joined(found.clues, await labelled(most, question.compiled, labels));
  return { clues, answer: joined(answer, found.answer) };
}

/** None is a list, and none a number that is only told apart from others: all are what rules say of an answer. */
export const areVariables = (workshop: Workshop, asked: CluesWanted): boolean =>
  listLayers(workshop, asked.layers).size === 0 && labelsAmong(workshop, asked).size === 0;

/** First all else, by the rules that read no list. */
async function withLists(
  workshop: Workshop,
  structure: Contents,
  answer: Contents | undefined,
  asked: CluesWanted,
  lists: ReadonlySet<LayerId>,
  random: Random,
  open: OpenNamed,
  stays: Stays,
): Promise<CluesFound | undefined> {
  const layers = new Set([...asked.layers].filter((id) => !lists.has(id)));
  const without: Workshop = { ...workshop, puzzle: withoutRulesOn(workshop.puzzle, lists) };
  const found =
    layers.size === 0 && answer !== undefined
      ? { clues: emptyContents, answer }
      : await findClues(without, structure, answer, { ...asked, layers }, random, open, stays);
  if (found === undefined) return undefined;
  const read = listClues(
    workshop,
    joined(structure, found.clues),
    presentIn(found.answer),
    lists,
    asked.full,
  );
  return read === undefined ? undefined : { ...found, clues: joined(found.clues, read) };
}

/** All clues are wanted; of those to blame that they cannot all stand, the latest in the order is given up, until the rest can. */
async function mostClues(
  workshop: Workshop,
  { ground, lowered }: WorkshopProblem,
  asked: CluesWanted,
  random: Random,
  stays: Stays,
): Promise<Most | undefined> {
  const asker = workshop.open(lowered);
  const first = await asker.ask({ seed: 1 + random.below(1_000_000) });
  if (first?.kind !== "solution") return undefined;
  const able = random.shuffled(
    ground.variables.filter(
      ({ layer, domain }) => asked.layers.has(layer) && domain.includes(NONE) && domain.length > 1,
    ),
  );
  let wanted = [...able.filter(stays), ...able.filter((each) => !stays(each))].flatMap(
    ({ layer, element }) => lowered.assume(layer, element, NONE) ?? [],
  );
  while (wanted.length > 0) {
    const next = await asker.ask({ forbid: wanted });
    if (next?.kind === "solution") return { asker, solution: next.options, forbid: wanted };
    const blamed = new Set(next?.kind === "none" ? next.forbid : wanted);
    const last = wanted.findLast((absence) => blamed.has(absence));
    wanted = wanted.filter((absence) => absence !== last);
  }
  return { asker, solution: first.options, forbid: [] };
}

const labelsAmong = ({ puzzle }: Workshop, { layers, full }: CluesWanted): ReadonlySet<LayerId> =>
  new Set(
    [...layerUses(puzzle, puzzle.statements).labels].filter(
      (id) => layers.has(id) && !full.has(id) && puzzle.layers[id]?.domain.kind === "number",
    ),
  );

/**
 * Labels are compared with each other, wherever they may be: so first only their places are looked for, and then what they are. Undefined where the answer leaves no places.
 */
async function withoutVainPlaces(
  workshop: Workshop,
  structure: Contents,
  answer: Contents,
  asked: CluesWanted,
  random: Random,
  stays: Stays,
): Promise<CluesWanted | undefined> {
  const labels = labelsAmong(workshop, asked);
  if (labels.size === 0) return asked;
  const question = compileWithAnswer(workshop, structure, answer, asked, placing);
  const most =
    question === undefined ? undefined : await mostClues(workshop, question.compiled, asked, random, stays);
  if (question === undefined || most === undefined) return undefined;
  const { clues } = splitFound(
    answerContents(question.puzzle, question.compiled.lowered.decode(most.solution)),
    asked.layers,
  );
  const cells = new Map(asked.cells);
  for (const id of labels) {
    const values = clues.values.get(id) ?? [];
    cells.set(
      id,
      workshop.board.cells.filter((cell) => values[cell] !== undefined),
    );
  }
  return { ...asked, cells };
}

/** If the rules leave clues a choice, no two get the same value, as far as possible. */
async function varied(
  { asker, solution, forbid }: Most,
  { ground, lowered }: WorkshopProblem,
  layers: ReadonlySet<LayerId>,
): Promise<readonly OptionId[]> {
  let best = solution;
  const assume: OptionId[] = [];
  const used = new Set<number>();
  for (const { layer, element, domain } of ground.variables) {
    if (!layers.has(layer) || domain.length < 3) continue;
    const optionOf = (value: number): OptionId | undefined => lowered.assume(layer, element, value)?.[0];
    const held = new Set(best);
    const now = domain.find((value) => {
      const option = optionOf(value);
      return option !== undefined && held.has(option);
    });
    if (now === undefined || now === NONE) continue;
    const fresh = used.has(now) ? domain.find((value) => value > 0 && !used.has(value)) : undefined;
    const option = fresh === undefined ? undefined : optionOf(fresh);
    const found = option === undefined ? undefined : await asker.ask({ assume: [...assume, option], forbid });
    if (option !== undefined && fresh !== undefined && found?.kind === "solution") {
      best = found.options;
      assume.push(option);
      used.add(fresh);
      continue;
    }
    const same = optionOf(now);
    if (same !== undefined) assume.push(same);
    used.add(now);
  }
  return best;
}

/** The answer is data where it can be, so that rules fold away; where that is refused, it is given to what is to be found. */
function compileWithAnswer(
  workshop: Workshop,
  structure: Contents,
  answer: Contents,
  asked: CluesWanted,
  variant: typeof asking,
): { readonly puzzle: Workshop["puzzle"]; readonly compiled: WorkshopProblem } | undefined {
  const { puzzle, board } = workshop;
  const question = variant(puzzle, asked, board);
  const asData = answered(question, new Set(answer.values.keys()));
  for (const [form, given] of [
    [asData, presentIn(answer)],
    [question, answer],
  ] as const) {
    const compiled = workshop.compile(form, joined(structure, given));
    if (compiled !== undefined) return { puzzle: form, compiled };
  }
  return undefined;
}

/** The clues as data: elements without a value are left out. */
const presentIn = (answer: Contents): Contents => ({
  ...answer,
  values: new Map([...answer.values].map(([id, all]) => [id, all.map(present)])),
});

const present = (value: Datum | undefined): Datum | undefined =>
  typeof value === "object" && "none" in value ? undefined : value;

export function splitFound(found: Contents, all: ReadonlySet<LayerId>): CluesFound {
  const values = new Map<LayerId, readonly (Datum | undefined)[]>();
  for (const id of all) values.set(id, (found.values.get(id) ?? []).map(present));
  const rest = new Map([...found.values].filter(([id]) => !all.has(id)));
  return { clues: { ...emptyContents, values }, answer: { ...found, values: rest } };
}
