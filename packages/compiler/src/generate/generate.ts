/**
 * A new instance with exactly one answer, on one page: structure (given, or at random), a random answer without clues, all the clues that fit it,
 * changes until they leave no other answer, and then everything back that is not needed. Where a step fails, it begins anew.
 */
import { codeOfDatum } from "../ground/codes.js";
import type { LayerId, TypedPuzzle } from "../typed.js";
import { type Contents, emptyContents, type Given, joined } from "./contents.js";
import { findAnswer } from "./find-answer.js";
import { findClues } from "./find-clues.js";
import { fitStructure } from "./fit-structure.js";
import { type Change, cellsOf, type Draft, improve } from "./improve.js";
import { judge } from "./judge.js";
import { layerUses } from "./layer-uses.js";
import { companions } from "./legend-map.js";
import type { Random } from "./random.js";
import { answerContents } from "./read-answer.js";
import { type LayerRole, layerRoles } from "./roles.js";
import { separate } from "./separate.js";
import { changed, randomStructure, type StructureLayer } from "./structure.js";
import { orbits, type Symmetry } from "./symmetry.js";
import { type Group, takeBack } from "./take-back.js";
import { placing, withoutRulesOn } from "./variants.js";
import type { Asker, Compiled, Workshop } from "./workshop.js";

const TRIES_WITHOUT_HINTS = 6;

export interface Request {
  readonly random: Random;
  readonly symmetry: Symmetry;
  /** Kept as it is; absent: made at random. */
  readonly structure?: Contents;
  /** How many elements each layer stands on. */
  readonly counts: ReadonlyMap<LayerId, number>;
  /** What is done, in a word or two. */
  readonly tell: (what: string) => void;
}

export interface Plan {
  readonly clues: ReadonlySet<LayerId>;
  readonly maybe: ReadonlySet<LayerId>;
  readonly hints: ReadonlySet<LayerId>;
  readonly found: ReadonlySet<LayerId>;
  /** Every element needs one. */
  readonly full: ReadonlySet<LayerId>;
  /** Their places are structure. */
  readonly placed: ReadonlySet<LayerId>;
  /** Structure layers that must be there where this one is. */
  readonly partners: ReadonlyMap<LayerId, readonly LayerId[]>;
  readonly structure: readonly StructureLayer[];
}

/** One try, the `attempt`th; undefined where it came to nothing. */
export async function tryGenerate(
  workshop: Workshop,
  request: Request,
  attempt: number,
): Promise<Contents | undefined> {
  const { board } = workshop;
  const { random, tell } = request;
  const plan = makePlan(workshop, request.counts);
  const scatter = (): Contents => randomStructure(plan.structure, plan.partners, board, random);
  const fits = request.structure === undefined && hasRegions(plan) && attempt % 2 === 0;
  if (fits) tell("structure for an answer");
  const structure =
    request.structure ??
    (fits ? await fitStructure(workshop, plan.structure, plan.clues, scatter, random) : scatter());
  if (structure === undefined) return undefined;
  const way: Way = plan.clues.size === 0 ? "unclued" : (ways[attempt % ways.length] ?? "unclued");
  const stage = makeStage(workshop, plan, structure, way, random);
  const together = way === "together";
  tell("an answer");
  const answered = together ? undefined : await stage.source()?.any(random);
  if (answered === undefined && !together) return undefined;
  tell("clues");
  const clued = await stage.clue(answered);
  if (clued === undefined) return undefined;
  const { hints } = plan;
  const first = await judge(workshop, clued.contents, hints);
  if (first === undefined) return undefined;
  let all = clued.contents;
  if (first.other !== undefined) {
    // Where clues may be enough, single values of the answer are the last resort.
    if (hints.size > 0 && (plan.clues.size === 0 || attempt > TRIES_WITHOUT_HINTS)) {
      const values = new Map([...clued.answer.values].filter(([id]) => hints.has(id)));
      all = joined(all, { ...emptyContents, values });
    } else if (plan.clues.size === 0) {
      const own = request.structure === undefined ? plan.structure : [];
      const better = await separate(
        workshop,
        { contents: all, verdict: first },
        (contents, near) => changed(contents, own, board, random, near),
        random,
        (answers) => tell(`${answers} answers`),
      );
      if (better === undefined) return undefined;
      all = better;
    } else {
      const changes = changesOf(workshop, plan, request);
      const start = { printed: clued, verdict: first };
      const better = await improve(workshop, start, changes, hints, random, (places) =>
        tell(`answers differ in ${places} places`),
      );
      if (better === undefined) return undefined;
      all = better.printed.contents;
    }
  }
  const groups = givenGroups(workshop, plan, all, request);
  const least = await takeBack(all, { workshop, groups, hints, found: plan.found, tell });
  if (least === undefined) return undefined;
  tell("a last look");
  const last = await judge(workshop, least, hints);
  return last !== undefined && last.other === undefined ? least : undefined;
}

const hasRegions = ({ structure }: Plan): boolean =>
  structure.some(({ layer }) => layer.domain.kind === "region");

/** What is printed, on which structure, for which answer. */
interface Clued {
  readonly stage: Stage;
  readonly contents: Contents;
  readonly answer: Contents;
}

/** A structure, and what can be made on it. */
interface Stage {
  readonly structure: Contents;
  readonly way: Way;
  /** Made when it is first asked for; undefined where no answer can be. */
  readonly source: () => AnswerSource | undefined;
  /** All that is printed, for an answer; without one, both are looked for together. */
  readonly clue: (answer: Contents | undefined) => Promise<Clued | undefined>;
}

