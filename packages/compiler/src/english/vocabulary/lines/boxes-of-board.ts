/** The boxes of a Sudoku, of which nobody says the size: `each row, column and box`. */
import type { Symbol as NamedThing } from "../../../resolved.js";
import { type PhraseRule, rule } from "../../grammar.js";
import type { BoardAsked } from "../../on-the-board.js";

export function boxPhrases({ boxes }: BoardAsked, symbols: readonly NamedThing[]): readonly PhraseRule[] {
  if (boxes === undefined) return [];
  const sort = `box ${boxes}`;
  const numbers = symbols.flatMap((symbol) =>
    symbol.kind === "layer" &&
    symbol.declaration.role === "find" &&
    symbol.declaration.type.kind === "range-type"
      ? [symbol.name]
      : [],
  );
  const [layer, ...others] = numbers;
  return [
    ...rule("sets", ["box|boxes|subgrid|subgrids", `${boxes} box|boxes`], () => ({ sort, role: "line" })),
    ...(layer === undefined || others.length > 0
      ? []
      : rule(
          "statement",
          ["standard|normal|usual|classic|regular sudoku rules? apply|applies"],
          () => () => `exactly one of each ${layer} in each row, column, ${sort}`,
        )),
  ];
}
