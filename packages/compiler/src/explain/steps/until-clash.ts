/** Steps from the board as it stands, whatever the answer: as long as a technique finds one, or until something clashes. */
import { type OptionId, optionOf } from "@ecp/engine";
import type { Ground } from "../../ground.js";
import { BoardFacts } from "../deduction/board-facts.js";
import { Shapes } from "../deduction/shape-of.js";
import { StepFinder, type Told } from "../deduction/step-finder.js";
import type { Fact } from "../facts.js";
import type { SourceTexts } from "../member.js";
import type { PathEnd } from "../path.js";
import type { Posed } from "../posed.js";
import { contradiction } from "../techniques/contradiction.js";
import { beginPath, enteredFacts, type PathTask } from "./begin.js";
import { knownIn } from "./known.js";
import { costOf, namedStep, type Step } from "./step.js";

/**
 * Like `explainSolution`, but without finding an answer first, for which there is no time: the steps hold in every answer, if there is one.
 * `left` of the steps is 0, since it is not known how much is left.
 */
export function* explainUnanswered(
  task: PathTask,
  begun: (ground: Ground, known: readonly Fact[]) => void = () => {},
): Generator<Step | undefined, PathEnd, void> {
  const start = beginPath(task);
  if ("diagnostics" in start) return { kind: "refused", diagnostics: start.diagnostics };
  const known = [...start.givens, ...enteredFacts(start.entered)];
  begun(start.ground, known);
  const clashes = yield* untilClash(start.posed, task.analysis.resolved.sources, known);
  return clashes ? { kind: "no answer" } : { kind: "given up", left: 0 };
}

/** Each step as it is found, and undefined after every slice of work; returns whether it came to a clash. */
export function* untilClash(
  posed: Posed,
  sources: SourceTexts,
  facts: readonly Fact[],
): Generator<Step | undefined, boolean, void> {
  const board = new BoardFacts(posed);
  const shapes = new Shapes(board, sources);
  const known = knownIn(posed, facts);
  const finder = new StepFinder(board, known.keys(), (deduction) => costOf(shapes.of([deduction])));
  const targets = new Set<OptionId>(board.all());
  for (const signed of known.keys()) targets.delete(optionOf(signed));
  const tell = function* (told: readonly Told[]): Generator<Step, void, void> {
    for (const deductions of told) {
      for (const { follows } of deductions)
        for (const option of finder.saidBy(follows, targets)) targets.delete(option);
      yield namedStep(shapes.of(deductions), 0);
    }
  };
  for (;;) {
    const told = yield* finder.next(targets);
    yield* tell(told);
    const end = finder.clash();
    if (end !== undefined) {
      yield* tell(end.before);
      yield namedStep(shapes.ofClash(end.clash), 0, contradiction);
      return true;
    }
    if (told.length === 0) return false;
  }
}
