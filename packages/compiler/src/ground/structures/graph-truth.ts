/**
 * A truth that says whether a graph is connected, a tree, acyclic, a path or a loop, for use under `not`, on a side of `=`, in a branch, or for
 * the cells that ways reach. Everything is expressed in functions of the graph, so that the truth is one, and counts are true:
 *
 * - The first vertex of the set is where one starts: the one that is in it and none before it is. The vertices connected to it are a component
 *   (`component.ts`), which a start of its own joins to whichever vertex is first.
 * - connected: all of the set is in that component. A tree, a path and a loop are that, and something; a tree has one edge less than vertices, a path is
 *   a tree with at most two edges at each vertex, a loop has two at each.
 * - acyclic: the edges are as many as the vertices less the components, which are counted by their labels (`labels.ts`), a label for each pair of
 *   vertices. Of more vertices than a few it is one condition on the graph, and where it does not hold some vertices, which tell no answers apart,
 *   have two edges each among them.
 *
 * Cost: a literal and a few clauses a vertex and an edge.
 */
import type { Origin } from "../../ground.js";
import { LABELLED_FOREST } from "../../thresholds.js";
import type { ExpressionOf } from "../../typed.js";
import { componentsOf } from "../graph.js";
import type { Truth } from "../value.js";
import { AddedUp, compareSum } from "../values/sums.js";
import { holds, newTruth } from "../world/definitions.js";
import type { World } from "../world/world.js";
import { componentOf } from "./component.js";
import type { GraphParts } from "./graph-parts.js";
import { firstNodes, labelComponents, type Net } from "./labels.js";

interface Graph {
  readonly count: number;
  /** The elements that must be connected. */
  readonly inSet: readonly Truth[];
  /** With its ends. */
  readonly edges: readonly { readonly from: number; readonly to: number; readonly when: Truth }[];
  readonly origin: Origin;
}

export function graphTruth(world: World, expression: ExpressionOf<"graph">, parts: GraphParts): Truth {
  const { conditions } = world;
  const graph = graphOf(world, expression, parts);
  switch (expression.property) {
    case "connected":
      return isConnected(world, graph, firstComponent(world, graph));
    case "acyclic":
      return isAcyclic(world, parts.of === "ways" ? reachedPart(world, graph) : graph);
    case "tree":
    case "path":
    case "loop": {
      const inside = firstComponent(world, graph);
      const part = within(world, graph, inside);
      return conditions.allOf([
        conditions.anyOf(graph.inSet),
        isConnected(world, graph, inside),
        expression.property === "loop" ? hasDegrees(world, part, inside, 2) : isTree(world, part, inside),
        expression.property === "path" ? hasDegrees(world, part, inside, 0) : true,
      ]);
    }
    default:
      return expression.property satisfies never;
  }
}

function graphOf(world: World, expression: ExpressionOf<"graph">, parts: GraphParts): Graph {
  const { conditions } = world;
  const origin: Origin = { span: expression.span, at: [] };
  const isThere = (vertex: number): Truth => parts.of !== "elements" || (parts.inSet[vertex] ?? false);
  const edges = parts.edges.map(({ from, to, when }) => ({
    from,
    to,
    when: conditions.allOf([when, isThere(from), isThere(to)]),
  }));
  if (parts.of !== "edges") return { count: parts.inSet.length, inSet: parts.inSet, edges, origin };
  const at: Truth[][] = parts.inSet.map(() => []);
  for (const { from, to, when } of edges) {
    at[from]?.push(when);
    at[to]?.push(when);
  }
  return { count: at.length, inSet: at.map((edgesAt) => conditions.anyOf(edgesAt)), edges, origin };
}

/** By vertex: that it is connected to the first of the set. */
function firstComponent(world: World, graph: Graph): readonly Truth[] {
  const { conditions } = world;
  let open: Truth = true;
  const isFirst = graph.inSet.map((truth): Truth => {
    const first = conditions.both(open, truth);
    open = conditions.kept([open, conditions.not(truth)]);
    return first;
  });
  return reached(world, graph, isFirst, "the first");
}

/** By vertex: that a way leads to it from one of the starts. */
function reached(world: World, graph: Graph, isStart: readonly Truth[], name: string): readonly Truth[] {
  const starts = isStart.map((joined, vertex) => ({ from: graph.count, to: vertex, joined }));
  const net = netOf(graph, name, starts);
  return componentOf(world, net, graph.count).slice(0, graph.count);
}

