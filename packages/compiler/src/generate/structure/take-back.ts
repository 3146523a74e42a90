/**
 * Takes back values that are not needed, as long as the answer stays the only one.
 *
 * Where clues can be switched off, one session does it all. A proof that there is no other answer names the givens that it rests on, and
 * all other givens can go at once. Then the rest are tried one after the other, and every proof may free more. Elsewhere the puzzle is
 * compiled again for each try, with many givens at a time while that goes well.
 *
 * - A needed value stays needed as long as only values are taken back, since that removes no answer.
 * - A clue that is taken back may change the meaning of a rule (`else: …`). The other answers that the needed givens rule out are then
 *   tried once more.
 * - A clue may be needed by the answer itself (a rule that counts the clues). Another session, which knows that answer, finds out whether
 *   it is. If the rest then has one other answer, that becomes the answer, so that the result has one answer and loses it with any one
 *   given less. If the session does not know soon, a problem in which clues are data decides: rules that are about groups say far more
 *   there. (*Measured* on islands of 10x10 with 13 clues: 22 s with switches, of which each given takes 0.1 to 5 s, and 1 s by compiling.)
 *
 * The rest has one answer at any time. A caller who has enough may end this early, and then has more givens than are needed.
 */
import type { OptionId } from "@ecp/engine";
import type { LayerId } from "../../typed.js";
import { type Switchboard, switchboard } from "../clues/switches.js";
import { type Contents, type GivenPlace, withoutGivens } from "../contents.js";
import { allOptionsOf, hasOneAnswer, judge, optionsOf } from "../judge.js";
import { answerContents, answerKey } from "../read-answer.js";
import type { Asker, Workshop } from "../workshop.js";

/** Givens that go together or not at all. */
export type GivenGroup = readonly GivenPlace[];

export interface TakingBack {
  readonly workshop: Workshop;
  /** In the order in which they are tried. */
  readonly groups: readonly GivenGroup[];
  /** Layers to be found, of which single values are given. */
  readonly hints: ReadonlySet<LayerId>;
  /** The difference between two answers. */
  readonly found: ReadonlySet<LayerId>;
  /** The known part of the answer, which need not be looked for then. */
  readonly answer?: Contents;
  readonly tell: (what: string) => void;
  /** Asked again and again: whether givens may stay that are not needed. */
  readonly enough: () => boolean;
  /** Told, again and again, what has one answer and is no more than before. */
  readonly keep: (contents: Contents) => void;
}

export interface TakenBack {
  readonly contents: Contents;
  /** With any one given less there is not one answer. */
  readonly minimal: boolean;
}

/** Returns undefined if it takes too long to know what is needed. Pre: contents have one answer. */
export async function takeBack(contents: Contents, taking: TakingBack): Promise<TakenBack | undefined> {
  const { workshop, groups, hints } = taking;
  const clues = new Set(groups.flat().flatMap(({ layer }) => (hints.has(layer) ? [] : [layer])));
  const hinted = groups.flat().filter(({ layer }) => hints.has(layer));
  let from = contents;
  let left = groups;
  let { answer } = taking;
  for (;;) {
    const board = switchboard(workshop, withoutGivens(from, hinted), clues);
    if (board === undefined) return await takeBackByCompiling(from, taking);
    const taken = await bySwitches(from, { ...taking, groups: left }, board, answer);
    if (taken === undefined) return undefined;
    from = withoutGivens(contents, groups.filter((group) => !taken.kept.includes(group)).flat());
    left = taken.kept;
    if (taken.next === "compile")
      return await takeBackByCompiling(from, { ...taking, groups: left }, hints, 1);
    if (taken.next === undefined) return { contents: from, minimal: taken.minimal };
    answer = undefined;
  }
}

interface Taken {
  readonly kept: readonly GivenGroup[];
  /** It has one answer, but not the one it had before: by which means to go on from there. */
  readonly next?: "switch" | "compile";
  readonly minimal: boolean;
}

/** Questions that may take longer, where what is needed was not found out. */
const LONGER = 400_000;
/** A part of the usual effort: facts that are not known after it are asked of a problem in which clues are data. */
const BRIEFLY = 0.02;
/** The number of attempts in vain before it gives up. */
const IN_VAIN = 2;

