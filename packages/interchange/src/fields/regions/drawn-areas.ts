/** Lines of a file that tell printed borders and those that the player drew in one word for each link. */
import { answerOf } from "../../genre.js";
import { type Draft, HOLE, type Layer } from "../../givens.js";
import { linkCells } from "../../places.js";
import type { Field } from "../field.js";
import { regionsOf } from "./division.js";

/** By `inner`, which fills `answerOf(drawn)`, the regions of the answer; layers of `printed`, on links, have borders too where they say anything. */
export const drawnAreas = (inner: Field, drawn: string, area: string, printed: readonly string[]): Field => {
  const found = answerOf(drawn);
  const borders = ({ layers }: Pick<Draft, "layers">, names: readonly string[], count: number): Layer =>
    Array.from({ length: count }, (_, link) =>
      names.some((name) => layers.get(name)?.[link] !== undefined) ? 1 : undefined,
    );
  return {
    read(cursor, draft) {
      const problem = inner.read(cursor, draft);
      const all = borders(draft, [found, ...printed], linkCells(draft).length);
      draft.layers.delete(found);
      draft.layers.set(answerOf(area), [...regionsOf(draft, { room: area, wall: HOLE }, all)]);
      return problem;
    },
    write(givens) {
      const regions = givens.layers.get(answerOf(area));
      const added = linkCells(givens).map(([x, y], link) =>
        regions !== undefined &&
        regions[x] !== regions[y] &&
        printed.every((name) => givens.layers.get(name)?.[link] === undefined)
          ? true
          : undefined,
      );
      return inner.write({ ...givens, layers: new Map(givens.layers).set(found, added) });
    },
  };
};
