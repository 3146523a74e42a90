/** Random boards with a condition on a graph and random local rules, said as the compiler says them, and how many answers they have by trying all. */
import { createProblemBuilder, type Graph, type Literal, negate, type Problem } from "@ecp/engine";
import { globalHolds } from "../kernel/brute-force.js";
import { type Random, randomFrom } from "../kernel/random-problem.js";

export const conditions = [
  "loop",
  "paths",
  "acyclic",
  "tree",
  "joined",
  "connected",
  "vertex tree",
  "two at once",
  "spanning",
] as const;
export type Condition = (typeof conditions)[number];

export interface Board {
  readonly problem: Problem;
  readonly answers: bigint;
}

/** The meaning of a literal at each place, and the rules: of each place around which something is counted, the places and the numbers that may be there. */
interface Drawn {
  readonly places: number;
  readonly rules: readonly { readonly around: readonly number[]; readonly allowed: readonly number[] }[];
  readonly globals: readonly {
    readonly name: string;
    readonly graph: Graph;
    readonly data: readonly number[];
  }[];
}

export function boardWithRules(seed: number, condition: Condition): Board {
  const random = randomFrom(seed);
  const drawn = draw(random, condition);
  return { problem: problemOf(drawn, random), answers: countByTrying(drawn) };
}

/** n x n points and all of their links, or for connected sets n x n cells, and no rule but the condition. */
export function grid(n: number, condition: "paths" | "tree" | "spanning" | "connected"): Problem {
  const from: number[] = [];
  const to: number[] = [];
  for (let v = 0; v < n * n; v++) {
    if (v % n < n - 1) from.push(v) && to.push(v + 1);
    if (v < n * (n - 1)) from.push(v) && to.push(v + n);
  }
  const graph = { vertexCount: n * n, from: Int32Array.from(from), to: Int32Array.from(to) };
  const vertices = Array.from({ length: n * n }, (_, v) => v);
  const corners = vertices.map((v) => (v === 0 || v === n * n - 1 ? 1 : 0));
  const around = (v: number): number[] => from.flatMap((u, e) => (u === v || to[e] === v ? [e] : []));
  const rules = vertices.map((v) => ({ around: around(v), allowed: [1, 2, 3, 4] }));
  const drawn: Drawn = {
    places: condition === "connected" ? n * n : from.length,
    rules: condition === "spanning" ? rules : [],
    globals: [
      {
        name: condition === "spanning" ? "tree" : condition,
        graph,
        data: condition === "paths" ? corners : condition === "connected" ? [] : [0],
      },
    ],
  };
  return problemOf(drawn, () => 1);
}

function draw(random: Random, condition: Condition): Drawn {
  const onVertices = condition === "connected" || condition === "vertex tree";
  const [rows, columns] = onVertices ? [3, 3 + random(2)] : [2 + random(2), 3];
  const from: number[] = [];
  const to: number[] = [];
  const add = (u: number, v: number): void => {
    if (random(10) === 0) return;
    from.push(u);
    to.push(v);
  };
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const v = r * columns + c;
      if (c + 1 < columns) add(v, v + 1);
      if (r + 1 < rows) add(v, v + columns);
    }
  }
  const vertexCount = rows * columns;
  const graph = { vertexCount, from: Int32Array.from(from), to: Int32Array.from(to) };
  const vertices = Array.from({ length: vertexCount }, (_, v) => v);
  const touching = (v: number): number[] =>
    from.flatMap((u, e) => (u === v || to[e] === v ? [onVertices ? (u === v ? (to[e] ?? 0) : u) : e] : []));
  const rules = vertices.flatMap((v) => {
    const around = touching(v);
    if (condition === "spanning" && random(4) > 0) return [{ around, allowed: [1, 2, 3, 4] }];
    if (around.length === 0 || random(3) === 0) return [];
    const allowed = [0, 1, 2, 3, 4].filter((count) => count <= around.length && random(4) > 0);
    return [{ around, allowed: allowed.length === 0 ? [around.length] : allowed }];
  });
  return {
    places: onVertices ? vertexCount : from.length,
    rules,
    globals: globalsOf(condition, graph, vertices, random),
  };
}

