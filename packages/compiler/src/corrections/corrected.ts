/**
 * Readings of a sentence that the grammar does not read as it stands: those for which the fewest words have to be left out, added, or put in the place of
 * others (the least-cost parse of Aho and Peterson, A minimum distance error-correcting parser for context-free languages, 1972).
 */
import type { PhraseRule, Piece } from "../english/grammar.js";
import { CORRECTION_STEPS } from "../thresholds.js";
import {
  COST_OF_ADDING,
  COST_OF_REPLACING,
  costWithout,
  type WordsOfProgram,
  wordInstead,
  wordToAdd,
} from "./costs.js";

/** A sentence that is read, and what its corrections cost. */
export interface Corrected {
  readonly words: readonly string[];
  readonly cost: number;
}

interface Found extends Corrected {
  readonly value: unknown;
  readonly end: number;
}

/** Of each phrase that ends at a word, so many are kept. */
const KEPT = 6;
const KEPT_OF_SENTENCE = 12;

type Parts = Readonly<Record<string, unknown>>;

/** The cheapest first, none of them dearer than `most`. */
export function correctedBy(
  rules: readonly PhraseRule[],
  words: readonly string[],
  program: WordsOfProgram,
  most: number,
): readonly Corrected[] {
  const ofKind = productive(rules, words);
  const without = words.map((word) => costWithout(word, program));
  const known = new Map<string, readonly Found[]>();
  let steps = CORRECTION_STEPS;

  function read(kind: string, at: number): readonly Found[] {
    const key = `${kind} ${at}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    // A phrase that begins with one of its own kind is not read.
    known.set(key, []);
    const best = new Map<number, Found[]>();
    const keep = (each: Found): void => {
      const others = best.get(each.end) ?? [];
      others.push(each);
      others.sort((a, b) => a.cost - b.cost);
      best.set(each.end, others.slice(0, kind === "sentence" ? KEPT_OF_SENTENCE : KEPT));
    };
    const word = words[at] ?? "";
    if (kind === "number" && /^\d{1,6}$/.test(word))
      keep({ value: word, words: [word], end: at + 1, cost: 0 });
    for (const { pattern, meaning } of ofKind.get(kind) ?? [])
      for (const { value, ...found } of follow(pattern, 0, at, 0)) {
        const said = meaning(value as Parts);
        if (said !== undefined) keep({ ...found, value: said });
      }
    const found = [...best.values()].flat().toSorted((a, b) => a.cost - b.cost);
    known.set(key, found);
    return found;
  }

  /** `value` is that of the parts. */
  function* follow(pattern: readonly Piece[], from: number, at: number, cost: number): Generator<Found> {
    if (steps-- <= 0 || cost > most) return;
    const piece = pattern[from];
    if (piece === undefined) {
      yield { value: {}, words: [], end: at, cost };
      return;
    }
    // No phrase begins with a word that is left out: the phrase around it leaves it out.
    const last = from === 0 ? at : words.length;
    let paid = cost;
    for (let next = at; next <= last && paid <= most; paid += without[next++] ?? 0) {
      if ("kind" in piece) {
        for (const found of read(piece.kind, next))
          for (const rest of follow(pattern, from + 1, found.end, paid + found.cost))
            yield {
              ...rest,
              value: { ...(rest.value as Parts), [piece.name]: found.value },
              words: [...found.words, ...rest.words],
            };
        continue;
      }
      const word = words[next];
      if (word === undefined) break;
      const own = piece.words.includes(word) ? word : wordInstead(word, piece.words);
      if (own === undefined) continue;
      yield* withWord(
        own,
        follow(pattern, from + 1, next + 1, paid + (own === word ? 0 : COST_OF_REPLACING)),
      );
      break;
    }
    if ("kind" in piece) return;
    const small = wordToAdd(piece.words);
    if (piece.isOptional) yield* follow(pattern, from + 1, at, cost);
    else if (small !== undefined)
      yield* withWord(small, follow(pattern, from + 1, at, cost + COST_OF_ADDING));
  }

  const found: Corrected[] = [];
  let before = 0;
  for (let start = 0; start < words.length && before <= most; before += without[start++] ?? 0)
    for (const { words: said, end, cost } of read("sentence", start)) {
      const whole = before + cost + without.slice(end).reduce((sum, each) => sum + each, 0);
      if (whole <= most) found.push({ words: said, cost: whole });
    }
  return found.toSorted((a, b) => a.cost - b.cost);
}

function* withWord(word: string, all: Iterable<Found>): Generator<Found> {
  for (const each of all) yield { ...each, words: [word, ...each.words] };
}

/** The rules that the words of a sentence, and words that may be added, can fulfil: of some thousands, a hundred or two. */
function productive(
  rules: readonly PhraseRule[],
  words: readonly string[],
): ReadonlyMap<string, readonly PhraseRule[]> {
  const present = new Set(words);
  const canBeThere = (choices: readonly string[]): boolean =>
    choices.some((each) => present.has(each)) ||
    wordToAdd(choices) !== undefined ||
    words.some((word) => wordInstead(word, choices) !== undefined);
  const spoken = rules.filter(({ pattern }) =>
    pattern.every((piece) => "kind" in piece || piece.isOptional || canBeThere(piece.words)),
  );
  const kinds = new Set<string>(words.some((word) => /^\d+$/.test(word)) ? ["number"] : []);
  const isWhole = ({ pattern }: PhraseRule): boolean =>
    pattern.every((piece) => !("kind" in piece) || kinds.has(piece.kind));
  for (let many = -1; many < kinds.size; ) {
    many = kinds.size;
    for (const each of spoken) if (isWhole(each)) kinds.add(each.kind);
  }
  const ofKind = new Map<string, PhraseRule[]>();
  for (const each of spoken.filter(isWhole)) ofKind.set(each.kind, [...(ofKind.get(each.kind) ?? []), each]);
  return ofKind;
}
