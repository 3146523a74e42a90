/**
 * A new instance with exactly one answer, on one page: structure (given, or at random), a random answer without clues, all the clues that fit it,
 * what else must be given for it to be the only one, and then everything back that is not needed. Where a step fails, it begins anew.
 */
import type { OptionId } from "@ecp/engine";
import type { LayerId } from "../typed.js";
import { type Contents, emptyContents, type Given, joined, without } from "./contents.js";
import { findAnswer } from "./find-answer.js";
import { findClues } from "./find-clues.js";
import { improve } from "./improve.js";
import { companions } from "./legend-map.js";
import type { Random } from "./random.js";
import { answerContents, answerKey } from "./read-answer.js";
import { type LayerRole, layerRoles } from "./roles.js";
import { changed, randomStructure, type StructureLayer } from "./structure.js";
import { orbits, type Symmetry } from "./symmetry.js";
import { takeBack } from "./take-back.js";
import { withoutRulesOn } from "./variants.js";
import type { Compiled, Workshop } from "./workshop.js";

const TRIES_WITHOUT_HINTS = 3;

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
  const structure = request.structure ?? randomStructure(plan.structure, plan.partners, board, random);
  const together = plan.clues.size > 0 && attempt % 2 === 0;
  const answered = together ? undefined : await answerWithoutClues(workshop, request, plan, structure);
  if (answered === undefined && !together) return undefined;
  let answer = answered ?? emptyContents;
  let printed = structure;
  if (plan.clues.size > 0) {
    tell("clues");
    const { clues, placed, partners } = plan;
    const cells = new Map(
      [...clues].flatMap((id) => {
        const beside = [...(placed.has(id) ? [id] : []), ...(partners.get(id) ?? [])];
        const there = (cell: number): boolean =>
          beside.every((other) => (structure.values.get(other)?.[cell] ?? false) !== false);
        return beside.length === 0 ? [] : [[id, board.cells.filter(there)] as const];
      }),
    );
    const places = withoutLayers(structure, placed);
    const asked = { layers: clues, full: new Set([...plan.full, ...placed]), cells };
    const found = await findClues(workshop, places, answered, asked, random);
    if (found === undefined) return undefined;
    printed = joined(places, found.clues);
    answer = found.answer;
  }

  const judge = makeJudge(workshop, plan);
  let all = printed;
  let wanted = await judge.onlyAnswer(all);
  // Where clues may be enough, single values of the answer are the last resort.
  if (
    wanted === undefined &&
    plan.hints.size > 0 &&
    (plan.clues.size === 0 || attempt > TRIES_WITHOUT_HINTS)
  ) {
    const hints = new Map([...answer.values].filter(([id]) => plan.hints.has(id)));
    all = joined(printed, { ...emptyContents, values: hints });
    wanted = await judge.onlyAnswer(all);
  }
  if (wanted === undefined && (plan.clues.size === plan.full.size || attempt % 3 === 0)) {
    const better = await improve(
      printed,
      (contents) => {
        const own = request.structure === undefined ? plan.structure : [];
        const layers = own.filter(({ id }) => !plan.placed.has(id));
        return changed(contents, [...layers, ...layersIn(workshop, plan.full, request)], board, random);
      },
      judge.count,
      (answers) => tell(`${answers} answers`),
    );
    if (better === undefined) return undefined;
    all = better;
    wanted = await judge.onlyAnswer(all);
  }
  if (wanted === undefined) return undefined;
  const key = wanted;
  return await takeBack(
    all,
    givenGroups(workshop, plan, all, request),
    async (contents) => (await judge.onlyAnswer(contents)) === key,
    (left) => tell(`${left} givens to try`),
  );
}

/** A random answer by the rules that speak of no clue. */
async function answerWithoutClues(
  workshop: Workshop,
  { random, tell }: Request,
  plan: Plan,
  structure: Contents,
): Promise<Contents | undefined> {
  tell("an answer");
  const easy = workshop.compile(withoutRulesOn(workshop.puzzle, plan.clues), structure);
  const options = easy === undefined ? undefined : await findAnswer(workshop, easy, random);
  if (easy === undefined || options === undefined) return undefined;
  return answerContents(workshop.puzzle, easy.lowered.decode(options));
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
  return [...ids].flatMap((id) => {
    const layer = puzzle.layers[id];
    return layer === undefined ? [] : [{ id, layer, count: counts.get(id) ?? 0 }];
  });
}

const withoutLayers = (contents: Contents, layers: ReadonlySet<LayerId>): Contents => ({
  ...contents,
  values: new Map([...contents.values].filter(([id]) => !layers.has(id))),
});

/**
 * How many answers contents have. What is given of layers to be found is assumed where that can be said, so that the same clues are compiled
 * once.
 */
function makeJudge(workshop: Workshop, { hints, found }: Plan) {
  const { puzzle } = workshop;
  let known: { readonly key: string; readonly compiled: Compiled | undefined } | undefined;
  const compileOnce = (contents: Contents): Compiled | undefined => {
    const key = JSON.stringify([...contents.values]);
    if (known?.key !== key) known = { key, compiled: workshop.compile(puzzle, contents) };
    return known.compiled;
  };
  const prepare = (
    contents: Contents,
  ): { readonly compiled: Compiled; readonly assume: readonly OptionId[] } | undefined => {
    const givens = [...contents.values].flatMap(([layer, values]) =>
      hints.has(layer)
        ? values.flatMap((value, element) => (value === undefined ? [] : [{ layer, element }]))
        : [],
    );
    const compiled = compileOnce(without(contents, givens));
    if (compiled === undefined) return undefined;
    const assume: OptionId[] = [];
    for (const { layer, element } of givens) {
      const value = contents.values.get(layer)?.[element];
      const code = typeof value === "number" ? value : typeof value === "boolean" ? Number(value) : undefined;
      const options = code === undefined ? undefined : compiled.lowered.assume(layer, element, code);
      if (options === undefined) {
        const whole = workshop.compile(puzzle, contents);
        return whole === undefined ? undefined : { compiled: whole, assume: [] };
      }
      assume.push(...options);
    }
    return { compiled, assume };
  };
  return {
    /** The answer, if there is one and no other. */
    onlyAnswer: async (contents: Contents): Promise<string | undefined> => {
      const ready = prepare(contents);
      if (ready === undefined) return undefined;
      const { lowered } = ready.compiled;
      const { solutions, complete } = await workshop.seek(lowered, { limit: 2, assume: ready.assume });
      const [only, another] = solutions;
      if (only === undefined || another !== undefined || !complete) return undefined;
      return answerKey(lowered.decode(only), found);
    },
    /** Stops at `most`. */
    count: async (contents: Contents, most: number): Promise<number> => {
      const ready = prepare(contents);
      if (ready === undefined) return 0;
      const { solutions, complete } = await workshop.seek(ready.compiled.lowered, {
        limit: most,
        assume: ready.assume,
      });
      return complete ? solutions.length : Math.max(most, solutions.length);
    },
  };
}

/** First single values of what is to be found, then clues, each in random order; cells of an orbit together. */
function givenGroups(
  { puzzle, board }: Workshop,
  { hints, maybe }: Plan,
  contents: Contents,
  { random, symmetry }: Request,
): readonly (readonly Given[])[] {
  const orbitOf = orbits(board, symmetry);
  return [hints, maybe].flatMap((layers) => {
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
