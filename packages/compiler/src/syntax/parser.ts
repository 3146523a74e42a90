/**
 * The grammar of logical lines, on Chevrotain (one token of lookahead, and gates where that does not tell: tables for two tokens cost
 * 150 ms at the first use). One public rule a kind of line; blocks are not its business (blocks.ts).
 *
 * Operators are read flat, as `unit {operator unit}`: their strengths are a table (operators.ts) that build-sum.ts folds with.
 * That keeps the tree of an operand five rules deep instead of twelve, which is most of the parser's speed.
 *
 * Longer than the house's files, because a Chevrotain grammar is one class.
 */
import { type CstNode, CstParser, type IToken, type ParserMethod } from "chevrotain";
import { LazyLookahead } from "./lazy-lookahead.js";
import { errorCodes } from "./parse-error.js";
import { Calculating, Comparing, token, vocabulary, word } from "./tokens.js";

/** Expressions and operands inside one another: two a bracket. Far below what would overflow the stack. */
const deepest = 64;

/** Thrown out of the parser, because Chevrotain's own errors are recovered from. */
export class TooDeep extends Error {
  constructor(readonly at: IToken) {
    super("too deep");
  }
}

const adjectives = new Set(["border", "long", "up", "down", "consecutive"]);
const graphProperties = new Set(["loop", "tree", "path", "acyclic", "connected"]);
const sizedSorts = new Set(["box", "boxes", "block", "blocks"]);
const derivedSorts = new Set(["stretch", "stretches", "group", "groups"]);
const countingAggregates = new Set(["count", "runs"]);

/** What the place of an expression lets it take; put back at the end of the place. */
interface Mode {
  /** A comma after a family of a quantity goes on with the next family. */
  readonly commas: boolean;
  /** `where`, `with` belong to the set, not to what encloses it. */
  readonly where: boolean;
  readonly with: boolean;
  /** `=` compares; in the condition of `let … of`, outside brackets, it ends the head. */
  readonly equal: boolean;
}

const whole: Mode = { commas: true, where: true, with: true, equal: true };
const betweenCommas: Mode = { ...whole, commas: false };
const bound: Mode = { ...betweenCommas, where: false };
const ofHead: Mode = { ...bound, with: false };
/** The same, up to the `=` of `let`. */
const beforeEqual: Mode = { ...betweenCommas, equal: false };

type Rule = ParserMethod<[], CstNode>;

export class LineParser extends CstParser {
  /** Brackets and prefixes that are open; drifts upwards in lines with an error only, and each line starts from 0. */
  private depth = 0;
  private mode: Mode = whole;

  /** Without recovery it is made and runs in half the time, and stops at the first error. */
  constructor(recovers: boolean) {
    super([...vocabulary], {
      recoveryEnabled: recovers,
      maxLookahead: 1,
      nodeLocationTracking: "onlyOffset",
      errorMessageProvider: errorCodes,
      lookaheadStrategy: new LazyLookahead({ maxLookahead: 1 }),
      skipValidations: true,
    });
    this.performSelfAnalysis();
  }

  /** A public rule over the tokens of one line. */
  read(rule: Rule, tokens: IToken[]): CstNode | undefined {
    this.input = tokens;
    this.depth = 0;
    this.mode = whole;
    return rule.call(this);
  }

  // ------------------------------------------------------------ gates

  private isName(k: number): boolean {
    const type = this.LA(k).tokenType;
    return type === token.Name || type.CATEGORIES?.includes(token.Name) === true;
  }

  private isOneOf(k: number, types: readonly unknown[]): boolean {
    return types.includes(this.LA(k).tokenType);
  }

  /** `a, b in` or `(a, b) in`, from the k-th token on. */
  private isBinderAhead(k: number): boolean {
    if (this.isPairAhead(k)) return this.LA(k + 5).tokenType === word.in;
    for (let i = k; this.isName(i); i += 2) {
      const next = this.LA(i + 1).tokenType;
      if (next === word.in) return true;
      if (next !== token.Comma) return false;
    }
    return false;
  }

  private isPairAhead(k: number): boolean {
    return (
      this.LA(k).tokenType === token.OpenParenthesis &&
      this.isName(k + 1) &&
      this.LA(k + 2).tokenType === token.Comma &&
      this.isName(k + 3) &&
      this.LA(k + 4).tokenType === token.CloseParenthesis
    );
  }

  private isFilterAhead(k: number): boolean {
    const type = this.LA(k).tokenType;
    if (type === word.where) return this.mode.where;
    return this.mode.with && (type === word.with || type === word.without);
  }

  /** `until`, `along`, a variable, a pair, `with`, `where`, as far as they are this set's. */
  private isNarrowingAhead(): boolean {
    const type = this.LA(1).tokenType;
    if (type === word.until) return true;
    if (type === word.where) return this.mode.where;
    if (type === word.with || type === word.without) return this.mode.with;
    if (type === token.OpenParenthesis) return this.isPairAhead(1) && this.isFilterAhead(6);
    return (type === word.along && this.isName(2)) || (this.isName(1) && this.isFilterAhead(2));
  }

  /** `links (x, y) where`: a pair of variables rather than arguments; the space tells it from `span(x, y) where`. */
  private isPairOfFilterAhead(): boolean {
    return this.isSpaced(1) && this.isPairAhead(1) && this.isFilterAhead(6);
  }

