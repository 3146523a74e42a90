/** Checks that globals share. */
import type { Global } from "../problem.js";
import type { Refuse } from "./kind.js";

/** Refuses another number of literals. */
export function wants({ literals }: Global, count: number, each: string, refuse: Refuse): void {
  if (literals.length !== count) refuse(`needs one literal ${each}: ${count}, not ${literals.length}`);
}

/** No edge joins a vertex to itself, and no two join the same ones. */
export function checkSimple(global: Global, refuse: Refuse): void {
  const { from, to, vertexCount } = global.graph;
  const seen = new Set<number>();
  for (let e = 0; e < from.length; e++) {
    const u = from[e] ?? 0;
    const v = to[e] ?? 0;
    if (u === v) refuse(`has an edge from vertex ${u} to itself`);
    const key = Math.min(u, v) * vertexCount + Math.max(u, v);
    if (seen.has(key)) refuse(`has two edges between the vertices ${u} and ${v}`);
    seen.add(key);
  }
}
