/** Rules on graphs, lowered and enumerated, against what they mean on every choice of vertices and edges; and counts that mathematics knows. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Condition, GraphRule } from "../../packages/compiler/src/condition.js";
import { someRuns } from "../support/sampled.js";
import { answersOf, groundOf, has, holds, isTrue, meantBy, origin } from "./hand-made.js";

type Property = GraphRule["property"];
const properties: readonly Property[] = ["connected", "tree", "acyclic", "path", "loop"];

/** Straight from what condition.ts says. */
function hasProperty(rule: GraphRule, values: readonly number[]): boolean {
  const is = (when: Condition | true): boolean => when === true || isTrue(when, values);
  if (!is(rule.guard)) return true;
  const there = rule.vertices.map(({ when }) => is(when));
  const edges = rule.edges.filter(({ from, to, when }) => is(when) && there[from] && there[to]);
  const degree = there.map((_, v) => edges.filter(({ from, to }) => from === v || to === v).length);
  const inGraph = there.map((own, v) => own && (rule.vertices[v]?.passage !== true || (degree[v] ?? 0) > 0));
  const top = there.map((_, v) => v);
  const find = (v: number): number => (top[v] === v ? v : find(top[v] ?? v));
  let circle = false;
  for (const { from, to } of edges) {
    const [a, b] = [find(from), find(to)];
    if (a === b) circle = true;
    top[a] = b;
  }
  const parts = (vertices: readonly boolean[]): number =>
    new Set(vertices.flatMap((own, v) => (own ? [find(v)] : []))).size;
  const empty = !inGraph.some(Boolean);
  switch (rule.property) {
    case "connected": {
      const ends = inGraph.map((own, v) => own && rule.vertices[v]?.passage !== true);
      return parts(rule.vertices.every(({ passage }) => passage === true) ? inGraph : ends) <= 1;
    }
    case "acyclic":
      return !circle;
    case "tree":
      return !circle && parts(inGraph) === 1;
    case "path":
      return !circle && parts(inGraph) === 1 && degree.every((own) => own <= 2);
    case "loop":
      return !empty && parts(inGraph) === 1 && inGraph.every((own, v) => !own || degree[v] === 2);
    case "paths": {
      const ends = rule.ends ?? [];
      const fits = degree.every((own, v) => (ends[v] === 0 ? own === 0 || own === 2 : own === 1));
      const meet = ends.every((end, v) =>
        ends.every((other, w) => end === 0 || other === 0 || (find(v) === find(w)) === (end === other)),
      );
      return !circle && fits && meet;
    }
    default: {
      const other: never = rule.property;
      return other;
    }
  }
}

/** Variables: one a vertex, one an edge, one for the guard. */
const rule = fc
  .record({
    property: fc.constantFrom(...properties),
    vertices: fc.integer({ min: 1, max: 5 }),
    edges: fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { maxLength: 7 }),
    unknownVertices: fc.boolean(),
    unknownEdges: fc.boolean(),
    passages: fc.constantFrom("none", "some", "all"),
    guarded: fc.boolean(),
  })
  .map((sketch): GraphRule => {
    const seen = new Set<string>();
    const edges = sketch.edges
      .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
      .filter(([a, b]) => {
        if (a === b || b >= sketch.vertices || seen.has(`${a} ${b}`)) return false;
        seen.add(`${a} ${b}`);
        return true;
      });
    const isPassage = (v: number): boolean =>
      sketch.passages === "all" || (sketch.passages === "some" && v % 2 === 0);
    return {
      kind: "graph",
      property: sketch.property,
      vertices: Array.from({ length: sketch.vertices }, (_, v) => ({
        when: sketch.unknownVertices && !isPassage(v) ? has(v, 1) : true,
        ...(isPassage(v) ? { passage: true } : {}),
      })),
      edges: edges.map(([from, to], e) => ({
        from,
        to,
        when: sketch.unknownEdges ? has(sketch.vertices + e, 1) : true,
      })),
      guard: sketch.guarded ? has(sketch.vertices + edges.length, 1) : true,
      origin,
    };
  });

describe("conditions on a graph", () => {
  test.each(["walk", "learn"] as const)("holds of its answers, and of nothing else (%s)", (strategy) => {
    fc.assert(
      fc.property(rule, (own) => {
        const count = own.vertices.length + own.edges.length + 1;
        const ground = groundOf(
          Array.from({ length: count }, () => [0, 1]),
          [own],
        );
        expect(answersOf(ground, strategy)).toEqual(meantBy(ground, (values) => hasProperty(own, values)));
      }),
      { numRuns: someRuns(500), seed: 20261120 },
    );
  });
});

