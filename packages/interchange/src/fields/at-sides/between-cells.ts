/** Edges that have a cell on either side: the formats tell them as links, a class may have them among its edges. */
import { draftLayer } from "../../givens.js";
import { linkEdges } from "../../places.js";
import type { Field } from "../field.js";

/** `field` reads and writes links of the layer `told`; the class has them on edges, as `layer`. */
export const betweenCells = (told: string, layer: string, field: Field): Field => ({
  read(cursor, draft) {
    const problem = field.read(cursor, draft);
    const links = draftLayer(draft, told);
    const edges = draftLayer(draft, layer);
    draft.layers.delete(told);
    linkEdges(draft).forEach((edge, link) => {
      const value = links[link];
      if (value !== undefined) edges[edge] = value;
    });
    return problem;
  },
  write(givens) {
    const edges = givens.layers.get(layer) ?? [];
    const between = linkEdges(givens);
    const inside = new Set(between);
    if (edges.some((value, edge) => value !== undefined && !inside.has(edge)))
      return { problem: { kind: "not-in-format", puzzle: givens.puzzle, what: `${layer} round the board` } };
    const links = between.map((edge) => edges[edge]);
    return field.write({ ...givens, layers: new Map(givens.layers).set(told, links) });
  },
});
