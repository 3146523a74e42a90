/** A bit for each edge: those between two cells, then those round the board, unless none of these is said. */
import { bits } from "../../codes/packed.js";
import { draftLayer } from "../../givens.js";
import { edgesInOrder, linkEdges } from "../../places.js";
import type { Field } from "../field.js";

/** Bits that fill a letter. */
const IN_ONE = 5;

export const edgeBits = (layer: string): Field => ({
  read(cursor, draft) {
    const edges = edgesInOrder(draft);
    const inner = linkEdges(draft).length;
    const isShort = cursor.text.length - cursor.at <= Math.ceil(inner / IN_ONE);
    const read = bits.read(cursor, isShort ? inner : edges.length);
    if ("problem" in read) return read.problem;
    const values = draftLayer(draft, layer);
    read.value.forEach((value, at) => {
      const edge = edges[at];
      if (value !== undefined && edge !== undefined) values[edge] = true;
    });
    return undefined;
  },
  write(givens) {
    const inner = linkEdges(givens).length;
    const said = edgesInOrder(givens).map((edge) =>
      givens.layers.get(layer)?.[edge] === true ? 1 : undefined,
    );
    const isShort = said.slice(inner).every((value) => value === undefined);
    const written = bits.write(isShort ? said.slice(0, inner) : said);
    return "refused" in written ? { value: "" } : written;
  },
});
