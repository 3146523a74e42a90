/**
 * A new instance with exactly one answer, on one page: structure (given, or at random), a random answer without clues, all the clues that fit it,
 * changes until they leave no other answer, and then everything back that is not needed. Where a step fails, it begins anew.
 */

import { addTo } from "../maps.js";
import type { LayerId } from "../typed.js";
import { climb } from "./climb.js";
import { type Contents, emptyContents, type GivenPlace, isEmpty, joined } from "./contents.js";
import { canDrawOut, drawnGroups, drawOut } from "./draw-out.js";
import type { Experience } from "./experience.js";
import { hasOneAnswer, type JudgedInstance, judge } from "./judge.js";
import type { Shown } from "./open-scene.js";
import { type GeneratorPlan, layersIn, planGenerator } from "./plan.js";
import type { Problems } from "./problems.js";
import type { Random } from "./random.js";
import { answerContents } from "./read-answer.js";
import { type Clued, makeStage, type Stage } from "./stage.js";
import { fitStructure } from "./structure/fit-structure.js";
import {
  type AnswerDraft,
  cellsOfLayer,
  type DraftChange,
  improve,
  inHaste,
  openPlaces,
} from "./structure/improve.js";
import { layersWithOwnRules, mendStructure } from "./structure/mend-structure.js";
import { separate } from "./structure/separate.js";
import { changed, randomStructure } from "./structure/structure.js";
import { orbits, type Symmetry, symmetrical } from "./structure/symmetry.js";
import {
  type GivenGroup,
  type TakenBack,
  type TakingBack,
  takeBack,
  takeBackByCompiling,
} from "./structure/take-back.js";
import { WIDE } from "./thresholds.js";
import { withSmallRegions } from "./variants.js";
import { type AnswerSearch, answerSearches } from "./ways.js";
import type { Workshop } from "./workshop.js";

const TRIES_WITHOUT_HINTS = 6;
const FIRST_ANSWERS = 4;
/** Open places of one that is near enough: a few steps close them, and another answer may be hard to find. */
const NEAR = 8;
/** Entries of a problem that is too large to be compiled a hundred times, and how many changes in vain are enough there. */
const LARGE = 20_000;
const FEW_STEPS = 8;

export interface Request {
  readonly random: Random;
  readonly symmetry: Symmetry;
  /** Kept as it is; absent: made at random. */
  readonly structure?: Contents;
  /** How many elements each layer stands on. */
  readonly counts: ReadonlyMap<LayerId, number>;
  /** The current step, in a word or two. */
  readonly tell: (what: string) => void;
  /** Whether givens may stay that are not needed. */
  readonly enough: () => boolean;
  /** Told what has one answer, and is not done yet. */
  readonly keep: (contents: Contents) => void;
  /** Of the tries before. */
  readonly experience: Experience;
  readonly problems: Problems;
}

