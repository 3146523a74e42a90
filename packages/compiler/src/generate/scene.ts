/**
 * Answer and clues of a board in one problem that is compiled once, and asked again and again: a random answer, one that is as another is except near
 * some cells, the clues that fit it, and what other answers those clues leave. (*Measured* on boards of 20x20: compiling takes as long as
 * twenty to a hundred such questions.)
 */
import type { OptionId } from "@ecp/engine";
import type { Board } from "../board.js";
import { type Ground, type GroundVariable, NONE } from "../ground.js";
import type { Seen } from "../lower/answers/seen.js";
import { addTo } from "../maps.js";
import type { LayerId } from "../typed.js";
import { findAnswer } from "./find-answer.js";
import type { Random } from "./random.js";
import { cellsOfLayer } from "./structure/improve.js";
import type { Asker, WorkshopProblem } from "./workshop.js";

/** The part of the answer or structure that one option is, and its cells. */
interface Mark {
  readonly option: OptionId;
  readonly cells: readonly number[];
  /** Equal for the options of which one is chosen, or none. Absent of those that are only ever chosen. */
  readonly choice?: number;
  /** It is printed. */
  readonly isStructure: boolean;
}

interface Clue {
  readonly options: readonly OptionId[];
  /** That it is not there; absent where it has to be, and where that is structure. */
  readonly absent?: OptionId;
  readonly cells: readonly number[];
  /** Without these chosen it can not be there. */
  readonly needs: readonly OptionId[];
}

/** Structure is not there: its option is not chosen, or the option that says so is. */
interface Absence {
  readonly option: OptionId;
  readonly chosen: boolean;
  readonly cells: readonly number[];
}

/** Structure, an answer, and clues that fit it. */
export interface View {
  readonly chosen: ReadonlySet<OptionId>;
  /** Clues whose absence was forbidden. */
  readonly wanted: ReadonlySet<OptionId>;
}

export type Cells = ReadonlySet<number>;

export interface OpenScene {
  readonly any: (random: Random) => Promise<View | undefined>;
  /** Structure and answer of `view`, except perhaps on these cells; clues that stand elsewhere stay, as far as they can. */
  readonly near: (view: View, cells: Cells, random: Random) => Promise<View | undefined>;
  /** Structure and answer of `after` where they are about these cells, those of `before` elsewhere. */
  readonly mixed: (before: View, after: View, cells: Cells) => Promise<View | undefined>;
  /**
   * The cells on which the other answers of the printed instance differ, as far as the search has looked; an empty list means that there is no
   * other answer, undefined that it is not known. With `within`: only answers that are the same elsewhere count, and an empty list only means
   * that none was met.
   */
  readonly open: (view: View, random: Random, within?: Cells) => Promise<Cells | undefined>;
}

/** The part of each layer in a scene. */
export interface Cast {
  readonly clues: ReadonlySet<LayerId>;
  /** Clues whose places are structure. */
  readonly placed: ReadonlySet<LayerId>;
  /** Yes/no layers that are looked for too. */
  readonly structure: ReadonlySet<LayerId>;
  /** Structure that has to be there where a clue is. */
  readonly partners: ReadonlyMap<LayerId, readonly LayerId[]>;
}

/** The number of other answers that are looked at. */
const OTHERS = 3;
/** Of the usual patience, for each of them, and for the proof that there is none. */
const PATIENCE = 0.15;
const PROOF = 1;
/** For a start in another order than chance would have it. */
const PATIENT = 3;
/** Handfuls of random choices: structure is random too. */
const ROUNDS = 8;
/** The number of times that structure makes room before a start is given up. */
const ROOM = 200;
const ROOM_NEAR = 8;