async function bySwitches(
  contents: Contents,
  taking: TakingBack,
  board: Switchboard,
  known: Contents | undefined,
): Promise<Taken | undefined> {
  const { workshop, groups, hints, tell, enough, keep } = taking;
  const { compiled } = board;
  const on = (group: GivenGroup): readonly OptionId[] =>
    group.flatMap((given) =>
      hints.has(given.layer) ? (optionsOf(compiled, contents, given) ?? []) : board.on(given),
    );
  const off = (group: GivenGroup): readonly OptionId[] =>
    group.flatMap((given) => (hints.has(given.layer) ? [] : board.off(given)));
  const stands = groups.map(on);
  const lacks = groups.map(off);
  // Clues first: a proof then rests on single values of the answer only where clues do not say them.
  const order = [...groups.keys()].sort((a, b) => (lacks[b]?.length ?? 0) - (lacks[a]?.length ?? 0));
  const assumed = (kept: ReadonlySet<number>): OptionId[] => [
    ...board.absent,
    ...groups.flatMap((_, index) => (kept.has(index) ? [] : (lacks[index] ?? []))),
    ...order.flatMap((index) => (kept.has(index) ? (stands[index] ?? []) : [])),
  ];

  const all = new Set(groups.keys());
  const knows = workshop.open(compiled.lowered);
  const told = known === undefined ? [] : allOptionsOf(compiled, known);
  const said = await knows.ask({ assume: [...assumed(all), ...told] });
  const first =
    said?.kind !== "solution" && told.length > 0 ? await knows.ask({ assume: assumed(all) }) : said;
  if (first?.kind !== "solution") return undefined;
  const answer = seenOptions(compiled.lowered.problem, first.options);
  // Another answer, where this is none any more, is likely to be one near it.
  const prefer = { options: first.options, chosen: true };
  const isAnswer = async (kept: ReadonlySet<number>): Promise<boolean> =>
    (await knows.ask({ assume: [...assumed(kept), ...answer] }))?.kind === "solution";

  const groupsOf = (some: ReadonlySet<number>): readonly GivenGroup[] =>
    groups.filter((_, index) => some.has(index));
  let inVain = 0;
  /** Whether there is exactly one answer, whichever; undefined: nobody knows. */
  const hasOne = async (some: ReadonlySet<number>): Promise<boolean | undefined> => {
    if (inVain < IN_VAIN) {
      const assume = assumed(some);
      const one = await knows.ask({ assume, prefer }, BRIEFLY);
      if (one?.kind === "none") return false;
      const unlike = one && { options: one.options, chosen: false };
      const far = unlike && (await knows.ask({ assume, prefer: unlike }, BRIEFLY));
      const { problem } = compiled.lowered;
      if (
        far?.kind === "solution" &&
        !isSame(seenOptions(problem, one?.options ?? []), seenOptions(problem, far.options))
      )
        return false;
      inVain++;
    }
    const less = withoutGivens(contents, groups.filter((_, index) => !some.has(index)).flat());
    return await hasOneAnswer(workshop, less, hints, LONGER, known);
  };

  const asker = workshop.open(compiled.lowered);
  /** The givens that a proof rests on that there is no other answer; or another one; undefined: nobody knows. */
  const proof = async (
    kept: ReadonlySet<number>,
    by: Asker,
  ): Promise<Set<number> | readonly OptionId[] | undefined> => {
    const other = await by.ask({ assume: assumed(kept) });
    if (other === undefined) return undefined;
    if (other.kind === "solution") return seenOptions(compiled.lowered.problem, other.options);
    const used = new Set(other.assume);
    return new Set([...kept].filter((index) => (stands[index] ?? []).some((option) => used.has(option))));
  };

  let kept: ReadonlySet<number> = all;
  /** For each needed given: another answer that exists without it, if that is why it is needed, and how many clues there were when that was found. */
  const needed = new Map<
    number,
    { readonly other: readonly OptionId[] | undefined; readonly clues: number }
  >();
  const cluesLeft = (): number => [...kept].filter((index) => (lacks[index] ?? []).length > 0).length;
  const need = (index: number, other?: readonly OptionId[]): unknown =>
    needed.set(index, { other, clues: cluesLeft() });
  const withoutOne = (index: number): ReadonlySet<number> => {
    const less = new Set(kept);
    less.delete(index);
    return less;
  };
  const accept = async (less: ReadonlySet<number>): Promise<boolean> => {
    if (!(await isAnswer(less))) return false;
    kept = less;
    keep(withoutGivens(contents, groups.filter((_, index) => !less.has(index)).flat()));
    return true;
  };
  /** The givens that were needed and must be tried again: clues have been removed since, and the other answer with them. */
  const inDoubt = async (): Promise<number[]> => {
    const doubtful: number[] = [];
    for (const [index, { other, clues }] of needed) {
      if (clues === cluesLeft()) continue;
      const assume = [...assumed(withoutOne(index)), ...(other ?? [])];
      if (other !== undefined && (await knows.ask({ assume }))?.kind === "solution") need(index, other);
      else doubtful.push(index);
    }
    for (const index of doubtful) needed.delete(index);
    return doubtful;
  };
  /**
   * True if the answer still holds without some given. Otherwise it needs all of them, and a problem with clues as data proves that it is the
   * only one.
   */
  const canSpare = async (): Promise<boolean> => {
    for (const index of all) if (await isAnswer(withoutOne(index))) return true;
    return false;
  };
  const spares = await canSpare();
  if (spares) {
    if (!(await excludeFirst(asker, [...assumed(all), ...answer]))) return undefined;
    const core = await proof(kept, asker);
    if (!(core instanceof Set)) return undefined;
    keep(contents);
    await accept(core);
  } else {
    if (!(await hasOneAnswer(workshop, contents, hints, undefined, known))) return undefined;
    keep(contents);
  }
  const patient = workshop.open(compiled.lowered, LONGER);
  let isPatientReady = false;
  for (let open: Iterable<number> = all; ; ) {
    const unsure: number[] = [];
    for (const index of open) {
      if (!kept.has(index)) continue;
      if (enough()) return { kept: groupsOf(kept), minimal: false };
      tell(`${kept.size - needed.size} givens to try`);
      const less = withoutOne(index);
      if (!spares || !(await isAnswer(less))) {
        const single = await hasOne(less);
        if (single === undefined) return undefined;
        if (single)
          return { kept: groupsOf(less), next: inVain < IN_VAIN ? "switch" : "compile", minimal: false };
        need(index);
        continue;
      }
      const used = await proof(less, asker);
      if (used === undefined) unsure.push(index);
      if (!(used instanceof Set)) need(index, used);
      else if (!(await accept(new Set([...less].filter((each) => used.has(each) || needed.has(each))))))
        await accept(less);
    }
    if (unsure.length > 0 && !isPatientReady) {
      isPatientReady = await excludeFirst(patient, [...assumed(all), ...answer]);
      if (!isPatientReady) return undefined;
    }
    for (const index of unsure) {
      if (enough()) return { kept: groupsOf(kept), minimal: false };
      const less = withoutOne(index);
      const used = await proof(less, patient);
      if (used === undefined) return undefined;
      if (!(used instanceof Set)) need(index, used);
      else if (await accept(less)) needed.delete(index);
    }
    const doubtful = await inDoubt();
    if (doubtful.length === 0) return { kept: groupsOf(kept), minimal: true };
    open = doubtful;
  }
}

