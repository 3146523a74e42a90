/** The status of an instance, in a few words. */
import { bestInWords, groupedDigits, type TypedInstance } from "@ecp/compiler";
import type { InstanceStatus } from "../protocol.js";
import type { Verdict } from "./job.js";
import type { Result } from "./results.js";

export function statusOf(
  result: Result | undefined,
  broken: boolean,
  expect: TypedInstance["expect"],
): InstanceStatus {
  const answers = result?.solutions.length ?? 0;
  const counted = result?.count === undefined ? {} : { count: result.count };
  if (result?.running !== undefined) return { kind: "solving", says: runningSays(result), answers };
  if (broken) return { kind: "broken", says: "the text has mistakes", answers: 0 };
  if (result?.verdict === undefined)
    return answers === 0 || result === undefined
      ? { kind: "unsolved", says: "not solved yet", answers }
      : { kind: "unknown", says: openInWords(result, ""), answers };
  const { status } = result.verdict;
  const says = verdictInWords(result.verdict, result.count, answers) + heldAgainst(expect, result);
  if (status === "error") return { kind: "broken", says, answers: 0 };
  return { kind: status, says, answers, ...counted };
}

const runningInWords = {
  solve: "solving …",
  count: "counting …",
  candidates: "looking for candidates …",
} as const;

function runningSays(result: Result): string {
  const { running = "solve", solutions } = result;
  return running === "solve" && solutions.length > 0 ? openInWords(result, " yet") : runningInWords[running];
}

/** Of answers of which it is not known whether they are all. */
function openInWords(
  { solutions, improving }: Pick<Result, "solutions" | "improving">,
  yet: "" | " yet",
): string {
  if (improving === true) return `an answer; whether there is a better one is not known${yet}`;
  if (solutions.length > 1) return `${solutions.length} answers; whether there are more is not known${yet}`;
  return `an answer; whether it is the only one is not known${yet}`;
}

/** `answers`: how many are kept. */
export function verdictInWords(verdict: Verdict | undefined, count: string | undefined, answers = 0): string {
  if (verdict === undefined) return "not known";
  switch (verdict.status) {
    case "unique":
      return "one answer, and no other";
    case "multiple":
      if (count !== undefined) return `${grouped(count)} answers`;
      return `more than one answer${verdict.reason === undefined ? "" : `, not counted: ${verdict.reason}`}`;
    case "none":
      return `no answer: ${verdict.reason ?? ""}`;
    case "best":
      return verdict.best === undefined ? "the best answer" : bestInWords(verdict.best, true);
    case "unknown":
      if (verdict.best !== undefined)
        return `${bestInWords(verdict.best, false)}: ${verdict.reason ?? "stopped"}`;
      return `${answers === 0 ? "not known" : "an answer; whether it is the only one is not known"}: ${verdict.reason ?? "stopped"}`;
    case "error":
      return verdict.reason ?? "the text has mistakes";
    default:
      return verdict.status satisfies never;
  }
}

/** The expectation, where the answer shows that it does not hold. */
function heldAgainst(expect: TypedInstance["expect"], { verdict, count }: Result): string {
  if (expect === undefined || verdict === undefined) return "";
  const { what } = expect;
  if (what.of === "best") {
    const isKnown = verdict.status === "best" || verdict.status === "none";
    return isKnown && verdict.best?.value !== what.number ? ", not as expected" : "";
  }
  const wanted = what.of === "unique" ? 1n : what.of === "none" ? 0n : what.count;
  const several = verdict.status === "multiple" && count === undefined;
  const differs = count === undefined ? several && wanted < 2n : BigInt(count) !== wanted;
  return differs ? ", not as expected" : "";
}

/** `14 772 512` */
const grouped = (number: string): string => groupedDigits(number, "\u202f");
