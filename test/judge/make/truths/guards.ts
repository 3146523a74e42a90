/** Values that a guard requires are read behind it (L2). */

import { having, isEverywhere, variable } from "../elements/reading.js";
import { type Form, knowing, type Maker, type Scope } from "../maker.js";
import { and } from "./connectives.js";

/** Values that a guard to the left requires may be read to the right (L2). */
export function guardedTruths(m: Maker, scope: Scope, depth: number): readonly Form<"truth">[] {
  const cells = scope.names.filter(({ sort }) => sort === "cell");
  const layers = m.layers.filter(
    (layer) =>
      layer.on.sort === "cell" &&
      (layer.kind === "number" || layer.kind === "direction") &&
      (layer.orNone || !isEverywhere(layer)),
  );
  return cells.length === 0
    ? []
    : layers.map((layer) => ({
        weight: 3,
        make: () => {
          const { name } = m.random.one(cells);
          const has = having(layer, variable(name, "cell"), false);
          const then = m.make("truth", knowing(scope, `${name}.${layer.name}`), depth - 1);
          return and(has, then);
        },
      }));
}
