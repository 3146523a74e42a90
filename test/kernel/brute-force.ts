/**
 * All solutions of a small problem by trying every set of options, and the meaning of every row and global said in the
 * plainest way: nothing here is shared with what it checks.
 */
import type { Global, OptionId, Problem } from "@ecp/engine";

export function bruteForce(problem: Problem): OptionId[][] {
  const found: OptionId[][] = [];
  const chosen: number[] = [];
  const covered = new Array<number>(problem.itemCount).fill(0);
  const colour = new Map<number, number[]>();
  /** By option: the primary items that no later option holds, so that they can be judged there. */
  const settled: number[][] = Array.from({ length: problem.optionCount + 1 }, () => []);
  for (let item = 0; item < problem.itemCount; item++) {
    let last = -1;
    for (let o = 0; o < problem.optionCount; o++) {
      const entries = problem.optionItems.subarray(problem.optionStart[o], problem.optionStart[o + 1]);
      if ([...entries].includes(item)) last = o;
    }
    if (problem.itemSecondary[item] === 0) settled[last + 1]?.push(item);
  }
  const fits = (option: number): boolean => {
    for (let k = problem.optionStart[option] ?? 0; k < (problem.optionStart[option + 1] ?? 0); k++) {
      const item = problem.optionItems[k] ?? 0;
      if (problem.itemSecondary[item] === 0) {
        if ((covered[item] ?? 0) >= (problem.itemHi[item] ?? 0)) return false;
      } else {
        const others = colour.get(item) ?? [];
        const own = problem.optionColours[k] ?? 0;
        if (others.some((c) => c !== own || c === 0)) return false;
      }
    }
    return true;
  };
  const place = (option: number, by: 1 | -1): void => {
    for (let k = problem.optionStart[option] ?? 0; k < (problem.optionStart[option + 1] ?? 0); k++) {
      const item = problem.optionItems[k] ?? 0;
      covered[item] = (covered[item] ?? 0) + by;
      if (problem.itemSecondary[item] === 0) continue;
      const list = colour.get(item) ?? [];
      if (by === 1) list.push(problem.optionColours[k] ?? 0);
      else list.pop();
      colour.set(item, list);
    }
  };
  const visit = (option: number): void => {
    if (settled[option]?.some((item) => (covered[item] ?? 0) < (problem.itemLo[item] ?? 0))) return;
    if (option === problem.optionCount) {
      if (holds(problem, new Set(chosen))) found.push([...chosen] as OptionId[]);
      return;
    }
    if (fits(option)) {
      chosen.push(option);
      place(option, 1);
      visit(option + 1);
      place(option, -1);
      chosen.pop();
    }
    visit(option + 1);
  };
  visit(0);
  return found;
}

export function isTrue(problem: Problem, chosen: ReadonlySet<number>, literal: number): boolean {
  const item = problem.atoms.item[literal >> 1] ?? -1;
  const value = problem.atoms.value[literal >> 1] ?? 0;
  let holds = false;
  if (item < 0) holds = chosen.has(value);
  else {
    for (const option of chosen) {
      for (let k = problem.optionStart[option] ?? 0; k < (problem.optionStart[option + 1] ?? 0); k++) {
        if (problem.optionItems[k] === item && problem.optionColours[k] === value) holds = true;
      }
    }
  }
  return holds !== ((literal & 1) === 1);
}

/** The part of a solution that the user sees. */
export function seen(problem: Problem, solution: readonly number[]): string {
  if (problem.visible.length === 0) return [...solution].sort((a, b) => a - b).join();
  const chosen = new Set(solution);
  return [...problem.visible].map((l) => (isTrue(problem, chosen, l) ? "1" : "0")).join("");
}

export function holds(problem: Problem, chosen: ReadonlySet<number>): boolean {
  const { rows } = problem;
  for (let r = 0; r < rows.count; r++) {
    let sum = 0;
    for (let k = rows.start[r] ?? 0; k < (rows.start[r + 1] ?? 0); k++) {
      if (isTrue(problem, chosen, rows.literals[k] ?? 0)) sum += rows.weights[k] ?? 0;
    }
    if (sum < (rows.lo[r] ?? 0) || sum > (rows.hi[r] ?? 0)) return false;
  }
  return problem.globals.every((g) =>
    globalHolds(
      g,
      [...g.literals].map((l) => isTrue(problem, chosen, l)),
    ),
  );
}

