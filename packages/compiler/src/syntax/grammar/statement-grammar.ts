/** The rules of statements, and of the heads of `for each`. */

import { token, word } from "../tokens.js";
import { ExpressionGrammar } from "./expression-grammar.js";
import { whole } from "./grammar-modes.js";

export class StatementGrammar extends ExpressionGrammar {
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
    // `if` begins a statement before it begins an expression.
    this.OR({
      DEF: [
        { ALT: () => this.SUBRULE(this.ruleStatement) },
        { ALT: () => this.SUBRULE(this.forEachStatement) },
        { ALT: () => this.SUBRULE(this.ifStatement) },
        {
          GATE: () => this.isInsideAhead(),
          ALT: () => this.SUBRULE(this.insideStatement),
        },
        { ALT: () => this.SUBRULE(this.expression) },
      ],
      IGNORE_AMBIGUITIES: true,
    });
    this.leave();
  });

  ruleStatement = this.RULE("ruleStatement", () => {
    this.CONSUME(word.rule);
    this.OPTION(() => this.CONSUME(token.Text));
    this.CONSUME(token.Colon);
    this.OPTION1(() => this.SUBRULE(this.statements));
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
  override readonly head = this.RULE("head", () => {
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
            this.MANY1({
              GATE: () => this.isFamilyAhead(2),
              DEF: () => {
                this.CONSUME1(token.Comma);
                this.SUBRULE1(this.boundSet);
              },
            });
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
}
