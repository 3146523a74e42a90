/** The questions that one token of lookahead does not answer, and that the rules of the grammar ask of the tokens ahead. */

import { EOF, type IToken } from "chevrotain";
import { sortAdjectives } from "../../builtins.js";
import { pluralOf } from "../../text/plurals.js";
import { DEEPEST_EXPRESSION, FARTHEST_LOOK } from "../../thresholds.js";
import { isGraphProperty } from "../../vocabulary/graph-properties.js";
import { derivedSorts, sizedSorts, sortNames } from "../../vocabulary/sorts.js";
import { isTile } from "../../vocabulary/tilings.js";
import { elementWords } from "../names.js";
import { errorCodes } from "../parse-error.js";
import { Calculating, token, word } from "../tokens.js";
import { type Mode, whole } from "./grammar-modes.js";
import { LazyLookahead } from "./lazy-lookahead.js";
import { TabledParser } from "./tabled-parser.js";

/** Thrown out of the parser, because Chevrotain's own errors are recovered from. */
export class TooDeep extends Error {
  constructor(readonly at: IToken) {
    super("too deep");
  }
}

const adjectives: ReadonlySet<string> = new Set(sortAdjectives);
const withPlurals = (sorts: readonly string[]): ReadonlySet<string> =>
  new Set(sorts.flatMap((sort) => [sort, pluralOf(sort)]));
const sized = withPlurals(sizedSorts);
const cells: ReadonlySet<string> = new Set(["cell", "cells"]);
const derived = withPlurals(derivedSorts);
const opening = [token.OpenParenthesis, token.OpenSquare, token.OpenCurly];
const closing = [token.CloseParenthesis, token.CloseSquare, token.CloseCurly];
/** Tokens besides names that only an operand begins with. */
const startsOfOperand: readonly unknown[] = [
  ...[word.not, word.no, word.exactly, word.at, word.some, word.all, word.the, word.if],
  ...[token.Number, token.Cell, token.Text, token.OpenCurly],
];
const articles = new Set(["a", "an"]);

export class GrammarGates extends TabledParser {
  /** Brackets and prefixes that are open; drifts upwards in lines with an error only, and each line starts from 0. */
  protected depth = 0;
  protected mode: Mode = whole;

  /** Without recovery it runs in half the time, and stops at the first error; with a complete one to ask then, it is made in a tenth of the time. */
  constructor(recovers: boolean, complete?: () => GrammarGates) {
    super(
      {
        recoveryEnabled: recovers,
        maxLookahead: 1,
        nodeLocationTracking: "onlyOffset",
        errorMessageProvider: errorCodes,
        lookaheadStrategy: new LazyLookahead({ maxLookahead: 1 }),
        skipValidations: true,
      },
      complete,
    );
  }

  /** Before each line. */
  protected begin(tokens: IToken[]): void {
    this.input = tokens;
    this.depth = 0;
    this.mode = whole;
  }

  /** Whether a board line continues with a list of names, and not with a length that is called `places`. */
  protected isPlacesAhead(): boolean {
    if (this.LA(1).tokenType !== word.places) return false;
    if (this.LA(2).tokenType === word.x) return this.isOneOf(3, [token.Comma, EOF]);
    return this.isName(2) || this.isOneOf(2, [token.Text, token.Number]);
  }

  protected isName(k: number): boolean {
    const type = this.LA(k).tokenType;
    return type === token.Name || type.CATEGORIES?.includes(token.Name) === true;
  }

  protected isOneOf(k: number, types: readonly unknown[]): boolean {
    return types.includes(this.LA(k).tokenType);
  }

  /** `is in`, `is not in`: said for `in` and `not in`. */
  protected isIsInAhead(): boolean {
    if (this.LA(1).tokenType !== word.is) return false;
    return this.LA(this.LA(2).tokenType === word.not ? 3 : 2).tokenType === word.in;
  }

  /** `a, b in` or `(a, b) in`, from the k-th token on. */
  protected isBinderAhead(k: number): boolean {
    if (this.isPairAhead(k)) return this.LA(k + 5).tokenType === word.in;
    for (let i = k; i < k + FARTHEST_LOOK && this.isName(i); i += 2) {
      const next = this.LA(i + 1).tokenType;
      if (next === word.in) return true;
      if (next !== token.Comma) return false;
    }
    return false;
  }

  /** `each cell c`, `cell c`, `link (x, y)`, `block 2x2 b`, from the k-th token on: a head of `for each`, and no binder. */
  protected isHeadAhead(k: number): boolean {
    if (this.LA(k).tokenType === word.each) return true;
    if (!this.isName(k)) return false;
    return this.isName(k + 1) || this.isSizeAhead(k + 1) || (this.isSpaced(k + 1) && this.isPairAhead(k + 1));
  }

