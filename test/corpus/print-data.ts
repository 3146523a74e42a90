/** The data of each instance as they were read: one line a layer, its elements and values. */
import type { Ground } from "../../packages/compiler/src/ground.js";

export function printData(grounds: readonly (Ground | undefined)[]): string {
  return grounds.map((ground) => (ground === undefined ? "not ground" : printGround(ground))).join("\n");
}

function printGround(ground: Ground): string {
  const lines: string[] = [];
  const { board } = ground;
  if (board !== undefined) lines.push(`board ${board.rows} x ${board.columns}`);
  for (const [id, { names, cells }] of ground.elements) {
    const all = names.map((name, index) => `${name} = ${(cells[index] ?? []).join(" ")}`);
    lines.push(`${ground.puzzle.layers[id]?.name}: ${all.join(", ")}`);
  }
  for (const [id, { values }] of ground.data) {
    const layer = ground.puzzle.layers[id];
    if (layer === undefined || layer.domain.kind === "region" || layer.domain.kind === "paths") continue;
    const there = values.flatMap((value, element) =>
      value === undefined ? [] : [`${element}: ${JSON.stringify(value)}`],
    );
    lines.push(`${layer.name} { ${there.join(", ")} }`);
  }
  return lines.join("\n");
}
