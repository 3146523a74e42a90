/** Regions of two equal halves: the engine's global. Nothing is added. */
import type { Halves } from "../../condition.js";
import type { RuleLowering } from "./rule-lowering.js";

export function lowerHalves(lowering: RuleLowering, { vertices, edges }: Halves): void {
  lowering.rows.global(
    "halves",
    edges.map(({ when }) => lowering.truth(when)),
    {
      vertexCount: vertices.length,
      from: edges.map(({ from }) => from),
      to: edges.map(({ to }) => to),
    },
    vertices.flatMap(({ side, row, column, size }) => [side, row, column, size]),
  );
}
