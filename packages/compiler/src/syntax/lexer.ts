/**
 * Tokens of one logical line. One expression says what all patterns take: a lexer of Chevrotain has one for each, and takes as long to make as the lines
 * of a small file to read.
 */
import type { IToken, TokenType } from "chevrotain";
import { spacePattern, tokenPatterns } from "./token-table.js";
import { token, word } from "./tokens.js";

export interface LineLexer {
  /** Offsets are those of the line. Nothing fails: what no pattern takes is a Stray. */
  tokens(line: string): IToken[];
}

export function makeLexer(): LineLexer {
  // In the order of the table, the first that takes something; cells and words are lexed as names.
  const { Cell, ...others } = tokenPatterns;
  const { Cell: cell, ...types } = token;
  const typeOf = Object.values(types);
  const sources = Object.values(others).map(({ pattern }) => `(${pattern})`);
  const next = new RegExp([spacePattern, ...sources].join("|"), "y");
  const wholeCell = new RegExp(`^${Cell.pattern}$`);
  const words = new Map<string, TokenType>(Object.entries(word));
  const named = (image: string): TokenType => words.get(image) ?? (wholeCell.test(image) ? cell : token.Name);
  return {
    tokens(line) {
      const tokens: IToken[] = [];
      next.lastIndex = 0;
      for (let found = next.exec(line); found !== null; found = next.exec(line)) {
        const [image] = found;
        const index = found.indexOf(image, 1);
        const type = index > 0 ? typeOf[index - 1] : undefined;
        if (type === undefined) continue;
        const tokenType = type === token.Name ? named(image) : type;
        tokens.push({
          image,
          startOffset: found.index,
          endOffset: found.index + image.length - 1,
          tokenTypeIdx: tokenType.tokenTypeIdx ?? 0,
          tokenType,
        });
      }
      return tokens;
    },
  };
}