async function excludeFirst(asker: Asker, assume: readonly OptionId[]): Promise<boolean> {
  if ((await asker.ask({ assume }))?.kind !== "solution") return false;
  asker.exclude();
  return true;
}

const isSame = (some: readonly OptionId[], others: readonly OptionId[]): boolean =>
  some.length === others.length && some.every((option, index) => option === others[index]);

/** The chosen options that the user sees. */
function seenOptions(
  problem: Switchboard["compiled"]["lowered"]["problem"],
  options: readonly OptionId[],
): readonly OptionId[] {
  if (problem.visible.length === 0) return options;
  const seen = new Set([...problem.visible].map((literal) => Number(problem.atoms.value[literal >> 1])));
  return options.filter((option) => seen.has(option));
}

/** Also where a given says where others may stand. Pre: contents have one answer. */
export async function takeBackByCompiling(
  contents: Contents,
  { workshop, groups, hints, found, answer, tell, enough, keep }: TakingBack,
  /** Of these, values are assumed; of others they are data. */
  assumed = hints,
  /** The number of givens that are taken at a time at first. */
  handful = Math.max(1, Math.ceil(groups.length / 3)),
): Promise<TakenBack | undefined> {
  let known = answer;
  const keyOf = async (less: Contents): Promise<string | undefined> => {
    const verdict = await judge(workshop, less, assumed, undefined, known);
    if (verdict === undefined || verdict.other !== undefined) return undefined;
    known = answerContents(workshop.puzzle, verdict.answer);
    return answerKey(verdict.answer, found);
  };
  let key = await keyOf(contents);
  if (key === undefined) return undefined;
  keep(contents);
  let kept = contents;
  let standing = groups;
  let left = groups;
  /** The needed values; tried once more where a clue has gone since. */
  let refused: readonly GivenGroup[] = [];
  const hasClue = (some: readonly GivenGroup[]): boolean =>
    some.flat().some(({ layer }) => !hints.has(layer));
  let size = handful;
  while (left.length > 0) {
    if (enough()) return { contents: kept, minimal: false };
    tell(`${left.length} givens to try`);
    const chunk = left.slice(0, size);
    const less = withoutGivens(kept, chunk.flat());
    const after = await keyOf(less);
    if (after !== undefined) {
      kept = less;
      keep(kept);
      standing = standing.filter((group) => !chunk.includes(group));
      const rest = left.slice(chunk.length);
      const again = after !== key ? standing : hasClue(chunk) ? [...rest, ...refused] : undefined;
      if (again !== undefined) refused = [];
      left = again ?? rest;
      key = after;
      size = Math.max(1, Math.min(left.length, size * 2));
    } else if (chunk.length === 1) {
      refused = [...refused, ...chunk];
      left = left.slice(1);
    } else size = Math.max(1, Math.floor(chunk.length / 3));
  }
  return { contents: kept, minimal: true };
}
