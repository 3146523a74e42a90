/** Frames of a search, and its end, as people are told them. */
import { type BranchPoint, itemWords, optionWords, type SearchFrame } from "@ecp/compiler";
import { type ItemId, type OptionId, optionName, type Problem, type Search } from "@ecp/engine";
import type { ReplayFilm, ReplayFrame } from "../protocol.js";

type Told = Pick<ReplayFrame, "kind" | "says">;

export const toldBeginning: Told = { kind: "begin", says: "This is the puzzle before the search." };

/** `before`: the frame before it. */
export function toldFrame(
  problem: Problem,
  { event, branch, chosen }: SearchFrame,
  before: SearchFrame,
): Told {
  switch (event?.kind) {
    case undefined:
    case "item":
      return toldBeginning;
    case "try":
      return branch === undefined
        ? toldNext(optionWords(problem, event.option), before)
        : toldTry(problem, optionWords(problem, event.option), branch);
    case "dead-end":
      return { kind: "dead-end", says: deadEndWords(problem, event.item) };
    case "undo":
      return {
        kind: "take-back",
        says: undoWords(problem, event.option, before.chosen.length - chosen.length),
      };
    case "rule-out":
      return { kind: "take-back", says: `The search rules out ${optionWords(problem, event.option)}.` };
    case "solution":
      return { kind: "answer", says: "This is an answer." };
    default:
      return event satisfies never;
  }
}

/** Of a branch that has begun before, or of no item. */
const toldNext = (option: string, { event }: SearchFrame): Told =>
  event?.kind === "undo" || event?.kind === "rule-out"
    ? { kind: "choose", says: `The search tries ${option} instead.` }
    : { kind: "place", says: `The search places ${option}.` };

function toldTry(problem: Problem, option: string, branch: BranchPoint): Told {
  const item = itemWords(problem, branch.item);
  return branch.ways === 1
    ? { kind: "place", says: `Only one way is left for ${item}, so the search places ${option}.` }
    : { kind: "choose", says: `There are ${branch.ways} ways for ${item}; the search tries ${option}.` };
}

/** Options without a name are of no interest by themselves. */
function undoWords(problem: Problem, option: OptionId, count: number): string {
  const name = optionName(problem, option);
  if (name === undefined) return "The search goes back.";
  return `The search takes back ${name}${count > 1 ? ", and what followed from it" : ""}.`;
}

const deadEndWords = (problem: Problem, item: ItemId | undefined): string =>
  item === undefined
    ? "The rules contradict each other here."
    : `Nothing is left for ${itemWords(problem, item)}.`;

type End = Pick<ReplayFilm, "status" | "says">;

export function toldFilmEnd(search: Search, steps: number, isCut: boolean): End {
  if (isCut)
    return { status: "cut", says: `The film is cut here, after ${steps} steps. The search goes on.` };
  const { solutions } = search.stats();
  if (solutions > 0n) return { status: "answer", says: `The search ends here with an answer.` };
  return search.state === "done"
    ? { status: "none", says: `All ways have been tried: there is no answer.` }
    : { status: "unknown", says: `The search ended here: ${search.reason ?? "it was stopped"}.` };
}

export const noFilm = (status: ReplayFilm["status"], says: string): ReplayFilm => ({
  status,
  says,
  frames: [],
  lines: [],
});
