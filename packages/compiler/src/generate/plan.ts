/** The part of each layer in the making of an instance, from its role: what is made, what is found, and what may go. */

import { layerUses } from "../normalize/readings/layer-uses.js";
import type { LayerId } from "../typed.js";
import { companions, strangers } from "./clues/legend-map.js";
import { type LayerRole, layerRoles } from "./structure/roles.js";
import type { StructureLayer } from "./structure/structure.js";
import type { Workshop } from "./workshop.js";

export interface GeneratorPlan {
  readonly clues: ReadonlySet<LayerId>;
  readonly maybe: ReadonlySet<LayerId>;
  readonly hints: ReadonlySet<LayerId>;
  readonly found: ReadonlySet<LayerId>;
  /** Every element needs one. */
  readonly full: ReadonlySet<LayerId>;
  /** Their places are structure. */
  readonly placed: ReadonlySet<LayerId>;
  /** Rules tell them apart and say no more: they follow from no answer. */
  readonly digits: ReadonlySet<LayerId>;
  /** Structure layers that must be there where this one is. */
  readonly partners: ReadonlyMap<LayerId, readonly LayerId[]>;
  readonly structure: readonly StructureLayer[];
}

export function planGenerator(workshop: Workshop, counts: ReadonlyMap<LayerId, number>): GeneratorPlan {
  const { puzzle } = workshop;
  const roles = layerRoles(puzzle);
  const of = (...wanted: readonly LayerRole[]): ReadonlySet<LayerId> =>
    new Set([...roles].flatMap(([id, role]) => (wanted.includes(role) ? [id] : [])));
  const found = new Set([...of("hint", "found")].filter((id) => puzzle.layers[id]?.hidden !== true));
  const placed = of("placed clue");
  const structure = of("structure", "placed clue");
  const nothingElse = of("structure", "clue", "full clue", "placed clue", "hint").size === 0;
  const together = [...companions(puzzle)].map(([id, others]): readonly [LayerId, readonly LayerId[]] => [
    id,
    [...others].filter((other) => structure.has(other)),
  ]);
  return {
    clues: of("clue", "full clue", "placed clue"),
    maybe: of("clue"),
    full: of("full clue"),
    placed,
    digits: layerUses(puzzle, puzzle.statements).digits,
    hints: nothingElse ? found : of("hint"),
    found,
    partners: new Map(together),
    structure: layersIn(workshop, structure, counts),
  };
}

export function layersIn(
  { puzzle }: Workshop,
  ids: ReadonlySet<LayerId>,
  counts: ReadonlyMap<LayerId, number>,
): readonly StructureLayer[] {
  const { asked } = layerUses(puzzle, puzzle.statements);
  const places = layerUses(
    puzzle,
    puzzle.layers.map(({ where }) => where),
  );
  return [...ids].flatMap((id) => {
    const layer = puzzle.layers[id];
    if (layer === undefined) return [];
    return [
      {
        id,
        layer,
        count: counts.get(id) ?? 0,
        partial: asked.has(id),
        holed: places.asked.has(id),
        excludes: strangers(puzzle, id),
      },
    ];
  });
}
