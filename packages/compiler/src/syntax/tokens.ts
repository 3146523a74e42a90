/** The Chevrotain token types of the token table. The lexer knows how they are made. */
import { createToken, type TokenType } from "chevrotain";
import {
  type ContextualWord,
  contextualWords,
  type PatternName,
  type ReservedWord,
  reservedWords,
  tokenPatterns,
} from "./token-table.js";

/** Operators that stand between two operands, by how the parser reads them; their strengths are in operators.ts. */
const inCategory: Partial<Record<PatternName | ReservedWord, "Comparing" | "Calculating">> = {
  NotEqual: "Comparing",
  LessEqual: "Comparing",
  GreaterEqual: "Comparing",
  Equal: "Comparing",
  Less: "Comparing",
  Greater: "Comparing",
  in: "Comparing",
  before: "Comparing",
  and: "Comparing",
  implies: "Comparing",
  or: "Comparing",
  Plus: "Calculating",
  Minus: "Calculating",
  Star: "Calculating",
  Slash: "Calculating",
  mod: "Calculating",
};

export const Comparing = createToken({ name: "Comparing" });
export const Calculating = createToken({ name: "Calculating" });
const categories = { Comparing, Calculating };

function typeOf(name: PatternName): TokenType {
  const category = inCategory[name];
  return createToken({
    name,
    label: tokenPatterns[name].said,
    ...(category === undefined ? {} : { categories: [categories[category]] }),
  });
}

function mapKeys<Key extends string, Value>(
  table: Readonly<Record<Key, unknown>>,
  make: (key: Key) => Value,
): Record<Key, Value> {
  const made: Partial<Record<Key, Value>> = {};
  const isKey = (key: string): key is Key => key in table;
  for (const key of Object.keys(table)) if (isKey(key)) made[key] = make(key);
  const isWhole = (value: Partial<Record<Key, Value>>): value is Record<Key, Value> =>
    Object.keys(table).every((key) => key in value);
  if (!isWhole(made)) throw new Error("a key without a value");
  return made;
}

/** Token types of the patterns, by name: `token.Colon`. */
export const token: Readonly<Record<PatternName, TokenType>> = mapKeys<PatternName, TokenType>(
  tokenPatterns,
  typeOf,
);

/** Token types of the words: `word.for`, `word.board`. Words are lexed as names and told apart by one look-up. */
export const word: Readonly<Record<ReservedWord | ContextualWord, TokenType>> = {
  ...mapKeys<ReservedWord, TokenType>(reservedWords, (text) => {
    const category = inCategory[text];
    return createToken({
      name: `word_${text}`,
      label: `\`${text}\``,
      ...(category === undefined ? {} : { categories: [categories[category]] }),
    });
  }),
  ...mapKeys<ContextualWord, TokenType>(contextualWords, (text) =>
    createToken({ name: `word_${text}`, label: `\`${text}\``, categories: [token.Name] }),
  ),
};

/** All that the parser can meet. */
export const vocabulary: readonly TokenType[] = [
  ...Object.values(token),
  ...Object.values(word),
  Comparing,
  Calculating,
];

/** The signs that the symbol of a value may be made of, after `written`: a comma parts two spellings, and texts have their quotes. */
export const spellingSigns: readonly TokenType[] = [
  ...Object.values(token).filter(
    (each) => each !== token.Comma && each !== token.Text && each !== token.UnclosedText,
  ),
  ...Object.values(word).filter((each) => !each.CATEGORIES?.includes(token.Name)),
];
