/** The first word of a line says what it is; one that is misspelt is told so, and the line read as it was meant. */
import type { IToken } from "chevrotain";
import { unknownLine } from "../../diagnostics/catalogue/ecp1017-unknown-line.js";
import { diagnose } from "../../diagnostics/diagnostic.js";
import { nearName } from "../../diagnostics/near-name.js";
import { spanOf } from "../../text/span.js";
import { Calculating, Comparing, token, word } from "../tokens.js";
import type { LineReader } from "./line-reader.js";
import type { Line } from "./line-tree.js";

export const puzzleWords = [
  "board",
  "given",
  "find",
  "legend",
  "let",
  "param",
  "items",
  "optional",
  "option",
  "pieces",
  "place",
  "cover",
  "show",
  "maximize",
  "minimize",
  "use",
] as const;
const statementWords = [
  "rule",
  "for",
  "if",
  "else",
  "inside",
  "exactly",
  "at",
  "not",
  "some",
  "all",
  "loop",
  "connected",
  "acyclic",
];
const puzzlePlaceWords = [...puzzleWords, ...statementWords, "puzzle", "instance"];
/** Followed by a colon at once; anything else there is likelier to be data. */
const headerWords = ["else", "legend", "instance"];

/** After a word that is used as a name, an expression goes on. */
export function goesOnAsExpression(tokens: readonly IToken[]): boolean {
  const next = tokens[1]?.tokenType;
  if (next === undefined) return false;
  const isOperator =
    next.CATEGORIES?.includes(Comparing) === true || next.CATEGORIES?.includes(Calculating) === true;
  return isOperator || [token.Dot, token.Range, token.OpenSquare, word.is, word.has].includes(next);
}

/**
 * Changes the first token to what was meant, and reports it. A name that begins a statement is no slip where an expression goes on,
 * or stands alone; the declared words are candidates only where they may stand.
 */
export function correctFirstWord(
  reader: LineReader,
  line: Line,
  tokens: IToken[],
  place: "puzzle" | "statement",
): boolean {
  const [first, second] = tokens;
  if (first?.tokenType !== token.Name || second === undefined || goesOnAsExpression(tokens)) return false;
  if (
    [token.OpenParenthesis, word.with, word.without, word.where, word.until, word.of].includes(
      second.tokenType,
    )
  ) {
    return false;
  }
  const candidates =
    second.tokenType === token.Colon ? headerWords : place === "puzzle" ? puzzlePlaceWords : statementWords;
  const near = nearName(first.image, candidates);
  const type = near === undefined ? undefined : Object.entries(word).find(([text]) => text === near)?.[1];
  if (near === undefined || type === undefined) return false;
  const start = line.start + first.startOffset;
  reader.diagnostics.push(
    diagnose(unknownLine, spanOf(reader.source.file, start, start + first.image.length), {
      word: first.image,
      near,
    }),
  );
  // Another token in its place: the tokens of a line may be remembered.
  const { tokenTypeIdx = first.tokenTypeIdx } = type;
  tokens[0] = { ...first, tokenType: type, tokenTypeIdx };
  reader.corrected.add(line);
  return true;
}