/** One try, the `attempt`th; undefined where it came to nothing. */
export async function tryGenerate(
  workshop: Workshop,
  request: Request,
  attempt: number,
): Promise<TakenBack | undefined> {
  const { board } = workshop;
  const { random, tell } = request;
  const plan = planGenerator(workshop, request.counts);
  const { experience, problems } = request;
  const isDrawn =
    request.structure === undefined &&
    request.symmetry === "none" &&
    canDrawOut(workshop, plan) &&
    !experience.mayWork("scattering") &&
    experience.mayWork("drawing out");
  if (isDrawn) return await drawnOut(workshop, plan, request);
  const scatter = (): Contents =>
    inOrbits(
      workshop,
      plan,
      request,
      randomStructure(plan.structure, plan.partners, board, random, experience.share()),
    );
  const wanted = attempt % 4 === 2 ? "merging" : "likeness";
  const fits =
    request.structure === undefined && hasRegions(plan) && attempt % 2 === 0 && experience.mayWork(wanted);
  if (fits) tell("structure for an answer");
  const structure =
    request.structure ??
    (fits
      ? await fitStructure(workshop, plan.structure, plan.clues, scatter, random, wanted)
      : await mendStructure(workshop, layersWithOwnRules(workshop, plan), scatter()));
  if (fits) experience.note(wanted, structure !== undefined);
  if (structure === undefined) return undefined;
  const ways = answerSearches.filter(experience.mayWork);
  const way: AnswerSearch = plan.clues.size === 0 ? "unclued" : (ways[attempt % ways.length] ?? "unclued");
  const stage = makeStage(workshop, plan, structure, way, random, experience, problems);
  const { hints } = plan;
  const isWide = (board.cells.length > WIDE || divides(workshop, plan)) && experience.mayWork("climbing");
  // Answers that have a say in the structure know nothing of its symmetry.
  const isFree = request.structure === undefined && request.symmetry === "none";
  const shown = isWide ? stage.scene(isFree, attempt) : undefined;
  const single =
    shown === undefined
      ? await changedUntilUnique(workshop, stage, plan, request, attempt)
      : await climbed(shown, workshop, request);
  if (shown !== undefined) experience.note("climbing", single !== undefined);
  if (single === undefined) return undefined;
  const { contents: all, answer } = single;
  const { enough, keep } = request;
  const taking = { workshop, hints, found: plan.found, tell, enough, keep, ...(answer && { answer }) };
  const divided = await withDivisions(all, plan, request, taking);
  if (divided === undefined) return undefined;
  const groups = givenGroups(workshop, plan, divided.contents, request);
  const without = await takeBack(divided.contents, { ...taking, groups });
  if (without === undefined) return undefined;
  const minimal = without.minimal && divided.minimal;
  const open = await withoutRim({ ...without, minimal }, plan, request, taking);
  if (open === undefined) return undefined;
  const least = await withoutPlaces(open, plan, request, taking);
  if (least === undefined) return undefined;
  tell("a last look");
  const last = await judge(workshop, least.contents, hints);
  return last !== undefined && last.other === undefined ? least : undefined;
}

/** All that is printed comes from an answer. */
async function drawnOut(
  workshop: Workshop,
  plan: GeneratorPlan,
  { random, tell, enough, keep, experience }: Request,
): Promise<TakenBack | undefined> {
  tell("structure out of an answer");
  const contents = await drawOut(workshop, plan, random);
  const none: ReadonlySet<LayerId> = new Set();
  const isOne = contents !== undefined && (await hasOneAnswer(workshop, contents, none)) === true;
  experience.note("drawing out", isOne);
  if (!isOne) return undefined;
  const groups = drawnGroups(workshop, plan, contents, random);
  const taking = { workshop, hints: none, found: plan.found, tell, enough, keep, groups };
  return await takeBackByCompiling(contents, taking);
}

/** Contents with exactly one answer, and what is known of that. */
interface Single {
  readonly contents: Contents;
  readonly answer?: Contents;
}

/** On a board where answers differ in many places. */
async function climbed(
  { scene, read }: Shown,
  { board }: Workshop,
  { random, tell }: Request,
): Promise<Single | undefined> {
  tell("an answer");
  const start = await scene.any(random);
  if (start === undefined) return undefined;
  const view = await climb(scene, start, board, random, tell);
  return view === undefined ? undefined : { contents: read(view) };
}

