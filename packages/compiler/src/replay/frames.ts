/** The events of a search as frames: what is chosen after each, and what has happened, in words. */

import {
  type ItemId,
  itemName,
  type OptionId,
  optionName,
  type Problem,
  type SearchEvent,
} from "@ecp/engine";

export interface SearchFrame {
  /** In the order in which they were chosen. */
  readonly chosen: readonly OptionId[];
  /** The last event; undefined before the first. */
  readonly event: SearchEvent | undefined;
  /** The event in words; of a branch, the item as well. */
  readonly says: string;
  /** After a try with which a branch begins: the item, and in how many ways the search goes on there. */
  readonly branch?: BranchPoint;
}

export interface BranchPoint {
  readonly item: ItemId;
  readonly ways: number;
}

export const firstFrame: SearchFrame = { chosen: [], event: undefined, says: "" };

/** The frame after `frame`, when `event` has happened. */
export function nextFrame(problem: Problem, frame: SearchFrame, event: SearchEvent): SearchFrame {
  const begun = frame.event?.kind === "item" && event.kind === "try" ? frame.event : undefined;
  const about = begun === undefined ? "" : `${frame.says}; `;
  return {
    chosen: chosenAfter(frame.chosen, event),
    event,
    says: `${about}${eventWords(problem, event)}`,
    ...(begun === undefined ? {} : { branch: { item: begun.item, ways: begun.degree } }),
  };
}

function chosenAfter(chosen: readonly OptionId[], event: SearchEvent): readonly OptionId[] {
  switch (event.kind) {
    case "item":
    case "dead-end":
      return chosen;
    case "try":
      return [...chosen.slice(0, event.level), event.option];
    case "undo":
    case "rule-out":
      return chosen.slice(0, event.level);
    case "solution":
      return event.options;
    default:
      return event satisfies never;
  }
}

export const itemWords = (problem: Problem, item: ItemId): string => itemName(problem, item) ?? `#${item}`;
export const optionWords = (problem: Problem, option: OptionId): string =>
  optionName(problem, option) ?? `option ${option + 1}`;

export function eventWords(problem: Problem, event: SearchEvent): string {
  switch (event.kind) {
    case "item":
      return `${itemWords(problem, event.item)}: ${event.degree === 1 ? "one way" : `${event.degree} ways`}`;
    case "dead-end":
      return event.item === undefined
        ? "a contradiction"
        : `nothing is left for ${itemWords(problem, event.item)}`;
    case "try":
      return `try ${optionWords(problem, event.option)}`;
    case "undo":
      return `take back ${optionWords(problem, event.option)}`;
    case "rule-out":
      return `rule out ${optionWords(problem, event.option)}`;
    case "solution":
      return "an answer";
    default:
      return event satisfies never;
  }
}
