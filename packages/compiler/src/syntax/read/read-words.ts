/** The words and signs of a line, for editors: what completion looks back at, and what colours go by. Nothing of the lexer leaves this folder. */
import { once } from "../../once.js";
import { type LineLexer, makeLexer } from "../lexer.js";
import { contextualWords, isReserved } from "../token-table.js";

export interface Word {
  readonly kind: "reserved" | "contextual" | "name" | "number" | "cell" | "text" | "sign" | "stray";
  readonly text: string;
  /** Offsets in the text that was read, plus `from`. */
  readonly start: number;
  readonly end: number;
}

const lexerOnce: () => LineLexer = once(makeLexer);

/** `line`: a logical line; `from`: where it begins in its file. */
export function readWords(line: string, from = 0): readonly Word[] {
  return lexerOnce()
    .tokens(line)
    .map(({ image, startOffset, tokenType }) => ({
      kind: kindOf(tokenType.name, image),
      text: image,
      start: from + startOffset,
      end: from + startOffset + image.length,
    }));
}

function kindOf(type: string, text: string): Word["kind"] {
  if (type === "Stray") return "stray";
  if (type === "Number" || type === "Size") return "number";
  if (type === "Cell") return "cell";
  if (type === "Text" || type === "UnclosedText") return "text";
  if (isReserved(text)) return "reserved";
  if (Object.hasOwn(contextualWords, text)) return "contextual";
  return type === "Name" ? "name" : "sign";
}