async function changedUntilUnique(
  workshop: Workshop,
  stage: Stage,
  plan: GeneratorPlan,
  request: Request,
  attempt: number,
): Promise<Single | undefined> {
  const { board, puzzle } = workshop;
  const { random, tell, experience } = request;
  const { hints } = plan;
  const start = await firstDraft(workshop, stage, plan, request);
  experience.note(stage.way, start !== undefined);
  experience.note("scattering", start !== undefined);
  if (start === undefined) return undefined;
  const { printed: clued, draft } = start;
  const single = ({ printed, verdict }: AnswerDraft<Clued>): Single => ({
    contents: printed.contents,
    answer: answerContents(puzzle, verdict.answer),
  });
  if (draft !== undefined && draft.verdict.other === undefined) return single(draft);
  // If clues may be enough, single values of the answer are the last resort.
  if (hints.size > 0 && (plan.clues.size === 0 || attempt > TRIES_WITHOUT_HINTS))
    return withHints(clued, hints);
  if (draft === undefined) return undefined;
  if (plan.clues.size === 0) {
    const own = request.structure === undefined ? plan.structure : [];
    const better = await separate(
      workshop,
      { contents: clued.contents, verdict: draft.verdict },
      (contents, near) => {
        const after = changed(contents, own, board, random, near);
        return after && inOrbits(workshop, plan, request, after, contents);
      },
      random,
      (answers) => tell(`${answers} answers`),
    );
    return better === undefined ? undefined : { contents: better };
  }
  const hinted = hints.size > 0 && !experience.mayWork("clues alone");
  const changes = changesOf(workshop, plan, request).map(
    (change): DraftChange<Clued> =>
      async (before, near) => {
        const printed = await change(before, near);
        return printed !== undefined && hinted ? withHints(printed, hints) : printed;
      },
  );
  const better = await improve(
    workshop,
    draft,
    changes,
    hints,
    random,
    (places) => tell(`answers differ in ${places} places`),
    isLarge(draft.verdict) ? FEW_STEPS : undefined,
  );
  return better === undefined ? undefined : single(better);
}

interface Start {
  readonly printed: Clued;
  /** Absent: it takes too long to know how far it is from one answer, and values of the answer can be printed. */
  readonly draft?: AnswerDraft<Clued>;
}

/** Chooses, of several answers with their clues, the one that is nearest to being the only one, from which few steps of climbing are needed. */
async function firstDraft(
  workshop: Workshop,
  stage: Stage,
  { clues, hints }: GeneratorPlan,
  { random, tell, experience }: Request,
): Promise<Start | undefined> {
  let best: AnswerDraft<Clued> | undefined;
  // Without values nothing but structure is printed, of which an answer is seldom the only one.
  const few = clues.size > 0 || hints.size > 0 ? inHaste(workshop) : undefined;
  const judged = (printed: Clued): Promise<JudgedInstance | undefined> =>
    judge(workshop, printed.contents, hints, few, printed.answer);
  for (let count = 0; count < (clues.size === 0 ? 1 : FIRST_ANSWERS); count++) {
    tell("an answer");
    const answer = stage.way === "together" ? undefined : await stage.source()?.any(random, experience);
    if (answer === undefined && stage.way !== "together") break;
    tell("clues");
    let printed = await stage.clue(answer);
    if (printed === undefined) {
      // Another question to the same problem, which took too long or has no answer: no sooner than in another try.
      if (stage.way === "together") break;
      continue;
    }
    // Of an empty board any answer is one.
    if (clues.size === 0 && hints.size > 0 && isEmpty(printed.contents)) return { printed };
    let verdict = clues.size > 0 && !experience.mayWork("clues alone") ? undefined : await judged(printed);
    const isHard = verdict === undefined || (verdict.other !== undefined && isLarge(verdict));
    if (isHard && clues.size > 0 && hints.size > 0) {
      // With clues alone it takes too long to know, or to come to one answer.
      experience.note("clues alone", false);
      printed = withHints(printed, hints);
      verdict = await judged(printed);
    }
    if (verdict === undefined && clues.size === 0 && hints.size > 0) return { printed };
    if (verdict === undefined) continue;
    if (verdict.other === undefined || clues.size === 0)
      return { printed, draft: { printed, verdict, open: [] } };
    const open = await openPlaces(verdict);
    if (best === undefined || open.length < best.open.length) best = { printed, verdict, open };
    if (best.open.length <= NEAR) break;
  }
  return best === undefined ? undefined : { printed: best.printed, draft: best };
}

/** Single values of the answer too. */
function withHints(printed: Clued, hints: ReadonlySet<LayerId>): Clued {
  const values = new Map([...printed.answer.values].filter(([id]) => hints.has(id)));
  return { ...printed, contents: joined(printed.contents, { ...emptyContents, values }) };
}

