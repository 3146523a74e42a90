/** One line of symbols for a whole board, row after row: the form of files of Sudokus, for any puzzle with one layer to find on cells. */
import type { Board } from "../board.js";
import { valueOutsideDomain } from "../diagnostics/catalogue/ecp4001-value-outside-domain.js";
import { lineLength } from "../diagnostics/catalogue/ecp4021-line-length.js";
import { noLineLayer } from "../diagnostics/catalogue/ecp4022-no-line-layer.js";
import { type Diagnostic, diagnose, type Outcome } from "../diagnostics/diagnostic.js";
import type { Datum, LayerData } from "../ground.js";
import type { Span } from "../text/span.js";
import type { LayerId, TypedPuzzle } from "../typed.js";
import { type DomainLookUp, holds, sayDomain } from "./check-domains.js";
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
    const layers = candidates.map((each) => puzzle.layers[each]?.name ?? "");
    return { value: undefined, diagnostics: [diagnose(noLineLayer, at, { layers })] };
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
      diagnostics.push(diagnose(lineLength, span, { found: symbols.length, expected: cells }));
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
          diagnose(valueOutsideDomain, symbol.span, {
            text: symbol.text,
            layer: layer.name,
            at: board.cellName(cell),
            domain: sayDomain(layer.domain, domains[cell]),
          }),
        );
    });
    return { value: diagnostics.length > 0 ? undefined : { layer: id, values, spans }, diagnostics };
  };
  return { value: { layer: id, read }, diagnostics: [] };
}