test("ways between given ends", () => {
  const edges = neighbours(3, 3);
  const own: GraphRule = {
    kind: "graph",
    property: "paths",
    ends: [1, 0, 1, 2, 0, 2, 0, 0, 0],
    vertices: Array.from({ length: 9 }, () => ({ when: true as const, passage: true })),
    edges: edges.map(([from, to], e) => ({ from, to, when: has(e, 1) })),
    guard: true,
    origin,
  };
  const ground = groundOf(
    edges.map(() => [0, 1]),
    [own],
  );
  const meant = meantBy(ground, (values) => hasProperty(own, values));
  expect(meant.length).toBeGreaterThan(0);
  for (const strategy of ["walk", "learn"] as const) expect(answersOf(ground, strategy)).toEqual(meant);
});

/** Neighbours on a board. */
function neighbours(rows: number, columns: number): [number, number][] {
  const edges: [number, number][] = [];
  for (let cell = 0; cell < rows * columns; cell++) {
    if ((cell + 1) % columns !== 0) edges.push([cell, cell + 1]);
    if (cell + columns < rows * columns) edges.push([cell, cell + columns]);
  }
  return edges;
}

const yesNo = (count: number): number[][] => Array.from({ length: count }, () => [0, 1]);

describe("known counts", () => {
  test("connected shadings, not empty, of n x n", () => {
    const counts = [1, 2, 3, 4].map((n) => {
      const cells = n * n;
      const shaded = Array.from({ length: cells }, (_, cell) => has(cell, 1));
      const connected: GraphRule = {
        kind: "graph",
        property: "connected",
        vertices: shaded.map((when) => ({ when })),
        edges: neighbours(n, n).map(([from, to]) => ({ from, to, when: true })),
        guard: true,
        origin,
      };
      const some: Condition = { kind: "any-of", parts: shaded };
      return answersOf(groundOf(yesNo(cells), [connected, holds(some)])).length;
    });
    expect(counts).toEqual([1, 13, 218, 11506]);
  });

  const ofEdges = (property: Property, rows: number, columns: number, passage: boolean): GraphRule => ({
    kind: "graph",
    property,
    vertices: Array.from({ length: rows * columns }, () => ({ when: true, ...(passage ? { passage } : {}) })),
    edges: neighbours(rows, columns).map(([from, to], edge) => ({ from, to, when: has(edge, 1) })),
    guard: true,
    origin,
  });

  test("loops on the edges of n x n cells", () => {
    const counts = [1, 2, 3, 4].map((n) => {
      const rule = ofEdges("loop", n + 1, n + 1, true);
      return answersOf(groundOf(yesNo(rule.edges.length), [rule])).length;
    });
    expect(counts).toEqual([1, 13, 213, 9349]);
  });

  test("loops through every cell", () => {
    const counts = [4, 6].map((n) => {
      const rule = ofEdges("loop", n, n, false);
      return answersOf(groundOf(yesNo(rule.edges.length), [rule])).length;
    });
    expect(counts).toEqual([6, 1072]);
  });

  test("spanning trees", () => {
    const rule = ofEdges("tree", 3, 3, false);
    expect(answersOf(groundOf(yesNo(rule.edges.length), [rule])).length).toBe(192);
  });
});

describe("ways between given ends", () => {
  test("do not branch, meet or close", () => {
    const sketch = fc.record({
      edges: fc.uniqueArray(
        fc.tuple(fc.nat(5), fc.nat(5)).filter(([a, b]) => a < b),
        {
          maxLength: 10,
          selector: ([a, b]) => 6 * a + b,
        },
      ),
      ends: fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 2, maxLength: 5 }),
    });
    fc.assert(
      fc.property(sketch, ({ edges, ends }) => {
        const label = (v: number): number => {
          const place = ends.indexOf(v);
          return place < 0 || place >= ends.length - (ends.length % 2) ? 0 : (place >> 1) + 1;
        };
        const own: GraphRule = {
          kind: "graph",
          property: "paths",
          ends: [0, 1, 2, 3, 4, 5].map(label),
          vertices: [0, 1, 2, 3, 4, 5].map(() => ({ when: true, passage: true })),
          edges: edges.map(([from, to], e) => ({ from, to, when: has(e, 1) })),
          guard: true,
          origin,
        };
        const ground = groundOf(yesNo(Math.max(edges.length, 1)), [own]);
        expect(answersOf(ground)).toEqual(meantBy(ground, (values) => hasProperty(own, values)));
      }),
      { numRuns: someRuns(300), seed: 20261120 },
    );
  });
});
