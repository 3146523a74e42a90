/**
 * Every token of the language, once: the lexer, the parser, the TextMate grammar and the EBNF are all made from this table.
 *
 * Reserved words can name nothing. Contextual words are names that the grammar knows at certain places; they may name a layer or a
 * variable everywhere else, and so their token types are of category Name.
 */
import { namePattern } from "./names.js";

/** A scope of TextMate grammars, without the language at its end. */
type Scope =
  | "keyword.control"
  | "keyword.operator"
  | "keyword.operator.word"
  | "keyword.other"
  | "storage.type"
  | "constant.language"
  | "constant.numeric"
  | "constant.other.cell"
  | "string.quoted.double"
  | "support.function"
  | "support.type"
  | "entity.name"
  | "punctuation"
  | "invalid.illegal";

/** Reserved words, with their scopes. Those that no rule of the grammar has are kept for later. */
export const reservedWords = {
  puzzle: "storage.type",
  instance: "storage.type",
  for: "keyword.control",
  each: "keyword.control",
  where: "keyword.control",
  with: "keyword.control",
  without: "keyword.control",
  in: "keyword.operator.word",
  is: "keyword.operator.word",
  not: "keyword.operator.word",
  and: "keyword.operator.word",
  or: "keyword.operator.word",
  implies: "keyword.operator.word",
  if: "keyword.control",
  // biome-ignore lint/suspicious/noThenProperty: a word of the language, not a promise
  then: "keyword.control",
  else: "keyword.control",
  let: "storage.type",
  rule: "storage.type",
  exactly: "keyword.other",
  at: "keyword.other",
  some: "keyword.other",
  all: "keyword.other",
  the: "keyword.other",
  has: "keyword.operator.word",
  none: "constant.language",
  of: "keyword.control",
  by: "keyword.control",
  until: "keyword.control",
  before: "keyword.operator.word",
  through: "keyword.control",
  yes: "constant.language",
  no: "constant.language",
  mod: "keyword.operator.word",
  maximize: "storage.type",
  minimize: "storage.type",
} as const satisfies Record<string, Scope>;

/** Contextual words that the grammar names, with their scopes where they are words of the language. */
export const contextualWords = {
  use: "storage.type",
  std: "support.type",
  also: "keyword.other",
  from: "keyword.control",
  board: "storage.type",
  torus: "keyword.other",
  places: "keyword.other",
  given: "storage.type",
  find: "storage.type",
  hidden: "keyword.other",
  on: "keyword.control",
  written: "keyword.control",
  number: "support.type",
  numbers: "support.type",
  region: "support.type",
  direction: "support.type",
  paths: "support.type",
  table: "support.type",
  legend: "storage.type",
  param: "storage.type",
  items: "storage.type",
  optional: "keyword.other",
  times: "keyword.other",
  option: "storage.type",
  pieces: "storage.type",
  one: "keyword.other",
  sided: "keyword.other",
  fixed: "keyword.other",
  place: "storage.type",
  cover: "storage.type",
  once: "keyword.other",
  any: "keyword.other",
  most: "keyword.other",
  least: "keyword.other",
  show: "storage.type",
  as: "keyword.control",
  expect: "storage.type",
  unique: "keyword.other",
  best: "keyword.other",
  solution: "storage.type",
  solutions: "keyword.other",
  so: "storage.type",
  far: "storage.type",
  fix: "storage.type",
  inside: "keyword.other",
  outside: "keyword.other",
  along: "keyword.control",
  either: "keyword.operator.word",
  x: "entity.name",
  to: "keyword.control",
  box: "support.type",
  block: "support.type",
  border: "keyword.other",
  long: "keyword.other",
  up: "keyword.other",
  down: "keyword.other",
  consecutive: "keyword.other",
  stretch: "support.type",
  stretches: "support.type",
  group: "support.type",
  groups: "support.type",
  loop: "support.function",
  tree: "support.function",
  path: "support.function",
  acyclic: "support.function",
  connected: "support.function",
} as const satisfies Record<string, Scope>;

export type ReservedWord = keyof typeof reservedWords;
export type ContextualWord = keyof typeof contextualWords;

interface Pattern {
  /** Source of a regular expression without flags. */
  readonly pattern: string;
  readonly scope: Scope;
  /** How people call it in a message. */
  readonly said: string;
}

/** In the order in which the lexer tries them. */
export const tokenPatterns = {
  Cell: { pattern: "r[0-9]+c[0-9]+", scope: "constant.other.cell", said: "a cell" },
  Name: { pattern: namePattern, scope: "entity.name", said: "a name" },
  Size: { pattern: "[0-9]+x[0-9]+(?:x[0-9]+)*", scope: "constant.numeric", said: "a size" },
  Number: { pattern: "[0-9]+", scope: "constant.numeric", said: "a number" },
  Text: { pattern: '"(?:[^"\\r\\n]|"")*"', scope: "string.quoted.double", said: "a text in quotes" },
  UnclosedText: { pattern: '"[^\\r\\n]*', scope: "invalid.illegal", said: "a text in quotes" },
  Range: { pattern: "\\.\\.", scope: "keyword.operator", said: "`..`" },
  Dot: { pattern: "\\.", scope: "punctuation", said: "`.`" },
  Comma: { pattern: ",", scope: "punctuation", said: "a comma" },
  Colon: { pattern: ":", scope: "punctuation", said: "a colon" },
  Semicolon: { pattern: ";", scope: "punctuation", said: "`;`" },
  OpenParenthesis: { pattern: "\\(", scope: "punctuation", said: "`(`" },
  CloseParenthesis: { pattern: "\\)", scope: "punctuation", said: "`)`" },
  OpenSquare: { pattern: "\\[", scope: "punctuation", said: "`[`" },
  CloseSquare: { pattern: "\\]", scope: "punctuation", said: "`]`" },
  OpenCurly: { pattern: "\\{", scope: "punctuation", said: "`{`" },
  CloseCurly: { pattern: "\\}", scope: "punctuation", said: "`}`" },
  NotEqual: { pattern: "!=", scope: "keyword.operator", said: "`!=`" },
  LessEqual: { pattern: "<=", scope: "keyword.operator", said: "`<=`" },
  GreaterEqual: { pattern: ">=", scope: "keyword.operator", said: "`>=`" },
  Equal: { pattern: "=", scope: "keyword.operator", said: "`=`" },
  Less: { pattern: "<", scope: "keyword.operator", said: "`<`" },
  Greater: { pattern: ">", scope: "keyword.operator", said: "`>`" },
  Plus: { pattern: "\\+", scope: "keyword.operator", said: "`+`" },
  Minus: { pattern: "-", scope: "keyword.operator", said: "`-`" },
  Star: { pattern: "\\*", scope: "keyword.operator", said: "`*`" },
  Slash: { pattern: "/", scope: "keyword.operator", said: "`/`" },
  Question: { pattern: "\\?", scope: "keyword.operator", said: "`?`" },
  /** A token for any other character, so that lexing never fails. */
  Stray: {
    pattern: "[\\uD800-\\uDBFF][\\uDC00-\\uDFFF]|[\\u0000-\\uFFFF]",
    scope: "invalid.illegal",
    said: "a sign",
  },
} as const satisfies Record<string, Pattern>;

export type PatternName = keyof typeof tokenPatterns;

/** White space, line ends, and comments, which begin after white space: `a//b` is none. */
export const spacePattern = "(?:[ \\t\\r\\n\\u00A0]+(?:\\/\\/[^\\r\\n]*)?)+";

export const isReserved = (text: string): text is ReservedWord => Object.hasOwn(reservedWords, text);
