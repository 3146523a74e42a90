/** Requests about a board that a person fills in: the candidates for its places, and whether the entries are right. */
import { candidatesByRules, candidatesOfAnswers, checkFilled, type FilledBoard } from "@ecp/compiler";
import type { CheckTask, Report, SearchTask } from "./job.js";

type CandidatesTask = Extract<SearchTask, { readonly kind: "candidates" }>;

/** The last report is a verdict: `multiple` where the candidates are told. */
export function* candidatesJob(board: FilledBoard, { by, entries }: CandidatesTask): Generator<Report, void> {
  const [asked, of] =
    by === "rules"
      ? [candidatesByRules(board, entries), board.alone.length]
      : [candidatesOfAnswers(board, entries), board.places.length];
  for (;;) {
    const { value, done } = asked.next();
    if (done !== true) {
      yield { kind: "progress", fraction: Math.min(1, value / Math.max(1, of)), found: "" };
      continue;
    }
    if (value === undefined) {
      const reason = by === "rules" ? "what is on the board breaks a rule" : noAnswer(entries.length > 0);
      yield { kind: "verdict", status: "none", reason, diagnostics: [] };
      return;
    }
    yield { kind: "candidates", candidates: value };
    yield { kind: "verdict", status: "multiple", diagnostics: [] };
    return;
  }
}

const noAnswer = (isEntered: boolean): string =>
  isEntered ? "no answer has all that is on the board" : "there is no answer";

export function* checkJob(board: FilledBoard, { entries }: CheckTask): Generator<Report, void> {
  const asked = checkFilled(board, entries);
  for (;;) {
    const { value, done } = asked.next();
    if (done !== true) {
      yield { kind: "progress", fraction: 0, found: "" };
      continue;
    }
    yield { kind: "checked", checked: value };
    yield { kind: "verdict", status: "unknown", diagnostics: [] };
    return;
  }
}
