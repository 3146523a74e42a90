import { pluralOf } from "../text/plurals.js";
import { wordsOfEnglish } from "./words-of-english.js";

/**
 * "Did you mean": the candidate nearest to a misspelt name, or undefined where none is near enough.
 * A neighbouring pair swapped counts as one slip (optimal string alignment), and so does a wrong case of a letter, at half its weight, so that
 * `Queen` finds `queen` before `queens`; another number is no slip (`a1` is not a misspelt `a2`). The first letter is nearly always right: it may only
 * have changed places with the second. A word of English is not misspelt: `shaped` is no `shaded`, but `row` may be `rows`.
 * Among equals the first candidate wins: callers pass names nearest in scope first.
 * `fits` is asked only of candidates that would be the nearest: it may be slow.
 */
export function nearName(
  name: string,
  candidates: Iterable<string>,
  fits: (candidate: string) => boolean = () => true,
): string | undefined {
  const letters = [...name];
  const own = withoutNumbers(name);
  let best: string | undefined;
  let bestDistance = slipsAllowed(letters.length) + 0.25;
  for (const candidate of candidates) {
    if (candidate === name || candidate === "") continue;
    if (candidate.length === name.length && withoutNumbers(candidate) === own) continue;
    if (!beginsAlike(letters, [...candidate]) || isAnotherWord(name, candidate)) continue;
    const distance = slips(letters, candidate, bestDistance);
    if (distance < bestDistance && fits(candidate)) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** The same first letter, or the first two in the other order. */
const beginsAlike = ([a, b]: readonly string[], [x, y]: readonly string[]): boolean =>
  sameLetter(a, x) || (sameLetter(a, y) && sameLetter(b, x));

/** Singular and plural are one word. */
function isAnotherWord(name: string, candidate: string): boolean {
  const [word, other] = [name.toLowerCase(), candidate.toLowerCase()];
  return wordsOfEnglish.has(word) && other !== word && other !== pluralOf(word) && word !== pluralOf(other);
}

/** Short names have many neighbours that are no slip: `a` is not a misspelt `b`. */
function slipsAllowed(length: number): number {
  if (length <= 2) return 0.5;
  if (length <= 5) return 1;
  if (length <= 8) return 2;
  return 3;
}

/** Weighted edit distance; any number not below `limit` once it cannot be below. Cost: length times length. */
function slips(a: readonly string[], to: string, limit: number): number {
  const b = [...to];
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const x = a[i - 1] ?? "";
      const y = b[j - 1] ?? "";
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + substitution(x, y));
      if (i > 1 && j > 1 && x === b[j - 2] && y === a[i - 2]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    // A swap reaches two rows back, where the least may have been smaller by one at most.
    if (least >= limit + 1) return limit;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit;
}

function substitution(x: string, y: string): number {
  if (x === y) return 0;
  return sameLetter(x, y) ? 0.5 : 1;
}

const sameLetter = (x = "", y = ""): boolean => x.toLowerCase() === y.toLowerCase();
const withoutNumbers = (name: string): string => name.replace(/[0-9]+/g, "");
