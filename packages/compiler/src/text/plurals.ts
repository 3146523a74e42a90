/** Names may stand in the plural: `queens` for `queen`, `boxes` for `box`, `cities` for `city`. No irregular plurals. */

/** The names that a name may be the plural of, the likeliest first; not the name itself. */
export function singularsOf(name: string): readonly string[] {
  const found: string[] = [];
  if (name.length > 3 && name.endsWith("ies")) found.push(`${name.slice(0, -3)}y`);
  if (name.length > 1 && name.endsWith("s")) found.push(name.slice(0, -1));
  if (name.length > 2 && name.endsWith("es")) found.push(name.slice(0, -2));
  return found;
}

/** The plural of a word: `boxes`, `keys`, `cities`. A word that ends in an s is a plural already. */
export function pluralOf(name: string): string {
  if (name.endsWith("s")) return name;
  if (/[^aeiou]y$/u.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:x|ch|sh)$/u.test(name) ? `${name}es` : `${name}s`;
}

/** All that may stand for it. */
export function pluralsOf(name: string): readonly string[] {
  const found = [`${name}s`, `${name}es`];
  if (name.endsWith("y")) found.push(`${name.slice(0, -1)}ies`);
  return found;
}
