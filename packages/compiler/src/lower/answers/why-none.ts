/** The diagnostic that tells why there is no answer: of the first condition that nothing, or too little, can satisfy; else of givens that clash. */
import type { Search } from "@ecp/engine";
import { givensClash } from "../../diagnostics/catalogue/ecp4114-givens-clash.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { Lowered } from "../lower.js";

/** `diagnostics`: those of compiling. Undefined where neither tells it: every possibility was tried. */
export function whyNone(
  { uncoverable }: Pick<Search, "uncoverable">,
  lowered: Lowered,
  diagnostics: readonly Diagnostic[],
): Diagnostic | undefined {
  for (const item of uncoverable) {
    const found = lowered.reasonOf(item);
    if (found !== undefined) return found;
  }
  return diagnostics.find(({ code }) => code === givensClash.code);
}