/** The graph, and where it has one a vertex more, from which edges start. */
function netOf(graph: Graph, name: string, more: Net["edges"]): Net {
  const count = more.length === 0 ? graph.count : graph.count + 1;
  return {
    name: (node) => (node === graph.count ? name : `vertex ${node + 1} of the graph`),
    there: Array.from({ length: count }, () => true),
    edges: [...graph.edges.map(({ from, to, when }) => ({ from, to, joined: when })), ...more],
    by: "links",
    origin: graph.origin,
  };
}

function isConnected({ conditions }: World, graph: Graph, inside: readonly Truth[]): Truth {
  return conditions.allOf(
    graph.inSet.map((truth, vertex) => conditions.implies(truth, inside[vertex] ?? false)),
  );
}

/** Edges of the part; both ends of an edge are in it, or none. */
function within({ conditions }: World, graph: Graph, inside: readonly Truth[]): Graph {
  const edges = graph.edges.map(({ from, to, when }) => ({
    from,
    to,
    when: conditions.both(when, inside[from] ?? false),
  }));
  return { ...graph, edges };
}

/** The part of a graph that ways join to a cell of the set. */
function reachedPart(world: World, graph: Graph): Graph {
  return within(world, graph, reached(world, graph, graph.inSet, "the set"));
}

function isTree(world: World, part: Graph, inside: readonly Truth[]): Truth {
  const edges = part.edges.map(({ when }) => ({ truth: when, weight: 1 }));
  const vertices = inside.map((truth) => ({ truth, weight: -1 }));
  return addsUpTo(world, [...edges, ...vertices], -1, part.origin);
}

/** Vertices that are not there are parts of their own, which make no difference. */
function isAcyclic(world: World, graph: Graph): Truth {
  if (graph.edges.every(({ when }) => typeof when === "boolean")) return isForest(graph);
  if (graph.count > LABELLED_FOREST) return isAcyclicByWitness(world, graph);
  const labels = labelComponents(world, netOf(graph, "", []), firstNodes(graph.count));
  const edges = graph.edges.map(({ when }) => ({ truth: when, weight: 1 }));
  const components = Array.from({ length: graph.count }, (_, vertex) => ({
    truth: labels.has(vertex, vertex),
    weight: 1,
  }));
  return addsUpTo(world, [...edges, ...components], graph.count, graph.origin);
}

function isAcyclicByWitness(world: World, graph: Graph): Truth {
  const { conditions, auxiliaries } = world;
  const { origin } = graph;
  const truth = newTruth(world, "no closed way");
  if (truth === false) return false;
  auxiliaries.rules.push({
    kind: "graph",
    property: "acyclic",
    vertices: graph.inSet.map(() => ({ when: true })),
    edges: graph.edges.flatMap(({ from, to, when }) => (when === false ? [] : [{ from, to, when }])),
    guard: truth,
    origin,
  });
  const round = graph.inSet.map((_, vertex) =>
    newTruth(world, `vertex ${vertex + 1} is on a closed way`, { functional: false }),
  );
  const at: Truth[][] = round.map(() => []);
  for (const { from, to, when } of graph.edges) {
    at[from]?.push(conditions.both(when, round[to] ?? false));
    at[to]?.push(conditions.both(when, round[from] ?? false));
  }
  holds(world, conditions.either(truth, conditions.anyOf(round)), origin);
  round.forEach((isRound, vertex) => {
    const edges = at[vertex] ?? [];
    const goesOn = conditions.both(conditions.not(truth), conditions.counted(edges, [[2, edges.length]]));
    holds(world, conditions.implies(isRound, goesOn), origin);
  });
  return truth;
}

function isForest({ count, edges }: Graph): boolean {
  const chosen = edges.filter(({ when }) => when === true);
  const beside: number[][] = Array.from({ length: count }, () => []);
  for (const { from, to } of chosen) {
    beside[from]?.push(to);
    beside[to]?.push(from);
  }
  return chosen.length === count - componentsOf(beside).length;
}

/** `least` to 2 edges at each vertex of the part. */
function hasDegrees({ conditions }: World, part: Graph, inside: readonly Truth[], least: 0 | 2): Truth {
  const at: Truth[][] = inside.map(() => []);
  for (const { from, to, when } of part.edges) {
    at[from]?.push(when);
    at[to]?.push(when);
  }
  return conditions.allOf(
    at.map((edges, vertex) =>
      conditions.implies(inside[vertex] ?? false, conditions.counted(edges, [[least, 2]])),
    ),
  );
}

function addsUpTo(
  world: World,
  parts: readonly { readonly truth: Truth; readonly weight: number }[],
  wanted: number,
  origin: Origin,
): Truth {
  const sum = new AddedUp();
  for (const { truth, weight } of parts) sum.add(truth, weight);
  return compareSum(world, sum.sum(), "=", wanted, origin.span);
}
