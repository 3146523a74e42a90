/** One logical line: tokens, concrete tree, and at most one diagnostic of syntax. */
import type { CstNode, IToken } from "chevrotain";
import type { If } from "../../ast.js";
import { missingBody } from "../../diagnostics/catalogue/ecp1018-missing-body.js";
import { tooDeep } from "../../diagnostics/catalogue/ecp1022-too-deep.js";
import { type Diagnostic, diagnose } from "../../diagnostics/diagnostic.js";
import { once } from "../../once.js";
import type { Source } from "../../text/source.js";
import { type Span, spanOf } from "../../text/span.js";
import { expressionRules } from "../build/build-expression.js";
import { explain, repairTokens } from "../explain-error.js";
import type { LinePlace } from "../grammar/cst.js";
import { TooDeep } from "../grammar/grammar-gates.js";
import { LineParser } from "../grammar/parser.js";
import { type LineLexer, makeLexer } from "../lexer.js";
import type { LineMemory } from "./line-memory.js";
import type { Line } from "./line-tree.js";

/** The result of a rule of the parser on a line; `node` is absent where nothing of it could be kept. */
export interface LineReading {
  readonly node?: CstNode;
  readonly at: LinePlace;
  /** The line has an error, reported already. */
  readonly broken: boolean;
}

export type RuleName = Exclude<
  {
    [Key in keyof LineParser]: LineParser[Key] extends () => CstNode ? Key : never;
  }[keyof LineParser],
  undefined
>;

export interface LineReader {
  readonly source: Source;
  readonly diagnostics: Diagnostic[];
  /** The branches of an `if` that an `else` line below may still continue. */
  readonly growingBranches: WeakMap<If, If["branches"][number][]>;
  /** Lines of which a token was put in the place of a misspelt one, which was reported: no memory keeps them. */
  readonly corrected: Set<Line>;
  /** The same ones at each call. */
  tokens(line: Line): IToken[];
  /** `reported`: the line has a diagnostic already, and gets no second one. */
  read(line: Line, rule: RuleName, reported?: boolean): LineReading;
  span(line: Line): Span;
  text(line: Line): string;
}

/** Each is made at the first call and kept. */
const lexerOnce: () => LineLexer = once(makeLexer);
/**
 * A parser that recovers from errors. Lines with an error are read again with it, so that a declaration with a slip still declares its name.
 * Making it takes some ten milliseconds.
 */
const recoveringParserOnce: () => LineParser = once(() => new LineParser(true));
const parserOnce: () => LineParser = once(() => new LineParser(false, recoveringParserOnce));

/** `memory`: of an earlier version of the text. */
export function makeLineReader(source: Source, memory?: LineMemory): LineReader {
  const diagnostics: Diagnostic[] = [];
  const { file, text } = source;
  const span = (line: Line): Span => spanOf(file, line.start, line.end);
  const textOfLine = (line: Line): string => text.slice(line.start, line.end);

  const place = (line: Line, trusted: boolean): LinePlace => ({
    file,
    base: line.start,
    trusted,
    rules: expressionRules,
    report: (diagnostic) => {
      if (trusted) diagnostics.push(diagnostic);
    },
    missingBody: (header) => {
      const words = text.slice(header.start, header.end).replace(/\s+/g, " ");
      if (trusted) diagnostics.push(diagnose(missingBody, header, { header: words }));
    },
  });

  // A line is looked at by the reader of its block before it is read; what it corrects there stays.
  const lexed = new Map<Line, IToken[]>();
  const corrected = new Set<Line>();
  const tokensOf = (line: Line): IToken[] => {
    let tokens = lexed.get(line);
    if (tokens === undefined) {
      const text = textOfLine(line);
      const known = memory?.tokens(text);
      tokens = known === undefined ? lexerOnce().tokens(text) : [...known];
      lexed.set(line, tokens);
    }
    return tokens;
  };

  return {
    source,
    diagnostics,
    growingBranches: new WeakMap(),
    corrected,
    span,
    text: textOfLine,
    tokens: tokensOf,
    read(line, rule, reported = false) {
      const remembered = reported || corrected.has(line) ? undefined : memory;
      const known = remembered?.node(rule, textOfLine(line));
      if (known !== undefined) return { node: known, at: place(line, true), broken: false };
      const tokens = tokensOf(line);
      const context = { file, base: line.start, text: textOfLine(line) };
      const repaired = repairTokens(context, tokens);
      let parser = parserOnce();
      try {
        let node = parser.read(parser[rule], tokens);
        if (parser.errors.length > 0) {
          parser = recoveringParserOnce();
          node = parser.read(parser[rule], tokens);
        }
        const [error] = parser.errors;
        const problem = repaired ?? (error === undefined ? undefined : explain(context, tokens, error));
        if (problem !== undefined && !reported) diagnostics.push(problem);
        const atEnd = error === undefined || error.token.tokenType.name === "EOF";
        if (node !== undefined && problem === undefined) remembered?.keep(rule, context.text, tokens, node);
        const at = place(line, problem === undefined && !reported);
        return {
          ...(node === undefined ? {} : { node }),
          at: { ...at, trusted: atEnd },
          broken: problem !== undefined,
        };
      } catch (error) {
        if (!(error instanceof TooDeep)) throw error;
        const start = line.start + (Number.isFinite(error.at.startOffset) ? error.at.startOffset : 0);
        if (!reported)
          diagnostics.push(
            diagnose(tooDeep, spanOf(file, start, Math.min(start + 1, line.end)), { what: "brackets" }),
          );
        return { at: place(line, false), broken: true };
      }
    },
  };
}
