/** Elements as they stand on the board, row after row from left to right; numbers ascend. Most sets are made so. */
import { isElement, type Known } from "./value.js";

export function inReadingOrder<Item>(
  items: readonly Item[],
  standsFor: (item: Item) => Known,
): readonly Item[] {
  const placeOf = (item: Item): number => {
    const value = standsFor(item);
    return isElement(value) ? value.index : typeof value === "number" ? value : 0;
  };
  let last = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const place = placeOf(item);
    if (place < last) return [...items].sort((a, b) => placeOf(a) - placeOf(b));
    last = place;
  }
  return items;
}
