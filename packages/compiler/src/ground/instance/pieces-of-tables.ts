/** `pieces ship from fleet`: an instance has its own pieces, as the rows of its table say. */
import { drawnShape } from "../../check/declarations/pieces.js";
import type { DataEnvironment } from "../../data/data-environment.js";
import { tableData } from "../../data/table-data.js";
import { pieceRow } from "../../diagnostics/catalogue/ecp4021-piece-row.js";
import { type Diagnostic, diagnose } from "../../diagnostics/diagnostic.js";
import type { Datum } from "../../ground.js";
import { isName } from "../../syntax/names.js";
import type { LayerId, PieceSet, PieceShape, SoundInstance, TypedLayer } from "../../typed.js";

export interface WithPieces {
  readonly instance: SoundInstance;
  readonly diagnostics: readonly Diagnostic[];
}

/** The instance of a puzzle whose pieces are those of its tables. Mistakes of the tables themselves are told where all data are read. */
export function withPiecesOfTables(
  instance: SoundInstance,
  environment: Pick<DataEnvironment, "readFile" | "spend">,
): WithPieces {
  const { puzzle } = instance;
  const diagnostics: Diagnostic[] = [];
  const filled = new Map<LayerId, readonly string[]>();
  const layers = puzzle.layers.map((layer, id): TypedLayer => {
    const pieces = layer.domain.kind === "pieces" ? layer.domain.pieces : undefined;
    if (pieces?.table === undefined) return layer;
    const shapes = shapesOf(instance, pieces, pieces.table, environment, diagnostics);
    filled.set(
      id as LayerId,
      shapes.map(({ name }) => name),
    );
    return { ...layer, domain: { kind: "pieces", pieces: { ...pieces, shapes } } };
  });
  if (filled.size === 0) return { instance, diagnostics };
  const places = puzzle.places.map((place) => ({
    ...place,
    shapes: filled.get(place.layer) ?? place.shapes,
  }));
  return { instance: { ...instance, puzzle: { ...puzzle, layers, places } }, diagnostics };
}

function shapesOf(
  instance: SoundInstance,
  { lattice }: PieceSet,
  table: LayerId,
  environment: Pick<DataEnvironment, "readFile" | "spend">,
  diagnostics: Diagnostic[],
): readonly PieceShape[] {
  const { values, spans } = tableData(instance.puzzle, table, instance.data, environment);
  const shapes = new Map<string, PieceShape>();
  values.forEach((row, index) => {
    const span = spans[index];
    if (span === undefined) return;
    const read = readRow(row);
    if ("problem" in read || shapes.has(read.name)) {
      const said = "problem" in read ? read : { problem: "twice" as const, text: read.name };
      diagnostics.push(diagnose(pieceRow, span, said));
      return;
    }
    const { name, copies, drawing } = read;
    const drawn = drawnShape({ name, at: span, rows: [{ span, text: drawing }] }, span, lattice, (said) =>
      diagnostics.push(said),
    );
    if (drawn !== undefined) shapes.set(name, { ...drawn, copies, drawing });
  });
  return [...shapes.values()];
}

type Row =
  | { readonly name: string; readonly copies: number; readonly drawing: string }
  | { readonly problem: "fields" | "name" | "copies"; readonly text: string };

function readRow(row: Datum | undefined): Row {
  const fields = Array.isArray(row) ? row.map(String) : [];
  const [name, drawing] = [fields[0], fields.at(-1)];
  if (name === undefined || drawing === undefined || fields.length < 2 || fields.length > 3)
    return { problem: "fields", text: "" };
  if (!isName(name)) return { problem: "name", text: name };
  const copies = fields.length === 3 ? fields[1] : undefined;
  if (copies !== undefined && !/^\d{1,6}$/u.test(copies)) return { problem: "copies", text: copies };
  return { name, copies: Number(copies ?? 1), drawing };
}
