/** The entries of a person, in the form that explanations take. */
import type { BoardEntry } from "../explain/entries.js";
import { datumOf } from "../ground/codes.js";
import type { Datum, Ground } from "../ground.js";
import type { LayerId, TypedLayer } from "../typed.js";
import type { PlayEntry } from "./play-layer.js";
import { spelledValue } from "./play-layers.js";

/** `ground`: the board and its data; rules are not read. Undefined where the board has no such place, or no such value there. */
export function entryToExplain(
  ground: Ground,
  { layer: name, part, element, value }: PlayEntry,
): BoardEntry | undefined {
  const index = ground.puzzle.layers.findIndex((each) => each.name === name);
  const layer = ground.puzzle.layers[index];
  return layer === undefined ? undefined : entryIn(ground, index as LayerId, layer, { part, element, value });
}

function entryIn(
  ground: Ground,
  id: LayerId,
  layer: TypedLayer,
  { part, element, value }: Omit<PlayEntry, "layer">,
): BoardEntry | undefined {
  if (part === "joined" || part === "step") {
    const link = ground.board?.linkEnds(element);
    return link === undefined ? undefined : { kind: "link", layer: id, link, holds: value === "yes" };
  }
  const variable = ground.variableOf.get(id)?.[element];
  const domain = variable === undefined ? [] : (ground.variables[variable]?.domain ?? []);
  const code = domain.find((each) => spelledValue(layer, each) === value);
  if (code === undefined) return part === "shape" && value === "none" ? valued(id, element, null) : undefined;
  return valued(id, element, datumOf(layer, code));
}

const valued = (layer: LayerId, element: number, datum: Datum | null): BoardEntry => ({
  kind: "value",
  layer,
  element,
  value: datum ?? { none: true },
  holds: true,
});
