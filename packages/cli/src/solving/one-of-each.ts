/**
 * One answer of each class of answers that symmetries map to each other, told as they come. If all are asked for, it is the one whose options come
 * first: each answer is compared with its own images, and none is kept. If only some are, those that were told are kept with their images, so that
 * the first one need not be waited for.
 */
import type { Turning, Turnings } from "@ecp/compiler";

/** Whether the answer is to be told. */
export function oneOfEach(
  turnings: Turnings,
  group: readonly Turning[],
  limit: number,
): (chosen: readonly number[]) => boolean {
  const images = (chosen: readonly number[]): (readonly number[])[] =>
    group.map((turning) => {
      const image = turnings.imageOf(turning, chosen);
      if (image === undefined) throw new Error("the image of an answer is none");
      return image;
    });
  if (limit === 0)
    return (chosen) => {
      const [own = [], ...others] = images(chosen);
      return others.every((image) => !comesBefore(image, own));
    };
  const told = new Set<string>();
  return (chosen) => {
    const keys = images(chosen).map((image) => image.join());
    if (keys.some((key) => told.has(key))) return false;
    for (const key of keys) told.add(key);
    return true;
  };
}

function comesBefore(a: readonly number[], b: readonly number[]): boolean {
  for (let k = 0; k < a.length && k < b.length; k++) if (a[k] !== b[k]) return (a[k] ?? 0) < (b[k] ?? 0);
  return a.length < b.length;
}
