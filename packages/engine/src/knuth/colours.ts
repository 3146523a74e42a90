import type { Problem } from "../problem.js";
import { ProblemError } from "../problem-error.js";

export interface ColourScheme {
  readonly character: (item: number, colour: number) => string;
  readonly comments: readonly string[];
}

const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const CHARACTERS = `${DIGITS}!"#$%&'()*+,-./;<=>?@[\\]^_\`{}~`;

/**
 * A character for each colour. Colours are told apart within an item only, so each item has all characters to itself.
 * If all colours are codes of printable characters, as in what `readKnuth` has read, they are those characters; if all
 * are below 62, digits in that base; otherwise each item numbers its colours as they come, and comments say how.
 */
export function colourScheme(problem: Problem, names: readonly string[]): ColourScheme {
  let codes = true;
  let digits = true;
  for (const colour of problem.optionColours) {
    if (colour === 0) continue;
    if (colour <= 0x20 || colour >= 0x7f) codes = false;
    if (colour >= DIGITS.length) digits = false;
  }
  if (codes) return { character: (_, colour) => String.fromCharCode(colour), comments: [] };
  if (digits) return { character: (_, colour) => DIGITS.charAt(colour), comments: [] };
  return tabulated(problem, names);
}

function tabulated(problem: Problem, names: readonly string[]): ColourScheme {
  const tables = new Map<number, Map<number, string>>();
  const comments: string[] = [];
  for (let k = 0; k < problem.optionColours.length; k++) {
    const colour = problem.optionColours[k] ?? 0;
    const item = problem.optionItems[k] ?? 0;
    if (colour === 0) continue;
    const table = tables.get(item) ?? new Map<number, string>();
    tables.set(item, table);
    if (table.has(colour)) continue;
    const character = CHARACTERS.charAt(table.size);
    if (character === "") {
      throw new ProblemError(
        "unsayable",
        `item \`${names[item]}\` has more than ${CHARACTERS.length} colours`,
      );
    }
    table.set(colour, character);
    comments.push(`| colour ${names[item]}:${character} is ${colour}`);
  }
  return { character: (item, colour) => tables.get(item)?.get(colour) ?? "", comments };
}
