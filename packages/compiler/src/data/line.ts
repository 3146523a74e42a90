/** One line of symbols for a whole board, row after row: the form of files of Sudokus, for any puzzle with one layer to find on cells. */
import type { Board } from "../board.js";
import { batchLine } from "../diagnostics/catalogue/ecp6007-batch-line.js";
import { batchSymbol } from "../diagnostics/catalogue/ecp6008-batch-symbol.js";
import { batchLayer } from "../diagnostics/catalogue/ecp6009-batch-layer.js";
import { type Diagnostic, diagnose, type Outcome } from "../diagnostics/diagnostic.js";
import type { Datum, LayerData } from "../ground.js";
import type { Span } from "../text/span.js";
import type { LayerId, TypedPuzzle } from "../typed.js";
import { type DomainLookUp, holds } from "./check-domains.js";
import { layerIds } from "./layer-ids.js";
import { clusters } from "./rows.js";
import { makeSpelling } from "./spelling.js";

/** Reads lines of one puzzle; what depends on the puzzle alone is done once. */
export interface LineReader {
  readonly layer: LayerId;
  /** `span`: where the line stands in its file. White space around it is ignored, and so is a comment behind it, after a space or a comma. */
  readonly read: (line: string, span: Span) => Outcome<LayerData | undefined>;
}

export function makeLineReader(
  puzzle: TypedPuzzle,
  board: Board,
  lookUp: DomainLookUp,
  at: Span,
): Outcome<LineReader | undefined> {
  const candidates = layerIds(puzzle).filter((id) => {
    const layer = puzzle.layers[id];
    return layer?.role === "find" && layer.on.kind === "cell" && !layer.hidden;
  });
  const [id, another] = candidates;
  const layer = id === undefined ? undefined : puzzle.layers[id];
  if (id === undefined || layer === undefined || another !== undefined) {
    const names = candidates.map((each) => `\`${puzzle.layers[each]?.name}\``).join(", ");
    const reason =
      names === "" ? "it has nothing to find on cells" : `it has several layers to find on cells (${names})`;
    return { value: undefined, diagnostics: [diagnose(batchLayer, at, { puzzle: puzzle.name, reason })] };
  }
  const spelled = makeSpelling(puzzle, id);
  const cells = board.rows * board.columns;
  const domains = Array.from({ length: cells }, (_, cell) => lookUp.domain(id, cell));
  const isNumber = layer.type.kind === "number";
  const allows = (cell: number, value: Datum): boolean => {
    const domain = domains[cell];
    return !isNumber || domain === undefined || holds(domain, value);
  };
  const read = (line: string, span: Span): Outcome<LayerData | undefined> => {
    const offset = line.length - line.trimStart().length;
    const text = line.trim().replace(/[\s,;#].*$/u, "");
    const start = span.start + offset;
    const symbols = clusters({ text, span: { file: span.file, start, end: start + text.length } });
    const diagnostics: Diagnostic[] = [];
    if (symbols.length !== cells) {
      diagnostics.push(diagnose(batchLine, span, { symbols: symbols.length, cells }));
      return { value: undefined, diagnostics };
    }
    const values = new Array<Datum | undefined>(cells).fill(undefined);
    const spans = new Array<Span | undefined>(cells).fill(undefined);
    symbols.forEach((symbol, cell) => {
      const value = spelled(symbol.text, true);
      if (value.kind === "nothing") return;
      if (value.kind === "value" && allows(cell, value.value)) {
        if (!board.exists(cell) || !lookUp.stands(id, cell)) return;
        values[cell] = value.value;
        spans[cell] = symbol.span;
      } else if (symbol.text !== "0")
        diagnostics.push(
          diagnose(batchSymbol, symbol.span, {
            symbol: symbol.text,
            layer: layer.name,
            cell: board.cellName(cell),
          }),
        );
    });
    return { value: diagnostics.length > 0 ? undefined : { layer: id, values, spans }, diagnostics };
  };
  return { value: { layer: id, read }, diagnostics: [] };
}
