/** The degrees of `loop` and `paths`: 0 or 2; 1 at a labelled end; up to 2 where the label is -1. */
import { stepsOf } from "../../boolean/graphs.js";
import type { EncodedGlobal } from "../kind.js";

export function encodeDegrees({ draft, literals, graph, data }: EncodedGlobal): void {
  stepsOf(graph).forEach((ways, v) => {
    const terms = ways.map(({ edge }) => [1, literals[edge] ?? draft.never()] as const);
    const label = data[v] ?? 0;
    if (label > 0) draft.linear(terms, 1, 1);
    else if (label < 0) draft.linear(terms, 0, 2);
    else if (terms.length > 0) draft.linear([[-2, draft.newVariable()], ...terms], 0, 0);
  });
}
