/**
 * One line of symbols for a whole board, row after row: the form of files of Sudokus, for any puzzle with one layer to find on cells. The rules
 * are ground once, without givens; a line says what to assume of the variables.
 */

import { batchLine } from "../diagnostics/catalogue/ecp6007-batch-line.js";
import { batchSymbol } from "../diagnostics/catalogue/ecp6008-batch-symbol.js";
import { batchLayer } from "../diagnostics/catalogue/ecp6009-batch-layer.js";
import { type Diagnostic, diagnose, type Outcome } from "../diagnostics/diagnostic.js";
import { type Datum, type Ground, NONE, type ValueCode } from "../ground.js";
import { type Span, within } from "../text/span.js";
import type { LayerId, TypedLayer } from "../typed.js";
import { directionNames } from "../vocabulary/directions.js";
import { layerIds } from "./layer-ids.js";
import { clusters } from "./rows.js";
import { makeSpelling } from "./spelling.js";

export interface LineGiven {
  readonly element: number;
  readonly value: ValueCode;
  readonly span: Span;
}

export interface DataLine {
  readonly layer: LayerId;
  /**
   * `span`: where the line stands in its file. White space around it is ignored, and so is what stands behind a space, a comma, `;` or `#`.
   * `.` says nothing, and so does `0` where it is no value. Without a value where there is an error.
   */
  readonly read: (line: string, span: Span) => Outcome<readonly LineGiven[] | undefined>;
}

/** Work that depends on the puzzle alone is done once. `at`: where to say that lines cannot fill the puzzle. */
export function readingLine(ground: Ground, at: Span): Outcome<DataLine | undefined> {
  const { puzzle, board } = ground;
  const candidates = layerIds(puzzle).filter((id) => {
    const layer = puzzle.layers[id];
    return layer?.role === "find" && layer.on.kind === "cell" && !layer.hidden;
  });
  const [id, another] = candidates;
  const layer = id === undefined ? undefined : puzzle.layers[id];
  if (board === undefined || id === undefined || layer === undefined || another !== undefined) {
    const names = candidates.map((each) => `\`${puzzle.layers[each]?.name}\``).join(", ");
    const reason =
      names === "" ? "it has nothing to find on cells" : `it has several layers to find on cells (${names})`;
    return { value: undefined, diagnostics: [diagnose(batchLayer, at, { puzzle: puzzle.name, reason })] };
  }
  const cells = board.rows * board.columns;
  const variables = ground.variableOf.get(id) ?? [];
  const domains = Array.from({ length: cells }, (_, cell) => {
    const variable = variables[cell];
    return variable === undefined ? undefined : ground.variables[variable]?.domain;
  });
  const codeOf = makeCodes(layer, makeSpelling(puzzle, id));
  const read = (line: string, span: Span): Outcome<readonly LineGiven[] | undefined> => {
    const text = line.trim().replace(/[\s,;#].*$/u, "");
    const start = line.length - line.trimStart().length;
    const symbols = clusters({ text, span: within(span, start, start + text.length) });
    if (symbols.length !== cells) {
      const said = diagnose(batchLine, span, { symbols: symbols.length, cells });
      return { value: undefined, diagnostics: [said] };
    }
    const diagnostics: Diagnostic[] = [];
    const givens: LineGiven[] = [];
    symbols.forEach((symbol, cell) => {
      if (symbol.text === ".") return;
      const value = codeOf(symbol.text);
      if (value !== undefined && domains[cell]?.includes(value) === true)
        givens.push({ element: cell, value, span: symbol.span });
      else if (symbol.text !== "0") {
        const said = { symbol: symbol.text, layer: layer.name, cell: board.cellName(cell) };
        diagnostics.push(diagnose(batchSymbol, symbol.span, said));
      }
    });
    return { value: diagnostics.length > 0 ? undefined : givens, diagnostics };
  };
  return { value: { layer: id, read }, diagnostics: [] };
}

/** Symbols are few and lines many, so each is read once. */
function makeCodes(
  layer: TypedLayer,
  read: ReturnType<typeof makeSpelling>,
): (text: string) => ValueCode | undefined {
  const known = new Map<string, ValueCode | undefined>();
  return (text) => {
    if (known.has(text)) return known.get(text);
    const spelled = read(text, true);
    const code = spelled.kind === "value" ? codeOfDatum(layer, spelled.value) : undefined;
    known.set(text, code);
    return code;
  };
}

/** The code of a value, as ground.ts describes `ValueCode`. */
function codeOfDatum({ domain }: TypedLayer, value: Datum): ValueCode | undefined {
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "object") return "none" in value ? NONE : undefined;
  const names: readonly string[] =
    domain.kind === "symbols"
      ? domain.values
      : domain.kind === "pieces"
        ? domain.pieces.shapes.map((shape) => shape.name)
        : directionNames;
  const code = names.indexOf(value);
  return code < 0 ? undefined : code;
}
