/** S7 once more: the pieces that the tables of an instance draw. */

import type { Host, TypedInstance, TypedPuzzle } from "@ecp/compiler/reading";
import { readDrawing, tableData } from "@ecp/compiler/reading";

export function withPieces(puzzle: TypedPuzzle, instance: TypedInstance, host: Host): TypedPuzzle {
  const layers = puzzle.layers.map((layer) => {
    if (layer.domain.kind !== "pieces" || layer.domain.pieces.table === undefined) return layer;
    const { pieces } = layer.domain;
    const { table = 0 as never } = pieces;
    const shapes = tableData(puzzle, table, instance.data, { readFile: host.read }).values.map((row) => {
      const fields = Array.isArray(row) ? row.map(String) : [];
      const drawn = readDrawing([{ span: layer.at.span, text: fields.at(-1) ?? "" }], pieces.lattice);
      const cells = "problem" in drawn ? [] : drawn;
      const copies = fields.length > 2 ? Number(fields[1]) : 1;
      return { name: fields[0] ?? "", span: layer.at.span, cells, copies };
    });
    return { ...layer, domain: { kind: "pieces" as const, pieces: { ...pieces, shapes } } };
  });
  const places = puzzle.places.map((place) => {
    const domain = layers[place.layer]?.domain;
    if (domain?.kind !== "pieces" || domain.pieces.table === undefined) return place;
    return { ...place, shapes: domain.pieces.shapes.map(({ name }) => name) };
  });
  return { ...puzzle, layers, places };
}
