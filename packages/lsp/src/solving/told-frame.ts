/** Frames of a search, and its end, as people are told them. */
import { type BranchPoint, itemWords, optionWords, type SearchFrame } from "@ecp/compiler";
import type { Problem, Search } from "@ecp/engine";
import type { ReplayFilm, ReplayFrame } from "../protocol.js";

type Told = Pick<ReplayFrame, "kind" | "says">;

export const toldBeginning: Told = { kind: "begin", says: "This is the puzzle before the search." };

export function toldFrame(problem: Problem, { event, branch }: SearchFrame): Told {
  switch (event?.kind) {
    case undefined:
    case "item":
      return toldBeginning;
    case "try":
      return toldTry(problem, optionWords(problem, event.option), branch);
    case "dead-end":
      return { kind: "dead-end", says: `Nothing is left for ${itemWords(problem, event.item)}.` };
    case "undo":
      return { kind: "take-back", says: `The search takes back ${optionWords(problem, event.option)}.` };
    case "rule-out":
      return { kind: "take-back", says: `The search rules out ${optionWords(problem, event.option)}.` };
    case "solution":
      return { kind: "answer", says: "This is an answer." };
    default:
      return event satisfies never;
  }
}

function toldTry(problem: Problem, option: string, branch: BranchPoint | undefined): Told {
  if (branch === undefined) return { kind: "choose", says: `The search tries ${option} instead.` };
  const item = itemWords(problem, branch.item);
  return branch.ways === 1
    ? { kind: "place", says: `Only one way is left for ${item}, so the search places ${option}.` }
    : { kind: "choose", says: `There are ${branch.ways} ways for ${item}; the search tries ${option}.` };
}

type End = Pick<ReplayFilm, "status" | "says">;

export function toldFilmEnd(search: Search, steps: number, isCut: boolean): End {
  if (isCut)
    return { status: "cut", says: `The film is cut here, after ${steps} steps. The search goes on.` };
  const { strategy, solutions } = search.stats();
  const silent =
    strategy === "dance" ? "" : "The strategy that searches this puzzle tells its answers only. ";
  if (solutions > 0n) return { status: "answer", says: `${silent}The search ends here with an answer.` };
  return search.state === "done"
    ? { status: "none", says: `${silent}All ways have been tried: there is no answer.` }
    : { status: "unknown", says: `${silent}The search ended here: ${search.reason ?? "it was stopped"}.` };
}

export const noFilm = (status: ReplayFilm["status"], says: string): ReplayFilm => ({
  status,
  says,
  frames: [],
  lines: [],
});
