/** Parts of patterns for the common nouns and verbs of rule books. */

export const HAS = "(?:has|have|contains?|holds?)";
/** A value, of whichever layer. */
export const VALUE = "(?:number|digit|letter|value|clue|symbol)s?";
export const BESIDE = "(?:next to|beside|adjacent to)";
/** Things of several cells each: so many of them are not so many cells. */
export const bodies = ["ship", "boat", "vessel", "island", "snake", "river", "lake", "pond"];
/** Those of which a puzzle has one, if it speaks of it in the singular: `the snake`. */
export const onlyBodies = [
  "snake",
  "river",
  "worm",
  "path",
  "track",
  "road",
  "route",
  "wire",
  "rope",
  "trail",
];
export const NO_BODY = `(?!(?:${bodies.join("|")})s?$)`;
/** At the beginning: the sentence forbids something. Without that it demands the opposite. */
export const DENIED = "(?=no |.*\\b(?:not|never)\\b(?! even))";
