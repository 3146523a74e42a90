/** From the parser's errors to the catalogue's diagnostics: what is missing or superfluous, in the puzzler's words. */

import type { IRecognitionException, IToken } from "chevrotain";
import { straySign } from "../diagnostics/catalogue/ecp1004-stray-sign.js";
import { unclosedText } from "../diagnostics/catalogue/ecp1005-unclosed-text.js";
import { missingColon } from "../diagnostics/catalogue/ecp1010-missing-colon.js";
import { missingBracket } from "../diagnostics/catalogue/ecp1011-missing-bracket.js";
import { missingValue } from "../diagnostics/catalogue/ecp1012-missing-value.js";
import { missingName } from "../diagnostics/catalogue/ecp1013-missing-name.js";
import { missingWord } from "../diagnostics/catalogue/ecp1014-missing-word.js";
import { leftOver } from "../diagnostics/catalogue/ecp1015-left-over.js";
import { reservedName } from "../diagnostics/catalogue/ecp1016-reserved-name.js";
import { missingText } from "../diagnostics/catalogue/ecp1021-missing-text.js";
import { doubledSign } from "../diagnostics/catalogue/ecp1023-doubled-sign.js";
import { unquotedSymbol } from "../diagnostics/catalogue/ecp1027-unquoted-symbol.js";
import { unfitWord } from "../diagnostics/catalogue/ecp1028-unfit-word.js";
import { type Diagnostic, diagnose } from "../diagnostics/diagnostic.js";
import { nearName } from "../diagnostics/near-name.js";
import { type Span, spanOf } from "../text/span.js";
import { isSetOfCells, isSized } from "../vocabulary/sorts.js";
import { type ErrorCode, readErrorCode } from "./parse-error.js";
import {
  boundWords,
  differentMeant,
  filterMeant,
  hasNotMeant,
  havingMeant,
  sentenceFor,
  setMeant,
  untilMeant,
} from "./sentence-meant.js";
import { isReserved, tokenPatterns } from "./token-table.js";
import { token, word } from "./tokens.js";

interface LineContext {
  readonly file: string;
  readonly base: number;
  readonly text: string;
}

const spanAt = (line: LineContext, each: IToken): Span =>
  spanOf(line.file, line.base + each.startOffset, line.base + (each.endOffset ?? each.startOffset) + 1);

/** A text that is not closed is read as one that is, after it was reported. */
export function repairTokens(line: LineContext, tokens: readonly IToken[]): Diagnostic | undefined {
  for (const each of tokens) {
    if (each.tokenType !== token.UnclosedText) continue;
    each.tokenType = token.Text;
    if (token.Text.tokenTypeIdx !== undefined) each.tokenTypeIdx = token.Text.tokenTypeIdx;
    const diagnostic = diagnose(unclosedText, spanAt(line, each), {});
    each.image += '"';
    return diagnostic;
  }
  return undefined;
}

