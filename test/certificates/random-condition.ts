/** Small conditions on random graphs. */
import type { Condition } from "../../packages/verifier/src/conditions.js";
import { globalHolds } from "../kernel/brute-force.js";

/** Numbers below a bound, the same from the same seed. */
export function randomFrom(seed: number): (below: number) => number {
  let state = (seed * 2654435761) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export interface RandomCondition {
  readonly condition: Condition;
  readonly literalCount: number;
}

export function randomCondition(name: string, random: (below: number) => number): RandomCondition {
  const vertexCount = 3 + random(3);
  const [from, to]: [number[], number[]] = [[], []];
  for (let a = 0; a < vertexCount; a++)
    for (let b = a + 1; b < vertexCount && from.length < 8; b++)
      if (random(5) < 3) {
        from.push(a);
        to.push(b);
      }
  const graph = { vertexCount, from, to };
  const vertices = Array.from({ length: vertexCount }, (_, v) => v);
  switch (name) {
    case "connected":
      return {
        condition: { name, graph, data: random(2) === 0 ? [] : vertices.map(() => random(2)) },
        literalCount: vertexCount,
      };
    case "acyclic":
    case "tree": {
      const isOnVertices = random(2);
      return {
        condition: { name, graph, data: [isOnVertices] },
        literalCount: isOnVertices === 1 ? vertexCount : from.length,
      };
    }
    case "paths": {
      const data = vertices.map((): number => (random(3) === 0 ? -1 : 0));
      const pairs = random(3);
      for (let k = 1; k <= pairs && 2 * k <= vertexCount; k++) {
        data[2 * k - 2] = k;
        data[2 * k - 1] = k;
      }
      return { condition: { name, graph, data }, literalCount: from.length };
    }
    case "component-size": {
      const lo = 1 + random(3);
      return { condition: { name, graph, data: [lo, lo + random(2)] }, literalCount: vertexCount };
    }
    case "halves":
      return randomHalves(random);
    default:
      return { condition: { name, graph, data: [] }, literalCount: from.length };
  }
}

/** On a grid of at most ten edges, sides mostly in turn. */
function randomHalves(random: (below: number) => number): RandomCondition {
  const [width, height] = random(2) === 0 ? [2, 2 + random(2)] : [3, 2];
  const vertices = Array.from({ length: width * height }, (_, v) => v);
  const links = vertices.flatMap((v) => [
    ...((v + 1) % width === 0 ? [] : [[v, v + 1] as const]),
    ...(v + width >= vertices.length ? [] : [[v, v + width] as const]),
  ]);
  const edges = links.filter(() => random(10) > 0);
  const data = vertices.flatMap((v) => {
    const [row, column] = [Math.floor(v / width), v % width];
    const side = random(3) === 0 ? random(2) : (row + column) % 2;
    return [side, row, column, random(5) === 0 ? 1 + random(6) : 0];
  });
  const graph = {
    vertexCount: vertices.length,
    from: edges.map(([from]) => from),
    to: edges.map(([, to]) => to),
  };
  return { condition: { name: "halves", graph, data }, literalCount: edges.length };
}

/** By code that shares nothing with the verifier. `way`: the values of its literals. */
export function holdsByForce({ name, graph, data }: Condition, way: readonly boolean[]): boolean {
  const [from, to] = [Int32Array.from(graph.from), Int32Array.from(graph.to)];
  const own = { vertexCount: graph.vertexCount, from, to };
  return globalHolds({ name, graph: own, data: Int32Array.from(data), literals: new Int32Array(0) }, way);
}
