/**
 * Counts with gaps (`0 or 2`): a primary item that is covered M times, M being the largest number that is allowed; what is missing to it is made
 * up by slack items A_1 … A_m, m = M - the smallest number. Each A_j has an option for every allowed number v, which holds the count's
 * item if j <= M - v, and gives the coloured item Z the colour v. So all A_j agree on one v, and M - v of them cover the item: what is
 * counted covers it v times. Given what is counted, v is its number and the option of every A_j is determined: slack and Z are functions
 * of the layers, and counts of answers stay true.
 */
import type { Draft, DraftItem, ItemKind } from "./draft.js";

/** The item that whatever is counted is to cover. The ranges are ascending and disjoint, and there are several. */
export function itemWithSlack(
  draft: Draft,
  ranges: readonly (readonly [number, number])[],
  kind: ItemKind,
  ref: number,
): DraftItem {
  const numbers = ranges.flatMap(([lo, hi]) => Array.from({ length: hi - lo + 1 }, (_, i) => lo + i));
  const least = numbers[0] ?? 0;
  const most = numbers.at(-1) ?? 0;
  const item = draft.primary(kind, ref, most, most);
  const total = draft.secondary("total", item);
  for (let j = 1; j <= most - least; j++) {
    const slack = draft.primary("slack", item);
    for (const number of numbers) {
      const option = draft.option("auxiliary", item);
      draft.cover(option, slack);
      draft.cover(option, total, number + 1);
      if (j <= most - number) draft.cover(option, item);
    }
  }
  return item;
}