export function globalHolds(global: Global, value: readonly boolean[]): boolean {
  const { graph, data, name } = global;
  const n = graph.vertexCount;
  const edges = Array.from(
    { length: graph.from.length },
    (_, e) => [graph.from[e] ?? 0, graph.to[e] ?? 0] as const,
  );
  const trueEdges = edges.filter((_, e) => value[e] === true);
  const vertices = Array.from({ length: n }, (_, v) => v);
  switch (name) {
    case "connected": {
      const parts = components(
        vertices.filter((v) => value[v] === true),
        edges,
      );
      return parts.filter((p) => p.some((v) => data.length === 0 || data[v] === 1)).length <= 1;
    }
    case "loop": {
      if (trueEdges.length === 0) return false;
      const on = vertices.filter((v) => degree(v, trueEdges) > 0);
      return on.every((v) => degree(v, trueEdges) === 2) && components(on, trueEdges).length === 1;
    }
    case "paths": {
      for (const v of vertices) {
        const d = degree(v, trueEdges);
        const label = data[v] ?? 0;
        if (label === 0 ? d !== 0 && d !== 2 : label > 0 ? d !== 1 : d > 2) return false;
      }
      for (const part of components(vertices, trueEdges)) {
        const inside = trueEdges.filter(([u]) => part.includes(u));
        if (inside.length !== part.length - 1) return false;
        const labels = new Set(part.map((v) => data[v] ?? 0).filter((label) => label > 0));
        if (labels.size > 1) return false;
      }
      return true;
    }
    case "acyclic":
    case "tree": {
      const onVertices = data[0] === 1;
      const nodes = onVertices ? vertices.filter((v) => value[v] === true) : vertices;
      const among = onVertices ? edges.filter(([u, v]) => value[u] === true && value[v] === true) : trueEdges;
      const parts = components(nodes, among);
      if (among.length !== nodes.length - parts.length) return false;
      if (name === "acyclic") return true;
      if (!value.includes(true)) return false;
      return onVertices ? parts.length === 1 : parts.filter((p) => p.length > 1).length === 1;
    }
    case "component-size": {
      const classes = data.length / 2;
      for (let k = 0; k < classes; k++) {
        const members = vertices.filter((v) => value[v * classes + k] === true);
        for (const part of components(members, edges)) {
          if (part.length < (data[2 * k] ?? 0) || part.length > (data[2 * k + 1] ?? 0)) return false;
        }
      }
      return true;
    }
    case "halves": {
      const at = (v: number, k: number): number => data[4 * v + k] ?? 0;
      const parts = components(vertices, trueEdges);
      if (edges.some(([u, v], e) => value[e] !== parts.some((part) => part.includes(u) && part.includes(v))))
        return false;
      return parts.every((part) => {
        const sizes = part.map((v) => at(v, 3)).filter((size) => size > 0);
        if (sizes.some((size) => size !== part.length)) return false;
        const halves = [0, 1].map((side) => part.filter((v) => at(v, 0) === side));
        if (halves.some((half) => components(half, edges).length !== 1)) return false;
        const [one, other] = halves.map((half) => half.map((v) => [at(v, 1), at(v, 2)] as const));
        return one !== undefined && other !== undefined && isCongruent(one, other);
      });
    }
    default:
      throw new Error(name);
  }
}

type Place = readonly [number, number];

/** Turns by a quarter and mirrors until the one, moved, is the other. */
function isCongruent(one: readonly Place[], other: readonly Place[]): boolean {
  const moved = (places: readonly Place[]): string => {
    const top = Math.min(...places.map(([row]) => row));
    const left = Math.min(...places.map(([, column]) => column));
    return places
      .map(([row, column]) => `${row - top},${column - left}`)
      .sort()
      .join(" ");
  };
  let turned = one;
  for (let turn = 0; turn < 4; turn++) {
    turned = turned.map(([row, column]): Place => [column, -row]);
    for (const mirror of [1, -1])
      if (moved(turned.map(([row, column]): Place => [row, mirror * column])) === moved(other)) return true;
  }
  return false;
}

function degree(v: number, edges: readonly (readonly [number, number])[]): number {
  return edges.filter(([a, b]) => a === v || b === v).length;
}

function components(vertices: readonly number[], edges: readonly (readonly [number, number])[]): number[][] {
  const left = new Set(vertices);
  const parts: number[][] = [];
  for (const start of vertices) {
    if (!left.delete(start)) continue;
    const part = [start];
    for (const v of part) {
      for (const [a, b] of edges) {
        if (a === v && left.delete(b)) part.push(b);
        if (b === v && left.delete(a)) part.push(a);
      }
    }
    parts.push(part);
  }
  return parts;
}
