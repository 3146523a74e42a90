/**
 * Writes a problem in Knuth's text format, so that his own programs can read it (`limits.ts`): DLX3 if some item has a
 * multiplicity other than 1..1, else DLX2, which DLX1 reads too if there are no colours.
 *
 * Things that the format cannot say are refused with a ProblemError "unsayable": rows and globals; a problem without primary
 * items; more colours of one item than there are characters; bounds of more than seven digits. Items of which there
 * must be none (0..0) cannot be said either, but leaving them out, and the options that hold them, says the same.
 * Names that do not fit are replaced; comments at the top tell which. Option numbers are kept if nothing is left out.
 */
import { type ItemId, isPure, type OptionId, type Problem } from "../problem.js";
import { ProblemError } from "../problem-error.js";
import { colourScheme } from "./colours.js";
import { LARGEST_BOUND, MAX_ITEMS, MAX_ITEMS_WITH_BOUNDS, MAX_NODES } from "./limits.js";
import { shortNames } from "./short-names.js";

/** The problem as text, its last line ended. */
export function writeKnuth(problem: Problem): string {
  if (!isPure(problem))
    throw new ProblemError("unsayable", "rows and globals cannot be said in Knuth's format");
  const written = whatIsWritten(problem);
  const { names, comments } = shortNames(problem);
  const colours = colourScheme(problem, names);
  const primary: string[] = [];
  const secondary: string[] = [];
  let bounds = false;
  for (let item = 0; item < problem.itemCount; item++) {
    if (written.items[item] === 0) continue;
    const name = names[item] ?? "";
    if (problem.itemSecondary[item] === 1) secondary.push(name);
    else {
      const prefix = boundsPrefix(problem, item as ItemId, written.uses[item] ?? 0, name);
      if (prefix !== "") bounds = true;
      primary.push(prefix + name);
    }
  }
  if (primary.length === 0) throw new ProblemError("unsayable", "Knuth's format needs a primary item");
  const lines = [...comments, ...colours.comments, ...written.comments.map((say) => say(names))];
  const items = primary.length + secondary.length;
  if (items > (bounds ? MAX_ITEMS_WITH_BOUNDS : MAX_ITEMS) || problem.optionItems.length > MAX_NODES) {
    lines.push("| larger than Knuth's programs are compiled for: raise their max_cols and max_nodes");
  }
  lines.push(secondary.length === 0 ? primary.join(" ") : `${primary.join(" ")} | ${secondary.join(" ")}`);
  for (let option = 0; option < problem.optionCount; option++) {
    if (written.options[option] === 1)
      lines.push(optionLine(problem, option as OptionId, names, colours.character));
  }
  return `${lines.join("\n")}\n`;
}

interface Written {
  /** 1 for what is written, 0 for what is left out. */
  readonly items: Uint8Array;
  readonly options: Uint8Array;
  /** How many of the options written hold each item. */
  readonly uses: Int32Array;
  readonly comments: readonly ((names: readonly string[]) => string)[];
}

function whatIsWritten(problem: Problem): Written {
  const items = new Uint8Array(problem.itemCount).fill(1);
  const options = new Uint8Array(problem.optionCount).fill(1);
  const uses = new Int32Array(problem.itemCount);
  const comments: ((names: readonly string[]) => string)[] = [];
  for (let item = 0; item < problem.itemCount; item++) {
    if (problem.itemSecondary[item] === 1 || problem.itemHi[item] !== 0) continue;
    items[item] = 0;
    comments.push(
      (names) => `| left out, with the options that hold it, since there must be none: ${names[item]}`,
    );
  }
  for (let option = 0; option < problem.optionCount; option++) {
    const start = problem.optionStart[option] ?? 0;
    const end = problem.optionStart[option + 1] ?? 0;
    const held = problem.optionItems.subarray(start, end);
    for (const item of held) if (items[item] === 0) options[option] = 0;
    if (options[option] === 1) for (const item of held) uses[item] = (uses[item] ?? 0) + 1;
  }
  return { items, options, uses, comments };
}

function boundsPrefix(problem: Problem, item: ItemId, uses: number, name: string): string {
  const lo = problem.itemLo[item] ?? 1;
  // More than all its options an item cannot have, so an upper bound beyond them may be lowered (though not to 0).
  const hi = Math.max(1, lo, Math.min(problem.itemHi[item] ?? 1, uses));
  if (hi > LARGEST_BOUND)
    throw new ProblemError("unsayable", `bound ${hi} of item \`${name}\` has too many digits`);
  if (lo === hi) return lo === 1 ? "" : `${lo}|`;
  return `${lo}:${hi}|`;
}

function optionLine(
  problem: Problem,
  option: OptionId,
  names: readonly string[],
  character: (item: number, colour: number) => string,
): string {
  const parts: string[] = [];
  const end = problem.optionStart[option + 1] ?? 0;
  for (let k = problem.optionStart[option] ?? 0; k < end; k++) {
    const item = problem.optionItems[k] ?? 0;
    const colour = problem.optionColours[k] ?? 0;
    parts.push(colour === 0 ? (names[item] ?? "") : `${names[item]}:${character(item, colour)}`);
  }
  return parts.join(" ");
}
