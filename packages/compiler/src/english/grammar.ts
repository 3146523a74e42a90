/**
 * Phrases that are made of phrases: patterns with their meanings, and what reads a sentence by them. Every word of a sentence has to be read by some
 * pattern, so that nothing in it is passed over.
 *
 * In a pattern `<noun>` is a phrase of that kind, `<noun:other>` the same under another name, `a|an` either word, `the?` a word that may be left out.
 */
import { once } from "../once.js";
import { READING_STEPS, READINGS_OF_A_PHRASE } from "../thresholds.js";
import type { Meanings } from "./meanings.js";

type Kind = keyof Meanings;

type Part<Of extends string> = Of extends `${infer K extends Kind}:${infer Name}`
  ? { readonly [N in Name]: Meanings[K] }
  : Of extends Kind
    ? { readonly [K in Of]: Meanings[K] }
    : never;

type Parts<Pattern extends string> = Pattern extends `${string}<${infer Of}>${infer Rest}`
  ? Part<Of> & Parts<Rest>
  : unknown;

export type Piece =
  | { readonly words: readonly string[]; readonly isOptional: boolean }
  | { readonly kind: Kind; readonly name: string };

export interface PhraseRule {
  readonly kind: Kind;
  readonly pattern: readonly Piece[];
  readonly meaning: (parts: Readonly<Record<string, unknown>>) => unknown;
}

/** `means` gives nothing where the parts do not go together. */
export function rule<K extends Kind, const Pattern extends string>(
  kind: K,
  patterns: Pattern | readonly Pattern[],
  means: (parts: Parts<Pattern>) => Meanings[K] | undefined,
): readonly PhraseRule[] {
  return [patterns].flat().map((pattern) => ({
    kind,
    pattern: (pattern as string).split(" ").filter(Boolean).map(pieceOf),
    // The types of the parts are those that the pattern names.
    meaning: means as PhraseRule["meaning"],
  }));
}

type Rules = PhraseRule | readonly (PhraseRule | readonly PhraseRule[])[];

/** Rules that are made when a sentence is first read: a program without faults asks for none of them, and starts sooner. */
export const table = (rules: () => readonly Rules[]): (() => readonly PhraseRule[]) =>
  once(() => rules().flat(2));

function pieceOf(piece: string): Piece {
  const [, kind, name] = /^<([^:>]+)(?::(\w+))?>$/.exec(piece) ?? [];
  if (kind !== undefined) return { kind: kind as Kind, name: name ?? kind };
  const isOptional = piece.endsWith("?");
  return { words: (isOptional ? piece.slice(0, -1) : piece).split("|"), isOptional };
}

interface Found<Value> {
  readonly value: Value;
  readonly end: number;
}

type ByKind = ReadonlyMap<Kind, readonly PhraseRule[]>;

/** The parts of a line are read by the same rules. */
const kindsOf = new WeakMap<readonly PhraseRule[], ByKind>();

function byKinds(rules: readonly PhraseRule[]): ByKind {
  const before = kindsOf.get(rules);
  if (before !== undefined) return before;
  const ofKind = new Map<Kind, PhraseRule[]>();
  for (const each of rules) {
    const others = ofKind.get(each.kind);
    if (others === undefined) ofKind.set(each.kind, [each]);
    else others.push(each);
  }
  kindsOf.set(rules, ofKind);
  return ofKind;
}

/** All that a sentence of that kind may mean, in the order of the rules. */
export function readingsBy<K extends Kind>(
  rules: readonly PhraseRule[],
  kind: K,
  words: readonly string[],
): readonly Meanings[K][] {
  const ofKind = byKinds(rules);
  const known = new Map<string, readonly Found<unknown>[]>();
  let steps = READING_STEPS;

  function read(of: Kind, at: number): readonly Found<unknown>[] {
    const key = `${of} ${at}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    // A phrase that begins with one of its own kind is not read.
    known.set(key, []);
    const found: Found<unknown>[] = of === "number" ? numberAt(at) : [];
    for (const { pattern, meaning } of ofKind.get(of) ?? [])
      for (const { value, end } of follow(pattern, 0, at)) {
        if (found.length >= READINGS_OF_A_PHRASE) break;
        const said = meaning(value);
        if (said !== undefined) found.push({ value: said, end });
      }
    known.set(key, found);
    return found;
  }

  /** A number stands for itself. */
  function numberAt(at: number): Found<unknown>[] {
    const word = words[at] ?? "";
    return /^\d{1,6}$/.test(word) ? [{ value: word, end: at + 1 }] : [];
  }

  function* follow(
    pattern: readonly Piece[],
    from: number,
    at: number,
  ): Generator<Found<Readonly<Record<string, unknown>>>> {
    if (steps-- <= 0) return;
    const piece = pattern[from];
    if (piece === undefined) {
      yield { value: {}, end: at };
      return;
    }
    if ("kind" in piece) {
      for (const { value, end } of read(piece.kind, at))
        for (const rest of follow(pattern, from + 1, end))
          yield { value: { ...rest.value, [piece.name]: value }, end: rest.end };
      return;
    }
    const word = words[at];
    if (word !== undefined && piece.words.includes(word)) yield* follow(pattern, from + 1, at + 1);
    if (piece.isOptional) yield* follow(pattern, from + 1, at);
  }

  // The values are those of the rules of that kind.
  return read(kind, 0).flatMap(({ value, end }) => (end === words.length ? [value as Meanings[K]] : []));
}
