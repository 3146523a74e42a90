/** Steps of an explanation, and its end, as people are told them: words, and names of cells. */
import {
  type BoardEntry,
  type Contradiction,
  type ExplainedMember,
  entryWords,
  foundBetween,
  type Ground,
  type PathEnd,
  premisesWords,
  type Step,
  stepMarks,
  whereToLook,
} from "@ecp/compiler";
import type { ExplainedStep, ExplainResult } from "../protocol.js";

/** Of many that a step rests on, or that are open, the first are named. */
const mostNamed = 8;

export function toldStep(ground: Ground, step: Step): ExplainedStep {
  const { conclusion, premises, scope } = stepMarks(step);
  const names = (cells: readonly number[]): readonly string[] =>
    cells.map((cell) => ground.board?.cellName(cell) ?? "");
  return {
    where: whereToLook(step).says,
    says: step.says,
    from: premisesWords(step.premises, mostNamed),
    technique: step.technique.name,
    rank: step.technique.rank,
    rules: [...new Set(step.scope.map(ruleWords))],
    conclusion: names(conclusion),
    between: foundBetween(ground, step),
    premises: names(premises),
    scope: names(scope),
  };
}

/** The contradiction as a whole, if it cannot be explained in steps. */
export function toldContradiction({ ground, members, irreducible }: Contradiction): ExplainedStep {
  const [givens, rules] = [
    members.filter(({ kind }) => kind === "given"),
    members.filter(({ kind }) => kind === "rule"),
  ];
  const cellsOf = (all: readonly ExplainedMember[]): readonly string[] =>
    [...new Set(all.flatMap(({ cells }) => cells))].map((cell) => ground.board?.cellName(cell) ?? "");
  const without = irreducible ? " Without any one of them, the others would not contradict each other." : "";
  return {
    where: "Look at the board: a contradiction.",
    says:
      members.length === 1
        ? "This alone leaves no answer."
        : `These ${members.length} givens and rules contradict each other.${without}`,
    from: listed(givens.map(({ words, at }) => [...at, words].join(" "))),
    technique: "a contradiction",
    rank: 0,
    rules: [...new Set(rules.map(ruleWords))],
    conclusion: [],
    between: [],
    premises: cellsOf(givens),
    scope: cellsOf(rules),
  };
}

const ruleWords = ({ words, at }: ExplainedMember): string =>
  at.length === 0 ? words : `${words} (${at.join(", ")})`;

function listed(words: readonly string[]): string {
  const more = words.length - mostNamed;
  return `${words.slice(0, mostNamed).join("; ")}${more > 0 ? `; and ${more} more` : ""}`;
}

type Told = Pick<ExplainResult, "status" | "says">;

/** `steps`: how many were told before. */
export function toldEnd(end: PathEnd, ground: Ground | undefined, steps: number): Told {
  switch (end.kind) {
    case "solved":
      if (steps === 0) return { status: "solved", says: "Nothing is left to be found." };
      return {
        status: "steps",
        says: end.only
          ? "This is the only answer."
          : "With what is on the board this is the only answer; the puzzle has others.",
      };
    case "open": {
      const where = listed([...new Set(end.open.map((fact) => (fact.at === "" ? fact.words : fact.at)))]);
      const says = "There are several answers, and nothing more is the same in all of them.";
      return { status: "multiple", says: where === "" ? says : `${says} They differ at ${where}.` };
    }
    case "given up":
      return {
        status: "unknown",
        says: `No further step was found with some patience; ${end.left} values are left.`,
      };
    case "no answer":
      return { status: "none", says: "There is no answer." };
    case "wrong":
      return {
        status: "wrong",
        says: ground === undefined ? "An entry is wrong." : wrongWords(ground, end.wrong),
      };
    case "refused": {
      const [first] = end.diagnostics;
      const status = first?.code.startsWith("ECP5") === true ? "unknown" : "error";
      return { status, says: `It could not be explained: ${first?.message ?? "the text has mistakes"}.` };
    }
    default:
      return end satisfies never;
  }
}

function wrongWords(ground: Ground, wrong: BoardEntry): string {
  const { at, words } = entryWords(ground, wrong);
  return `${at === "" ? words : `${at} ${words}`} is wrong: no answer has it beside what was entered before it.`;
}