function isLarge({ compiled: { lowered } }: JudgedInstance): boolean {
  const { optionItems, rows } = lowered.problem;
  return optionItems.length + rows.literals.length > LARGE;
}

/** Random structure hardly ever has a division that fits it. */
const divides = ({ puzzle }: Workshop, { clues, structure }: GeneratorPlan): boolean =>
  clues.size === 0 &&
  structure.length > 0 &&
  structure.every(({ layer }) => layer.domain.kind === "yes-no") &&
  withSmallRegions(puzzle, 1) !== undefined;

const hasRegions = ({ structure }: GeneratorPlan): boolean =>
  structure.some(({ layer }) => layer.domain.kind === "region");

function changesOf(workshop: Workshop, plan: GeneratorPlan, request: Request): readonly DraftChange<Clued>[] {
  const { board, puzzle } = workshop;
  const { random } = request;
  const own = request.structure === undefined ? plan.structure : [];
  const ruled = layersWithOwnRules(workshop, plan);
  const full = layersIn(workshop, plan.full, request.counts);
  const answerTo = ({ verdict }: AnswerDraft<Clued>): Contents =>
    answerContents(puzzle, random.happens(0.5) ? verdict.answer : (verdict.other ?? verdict.answer));
  /** Clues stay where nothing is changed: moved ones may leave other answers there. */
  const staying =
    ({ printed: { contents } }: AnswerDraft<Clued>, near: ReadonlySet<number>) =>
    ({ layer, element }: GivenPlace): boolean => {
      const declared = puzzle.layers[layer];
      return (
        contents.values.get(layer)?.[element] !== undefined &&
        declared !== undefined &&
        !cellsOfLayer(board, declared, element).some((cell) => near.has(cell))
      );
    };
  const anotherStructure: DraftChange<Clued> = async (draft, near) => {
    const { stage } = draft.printed;
    const moved = changed(stage.structure, own, board, random, near);
    const turned = moved && inOrbits(workshop, plan, request, moved, stage.structure);
    const structure = turned && (await mendStructure(workshop, ruled, turned));
    if (structure === undefined) return undefined;
    const { experience, problems } = request;
    const next = makeStage(workshop, plan, structure, stage.way, random, experience, problems);
    const found = await next.source()?.like(answerTo(draft), near, random);
    return found === undefined ? undefined : await next.clue(found, staying(draft, near));
  };
  const otherValues: DraftChange<Clued> = ({ printed }, near) => {
    const contents = changed(printed.contents, full, board, random, near);
    return Promise.resolve(contents === undefined ? undefined : { ...printed, contents });
  };
  const anotherAnswer: DraftChange<Clued> = async (draft, near) => {
    const { stage } = draft.printed;
    const found = await stage.source()?.like(answerTo(draft), near, random);
    return found === undefined ? undefined : await stage.clue(found, staying(draft, near));
  };
  return [
    ...(own.length > 0 ? [anotherStructure] : []),
    ...(full.length > 0 ? [otherValues] : []),
    ...([...plan.clues].some((id) => !plan.full.has(id) || !plan.digits.has(id)) ? [anotherAnswer] : []),
  ];
}

/**
 * If all other values of an answer leave its regions open, the regions of single cells are printed too: as many as are needed beside the other
 * values, before any of those are taken back.
 */
async function withDivisions(
  contents: Contents,
  { clues, hints, found }: GeneratorPlan,
  { random }: Request,
  taking: Omit<TakingBack, "groups">,
): Promise<TakenBack | undefined> {
  const { workshop } = taking;
  const { puzzle } = workshop;
  const divisions = [...found].filter(
    (id) => puzzle.layers[id]?.domain.kind === "region" && puzzle.layers[id].on.kind === "cell",
  );
  const enough = { contents, minimal: true };
  if (divisions.length === 0 || clues.size > 0 || hints.size === 0) return enough;
  // Values that all stay are data: much is known of regions then.
  const none: ReadonlySet<LayerId> = new Set();
  const verdict = await judge(workshop, contents, none);
  if (verdict === undefined) return undefined;
  if (verdict.other === undefined) return enough;
  const { values } = answerContents(puzzle, verdict.answer);
  const own = divisions.flatMap((id) => {
    const all = values.get(id);
    return all === undefined ? [] : [[id, all] as const];
  });
  const groups = own.flatMap(([layer, all]) =>
    all.flatMap((value, element) => (value === undefined ? [] : [[{ layer, element }]])),
  );
  const printed = joined(contents, { ...emptyContents, values: new Map(own) });
  const dividing = { ...taking, hints: new Set(divisions), groups: random.shuffled(groups) };
  return await takeBackByCompiling(printed, dividing, none);
}

