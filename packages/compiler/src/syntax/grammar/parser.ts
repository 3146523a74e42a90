/**
 * The grammar of logical lines, on Chevrotain, with one token of lookahead (tables for two cost 150 ms at the first use) and gates where
 * that does not tell. One rule a kind of line: here those that declare; statements and expressions in the classes above. Blocks are not
 * its business (blocks.ts).
 */
import type { CstNode, IToken, ParserMethod } from "chevrotain";
import { spellingSigns, token, word } from "../tokens.js";
import { beforeEqual, betweenCommas, whole } from "./grammar-modes.js";
import { StatementGrammar } from "./statement-grammar.js";

type Rule = ParserMethod<[], CstNode>;

export class LineParser extends StatementGrammar {
  constructor(recovers: boolean, complete?: () => LineParser) {
    super(recovers, complete);
    this.performSelfAnalysis();
  }

  /** A public rule over the tokens of one line. */
  read(rule: Rule, tokens: IToken[]): CstNode | undefined {
    this.begin(tokens);
    return rule.call(this);
  }

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
    this.OPTION2(() => {
      this.CONSUME(word.also);
      this.AT_LEAST_ONE_SEP({ SEP: token.Comma, DEF: () => this.CONSUME1(token.Text, { LABEL: "alias" }) });
    });
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
    });
    this.OPTION2(() => {
      this.CONSUME(token.OpenParenthesis);
      this.MANY_SEP({ SEP: token.Comma, DEF: () => this.SUBRULE(this.argument) });
      this.CONSUME(token.CloseParenthesis);
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

  boardLine = this.RULE("boardLine", () => {
    this.CONSUME(word.board);
    this.OR([
      {
        GATE: () => this.LA(2).tokenType === token.Text || this.LA(2).tokenType === token.UnclosedText,
        ALT: () => this.SUBRULE(this.boardFile),
      },
      { GATE: () => this.isPlacesAhead(), ALT: () => this.SUBRULE(this.boardPlaces) },
      { ALT: () => this.SUBRULE(this.boardSize) },
    ]);
  });

  /** `from "map.json"` */
  boardFile = this.RULE("boardFile", () => {
    this.CONSUME(word.from);
    this.CONSUME(token.Text);
  });

  /** `places WA, NT, "New South Wales"` */
  boardPlaces = this.RULE("boardPlaces", () => {
    this.CONSUME(word.places);
    this.AT_LEAST_ONE_SEP({
      SEP: token.Comma,
      DEF: () =>
        this.OR([
          { ALT: () => this.CONSUME(token.Text, { LABEL: "place" }) },
          { ALT: () => this.CONSUME(token.Name, { LABEL: "place" }) },
          { ALT: () => this.CONSUME(token.Number, { LABEL: "place" }) },
        ]),
    });
  });

  boardSize = this.RULE("boardSize", () => {
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
    this.OPTION1(() => {
      this.CONSUME(word.of);
      this.CONSUME1(token.Name, { LABEL: "kind" });
    });
    this.MANY1(() => {
      this.OR1([
        { ALT: () => this.CONSUME(word.torus) },
        {
          GATE: () => this.LA(1).tokenType === token.Name,
          ALT: () => this.CONSUME2(token.Name, { LABEL: "kind" }),
        },
        {
          ALT: () => {
            this.CONSUME(word.without);
            this.AT_LEAST_ONE_SEP({
              SEP: token.Comma,
              DEF: () =>
                this.OR2({
                  DEF: [
                    { GATE: () => this.isFilteredAhead(), ALT: () => this.SUBRULE(this.filteredSet) },
                    { ALT: () => this.SUBRULE(this.boundSet) },
                  ],
                  IGNORE_AMBIGUITIES: true,
                }),
            });
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

  /** `red`, `4`, `1..9`, `a..z` */
  listedValue = this.RULE("listedValue", () => {
    this.OR([{ ALT: () => this.CONSUME(token.Name) }, { ALT: () => this.CONSUME(token.Number) }]);
    this.OPTION(() => {
      this.CONSUME(token.Range);
      this.OR1([
        { ALT: () => this.CONSUME1(token.Name, { LABEL: "to" }) },
        { ALT: () => this.CONSUME1(token.Number, { LABEL: "to" }) },
      ]);
    });
  });

  /** A set with a `where` of its own, up to the next comma. */
  filteredSet = this.RULE("filteredSet", () => {
    const outer = this.mode;
    this.mode = betweenCommas;
    this.SUBRULE(this.set);
    this.mode = outer;
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
              DEF: () => this.SUBRULE(this.listedValue),
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

  /** Signs that stand together are one symbol; one with a space or a comma in it is a text. */
  spelling = this.RULE("spelling", () => {
    this.OR([
      { ALT: () => this.CONSUME(token.Text) },
      {
        ALT: () => {
          this.SUBRULE(this.sign);
          this.MANY({ GATE: () => this.isSymbolGoingOn(), DEF: () => this.SUBRULE1(this.sign) });
        },
      },
    ]);
    this.OR1([
      { ALT: () => this.CONSUME(token.Name) },
      {
        ALT: () => {
          this.OPTION(() => this.CONSUME(token.Minus));
          this.CONSUME(token.Number);
        },
      },
    ]);
  });

  sign = this.RULE("sign", () => {
    this.OR(spellingSigns.map((each) => ({ ALT: () => this.CONSUME(each) })));
  });

  legendHeader = this.RULE("legendHeader", () => {
    this.CONSUME(word.legend);
    this.CONSUME(token.Colon);
    this.OPTION(() => this.SUBRULE(this.legendEntry));
  });

  legendEntry = this.RULE("legendEntry", () => {
    this.OR({
      DEF: [
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
      ],
      IGNORE_AMBIGUITIES: true,
    });
    this.CONSUME(token.Colon);
    this.AT_LEAST_ONE_SEP({ SEP: token.Comma, DEF: () => this.SUBRULE(this.legendSetting) });
  });

  legendSetting = this.RULE("legendSetting", () => {
    this.OPTION(() => this.CONSUME(word.not));
    this.CONSUME(token.Name);
    this.OPTION2(() => {
      this.CONSUME(token.Dot);
      this.CONSUME1(token.Name, { LABEL: "direction" });
    });
    this.OPTION1(() => {
      this.CONSUME(token.Equal);
      this.OR([{ ALT: () => this.CONSUME(token.Question) }, { ALT: () => this.SUBRULE(this.argumentValue) }]);
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
            GATE: () => this.isName(2) && !(this.isOneOf(2, [word.from, word.on]) && this.isName(3)),
            DEF: () => this.CONSUME1(token.Name, { LABEL: "variant" }),
          });
          this.CONSUME2(token.Name);
        },
      },
    ]);
    this.OPTION4(() => {
      this.CONSUME(word.on);
      this.CONSUME4(token.Name, { LABEL: "on" });
    });
    this.OR1([
      {
        ALT: () => {
          this.CONSUME(word.from);
          this.CONSUME3(token.Name, { LABEL: "table" });
          this.OPTION1(() => this.SUBRULE(this.symmetries));
        },
      },
      {
        ALT: () => {
          this.OPTION2(() => this.SUBRULE1(this.symmetries));
          this.OPTION3(() => this.CONSUME(token.Colon));
        },
      },
    ]);
  });

  symmetries = this.RULE("symmetries", () => {
    this.CONSUME(word.with);
    this.AT_LEAST_ONE_SEP({
      SEP: token.Comma,
      DEF: () => this.CONSUME(token.Name, { LABEL: "symmetry" }),
    });
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

  objectiveLine = this.RULE("objectiveLine", () => {
    this.OR([{ ALT: () => this.CONSUME(word.maximize) }, { ALT: () => this.CONSUME(word.minimize) }]);
    this.SUBRULE(this.expression);
  });

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
          this.CONSUME(word.best);
          this.OPTION(() => this.CONSUME(token.Minus));
          this.CONSUME2(token.Number, { LABEL: "over" });
          this.OPTION1(() => {
            this.CONSUME(token.Slash);
            this.CONSUME3(token.Number, { LABEL: "under" });
          });
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

  soFarHeader = this.RULE("soFarHeader", () => {
    this.CONSUME(word.so);
    this.CONSUME(word.far);
    this.CONSUME(token.Colon);
  });
}
