/** The least and the largest of numbers, of which there may be more than a call takes arguments; infinite, and the wrong way round, of none. */
export function leastAndMost(numbers: readonly number[]): readonly [least: number, most: number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const number of numbers) {
    if (number < least) least = number;
    if (number > most) most = number;
  }
  return [least, most];
}

/** How many whole numbers lie between the least and the largest, both counted. */
export function extentOf(numbers: readonly number[]): number {
  const [least, most] = leastAndMost(numbers);
  return numbers.length === 0 ? 0 : most - least + 1;
}
