/** A text told as what differs from another. Two drawings of one board differ in a few cells, and an explanation has a drawing for each step. */

export interface Change {
  /** So many characters at the beginning are the same, and so many at the end. */
  readonly before: number;
  readonly after: number;
  readonly text: string;
}

export function changeOf(from: string, to: string): Change {
  const shorter = Math.min(from.length, to.length);
  let before = 0;
  while (before < shorter && from[before] === to[before]) before++;
  let after = 0;
  while (after < shorter - before && from.at(-1 - after) === to.at(-1 - after)) after++;
  return { before, after, text: to.slice(before, to.length - after) };
}

export const changed = (from: string, { before, after, text }: Change): string =>
  from.slice(0, before) + text + from.slice(from.length - after);
