/** Small random problems from a seed: cells that are Boolean, many-valued or fixed, rows over them, and one global. */
import { createProblemBuilder, type Graph, type Literal, negate, type Problem } from "@ecp/engine";

export type Random = (below: number) => number;

/** mulberry32 */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

export type Kind =
  | "none"
  | "connected"
  | "passages"
  | "loop"
  | "paths"
  | "acyclic"
  | "tree"
  | "component-size"
  | "halves";
export const KINDS: readonly Kind[] = [
  "none",
  "connected",
  "passages",
  "loop",
  "paths",
  "acyclic",
  "tree",
  "component-size",
  "halves",
];

export function randomProblem(seed: number, kind: Kind): Problem {
  const random = randomFrom(seed);
  const builder = createProblemBuilder();
  const literals: Literal[] = [];
  const cells = 4 + random(5);
  // A board whose cells share secondary items with their neighbours now and then.
  const shared = builder.secondary();
  const plain = builder.secondary();
  for (let c = 0; c < cells; c++) {
    const style = random(10);
    const multiple = style === 9;
    const item = multiple ? builder.primary(undefined, random(2), 2) : builder.primary();
    const state = builder.secondary();
    const values = style < 6 ? 2 : style === 6 ? 1 : 3;
    for (let v = 1; v <= values; v++) {
      const option = builder.option([
        item,
        ...(multiple ? [] : [{ item: state, colour: random(4) === 0 ? 1 : v }]),
        ...(random(6) === 0 ? [{ item: shared, colour: 1 + random(2) }] : []),
        ...(random(12) === 0 ? [plain] : []),
      ]);
      literals.push(builder.chosen(option));
      if (!multiple) literals.push(builder.hasColour(state, v));
    }
  }
  literals.push(builder.hasColour(shared, 1), builder.hasColour(shared, 2), builder.hasColour(shared, 3));
  const pick = (): Literal => {
    const literal = literals[random(literals.length)] ?? (0 as Literal);
    return random(3) === 0 ? negate(literal) : literal;
  };
  for (let r = random(kind === "none" ? 5 : 3); r > 0; r--) {
    const terms = Array.from({ length: 1 + random(6) }, () => pick());
    if (random(2) === 0) builder.clause(terms);
    else {
      const weighted = terms.map((literal) => ({ literal, weight: random(2) === 0 ? 1 : random(9) - 3 }));
      const lo = random(8) - 4;
      builder.linear(weighted, lo, lo + random(6));
    }
  }
  addGlobal(builder, kind, random, pick);
  if (random(3) === 0) builder.visible(Array.from({ length: 1 + random(6) }, () => pick()));
  return builder.build();
}

function addGlobal(
  builder: ReturnType<typeof createProblemBuilder>,
  kind: Kind,
  random: Random,
  pick: () => Literal,
): void {
  if (kind === "none") return;
  const simple = kind === "loop" || kind === "paths" || kind === "halves";
  const graph = randomGraph(random, simple);
  const vertices = Array.from({ length: graph.vertexCount }, (_, v) => v);
  const perVertex = (): Literal[] => vertices.map(pick);
  const perEdge = (): Literal[] => [...graph.from].map(pick);
  switch (kind) {
    case "connected":
      builder.global("connected", perVertex(), graph);
      break;
    case "passages":
      builder.global(
        "connected",
        perVertex(),
        graph,
        vertices.map(() => random(2)),
      );
      break;
    case "loop":
      builder.global("loop", perEdge(), graph);
      break;
    case "paths": {
      const labels: number[] = vertices.map(() => (random(2) === 0 ? 0 : -1));
      for (let k = 1; k <= 2; k++) {
        const free = vertices.filter((v) => (labels[v] ?? 0) <= 0);
        const a = free.splice(random(free.length), 1)[0];
        const b = free.splice(random(free.length), 1)[0];
        if (random(2) === 0 || a === undefined || b === undefined) continue;
        labels[a] = k;
        labels[b] = k;
      }
      builder.global("paths", perEdge(), graph, labels);
      break;
    }
    case "acyclic":
    case "tree":
      if (random(2) === 0) builder.global(kind, perVertex(), graph, [1]);
      else builder.global(kind, perEdge(), graph);
      break;
    case "component-size": {
      const classes = 1 + random(2);
      const sizes = Array.from({ length: classes }, () => 1 + random(3)).flatMap((lo) => [
        lo,
        lo + random(2),
      ]);
      builder.global(
        "component-size",
        vertices.flatMap(() => Array.from({ length: classes }, pick)),
        graph,
        sizes,
      );
      break;
    }
    case "halves": {
      const width = 2 + random(2);
      const data = vertices.flatMap((v) => [
        random(5) === 0 ? random(2) : (Math.floor(v / width) + v) % 2,
        Math.floor(v / width),
        v % width,
        random(4) === 0 ? 2 * (1 + random(3)) : 0,
      ]);
      builder.global("halves", perEdge(), graph, data);
      break;
    }
  }
}

/** A grid with some edges left out, or any small graph; simple where needed. */
function randomGraph(random: Random, simple: boolean): Graph {
  const from: number[] = [];
  const to: number[] = [];
  if (random(3) > 0) {
    const width = 2 + random(2);
    const height = 2 + random(2);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const v = y * width + x;
        if (x + 1 < width && random(8) > 0) from.push(v) && to.push(v + 1);
        if (y + 1 < height && random(8) > 0) from.push(v) && to.push(v + width);
      }
    }
    return { vertexCount: width * height, from: Int32Array.from(from), to: Int32Array.from(to) };
  }
  const n = 3 + random(5);
  const used = new Set<string>();
  for (let e = random(2 * n); e >= 0; e--) {
    const u = random(n);
    const v = random(n);
    const key = `${Math.min(u, v)}-${Math.max(u, v)}`;
    if (simple && (u === v || used.has(key))) continue;
    used.add(key);
    from.push(u);
    to.push(v);
  }
  return { vertexCount: n, from: Int32Array.from(from), to: Int32Array.from(to) };
}
