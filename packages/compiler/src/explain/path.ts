/**
 * A way to the answer, step by step, as a person would find it: each step names a technique, and rests on what is on the board by then. The cheapest technique
 * that finds something comes first (deduction/step-finder.ts); where none does, cases are tried.
 *
 * An explanation stays right when more is known. A value that some answer has otherwise is never forced, whatever else is found: the path ends where only
 * such are left.
 */
import { chosen, isPositive, type OptionId, optionOf, type SignedOption, search } from "@ecp/engine";
import { compileInstance } from "../compile.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { Ground } from "../ground.js";
import { BoardFacts } from "./deduction/board-facts.js";
import type { Cost } from "./deduction/deduction.js";
import { WAYS } from "./deduction/few-rules.js";
import { KnownAnswers } from "./deduction/known-answers.js";
import { Shapes } from "./deduction/shape-of.js";
import { StepFinder } from "./deduction/step-finder.js";
import type { BoardEntry } from "./entries.js";
import type { Fact } from "./facts.js";
import type { Judge, Slices } from "./judge.js";
import { layersOfWholes } from "./marks.js";
import type { SourceTexts } from "./member.js";
import { Posed, pose } from "./posed.js";
import { costOfRefutation, irreducible, type Refutation, refuted } from "./refuted.js";
import { beginPath, enteredFacts, type PathTask } from "./steps/begin.js";
import { answerOf } from "./steps/first-wrong.js";
import { knownIn } from "./steps/known.js";
import { costOf, namedStep, type Step } from "./steps/step.js";
import { cases } from "./techniques/cases.js";
import type { Shape } from "./techniques/shape.js";

export type PathEnd =
  /** Not `only`: what was entered leaves one answer, and the puzzle has others. */
  | { readonly kind: "solved"; readonly only: boolean }
  /** Nothing more is the same in all answers. They differ in these, or, if there are none, in options that some choose besides. */
  | {
      readonly kind: "open";
      readonly open: readonly Fact[];
      /** Only wholes were looked at: with their single marks the problem is too large. */
      readonly untried: boolean;
    }
  /** There may be more to tell, but nothing that could be seen with so much patience. */
  | { readonly kind: "given up"; readonly left: number }
  | { readonly kind: "no answer" }
  /** No answer has this entry and those before it. */
  | { readonly kind: "wrong"; readonly wrong: BoardEntry }
  | { readonly kind: "refused"; readonly diagnostics: readonly Diagnostic[] };

/** Used if no technique helps: the numbers of nodes beyond the assumptions, first for a few cases, then for a search. */
const LEVELS: readonly number[] = [60, 5_000, 100_000];
/** Nodes after which no more of a level is tried. */
const MOST_NODES = 1_000_000;
/** With no more nodes, each target is tried, to begin with the easiest; with more, the first that is decided is told. */
const EACH = 60;
/** Of the facts that cases decide, so many are made irreducible, and the easiest one is told. */
const COMPARED = 12;
/** Where these rest on more rules and facts together, the first are enough: each takes long, and there is little to choose between them. */
const MOST_PREMISES = 400;
const SLICE = 500;

