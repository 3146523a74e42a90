import type { ItemId } from "../problem.js";
import type { SearchEvent } from "../search.js";
import {
  at,
  EVENT_DEAD_END,
  EVENT_END,
  EVENT_ITEM,
  EVENT_RULE_OUT,
  EVENT_SOLUTION,
  EVENT_TRY,
  EVENT_UNDO,
  EVENT_WORDS,
  EVENTS,
  ITEM_ID,
} from "./arena.js";
import { chosenOptions, optionOfNode } from "./choices.js";

/**
 * Hands on the events that the machine has written since it was started.
 * A solution ends a slice when the search is traced, so its options are still those in the choice stack.
 */
export function forwardEvents(A: Int32Array, onEvent: (event: SearchEvent) => void): void {
  const end = at(A, EVENT_END);
  for (let e = at(A, EVENTS); e < end; e += EVENT_WORDS) {
    const subject = at(A, e + 1);
    const value = at(A, e + 2);
    switch (at(A, e)) {
      case EVENT_ITEM:
        onEvent({ kind: "item", item: at(A, subject + ITEM_ID) as ItemId, degree: value });
        break;
      case EVENT_DEAD_END:
        onEvent({ kind: "dead-end", item: at(A, subject + ITEM_ID) as ItemId });
        break;
      case EVENT_TRY:
        onEvent({ kind: "try", option: optionOfNode(A, subject), level: value });
        break;
      case EVENT_UNDO:
        onEvent({ kind: "undo", option: optionOfNode(A, subject), level: value });
        break;
      case EVENT_RULE_OUT:
        onEvent({ kind: "rule-out", option: optionOfNode(A, subject), level: value });
        break;
      case EVENT_SOLUTION:
        onEvent({ kind: "solution", options: chosenOptions(A) });
        break;
    }
  }
}
