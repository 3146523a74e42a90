import { type ItemId, itemName, type Problem } from "../problem.js";
import { NAME_BYTES } from "./limits.js";

export interface ShortNames {
  readonly names: readonly string[];
  readonly comments: readonly string[];
}

/**
 * A name for each item that Knuth's programs take: its own where that is possible, else `i` and its number in base 36
 * (or a later number, where that is taken). The comments tell each name that was replaced.
 */
export function shortNames(problem: Problem): ShortNames {
  const own: string[] = [];
  const taken = new Set<string>();
  const kept: boolean[] = [];
  for (let item = 0; item < problem.itemCount; item++) {
    const name = itemName(problem, item as ItemId);
    own.push(name);
    const fits = isPlain(name) && !taken.has(name);
    if (fits) taken.add(name);
    kept.push(fits);
  }
  const comments: string[] = [];
  const names = own.map((name, item) => {
    if (kept[item]) return name;
    const short = freeName(item, problem.itemCount, taken);
    taken.add(short);
    comments.push(`| item ${short} is ${JSON.stringify(name)}`);
    return short;
  });
  return { names, comments };
}

/** From one to eight printable ASCII characters, none of them `:` or `|`. */
function isPlain(name: string): boolean {
  return name.length <= NAME_BYTES && /^[!-9;-{}~]+$/.test(name);
}

function freeName(item: number, itemCount: number, taken: ReadonlySet<string>): string {
  for (let number = item; ; number += itemCount) {
    const name = `i${number.toString(36)}`;
    if (!taken.has(name)) return name;
  }
}