/** How an answer is come by: by the rules that speak of no clue; with the places of clues, but not what they say; or with all clues at once. */
const ways = ["together", "unclued", "placed"] as const;
type Way = (typeof ways)[number];

function makeStage(workshop: Workshop, plan: Plan, structure: Contents, way: Way, random: Random): Stage {
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
  let made: { readonly source: AnswerSource | undefined } | undefined;
  const stage: Stage = {
    structure,
    way,
    source: () => {
      made ??= {
        source:
          way === "placed"
            ? answerSource(workshop, placing(workshop.puzzle, asked, board), places)
            : answerSource(workshop, withoutRulesOn(workshop.puzzle, clues), structure),
      };
      return made.source;
    },
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
  readonly any: (random: Random) => Promise<Contents | undefined>;
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
    any: async (random) => {
      const options = await findAnswer(asker, easy, random);
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
      return found?.kind === "solution" ? answerContents(puzzle, lowered.decode(found.options)) : undefined;
    },
  };
}

function changesOf(workshop: Workshop, plan: Plan, request: Request): readonly Change<Clued>[] {
  const { board, puzzle } = workshop;
  const { random } = request;
  const own = request.structure === undefined ? plan.structure : [];
  const full = layersIn(workshop, plan.full, request);
  const answerTo = ({ verdict }: Draft<Clued>): Contents =>
    answerContents(puzzle, random.happens(0.5) ? verdict.answer : (verdict.other ?? verdict.answer));
  const anotherStructure: Change<Clued> = async (draft, near) => {
    const { stage } = draft.printed;
    const structure = changed(stage.structure, own, board, random, near);
    if (structure === undefined) return undefined;
    const next = makeStage(workshop, plan, structure, stage.way, random);
    const found = await next.source()?.like(answerTo(draft), near, random);
    return found === undefined ? undefined : await next.clue(found);
  };
  const otherValues: Change<Clued> = ({ printed }, near) => {
    const contents = changed(printed.contents, full, board, random, near);
    return Promise.resolve(contents === undefined ? undefined : { ...printed, contents });
  };
  const anotherAnswer: Change<Clued> = async (draft, near) => {
    const { stage } = draft.printed;
    const found = await stage.source()?.like(answerTo(draft), near, random);
    return found === undefined ? undefined : await stage.clue(found);
  };
  return [
    ...(own.length > 0 ? [anotherStructure] : []),
    ...(full.length > 0 ? [otherValues] : []),
    ...(plan.clues.size > plan.full.size ? [anotherAnswer] : []),
  ];
}

function makePlan(workshop: Workshop, counts: ReadonlyMap<LayerId, number>): Plan {
  const { puzzle } = workshop;
  const roles = layerRoles(puzzle);
  const of = (...wanted: readonly LayerRole[]): ReadonlySet<LayerId> =>
    new Set([...roles].flatMap(([id, role]) => (wanted.includes(role) ? [id] : [])));
  const found = new Set([...of("hint", "found")].filter((id) => puzzle.layers[id]?.hidden !== true));
  const placed = of("placed clue");
  const structure = of("structure", "placed clue");
  const nothingElse = of("structure", "clue", "full clue", "placed clue", "hint").size === 0;
  const together = [...companions(puzzle)].map(([id, others]): readonly [LayerId, readonly LayerId[]] => [
    id,
    [...others].filter((other) => structure.has(other)),
  ]);
  return {
    clues: of("clue", "full clue", "placed clue"),
    maybe: of("clue"),
    full: of("full clue"),
    placed,
    hints: nothingElse ? found : of("hint"),
    found,
    partners: new Map(together),
    structure: layersIn(workshop, structure, { counts }),
  };
}

function layersIn(
  { puzzle }: Workshop,
  ids: ReadonlySet<LayerId>,
  { counts }: Pick<Request, "counts">,
): readonly StructureLayer[] {
  const { asked } = layerUses(puzzle, puzzle.statements);
  return [...ids].flatMap((id) => {
    const layer = puzzle.layers[id];
    if (layer === undefined) return [];
    return [{ id, layer, count: counts.get(id) ?? 0, partial: asked.has(id) }];
  });
}

const withoutLayers = (contents: Contents, layers: ReadonlySet<LayerId>): Contents => ({
  ...contents,
  values: new Map([...contents.values].filter(([id]) => !layers.has(id))),
});

/** First single values of what is to be found, then clues, each in random order; cells of an orbit together. */
function givenGroups(
  { puzzle, board }: Workshop,
  { hints, maybe, structure }: Plan,
  contents: Contents,
  { random, symmetry, structure: kept }: Request,
): readonly Group[] {
  // Of structure that was made, single symbols may turn out to be more than is needed.
  const symbols = structure.filter(({ layer }) => kept === undefined && layer.domain.kind === "symbols");
  const orbitOf = orbits(board, symmetry);
  return [hints, maybe, new Set(symbols.map(({ id }) => id))].flatMap((layers) => {
    const groups = new Map<string, Given[]>();
    for (const layer of layers) {
      const cells = symmetry !== "none" && puzzle.layers[layer]?.on.kind === "cell";
      contents.values.get(layer)?.forEach((value, element) => {
        if (value === undefined) return;
        const name = cells ? `cell ${orbitOf(element)}` : `${layer} ${element}`;
        groups.set(name, [...(groups.get(name) ?? []), { layer, element }]);
      });
    }
    return random.shuffled([...groups.values()]);
  });
}
