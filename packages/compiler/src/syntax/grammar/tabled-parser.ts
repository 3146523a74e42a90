/**
 * A parser that reads in a table what one token of lookahead tells (generated/lookahead.ts). Chevrotain finds that out by itself whenever a parser is
 * made, from a record of every rule, which takes longer than a small file. A line without errors needs no more than the table; what was expected
 * where a line has one is said by the record, and asked of the complete parser, which is made then.
 */
import { CstParser, EOF, type IOrAlt, type IParserConfig, type Rule, type TokenType } from "chevrotain";
import { lookaheads, tokenSets } from "../generated/lookahead.js";
import { token, vocabulary } from "../tokens.js";

type Alternatives = readonly Pick<IOrAlt<unknown>, "GATE">[];
/** For alternatives, which one; for optional or repeated parts, whether they are there. */
export type Lookahead = (alternatives: Alternatives) => number | boolean | undefined;

/** Chevrotain numbers what a rule asks by the rule, by this, and by its place among those of its kind. */
const isAlternation = (key: number): boolean => ((key >> 8) & 15) === 1;

export class TabledParser extends CstParser {
  // Chevrotain's own, which its types leave out.
  declare protected selfAnalysisDone: boolean;
  declare protected getLaFuncFromCache: (key: number) => Lookahead | undefined;

  constructor(
    config: IParserConfig,
    private readonly complete?: () => TabledParser,
  ) {
    // Each type of token was made ready when it was made; a quick parser only has to learn that some belong to categories.
    super(complete === undefined ? [...vocabulary] : [token.Name], config);
  }

  protected override performSelfAnalysis(): void {
    if (this.complete === undefined) {
      super.performSelfAnalysis();
      return;
    }
    const rows = new Map<number, string>();
    for (const row of lookaheads) rows.set(Number.parseInt(row, 10), row.slice(row.indexOf(" ") + 1));
    const known = new Map<number, Lookahead>();
    this.getLaFuncFromCache = (key) => {
      const found = known.get(key) ?? this.lookahead(key, rows.get(key));
      known.set(key, found);
      return found;
    };
    this.selfAnalysisDone = true;
  }

  override getGAstProductions(): Record<string, Rule> {
    return this.complete === undefined ? super.getGAstProductions() : this.complete().getGAstProductions();
  }

  private lookahead(key: number, row: string | undefined): Lookahead {
    if (row === undefined) throw new Error("the table of lookaheads is stale: run `npm run generate`");
    const sets = row.split(" ").map((index) => numbersOf(tokenSets[Number(index)] ?? ""));
    const next = (): number => this.LA(1).tokenTypeIdx;
    if (!isAlternation(key)) return () => sets[0]?.has(next()) === true;
    return (alternatives) => {
      const type = next();
      for (const [index, set] of sets.entries())
        if (alternatives[index]?.GATE?.call(this) !== false && set.has(type)) return index;
      return undefined;
    };
  }
}

const typesByName = new Map<string, TokenType>([...vocabulary, EOF].map((type) => [type.name, type]));

/** A category stands for what belongs to it as well. */
const numbersOf = (names: string): ReadonlySet<number> =>
  new Set(
    names.split(" ").flatMap((name) => {
      const type = typesByName.get(name);
      return type === undefined ? [] : [type.tokenTypeIdx ?? 0, ...(type.categoryMatches ?? [])];
    }),
  );
