/**
 * A problem as a diagram sees it: options that can still be chosen, and conditions on them, each of which looks at options one after
 * the other. Items with multiplicities are sums; negated literals in sums are turned round.
 */
import { addTo } from "../maps.js";
import type { OptionId, Problem } from "../problem.js";
import { colourKey, forEntries, isExact, type Sum } from "./entries.js";
import { type DiagramGraph, graphsOf, type When } from "./graphs.js";
import { groupsOf, hiddenItems } from "./groups.js";
import type { Group } from "./local-tables.js";

export interface Conditions {
  readonly problem: Problem;
  /** Options that can be chosen, in order; but for those of hidden items. */
  readonly options: readonly number[];
  /** Options that must be chosen. */
  readonly assumed: ReadonlySet<number>;
  /** Items of which nobody sees which option is taken: groups have their options. */
  readonly hidden: ReadonlySet<number>;
  /** Sums that look at colours. */
  readonly sums: readonly Sum[];
  /** The others, those together that are about the same options. */
  readonly groups: readonly Group[];
  readonly graphs: readonly DiagramGraph[];
}

/** "none": no solution. "unsupported": conditions that a diagram does not know. `hides`: items that nobody sees are not decided. */
export function conditionsOf(
  problem: Problem,
  {
    assume = [],
    forbid = [],
  }: { readonly assume?: readonly OptionId[]; readonly forbid?: readonly OptionId[] },
  hides: boolean,
): Conditions | "none" | "unsupported" {
  const live = liveOptions(problem, assume, forbid);
  const isLive = new Set(live);
  if (assume.some((option) => !isLive.has(option))) return "none";
  const found = graphsOf(problem, whenOfLiterals(problem, live));
  if (found === "unsupported") return "unsupported";
  const sums: Sum[] = [];
  const held = new Map<number, Map<number, number>>();
  for (const option of live) {
    forEntries(problem, option, (item) => {
      if (problem.itemSecondary[item] === 1 || isExact(problem, item)) return;
      const terms = held.get(item) ?? new Map<number, number>();
      held.set(item, terms.set(option, 1));
    });
  }
  for (let item = 0; item < problem.itemCount; item++) {
    if (problem.itemSecondary[item] === 1 || isExact(problem, item)) continue;
    const [lo, hi] = [problem.itemLo[item] ?? 0, problem.itemHi[item] ?? 0];
    sums.push({ lo, hi, ofOption: held.get(item) ?? new Map(), ofColour: new Map() });
  }
  for (let row = 0; row < problem.rows.count; row++) sums.push(sumOfRow(problem, row, isLive));
  const { graphs, rest } = withAllThere(found, sums);
  const followers = graphs.map(followerOf);
  const said = rest.filter((sum) => !isFree(sum) && !followers.some((follows) => follows(sum)));
  const hidden = hides ? hiddenItems(problem, live, said, graphs) : new Map<number, readonly number[]>();
  const hiddenOptions = new Set([...hidden.values()].flat());
  return {
    problem,
    options: live.filter((option) => !hiddenOptions.has(option)),
    assumed: new Set(assume),
    hidden: new Set(hidden.keys()),
    sums: said.filter(({ ofColour }) => ofColour.size > 0),
    groups: groupsOf(
      said.filter(({ ofColour }) => ofColour.size === 0),
      [...hidden.values()],
    ),
    graphs,
  };
}

/** All but those forbidden, those of items of which there must be none, and those that clash with what is assumed in an item covered once. */
function liveOptions(
  problem: Problem,
  assume: readonly OptionId[],
  forbid: readonly OptionId[],
): readonly number[] {
  const forbidden = new Set<number>(forbid);
  const owner = new Map<number, number>();
  let clash = false;
  for (const option of new Set(assume)) {
    forEntries(problem, option, (item) => {
      if (!isExact(problem, item)) return;
      if (owner.has(item)) clash = true;
      owner.set(item, option);
    });
  }
  if (clash) return [];
  const options: number[] = [];
  for (let option = 0; option < problem.optionCount; option++) {
    let isLive = !forbidden.has(option);
    forEntries(problem, option, (item) => {
      if (problem.itemSecondary[item] === 0 && problem.itemHi[item] === 0) isLive = false;
      if ((owner.get(item) ?? option) !== option) isLive = false;
    });
    if (isLive) options.push(option);
  }
  return options;
}

function sumOfRow(problem: Problem, row: number, live: ReadonlySet<number>): Sum {
  const { rows, atoms } = problem;
  let lo = rows.lo[row] ?? 0;
  let hi = rows.hi[row] ?? 0;
  const ofOption = new Map<number, number>();
  const ofColour = new Map<string, number>();
  for (let k = rows.start[row] ?? 0; k < (rows.start[row + 1] ?? 0); k++) {
    const literal = rows.literals[k] ?? 0;
    let weight = rows.weights[k] ?? 0;
    if ((literal & 1) === 1) {
      lo -= weight;
      hi -= weight;
      weight = -weight;
    }
    const item = atoms.item[literal >> 1] ?? -1;
    const value = atoms.value[literal >> 1] ?? 0;
    if (item >= 0) {
      const key = colourKey(item, value);
      ofColour.set(key, (ofColour.get(key) ?? 0) + weight);
    } else if (live.has(value)) ofOption.set(value, (ofOption.get(value) ?? 0) + weight);
  }
  return { lo, hi, ofOption, ofColour };
}

