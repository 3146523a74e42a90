/** The patterns that grounding looks for in rules (`ground/patterns/table.ts` has them all), and the marks they leave behind. */
import type { Span } from "./text/span.js";

/** That a pattern took, or read, what stands here. */
export interface PatternMark {
  /** Its name in the table. */
  readonly pattern: string;
  readonly span: Span;
}

/** All patterns, none, or all but those of these names. The answers are the same: a pattern only makes the problem smaller. */
export type PatternSetting = "all" | "none" | { readonly without: readonly string[] };

export const isUsed = (setting: PatternSetting, pattern: string): boolean =>
  setting === "all" || (setting !== "none" && !setting.without.includes(pattern));
