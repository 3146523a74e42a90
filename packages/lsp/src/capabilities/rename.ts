/** Rename: every place that means the same thing, with its plural where it stands in the plural. */
import { isName, isReserved, pluralsOf, type Span } from "@ecp/compiler";
import type { Occurrence, Target } from "./references.js";

export type Renaming =
  | { readonly edits: readonly { readonly span: Span; readonly text: string }[] }
  /** Why it cannot be. */
  | { readonly refused: string };

/** The thing that can be renamed at a place, with its present name. */
export function renamable(
  target: Target | undefined,
): { readonly span: Span; readonly text: string } | undefined {
  if (target === undefined || target.at === undefined) return undefined;
  if (target.at.file.startsWith("std:")) return undefined;
  return { span: target.span, text: target.kind === "symbol" ? target.symbol : target.name };
}

/** `found`: the occurrences in all files. */
export function rename(target: Target, found: readonly Occurrence[], to: string): Renaming {
  if (target.at === undefined) return { refused: "this is a word of the language" };
  if (target.at.file.startsWith("std:")) return { refused: "this belongs to the standard library" };
  if (target.kind === "symbol") return renameSymbol(target.symbol, found, to);
  if (target.kind === "thing" && target.isPlace)
    return { refused: "lists of neighbours and data name the place too, and would not be changed" };
  if (target.kind === "thing" && to !== target.name && target.taken.has(to)) {
    return { refused: `\`${to}\` is declared already` };
  }
  return renameName(target.name, found, to);
}

function renameName(from: string, found: readonly Occurrence[], to: string): Renaming {
  if (isReserved(to)) return { refused: `\`${to}\` is a word of the language` };
  if (!isName(to))
    return { refused: "a name is made of letters, digits and `_`, and does not begin with a digit" };
  if (/^r\d+c\d+$/.test(to)) return { refused: `\`${to}\` is a cell` };
  const plurals = pluralsOf(from);
  return {
    edits: found.map(({ span, text }) => ({
      span,
      text: text !== from && plurals.includes(text) ? pluralOf(to) : to,
    })),
  };
}

/** The one that a person would write. */
function pluralOf(name: string): string {
  const [plain = name, es = name, ies] = pluralsOf(name);
  if (ies !== undefined && /[^aeiou]y$/.test(name)) return ies;
  return /(s|x|ch|sh)$/.test(name) ? es : plain;
}

function renameSymbol(from: string, found: readonly Occurrence[], to: string): Renaming {
  if (to === "" || /[\s|│]/u.test(to)) return { refused: "a symbol of a map has no spaces or bars" };
  if (to === ".") return { refused: "`.` means that nothing is given" };
  if (to.startsWith("//")) return { refused: "`//` begins a comment" };
  if ([...to].length > 1 && found.some(({ dense }) => dense === true)) {
    return { refused: "a map is written without spaces: a symbol is one character there" };
  }
  if (from === to) return { edits: [] };
  return {
    edits: found.map(({ span, declares }) => ({ span, text: declares ? to.replaceAll('"', '""') : to })),
  };
}
