/** What the tries before have shown: a way that came to nothing again and again, while another came to something, is not gone again. */
import { type Way, ways } from "./stage.js";

export type Venture = Way | Fitting;
export type Fitting = "merging" | "likeness";

export interface Experience {
  readonly note: (venture: Venture, wentWell: boolean) => void;
  readonly mayWork: (venture: Venture) => boolean;
}

/** So often in vain is enough. */
const IN_VAIN = 2;

export function openExperience(): Experience {
  const well = new Set<Venture>();
  const vain = new Map<Venture, number>();
  return {
    note: (venture, wentWell) => {
      if (wentWell) well.add(venture);
      else vain.set(venture, (vain.get(venture) ?? 0) + 1);
    },
    mayWork: (venture) =>
      well.has(venture) ||
      (vain.get(venture) ?? 0) < IN_VAIN ||
      (venture !== "merging" && venture !== "likeness" && !ways.some((way) => well.has(way))),
  };
}
