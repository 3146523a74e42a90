/** Graphs (U1 to U4): vertices and edges between them, by numbers. */
export interface Graph {
  readonly vertices: readonly number[];
  readonly edges: readonly (readonly [number, number])[];
}

export const graphProperties = ["connected", "tree", "acyclic", "path", "loop"] as const;
export type GraphProperty = (typeof graphProperties)[number];

/** For each vertex the parts of the graph, each in the order of the vertices. */
export function partsOf({ vertices, edges }: Graph): number[][] {
  const above: number[] = [];
  for (const vertex of vertices) above[vertex] = vertex;
  const rootOf = (vertex: number): number => {
    const next = above[vertex];
    return next === undefined || next === vertex ? vertex : rootOf(next);
  };
  for (const [a, b] of edges) above[rootOf(a)] = rootOf(b);
  const parts = new Map<number, number[]>();
  for (const vertex of vertices) {
    const root = rootOf(vertex);
    const part = parts.get(root);
    if (part === undefined) parts.set(root, [vertex]);
    else part.push(vertex);
  }
  return [...parts.values()];
}

const isConnected = (graph: Graph): boolean => partsOf(graph).length <= 1;

/** As many edges as a forest has. */
const isAcyclic = (graph: Graph): boolean =>
  graph.edges.length === graph.vertices.length - partsOf(graph).length;

const degrees = ({ vertices, edges }: Graph): number[] =>
  vertices.map((vertex) =>
    edges.reduce((sum, [a, b]) => sum + Number(a === vertex) + Number(b === vertex), 0),
  );

/** U3: of nothing, `connected` and `acyclic` hold; a `loop` needs an edge, a `tree` and a `path` a vertex. */
export function hasProperty(graph: Graph, property: GraphProperty): boolean {
  switch (property) {
    case "connected":
      return isConnected(graph);
    case "acyclic":
      return isAcyclic(graph);
    case "tree":
      return graph.vertices.length > 0 && isConnected(graph) && isAcyclic(graph);
    case "path":
      return (
        graph.vertices.length > 0 &&
        isConnected(graph) &&
        isAcyclic(graph) &&
        degrees(graph).every((degree) => degree <= 2)
      );
    case "loop":
      return graph.edges.length > 0 && isConnected(graph) && degrees(graph).every((degree) => degree === 2);
    default:
      return property satisfies never;
  }
}

/** The graph of some edges alone: their ends are its vertices. */
export function graphOfEdges(edges: readonly (readonly [number, number])[]): Graph {
  const vertices = new Set<number>();
  for (const [a, b] of edges) {
    vertices.add(a);
    vertices.add(b);
  }
  return { vertices: [...vertices], edges };
}