  /** `column`, `long diagonal`, `box 3x3`, `inner.rows`: a further family of `cells x, y in each row, …`, and no head with names. */
  protected isFamilyAhead(k: number): boolean {
    const ends = [
      ...[token.Comma, token.Colon, token.CloseParenthesis, token.CloseSquare],
      ...[word.with, word.without, word.where, EOF],
    ];
    if (!this.isName(k)) return false;
    // `in each row, column, k in 1..3`: no variable has the name of a sort.
    const isSort = sortNames.some((name) => name === this.LA(k).image);
    if (!isSort && this.isBinderAhead(k)) return false;
    const at = adjectives.has(this.LA(k).image) && this.isName(k + 1) ? k + 1 : k;
    return this.isOneOf(at + 1, ends) || (this.isSizeAhead(at + 1) && !this.isName(at + 1));
  }

  protected isPairAhead(k: number): boolean {
    return (
      this.LA(k).tokenType === token.OpenParenthesis &&
      this.isName(k + 1) &&
      this.LA(k + 2).tokenType === token.Comma &&
      this.isName(k + 3) &&
      this.LA(k + 4).tokenType === token.CloseParenthesis
    );
  }

  protected isFilterAhead(k: number): boolean {
    const type = this.LA(k).tokenType;
    if (type === word.where) return this.mode.where;
    return this.mode.with && (type === word.with || type === word.without);
  }

  /** `until`, `along`, a variable, a pair, `with`, `where`, as far as they are this set's. */
  protected isNarrowingAhead(): boolean {
    const type = this.LA(1).tokenType;
    if (type === word.until) return true;
    if (type === word.where) return this.mode.where;
    if (type === word.with || type === word.without) return this.mode.with;
    if (type === token.OpenParenthesis) return this.isPairAhead(1) && this.isFilterAhead(6);
    return (type === word.along && this.isName(2)) || (this.isName(1) && this.isFilterAhead(2));
  }

  /** `links (x, y) where`: a pair of variables rather than arguments; the space tells it from `span(x, y) where`. */
  protected isPairOfFilterAhead(): boolean {
    return this.isSpaced(1) && this.isPairAhead(1) && this.isFilterAhead(6);
  }

  /** `+/ blank`, but not `^up`: the name that ends a spelling is no part of its symbol. */
  protected isSymbolGoingOn(): boolean {
    return !this.isSpaced(1) && !(this.isName(1) && this.isOneOf(2, [token.Comma, EOF]));
  }

  /** White space between the k-th token and the one before it. */
  protected isSpaced(k: number): boolean {
    return this.LA(k).startOffset > (this.LA(k - 1).endOffset ?? 0) + 1;
  }

  protected isAdjective(inHead: boolean): boolean {
    // Of three words in a head the first can be no sort: it stands for an adjective that there is not.
    if (inHead && this.isName(1) && this.isName(2) && this.isName(3)) return !this.isSizeAhead(2);
    if (!adjectives.has(this.LA(1).image) || !this.isName(2)) return false;
    return inHead
      ? this.isName(3) || this.LA(3).tokenType === token.OpenParenthesis
      : !this.isFilterAhead(3) || this.LA(1).image !== "x";
  }

  /** `box h x w`, `block 2x2`. */
  protected isSizeAhead(k: number): boolean {
    const type = this.LA(k).tokenType;
    if (type === token.Size) return true;
    if (type !== token.Number && !this.isName(k) && type !== token.OpenParenthesis) return false;
    let depth = 0;
    for (let i = k; i < k + FARTHEST_LOOK; i++) {
      const at = this.LA(i);
      if (at.tokenType === token.OpenParenthesis) depth++;
      else if (at.tokenType === token.CloseParenthesis) depth--;
      if (depth < 0) return false;
      if (depth === 0 && i > k && at.tokenType === word.x)
        return this.isName(i + 1) || this.isOneOf(i + 1, [token.Number, token.OpenParenthesis]);
      if (depth > 0) continue;
      if (i > k && this.isName(i) && this.LA(i - 1).tokenType !== token.Dot && !this.isCalculating(i - 1))
        return false;
      if (
        at.tokenType !== token.Number &&
        !this.isName(i) &&
        !this.isCalculating(i) &&
        !this.isOneOf(i, [token.Dot, token.OpenParenthesis, token.CloseParenthesis])
      )
        return false;
    }
    return false;
  }

  protected isCalculating(k: number): boolean {
    return this.LA(k).tokenType.CATEGORIES?.includes(Calculating) === true;
  }

