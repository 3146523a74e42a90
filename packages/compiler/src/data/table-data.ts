/** The rows of a table layer: those of its file, and those that the instance has. */
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { LayerData } from "../ground.js";
import type { InstanceData, LayerId, TypedPuzzle } from "../typed.js";
import type { DataEnvironment } from "./data-environment.js";
import { type DataLines, dataLines, readLines } from "./data-lines.js";
import { readTable } from "./table.js";

type Reading = Pick<DataEnvironment, "readFile" | "spend">;

/** Without a word about mistakes. */
export function tableData(
  puzzle: TypedPuzzle,
  id: LayerId,
  blocks: readonly InstanceData[],
  environment: Reading,
): LayerData {
  const own = blocks.filter(({ target }) => target.kind === "layer" && target.layer === id);
  const texts = [
    ...linesOfFile(puzzle, id, environment, () => {}),
    ...own.map((block) => dataLines(block, environment.readFile, () => {})),
  ];
  return rowsOf(id, texts, environment, () => {});
}

/** One entry, if the layer names a file: undefined where it could not be read. */
export function linesOfFile(
  puzzle: TypedPuzzle,
  id: LayerId,
  { readFile }: Reading,
  report: (diagnostic: Diagnostic) => void,
): readonly (DataLines | undefined)[] {
  const domain = puzzle.layers[id]?.domain;
  const named = domain?.kind === "table" ? domain.file : undefined;
  return named === undefined ? [] : [readLines(named.path, named, readFile, report)];
}

export function rowsOf(
  id: LayerId,
  texts: readonly (DataLines | undefined)[],
  { spend }: Reading,
  report: (diagnostic: Diagnostic) => void,
): LayerData {
  const tables = texts.flatMap((each) =>
    each === undefined ? [] : [readTable({ report, spend }, id, each)],
  );
  return {
    layer: id,
    values: tables.flatMap((table) => table.values),
    spans: tables.flatMap((table) => table.spans),
  };
}
