/**
 * The memory of the lines of a text, for its next version: an editor's keystroke changes one line, and the others are read as before. Kept are
 * lines without a mistake, by their text and the rule that read them; tokens and trees count their offsets from the line, so that it may
 * move. Lines that a reading does not use are forgotten at the next. The one thing in this package that changes: its maker owns it, and without one
 * every line is read anew, to the same end.
 */
import type { CstNode, IToken } from "chevrotain";

/** A caller makes one for a text and hands it on; what it holds is the business of syntax/. */
export interface LineMemory {
  /** A new version of the text begins to be read. */
  readonly begin: () => void;
  readonly tokens: (text: string) => readonly IToken[] | undefined;
  readonly node: (rule: string, text: string) => CstNode | undefined;
  readonly keep: (rule: string, text: string, tokens: readonly IToken[], node: CstNode) => void;
}

interface KnownLine {
  readonly tokens: readonly IToken[];
  readonly nodes: Map<string, CstNode>;
}

export function makeLineMemory(): LineMemory {
  let before = new Map<string, KnownLine>();
  let now = new Map<string, KnownLine>();
  const find = (text: string): KnownLine | undefined => {
    const known = now.get(text) ?? before.get(text);
    if (known !== undefined) now.set(text, known);
    return known;
  };
  return {
    begin: () => {
      before = now;
      now = new Map();
    },
    tokens: (text) => find(text)?.tokens,
    node: (rule, text) => find(text)?.nodes.get(rule),
    keep: (rule, text, tokens, node) => {
      const known = find(text) ?? { tokens: [...tokens], nodes: new Map() };
      known.nodes.set(rule, node);
      now.set(text, known);
    },
  };
}
