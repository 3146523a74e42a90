/** Colours by meaning: what each name is, and the words of the language; in the order of the text, none over another. */
import type { Line } from "@ecp/compiler";
import { readWords } from "@ecp/compiler";
import type { NamePlace } from "../names.js";
import type { Snapshot } from "../snapshot.js";
import { puzzleNames } from "./puzzle-names.js";

/** Names of the protocol, so that themes know them. */
export const tokenTypes = [
  "keyword",
  "number",
  "string",
  "class",
  "type",
  "property",
  "parameter",
  "variable",
  "function",
  "method",
  "enumMember",
  "struct",
] as const;
export const tokenModifiers = ["declaration", "readonly", "defaultLibrary"] as const;

export interface Token {
  readonly start: number;
  readonly end: number;
  readonly type: (typeof tokenTypes)[number];
  readonly modifiers: readonly (typeof tokenModifiers)[number][];
}

/** `range`: only what begins in it. */
export function semanticTokens(
  snapshot: Snapshot,
  range: { readonly start: number; readonly end: number } = { start: 0, end: snapshot.source.text.length },
): readonly Token[] {
  const tokens = new Map<number, Token>();
  const add = (token: Token): void => {
    if (token.start >= range.start && token.start <= range.end && token.end > token.start)
      tokens.set(token.start, token);
  };
  const words = (line: Line): void => {
    const last = line.children.at(-1);
    if (!raw.has(line.block) && line.start <= range.end && line.end >= range.start) {
      for (const token of ofLine(snapshot.source.text, line)) add(token);
    }
    if (last !== undefined) for (const child of line.children) words(child);
  };
  for (const line of snapshot.lines().lines) words(line);
  for (const place of snapshot.names()) {
    const token = ofName(place);
    if (token !== undefined) add(token);
  }
  for (const { name, as } of puzzleNames(snapshot)) {
    add({ ...name.span, type: "class", modifiers: as === "declaration" ? ["declaration"] : [] });
  }
  return withoutOverlap([...tokens.values()].sort((a, b) => a.start - b.start));
}

const raw: ReadonlySet<string> = new Set(["data rows", "shape rows"]);

/** Contextual words are left to the names that they may be; reserved words are always what they are. */
function ofLine(text: string, line: Line): readonly Token[] {
  return readWords(text.slice(line.start, line.end), line.start).flatMap(
    ({ kind, text: word, start, end }, index): Token[] => {
      const token = (type: Token["type"]): Token[] => [{ start, end, type, modifiers: [] }];
      if (kind === "reserved") return token("keyword");
      if (kind === "number") return token("number");
      if (kind === "cell") return token("enumMember");
      if (kind === "text" && !/[\r\n]/.test(word)) return token("string");
      return kind === "contextual" && index === 0 ? token("keyword") : [];
    },
  );
}

function ofName({ name, symbol, reference }: NamePlace): Token | undefined {
  const declares = reference?.role === "binding" ? (["declaration"] as const) : [];
  const of = (type: Token["type"], ...modifiers: Token["modifiers"]): Token => ({
    ...name.span,
    type,
    modifiers: [...declares, ...modifiers],
  });
  switch (symbol.kind) {
    case "parameter":
    case "asked":
    case "board-size":
      return of("parameter", "readonly");
    case "layer":
      return symbol.declaration.role === "given" ? of("property", "readonly") : of("property");
    case "pieces":
      return of("property");
    case "value":
    case "spelling":
    case "shape":
      return of("enumMember");
    case "let":
      return of(symbol.form === "function" ? "function" : symbol.form === "layer" ? "property" : "variable");
    case "items":
    case "option":
      return of("struct");
    case "variable":
      return of("variable");
    case "sort":
      return typeof symbol.sort === "string" ? of("type", "defaultLibrary") : of("type");
    case "place":
      return of("enumMember");
    case "direction":
      return of("enumMember", "defaultLibrary");
    case "built-in":
      return of("method", "defaultLibrary");
    case "aggregate":
      return of("function", "defaultLibrary");
    case "adjective":
      return of("keyword");
    case "unknown":
      return undefined;
    default:
      return symbol satisfies never;
  }
}

/** Names inside a text (the holes of a template) cut it: the text before stays, and so does what is behind. */
function withoutOverlap(tokens: readonly Token[]): readonly Token[] {
  const found: Token[] = [];
  let rest: Token | undefined;
  for (const token of tokens) {
    if (rest !== undefined && token.start >= rest.end) {
      found.push(rest);
      rest = undefined;
    }
    if (rest === undefined) {
      rest = token;
      continue;
    }
    if (token.start > rest.start) found.push({ ...rest, end: token.start });
    found.push(token);
    rest = token.end < rest.end ? { ...rest, start: token.end } : undefined;
  }
  if (rest !== undefined) found.push(rest);
  return found;
}
