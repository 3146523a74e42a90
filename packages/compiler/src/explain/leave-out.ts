/**
 * Leaves out one thing after the other, where that is possible: more and more at once as long as it is, and fewer where it is not. A thing that is
 * needed stays as if each were tried alone, and things that are not needed go in few tries.
 */
import type { Slices } from "./judge.js";

/** `without`: whether it went without these; `isThere`: what has gone with others is not tried. */
export function leaveOut<Each>(
  all: readonly Each[],
  isThere: (one: Each) => boolean,
  without: (some: readonly Each[]) => boolean,
): void {
  // biome-ignore lint/correctness/useYield: it asks at once.
  const asked = leavingOut(all, isThere, function* (some) {
    return without(some);
  });
  while (asked.next().done !== true);
}

/** The same where asking takes its time. */
export function* leavingOut<Each>(
  all: readonly Each[],
  isThere: (one: Each) => boolean,
  without: (some: readonly Each[]) => Slices<boolean>,
): Slices<void> {
  let many = 1;
  for (let from = 0; from < all.length; ) {
    const some: Each[] = [];
    let to = from;
    for (; to < all.length && some.length < many; to++) {
      const one = all[to];
      if (one !== undefined && isThere(one)) some.push(one);
    }
    if (some.length === 0) return;
    if (yield* without(some)) {
      from = to;
      many = 2 * many;
    } else if (some.length === 1) {
      from = to;
      many = 1;
    } else many = some.length >> 1;
  }
}
