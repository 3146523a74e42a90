/** Why there is no answer, or none with what was entered, as a person comes upon it: steps from the board as it stands, until something clashes. */
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { Ground } from "../../ground.js";
import type { Fact } from "../facts.js";
import { beginPath, enteredFacts, type PathTask } from "./begin.js";
import { answerOf } from "./first-wrong.js";
import type { Step } from "./step.js";
import { untilClash } from "./until-clash.js";

export type FailureEnd =
  /** The last of the steps finds nothing: what is on the board cannot be. The others are those that it rests on. */
  | {
      readonly kind: "clash";
      readonly steps: readonly Step[];
      readonly ground: Ground;
      /** On the board before the first of them. */
      readonly known: readonly Fact[];
    }
  | { readonly kind: "answer" }
  /** No technique comes to it. */
  | { readonly kind: "given up" }
  | { readonly kind: "refused"; readonly diagnostics: readonly Diagnostic[] };

/** Yields each step as it is found (most lead nowhere), and undefined after every slice of work. */
export function* explainFailure(task: PathTask): Generator<Step | undefined, FailureEnd, void> {
  const begun = beginPath(task);
  if ("diagnostics" in begun) return { kind: "refused", diagnostics: begun.diagnostics };
  if ((yield* answerOf(begun)).kind === "answer") return { kind: "answer" };
  const { ground, posed, givens, entered } = begun;
  const known = [...givens, ...enteredFacts(entered)];
  const steps: Step[] = [];
  const way = untilClash(posed, task.analysis.resolved.sources, known);
  for (;;) {
    const next = way.next();
    if (next.done === true)
      return next.value ? { kind: "clash", steps: neededFor(steps), ground, known } : { kind: "given up" };
    if (next.value !== undefined) steps.push(next.value);
    yield next.value;
  }
}

/** The last step, and those before it that it rests on, one by another. */
function neededFor(steps: readonly Step[]): readonly Step[] {
  const needed: Step[] = [];
  const open = new Set<string>();
  for (const step of [...steps].reverse()) {
    if (needed.length > 0 && !step.found.some((fact) => open.has(nameOf(fact)))) continue;
    needed.push(step);
    for (const fact of step.known) open.add(nameOf(fact));
  }
  return needed.reverse();
}

const nameOf = ({ at, words }: Fact): string => `${at} ${words}`;