  /** `size of top`, but not `exactly one of each`, and not `board hexagon n of triangles`. */
  protected isCallAhead(): boolean {
    if (this.LA(1).tokenType === word.of)
      return this.LA(2).tokenType !== word.each && !isTile(this.LA(2).image);
    return !this.isPairOfFilterAhead();
  }

  protected isSortPhraseAhead(): boolean {
    const { image } = this.LA(1);
    if (derived.has(image)) return this.isOneOf(2, [word.of, word.by]);
    if (sized.has(image)) return this.isSizeAhead(2);
    return this.isAdjective(false) || (this.LA(0).tokenType === word.on && this.isByDirectionAhead());
  }

  /** `groups of border cells by line`: `by` is of the groups, and of cells only in `on cells by direction`. */
  protected takesBy(sort: string, isStoodOn: boolean): boolean {
    return derived.has(sort) || (isStoodOn && cells.has(sort));
  }

  /** `on cells by direction`: elsewhere `by` belongs to the groups of the cells. */
  private isByDirectionAhead(): boolean {
    return cells.has(this.LA(1).image) && this.isOneOf(2, [word.by]);
  }

  /** `inside S:`, but not a call of what somebody called `inside`. */
  protected isInsideAhead(): boolean {
    if (!this.isOneOf(2, [token.OpenParenthesis]))
      return this.isName(2) || this.isOneOf(2, [token.OpenCurly, token.Cell, word.the]);
    let depth = 0;
    for (let k = 2; k < 2 + FARTHEST_LOOK; k++) {
      if (this.isOneOf(k, [token.OpenParenthesis])) depth++;
      else if (this.isOneOf(k, [token.CloseParenthesis])) depth--;
      else if (depth === 0 && this.isOneOf(k, [token.Colon, token.Semicolon, EOF]))
        return this.LA(k).tokenType === token.Colon;
    }
    return false;
  }

  /** `is a rectangle`, but not `is a` of something called `a`. */
  protected isArticleAhead(): boolean {
    return articles.has(this.LA(1).image) && this.isName(2) && this.LA(2).tokenType !== word.along;
  }

  protected isElementWord(k: number): boolean {
    return elementWords.has(this.LA(k).image);
  }

  /** `shaded cells`, but not `rooms cell where …`, which names an element. */
  protected isDescribedAhead(): boolean {
    if (!this.isName(1) || !this.isElementWord(2) || isGraphProperty(this.LA(1).image)) return false;
    return this.LA(2).image.endsWith("s") || !this.isFilterAhead(3);
  }

  /** `no star in r` */
  protected isNoneOfAhead(): boolean {
    if (this.LA(1).tokenType !== word.no || !this.isName(2)) return false;
    return this.LA(this.isElementWord(3) ? 4 : 3).tokenType === word.in;
  }

  /** `without cells where row < 3`, `without cells c where …`: the condition of the set, and no binding. */
  protected isFilteredAhead(): boolean {
    const at = this.isName(1) && this.isName(2) ? 3 : 2;
    if (this.LA(at).tokenType !== word.where) return false;
    return at === 3 || !(this.isName(3) && this.LA(4).tokenType === token.Equal);
  }

  protected isGraphPropertyAhead(): boolean {
    return isGraphProperty(this.LA(1).image) && this.isName(2) && !this.isFilterAhead(3);
  }

  /** `either A or B`, but not what somebody called `either`; with `and` behind `or` nobody knows where B ends. */
  protected isEitherAhead(): boolean {
    if (this.LA(1).tokenType !== word.either || !this.isOneOf(2, startsOfOperand)) {
      const names = this.LA(1).tokenType === word.either && (this.isName(2) || this.isSpacedBracket(2));
      if (!names) return false;
    }
    let depth = 0;
    let isJoined = false;
    for (let k = 2; k < 2 + FARTHEST_LOOK; k++) {
      if (this.isOneOf(k, opening)) depth++;
      else if (this.isOneOf(k, closing)) depth--;
      if (depth < 0 || this.isOneOf(k, [EOF])) return isJoined;
      if (depth > 0) continue;
      if (this.isOneOf(k, [token.Colon, token.Semicolon])) return isJoined;
      if (this.isOneOf(k, [word.or])) isJoined = true;
      else if (isJoined && this.isOneOf(k, [word.and])) return false;
    }
    return false;
  }

  /** `either (`, and not `either(`. */
  private isSpacedBracket(k: number): boolean {
    return this.isOneOf(k, [token.OpenParenthesis]) && this.isSpaced(k);
  }

  protected enter(): void {
    this.depth++;
    if (this.depth > DEEPEST_EXPRESSION) throw new TooDeep(this.LA(1));
  }

  protected leave(): void {
    this.depth--;
  }
}
