/**
 * Lowers rules on a graph whose vertices or edges are unknown to globals of the engine, with rows for the local part of the rules.
 *
 * A guard is part of every literal: where it does not hold, the graph is empty. `connected` and `acyclic` say nothing about an empty graph.
 * The other rules do, and that part of them stands under the guard; a guarded `loop` has a triangle of its own for when the guard does not
 * hold. The added truths (an edge of the graph is chosen, and its ends exist) are functions of the truths of the edge, its ends and the
 * guard.
 */
import type { GraphRule } from "../../condition.js";
import { type DraftLiteral, FALSE, TRUE } from "./row-draft.js";
import type { RuleLowering } from "./rule-lowering.js";

interface LoweredGraph {
  readonly guard: DraftLiteral;
  /** There, and the guard holds. */
  readonly vertices: readonly DraftLiteral[];
  readonly passages: readonly boolean[];
  /** Chosen, both ends there, and the guard holds. */
  readonly edges: readonly DraftLiteral[];
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** Every two neighbours that are there are joined: the graph is that of its vertices. */
  readonly ofVertices: boolean;
}

export function lowerGraphRule(lowering: RuleLowering, rule: GraphRule): void {
  const { rows } = lowering;
  const graph = lowerGraph(lowering, rule);
  switch (rule.property) {
    case "connected":
      connect(lowering, graph, graph.passages.every(Boolean));
      return;
    case "acyclic":
      acyclic(lowering, graph);
      return;
    case "tree":
      something(lowering, graph);
      acyclic(lowering, graph);
      connect(lowering, graph, graph.passages.some(Boolean));
      return;
    case "path":
      something(lowering, graph);
      acyclic(lowering, graph);
      connect(lowering, graph, graph.passages.some(Boolean));
      for (const edges of edgesAt(graph)) rows.linear(weighted(edges), 0, 2);
      return;
    case "loop":
      loop(lowering, graph);
      return;
    case "paths":
      rows.global(
        "paths",
        graph.edges,
        { vertexCount: graph.vertices.length, from: graph.from, to: graph.to },
        rule.ends ?? [],
        rule.alone,
      );
      return;
    default:
      throw new Error(`no such rule: ${String(rule.property satisfies never)}`);
  }
}

function lowerGraph(lowering: RuleLowering, rule: GraphRule): LoweredGraph {
  const truthOf = (when: GraphRule["guard"]): DraftLiteral => (when === true ? TRUE : lowering.truth(when));
  const guard = truthOf(rule.guard);
  const passages = rule.vertices.map(({ passage }) => passage === true);
  const ofVertices = rule.edges.every(({ when }) => when === true) && !passages.some(Boolean);
  const vertices = rule.vertices.map(({ when }) => lowering.all([truthOf(when), guard]));
  const needsEdges = !ofVertices || rule.property === "path" || rule.property === "loop";
  return {
    guard,
    vertices,
    passages,
    edges: needsEdges
      ? rule.edges.map(({ from, to, when }) =>
          lowering.all([truthOf(when), vertices[from] ?? FALSE, vertices[to] ?? FALSE]),
        )
      : rule.edges.map(() => FALSE),
    from: rule.edges.map(({ from }) => from),
    to: rule.edges.map(({ to }) => to),
    ofVertices,
  };
}

/** Vertices that are no passages are connected, and edges too, if they are to be. An unknown edge is a vertex between its ends. */
function connect({ rows }: RuleLowering, graph: LoweredGraph, edgesToo: boolean): void {
  const { vertices, passages, edges, from, to } = graph;
  const count = vertices.length;
  if (graph.ofVertices) {
    rows.global("connected", vertices, { vertexCount: count, from, to });
    return;
  }
  rows.global(
    "connected",
    [...vertices, ...edges],
    {
      vertexCount: count + edges.length,
      from: edges.flatMap((_, edge) => [count + edge, count + edge]),
      to: edges.flatMap((_, edge) => [from[edge] ?? 0, to[edge] ?? 0]),
    },
    [...passages.map((passage) => (passage ? 0 : 1)), ...edges.map(() => (edgesToo ? 1 : 0))],
  );
}

function acyclic({ rows }: RuleLowering, graph: LoweredGraph): void {
  const { vertices, edges, from, to } = graph;
  const shape = { vertexCount: vertices.length, from, to };
  if (graph.ofVertices) rows.global("acyclic", vertices, shape, [1]);
  else rows.global("acyclic", edges, shape, [0]);
  // A forest on known vertices: as many edges as a tree has, at most.
  if (!graph.ofVertices && vertices.every((vertex) => vertex === TRUE))
    rows.linear(weighted(edges), 0, vertices.length - 1);
}

/** The graph is not empty. */
function something({ rows }: RuleLowering, { guard, vertices, passages, edges }: LoweredGraph): void {
  rows.clause([guard ^ 1, ...vertices.filter((_, vertex) => passages[vertex] !== true), ...edges]);
}

function loop(lowering: RuleLowering, graph: LoweredGraph): void {
  const { rows } = lowering;
  const { guard, vertices, passages, from, to } = graph;
  const count = vertices.length;
  const dummy = guard === TRUE ? [] : [0, 1, 2];
  rows.global("loop", [...graph.edges, ...dummy.map(() => guard ^ 1)], {
    vertexCount: count + dummy.length,
    from: [...from, ...dummy.map((end) => count + end)],
    to: [...to, ...dummy.map((end) => count + ((end + 1) % 3))],
  });
  // A cell that is there is on the loop: two of its edges are.
  edgesAt(graph).forEach((edges, vertex) => {
    const there = vertices[vertex] ?? FALSE;
    if (passages[vertex] !== true) rows.linear([...weighted(edges), { truth: there ^ 1, weight: 2 }], 2, 2);
  });
}

function edgesAt({ vertices, edges, from, to }: LoweredGraph): DraftLiteral[][] {
  const at: DraftLiteral[][] = vertices.map(() => []);
  edges.forEach((edge, index) => {
    at[from[index] ?? 0]?.push(edge);
    at[to[index] ?? 0]?.push(edge);
  });
  return at;
}

function weighted(truths: readonly DraftLiteral[]): { truth: DraftLiteral; weight: number }[] {
  return truths.map((truth) => ({ truth, weight: 1 }));
}
