/**
 * White space inside a line of the language. Only white space changes, and never where it would join two tokens or part one: so the tree
 * stays the same. Where both ways are usual (`2*n` and `2 * n`, `f(x)` and `link (x, y)`), the author's is kept.
 */
import type { LineReader } from "../syntax/lines/line-reader.js";
import { token, word } from "../syntax/tokens.js";

type Token = ReturnType<LineReader["tokens"]>[number];

const oneOf = (...types: readonly Token["tokenType"][]): ReadonlySet<Token["tokenType"]> => new Set(types);

const opening = oneOf(token.OpenParenthesis, token.OpenSquare, token.OpenCurly);
const closing = oneOf(token.CloseParenthesis, token.CloseSquare, token.CloseCurly);
const separators = oneOf(token.Comma, token.Semicolon, token.Colon);
const tight = oneOf(token.Dot, token.Range);
const comparing = oneOf(
  token.NotEqual,
  token.LessEqual,
  token.GreaterEqual,
  token.Equal,
  token.Less,
  token.Greater,
);
const calculating = oneOf(token.Plus, token.Minus, token.Star, token.Slash);
const values = oneOf(token.Cell, token.Name, token.Size, token.Number, token.Text);

const isValue = (each: Token): boolean => {
  const { tokenType } = each;
  return (
    values.has(tokenType) || closing.has(tokenType) || tokenType.CATEGORIES?.includes(token.Name) === true
  );
};

/** `tokens` stand on one line of the text, in order; offsets are those of that text. The result has no white space around it. */
export function spaceTokens(tokens: readonly Token[], inSpellings: boolean): string {
  let written = inSpellings;
  let text = "";
  tokens.forEach((each, i) => {
    const before = tokens[i - 1];
    if (before !== undefined) {
      const gap = gapBetween(before, each);
      const around = { two: tokens[i - 2], next: tokens[i + 1] };
      // The spelling of a value may have any signs, and whether they touch is part of it.
      const wanted = isSign(tokens, i) ? 1 : isSign(tokens, i - 1) ? 0 : undefined;
      text += " ".repeat(
        written ? Math.min(gap, 1) : (wanted ?? space(around.two, before, each, around.next)),
      );
    }
    if (each.tokenType === word.written) written = true;
    text += each.image;
  });
  return text;
}

/** In `expect best -5` it is one of the number, though `best` may be a name elsewhere: `c.best - 5`. */
const isSign = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]?.tokenType === token.Minus &&
  tokens[i - 1]?.tokenType === word.best &&
  tokens[i - 2]?.tokenType === word.expect;

export const gapBetween = (before: Token, after: Token): number =>
  after.startOffset - before.startOffset - before.image.length;

function space(two: Token | undefined, before: Token, after: Token, next: Token | undefined): 0 | 1 {
  const [a, b] = [before.tokenType, after.tokenType];
  const kept = gapBetween(before, after) > 0 ? 1 : 0;
  if (b === token.Comma || b === token.Semicolon || b === token.Colon) return 0;
  if (separators.has(a)) return 1;
  if (opening.has(a) || closing.has(b)) return 0;
  if (comparing.has(a) || comparing.has(b)) return 1;
  if (tight.has(a) || tight.has(b)) return tightSpace(before, after, kept);
  if (calculating.has(b) && isValue(before)) return next === undefined ? kept : around(before, after, next);
  if (calculating.has(a)) {
    if (two !== undefined && isValue(two)) return around(two, before, after);
    return a === token.Minus && !calculating.has(b) ? 0 : kept;
  }
  if (closing.has(a) && isValue(after)) return 1;
  if (isValue(before) && b === token.Text) return 1;
  return kept;
}

/** Nothing stands around `.` and `..`, but a word that is no name does not touch them: `in ..3` is not `in..3`. */
function tightSpace(before: Token, after: Token, kept: 0 | 1): 0 | 1 {
  if (tight.has(before.tokenType)) return tight.has(after.tokenType) ? kept : 0;
  return isValue(before) ? 0 : kept;
}

/** An operator has space on both sides or on none. */
const around = (left: Token, operator: Token, right: Token): 0 | 1 =>
  gapBetween(left, operator) > 0 || gapBetween(operator, right) > 0 ? 1 : 0;