/** Yields each step as soon as it is found, and undefined after every slice of work. `begun` is told what is on the board before the first. */
export function* explainSolution(
  task: PathTask,
  begun: (ground: Ground, known: readonly Fact[]) => void = () => {},
): Generator<Step | undefined, PathEnd, void> {
  const start = beginPath(task);
  if ("diagnostics" in start) return { kind: "refused", diagnostics: start.diagnostics };
  const { ground, softened, entered } = start;
  let { posed } = start;
  const { analysis, settings } = task;
  const known = [...start.givens, ...enteredFacts(entered)];
  begun(ground, [...known]);
  const answered = yield* answerOf(start);
  if (answered.kind !== "answer") return answered;
  let answer = answered.chosen;
  if (posed.lacksWholes(answer)) {
    const all = pose(ground, softened, settings, { listed: true });
    if (all instanceof Posed) {
      posed = all;
      answer = (yield* posed.answer(known)) ?? answer;
    }
  }
  const first = posed.targets(answer, known);
  const telling: Telling = { posed, answer, known, open: [], sources: analysis.resolved.sources };
  yield* tell(telling, first);
  const { open } = telling;
  const isTold = first.size === 0 && open.length === 0;
  if (isTold && (yield* isOnly(task))) return { kind: "solved", only: true };

  const ended = (untried: boolean): PathEnd =>
    first.size > 0 ? { kind: "given up", left: first.size } : { kind: "open", open, untried };
  if (isTold && entered.length > 0) return { kind: "solved", only: false };
  if (layersOfWholes(ground).size === 0) return ended(false);

  // If the wholes differ, or are unknown, marks may still be the same in all answers.
  const all = pose(ground, softened, settings, { listed: true });
  const other = all instanceof Posed ? yield* all.answer(known) : undefined;
  if (!(all instanceof Posed) || other === undefined) return ended(true);
  const rest = all.marksLeft(other, known);
  for (const fact of first.values()) {
    const option = all.optionOf(fact);
    if (option === undefined || !other.includes(option)) open.push(fact);
    else rest.set(option, fact);
  }
  const openMarks: Fact[] = [];
  yield* tell({ ...telling, posed: all, answer: other, open: openMarks }, rest);
  if (rest.size > 0) return { kind: "given up", left: rest.size };
  if (open.length + openMarks.length === 0 && (yield* isOnly(task))) return { kind: "solved", only: true };
  return { kind: "open", open: open.length > 0 ? open : openMarks, untried: false };
}

interface Telling {
  readonly posed: Posed;
  /** One that has all that is known. */
  readonly answer: readonly OptionId[];
  readonly sources: SourceTexts;
  /** The givens, and the facts found so far. */
  readonly known: Fact[];
  /** The facts that are different in some answer. */
  readonly open: Fact[];
}

/** Step by step, as long as there is one; what is found, or seen to be open, is no target any more. */
function* tell(
  { posed, answer, sources, known: facts, open }: Telling,
  targets: Map<OptionId, Fact>,
): Generator<Step | undefined, void, void> {
  const board = new BoardFacts(posed, targets.keys());
  const shapes = new Shapes(board, sources);
  const before = knownIn(posed, facts);
  const answers = new KnownAnswers(posed, answer);
  const cost: Cost = (deduction) => costOf(shapes.of([deduction]));
  const finder = new StepFinder(board, before.keys(), cost, answers);
  const known = new Map(before);
  for (const [signed, fact] of before)
    if (isPositive(signed)) shapes.name(finder.nameOf(optionOf(signed)), fact);
  const find = (option: OptionId): void => {
    const fact = targets.get(option);
    if (fact === undefined) return;
    known.set(chosen(option), fact);
    facts.push(fact);
    targets.delete(option);
    shapes.name(finder.nameOf(option), fact);
    for (const said of board.saidByWhole(chosen(option))) find(optionOf(said));
  };
  while (targets.size > 0) {
    const steps = yield* finder.next(new Set(targets.keys()));
    for (const [option, fact] of targets)
      if (!answers.allHave(chosen(option))) {
        targets.delete(option);
        open.push(fact);
      }
    for (const deductions of steps) {
      const options = deductions.flatMap(({ follows }) => {
        const same = finder.saidBy(follows, targets.keys());
        return finder.isCertain(follows) ? same : oneWhole(same, targets);
      });
      const found = withoutSaid(board, options).flatMap((option) => targets.get(option) ?? []);
      options.forEach(find);
      yield namedStep(shapes.of(deductions, found.length > 0 ? found : undefined), targets.size);
    }
    if (steps.length > 0) continue;
    const decided = yield* byCases({ posed, known, targets, open });
    if (decided === undefined) return;
    const { option, refutation, isFew } = decided;
    const found = targets.get(option);
    find(option);
    finder.know(option);
    if (found === undefined) continue;
    const rules = refutation.groups.map((group) => shapes.rule(group));
    const facts = refutation.facts.flatMap((each) => known.get(each) ?? []);
    const shape: Shape = {
      found: [found],
      isNote: false,
      isSearched: true,
      links: [],
      failures: () => [],
      rules,
      looks: rules,
      ...shapes.restingOn(facts),
    };
    yield isFew ? namedStep(shape, targets.size) : namedStep(shape, targets.size, cases);
  }
}