  /** White space between the k-th token and the one before it. */
  private isSpaced(k: number): boolean {
    return this.LA(k).startOffset > (this.LA(k - 1).endOffset ?? 0) + 1;
  }

  private isAdjective(inHead: boolean): boolean {
    if (!adjectives.has(this.LA(1).image) || !this.isName(2)) return false;
    return inHead
      ? this.isName(3) || this.LA(3).tokenType === token.OpenParenthesis
      : !this.isFilterAhead(3) || this.LA(1).image !== "x";
  }

  /** `box h x w`, `block 2x2`. */
  private isSizeAhead(k: number): boolean {
    const type = this.LA(k).tokenType;
    if (type === token.Size) return true;
    if (type !== token.Number && !this.isName(k) && type !== token.OpenParenthesis) return false;
    let depth = 0;
    for (let i = k; i < k + 40; i++) {
      const at = this.LA(i);
      if (at.tokenType === token.OpenParenthesis) depth++;
      else if (at.tokenType === token.CloseParenthesis) depth--;
      if (depth < 0) return false;
      if (depth === 0 && i > k && at.tokenType === word.x) return true;
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

  private isCalculating(k: number): boolean {
    return this.LA(k).tokenType.CATEGORIES?.includes(Calculating) === true;
  }

  private enter(): void {
    this.depth++;
    if (this.depth > deepest) throw new TooDeep(this.LA(1));
  }

  private leave(): void {
    this.depth--;
  }

  // ------------------------------------------------------------ sections

  useLine = this.RULE("useLine", () => {
    this.CONSUME(word.use);
    this.OR([
      { ALT: () => this.CONSUME(token.Text) },
      {
        ALT: () => {
          this.CONSUME(token.Name);
          this.OPTION(() => {
            this.CONSUME(word.from);
            this.OR1([{ ALT: () => this.CONSUME1(token.Text) }, { ALT: () => this.CONSUME(word.std) }]);
          });
        },
      },
    ]);
  });

  puzzleHeader = this.RULE("puzzleHeader", () => {
    this.CONSUME(word.puzzle);
    this.CONSUME(token.Name);
    this.OPTION(() => {
      this.CONSUME(token.OpenParenthesis);
      this.MANY_SEP({ SEP: token.Comma, DEF: () => this.SUBRULE(this.parameter) });
      this.CONSUME(token.CloseParenthesis);
    });
    this.OPTION1(() => this.CONSUME(token.Text));
  });

  parameter = this.RULE("parameter", () => {
    this.CONSUME(token.Name);
    this.CONSUME(token.Colon);
    this.SUBRULE(this.type);
    this.OPTION(() => {
      this.CONSUME(token.Equal);
      this.SUBRULE(this.argumentValue);
    });
  });

  instanceHeader = this.RULE("instanceHeader", () => {
    this.CONSUME(word.instance);
    this.OPTION(() => this.CONSUME(token.Text));
    this.OPTION1(() => {
      this.CONSUME(word.of);
      this.CONSUME(token.Name);
      this.OPTION2(() => {
        this.CONSUME(token.OpenParenthesis);
        this.MANY_SEP({ SEP: token.Comma, DEF: () => this.SUBRULE(this.argument) });
        this.CONSUME(token.CloseParenthesis);
      });
    });
    this.OPTION3(() => this.CONSUME(token.Colon));
  });

  argument = this.RULE("argument", () => {
    this.OPTION({
      GATE: () => this.LA(2).tokenType === token.Equal,
      DEF: () => {
        this.CONSUME(token.Name);
        this.CONSUME(token.Equal);
      },
    });
    this.SUBRULE(this.argumentValue);
  });

  /** An expression between commas. */
  argumentValue = this.RULE("argumentValue", () => {
    const outer = this.mode;
    this.mode = outer.equal ? betweenCommas : beforeEqual;
    this.SUBRULE(this.expression);
    this.mode = outer;
  });

  // ------------------------------------------------------------ lines of a puzzle

  boardLine = this.RULE("boardLine", () => {
    this.CONSUME(word.board);
    this.OPTION({
      GATE: () =>
        this.isName(1) &&
        (this.isName(2) || this.isOneOf(2, [token.Number, token.Size])) &&
        this.LA(2).tokenType !== word.x,
      DEF: () => this.CONSUME(token.Name, { LABEL: "tiling" }),
    });
    this.OR([
      { ALT: () => this.CONSUME(token.Size) },
      {
        ALT: () => {
          this.SUBRULE(this.sum);
          this.MANY(() => {
            this.CONSUME(word.x);
            this.SUBRULE1(this.sum);
          });
        },
      },
    ]);
    this.MANY1(() => {
      this.OR1([
        { ALT: () => this.CONSUME(word.torus) },
        {
          ALT: () => {
            this.CONSUME(word.without);
            this.AT_LEAST_ONE_SEP({ SEP: token.Comma, DEF: () => this.SUBRULE(this.boundSet) });
          },
        },
        {
          ALT: () => {
            this.CONSUME(word.where);
            this.AT_LEAST_ONE_SEP1({ SEP: token.Comma, DEF: () => this.SUBRULE(this.binding) });
          },
        },
      ]);
    });
  });

  binding = this.RULE("binding", () => {
    this.CONSUME(token.Name);
    this.CONSUME(token.Equal);
    this.SUBRULE(this.argumentValue);
  });

  layerLine = this.RULE("layerLine", () => {
    this.OR([
      { ALT: () => this.CONSUME(word.given) },
      {
        ALT: () => {
          this.CONSUME(word.find);
          this.OPTION({
            GATE: () => this.isName(2),
            DEF: () => this.CONSUME(word.hidden),
          });
        },
      },
    ]);
    this.AT_LEAST_ONE_SEP({ SEP: token.Comma, DEF: () => this.CONSUME(token.Name) });
    this.CONSUME(token.Colon);
    this.SUBRULE(this.type);
    this.MANY(() => {
      this.CONSUME(word.or);
      this.OR1([{ ALT: () => this.CONSUME(word.none) }, { ALT: () => this.CONSUME(token.Question) }]);
    });
    this.OPTION1(() => {
      this.CONSUME(word.on);
      this.SUBRULE(this.set);
    });
    this.OPTION2(() => {
      this.CONSUME(word.written);
      this.AT_LEAST_ONE_SEP1({ SEP: token.Comma, DEF: () => this.SUBRULE(this.spelling) });
    });
  });

  type = this.RULE("type", () => {
    const isWord = (): boolean =>
      !this.isOneOf(2, [token.Range, token.Dot, token.OpenParenthesis, token.OpenSquare]) &&
      !this.isCalculating(2);
    this.OR({
      DEF: [
        {
          ALT: () => {
            this.CONSUME(word.yes);
            this.CONSUME(token.Slash);
            this.CONSUME(word.no);
          },
        },
        { GATE: isWord, ALT: () => this.CONSUME(word.number) },
        { GATE: isWord, ALT: () => this.CONSUME(word.numbers) },
        { GATE: isWord, ALT: () => this.CONSUME(word.region) },
        { GATE: isWord, ALT: () => this.CONSUME(word.direction) },
        {
          GATE: isWord,
          ALT: () => {
            this.CONSUME(word.paths);
            this.OPTION(() => {
              this.CONSUME(word.from);
              this.SUBRULE(this.set);
            });
          },
        },
        {
          GATE: isWord,
          ALT: () => {
            this.CONSUME(word.table);
            this.OPTION1(() => {
              this.CONSUME1(word.from);
              this.CONSUME(token.Text);
            });
          },
        },
        {
          ALT: () => {
            this.CONSUME(token.OpenCurly);
            this.AT_LEAST_ONE_SEP({
              SEP: token.Comma,
              DEF: () =>
                this.OR1([
                  { ALT: () => this.CONSUME(token.Name) },
                  { ALT: () => this.CONSUME(token.Number) },
                ]),
            });
            this.CONSUME(token.CloseCurly);
          },
        },
        {
          ALT: () => {
            this.SUBRULE(this.sum);
            this.OPTION2(() => {
              this.CONSUME(token.Range);
              this.SUBRULE1(this.sum);
            });
          },
        },
      ],
      IGNORE_AMBIGUITIES: true,
    });
  });

  /** Any sign, or a text for longer ones. */
  spelling = this.RULE("spelling", () => {
    this.OR([
      { ALT: () => this.CONSUME(token.Text) },
      { ALT: () => this.CONSUME(token.Number) },
      { ALT: () => this.CONSUME(token.Less) },
      { ALT: () => this.CONSUME(token.Greater) },
      { ALT: () => this.CONSUME(token.Plus) },
      { ALT: () => this.CONSUME(token.Minus) },
      { ALT: () => this.CONSUME(token.Star) },
      { ALT: () => this.CONSUME(token.Slash) },
      { ALT: () => this.CONSUME(token.Equal) },
      { ALT: () => this.CONSUME(token.Question) },
      { ALT: () => this.CONSUME(token.Stray) },
      { ALT: () => this.CONSUME(token.Name, { LABEL: "symbol" }) },
    ]);
    this.CONSUME1(token.Name);
  });

  legendHeader = this.RULE("legendHeader", () => {
    this.CONSUME(word.legend);
    this.CONSUME(token.Colon);
    this.OPTION(() => this.SUBRULE(this.legendEntry));
  });

  legendEntry = this.RULE("legendEntry", () => {
    this.OR([
      { ALT: () => this.CONSUME(token.Text) },
      {
        ALT: () => {
          this.SUBRULE(this.sum);
          this.OPTION(() => {
            this.CONSUME(token.Range);
            this.SUBRULE1(this.sum);
          });
        },
      },
    ]);
    this.CONSUME(token.Colon);
    this.AT_LEAST_ONE_SEP({ SEP: token.Comma, DEF: () => this.SUBRULE(this.legendSetting) });
  });

  legendSetting = this.RULE("legendSetting", () => {
    this.OPTION(() => this.CONSUME(word.not));
    this.CONSUME(token.Name);
    this.OPTION1(() => {
      this.CONSUME(token.Equal);
      this.SUBRULE(this.argumentValue);
    });
  });

  letLine = this.RULE("letLine", () => {
    this.CONSUME(word.let);
    this.CONSUME(token.Name);
    this.OPTION(() => this.SUBRULE(this.formalParameters));
    this.OPTION1(() => {
      this.CONSUME(word.of);
      this.mode = beforeEqual;
      this.SUBRULE(this.head);
      this.mode = whole;
    });
    this.CONSUME(token.Equal);
    this.SUBRULE(this.expression);
  });

  formalParameters = this.RULE("formalParameters", () => {
    this.CONSUME(token.OpenParenthesis);
    this.MANY_SEP({ SEP: token.Comma, DEF: () => this.CONSUME(token.Name) });
    this.CONSUME(token.CloseParenthesis);
  });

  paramLine = this.RULE("paramLine", () => {
    this.CONSUME(word.param);
    this.CONSUME(token.Name);
    this.OPTION(() => this.SUBRULE(this.formalParameters));
    this.CONSUME(token.Colon);
    this.SUBRULE(this.type);
    this.OPTION1(() => {
      this.CONSUME(token.Equal);
      this.SUBRULE(this.argumentValue);
    });
    this.OPTION2(() => this.CONSUME(token.Text));
  });

  itemsLine = this.RULE("itemsLine", () => {
    this.OPTION(() => this.CONSUME(word.optional));
    this.CONSUME(word.items);
    this.AT_LEAST_ONE_SEP({ SEP: token.Comma, DEF: () => this.SUBRULE(this.item) });
    this.OPTION1(() => {
      this.SUBRULE(this.amount);
      this.CONSUME(word.times);
    });
    this.OPTION2(() => this.SUBRULE(this.binders));
  });

  item = this.RULE("item", () => {
    this.CONSUME(token.Name);
    this.OPTION(() => {
      this.CONSUME(token.OpenParenthesis);
      this.MANY_SEP({ SEP: token.Comma, DEF: () => this.SUBRULE(this.argumentValue) });
      this.CONSUME(token.CloseParenthesis);
    });
  });

  optionLine = this.RULE("optionLine", () => {
    this.CONSUME(word.option);
    this.CONSUME(token.Name);
    this.OPTION(() => this.SUBRULE(this.formalParameters));
    this.OPTION1(() => this.SUBRULE(this.binders));
    this.CONSUME(token.Colon);
    this.OPTION2(() => this.SUBRULE(this.optionEntries));
  });

  optionEntries = this.RULE("optionEntries", () => {
    this.AT_LEAST_ONE_SEP({ SEP: token.Comma, DEF: () => this.SUBRULE(this.optionEntry) });
  });

  optionEntry = this.RULE("optionEntry", () => {
    this.SUBRULE(this.operand);
    this.OPTION(() => {
      this.CONSUME(token.Equal);
      this.SUBRULE(this.argumentValue);
    });
    this.OPTION1(() => this.SUBRULE(this.binders));
  });

  /** `for x in S, a, b in T where P` */
  binders = this.RULE("binders", () => {
    this.CONSUME(word.for);
    this.SUBRULE(this.binderList);
  });

  binderList = this.RULE("binderList", () => {
    this.SUBRULE(this.binder);
    this.MANY({
      GATE: () => this.isBinderAhead(2),
      DEF: () => {
        this.CONSUME(token.Comma);
        this.SUBRULE1(this.binder);
      },
    });
    this.OPTION(() => {
      this.CONSUME(word.where);
      this.SUBRULE(this.argumentValue);
    });
  });

  binder = this.RULE("binder", () => {
    this.OR([
      { ALT: () => this.SUBRULE(this.pair) },
      { ALT: () => this.AT_LEAST_ONE_SEP({ SEP: token.Comma, DEF: () => this.CONSUME(token.Name) }) },
    ]);
    this.CONSUME(word.in);
    this.SUBRULE(this.boundSet);
  });

  pair = this.RULE("pair", () => {
    this.CONSUME(token.OpenParenthesis);
    this.CONSUME(token.Name);
    this.CONSUME(token.Comma);
    this.CONSUME1(token.Name);
    this.CONSUME(token.CloseParenthesis);
  });

  /** A set whose `where` belongs to what encloses it. */
  boundSet = this.RULE("boundSet", () => {
    const outer = this.mode;
    this.mode = outer.equal ? bound : { ...bound, equal: false };
    this.SUBRULE(this.set);
    this.mode = outer;
  });

  /** A set whose `with` and `where` belong to the head of `for each`. */
  headSet = this.RULE("headSet", () => {
    const outer = this.mode;
    this.mode = outer.equal ? ofHead : { ...ofHead, equal: false };
    this.SUBRULE(this.set);
    this.mode = outer;
  });

  piecesLine = this.RULE("piecesLine", () => {
    this.CONSUME(word.pieces);
    this.OR([
      {
        GATE: () => this.LA(2).tokenType === token.Minus,
        ALT: () => {
          this.CONSUME(word.one);
          this.CONSUME(token.Minus);
          this.CONSUME(word.sided);
          this.CONSUME(token.Name);
        },
      },
      {
        ALT: () => {
          this.OPTION({
            GATE: () => this.isName(2),
            DEF: () => this.CONSUME1(token.Name, { LABEL: "variant" }),
          });
          this.CONSUME2(token.Name);
        },
      },
    ]);
    this.OPTION1(() => {
      this.CONSUME(word.with);
      this.AT_LEAST_ONE_SEP({
        SEP: token.Comma,
        DEF: () => this.CONSUME3(token.Name, { LABEL: "symmetry" }),
      });
    });
    this.OPTION2(() => this.CONSUME(token.Colon));
  });

  placeLine = this.RULE("placeLine", () => {
    this.CONSUME(word.place);
    this.OPTION(() => this.CONSUME(word.each));
    this.CONSUME(token.Name);
    this.SUBRULE(this.times);
  });

  coverLine = this.RULE("coverLine", () => {
    this.CONSUME(word.cover);
    this.OPTION(() => this.CONSUME(word.each));
    this.SUBRULE(this.set);
    this.SUBRULE(this.times);
  });

  times = this.RULE("times", () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(word.any);
          this.CONSUME(word.number);
          this.CONSUME(word.of);
          this.CONSUME(word.times);
        },
      },
      {
        ALT: () => {
          this.SUBRULE(this.bound);
          this.OR1([
            {
              GATE: () => !this.isOneOf(2, [word.times, token.Range, word.or]),
              ALT: () => this.CONSUME(word.once),
            },
            {
              ALT: () => {
                this.SUBRULE(this.amounts);
                this.CONSUME1(word.times);
              },
            },
          ]);
        },
      },
    ]);
  });

  showLine = this.RULE("showLine", () => {
    this.CONSUME(word.show);
    this.CONSUME(token.Name);
    this.CONSUME(word.as);
    this.OR([
      { ALT: () => this.CONSUME(token.Text) },
      { ALT: () => this.CONSUME1(token.Name, { LABEL: "look" }) },
    ]);
  });

  // ------------------------------------------------------------ lines of an instance

  expectLine = this.RULE("expectLine", () => {
    this.CONSUME(word.expect);
    this.OR([
      { ALT: () => this.CONSUME(word.unique) },
      {
        ALT: () => {
          this.CONSUME(word.no);
          this.OR1([{ ALT: () => this.CONSUME(word.solution) }, { ALT: () => this.CONSUME(word.solutions) }]);
        },
      },
      {
        ALT: () => {
          this.CONSUME(token.Number);
          this.OR2([
            { ALT: () => this.CONSUME1(word.solution) },
            { ALT: () => this.CONSUME1(word.solutions) },
          ]);
        },
      },
    ]);
  });

  fixLine = this.RULE("fixLine", () => {
    this.CONSUME(word.fix);
    this.AT_LEAST_ONE_SEP({ SEP: token.Comma, DEF: () => this.SUBRULE(this.item) });
  });

  solutionHeader = this.RULE("solutionHeader", () => {
    this.CONSUME(word.solution);
    this.CONSUME(token.Colon);
  });

  // ------------------------------------------------------------ statements

  statements = this.RULE("statements", () => {
    this.SUBRULE(this.statement);
    this.MANY(() => {
      this.CONSUME(token.Semicolon);
      this.SUBRULE1(this.statement);
    });
  });

  statement = this.RULE("statement", () => {
    this.enter();
    this.mode = whole;
    this.OR([
      { ALT: () => this.SUBRULE(this.ruleStatement) },
      { ALT: () => this.SUBRULE(this.forEachStatement) },
      { ALT: () => this.SUBRULE(this.ifStatement) },
      {
        GATE: () => this.isName(2) || this.isOneOf(2, [token.OpenCurly, token.Cell, word.the]),
        ALT: () => this.SUBRULE(this.insideStatement),
      },
      { ALT: () => this.SUBRULE(this.expression) },
    ]);
    this.leave();
  });

  ruleStatement = this.RULE("ruleStatement", () => {
    this.CONSUME(word.rule);
    this.CONSUME(token.Text);
    this.CONSUME(token.Colon);
    this.OPTION(() => this.SUBRULE(this.statements));
  });

  forEachStatement = this.RULE("forEachStatement", () => {
    this.CONSUME(word.for);
    this.CONSUME(word.each);
    this.AT_LEAST_ONE_SEP({ SEP: token.Comma, DEF: () => this.SUBRULE(this.head) });
    this.CONSUME(token.Colon);
    this.OPTION(() => this.SUBRULE(this.statements));
  });

  /** Also an `if … then … else …` that must be true. */
  ifStatement = this.RULE("ifStatement", () => {
    this.CONSUME(word.if);
    this.SUBRULE(this.expression);
    this.OR([
      {
        ALT: () => {
          this.CONSUME(word.then);
          this.SUBRULE1(this.expression);
          this.CONSUME(word.else);
          this.SUBRULE2(this.expression);
        },
      },
      {
        ALT: () => {
          this.CONSUME(token.Colon);
          this.OPTION(() => this.SUBRULE(this.statements));
          this.MANY(() => this.SUBRULE(this.elsePart));
        },
      },
    ]);
  });

  /** On a line of its own, or on that of its `if`. */
  elseLine = this.RULE("elseLine", () => {
    this.AT_LEAST_ONE(() => this.SUBRULE(this.elsePart));
  });

  elsePart = this.RULE("elsePart", () => {
    this.CONSUME(word.else);
    this.OPTION(() => {
      this.CONSUME(word.if);
      this.SUBRULE(this.expression);
    });
    this.CONSUME(token.Colon);
    this.OPTION1(() => this.SUBRULE(this.statements));
  });

  insideStatement = this.RULE("insideStatement", () => {
    this.CONSUME(word.inside);
    this.SUBRULE(this.set);
    this.CONSUME(token.Colon);
    this.OPTION(() => this.SUBRULE(this.statements));
  });

  /** `cell c with clue where P` · `cells x, y in each line` · `link l (x, y)` · `k in 1..n` */
  head = this.RULE("head", () => {
    this.OR({
      DEF: [
        {
          GATE: () => this.isBinderAhead(1),
          ALT: () => this.SUBRULE(this.headNames),
        },
        {
          ALT: () => {
            this.SUBRULE(this.headSort);
            this.OPTION(() => this.SUBRULE1(this.headNames));
            this.OPTION1(() => this.SUBRULE(this.pair));
            this.OPTION2(() => {
              this.CONSUME(word.of);
              this.SUBRULE(this.set);
            });
            this.OPTION3(() => {
              this.CONSUME(word.by);
              this.SUBRULE(this.headSet);
            });
          },
        },
      ],
      IGNORE_AMBIGUITIES: true,
    });
    this.OPTION4(() => {
      this.CONSUME(word.in);
      this.OR1([
        {
          ALT: () => {
            this.CONSUME(word.each);
            this.SUBRULE(this.boundSet);
          },
        },
        { ALT: () => this.SUBRULE1(this.headSet) },
      ]);
    });
    this.MANY(() => this.SUBRULE(this.withPart));
    this.OPTION5(() => {
      this.CONSUME(word.where);
      this.SUBRULE(this.argumentValue);
    });
  });

  headNames = this.RULE("headNames", () => {
    this.CONSUME(token.Name);
    this.MANY({
      // `cell a, link (x, y)` and `cell a, block 2x2 b` begin another head behind the comma.
      GATE: () => !this.isName(3) && !this.isOneOf(3, [token.OpenParenthesis, token.Size, token.Number]),
      DEF: () => {
        this.CONSUME(token.Comma);
        this.CONSUME1(token.Name);
      },
    });
  });

  headSort = this.RULE("headSort", () => {
    this.MANY({
      GATE: () => this.isAdjective(true),
      DEF: () => this.CONSUME(token.Name, { LABEL: "adjective" }),
    });
    this.CONSUME1(token.Name);
    this.OPTION({
      GATE: () => this.isSizeAhead(1),
      DEF: () => this.SUBRULE(this.size),
    });
  });

  /** `2x2`, `h x w` */
  size = this.RULE("size", () => {
    this.OR([
      { ALT: () => this.CONSUME(token.Size) },
      {
        ALT: () => {
          this.SUBRULE(this.sum);
          this.CONSUME(word.x);
          this.SUBRULE1(this.sum);
        },
      },
    ]);
  });

  withPart = this.RULE("withPart", () => {
    this.OR([{ ALT: () => this.CONSUME(word.with) }, { ALT: () => this.CONSUME(word.without) }]);
    this.CONSUME(token.Name);
  });

  // ------------------------------------------------------------ expressions

  wholeExpression = this.RULE("wholeExpression", () => this.SUBRULE(this.expression));

  /** `not not S`, `some x in S is P`, and what joins them, flat. */
  expression = this.RULE("expression", () => {
    this.enter();
    this.MANY(() => this.CONSUME(word.not));
    this.OR({
      DEF: [
        {
          GATE: () => this.LA(2).tokenType !== token.OpenParenthesis,
          ALT: () => this.SUBRULE(this.quantified),
        },
        { ALT: () => this.SUBRULE(this.set) },
      ],
      IGNORE_AMBIGUITIES: true,
    });
    this.MANY1({
      GATE: () => this.mode.equal || this.LA(1).tokenType !== token.Equal,
      DEF: () =>
        this.OR1([
          {
            ALT: () => {
              this.OPTION({
                GATE: () => this.LA(2).tokenType === word.in,
                DEF: () => this.CONSUME1(word.not),
              });
              this.CONSUME(Comparing);
              this.MANY2(() => this.CONSUME2(word.not));
              this.OR2({
                DEF: [
                  {
                    GATE: () => this.LA(2).tokenType !== token.OpenParenthesis,
                    ALT: () => this.SUBRULE1(this.quantified),
                  },
                  { ALT: () => this.SUBRULE1(this.set) },
                ],
                IGNORE_AMBIGUITIES: true,
              });
            },
          },
          { ALT: () => this.SUBRULE(this.test) },
        ]),
    });
    this.leave();
  });

  quantified = this.RULE("quantified", () => {
    this.OR([{ ALT: () => this.CONSUME(word.some) }, { ALT: () => this.CONSUME(word.all) }]);
    this.CONSUME(token.Name);
    this.CONSUME(word.in);
    this.SUBRULE(this.boundSet);
    this.SUBRULE(this.test);
  });

  /** `is not shaded` · `is inside road` · `has next(d)` */
  test = this.RULE("test", () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(word.is);
          this.OPTION(() => this.CONSUME(word.not));
          this.OR1({
            DEF: [
              {
                GATE: () => this.isName(2),
                ALT: () => {
                  this.OR2([
                    { ALT: () => this.CONSUME(word.inside) },
                    { ALT: () => this.CONSUME(word.outside) },
                  ]);
                  this.CONSUME(token.Name);
                },
              },
              { ALT: () => this.SUBRULE(this.sum) },
            ],
            IGNORE_AMBIGUITIES: true,
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(word.has);
          this.OPTION1(() => this.CONSUME1(word.not));
          this.SUBRULE(this.item);
        },
      },
    ]);
  });

  /** `a..b`, and what narrows a set: `with`, `where`, `until`, `along`. */
  set = this.RULE("set", () => {
    this.SUBRULE(this.sum);
    this.OPTION(() => {
      this.CONSUME(token.Range);
      this.SUBRULE1(this.sum);
    });
    this.MANY({
      GATE: () => this.isNarrowingAhead(),
      DEF: () =>
        this.OR({
          DEF: [
            {
              ALT: () => {
                this.CONSUME(word.until);
                this.MANY1(() => this.CONSUME(word.not));
                this.SUBRULE(this.operand);
              },
            },
            {
              GATE: () => this.isName(2),
              ALT: () => {
                this.CONSUME(word.along);
                this.CONSUME(token.Name);
              },
            },
            {
              GATE: () => this.isFilterAhead(2),
              ALT: () => this.CONSUME1(token.Name, { LABEL: "variable" }),
            },
            { GATE: () => this.isPairAhead(1) && this.isFilterAhead(6), ALT: () => this.SUBRULE(this.pair) },
            { GATE: () => this.mode.with, ALT: () => this.SUBRULE(this.withPart) },
            {
              GATE: () => this.mode.where,
              ALT: () => {
                this.CONSUME(word.where);
                this.SUBRULE(this.expression);
              },
            },
          ],
          IGNORE_AMBIGUITIES: true,
        }),
    });
  });

  /** Arithmetic: `-a + b * c` */
  sum = this.RULE("sum", () => {
    this.MANY(() => this.CONSUME(token.Minus));
    this.SUBRULE(this.operand);
    this.MANY1(() => {
      this.CONSUME(Calculating);
      this.MANY2(() => this.CONSUME1(token.Minus));
      this.SUBRULE1(this.operand);
    });
  });

  /** A value, and what is read from it: `c.next(d).digit`, `a[2..]` */
  operand = this.RULE("operand", () => {
    this.enter();
    this.OR({
      DEF: [
        { ALT: () => this.CONSUME(token.Number) },
        { ALT: () => this.CONSUME(token.Cell) },
        { ALT: () => this.CONSUME(token.Text) },
        { ALT: () => this.CONSUME(word.yes) },
        { ALT: () => this.CONSUME(word.no) },
        { ALT: () => this.CONSUME(word.none) },
        { GATE: () => this.isSortPhraseAhead(), ALT: () => this.SUBRULE(this.sortPhrase) },
        { GATE: () => this.isGraphPropertyAhead(), ALT: () => this.SUBRULE(this.graphProperty) },
        {
          ALT: () => {
            this.CONSUME(token.Name);
            this.OPTION({
              GATE: () => this.isCallAhead(),
              DEF: () =>
                this.OR1([
                  { ALT: () => this.SUBRULE(this.callArguments) },
                  {
                    ALT: () => {
                      this.CONSUME(word.of);
                      this.SUBRULE(this.operand);
                    },
                  },
                ]),
            });
          },
        },
        { ALT: () => this.SUBRULE(this.parenthesis) },
        { ALT: () => this.SUBRULE(this.setLiteral) },
        { ALT: () => this.SUBRULE(this.list) },
        { ALT: () => this.SUBRULE(this.quantity) },
        { ALT: () => this.SUBRULE(this.conditional) },
        { ALT: () => this.SUBRULE(this.theOnly) },
        { ALT: () => this.SUBRULE(this.someOrAll) },
      ],
      IGNORE_AMBIGUITIES: true,
    });
    this.MANY(() =>
      this.OR2([{ ALT: () => this.SUBRULE(this.member) }, { ALT: () => this.SUBRULE(this.index) }]),
    );
    this.leave();
  });

  member = this.RULE("member", () => {
    this.CONSUME(token.Dot);
    this.CONSUME(token.Name);
    this.OPTION({
      GATE: () => !this.isPairOfFilterAhead(),
      DEF: () => this.SUBRULE(this.callArguments),
    });
  });

  index = this.RULE("index", () => {
    const outer = this.mode;
    this.mode = betweenCommas;
    this.CONSUME(token.OpenSquare);
    this.OR([
      {
        ALT: () => {
          this.CONSUME(token.Range);
          this.OPTION(() => this.SUBRULE(this.sum));
        },
      },
      {
        ALT: () => {
          this.SUBRULE1(this.sum);
          this.OPTION1(() => {
            this.CONSUME1(token.Range);
            this.OPTION2(() => this.SUBRULE2(this.sum));
          });
        },
      },
    ]);
    this.CONSUME(token.CloseSquare);
    this.mode = outer;
  });

  /** `size of top`, but not `exactly one of each`. */
  private isCallAhead(): boolean {
    if (this.LA(1).tokenType === word.of) return this.LA(2).tokenType !== word.each;
    return !this.isPairOfFilterAhead();
  }

  private isSortPhraseAhead(): boolean {
    const { image } = this.LA(1);
    if (derivedSorts.has(image)) return this.isOneOf(2, [word.of, word.by]);
    if (sizedSorts.has(image)) return this.isSizeAhead(2);
    return this.isAdjective(false);
  }

  private isGraphPropertyAhead(): boolean {
    return graphProperties.has(this.LA(1).image) && this.isName(2) && !this.isFilterAhead(3);
  }

  callArguments = this.RULE("callArguments", () => {
    const counts = countingAggregates.has(this.LA(0).image);
    const outer = this.mode;
    this.CONSUME(token.OpenParenthesis);
    this.mode = betweenCommas;
    this.OPTION(() =>
      this.OR({
        DEF: [
          {
            GATE: () => counts && this.isBinderAhead(1),
            ALT: () => this.SUBRULE(this.binderList),
          },
          {
            ALT: () => {
              this.SUBRULE(this.expression);
              this.MANY(() => {
                this.CONSUME(token.Comma);
                this.SUBRULE1(this.expression);
              });
              this.OPTION1(() => this.SUBRULE(this.binders));
              this.OPTION2(() => {
                this.CONSUME(word.by);
                this.SUBRULE(this.set);
              });
              this.OPTION3(() => {
                this.CONSUME(word.through);
                this.SUBRULE1(this.set);
              });
            },
          },
        ],
        IGNORE_AMBIGUITIES: true,
      }),
    );
    this.CONSUME(token.CloseParenthesis);
    this.mode = outer;
  });

  someOrAll = this.RULE("someOrAll", () => {
    this.OR([{ ALT: () => this.CONSUME(word.some) }, { ALT: () => this.CONSUME(word.all) }]);
    this.SUBRULE(this.callArguments);
  });

  /** Parentheses let a quantity take its families by commas, and a set its `where`. */
  parenthesis = this.RULE("parenthesis", () => {
    const outer = this.mode;
    this.CONSUME(token.OpenParenthesis);
    this.mode = whole;
    this.SUBRULE(this.expression);
    this.CONSUME(token.CloseParenthesis);
    this.mode = outer;
  });

  setLiteral = this.RULE("setLiteral", () => {
    const outer = this.mode;
    this.mode = betweenCommas;
    this.CONSUME(token.OpenCurly);
    this.MANY_SEP({ SEP: token.Comma, DEF: () => this.SUBRULE(this.argumentValue) });
    this.CONSUME(token.CloseCurly);
    this.mode = outer;
  });

  list = this.RULE("list", () => {
    const outer = this.mode;
    this.mode = betweenCommas;
    this.CONSUME(token.OpenSquare);
    this.OPTION(() => {
      this.SUBRULE(this.argumentValue);
      this.OR([
        { ALT: () => this.SUBRULE(this.binders) },
        {
          ALT: () =>
            this.MANY(() => {
              this.CONSUME(token.Comma);
              this.SUBRULE1(this.argumentValue);
            }),
        },
      ]);
    });
    this.CONSUME(token.CloseSquare);
    this.mode = outer;
  });

  theOnly = this.RULE("theOnly", () => {
    this.CONSUME(word.the);
    this.SUBRULE(this.operand);
    this.MANY({ GATE: () => this.mode.with, DEF: () => this.SUBRULE(this.withPart) });
    this.OPTION({
      GATE: () => this.mode.where,
      DEF: () => {
        this.CONSUME(word.where);
        this.SUBRULE(this.expression);
      },
    });
  });

  conditional = this.RULE("conditional", () => {
    this.CONSUME(word.if);
    this.SUBRULE(this.expression);
    this.CONSUME(word.then);
    this.SUBRULE1(this.expression);
    this.CONSUME(word.else);
    this.SUBRULE2(this.expression);
  });

  sortPhrase = this.RULE("sortPhrase", () => {
    this.MANY({
      GATE: () => this.isAdjective(false),
      DEF: () => this.CONSUME(token.Name, { LABEL: "adjective" }),
    });
    this.CONSUME1(token.Name);
    this.OPTION({
      GATE: () => this.isSizeAhead(1),
      DEF: () => this.SUBRULE(this.size),
    });
    this.OPTION1(() => {
      this.CONSUME(word.of);
      this.SUBRULE(this.set);
    });
    this.OPTION2(() => {
      this.CONSUME(word.by);
      this.SUBRULE(this.operand);
    });
  });

  graphProperty = this.RULE("graphProperty", () => {
    this.OR([
      { ALT: () => this.CONSUME(word.loop) },
      { ALT: () => this.CONSUME(word.tree) },
      { ALT: () => this.CONSUME(word.path) },
      { ALT: () => this.CONSUME(word.acyclic) },
      { ALT: () => this.CONSUME(word.connected) },
    ]);
    this.CONSUME(token.Name);
  });

  /** `exactly 0 or 2 lines in c.links` · `exactly one of each digit in each row, column` */
  quantity = this.RULE("quantity", () => {
    this.SUBRULE(this.bound);
    this.SUBRULE(this.amounts);
    this.OR([
      {
        ALT: () => {
          this.CONSUME(word.of);
          this.CONSUME(word.each);
          this.CONSUME(token.Name);
          this.OPTION(() => this.CONSUME1(token.Name, { LABEL: "variable" }));
        },
      },
      {
        ALT: () => {
          this.OPTION1(() => this.CONSUME(word.not));
          this.CONSUME2(token.Name);
        },
      },
    ]);
    this.CONSUME(word.in);
    this.OR1([
      {
        ALT: () => {
          this.CONSUME1(word.each);
          this.SUBRULE(this.set);
          this.MANY({
            GATE: () => this.mode.commas,
            DEF: () => {
              this.CONSUME(token.Comma);
              this.SUBRULE1(this.set);
            },
          });
        },
      },
      { ALT: () => this.SUBRULE2(this.set, { LABEL: "place" }) },
    ]);
  });

  bound = this.RULE("bound", () => {
    this.OR([
      { ALT: () => this.CONSUME(word.exactly) },
      {
        ALT: () => {
          this.CONSUME(word.at);
          this.OR1([{ ALT: () => this.CONSUME(word.most) }, { ALT: () => this.CONSUME(word.least) }]);
        },
      },
    ]);
  });

  amounts = this.RULE("amounts", () => {
    this.SUBRULE(this.amount);
    this.MANY(() => {
      this.CONSUME(word.or);
      this.SUBRULE1(this.amount);
    });
  });

  amount = this.RULE("amount", () => {
    this.SUBRULE(this.sum);
    this.OPTION(() => {
      this.CONSUME(token.Range);
      this.SUBRULE1(this.sum);
    });
  });
}
