/** Lines of a batch: one symbol a cell, row by row, `.` (and `0`, where no value is nought) for a cell that is not given. */
import {
  batchLayer,
  batchLine,
  batchSymbol,
  type Diagnostic,
  diagnose,
  type Ground,
  type Lowered,
  spanOf,
} from "@ecp/compiler";
import type { OptionId } from "@ecp/engine";
import { CommandError } from "../command-error.js";
import { exitCodes } from "../exit-codes.js";

type LayerId = Parameters<Lowered["assume"]>[0];

export interface BatchLayer {
  readonly id: LayerId;
  readonly name: string;
  /** The symbol of a value, by its code. */
  readonly symbolOf: (code: number) => string;
}

/** The one layer of cells that the puzzle has to find. */
export function batchLayerOf(file: string, ground: Ground): BatchLayer {
  const { puzzle, board } = ground;
  const refuse = (reason: string): never => {
    throw new CommandError(exitCodes.usage, [
      diagnose(batchLayer, spanOf(file, 0, 0), { puzzle: puzzle.name, reason }),
    ]);
  };
  if (board === undefined) return refuse("it has no board");
  const found = puzzle.layers.flatMap((layer, index) =>
    layer.role === "find" && !layer.hidden && layer.on.kind === "cell"
      ? [{ layer, id: index as LayerId }]
      : [],
  );
  const [only, ...others] = found;
  if (only === undefined) return refuse("it has no layer of cells to find");
  if (others.length > 0) return refuse("it has several layers to find");
  const { domain, name } = only.layer;
  switch (domain.kind) {
    case "range":
    case "numbers":
      return { id: only.id, name, symbolOf: numberSymbol };
    case "yes-no":
      return { id: only.id, name, symbolOf: (code) => (code === 1 ? "1" : "0") };
    case "symbols":
      return { id: only.id, name, symbolOf: (code) => domain.values[code]?.slice(0, 1) ?? "?" };
    default:
      return refuse(`\`${name}\` has no symbols of one character`);
  }
}

/** 1 … 9, A for 10 … Z for 35; larger numbers are written out, and lines then spaced. */
const numberSymbol = (number: number): string =>
  number > 9 && number < 36 ? String.fromCharCode(55 + number) : String(number);

export type ReadLine = { readonly assume: readonly OptionId[] } | { readonly refused: Diagnostic };

export interface LineReader {
  /** `start`: where the line begins in its file. */
  readonly read: (line: string, start: number) => ReadLine;
  /** The symbols of an answer, as a line. */
  readonly write: (values: readonly unknown[]) => string;
}

export function makeLineReader(
  ground: Ground,
  lowered: Lowered,
  layer: BatchLayer,
  linesFile: string,
): LineReader {
  const cells = ground.board?.cells ?? [];
  const variables = ground.variableOf.get(layer.id) ?? [];
  const tables = cells.map((cell) => {
    const variable = variables[cell];
    const codes = variable === undefined ? [] : (ground.variables[variable]?.domain ?? []);
    return new Map(codes.map((code) => [layer.symbolOf(code), lowered.assume(layer.id, cell, code)]));
  });
  const spaced = tables.some((table) => [...table.keys()].some((symbol) => symbol.length > 1));
  return {
    read: (line, start) => {
      const words = line.trim().split(/[\s,;|]+/);
      const symbols = words.length >= cells.length && cells.length > 1 ? words : [...(words[0] ?? "")];
      if (symbols.length !== cells.length) {
        const payload = { symbols: symbols.length, cells: cells.length };
        return { refused: diagnose(batchLine, spanOf(linesFile, start, start + line.length), payload) };
      }
      const assume: OptionId[] = [];
      for (let index = 0; index < symbols.length; index++) {
        const symbol = symbols[index] ?? ".";
        if (symbol === "." || symbol === "_" || symbol === "*") continue;
        const options = tables[index]?.get(symbol) ?? tables[index]?.get(symbol.toUpperCase());
        if (options !== undefined) assume.push(...options);
        else if (symbol !== "0") {
          const at = start + line.length - line.trimStart().length + (symbols === words ? 0 : index);
          const cell = ground.board?.cellName(cells[index] ?? 0) ?? "";
          const payload = { symbol, layer: layer.name, cell };
          return { refused: diagnose(batchSymbol, spanOf(linesFile, at, at + symbol.length), payload) };
        }
      }
      return { assume };
    },
    write: (values) => cells.map((cell) => symbolOfDatum(values[cell])).join(spaced ? " " : ""),
  };
}

function symbolOfDatum(value: unknown): string {
  if (typeof value === "number") return numberSymbol(value);
  if (typeof value === "boolean") return value ? "1" : "0";
  return typeof value === "string" ? value.slice(0, 1) : ".";
}
