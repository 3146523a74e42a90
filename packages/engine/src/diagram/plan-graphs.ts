/** The plan for following a graph: which vertices have a slot and when, and what happens at each decision. */
import { addTo } from "../maps.js";
import { bitsFor, placeVertices } from "./fields.js";
import type { DiagramGraph, Edge, MateGraph, When } from "./graphs.js";
import type { Table } from "./local-tables.js";
import { DROP, EDGE, ENTER, LEAVE, LINK, MEET, RENUMBER, SETTLE } from "./program.js";
import type { ColourTouch } from "./steps.js";
import { INNER } from "./trackers.js";

/** Steps, the first and the last, in which something is decided. */
interface Span {
  first: number;
  last: number;
}

export interface DiagramMoments {
  readonly steps: number;
  readonly stepOf: ArrayLike<number>;
  readonly touchOfColour: ReadonlyMap<string, ColourTouch>;
}

/** Operations on one graph. */
export interface PlannedGraph {
  readonly graph: DiagramGraph;
  readonly slotCount: number;
  readonly slotBits: number;
  /** After each step, about how many bits of slots mean something. */
  readonly bitsOpen: Float64Array;
  /** Whether it has a flag that nothing may follow, and whether that has to be set in the end. */
  readonly closes: boolean;
  readonly mustClose: boolean;
  readonly on: readonly { readonly when: Exclude<When, string>; readonly ops: readonly number[] }[];
  /** Before what is decided in a step, and after. */
  readonly before: ReadonlyMap<number, readonly number[]>;
  readonly after: ReadonlyMap<number, readonly number[]>;
  /** Vertices that have no more edges after a step if a table is in one of these states. */
  readonly early: readonly EarlyLeave[];
}

export interface EarlyLeave {
  readonly step: number;
  readonly table: Table;
  /** By state. */
  readonly isDone: readonly boolean[];
  readonly ops: readonly number[];
}

/** "none": it cannot hold. Undefined: nothing is to be followed. `number`: that of its tracker. */
export function planGraph(
  graph: DiagramGraph,
  number: number,
  moments: DiagramMoments,
  tables: readonly Table[],
): PlannedGraph | "none" | undefined {
  return graph.kind === "vertices"
    ? planVertices(graph, number, moments)
    : planEdges(graph, number, moments, tables);
}

function spanOf({ stepOf, touchOfColour }: DiagramMoments, when: Exclude<When, string>): Span {
  if (when.colour !== undefined) {
    const { first, last } = touchOfColour.get(when.colour) ?? { first: 0, last: 0 };
    return { first, last };
  }
  const step = stepOf[when.option] ?? 0;
  return { first: step, last: step };
}

function extend(spans: Map<number, Span>, v: number, { first, last }: Span): void {
  const span = spans.get(v);
  if (span === undefined) spans.set(v, { first, last });
  else {
    span.first = Math.min(span.first, first);
    span.last = Math.max(span.last, last);
  }
}

function planEdges(
  graph: Exclude<DiagramGraph, { kind: "vertices" }>,
  number: number,
  moments: DiagramMoments,
  tables: readonly Table[],
): PlannedGraph | "none" | undefined {
  const { edges } = graph;
  const isMates = graph.kind === "mates";
  const mustClose = isMates ? graph.closed : graph.nonempty;
  const spans = new Map<number, Span>();
  for (const { from, to, when } of edges) {
    if (when === "always") continue;
    for (const v of [from, to]) extend(spans, v, spanOf(moments, when));
  }
  const before = new Map<number, number[]>();
  const always: { readonly edge: Edge; readonly step: number }[] = [];
  for (const edge of edges) {
    if (edge.when !== "always") continue;
    const first = Math.min(spans.get(edge.from)?.first ?? Infinity, spans.get(edge.to)?.first ?? Infinity);
    const step = Number.isFinite(first) ? first : 0;
    always.push({ edge, step });
  }
  for (const { edge, step } of always)
    for (const v of [edge.from, edge.to]) extend(spans, v, { first: step, last: step });
  const labels = isMates ? labelsOf(graph) : [];
  if (labels.some((label, v) => label > 0 && !spans.has(v))) return "none";
  if (spans.size === 0) return mustClose ? "none" : undefined;
  const { slotOf, slotCount } = placeSpans(spans, moments.steps);
  const slot = (v: number): number => slotOf.get(v) ?? 0;
  const opsOf = ({ from, to }: Edge): number[] =>
    isMates
      ? [EDGE, number, slot(from), slot(to), labels[from] ?? INNER, labels[to] ?? INNER]
      : [LINK, number, slot(from), slot(to)];
  const leave = (v: number): number[] =>
    isMates ? [LEAVE, number, slot(v), labels[v] ?? INNER] : [DROP, number, slot(v)];
  for (const { edge, step } of always) for (const op of opsOf(edge)) addTo(before, step, op);
  for (const v of graph.kind === "edges" ? graph.there : [])
    before.set(spans.get(v)?.first ?? 0, [
      ENTER,
      number,
      slot(v),
      1,
      ...(before.get(spans.get(v)?.first ?? 0) ?? []),
    ]);
  const after = new Map<number, number[]>();
  for (const [v, { last }] of spans) for (const op of leave(v)) addTo(after, last, op);
  const settled = isMates ? settledAt(edges, moments, labels) : new Map<number, number>();
  for (const [v, step] of settled) for (const op of [SETTLE, number, slot(v)]) addTo(after, step, op);
  const early = earlyLeaves(edges, spans, moments, tables).flatMap(({ v, ...at }) =>
    (labels[v] ?? INNER) > 0 ? [] : [{ ...at, ops: leave(v) }],
  );
  const on = edges.flatMap((edge) => (edge.when === "always" ? [] : [{ when: edge.when, ops: opsOf(edge) }]));
  const most = isMates ? slotCount + Math.max(0, ...labels) + 2 : slotCount;
  return {
    graph,
    slotCount,
    slotBits: bitsFor(most),
    bitsOpen: bitsOf(spans, moments.steps, settledAt(edges, moments, [])),
    closes: isMates ? graph.closed : graph.whole,
    mustClose,
    on,
    before,
    after: isMates ? after : renumbered(after, number, moments.steps, spans),
    early,
  };
}

