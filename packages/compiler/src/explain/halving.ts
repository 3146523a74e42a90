/**
 * The least part of a list that still fails, where each try is dear: whole pieces are left out first, halves, quarters and so on, then single
 * ones (Zeller and Hildebrandt's delta debugging, without complements, which a monotonic test does not need).
 */
import type { Slices } from "./judge.js";

/** Whether these alone fail: `unknown` counts as no, and is remembered. */
export type Fails<Part> = (parts: readonly Part[]) => Slices<"yes" | "no" | "unknown">;

export interface Halved<Part> {
  readonly parts: readonly Part[];
  readonly irreducible: boolean;
}

/** `parts` fail. */
export function* halve<Part>(parts: readonly Part[], fails: Fails<Part>): Slices<Halved<Part>> {
  let kept = parts;
  let size = Math.ceil(parts.length / 2);
  let irreducible = true;
  for (;;) {
    irreducible = true;
    for (let from = 0; from < kept.length; ) {
      const rest = [...kept.slice(0, from), ...kept.slice(from + size)];
      const verdict = yield* fails(rest);
      if (verdict === "yes") kept = rest;
      else {
        if (verdict === "unknown") irreducible = false;
        from += size;
      }
    }
    if (size <= 1) return { parts: kept, irreducible };
    size = Math.ceil(size / 2);
  }
}
