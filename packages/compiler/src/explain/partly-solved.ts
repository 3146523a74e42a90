/** The facts known on the way to an answer, as an answer with gaps, for drawing. */
import { datumOf } from "../ground/codes.js";
import { type Datum, type Ground, NONE, type Placement } from "../ground.js";
import { addTo } from "../maps.js";
import type { LayerAnswer, Placed, Solution } from "../solution.js";
import type { LayerId } from "../typed.js";
import type { Fact } from "./facts.js";
import { cellsOfMark, type MarkedValue } from "./marks.js";

export function partlySolved(ground: Ground, facts: Iterable<Fact>): Solution {
  const values = new Map<LayerId, (Datum | null)[]>();
  const options: string[] = [];
  const pieces = new Map<LayerId, Placed[]>();
  const shapes = new Map<LayerId, (string | null)[]>();
  const wholes = new Map<LayerId, (readonly number[])[]>();
  const links = new Map<LayerId, KnownLink[]>();
  const inside = new Map<LayerId, (readonly number[])[]>();
  const cellCount = ground.board === undefined ? 0 : ground.board.rows * ground.board.columns;
  const sizeOf = (layer: LayerId): number => ground.variableOf.get(layer)?.length ?? 0;
  for (const { of } of facts) {
    switch (of.kind) {
      case "placement":
        addOf(pieces, ground.placements[of.index], (placement) => shapeOf(ground, placement));
        break;
      case "candidate":
        addOf(wholes, ground.candidates[of.index], ({ cells }) => cells);
        break;
      case "option":
        options.push(of.name);
        break;
      case "excluded":
      case "left out":
        break;
      case "value": {
        const variable = ground.variables[of.variable];
        const layer = variable === undefined ? undefined : ground.puzzle.layers[variable.layer];
        if (variable === undefined || layer === undefined) break;
        const own = ofLayer(values, variable.layer, sizeOf(variable.layer));
        own[variable.element] = datumOf(layer, of.value);
        break;
      }
      case "mark": {
        const { mark, value } = of;
        const { layer } = mark;
        const typed = ground.puzzle.layers[layer];
        if (mark.of.kind === "shape" && typed !== undefined)
          ofLayer(shapes, layer, sizeOf(layer))[mark.of.cell] =
            value === NONE ? null : String(datumOf(typed, value));
        if (mark.of.kind === "inside" && value === 1) addOf(inside, { layer }, () => cellsOfMark(mark));
        if (mark.of.kind === "joined" || mark.of.kind === "step")
          addOf(links, { layer }, () => ({ link: linkOf(mark), holds: value === 1 }));
        break;
      }
      default:
        of satisfies never;
    }
  }
  const layers = new Map(
    [...values].map(([id, own]): [LayerId, LayerAnswer] => [id, { kind: "values", values: own }]),
  );
  for (const id of new Set([...pieces.keys(), ...shapes.keys()])) {
    const names = shapes.get(id) ?? new Array<null>(sizeOf(id)).fill(null);
    const placements = pieces.get(id) ?? [];
    for (const { shape, cells } of placements) for (const cell of cells) names[cell] = shape;
    layers.set(id, { kind: "pieces", values: names, placements });
  }
  for (const id of new Set([...wholes.keys(), ...links.keys()])) {
    const kind = ground.puzzle.layers[id]?.domain.kind;
    const own = wholes.get(id) ?? [];
    const known = links.get(id) ?? [];
    if (kind === "paths") layers.set(id, { kind: "paths", paths: own, steps: linksWhere(known, true) });
    if (kind === "region") {
      // Of two cells that are in no region there is no border to draw.
      const cells = new Set(inside.get(id)?.flat());
      const all = ground.puzzle.layers[id]?.orNone !== true;
      const drawn = known.filter(({ link, holds }) => holds || all || link.some((end) => cells.has(end)));
      layers.set(id, divided(cellCount, own, drawn));
    }
  }
  return { layers, options };
}

interface KnownLink {
  readonly link: readonly [number, number];
  readonly holds: boolean;
}

const linkOf = ({ of }: MarkedValue): readonly [number, number] =>
  "link" in of ? of.link : [of.cell, of.cell];

const linksWhere = (known: readonly KnownLink[], wanted: boolean): (readonly [number, number])[] =>
  known.flatMap(({ link, holds }) => (holds === wanted ? [link] : []));

function divided(
  size: number,
  regions: readonly (readonly number[])[],
  known: readonly KnownLink[],
): LayerAnswer {
  const values: (number | null)[] = new Array<null>(size).fill(null);
  regions.forEach((cells, region) => {
    for (const cell of cells) values[cell] = region + 1;
  });
  return {
    kind: "regions",
    values,
    known: { joined: linksWhere(known, true), apart: linksWhere(known, false) },
  };
}

function ofLayer<Each>(map: Map<LayerId, (Each | null)[]>, layer: LayerId, size: number): (Each | null)[] {
  const own = map.get(layer) ?? new Array<Each | null>(size).fill(null);
  map.set(layer, own);
  return own;
}

function addOf<Of extends { readonly layer: LayerId }, Each>(
  map: Map<LayerId, Each[]>,
  of: Of | undefined,
  each: (of: Of) => Each,
): void {
  if (of === undefined) return;
  addTo(map, of.layer, each(of));
}

function shapeOf(ground: Ground, { layer, shape, cells }: Placement): Placed {
  const own = ground.puzzle.layers[layer];
  return { shape: own === undefined ? "" : String(datumOf(own, shape)), cells };
}
