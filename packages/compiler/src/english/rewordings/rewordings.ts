/**
 * Other wordings of a sentence that mean the same: tried where no rule of the grammar reads the words as they stand. A rewording is a pattern of English, not
 * of puzzles (`there be no X without Y`: `each X have Y`), so each of them lets every rule of the grammar be said in one more way.
 */
import { once } from "../../once.js";
import { DEEPEST_REWORDING, REWORDINGS_TRIED } from "../../thresholds.js";
import { formsOfSentences, type Rewordings } from "./forms-of-sentences.js";
import { type Letter, letters } from "./letters.js";
import { plainerWords } from "./plainer-words.js";

type Piece =
  | { readonly words: readonly string[]; readonly isOptional: boolean }
  | { readonly name: string; readonly letter: Letter };

interface Rewording {
  readonly from: readonly Piece[];
  /** The same names, and words. */
  readonly to: readonly string[];
}

type Words = readonly string[];

const tableOf = (rows: Rewordings): readonly Rewording[] =>
  rows.flatMap(([from, to]) =>
    [to].flat().map((each) => ({ from: from.split(" ").map(pieceOf), to: each.split(" ") })),
  );

const inPlainer = once(() => tableOf(plainerWords));
const inOther = once(() => [...tableOf(formsOfSentences), ...inPlainer()]);

function pieceOf(piece: string): Piece {
  const letter = letters.get(piece);
  if (letter !== undefined) return { name: piece, letter };
  const isOptional = piece.endsWith("?");
  return { words: (isOptional ? piece.slice(0, -1) : piece).split("|"), isOptional };
}

/** The nearest first, none of them twice, without the words themselves. */
export function* rewordingsOf(words: Words): Generator<Words> {
  const seen = new Set([words.join(" ")]);
  const plain = inPlainerWords(words);
  let nearest: readonly Words[] = [plain, words];
  if (plain.join(" ") !== words.join(" ")) yield plain;
  for (let depth = 0; depth < DEEPEST_REWORDING; depth++) {
    const next: Words[] = [];
    for (const each of nearest)
      for (const other of onceReworded(each, inOther())) {
        const key = other.join(" ");
        if (seen.has(key)) continue;
        if (seen.size > REWORDINGS_TRIED) return;
        seen.add(key);
        yield other;
        next.push(other);
      }
    nearest = next;
  }
}

const MOST_IN_PLACE = 8;

function inPlainerWords(words: Words): Words {
  let now = words;
  for (let k = 0; k < MOST_IN_PLACE; k++) {
    const [next] = onceReworded(now, inPlainer());
    if (next === undefined) break;
    now = next;
  }
  return now;
}

function* onceReworded(words: Words, table: readonly Rewording[]): Generator<Words> {
  for (const { from, to } of table)
    for (const parts of matches(from, 0, words, 0)) yield to.flatMap((piece) => parts.get(piece) ?? [piece]);
}

function* matches(
  pieces: readonly Piece[],
  from: number,
  words: Words,
  at: number,
): Generator<ReadonlyMap<string, Words>> {
  const piece = pieces[from];
  if (piece === undefined) {
    if (at === words.length) yield new Map();
    return;
  }
  if ("words" in piece) {
    if (piece.words.includes(words[at] ?? "")) yield* matches(pieces, from + 1, words, at + 1);
    if (piece.isOptional) yield* matches(pieces, from + 1, words, at);
    return;
  }
  const { least, most, fits } = piece.letter;
  const isLast = from === pieces.length - 1;
  for (let end = isLast ? words.length : at + least; end <= Math.min(words.length, at + most); end++) {
    if (end < at + least) continue;
    const part = words.slice(at, end);
    if (!fits(part)) continue;
    // A name that stands twice is the same words twice.
    for (const rest of matches(pieces, from + 1, words, end))
      if (!rest.has(piece.name) || rest.get(piece.name)?.join(" ") === part.join(" "))
        yield new Map([...rest, [piece.name, part]]);
  }
}
