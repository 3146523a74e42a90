/**
 * The lines that open blocks, and the blocks: the one table behind the line tree (which must know raw rows before it reads them), the reader of
 * logical lines, and the upper part of the generated EBNF.
 *
 * A block is opened by a header: a line that begins with one of its words, or has its shape. Its lines are those that stand deeper;
 * the lines of a `puzzle` also stand at the margin, up to the next section.
 */
import { namePattern } from "../names.js";

export type BlockName =
  | "file"
  | "puzzle"
  | "statements"
  | "legend"
  | "pieces"
  | "board"
  | "entries"
  | "instance"
  | "solution"
  | "data rows"
  | "shape rows"
  | "none";

interface Header {
  readonly opens: BlockName;
  /** The rule of the grammar that such a line follows. */
  readonly rule: string;
  /** First words of the header line. */
  readonly words?: readonly string[];
  /** Or the look of the line. */
  readonly look?: RegExp;
}

interface Block {
  /** Rows are text, not language: no continuation, no quotes, only comments. */
  readonly raw: boolean;
  /** The rules of its other lines. */
  readonly lines: readonly string[];
  readonly headers: readonly Header[];
}

/** `NAME [on NAME] [with NAME]:`, and what follows on the line. */
export const dataHeader = new RegExp(
  `^(${namePattern})(?:([ \\t]+on[ \\t]+)(${namePattern}))?(?:([ \\t]+with[ \\t]+)(${namePattern}))?[ \\t]*:`,
);
export const shapeHeader = new RegExp(`^(${namePattern})[ \\t]*:`);
/** Between two shapes on one line. */
export const laterShape = new RegExp(`[ \\t]*;[ \\t]*(?=${namePattern}[ \\t]*:)`, "g");

/** Two words, so that a layer may be called by either. */
export const soFarHeader = /^so[ \t]+far(?=[ \t]*(?::|$))/u;

export const neighboursHeader = /^neighbours[ \t]*:/u;

/** Other board lines open no block. */
const placesHeader: Header = { opens: "board", rule: "boardLine", look: /^board[ \t]+places\b/u };

/** Below the places of a board, or level with them. */
const neighboursLine: Header = { opens: "data rows", rule: "neighbours", look: neighboursHeader };

const statementHeaders: readonly Header[] = [
  { opens: "statements", rule: "statements", words: ["rule", "for", "if", "inside"] },
  { opens: "statements", rule: "elseLine", words: ["else"] },
];
const dataHeaders: readonly Header[] = [{ opens: "data rows", rule: "data", look: dataHeader }];

export const blocks: Readonly<Record<BlockName, Block>> = {
  file: {
    raw: false,
    lines: ["useLine"],
    headers: [
      { opens: "puzzle", rule: "puzzleHeader", words: ["puzzle"] },
      { opens: "instance", rule: "instanceHeader", words: ["instance"] },
    ],
  },
  puzzle: {
    raw: false,
    lines: [
      "useLine",
      "layerLine",
      "letLine",
      "paramLine",
      "itemsLine",
      "placeLine",
      "coverLine",
      "showLine",
      "objectiveLine",
      "statements",
    ],
    headers: [
      { opens: "legend", rule: "legendHeader", words: ["legend"] },
      { opens: "pieces", rule: "piecesLine", words: ["pieces"] },
      { opens: "entries", rule: "optionLine", words: ["option"] },
      placesHeader,
      neighboursLine,
      ...statementHeaders,
    ],
  },
  statements: { raw: false, lines: ["statements"], headers: statementHeaders },
  legend: { raw: false, lines: ["legendEntry"], headers: [] },
  pieces: {
    raw: false,
    lines: [],
    headers: [{ opens: "shape rows", rule: "drawnShape", look: shapeHeader }],
  },
  board: {
    raw: false,
    lines: [],
    headers: [neighboursLine],
  },
  entries: { raw: false, lines: ["optionEntries"], headers: [] },
  instance: {
    raw: false,
    lines: ["expectLine", "fixLine"],
    headers: [
      placesHeader,
      { opens: "solution", rule: "solutionHeader", words: ["solution"] },
      { opens: "solution", rule: "soFarHeader", look: soFarHeader },
      ...dataHeaders,
    ],
  },
  solution: { raw: false, lines: [], headers: dataHeaders },
  "data rows": { raw: true, lines: ["row"], headers: [] },
  "shape rows": { raw: true, lines: ["row"], headers: [] },
  none: { raw: false, lines: [], headers: [] },
};

/** The lines that the scanner knows without tokens, for the grammar. */
export const rawRules: Readonly<Record<string, string>> = {
  data: 'Name ("on" Name)? ("with" Name)? ":" Text of the rest of the line?',
  drawnShape: 'Name ":" Text? (";" Name ":" Text)*',
  neighbours: '"neighbours" ":" Text of the rest of the line?',
  row: "any text, as it stands; a comment is `//` at its start or after a space",
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
