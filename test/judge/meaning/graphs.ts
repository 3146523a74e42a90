/** Graphs (U1 to U4): vertices and edges between them, by numbers. */
export interface Graph {
  readonly vertices: readonly number[];
  readonly edges: readonly (readonly [number, number])[];
}

export const graphProperties = ["connected", "tree", "acyclic", "path", "loop"] as const;
export type GraphProperty = (typeof graphProperties)[number];

/** For each vertex the parts of the graph, each in the order of the vertices. */
export function partsOf({ vertices, edges }: Graph): number[][] {
  const parts: number[][] = [];
  const seen = new Set<number>();
  for (const start of vertices) {
    if (seen.has(start)) continue;
    const part = new Set([start]);
    for (let before = -1; before !== part.size; ) {
      before = part.size;
      for (const [a, b] of edges) {
        if (part.has(a)) part.add(b);
        if (part.has(b)) part.add(a);
      }
    }
    for (const vertex of part) seen.add(vertex);
    parts.push(vertices.filter((vertex) => part.has(vertex)));
  }
  return parts;
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
export const graphOfEdges = (edges: readonly (readonly [number, number])[]): Graph => ({
  vertices: [...new Set(edges.flat())],
  edges,
});
