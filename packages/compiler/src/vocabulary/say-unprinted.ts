/** How a list of which not all is printed is spelled in data. */

/** `?` of a list of which nothing is printed. */
export function sayUnprinted(entries: readonly (number | string)[] | undefined): string {
  if (entries === undefined) return "?";
  return entries.length === 1 ? `[${entries[0]}]` : entries.join(",");
}
