/** Counts in a set that is at hand, and truths about a cell. */
import type { Node, World } from "../../meaning/world.js";
import { type Maker, noNames, within } from "../maker.js";
import { noun } from "./said.js";

/** `exactly 1 s in g`, of a set that is at hand. */
export function counting(m: Maker):
  | {
      readonly say: (set: string) => string;
      readonly holds: (world: World, set: readonly number[]) => boolean;
    }
  | undefined {
  const of = noun(m);
  if (of === undefined) return undefined;
  const [text, allows] = m.random.one<readonly [string, (count: number, size: number) => boolean]>([
    ["exactly 1", (count) => count === 1],
    ["exactly 1", (count) => count === 1],
    ["exactly one", (count) => count === 1],
    ["exactly 1..2", (count) => count === 1 || count === 2],
    ["at most 1", (count) => count <= 1],
    ["at least 1", (count) => count >= 1],
    ["exactly 0 or 2", (count) => count === 0 || count === 2],
    ["exactly 2", (count) => count === 2],
  ]);
  return {
    say: (set) => `${text} ${of.text} in ${set}`,
    holds: (world, set) => allows(set.filter((cell) => of.holds(world, cell)).length, set.length),
  };
}

/** A truth about a cell of that name, or nothing more. */
export const filter = (m: Maker, ...names: readonly string[]): Node<"truth"> | undefined =>
  m.random.oneIn(3) ? m.make("truth", within(noNames, "cell", ...names), 1) : undefined;