/** Walls and the like all round the board go where they say nothing: nobody prints them, and few formats have a place for them. */
async function withoutRim(
  { contents, minimal }: TakenBack,
  plan: GeneratorPlan,
  { random, structure }: Request,
  taking: Omit<TakingBack, "groups">,
): Promise<TakenBack | undefined> {
  const { board } = taking.workshop;
  const groups = plan.structure.flatMap(({ id, layer }): readonly GivenGroup[] =>
    structure !== undefined || layer.on.kind !== "edge" || layer.domain.kind !== "yes-no"
      ? []
      : (contents.values.get(id) ?? []).flatMap((value, element) =>
          value === undefined || board.edgeCells(element).length > 1 ? [] : [[{ layer: id, element }]],
        ),
  );
  if (groups.length === 0) return { contents, minimal };
  const fewer = await takeBackByCompiling(contents, { ...taking, groups: random.shuffled(groups) });
  return fewer === undefined ? undefined : { ...fewer, minimal: minimal && fewer.minimal };
}

/** Clues that say where others stand go with their places, and with what says nothing without them. */
async function withoutPlaces(
  { contents, minimal }: TakenBack,
  { placed, partners }: GeneratorPlan,
  { random, structure, symmetry }: Request,
  taking: Omit<TakingBack, "groups">,
): Promise<TakenBack | undefined> {
  if (structure !== undefined || placed.size === 0) return { contents, minimal };
  const orbitOf = orbits(taking.workshop.board, symmetry);
  const groups = new Map<string, GivenPlace[]>();
  for (const id of placed)
    contents.values.get(id)?.forEach((value, element) => {
      if (value === undefined) return;
      for (const layer of [id, ...(partners.get(id) ?? [])])
        addTo(groups, `${id} ${orbitOf(element)}`, { layer, element });
    });
  const fewer = await takeBackByCompiling(contents, {
    ...taking,
    groups: random.shuffled([...groups.values()]),
  });
  return fewer === undefined ? undefined : { ...fewer, minimal: minimal && fewer.minimal };
}

/** Structure with the symmetry that was wished. */
function inOrbits(
  { board }: Workshop,
  { structure }: GeneratorPlan,
  { symmetry }: Request,
  after: Contents,
  before?: Contents,
): Contents {
  return symmetry === "none" ? after : symmetrical(structure, orbits(board, symmetry), after, before);
}

/** First single values of what is to be found, then clues, each in random order; cells of an orbit together. */
function givenGroups(
  { puzzle, board }: Workshop,
  { hints, maybe, structure }: GeneratorPlan,
  contents: Contents,
  { random, symmetry, structure: kept }: Request,
): readonly GivenGroup[] {
  // Of structure that was made, single symbols may turn out to be more than is needed.
  const symbols = structure.filter(({ layer }) => kept === undefined && layer.domain.kind === "symbols");
  const orbitOf = orbits(board, symmetry);
  return [hints, maybe, new Set(symbols.map(({ id }) => id))].flatMap((layers) => {
    const groups = new Map<string, GivenPlace[]>();
    for (const layer of layers) {
      const cells = symmetry !== "none" && puzzle.layers[layer]?.on.kind === "cell";
      contents.values.get(layer)?.forEach((value, element) => {
        if (value === undefined) return;
        const name = cells ? `cell ${orbitOf(element)}` : `${layer} ${element}`;
        addTo(groups, name, { layer, element });
      });
    }
    return random.shuffled([...groups.values()]);
  });
}
