/** Names may stand in the plural: `queens` for `queen`, `boxes` for `box`, `cities` for `city`. No irregular plurals. */

/** What a name may be the plural of, the likeliest first; not the name itself. */
export function singularsOf(name: string): readonly string[] {
  const found: string[] = [];
  if (name.length > 3 && name.endsWith("ies")) found.push(`${name.slice(0, -3)}y`);
  if (name.length > 1 && name.endsWith("s")) found.push(name.slice(0, -1));
  if (name.length > 2 && name.endsWith("es")) found.push(name.slice(0, -2));
  return found;
}

export function pluralsOf(name: string): readonly string[] {
  const found = [`${name}s`, `${name}es`];
  if (name.endsWith("y")) found.push(`${name.slice(0, -1)}ies`);
  return found;
}
