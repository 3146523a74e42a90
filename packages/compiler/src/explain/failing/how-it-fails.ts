/**
 * How a rule about a graph or a sum fails, in words: which group would be too large or could not grow, which cells would be cut off from each other, where a line would end, meet others or close too
 * early. It is read off the facts that the link of a step rests on; nothing is said where these do not show it.
 */
import type { ComponentSizes, Condition, Edge, GraphRule } from "../../condition.js";
import { elementName } from "../../ground/element-name.js";
import { variablesOf } from "../../ground/variables-of.js";
import type { Constraint, Ground, GroundVariable, RootedGroups } from "../../ground.js";
import type { Span } from "../../text/span.js";
import type { Fact } from "../facts.js";
import { isElementOfBoard } from "../said-here.js";
import { howGroupsFail } from "./how-groups-fail.js";
import { howSumFails } from "./how-sums-fail.js";
import { KnownValues } from "./known-values.js";
import { parts } from "./parts.js";

type Known = boolean | undefined;

/** `denied`: the opposites of these hold. */
export function howItFails(
  ground: Ground,
  constraints: readonly Constraint[],
  facts: readonly Fact[],
  denied: readonly Fact[],
): string | undefined {
  const known = new KnownValues(ground, facts, denied);
  for (const groups of ground.rootedGroups ?? [])
    if (constraints.some((constraint) => isAbout(groups, constraint))) {
      const words = howGroupsFail(groups, known, new Set(denied.map(({ at }) => at)));
      if (words !== undefined) return words;
    }
  for (const constraint of constraints) {
    const words =
      constraint.kind === "component-sizes"
        ? howSizesFail(ground, constraint, known)
        : constraint.kind === "graph" && constraint.property !== "paths"
          ? howGraphFails(ground, constraint, known)
          : howSumFails(constraint, known);
    if (words !== undefined) return words;
  }
  return undefined;
}

/** It is said of such a group, or says which cells are in one. */
function isAbout({ span, family }: RootedGroups, { origin }: Constraint): boolean {
  const isGroup = (value: unknown): boolean => isElementOfBoard(value) && value.family.id === family;
  return isSameSpan(origin.span, span) || (origin.values ?? []).some(isGroup);
}

const isSameSpan = (one: Span, other: Span): boolean =>
  one.file === other.file && one.start === other.start && one.end === other.end;

function howSizesFail(
  ground: Ground,
  { classes, edges }: ComponentSizes,
  known: KnownValues,
): string | undefined {
  for (const { when, least, most } of classes) {
    const inClass = when.map((each) => known.holds(each));
    if (!inClass.includes(true)) continue;
    const name = (vertices: readonly number[]): string =>
      cellsWords(
        ground,
        vertices.map((vertex) => when[vertex]),
      );
    const groups = parts(edges, (vertex) => inClass[vertex] === true, when.length);
    const large = groups.find((group) => group.length > most);
    if (large !== undefined)
      return `the group of ${name(large)} would have more than ${most} ${most === 1 ? "cell" : "cells"}`;
    const joining = joinedTooMuch(edges, groups, most);
    const isRoom = (vertex: number): boolean =>
      inClass[vertex] === true || (inClass[vertex] === undefined && !joining.has(vertex));
    for (const room of parts(edges, isRoom, when.length)) {
      const there = room.filter((vertex) => inClass[vertex] === true);
      if (there.length === 0 || room.length >= least) continue;
      const beside = besidePart(edges, room).flatMap((vertex) => joining.get(vertex) ?? []);
      const [other] = beside.filter((group) => !group.some((vertex) => there.includes(vertex)));
      const apart = other === undefined ? "" : ` without joining ${name(other)}`;
      return `the group of ${name(there)} would have room for ${room.length} of its ${least} cells${apart}`;
    }
  }
  return undefined;
}

/** The vertices that would join groups to one that is too large, with these. */
function joinedTooMuch(
  edges: ComponentSizes["edges"],
  groups: readonly (readonly number[])[],
  most: number,
): ReadonlyMap<number, readonly (readonly number[])[]> {
  const groupOf = new Map(groups.flatMap((group) => group.map((vertex) => [vertex, group] as const)));
  const joined = new Map<number, Set<readonly number[]>>();
  for (const { from, to } of edges)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      const group = groupOf.get(one);
      if (group === undefined || groupOf.has(other)) continue;
      joined.set(other, (joined.get(other) ?? new Set()).add(group));
    }
  const sizeOf = (all: ReadonlySet<readonly number[]>): number =>
    [...all].reduce((sum, { length }) => sum + length, 1);
  return new Map(
    [...joined].flatMap(([vertex, all]) => (sizeOf(all) > most ? [[vertex, [...all]] as const] : [])),
  );
}