/** The step after which a vertex that is no end has a single edge to come, by vertex, where that is decided by itself. */
function settledAt(
  edges: readonly Edge[],
  moments: DiagramMoments,
  labels: readonly number[],
): ReadonlyMap<number, number> {
  const steps = new Map<number, number[]>();
  for (const { from, to, when } of edges) {
    for (const v of [from, to]) {
      if (when === "always" || when.colour !== undefined) addTo(steps, v, Number.NaN);
      else addTo(steps, v, spanOf(moments, when).last);
    }
  }
  for (const v of steps.keys()) if ((labels[v] ?? INNER) !== INNER) steps.delete(v);
  return oneToCome(steps);
}

/** By vertex, from the steps of all that concerns it: the step after which one is left. */
function oneToCome(steps: ReadonlyMap<number, readonly number[]>): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const [v, all] of steps) {
    if (all.some(Number.isNaN)) continue;
    const [last, before] = [...all].sort((a, b) => b - a);
    if (last !== undefined && before !== undefined && before < last) found.set(v, before);
  }
  return found;
}

/** By vertex, with those above 0 numbered from 1 on. */
function labelsOf({ labels }: MateGraph): readonly number[] {
  const names = new Map<number, number>();
  return labels.map((label) => {
    if (label <= 0) return label;
    const name = names.get(label) ?? names.size + 1;
    names.set(label, name);
    return name;
  });
}

/** After each step in which a graph may have changed, its labels are numbered anew. */
function renumbered(
  after: ReadonlyMap<number, readonly number[]>,
  number: number,
  steps: number,
  spans: ReadonlyMap<number, Span>,
): ReadonlyMap<number, readonly number[]> {
  const [first, last] = [
    Math.min(...[...spans.values()].map((span) => span.first)),
    Math.max(...[...spans.values()].map((span) => span.last)),
  ];
  const all = new Map<number, readonly number[]>();
  for (let s = first; s <= Math.min(last, steps - 1); s++)
    all.set(s, [...(after.get(s) ?? []), RENUMBER, number]);
  return all;
}

/** The information in a slot: less than two bits, since ends and labels come in pairs; of a vertex that may still be free or passed through, somewhat more. */
const BITS_OF_SLOT = 1.5;
const BITS_OF_UNSETTLED = 1.9;

function bitsOf(
  spans: ReadonlyMap<number, Span>,
  steps: number,
  settled: ReadonlyMap<number, number>,
): Float64Array {
  const bits = new Float64Array(steps);
  for (const [v, { first, last }] of spans) {
    const until = settled.get(v) ?? last;
    for (let s = first; s < last; s++)
      bits[s] = (bits[s] ?? 0) + (s < until ? BITS_OF_UNSETTLED : BITS_OF_SLOT);
  }
  return bits;
}

const placeSpans = (spans: ReadonlyMap<number, Span>, steps: number): ReturnType<typeof placeVertices> =>
  placeVertices(
    new Map([...spans].map(([v, { first }]) => [v, first])),
    new Map([...spans].map(([v, { last }]) => [v, last])),
    steps,
  );

