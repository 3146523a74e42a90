/**
 * The order in which a diagram decides its items; the size of the diagram depends on nothing else. A condition is open after a step if some of
 * its options are decided and some are not. The order of declaration is often a sweep over a board, and then it is good. Otherwise a greedy
 * order is used: the next item is one that leaves the fewest conditions open and, among equals, one that touches the condition opened first.
 */

import { addTo } from "../maps.js";
import { MOST_ORDERING } from "../thresholds.js";
import type { Conditions } from "./conditions.js";
import { colourKey, forEntries } from "./entries.js";
import type { When } from "./graphs.js";

export function declaredOrder({ problem, hidden }: Conditions): number[] {
  const order: number[] = [];
  for (let item = 0; item < problem.itemCount; item++) {
    if (problem.itemSecondary[item] === 0 && !hidden.has(item)) order.push(item);
  }
  return order;
}

/**
 * An order by the vertices of graphs: an item is decided together with the last vertex that it is about. If the vertices of a board are numbered
 * row by row, this is a sweep along rows. Undefined if some item is about no vertex.
 */
export function sweptOrder(conditions: Conditions): number[] | undefined {
  const { problem, options, graphs } = conditions;
  const latest = new Map<number, number>();
  const meet = (when: When, v: number): void => {
    if (typeof when !== "string") latest.set(when.option, Math.max(latest.get(when.option) ?? 0, v));
  };
  for (const graph of graphs) {
    if (graph.kind === "vertices")
      graph.vertices.forEach((when, v) => {
        meet(when, v);
      });
    else for (const { from, to, when } of graph.edges) meet(when, Math.max(from, to));
  }
  const keyOf = new Map<number, number>();
  for (const option of options)
    forEntries(problem, option, (item) => {
      const v = latest.get(option);
      if (v !== undefined) keyOf.set(item, Math.max(keyOf.get(item) ?? 0, v));
    });
  const sole = new Map<number, number>();
  for (const option of options)
    forEntries(problem, option, (item) => sole.set(item, (sole.get(item) ?? 0) + 1));
  const order = declaredOrder(conditions);
  if (order.some((item) => !keyOf.has(item) && (sole.get(item) ?? 0) > 1)) return undefined;
  return order.sort((a, b) => (keyOf.get(a) ?? 0) - (keyOf.get(b) ?? 0));
}

/** For each option, the numbers of the conditions that look at it. */
function conditionsByOption(conditions: Conditions): { readonly of: number[][]; readonly count: number } {
  const { problem, options, sums, groups, graphs } = conditions;
  const of: number[][] = Array.from({ length: problem.optionCount }, () => []);
  const givers = new Map<string, number[]>();
  for (const option of options) {
    forEntries(problem, option, (item, colour) => {
      of[option]?.push(item);
      if (colour === 0) return;
      const key = colourKey(item, colour);
      addTo(givers, key, option);
    });
  }
  let next = problem.itemCount;
  for (const { ofOption, ofColour } of sums) {
    for (const option of ofOption.keys()) of[option]?.push(next);
    for (const key of ofColour.keys()) for (const option of givers.get(key) ?? []) of[option]?.push(next);
    next++;
  }
  for (const group of groups) {
    for (const option of group.options) of[option]?.push(next);
    next++;
  }
  for (const graph of graphs) {
    let vertices = 0;
    const touch = (when: When, touched: readonly number[]): void => {
      for (const v of touched) vertices = Math.max(vertices, v + 1);
      if (typeof when === "string") return;
      const { option, colour } = when;
      for (const giver of colour === undefined ? [option] : (givers.get(colour) ?? []))
        of[giver]?.push(...touched.map((v) => next + v));
    };
    if (graph.kind === "vertices") {
      const around = graph.vertices.map((_, v) => [v]);
      for (const [u, v] of graph.pairs) {
        around[u]?.push(v);
        around[v]?.push(u);
      }
      graph.vertices.forEach((when, v) => {
        touch(when, [...new Set(around[v])]);
      });
    } else for (const { from, to, when } of graph.edges) touch(when, [from, to]);
    next += vertices;
  }
  return { of, count: next };
}

export function greedyOrder(conditions: Conditions): number[] | undefined {
  const { problem, options } = conditions;
  const declared = declaredOrder(conditions);
  const { of, count } = conditionsByOption(conditions);
  const entries = options.reduce((sum, option) => sum + (of[option]?.length ?? 0), 0);
  if (declared.length * entries > MOST_ORDERING) return undefined;
  const holding: number[][] = Array.from({ length: problem.itemCount }, () => []);
  const undecidedIn = new Int32Array(count);
  for (const option of options) {
    forEntries(problem, option, (item) => holding[item]?.push(option));
    for (const condition of of[option] ?? []) undecidedIn[condition] = (undecidedIn[condition] ?? 0) + 1;
  }
  const decided = new Uint8Array(problem.optionCount);
  const openedAt = new Int32Array(count).fill(-1);
  const inBatch = new Int32Array(count);
  const left = new Set(declared);
  /** Items of which an option was decided, or that share a condition with one: the others would only open more. */
  const touched = new Set<number>();
  const lookedAtBy: Set<number>[] = Array.from({ length: count }, () => new Set());
  for (const item of declared) {
    for (const option of holding[item] ?? []) {
      for (const condition of of[option] ?? []) lookedAtBy[condition]?.add(item);
    }
  }
  const order: number[] = [];
  while (left.size > 0) {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    let oldest = Number.POSITIVE_INFINITY;
    for (const item of touched.size > 0 ? touched : left) {
      const batch: number[] = [];
      for (const option of holding[item] ?? []) {
        if (decided[option] === 1) continue;
        for (const condition of of[option] ?? []) {
          if (inBatch[condition] === 0) batch.push(condition);
          inBatch[condition] = (inBatch[condition] ?? 0) + 1;
        }
      }
      let more = 0;
      let age = Number.POSITIVE_INFINITY;
      for (const condition of batch) {
        const opened = openedAt[condition] ?? -1;
        if (opened < 0) more++;
        else age = Math.min(age, opened);
        if (inBatch[condition] === undecidedIn[condition]) more--;
        inBatch[condition] = 0;
      }
      if (more < least || (more === least && age < oldest)) {
        best = item;
        least = more;
        oldest = age;
      }
    }
    left.delete(best);
    touched.delete(best);
    for (const option of holding[best] ?? []) {
      if (decided[option] === 1) continue;
      decided[option] = 1;
      for (const condition of of[option] ?? []) {
        if (openedAt[condition] === -1) {
          openedAt[condition] = order.length;
          for (const item of lookedAtBy[condition] ?? []) if (left.has(item)) touched.add(item);
        }
        undecidedIn[condition] = (undecidedIn[condition] ?? 0) - 1;
      }
    }
    order.push(best);
  }
  return order;
}
