/**
 * The rules of expressions, with the binders and quantities that are parts of them.
 *
 * Operators are read flat, as `set {operator set}`: their strengths are a table (operators.ts) that build-sum.ts folds with. That keeps
 * the tree of an operand four rules deep instead of twelve, which is most of the parser's speed.
 *
 * Longer than the house's files, because the rules are parts of one another, and a Chevrotain grammar is one class.
 */

import type { CstNode, ParserMethod } from "chevrotain";
import { Calculating, Comparing, token, word } from "../tokens.js";
import { GrammarGates } from "./grammar-gates.js";
import { beforeEqual, betweenCommas, bound, ofHead, whole } from "./grammar-modes.js";

const countingAggregates = new Set(["count", "runs"]);

export class ExpressionGrammar extends GrammarGates {
  /** Heads stand among the statements. */
  declare readonly head: ParserMethod<[], CstNode>;

  wholeExpression = this.RULE("wholeExpression", () => this.SUBRULE(this.expression));

  /** An expression between commas. */
  argumentValue = this.RULE("argumentValue", () => {
    const outer = this.mode;
    this.mode = outer.equal ? betweenCommas : beforeEqual;
    this.SUBRULE(this.expression);
    this.mode = outer;
  });

  /** `not not S`, `some x in S is P`, and what joins them, flat; `either` before what `or` joins says nothing. */
  expression = this.RULE("expression", () => {
    this.enter();
    this.OPTION2({ GATE: () => this.isEitherAhead(), DEF: () => this.CONSUME(word.either) });
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
        this.OR1({
          DEF: [
            {
              GATE: () => this.LA(1).tokenType !== word.is || this.isIsInAhead(),
              ALT: () => {
                this.OPTION1({ GATE: () => this.isIsInAhead(), DEF: () => this.CONSUME(word.is) });
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
          ],
          IGNORE_AMBIGUITIES: true,
        }),
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

  /** `is not shaded` · `is inside road` · `has next(d)` · `has clue.up` */
  test = this.RULE("test", () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(word.is);
          this.OPTION(() => this.CONSUME(word.not));
          this.OPTION2({
            GATE: () => this.isArticleAhead(),
            DEF: () => this.CONSUME1(token.Name, { LABEL: "article" }),
          });
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
          this.OPTION1(() =>
            this.OR3([{ ALT: () => this.CONSUME1(word.not) }, { ALT: () => this.CONSUME(word.no) }]),
          );
          this.OPTION3({
            GATE: () => this.isArticleAhead(),
            DEF: () => this.CONSUME2(token.Name, { LABEL: "article" }),
          });
          this.SUBRULE(this.item);
          this.OPTION4(() => {
            this.CONSUME(token.Dot);
            this.CONSUME3(token.Name, { LABEL: "direction" });
          });
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
        { GATE: () => this.isNoneOfAhead(), ALT: () => this.SUBRULE1(this.quantity) },
        { ALT: () => this.CONSUME(word.no) },
        { ALT: () => this.CONSUME(word.none) },
        { GATE: () => this.isSortPhraseAhead(), ALT: () => this.SUBRULE(this.sortPhrase) },
        { GATE: () => this.isDescribedAhead(), ALT: () => this.SUBRULE(this.described) },
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
                this.CONSUME(word.through);
                this.SUBRULE(this.set);
              });
              this.OPTION3(() => {
                this.CONSUME(word.by);
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
    this.OPTION1({
      GATE: () => this.isName(1) && this.isFilterAhead(2),
      DEF: () => this.CONSUME(token.Name, { LABEL: "variable" }),
    });
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
    const isStoodOn = this.LA(0).tokenType === word.on;
    this.MANY({
      GATE: () => this.isAdjective(false),
      DEF: () => this.CONSUME(token.Name, { LABEL: "adjective" }),
    });
    const { image } = this.CONSUME1(token.Name);
    this.OPTION({
      GATE: () => this.isSizeAhead(1),
      DEF: () => this.SUBRULE(this.size),
    });
    this.OPTION1(() => {
      this.CONSUME(word.of);
      this.SUBRULE(this.set);
    });
    this.OPTION2({
      GATE: () => this.takesBy(image, isStoodOn),
      DEF: () => {
        this.CONSUME(word.by);
        this.SUBRULE(this.operand);
      },
    });
  });

  /** `shaded cells`: those that are so. */
  described = this.RULE("described", () => {
    this.CONSUME(token.Name, { LABEL: "adjective" });
    this.CONSUME1(token.Name);
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

  /** `for x in S, a, b in T where P` · `for each cell c with clue`, `for link (x, y) in S` */
  binders = this.RULE("binders", () => {
    this.CONSUME(word.for);
    this.OR({
      DEF: [
        {
          GATE: () => !this.isHeadAhead(1),
          ALT: () => this.SUBRULE(this.binderList),
        },
        {
          ALT: () => {
            this.OPTION(() => this.CONSUME(word.each));
            this.SUBRULE(this.head);
            this.MANY({
              GATE: () => this.isHeadAhead(2),
              DEF: () => {
                this.CONSUME(token.Comma);
                this.SUBRULE1(this.head);
              },
            });
          },
        },
      ],
      IGNORE_AMBIGUITIES: true,
    });
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

  withPart = this.RULE("withPart", () => {
    this.OR([{ ALT: () => this.CONSUME(word.with) }, { ALT: () => this.CONSUME(word.without) }]);
    this.OPTION({
      GATE: () => this.isArticleAhead(),
      DEF: () => this.CONSUME1(token.Name, { LABEL: "article" }),
    });
    this.CONSUME(token.Name);
  });

  item = this.RULE("item", () => {
    this.CONSUME(token.Name);
    this.OPTION(() => {
      this.CONSUME(token.OpenParenthesis);
      this.MANY_SEP({ SEP: token.Comma, DEF: () => this.SUBRULE(this.argumentValue) });
      this.CONSUME(token.CloseParenthesis);
    });
  });

  /** `exactly 0 or 2 lines in c.links` · `exactly one of each digit in each row, column` · `no star in r` · `exactly r.clue stars in each room r` */
  quantity = this.RULE("quantity", () => {
    this.OR2([
      { ALT: () => this.CONSUME(word.no) },
      {
        ALT: () => {
          this.SUBRULE(this.bound);
          this.SUBRULE(this.amounts);
        },
      },
    ]);
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
          // `exactly 2 shaded cells in r`
          this.OPTION2({
            GATE: () => this.isElementWord(1) && this.LA(2).tokenType === word.in,
            DEF: () => this.CONSUME3(token.Name, { LABEL: "element" }),
          });
        },
      },
    ]);
    this.CONSUME(word.in);
    this.OR1([
      {
        ALT: () => {
          this.CONSUME1(word.each);
          this.SUBRULE(this.set);
          this.OPTION3(() => this.CONSUME4(token.Name, { LABEL: "each" }));
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
    this.OPTION({
      GATE: () => this.LA(1).tokenType !== word.to || this.LA(2).tokenType !== word.in,
      DEF: () => {
        this.OR([{ ALT: () => this.CONSUME(token.Range) }, { ALT: () => this.CONSUME(word.to) }]);
        this.SUBRULE1(this.sum);
      },
    });
  });
}