/** Where a table says that no later edge of a vertex can come any more, that vertex need not be followed to its last one. */
function earlyLeaves(
  edges: readonly Edge[],
  spans: ReadonlyMap<number, Span>,
  { stepOf }: DiagramMoments,
  tables: readonly Table[],
): readonly (Omit<EarlyLeave, "ops"> & { readonly v: number })[] {
  const found: (Omit<EarlyLeave, "ops"> & { readonly v: number })[] = [];
  const optionsOf = new Map<number, number[]>();
  const refused = new Set<number>();
  for (const { from, to, when } of edges) {
    for (const v of [from, to]) {
      if (typeof when === "string" || when.negated || when.colour !== undefined) refused.add(v);
      else addTo(optionsOf, v, when.option);
    }
  }
  const tablesOf = new Map<number, Table[]>();
  for (const table of tables)
    for (const moves of table.moves) for (const option of moves.keys()) addTo(tablesOf, option, table);
  for (const [v, options] of optionsOf) {
    const span = spans.get(v);
    if (refused.has(v) || span === undefined) continue;
    for (const table of new Set(options.flatMap((option) => tablesOf.get(option) ?? []))) {
      const looked = new Set(table.moves.flatMap((moves) => [...moves.keys()]));
      table.steps.forEach((step, j) => {
        if (step < span.first || step >= span.last) return;
        const later = options.filter((option) => (stepOf[option] ?? 0) > step);
        if (!later.every((option) => looked.has(option))) return;
        const isDone = (table.possible[j] ?? []).map((may) => !later.some((option) => may.has(option)));
        if (isDone.includes(true)) found.push({ v, step, table, isDone });
      });
    }
  }
  return found;
}

function planVertices(
  graph: Extract<DiagramGraph, { kind: "vertices" }>,
  number: number,
  moments: DiagramMoments,
): PlannedGraph | "none" | undefined {
  const { vertices, pairs, counts } = graph;
  const around = vertices.map((): number[] => []);
  for (const [u, v] of pairs) {
    around[u]?.push(v);
    if (u !== v) around[v]?.push(u);
  }
  const own = new Map<number, Span>();
  vertices.forEach((when, v) => {
    if (typeof when !== "string") own.set(v, spanOf(moments, when));
  });
  // One that is always there comes with the first of its neighbours.
  const signs = new Map([...own].map(([v, { first }]) => [v, first]));
  vertices.forEach((when, v) => {
    if (when !== "always") return;
    const first = Math.min(...(around[v] ?? []).map((w) => signs.get(w) ?? Infinity));
    const step = Number.isFinite(first) ? first : 0;
    own.set(v, { first: step, last: step });
  });
  if (own.size === 0) return graph.nonempty ? "none" : undefined;
  const spans = new Map<number, Span>();
  for (const [v, { first, last }] of own) {
    extend(spans, v, { first, last });
    for (const w of around[v] ?? []) {
      const other = own.get(w);
      if (other === undefined) continue;
      extend(spans, v, { first, last: other.last });
      // It may be met before it is there itself.
      if (other.first <= last && other.last >= first)
        extend(spans, v, { first: other.first, last: other.last });
    }
  }
  const { slotOf, slotCount } = placeSpans(spans, moments.steps);
  const slot = (v: number): number => slotOf.get(v) ?? 0;
  const decided = new Map(
    [...own.keys()].map(
      (v) => [v, [v, ...(around[v] ?? [])].flatMap((w) => own.get(w)?.last ?? [])] as const,
    ),
  );
  const marked = counts.includes(false) && graph.whole;
  const opsOf = (v: number): number[] => {
    const end = own.get(v)?.last ?? 0;
    return [
      ...[ENTER, number, slot(v), !marked || counts[v] === true ? 1 : 0],
      ...(around[v] ?? []).flatMap((w) =>
        (own.get(w)?.first ?? Infinity) <= end ? [MEET, number, slot(v), slot(w)] : [],
      ),
    ];
  };
  const before = new Map<number, number[]>();
  const on: { readonly when: Exclude<When, string>; readonly ops: readonly number[] }[] = [];
  vertices.forEach((when, v) => {
    if (when === "always") for (const op of opsOf(v)) addTo(before, own.get(v)?.first ?? 0, op);
    else if (when !== "never") on.push({ when, ops: opsOf(v) });
  });
  const after = new Map<number, number[]>();
  for (const [v, { last }] of spans) for (const op of [DROP, number, slot(v)]) addTo(after, last, op);
  return {
    graph,
    slotCount,
    slotBits: bitsFor(slotCount) + (marked ? 1 : 0),
    bitsOpen: bitsOf(spans, moments.steps, oneToCome(decided)),
    closes: graph.whole,
    mustClose: graph.nonempty,
    on,
    before,
    after: renumbered(after, number, moments.steps, spans),
    early: [],
  };
}
