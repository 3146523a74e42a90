/** The first entry that is wrong: no answer has it and all that were entered before it. */
import type { OptionId } from "@ecp/engine";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { BoardEntry } from "../entries.js";
import type { Slices } from "../judge.js";
import { type Begun, beginPath, type Entered, enteredFacts, type PathTask } from "./begin.js";
import { solvedPlainly } from "./solved-plainly.js";

export type Checked =
  | { readonly kind: "right" }
  | { readonly kind: "wrong"; readonly wrong: BoardEntry }
  | { readonly kind: "no answer" }
  | { readonly kind: "refused"; readonly diagnostics: readonly Diagnostic[] };

export function* firstWrong(task: PathTask): Slices<Checked> {
  const begun = beginPath(task);
  if ("diagnostics" in begun) return { kind: "refused", diagnostics: begun.diagnostics };
  const answer = yield* answerOf(begun);
  return answer.kind === "answer" ? { kind: "right" } : answer;
}

export type Answered =
  | { readonly kind: "answer"; readonly chosen: readonly OptionId[] }
  | { readonly kind: "wrong"; readonly wrong: BoardEntry }
  | { readonly kind: "no answer" };

/** An answer that has what is on the board, or what is wrong there. */
export function* answerOf(begun: Begun): Slices<Answered> {
  const { entered } = begun;
  const impossible = entered.findIndex(({ fact }) => fact === "impossible");
  const whole = impossible < 0 ? entered.length : impossible;
  const chosen = yield* answerWith(begun, whole);
  if (chosen !== undefined) {
    const wrong: Entered | undefined = entered[whole];
    return wrong === undefined ? { kind: "answer", chosen } : { kind: "wrong", wrong: wrong.entry };
  }
  // Most wrong entries are refuted by the givens and a few others, so that the halves are quick.
  let possible = -1;
  let refuted = whole;
  while (refuted - possible > 1) {
    const middle = (possible + refuted) >> 1;
    if ((yield* answerWith(begun, middle)) === undefined) refuted = middle;
    else possible = middle;
  }
  const wrong = entered[refuted - 1];
  return wrong === undefined ? { kind: "no answer" } : { kind: "wrong", wrong: wrong.entry };
}

/** Nodes after which the answer is looked for in the problem as `solve` has it, which takes time to compile. */
const PATIENCE = 10_000;

function* answerWith(
  { task, posed, givens, entered }: Begun,
  count: number,
): Slices<readonly OptionId[] | undefined> {
  const before = entered.slice(0, count);
  const known = [...givens, ...enteredFacts(before)];
  let verdict = yield* posed.answerWithin(PATIENCE, known);
  if (verdict.kind === "impossible") return undefined;
  if (verdict.kind === "unknown") {
    const entries = before.map(({ entry }) => entry);
    const values = yield* solvedPlainly(task, posed, entries);
    if (values === "none") return undefined;
    if (values !== undefined) verdict = yield* posed.answerWithin(PATIENCE, known, values);
  }
  return verdict.kind === "possible" ? verdict.chosen : yield* posed.answer(known);
}
