/**
 * A way to the answer, step by step, as a person would find it: each step names a technique, and rests on what is on the board by then. The cheapest technique
 * that finds something comes first (deduction/step-finder.ts); where none does, cases are tried.
 *
 * An explanation stays right when more is known. A value that some answer has otherwise is never forced, whatever else is found: the path ends where only
 * such are left.
 */
import { type OptionId, search } from "@ecp/engine";
import { type Analysis, compileInstance } from "../compile.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { Settings } from "../ground/settings.js";
import type { Ground } from "../ground.js";
import type { Host } from "../host.js";
import type { TypedInstance } from "../typed.js";
import { BoardFacts } from "./deduction/board-facts.js";
import { Shapes } from "./deduction/shape-of.js";
import { StepFinder } from "./deduction/step-finder.js";
import { type Fact, valueFact } from "./facts.js";
import type { Slices } from "./judge.js";
import { layersOfWholes } from "./marks.js";
import type { ExplainedMember, SourceTexts } from "./member.js";
import { Posed, pose } from "./posed.js";
import { type Explanation, refuted } from "./refuted.js";
import { soften } from "./soften.js";
import { cases } from "./techniques/cases.js";
import type { Shape } from "./techniques/shape.js";
import { techniqueOf } from "./techniques/table.js";
import type { Technique } from "./techniques/technique.js";

export interface Step {
  /** For the same reason; of a note, what an element is not. */
  readonly found: readonly Fact[];
  readonly rules: readonly ExplainedMember[];
  readonly known: readonly Fact[];
  /** It cannot be seen at once: a few cases have to be tried. */
  readonly tried: boolean;
  readonly technique: Technique;
  /** The step in a sentence or two. */
  readonly says: string;
  /** The opposite of what is found, where it is tried; each of `chain` follows from it, until nothing is left. */
  readonly supposed?: Fact;
  readonly chain: readonly ChainLink[];
}

export interface ChainLink {
  /** Undefined of the clash at its end. */
  readonly follows?: Fact;
  readonly rules: readonly ExplainedMember[];
}

export type PathEnd =
  | { readonly kind: "solved" }
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
  | { readonly kind: "refused"; readonly diagnostics: readonly Diagnostic[] };

export interface PathTask {
  readonly analysis: Analysis;
  readonly instance: TypedInstance;
  readonly settings: Settings;
  readonly host: Host;
}

/** Where no technique helps: nodes beyond what is assumed, a few cases or a search. */
const LEVELS: readonly number[] = [60, 5_000];
/** Of those that cases decide, the easiest of so many is told. */
const COMPARED = 4;
const SLICE = 500;

/** Yields each step as soon as it is found, and undefined after every slice of work. */
export function* explainSolution(
  task: PathTask,
  begun: (ground: Ground) => void = () => {},
): Generator<Step | undefined, PathEnd, void> {
  const { analysis, instance, settings, host } = task;
  const apart = compileInstance(analysis.typed, instance, { ...settings, givensApart: true }, host);
  const { ground } = apart;
  if (ground === undefined) return { kind: "refused", diagnostics: apart.diagnostics };
  const softened = soften(ground, { definitions: true });
  let posed = pose(ground, softened, settings);
  if (!(posed instanceof Posed)) return { kind: "refused", diagnostics: posed };
  begun(ground);
  const known = (ground.givensApart ?? []).map(({ variable, value }) => valueFact(ground, variable, value));
  let answer = yield* posed.answer(known);
  if (answer === undefined) return { kind: "no answer" };
  if (posed.lacksWholes(answer)) {
    const all = pose(ground, softened, settings, { listed: true });
    if (all instanceof Posed) {
      posed = all;
      answer = (yield* posed.answer(known)) ?? answer;
    }
  }
  const first = posed.targets(answer, known);
  const telling: Telling = { posed, known, open: [], sources: analysis.resolved.sources };
  yield* tell(telling, first);
  const { open } = telling;
  if (first.size === 0 && open.length === 0 && (yield* isOnly(task))) return { kind: "solved" };

  const ended = (untried: boolean): PathEnd =>
    first.size > 0 ? { kind: "given up", left: first.size } : { kind: "open", open, untried };
  if (layersOfWholes(ground).size === 0) return ended(false);

  // Where the wholes differ, or could not be told, marks may still be the same in all answers.
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
  yield* tell({ ...telling, posed: all, open: openMarks }, rest);
  if (rest.size > 0) return { kind: "given up", left: rest.size };
  if (open.length + openMarks.length === 0 && (yield* isOnly(task))) return { kind: "solved" };
  return { kind: "open", open: open.length > 0 ? open : openMarks, untried: false };
}

