/** Parts of the board in which rules demand that a layer is a loop. */

import { loopsDemanded } from "../../normalize/readings/loops-said.js";
import type { Statement } from "../../typed.js";
import type { Space } from "../world/space.js";

/** A part of the board of which these rules always hold. */
export function withLoops(part: Space, rules: readonly Statement[]): Space {
  const layers = loopsDemanded(rules);
  const { part: cells } = part;
  if (layers.length === 0 || cells === undefined) return part;
  return {
    ...part,
    loops: new Map([...(part.loops ?? []), ...layers.map((layer) => [layer, cells] as const)]),
  };
}