const besidePart = (edges: ComponentSizes["edges"], part: readonly number[]): readonly number[] =>
  edges.flatMap(({ from, to }) => {
    const [isFrom, isTo] = [part.includes(from), part.includes(to)];
    return isFrom === isTo ? [] : [isFrom ? to : from];
  });

interface KnownGraph {
  readonly vertices: readonly Known[];
  readonly edges: readonly (Edge & { readonly isThere: Known })[];
}

function howGraphFails(ground: Ground, rule: GraphRule, known: KnownValues): string | undefined {
  const vertices = rule.vertices.map(({ when }) => known.holds(when));
  const edges = rule.edges.map((edge) => {
    const own = [known.holds(edge.when), vertices[edge.from], vertices[edge.to]];
    return { ...edge, isThere: own.includes(false) ? false : own.includes(undefined) ? undefined : true };
  });
  const graph = { vertices, edges };
  const places = new Places(ground, rule);
  return rule.property === "loop" ? howLoopFails(rule, graph, places) : whatIsCutOff(rule, graph, places);
}

/** First as it is; then with the lines that have to go on, from point to point; at last by what they have to pass. */
function howLoopFails(rule: GraphRule, graph: KnownGraph, places: Places): string | undefined {
  const atOnce = whereLoopFails(rule, graph, places) ?? whatIsCutOff(rule, graph, places);
  if (atOnce !== undefined) return atOnce;
  const further = goingOn(rule, graph) ?? graph;
  const failure =
    whereLoopFails(rule, further, places) ??
    whatIsCutOff(rule, further, places) ??
    onlyThroughOne(further, places);
  if (failure === undefined || further === graph) return failure;
  return `the line has to go on, and then ${failure}`;
}

interface LinesAt {
  there: number;
  open: number;
}

function linesAt({ vertices }: GraphRule, edges: KnownGraph["edges"]): readonly LinesAt[] {
  const at = vertices.map((): LinesAt => ({ there: 0, open: 0 }));
  for (const { from, to, isThere } of edges)
    for (const end of [at[from], at[to]])
      if (end !== undefined && isThere !== false) end[isThere === true ? "there" : "open"]++;
  return at;
}

const isNeeded = ({ vertices }: GraphRule, graph: KnownGraph, vertex: number): boolean =>
  graph.vertices[vertex] === true && vertices[vertex]?.passage !== true;

/** A point with two lines has no more, and a line that comes to a point leaves it; undefined where nothing follows from that. */
function goingOn(rule: GraphRule, graph: KnownGraph): KnownGraph | undefined {
  let { edges } = graph;
  for (let isAnew = true; isAnew; ) {
    const at = linesAt(rule, edges);
    if (at.some(({ there, open }) => there > 2 || (there === 1 && open === 0))) break;
    const decided = (vertex: number): Known => {
      const { there = 0, open = 0 } = at[vertex] ?? {};
      if (there === 2 || (there === 0 && open === 1)) return false;
      const isLast = there + open === 2;
      return isLast && (there === 1 || isNeeded(rule, graph, vertex)) ? true : undefined;
    };
    isAnew = false;
    edges = edges.map((edge) => {
      const isThere = edge.isThere ?? decided(edge.from) ?? decided(edge.to);
      if (isThere === edge.isThere) return edge;
      isAnew = true;
      return { ...edge, isThere };
    });
  }
  return edges === graph.edges || edges.every(({ isThere }, index) => isThere === graph.edges[index]?.isThere)
    ? undefined
    : { ...graph, edges };
}

function whereLoopFails(rule: GraphRule, graph: KnownGraph, places: Places): string | undefined {
  const at = linesAt(rule, graph.edges);
  for (const [vertex, { there, open }] of at.entries()) {
    if (there > 2) return `${there === 3 ? "three" : "four"} lines would meet at ${places.name(vertex)}`;
    if (there === 1 && open === 0) return `a line would end at ${places.name(vertex)}`;
    if (isNeeded(rule, graph, vertex) && there + open < 2)
      return `no line could go through ${places.name(vertex)}`;
  }
  const lines = graph.edges.filter(({ isThere }) => isThere === true);
  const drawn = parts(lines, (vertex) => (at[vertex]?.there ?? 0) > 0, at.length);
  const closed = drawn.find((line) => line.every((vertex) => at[vertex]?.there === 2));
  const other = drawn.find((line) => line !== closed);
  if (closed === undefined || other === undefined) return undefined;
  return `a loop through ${places.name(closed[0])} would close without the line at ${places.name(other[0])}`;
}