function globalsOf(
  condition: Condition,
  graph: Graph,
  vertices: readonly number[],
  random: Random,
): Drawn["globals"] {
  switch (condition) {
    case "paths": {
      const data = vertices.map((): number => (random(3) === 0 ? -1 : 0));
      const [a, b] = [random(vertices.length), random(vertices.length)];
      if (a !== b) data[a] = data[b] = 1 + random(5);
      return [{ name: "paths", graph, data }];
    }
    case "connected":
      return [{ name: "connected", graph, data: random(2) === 0 ? [] : vertices.map(() => random(2)) }];
    case "vertex tree":
      return [{ name: random(2) === 0 ? "tree" : "acyclic", graph, data: [1] }];
    case "spanning":
      return [random(2) === 0 ? { name: "tree", graph, data: [] } : { name: "joined", graph, data: [] }];
    case "joined":
      return [{ name: "joined", graph, data: [] }];
    case "two at once":
      return [
        { name: "joined", graph, data: [] },
        { name: random(2) === 0 ? "acyclic" : "loop", graph, data: [] },
      ];
    default:
      return [{ name: condition, graph, data: condition === "loop" ? [] : [0] }];
  }
}

function problemOf({ places, rules, globals }: Drawn, random: Random): Problem {
  const b = createProblemBuilder();
  const literals: Literal[] = [];
  const visible: Literal[] = [];
  for (let place = 0; place < places; place++) {
    const item = b.primary();
    const no = b.chosen(b.option([item]));
    const yes = b.chosen(b.option([item]));
    literals.push(yes);
    visible.push(no, yes);
  }
  const here = (at: number): Literal => literals[at] ?? (0 as Literal);
  for (const { around, allowed } of rules) {
    // How many there are is an item that nobody sees, or each other number is forbidden set by set.
    if (random(2) === 0) {
      const item = b.primary();
      b.functional(item);
      const terms = allowed.map((count) => ({ literal: b.chosen(b.option([item])), weight: -count }));
      b.linear([...around.map((at) => ({ literal: here(at), weight: 1 })), ...terms], 0, 0);
      continue;
    }
    for (let set = 0; set < 2 ** around.length; set++) {
      const isIn = around.map((_, k) => ((set >> k) & 1) === 1);
      if (allowed.includes(isIn.filter(Boolean).length)) continue;
      b.clause(around.map((at, k) => (isIn[k] === true ? negate(here(at)) : here(at))));
    }
  }
  const sure = b.primary();
  const always = b.chosen(b.option([sure]));
  for (const { name, graph, data } of globals) {
    if (name !== "joined") {
      b.global(name, literals, graph, data);
      continue;
    }
    // A vertex on each edge, and ends that are always there.
    const { vertexCount } = graph;
    const middles = [...graph.from].flatMap((u, e) => [
      [vertexCount + e, u],
      [vertexCount + e, graph.to[e] ?? 0],
    ]);
    b.global(
      "connected",
      [...Array.from({ length: vertexCount }, () => always), ...literals],
      {
        vertexCount: vertexCount + literals.length,
        from: Int32Array.from(middles, ([middle]) => middle ?? 0),
        to: Int32Array.from(middles, ([, end]) => end ?? 0),
      },
      Array.from({ length: vertexCount + literals.length }, (_, v) => (v < vertexCount ? 0 : 1)),
    );
  }
  b.visible(visible);
  return b.build();
}

function countByTrying({ places, rules, globals }: Drawn): bigint {
  let count = 0n;
  for (let set = 0; set < 2 ** places; set++) {
    const value = Array.from({ length: places }, (_, place) => ((set >> place) & 1) === 1);
    const fits = rules.every(({ around, allowed }) =>
      allowed.includes(around.filter((at) => value[at] === true).length),
    );
    if (!fits) continue;
    const holds = globals.every((each) =>
      each.name === "joined"
        ? isJoined(each.graph, value)
        : globalHolds({ ...each, literals: new Int32Array(0), data: Int32Array.from(each.data) }, value),
    );
    if (holds) count++;
  }
  return count;
}

/** Whether the edges that are there are one piece, or none. */
function isJoined({ from, to }: Graph, value: readonly boolean[]): boolean {
  const edges = value.flatMap((isThere, e) => (isThere ? [[from[e] ?? 0, to[e] ?? 0] as const] : []));
  const [first] = edges;
  if (first === undefined) return true;
  const reached = new Set<number>(first);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const [u, v] of edges) if (reached.has(u) || reached.has(v)) reached.add(u).add(v);
  }
  return edges.every(([u]) => reached.has(u));
}
