/** Tokens of one logical line. */
import { type IToken, Lexer, type TokenType } from "chevrotain";
import { lexed, token, word } from "./tokens.js";

export interface LineLexer {
  /** Offsets are those of the line. Nothing fails: what no pattern takes is a Stray. */
  tokens(line: string): IToken[];
}

export function makeLexer(): LineLexer {
  const lexer = new Lexer([...lexed], {
    positionTracking: "onlyOffset",
    ensureOptimizations: false,
    skipValidations: true,
    // A table of patterns by first character takes longer to make than it spares in less than some thousand tokens.
    safeMode: true,
  });
  const words = new Map<string, TokenType>(Object.entries(word));
  return {
    tokens(line) {
      const { tokens } = lexer.tokenize(line);
      for (const each of tokens) {
        // Tracking offsets alone leaves out the end; Chevrotain's full tracking would count lines as well, at a fifth of the lexer's speed.
        each.endOffset = each.startOffset + each.image.length - 1;
        if (each.tokenType !== token.Name) continue;
        const type = words.get(each.image);
        if (type === undefined) continue;
        each.tokenType = type;
        if (type.tokenTypeIdx !== undefined) each.tokenTypeIdx = type.tokenTypeIdx;
      }
      return tokens;
    },
  };
}