/** Lines that could only be joined through one point, where a loop goes twice from the one to the other. */
function onlyThroughOne({ vertices, edges }: KnownGraph, places: Places): string | undefined {
  const joinable = edges.filter(({ isThere }) => isThere !== false);
  const onLine = new Set(joinable.flatMap(({ isThere, from, to }) => (isThere === true ? [from, to] : [])));
  for (const through of new Set(joinable.map(({ from }) => from))) {
    const isLeft = (vertex: number): boolean => vertex !== through && vertices[vertex] !== false;
    const [one, other] = parts(joinable, isLeft, vertices.length).flatMap(
      (part) => part.find((vertex) => onLine.has(vertex)) ?? [],
    );
    if (one !== undefined && other !== undefined)
      return `${places.name(one)} could be joined to ${places.name(other)} only through ${places.name(through)}, where a loop would not come back`;
  }
  return undefined;
}

/** Vertices that must be in the graph, and that nothing can join. */
function whatIsCutOff({ vertices }: GraphRule, graph: KnownGraph, places: Places): string | undefined {
  const lines = graph.edges.filter(({ isThere }) => isThere === true);
  const onLine = new Set(lines.flatMap(({ from, to }) => [from, to]));
  const needed = vertices.map(
    ({ passage }, vertex) => onLine.has(vertex) || (graph.vertices[vertex] === true && passage !== true),
  );
  // Where they are joined to something that is no place, they need not be joined to each other.
  if (needed.some((isIn, vertex) => isIn && places.name(vertex) === NO_PLACE)) return undefined;
  const joinable = graph.edges.filter(({ isThere }) => isThere !== false);
  const [one, other] = parts(joinable, (vertex) => graph.vertices[vertex] !== false, vertices.length).flatMap(
    (part) => part.find((vertex) => needed[vertex]) ?? [],
  );
  return one === undefined || other === undefined
    ? undefined
    : `${places.name(one)} would be cut off from ${places.name(other)}`;
}

/** `r1c1 and r1c2`; of many, two of them. */
function cellsWords(ground: Ground, when: readonly (Condition | boolean | undefined)[]): string {
  const [first = "", second, another] = when.flatMap((each) => elementOf(ground, each) ?? []);
  if (second === undefined) return first;
  return another === undefined ? `${first} and ${second}` : `${first}, ${second}, …`;
}

function elementOf(ground: Ground, when: Condition | boolean | undefined): string | undefined {
  if (when === undefined || typeof when === "boolean") return undefined;
  const of = variableIn(ground, when);
  return of === undefined ? undefined : elementName(ground, of.layer, of.element);
}

function variableIn(ground: Ground, condition: Condition): GroundVariable | undefined {
  const [variable] = variablesOf(ground, [
    { kind: "holds", condition, origin: { span: ground.instance.span, at: [] } },
  ]);
  return variable === undefined ? undefined : ground.variables[variable];
}

const NO_PLACE = "one place";

/** The vertices of a graph as places of the board: by their condition, or as the common end of their edges. */
class Places {
  constructor(
    private readonly ground: Ground,
    private readonly rule: GraphRule,
  ) {}

  name(vertex: number | undefined): string {
    const { ground, rule } = this;
    if (vertex === undefined) return "";
    const when = rule.vertices[vertex]?.when;
    const element = elementOf(ground, when);
    if (element !== undefined) return element;
    const edges = rule.edges.filter(({ from, to }) => from === vertex || to === vertex);
    const names = edges.map((edge) => this.endsOf(edge));
    const [common] = (names[0] ?? []).filter((end) => names.every((each) => each.includes(end)));
    return common ?? elementOf(ground, edges[0]?.when) ?? NO_PLACE;
  }

  private endsOf({ when }: Edge): readonly string[] {
    const { ground } = this;
    const { board } = ground;
    if (when === true || board === undefined) return [];
    const of = variableIn(ground, when);
    const on = of === undefined ? undefined : ground.puzzle.layers[of.layer]?.on.kind;
    if (of === undefined) return [];
    if (on === "link") return (board.linkEnds(of.element) ?? []).map((cell) => board.cellName(cell));
    return on === "edge" ? (board.edgeEnds(of.element) ?? []).map((corner) => this.cornerWords(corner)) : [];
  }

  /** By the cells around it. */
  private cornerWords(corner: number): string {
    const { board } = this.ground;
    const cells = (board?.cornerCells(corner) ?? []).map((cell) => board?.cellName(cell) ?? "");
    const [first, last] = [cells[0], cells.at(-1)];
    return first === last
      ? `the corner of ${first ?? ""}`
      : `the point between ${first ?? ""} and ${last ?? ""}`;
  }
}
