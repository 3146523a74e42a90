/** The ways to search one problem that are compared: each strategy, with each rule for the item that it branches on. */
import { dancesOnMasks, isDetermined, isPure, type NextItem, type Problem, type Strategy } from "@ecp/engine";

export interface Way {
  readonly strategy: Strategy | "auto";
  /** Undefined: the strategy's own rule. */
  readonly nextItem?: NextItem;
  /** The rule in words. */
  readonly next: string;
  /** Why it cannot search this problem, where the engine would not say so. */
  readonly unfit?: string;
}

const words: Readonly<Record<NextItem, string>> = {
  first: "the first",
  fewest: "the fewest options",
  weighted: "the fewest options, by learned weight",
};

/** `limit`: how many answers are looked for; 0 for all. */
export function waysToSearch(problem: Problem, limit: number): readonly Way[] {
  const unfit = whyNoDance(problem);
  const twice = unfit === undefined ? {} : { unfit };
  const dance = (nextItem: NextItem): Way => ({
    strategy: "dance",
    nextItem,
    next: words[nextItem],
    ...twice,
  });
  const walk = (nextItem: NextItem): Way => ({ strategy: "walk", nextItem, next: words[nextItem] });
  return [
    { strategy: "auto", next: "its own choice" },
    dance("first"),
    dance("fewest"),
    ...(dancesOnMasks(problem)
      ? [{ strategy: "dance", next: "the fewest options, on masks", ...twice } as const]
      : []),
    walk("first"),
    walk("fewest"),
    walk("weighted"),
    { strategy: "learn", next: "learned activity" },
    {
      strategy: "diagram",
      next: "an order fixed before",
      ...(limit > 0 ? { unfit: "it only counts all (--limit 0)" } : {}),
    },
  ];
}

function whyNoDance(problem: Problem): string | undefined {
  if (!isPure(problem)) return "it knows neither sums nor conditions on whole boards";
  return isDetermined(problem)
    ? undefined
    : "it counts answers that differ in hidden layers alone as several";
}
