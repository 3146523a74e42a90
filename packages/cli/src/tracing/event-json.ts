/** An event of a search as JSON. */
import { itemWords, optionWords } from "@ecp/compiler";
import type { Problem, SearchEvent } from "@ecp/engine";

export function eventJson(event: SearchEvent, problem: Problem): Record<string, unknown> {
  switch (event.kind) {
    case "item":
      return { event: "item", item: itemWords(problem, event.item), degree: event.degree };
    case "dead-end":
      return {
        event: "dead-end",
        ...(event.item === undefined ? {} : { item: itemWords(problem, event.item) }),
      };
    case "try":
    case "undo":
    case "rule-out":
      return { event: event.kind, option: optionWords(problem, event.option), level: event.level };
    case "solution":
      return { event: "solution", options: event.options.map((option) => optionWords(problem, option)) };
    default:
      return event satisfies never;
  }
}
