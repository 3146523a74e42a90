/** Sums that are better followed together: those that share an item which nobody sees, and those about options of others. */
import { addTo } from "../maps.js";
import type { Problem } from "../problem.js";
import { forEntries, isExact, type Sum } from "./entries.js";
import type { DiagramGraph, Sign } from "./graphs.js";
import type { Group } from "./local-tables.js";

/**
 * The items, each with its options, that need not be decided: each option holds that item alone, is not seen, and is looked at by nothing but sums without
 * colours.
 */
export function hiddenItems(
  problem: Problem,
  live: readonly number[],
  sums: readonly Sum[],
  graphs: readonly DiagramGraph[],
): ReadonlyMap<number, readonly number[]> {
  if (problem.visible.length === 0) return new Map();
  const looked = new Set<number>();
  for (const literal of problem.visible)
    if ((problem.atoms.item[literal >> 1] ?? -1) < 0) looked.add(problem.atoms.value[literal >> 1] ?? 0);
  for (const { option } of graphs.flatMap(signsOf)) looked.add(option);
  for (const { ofOption, ofColour } of sums)
    if (ofColour.size > 0) for (const option of ofOption.keys()) looked.add(option);
  const options = new Map<number, number[]>();
  const refused = new Set<number>();
  for (const option of live) {
    const items: number[] = [];
    forEntries(problem, option, (item) => items.push(item));
    for (const item of items) {
      if (items.length === 1 && isExact(problem, item) && !looked.has(option)) addTo(options, item, option);
      else refused.add(item);
    }
  }
  return new Map([...options].filter(([item]) => !refused.has(item)));
}

function signsOf(graph: DiagramGraph): readonly Sign[] {
  const whens = graph.kind === "vertices" ? graph.vertices : graph.edges.map(({ when }) => when);
  return whens.filter((when): when is Sign => typeof when !== "string");
}

/** Pre: the sums look at no colours. */
export function groupsOf(sums: readonly Sum[], hidden: readonly (readonly number[])[]): readonly Group[] {
  const ownerOf = new Map<number, number>();
  hidden.forEach((options, h) => {
    for (const option of options) ownerOf.set(option, h);
  });
  // Hidden items that a sum looks at belong together, and so do sums that look at one.
  const root = hidden.map((_, h) => h);
  const rootOf = (h: number): number => {
    let r = h;
    while (root[r] !== r) r = root[r] ?? r;
    return r;
  };
  const ownersOf = (sum: Sum): number[] => [
    ...new Set([...sum.ofOption.keys()].flatMap((option) => ownerOf.get(option) ?? [])),
  ];
  for (const sum of sums) {
    const [first, ...others] = ownersOf(sum);
    if (first !== undefined) for (const other of others) root[rootOf(other)] = rootOf(first);
  }
  const byRoot = new Map<number, Sum[]>();
  const free: Sum[] = [];
  for (const sum of sums) {
    const [first] = ownersOf(sum);
    if (first === undefined) free.push(sum);
    else addTo(byRoot, rootOf(first), sum);
  }
  const groups = [...byRoot].map(([r, own]) =>
    groupOf(
      own,
      hidden.filter((_, h) => rootOf(h) === r),
      ownerOf,
    ),
  );
  return absorbed([...groups, ...free.map((sum) => groupOf([sum], [], ownerOf))]);
}

function groupOf(
  sums: readonly Sum[],
  hidden: readonly (readonly number[])[],
  ownerOf: ReadonlyMap<number, number>,
): Group {
  const options = new Set(
    sums.flatMap(({ ofOption }) => [...ofOption.keys()]).filter((o) => !ownerOf.has(o)),
  );
  return { sums, hidden, options };
}

/** One whose options are all among those of another becomes part of that. */
function absorbed(groups: readonly Group[]): readonly Group[] {
  const largestFirst = [...groups].sort((a, b) => b.options.size - a.options.size);
  const kept: Group[] = [];
  const holding = new Map<number, number[]>();
  for (const group of largestFirst) {
    const [some] = group.options;
    const at = some === undefined ? undefined : holding.get(some)?.find((k) => fits(group, kept[k]));
    const larger = at === undefined ? undefined : kept[at];
    if (at !== undefined && larger !== undefined) {
      const { sums, hidden, options } = larger;
      kept[at] = { sums: [...sums, ...group.sums], hidden: [...hidden, ...group.hidden], options };
      continue;
    }
    const place = kept.push(group) - 1;
    for (const option of group.options) addTo(holding, option, place);
  }
  return kept;
}

/** Options beyond which a group is followed as sums, which nothing is joined to. */
const MOST_JOINED = 24;

const fits = (small: Group, large: Group | undefined): boolean =>
  large !== undefined &&
  large.options.size <= MOST_JOINED &&
  [...small.options].every((option) => large.options.has(option));
