/** What is known on the way to an answer, as an answer with gaps: for drawing. */
import { datumOf } from "../ground/codes.js";
import type { Datum, Ground, Placement } from "../ground.js";
import type { LayerAnswer, Placed, Solution } from "../solution.js";
import type { LayerId } from "../typed.js";
import type { Fact } from "./path.js";

export function partlySolved(ground: Ground, facts: Iterable<Fact>): Solution {
  const values = new Map<LayerId, (Datum | null)[]>();
  const options: string[] = [];
  const pieces = new Map<LayerId, Placed[]>();
  const regions = new Map<LayerId, (readonly number[])[]>();
  for (const fact of facts) {
    if (fact.of.kind === "placement")
      addTo(pieces, ground.placements[fact.of.index], (placement) => shapeOf(ground, placement));
    if (fact.of.kind === "candidate") addTo(regions, ground.candidates[fact.of.index], ({ cells }) => cells);
    if (fact.of.kind === "option") options.push(fact.of.name);
    if (fact.of.kind !== "value") continue;
    const { variable, value } = fact.of;
    const of = ground.variables[variable];
    const layer = of === undefined ? undefined : ground.puzzle.layers[of.layer];
    if (of === undefined || layer === undefined || layer.domain.kind === "pieces") continue;
    let own = values.get(of.layer);
    if (own === undefined) {
      own = new Array<Datum | null>(ground.variableOf.get(of.layer)?.length ?? 0).fill(null);
      values.set(of.layer, own);
    }
    own[of.element] = datumOf(layer, value);
  }
  const layers = new Map(
    [...values].map(([id, own]): [LayerId, LayerAnswer] => [id, { kind: "values", values: own }]),
  );
  const size = ground.board === undefined ? 0 : ground.board.rows * ground.board.columns;
  for (const [id, placements] of pieces) {
    const names: (string | null)[] = new Array<null>(size).fill(null);
    for (const { shape, cells } of placements) for (const cell of cells) names[cell] = shape;
    layers.set(id, { kind: "pieces", values: names, placements });
  }
  for (const [id, sets] of regions) {
    if (ground.puzzle.layers[id]?.domain.kind === "paths") {
      layers.set(id, { kind: "paths", paths: sets });
      continue;
    }
    const numbers: (number | null)[] = new Array<null>(size).fill(null);
    sets.forEach((cells, region) => {
      for (const cell of cells) numbers[cell] = region + 1;
    });
    layers.set(id, { kind: "regions", values: numbers });
  }
  return { layers, options };
}

function addTo<Of extends { readonly layer: LayerId }, Each>(
  map: Map<LayerId, Each[]>,
  of: Of | undefined,
  each: (of: Of) => Each,
): void {
  if (of === undefined) return;
  const own = map.get(of.layer);
  if (own === undefined) map.set(of.layer, [each(of)]);
  else own.push(each(of));
}

function shapeOf(ground: Ground, { layer, shape, cells }: Placement): Placed {
  const own = ground.puzzle.layers[layer];
  return { shape: own === undefined ? "" : String(datumOf(own, shape)), cells };
}
