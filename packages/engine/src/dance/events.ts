import type { ItemId } from "../problem.js";
import type { SearchEvent } from "../search.js";
import {
  EVENT_BYTES,
  EVENT_DEAD_END,
  EVENT_END,
  EVENT_ITEM,
  EVENT_RULE_OUT,
  EVENT_SOLUTION,
  EVENT_TRY,
  EVENT_UNDO,
  EVENTS,
  ITEM_ID,
} from "./arena.js";
import { chosenOptions, optionOfNode } from "./choices.js";
import { wordAt } from "./words.js";

/**
 * Hands on the events that the machine has written since it was started.
 * A solution ends a slice when the search is traced, so its options are still those in the choice stack.
 */
export function forwardEvents(W: Int32Array, onEvent: (event: SearchEvent) => void): void {
  const end = wordAt(W, EVENT_END);
  for (let e = wordAt(W, EVENTS); e < end; e += EVENT_BYTES) {
    const subject = wordAt(W, e + 4);
    const value = wordAt(W, e + 8);
    switch (wordAt(W, e)) {
      case EVENT_ITEM:
        onEvent({ kind: "item", item: wordAt(W, subject + ITEM_ID) as ItemId, degree: value });
        break;
      case EVENT_DEAD_END:
        onEvent({ kind: "dead-end", item: wordAt(W, subject + ITEM_ID) as ItemId });
        break;
      case EVENT_TRY:
        onEvent({ kind: "try", option: optionOfNode(W, subject), level: value });
        break;
      case EVENT_UNDO:
        onEvent({ kind: "undo", option: optionOfNode(W, subject), level: value });
        break;
      case EVENT_RULE_OUT:
        onEvent({ kind: "rule-out", option: optionOfNode(W, subject), level: value });
        break;
      case EVENT_SOLUTION:
        onEvent({ kind: "solution", options: chosenOptions(W) });
        break;
    }
  }
}