/** When a literal holds: always, where an option is the only one of an item that has to be covered. */
function whenOfLiterals(
  problem: Problem,
  live: readonly number[],
): (literal: number) => When | "unsupported" {
  const { atoms } = problem;
  const holders = new Map<number, number[]>();
  const given = new Set<string>();
  for (const option of live) {
    forEntries(problem, option, (item, colour) => {
      if (colour !== 0) given.add(colourKey(item, colour));
      if (isExact(problem, item)) addTo(holders, item, option);
    });
  }
  const sure = new Set(
    [...holders.values()].flatMap(([only, ...others]) => (others.length === 0 ? [only] : [])),
  );
  const isLive = new Set(live);
  return (literal) => {
    const negated = (literal & 1) === 1;
    const item = atoms.item[literal >> 1] ?? -1;
    const value = atoms.value[literal >> 1] ?? 0;
    if (item >= 0) {
      const colour = colourKey(item, value);
      if (!given.has(colour)) return negated ? "always" : "never";
      return negated ? "unsupported" : { option: -1, negated, colour };
    }
    if (!isLive.has(value)) return negated ? "always" : "never";
    if (sure.has(value)) return negated ? "never" : "always";
    return { option: value, negated, colour: undefined };
  };
}

/** Whether no choice of options breaks it. */
function isFree({ lo, hi, ofOption, ofColour }: Sum): boolean {
  let [least, most] = [0, 0];
  for (const weight of [...ofOption.values(), ...ofColour.values()]) {
    least += Math.min(0, weight);
    most += Math.max(0, weight);
  }
  return least >= lo && most <= hi;
}

/**
 * That each of several vertices has an edge at least, of edges that all are joined, means that these vertices are joined. Said like that, one without an
 * edge as yet is no other than one that is a component with those that are done.
 */
function withAllThere(
  graphs: readonly DiagramGraph[],
  sums: readonly Sum[],
): { readonly graphs: readonly DiagramGraph[]; readonly rest: readonly Sum[] } {
  const said = new Set<Sum>();
  const joined = graphs.map((graph): DiagramGraph => {
    if (graph.kind !== "edges" || !graph.whole) return graph;
    const ends = new Map<number, readonly number[]>();
    const degrees = new Map<number, number>();
    for (const { from, to, when } of graph.edges) {
      if (from === to) return graph;
      for (const v of [from, to]) degrees.set(v, (degrees.get(v) ?? 0) + 1);
      if (typeof when === "string" || when.negated || when.colour !== undefined || ends.has(when.option))
        return graph;
      ends.set(when.option, [from, to]);
    }
    const there = new Map<number, Sum>();
    for (const sum of sums) {
      const options = [...sum.ofOption];
      const isOne = sum.lo === 1 && sum.hi >= options.length && sum.ofColour.size === 0;
      if (!isOne || !options.every(([option, weight]) => weight === 1 && ends.has(option))) continue;
      const [some] = options;
      const common = (some === undefined ? [] : (ends.get(some[0]) ?? [])).filter(
        (v) =>
          degrees.get(v) === options.length && options.every(([option]) => ends.get(option)?.includes(v)),
      );
      for (const v of common) there.set(v, sum);
    }
    if (there.size < 2) return graph;
    for (const sum of there.values()) said.add(sum);
    return { ...graph, there: [...there.keys()] };
  });
  return { graphs: joined, rest: sums.filter((sum) => !said.has(sum)) };
}

/**
 * Tells whether a graph says a sum already: edges without a cycle are fewer than their vertices, those of a loop no more, and where something has to be there, one
 * at least is. A diagram would count them in vain, and for each state once more.
 */
function followerOf(graph: DiagramGraph): (sum: Sum) => boolean {
  if (graph.kind === "vertices") return () => false;
  const { edges } = graph;
  const vertices = new Set(edges.flatMap(({ from, to }) => [from, to])).size;
  const isLoop = graph.kind === "mates" && graph.closed;
  const isForest = graph.kind === "mates" ? !graph.closed : graph.acyclic;
  const most = isForest ? vertices - 1 : isLoop ? vertices : edges.length;
  const least = isLoop || (graph.kind === "edges" && graph.nonempty) ? 1 : 0;
  const own = new Set<number>();
  for (const { when } of edges)
    if (typeof when !== "string" && !when.negated && when.colour === undefined) own.add(when.option);
  if (own.size < edges.length) return () => false;
  return ({ lo, hi, ofOption, ofColour }) =>
    ofColour.size === 0 &&
    hi >= most &&
    (lo <= 0 || (lo <= least && ofOption.size === own.size)) &&
    [...ofOption].every(([option, weight]) => weight === 1 && own.has(option));
}