export function makeOpenScene(
  compiled: WorkshopProblem,
  asker: Asker,
  board: Board,
  cast: Cast,
  /** The share of elements that structure stands on, as far as answers allow. */
  density: number,
): OpenScene {
  const { ground } = compiled;
  const { marks, clues, absences } = partsOf(compiled, board, cast);

  const asIn = (
    { chosen }: View,
    among: readonly Mark[] = marks,
  ): { readonly assume: OptionId[]; readonly forbid: OptionId[] } => {
    const decided = new Set<number>();
    const assume: OptionId[] = [];
    for (const mark of among)
      if (chosen.has(mark.option)) {
        assume.push(mark.option);
        if (mark.choice !== undefined) decided.add(mark.choice);
      }
    const forbid = among.flatMap(({ option, choice }) =>
      choice === undefined || decided.has(choice) ? [] : [option],
    );
    return { assume, forbid };
  };

  /** As many as can stand together, of those of which it is said that they shall. */
  const clued = async (answer: View, hoped: readonly OptionId[]): Promise<View | undefined> => {
    const { assume, forbid } = asIn(answer);
    const bare = new Set(
      clues.flatMap(({ absent, needs }) =>
        absent === undefined || needs.every((option) => answer.chosen.has(option)) ? [] : [absent],
      ),
    );
    for (let wanted = hoped.filter((absence) => !bare.has(absence)); ; ) {
      const found = await asker.ask({ assume, forbid: [...wanted, ...forbid] });
      if (found?.kind === "solution") return { chosen: new Set(found.options), wanted: new Set(wanted) };
      if (found === undefined) return undefined;
      const blamed = new Set(found.forbid);
      const last = wanted.findLast((absence) => blamed.has(absence));
      if (last === undefined) return undefined;
      wanted = wanted.filter((absence) => absence !== last);
    }
  };
  const absent = (random: Random, also: (clue: Clue) => boolean): readonly OptionId[] =>
    random.shuffled(clues.flatMap((clue) => (clue.absent === undefined || !also(clue) ? [] : [clue.absent])));
  const touches = (cells: Cells, { cells: own }: { readonly cells: readonly number[] }): boolean =>
    own.some((cell) => cells.has(cell));

  interface Said {
    readonly assume: readonly OptionId[];
    readonly forbid: readonly OptionId[];
  }
  const without = (wished: readonly Absence[]): Said => ({
    assume: wished.flatMap(({ option, chosen }) => (chosen ? [option] : [])),
    forbid: wished.flatMap(({ option, chosen }) => (chosen ? [] : [option])),
  });
  /** An answer with as little structure as was wished, or as can be. */
  const roomy = async (
    wished: readonly Absence[],
    { assume, forbid }: Said,
    times: number,
    random: Random,
  ): Promise<{ readonly options: readonly OptionId[]; readonly said: Said } | undefined> => {
    let left = wished;
    for (let time = 0; time < times; time++) {
      const said = without(left);
      const question = { assume: [...assume, ...said.assume], forbid: [...forbid, ...said.forbid] };
      const found =
        (await asker.ask({ ...question, seed: 1 + random.below(1_000_000) }, PATIENCE)) ??
        (times === ROOM ? await asker.ask(question, PATIENT) : undefined);
      if (found?.kind === "solution") return { options: found.options, said };
      if (left.length === 0) return undefined;
      const blamed = new Set(found === undefined ? [] : [...found.assume, ...found.forbid]);
      const to = random.shuffled(left.filter(({ option }) => found === undefined || blamed.has(option)));
      const gone = new Set(to.slice(0, Math.max(1, Math.ceil(to.length / 4))));
      // A fault for which nothing of this is to blame is not mended by it.
      if (to.length === 0) return undefined;
      left = left.filter((each) => !gone.has(each));
    }
    return undefined;
  };
  const nothing: Said = { assume: [], forbid: [] };

  return {
    any: async (random) => {
      const wished = absences.filter(() => !random.happens(density));
      const plain = await roomy(random.shuffled(wished), nothing, ROOM, random);
      if (plain === undefined) return undefined;
      const free = new Set(
        ground.variables.flatMap(({ layer }) =>
          cast.clues.has(layer) || cast.structure.has(layer) ? [] : [layer],
        ),
      );
      const options = await findAnswer(asker, compiled, random, {
        among: free,
        under: plain.said,
        rounds: ROUNDS,
      });
      if (options === undefined || options === "too hard") return undefined;
      return await clued(
        { chosen: new Set(options), wanted: new Set() },
        absent(random, () => true),
      );
    },
    near: async (view, cells, random) => {
      const fixed = asIn(
        view,
        marks.filter((mark) => !touches(cells, mark)),
      );
      const wished = absences.filter(
        (each) =>
          touches(cells, each) &&
          !random.happens(view.chosen.has(each.option) === each.chosen ? density : 0.5),
      );
      const found = await roomy(random.shuffled(wished), fixed, ROOM_NEAR, random);
      if (found === undefined) return undefined;
      const answer = { chosen: new Set(found.options), wanted: view.wanted };
      if (marks.every(({ option }) => view.chosen.has(option) === answer.chosen.has(option)))
        return undefined;
      const others = absent(random, (clue) => touches(cells, clue));
      return await clued(answer, [...new Set([...view.wanted, ...others])]);
    },
    mixed: async (before, after, cells) => {
      const here = asIn(
        after,
        marks.filter((mark) => touches(cells, mark)),
      );
      const elsewhere = asIn(
        before,
        marks.filter((mark) => !touches(cells, mark)),
      );
      const found = await asker.ask({
        assume: [...here.assume, ...elsewhere.assume],
        forbid: [...here.forbid, ...elsewhere.forbid],
      });
      if (found?.kind !== "solution") return undefined;
      const there = new Set(clues.flatMap((clue) => (touches(cells, clue) ? (clue.absent ?? []) : [])));
      const wanted = [
        ...[...before.wanted].filter((absence) => !there.has(absence)),
        ...[...after.wanted].filter((absence) => there.has(absence)),
      ];
      return await clued({ chosen: new Set(found.options), wanted: new Set() }, wanted);
    },
    open: async (view, random, within) => {
      const { chosen } = view;
      const printed = asIn(
        view,
        marks.filter((mark) => mark.isStructure || (within !== undefined && !touches(within, mark))),
      );
      const assume = [
        ...printed.assume,
        ...clues.flatMap(({ options }) => options.filter((option) => chosen.has(option))),
      ];
      const forbid = [
        ...printed.forbid,
        ...clues.flatMap(({ options }) => (options.some((option) => chosen.has(option)) ? [] : options)),
      ];
      const open = new Set<number>();
      const add = (options: readonly OptionId[]): void => {
        const other = new Set(options);
        for (const { option, cells } of marks)
          if (chosen.has(option) !== other.has(option)) for (const cell of cells) open.add(cell);
      };
      const prefer = { options: [...chosen], chosen: false };
      for (let count = 0; count < OTHERS; count++) {
        const found = await asker.ask(
          { assume, forbid, prefer, seed: 1 + random.below(1_000_000) },
          PATIENCE,
        );
        if (found?.kind === "none") return undefined;
        if (found !== undefined) add(found.options);
        if (within !== undefined && count === 0 && open.size > 0) return open;
        if (open.size > 0 || (found === undefined && count < OTHERS - 1)) continue;
        if (found === undefined) return undefined;
        if (within !== undefined) return open;
        asker.exclude();
        const other = await asker.ask({ assume, forbid }, PROOF);
        if (other === undefined) return undefined;
        if (other.kind === "none") return open;
        add(other.options);
      }
      return open;
    },
  };
}

