/**
 * Which lines open which blocks: the one table behind the line tree (which must know raw rows before it reads them), the reader of
 * logical lines, and the upper part of the generated EBNF.
 *
 * A block is opened by a header: a line that begins with one of its words, or has its shape. Its lines are those that stand deeper;
 * the lines of a `puzzle` also stand at the margin, up to the next section.
 */
import { namePattern } from "./names.js";

export type BlockName =
  | "file"
  | "puzzle"
  | "statements"
  | "legend"
  | "pieces"
  | "entries"
  | "instance"
  | "solution"
  | "data rows"
  | "shape rows"
  | "none";

interface Header {
  readonly opens: BlockName;
  /** First words of the header line. */
  readonly words?: readonly string[];
  /** Or the look of the line; `shape` names it in the grammar. */
  readonly look?: RegExp;
  readonly shape?: "data" | "drawnShape";
}

interface Block {
  /** Rows are text, not language: no continuation, no quotes, only comments. */
  readonly raw: boolean;
  readonly headers: readonly Header[];
}

/** `NAME [on NAME] [with NAME]:`, and what follows on the line. */
export const dataHeader = new RegExp(
  `^(${namePattern})(?:([ \\t]+on[ \\t]+)(${namePattern}))?(?:([ \\t]+with[ \\t]+)(${namePattern}))?[ \\t]*:`,
);
export const shapeHeader = new RegExp(`^(${namePattern})[ \\t]*:`);

const statementHeaders: readonly Header[] = [
  { opens: "statements", words: ["rule", "for", "if", "else", "inside"] },
];

export const blocks: Readonly<Record<BlockName, Block>> = {
  file: {
    raw: false,
    headers: [
      { opens: "puzzle", words: ["puzzle"] },
      { opens: "instance", words: ["instance"] },
    ],
  },
  puzzle: {
    raw: false,
    headers: [
      { opens: "legend", words: ["legend"] },
      { opens: "pieces", words: ["pieces"] },
      { opens: "entries", words: ["option"] },
      ...statementHeaders,
    ],
  },
  statements: { raw: false, headers: statementHeaders },
  legend: { raw: false, headers: [] },
  pieces: { raw: false, headers: [{ opens: "shape rows", look: shapeHeader, shape: "drawnShape" }] },
  entries: { raw: false, headers: [] },
  instance: {
    raw: false,
    headers: [
      { opens: "solution", words: ["solution"] },
      { opens: "data rows", look: dataHeader, shape: "data" },
    ],
  },
  solution: { raw: false, headers: [{ opens: "data rows", look: dataHeader, shape: "data" }] },
  "data rows": { raw: true, headers: [] },
  "shape rows": { raw: true, headers: [] },
  none: { raw: false, headers: [] },
};

const firstWord = new RegExp(`^${namePattern}`);

/** The block that the lines below a line belong to, if the line stands in `block`. */
export function blockBelow(block: BlockName, text: string): BlockName {
  const word = firstWord.exec(text)?.[0];
  for (const header of blocks[block].headers) {
    if (word !== undefined && header.words?.includes(word) === true) return header.opens;
    if (header.look?.test(text) === true) return header.opens;
  }
  return "none";
}

/** A header whose rest of line is raw as well. */
export const isRawHeader = (opens: BlockName): boolean => blocks[opens].raw;