/** `isn't`, `doesn't`: a word with an apostrophe. */
function shortForm(
  line: LineContext,
  offset: number,
): { readonly span: Span; readonly text: string; readonly instead: string } | undefined {
  const [verb] = /[A-Za-z]+(?=n$)/.exec(line.text.slice(0, offset)) ?? [];
  const behind = line.text.slice(offset);
  if (verb === undefined || !/^['’]t(?![A-Za-z])/.test(behind)) return undefined;
  const start = line.base + offset - verb.length - 1;
  const text = `${verb}n${behind.slice(0, 2)}`;
  const instead = verb === "has" || verb === "does" ? "has not" : "is not";
  return { span: spanOf(line.file, start, start + text.length), text, instead };
}

const plainSigns: Readonly<Record<string, string>> = {
  "≤": "<=",
  "≥": ">=",
  "≠": "!=",
  "×": "*",
  "·": "*",
  "÷": "/",
  "−": "-",
  "–": "-",
  "—": "-",
  "…": "..",
  "“": '"',
  "”": '"',
  "„": '"',
  "‘": '"',
  "’": '"',
  "«": '"',
  "»": '"',
  "∧": "and",
  "∨": "or",
  "¬": "not",
  "∈": "in",
  "∉": "not in",
  "→": "implies",
  "⇒": "implies",
  "%": "mod",
  "&": "and",
  "!": "not",
};

function plainSign(sign: string): string | undefined {
  const known = plainSigns[sign];
  if (known !== undefined) return known;
  // Full-width forms and the like.
  const normal = sign.normalize("NFKC").trim();
  return normal !== sign && /^[\x21-\x7e]+$/.test(normal) ? normal : undefined;
}

const doubled: Readonly<Record<string, string>> = {
  "==": "=",
  "<>": "!=",
  "=<": "<=",
  "=>": ">=",
  "&&": "and",
  "||": "or",
  "...": "..",
  "->": "implies",
};

/** `==` is two tokens, the second of which the parser stumbles over. */
function doubledAt(
  line: LineContext,
  offset: number,
): { readonly span: Span; readonly written: string; readonly instead: string } | undefined {
  for (const start of [offset - 2, offset - 1, offset]) {
    for (const length of [3, 2]) {
      const written = line.text.slice(Math.max(0, start), start + length);
      const instead = written.length === length ? doubled[written] : undefined;
      if (start < 0 || instead === undefined || start + length <= offset) continue;
      return { span: spanOf(line.file, line.base + start, line.base + start + length), written, instead };
    }
  }
  return undefined;
}

export function explain(
  line: LineContext,
  tokens: readonly IToken[],
  error: IRecognitionException,
): Diagnostic {
  const actual = error.token.tokenType.name === "EOF" ? undefined : error.token;
  const index = actual === undefined ? tokens.length : tokens.indexOf(actual);
  const previous = tokens[index - 1];
  const code = readErrorCode(error.message);

  const signs = actual === undefined ? undefined : doubledAt(line, actual.startOffset);
  if (signs !== undefined) {
    // An arrow, or the sign for `at least` turned round: between conditions it is the arrow.
    const isArrow = signs.written === "=>" && /\b(?:is|has|not|exactly|at most|at least)\b/.test(line.text);
    const isDefinition = signs.written === "->" && tokens[0]?.tokenType === word.let;
    const instead = isDefinition ? "=" : isArrow ? "implies" : signs.instead;
    return diagnose(doubledSign, signs.span, { written: signs.written, instead });
  }

  const stray = tokens.find((each) => each.tokenType === token.Stray);
  const [first] = tokens;
  if (code.rule === "legendEntry" || inRule(error, "legendEntry")) {
    const colon = tokens.findIndex((each) => each.tokenType === token.Colon);
    const symbol = line.text.slice(0, tokens[colon]?.startOffset).trim();
    if (
      first !== undefined &&
      first.tokenType !== token.Text &&
      colon > 0 &&
      index <= colon &&
      !symbol.includes('"')
    ) {
      return diagnose(unquotedSymbol, spanOf(line.file, line.base, line.base + symbol.length), { symbol });
    }
  }
  if (stray !== undefined) {
    const short = shortForm(line, stray.startOffset);
    if (short !== undefined) {
      const { text, instead } = short;
      const after =
        line.text
          .slice(0, short.span.start - line.base)
          .trim()
          .split(/\s+/)
          .at(-1) ?? "";
      return diagnose(leftOver, short.span, { text, after, instead, statement: false });
    }
    const opensRemark = stray === first && stray.image === "#";
    const instead = opensRemark ? "//" : plainSign(stray.image);
    return diagnose(straySign, spanAt(line, stray), {
      sign: visible(stray.image),
      ...(instead === undefined ? {} : { instead }),
    });
  }

  const before =
    previous === undefined
      ? spanOf(line.file, line.base, line.base + Math.min(1, line.text.length))
      : spanAt(line, previous);
  const after = previous?.image ?? actual?.image ?? "";

  const open = openBrackets(tokens.slice(0, index)).at(-1);

  switch (code.kind) {
    case "expected": {
      const closing = closings[code.token];
      if (closing !== undefined) {
        const set =
          actual === undefined ? undefined : (filterMeant(tokens, index) ?? untilMeant(tokens, index));
        if (actual !== undefined && set !== undefined)
          return diagnose(leftOver, spanAt(line, actual), {
            text: actual.image,
            after,
            instead: set,
            statement: false,
          });
        // It does close, further on: what is wrong stands inside.
        if (actual !== undefined && isClosedBehind(tokens, index))
          return diagnose(leftOver, spanAt(line, actual), {
            text: actual.image,
            after,
            statement: false,
            inside: open?.image ?? openings[closing] ?? "",
          });
        const opening = open?.image ?? openings[closing] ?? "";
        return diagnose(missingBracket, before, { closing, opening }, related(line, open));
      }
      if (code.token === "EOF")
        return leftOverAt(line, code.rule, actual, before, after, differentMeant(tokens, index));
      if (code.token === "Colon")
        return code.rule === "ruleStatement" && after === "rule"
          ? missingTextAt(line, tokens, index, before, after)
          : diagnose(missingColon, before, { after });
      if (code.token === "Name") return missingNameAt(line, tokens, index, before, after);
      if (code.token === "Text") return missingTextAt(line, tokens, index, before, after);
      if (code.token === "Number") return diagnose(missingValue, before, { after, start: false });
      return missingWordAt(
        line,
        [saidOf(code.token)],
        before,
        after,
        actual,
        setMeant(tokens, index) ?? sentenceFor(code, line.text, tokens, index),
      );
    }
    case "no way on":
      return noWayOn(line, tokens, index, code, before, after);
    case "left over":
      return leftOverAt(line, code.rule, actual, before, after, differentMeant(tokens, index));
    default:
      return code satisfies never;
  }
}

function noWayOn(
  line: LineContext,
  tokens: readonly IToken[],
  index: number,
  code: Extract<ErrorCode, { kind: "no way on" }>,
  before: Span,
  after: string,
): Diagnostic {
  const actual = tokens[index];
  const head = tokens[index - 2];
  if (code.rule === "expectLine" && code.tokens.includes("word_unique")) {
    return missingWordAt(line, ["unique", "no solution", "2 solutions"], before, after, actual);
  }
  // `exactly queen in each row`: what is counted was read as the amount.
  if (code.rule === "quantity" && head !== undefined && boundWords.includes(head.tokenType)) {
    const isNumber = tokens[index - 1]?.tokenType === token.Number;
    if (!isNumber) return diagnose(missingValue, spanAt(line, head), { after: head.image, start: false });
  }
  const isWord = (name: string): boolean => name.startsWith("word_") || !open.includes(name);
  if (code.tokens.length > 0 && code.tokens.length < 4 && code.tokens.every(isWord)) {
    return missingWordAt(line, code.tokens.map(saidOf), before, after, actual);
  }
  if (code.tokens.includes("Name") && !code.tokens.includes("OpenParenthesis")) {
    return missingNameAt(line, tokens, index, before, after);
  }
  if (code.tokens.includes("Number") || code.rule === "operand") {
    if (actual !== undefined && isReserved(actual.image) && mayBeMeantAsName(tokens, index)) {
      return diagnose(reservedName, spanAt(line, actual), { word: actual.image });
    }
    if (index === 0 && actual !== undefined) {
      const isHead = tokens.some(
        ({ tokenType }) => tokenType === token.Colon || tokenType === word.is || tokenType === word.has,
      );
      const sentence =
        actual.tokenType !== word.each ? undefined : isHead ? "for each …: …" : "exactly 1 … in each row";
      return diagnose(missingValue, spanAt(line, actual), {
        after: actual.image,
        start: true,
        ...(sentence === undefined ? {} : { instead: sentence }),
      });
    }
    const again = actual?.tokenType === word.each && [",", "and"].includes(after);
    const instead = again
      ? "in each row, column"
      : (havingMeant(tokens, index) ??
        (actual?.tokenType === word.each
          ? (differentMeant(tokens, index) ?? setMeant(tokens, index))
          : undefined));
    return diagnose(missingValue, before, {
      after,
      start: false,
      ...(instead === undefined ? {} : { instead }),
    });
  }
  if (actual === undefined) return diagnose(missingValue, before, { after, start: false });
  return diagnose(unfitWord, spanAt(line, actual), { text: actual.image });
}

/** Tokens of many images; all others are signs, which can be named in a message. */
const open: readonly string[] = ["Name", "Number", "Text", "Cell", "Size", "Stray"];

function missingNameAt(
  line: LineContext,
  tokens: readonly IToken[],
  index: number,
  before: Span,
  after: string,
): Diagnostic {
  const actual = tokens[index];
  if (actual !== undefined && isReserved(actual.image) && mayBeMeantAsName(tokens, index)) {
    return diagnose(reservedName, spanAt(line, actual), { word: actual.image });
  }
  const isSize = actual?.tokenType === token.Size && after === "each";
  const instead = isSize ? `block ${actual.image}` : hasNotMeant(tokens, index);
  return diagnose(missingName, before, { after, ...(instead === undefined ? {} : { instead }) });
}

/** Words that other languages, or plain English, have where this one has another. */
const foreignWords: Readonly<Record<string, string>> = {
  every: "each",
  per: "in each",
  foreach: "for each",
  forall: "for each",
  include: "use",
  import: "use",
  when: "where",
  equals: "=",
  equal: "=",
  isnt: "is not",
};

/** The same, where statements stand: elsewhere these may be names. */
const foreignInStatements: Readonly<Record<string, string>> = {
  one: "exactly 1",
  must: "is",
  should: "is",
};

const foreignWord = (text: string | undefined): string | undefined =>
  text !== undefined && Object.hasOwn(foreignWords, text) ? foreignWords[text] : undefined;

/** `of equal letters`: no comparison is meant. */
const isAdjective = ({ base, text }: LineContext, { start }: Span): boolean =>
  /\b(?:of|the|with|in|has|have|no|all)\s+$/.test(text.slice(0, start - base));

function leftOverAt(
  line: LineContext,
  rule: string,
  actual: IToken | undefined,
  before: Span,
  after: string,
  meant: string | undefined,
): Diagnostic {
  if (actual === undefined) return diagnose(unfitWord, before, { text: after });
  if (rule === "statements" && after === ":")
    return diagnose(missingValue, spanAt(line, actual), { after: actual.image, start: true });
  const instead =
    foreignWord(actual.image) ??
    (isAdjective(line, before) ? undefined : foreignWord(after)) ??
    (rule === "statements" ? (foreignInStatements[actual.image] ?? foreignInStatements[after]) : undefined) ??
    (rule === "boardLine" && actual.image === "by" ? "x" : undefined) ??
    (rule === "layerLine" && ["to", "-", "–"].includes(actual.image) ? ".." : undefined) ??
    (rule === "statements" && after === "different" ? meant : undefined);
  // `row 2`: sorts have no numbers, their sets have places.
  const place =
    rule === "statements" && actual.tokenType === token.Number ? placeIn(after, actual.image) : undefined;
  const statement = rule === "statements" && /^[\p{L}_\d]/u.test(actual.image);
  const write = instead ?? place;
  const payload = {
    text: actual.image,
    after,
    statement,
    ...(write === undefined ? {} : { instead: write }),
  };
  return diagnose(leftOver, spanAt(line, actual), payload);
}

function placeIn(sort: string, number: string): string | undefined {
  if (isSized(sort)) return `${sort} ${number} x ${number}`;
  return sort === "cell" || isSetOfCells(sort) ? `${sort}s[${number}]` : undefined;
}

const strayClosing = (each: IToken): boolean => [")", "]", "}"].includes(each.image);

/** A reserved word where a name belongs: a slip in naming, unless the sentence plainly goes on without the name. */
function mayBeMeantAsName(tokens: readonly IToken[], index: number): boolean {
  const next = tokens[index + 1]?.tokenType;
  return (
    next === undefined ||
    [
      token.Colon,
      token.Comma,
      token.Equal,
      token.CloseParenthesis,
      token.CloseCurly,
      token.Dot,
      word.in,
    ].includes(next)
  );
}

/** All words up to a colon are the text, and otherwise one word. */
function missingTextAt(
  line: LineContext,
  tokens: readonly IToken[],
  index: number,
  before: Span,
  after: string,
): Diagnostic {
  const actual = tokens[index];
  if (actual === undefined || !/^[\p{L}_]/u.test(actual.image))
    return diagnose(missingText, before, { after });
  const colon = tokens.findIndex(({ tokenType }, at) => at > index && tokenType === token.Colon);
  const last = colon < 0 ? actual : (tokens[colon - 1] ?? actual);
  const span = { ...spanAt(line, actual), end: spanAt(line, last).end };
  const text = line.text.slice(span.start - line.base, span.end - line.base);
  return diagnose(missingText, before, text.includes('"') ? { after } : { after, unquoted: { text, span } });
}

function missingWordAt(
  line: LineContext,
  words: readonly string[],
  before: Span,
  after: string,
  actual: IToken | undefined,
  meant?: string,
): Diagnostic {
  const instead =
    actual !== undefined && !isReserved(actual.image) && /^[\p{L}_]/u.test(actual.image)
      ? actual.image
      : undefined;
  if (instead === undefined || actual === undefined) {
    const sentence = meant ?? (words[0] === "else" ? insteadOf(words, after) : undefined);
    return diagnose(missingWord, before, {
      words,
      after,
      ...(sentence === undefined ? {} : { write: sentence }),
    });
  }
  const write = foreignWord(instead) ?? nearName(instead, words) ?? meant ?? insteadOf(words, after);
  return diagnose(missingWord, spanAt(line, actual), {
    words,
    after,
    instead,
    ...(write === undefined ? {} : { write }),
  });
}

/** The likely sentence, where the word that is missing does not mend it. */
function insteadOf([first]: readonly string[], after: string): string | undefined {
  if (first === "each" && after === "for") return "for each cell c: …";
  if (first === "(" && after === "all") return "each";
  return first === "else" ? "if …: …" : undefined;
}

const closings: Readonly<Record<string, string>> = {
  CloseParenthesis: ")",
  CloseSquare: "]",
  CloseCurly: "}",
};
const openings: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

function openBrackets(tokens: readonly IToken[]): IToken[] {
  const open: IToken[] = [];
  for (const each of tokens) {
    if ([token.OpenParenthesis, token.OpenSquare, token.OpenCurly].includes(each.tokenType)) open.push(each);
    else if (strayClosing(each)) open.pop();
  }
  return open;
}

/** Each bracket that is open there is closed in the rest of the line. */
function isClosedBehind(tokens: readonly IToken[], index: number): boolean {
  let open = openBrackets(tokens.slice(0, index)).length;
  for (const each of tokens.slice(index)) {
    if ([token.OpenParenthesis, token.OpenSquare, token.OpenCurly].includes(each.tokenType)) open++;
    else if (strayClosing(each)) open--;
  }
  return open === 0;
}

const related = (line: LineContext, open: IToken | undefined) =>
  open === undefined ? [] : [{ span: spanAt(line, open), message: "opened here" }];

function saidOf(name: string): string {
  if (name === "word_at") return "at most";
  if (name === "word_any") return "any number of times";
  // The categories of operators, by one of them.
  if (name === "Comparing") return "=";
  if (name === "Calculating") return "+";
  if (name.startsWith("word_")) return name.slice(5);
  const sign = Object.entries(tokenPatterns).find(([key]) => key === name)?.[1].said ?? name;
  return sign.replaceAll("`", "");
}

const inRule = (error: IRecognitionException, rule: string): boolean =>
  error.context.ruleStack.includes(rule);

/** Signs that cannot be seen, by number. */
const visible = (sign: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is asked for
  /^[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff\ud800-\udfff]$/.test(sign)
    ? `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`
    : sign;