function partsOf(
  { ground, lowered }: WorkshopProblem,
  board: Board,
  { clues, placed, structure, partners }: Cast,
): {
  readonly marks: readonly Mark[];
  readonly clues: readonly Clue[];
  readonly absences: readonly Absence[];
} {
  const marks: Mark[] = [];
  const absences: Absence[] = [];
  const clueOptions = new Map<number, OptionId[]>();
  const count = lowered.problem.optionCount;
  for (let index = 0; index < count; index++) {
    const option = index as OptionId;
    const seen = lowered.seenOf(option);
    if (seen === undefined) continue;
    const variable = seen.kind === "value" ? ground.variables[seen.variable] : undefined;
    if (seen.kind !== "value" || variable === undefined) {
      marks.push({ option, cells: cellsSeen(ground, board, seen), isStructure: false });
      continue;
    }
    if (clues.has(variable.layer)) {
      addTo(clueOptions, seen.variable, option);
      continue;
    }
    const cells = cellsOfVariable(ground, board, variable);
    const isStructure = structure.has(variable.layer);
    marks.push({ option, cells, choice: seen.variable, isStructure });
    if (isStructure && seen.value === 1) absences.push({ option, chosen: false, cells });
  }
  const own = [...clueOptions].flatMap(([index, options]): readonly Clue[] => {
    const variable = ground.variables[index];
    if (variable === undefined) return [];
    const { layer, element } = variable;
    const cells = cellsOfVariable(ground, board, variable);
    const [absent] = lowered.assume(layer, element, NONE) ?? [];
    const needs = (partners.get(layer) ?? []).flatMap((other) =>
      structure.has(other) ? (lowered.assume(other, element, 1) ?? []) : [],
    );
    if (absent !== undefined && placed.has(layer)) {
      marks.push({ option: absent, cells, choice: index, isStructure: true });
      absences.push({ option: absent, chosen: true, cells });
    }
    const optional = absent === undefined || placed.has(layer) ? {} : { absent };
    return [{ options, cells, needs, ...optional }];
  });
  return { marks, clues: own, absences };
}

function cellsSeen(ground: Ground, board: Board, seen: Seen): readonly number[] {
  switch (seen.kind) {
    case "value": {
      const variable = ground.variables[seen.variable];
      return variable === undefined ? [] : cellsOfVariable(ground, board, variable);
    }
    case "placement": {
      const { layer, cells = [] } = ground.placements[seen.index] ?? {};
      return layer === undefined
        ? []
        : [...new Set(cells.flatMap((element) => cellsOfVariable(ground, board, { layer, element })))];
    }
    case "candidate":
      return ground.candidates[seen.index]?.cells ?? [];
    case "option":
      return [];
    case "joined":
      return seen.link;
    case "label":
      return [ground.auxiliaries[seen.auxiliary]?.cell ?? []].flat();
    default:
      return seen satisfies never;
  }
}

function cellsOfVariable(
  ground: Ground,
  board: Board,
  { layer, element }: Pick<GroundVariable, "layer" | "element">,
): readonly number[] {
  const declared = ground.puzzle.layers[layer];
  if (declared === undefined) return [];
  const { on } = declared;
  return on.kind === "of-layer"
    ? (ground.elements.get(on.layer)?.cells[element] ?? [])
    : cellsOfLayer(board, declared, element);
}
