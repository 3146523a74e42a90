/**
 * Conditions on graphs as a diagram follows them. Three kinds are enough: paths, of which only the ends matter (`mates`); edges, and vertices, of which
 * it matters what is joined (`labels`). A cycle may be forbidden, and all be one component; several conditions on the same edges are one.
 */
import type { Global, Problem } from "../problem.js";

/** An option is chosen, or is not chosen, or an item has a colour: decided in the course of the diagram. */
export interface Sign {
  readonly option: number;
  readonly negated: boolean;
  readonly colour: string | undefined;
}

export type When = Sign | "always" | "never";

export interface Edge {
  readonly from: number;
  readonly to: number;
  readonly when: Exclude<When, "never">;
}

/** The condition on components. `whole`: there is only one among those that count. */
export interface Asked {
  readonly acyclic: boolean;
  readonly whole: boolean;
  readonly nonempty: boolean;
}

/** Simple paths that do not meet: one that is closed, or any number of open ones, whose ends are where labels say (as the global `paths` has them). */
export interface MateGraph {
  readonly kind: "mates";
  readonly closed: boolean;
  readonly edges: readonly Edge[];
  readonly labels: readonly number[];
}

export interface EdgeGraph extends Asked {
  readonly kind: "edges";
  readonly edges: readonly Edge[];
  /** Vertices that are there whether they have edges or not: all of them have to be joined. */
  readonly there: readonly number[];
}

export interface VertexGraph extends Asked {
  readonly kind: "vertices";
  readonly vertices: readonly When[];
  /** By vertex: whether the components that it is in count. */
  readonly counts: readonly boolean[];
  readonly pairs: readonly (readonly [number, number])[];
}

export type DiagramGraph = MateGraph | EdgeGraph | VertexGraph;

/** "unsupported": a diagram does not know one of them, or cannot decide a literal of it at one place. */
export function graphsOf(
  problem: Problem,
  whenOf: (literal: number) => When | "unsupported",
): readonly DiagramGraph[] | "unsupported" {
  const graphs: DiagramGraph[] = [];
  for (const global of problem.globals) {
    const whens: When[] = [];
    for (const literal of global.literals) {
      const when = whenOf(literal);
      if (when === "unsupported") return "unsupported";
      whens.push(when);
    }
    const graph = graphOf(global, whens);
    if (graph === undefined) return "unsupported";
    const same = graphs.findIndex((other) => isSame(other, graph));
    const known = graphs[same];
    if (known === undefined) graphs.push(graph);
    else graphs[same] = both(known, graph);
  }
  return graphs;
}

function graphOf(global: Global, whens: readonly When[]): DiagramGraph | undefined {
  const { name, data } = global;
  const onVertices = data[0] === 1;
  switch (name) {
    case "loop":
      return mates(global, whens, true, []);
    case "paths":
      return mates(global, whens, false, [...data]);
    case "acyclic":
    case "tree": {
      const whole = name === "tree";
      const asked: Asked = { acyclic: true, whole, nonempty: whole };
      return onVertices
        ? vertexGraph(global, whens, asked, [])
        : { kind: "edges", ...asked, edges: edgesOf(global, whens), there: [] };
    }
    case "connected":
      return connectedEdges(global, whens) ?? vertexGraph(global, whens, connectedOnly, [...data]);
    default:
      return undefined;
  }
}

const connectedOnly: Asked = { acyclic: false, whole: true, nonempty: false };

function edgesOf({ graph }: Global, whens: readonly When[]): Edge[] {
  return whens.flatMap((when, e): Edge[] =>
    when === "never" ? [] : [{ from: graph.from[e] ?? 0, to: graph.to[e] ?? 0, when }],
  );
}

/** Returns undefined if two edges join the same vertices, or one a vertex with itself. */
function mates(
  global: Global,
  whens: readonly When[],
  closed: boolean,
  labels: readonly number[],
): MateGraph | undefined {
  const edges = edgesOf(global, whens);
  const pairs = new Set(edges.map(({ from, to }) => `${Math.min(from, to)} ${Math.max(from, to)}`));
  if (pairs.size < edges.length || edges.some(({ from, to }) => from === to)) return undefined;
  return { kind: "mates", closed, edges, labels };
}

function vertexGraph(
  { graph }: Global,
  vertices: readonly When[],
  asked: Asked,
  marks: readonly number[],
): VertexGraph {
  const pairs = Array.from(graph.from, (u, e) => [u, graph.to[e] ?? 0] as const);
  return { kind: "vertices", ...asked, vertices, counts: vertices.map((_, v) => marks[v] !== 0), pairs };
}

/**
 * That all true edges are connected is said with a vertex on each edge, and ends that are always there and do not count (`globals/connected/edges.ts`).
 * Undefined if it is not that.
 */
function connectedEdges({ graph, data }: Global, whens: readonly When[]): EdgeGraph | undefined {
  const isEnd = whens.map((when, v) => when === "always" && data[v] === 0);
  const ends: number[][] = whens.map(() => []);
  for (let e = 0; e < graph.from.length; e++) {
    const [u, v] = [graph.from[e] ?? 0, graph.to[e] ?? 0];
    if (isEnd[u] === isEnd[v]) return undefined;
    const [middle, end] = isEnd[u] === true ? [v, u] : [u, v];
    ends[middle]?.push(end);
  }
  const edges: Edge[] = [];
  for (let v = 0; v < whens.length; v++) {
    const when = whens[v] ?? "never";
    if (isEnd[v] === true) continue;
    const [from, to, ...others] = ends[v] ?? [];
    if (data[v] === 0 || from === undefined || to === undefined || from === to || others.length > 0)
      return undefined;
    if (when !== "never") edges.push({ from, to, when });
  }
  return { kind: "edges", ...connectedOnly, edges, there: [] };
}

const keyOfWhen = (when: When): string =>
  typeof when === "string" ? when : `${when.option} ${when.negated} ${when.colour ?? ""}`;

const keyOfEdges = (edges: readonly Edge[]): string =>
  edges
    .map(({ from, to, when }) => `${Math.min(from, to)} ${Math.max(from, to)} ${keyOfWhen(when)}`)
    .sort()
    .join();

function isSame(one: DiagramGraph, other: DiagramGraph): boolean {
  if (one.kind === "edges" && other.kind === "edges")
    return keyOfEdges(one.edges) === keyOfEdges(other.edges);
  if (one.kind === "vertices" && other.kind === "vertices")
    return (
      String(one.vertices.map(keyOfWhen)) === String(other.vertices.map(keyOfWhen)) &&
      String(one.pairs) === String(other.pairs) &&
      // One that asks nothing of components does not look at which count.
      (!one.whole || !other.whole || String(one.counts) === String(other.counts))
    );
  return false;
}

/** Pre: they are the same but for what they ask. */
function both(one: DiagramGraph, other: DiagramGraph): DiagramGraph {
  if (one.kind === "mates" || other.kind === "mates") return one;
  const asked: Asked = {
    acyclic: one.acyclic || other.acyclic,
    whole: one.whole || other.whole,
    nonempty: one.nonempty || other.nonempty,
  };
  return { ...(other.whole ? other : one), ...asked };
}