interface Telling {
  readonly posed: Posed;
  readonly sources: SourceTexts;
  /** What was given, and what was found so far. */
  readonly known: Fact[];
  /** What some answer has otherwise. */
  readonly open: Fact[];
}

/** Step by step, as long as there is one; what is found, or seen to be open, is no target any more. */
function* tell(
  { posed, sources, known: facts, open }: Telling,
  targets: Map<OptionId, Fact>,
): Generator<Step | undefined, void, void> {
  const board = new BoardFacts(posed, targets.keys());
  const shapes = new Shapes(board, sources);
  const known = new Map<OptionId, Fact>();
  for (const fact of facts) {
    const option = posed.optionOf(fact);
    if (option !== undefined) known.set(option, fact);
  }
  const finder = new StepFinder(board, known.keys(), (deduction) => costOf(shapes.of([deduction])));
  for (const [option, fact] of known) shapes.name(finder.nameOf(option), fact);
  const find = (option: OptionId): void => {
    const fact = targets.get(option);
    if (fact === undefined) return;
    known.set(option, fact);
    facts.push(fact);
    targets.delete(option);
    shapes.name(finder.nameOf(option), fact);
  };
  while (targets.size > 0) {
    const steps = yield* finder.next(new Set(targets.keys()));
    for (const deductions of steps) {
      const options = deductions.flatMap(({ follows }) => finder.saidBy(follows, targets.keys()));
      const found = options.flatMap((option) => targets.get(option) ?? []);
      options.forEach(find);
      yield stepOf(shapes.of(deductions, found.length > 0 ? found : undefined));
    }
    if (steps.length > 0) continue;
    const decided = yield* byCases({ posed, known, targets, open });
    if (decided === undefined) return;
    const { option, explanation } = decided;
    const found = targets.get(option);
    find(option);
    finder.know(option);
    const rules = explanation.groups.map((group) => shapes.rule(group));
    if (found !== undefined)
      yield stepOf(
        { found: [found], isNote: false, links: [], rules, looks: rules, known: explanation.facts },
        cases,
      );
  }
}

function stepOf(shape: Shape, technique: Technique = techniqueOf(shape)): Step {
  const { found, looks, known, supposed, links } = shape;
  return {
    found,
    rules: looks.map(plain),
    known,
    tried: technique === cases,
    technique,
    says: technique.sentence(shape),
    ...(supposed === undefined ? {} : { supposed }),
    chain:
      supposed === undefined
        ? []
        : links.map((link) => ({
            ...(link.follows === undefined ? {} : { follows: link.follows }),
            rules: link.rules.map(plain),
          })),
  };
}

/** Without what techniques read. */
const plain = ({ kind, span, words, at, cells }: ExplainedMember): ExplainedMember => ({
  kind,
  span,
  words,
  at,
  cells,
});

/** A technique before all; then what one must keep in mind. */
const costOf = (shape: Shape): number =>
  100 * techniqueOf(shape).rank + 3 * shape.rules.length + shape.known.length + 0.1 * shape.links.length;

interface Cases {
  readonly posed: Posed;
  readonly known: ReadonlyMap<OptionId, Fact>;
  readonly targets: Map<OptionId, Fact>;
  readonly open: Fact[];
}

/** What a search decides that no technique does; undefined where there is nothing more, or nothing with so much patience. */
function* byCases({
  posed: { judge, rules },
  known,
  targets,
  open,
}: Cases): Slices<{ readonly option: OptionId; readonly explanation: Explanation } | undefined> {
  const takeOpen = (chosen: readonly OptionId[]): void => {
    const other = new Set(chosen);
    for (const [option, fact] of targets)
      if (!other.has(option)) {
        targets.delete(option);
        open.push(fact);
      }
  };
  for (const patience of LEVELS) {
    let best: { readonly option: OptionId; readonly explanation: Explanation } | undefined;
    let compared = 0;
    for (const option of [...targets.keys()]) {
      if (!targets.has(option)) continue;
      const effort = { patience, isSeenAtOnce: false, unlike: [...targets.keys()] };
      const explanation = yield* refuted(judge, rules, [...known], option, effort, takeOpen);
      if (explanation === undefined) continue;
      if (best === undefined || explanation.cost < best.explanation.cost) best = { option, explanation };
      if (++compared === COMPARED) break;
    }
    if (best !== undefined) return best;
  }
  return undefined;
}

/** Whether the problem as users know it has one answer: pieces that could be there besides are no step, and told by none. */
function* isOnly({ analysis, instance, settings, host }: PathTask): Slices<boolean> {
  const { lowered } = compileInstance(analysis.typed, instance, settings, host);
  if (lowered === undefined) return false;
  const running = search(lowered.problem, { limit: 2, strategy: "learn" });
  while (running.step(SLICE) === "running") yield;
  return running.count() === 1n;
}
