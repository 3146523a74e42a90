/** Values at some of the cells alone, in their order: at those where a layer, read before, says yes. */
import type { Code } from "../../codes/code.js";
import { type Draft, draftLayer, type Givens, type Layer, makeDraft } from "../../givens.js";
import type { Meaning } from "../../meaning.js";
import type { Field } from "../field.js";
import { coded } from "../values.js";

export function codedWhere(mark: string, code: Code, meaning: Meaning): Field {
  const marked = ({ layers }: Givens | Draft): readonly number[] =>
    [...(layers.get(mark) ?? []).entries()].flatMap(([cell, value]) => (value === true ? [cell] : []));
  const inOneRow = (count: number): Field =>
    coded(code, meaning, () => [{ height: 1, width: count, first: 0 }]);
  return {
    read(cursor, draft) {
      const cells = marked(draft);
      const row = makeDraft(draft.puzzle, 1, cells.length);
      const problem = inOneRow(cells.length).read(cursor, row);
      if (problem !== undefined) return problem;
      for (const [name, values] of row.layers) {
        const layer = draftLayer(draft, name);
        for (const [at, cell] of cells.entries()) layer[cell] = values[at];
      }
      return undefined;
    },
    write(givens) {
      const cells = marked(givens);
      const layers = new Map<string, Layer>(
        meaning.layers.map((name) => [name, cells.map((cell) => givens.layers.get(name)?.[cell])]),
      );
      return inOneRow(cells.length).write({ ...givens, rows: 1, columns: cells.length, layers });
    },
  };
}