/** Without marks that a piece among them says by itself. */
function withoutSaid(board: BoardFacts, options: readonly OptionId[]): readonly OptionId[] {
  const said = new Set(options.flatMap((option) => board.saidByWhole(chosen(option))));
  return options.filter((option) => !said.has(chosen(option)));
}

/** Of pieces and regions that hold all together, the first: the others follow from it, one by one. */
function oneWhole(options: readonly OptionId[], targets: ReadonlyMap<OptionId, Fact>): readonly OptionId[] {
  const isWhole = (option: OptionId): boolean => {
    const { of } = targets.get(option) ?? {};
    return of?.kind === "candidate" || of?.kind === "placement";
  };
  const first = options.find(isWhole);
  return first === undefined ? options : options.filter((option) => option === first || !isWhole(option));
}

interface Cases {
  readonly posed: Posed;
  readonly known: ReadonlyMap<SignedOption, Fact>;
  readonly targets: Map<OptionId, Fact>;
  readonly open: Fact[];
}

interface Decided {
  readonly option: OptionId;
  readonly refutation: Refutation;
}

/** The facts that only a search decides, and no technique: the easiest; undefined if there are no more, or none within the allowed effort. */
function* byCases({
  posed: { judge, rules },
  known,
  targets,
  open,
}: Cases): Slices<(Decided & { readonly isFew: boolean }) | undefined> {
  const takeOpen = (chosen: readonly OptionId[]): void => {
    const other = new Set(chosen);
    for (const [option, fact] of targets)
      if (!other.has(option)) {
        targets.delete(option);
        open.push(fact);
      }
  };
  const all: Refutation = { groups: rules, facts: [...known.keys()] };
  for (const patience of LEVELS) {
    const drafts: Decided[] = [];
    let spent = 0;
    for (const option of [...targets.keys()]) {
      if (!targets.has(option)) continue;
      const refutation = yield* refuted(
        judge,
        all,
        option,
        { patience, unlike: [...targets.keys()] },
        takeOpen,
      );
      if (refutation !== undefined) drafts.push({ option, refutation });
      if (refutation !== undefined && patience > EACH) break;
      if (targets.has(option)) spent += patience;
      if (spent >= MOST_NODES) break;
    }
    const easiest = yield* easiestOf(judge, drafts, { patience, known: all.facts });
    if (easiest === undefined) continue;
    const { option, refutation } = easiest;
    const isFew = (yield* refuted(judge, refutation, option, { patience: WAYS })) !== undefined;
    return { ...easiest, isFew };
  }
  return undefined;
}

/** Some of those that are short as they were found are made irreducible. */
function* easiestOf(
  judge: Judge,
  drafts: readonly Decided[],
  effort: { readonly patience: number; readonly known: readonly SignedOption[] },
): Slices<Decided | undefined> {
  const cost = ({ refutation }: Decided): number => costOfRefutation(refutation);
  let best: Decided | undefined;
  let premises = 0;
  for (const { option, refutation } of [...drafts]
    .sort((one, other) => cost(one) - cost(other))
    .slice(0, COMPARED)) {
    if (premises > MOST_PREMISES) break;
    premises += refutation.groups.length + refutation.facts.length;
    const decided = { option, refutation: yield* irreducible(judge, refutation, option, effort) };
    if (best === undefined || cost(decided) < cost(best)) best = decided;
  }
  return best;
}

/** Decides whether the puzzle as users see it has one answer: no step shows pieces that could also be there, since no option tells of them. */
function* isOnly({ analysis, instance, settings, host }: PathTask): Slices<boolean> {
  const { lowered } = compileInstance(analysis.typed, instance, settings, host);
  if (lowered === undefined) return false;
  const running = search(lowered.problem, { limit: 2, strategy: "learn" });
  while (running.step(SLICE) === "running") yield;
  return running.count() === 1n;
}
