/** An order, ready to be worked on: what is the same for all its pieces is done here. */
import { instanceWork } from "./instances.js";
import { lineWork } from "./lines.js";
import { puzzleWork } from "./puzzles.js";
import { testWork } from "./tests.js";
import type { Order, Work } from "./work.js";

export function workOf(order: Order): Work {
  switch (order.kind) {
    case "lines":
      return lineWork(order);
    case "puzzles":
      return puzzleWork(order);
    case "instances":
      return instanceWork(order);
    case "tests":
      return testWork(order);
    default:
      return order.kind satisfies never;
  }
}
