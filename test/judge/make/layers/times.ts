/** How often a piece is placed (S4). */
import type { Random } from "../../random.js";

export interface Times {
  readonly text: string;
  /** `copies`: how often the piece is there; one is placed so often. */
  readonly allows: (count: number, copies?: number) => boolean;
}

export function times(random: Random): Times {
  const [text, from, to] = random.one<readonly [string, number, number]>([
    ["any number of times", 0, Number.POSITIVE_INFINITY],
    ["any number of times", 0, Number.POSITIVE_INFINITY],
    ["exactly once", 1, 1],
    ["exactly 1 times", 1, 1],
    ["exactly 2 times", 2, 2],
    ["exactly 3 times", 3, 3],
    ["at most 2 times", 0, 2],
    ["at most 1 times", 0, 1],
    ["at least 1 times", 1, Number.POSITIVE_INFINITY],
    ["exactly 1..2 times", 1, 2],
  ]);
  return { text, allows: (count, copies = 1) => count >= from * copies && count <= to * copies };
}
