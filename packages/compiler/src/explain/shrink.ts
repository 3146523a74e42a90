/**
 * A contradiction, made irreducible: one group after the other is left out; where what remains still clashes, the core of that refutation
 * replaces it, which usually drops many at once. The first parts left out are those that an explanation would rather do without.
 *
 * Cost: one question for each group that stays, and one for each core that gets smaller.
 */
import type { Judge, Slices } from "./judge.js";
import type { SoftGroup } from "./soften.js";

export interface Shrunk {
  readonly groups: readonly SoftGroup[];
  /** Each of them was shown to be needed; false where a question was given up. */
  readonly irreducible: boolean;
}

/** `groups` clash. Tries to do without `candidates`, in that order; the others stay. */
export function* shrink(
  judge: Judge,
  groups: readonly SoftGroup[],
  candidates: readonly SoftGroup[],
  patience: number,
): Slices<Shrunk> {
  const optional = new Set(candidates);
  let kept = new Set(groups);
  let irreducible = true;
  for (const candidate of candidates) {
    if (!kept.has(candidate)) continue;
    kept.delete(candidate);
    const verdict = yield* judge.ask(kept, { patience });
    if (verdict.kind === "impossible") {
      const core = new Set(verdict.core);
      kept = new Set([...kept].filter((group) => !optional.has(group) || core.has(group)));
    } else {
      kept.add(candidate);
      if (verdict.kind === "unknown") irreducible = false;
    }
  }
  return { groups: [...kept], irreducible };
}
