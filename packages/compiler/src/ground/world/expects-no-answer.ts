import type { World } from "./world.js";

/** A rule that cannot hold is a mistake of the text (Q6), but not of an instance that says that it has no answer. */
export function expectsNoAnswer({ instance }: World): boolean {
  const what = instance.expect?.what;
  return what?.of === "none" || (what?.of === "count" && what.count === 0n);
}
