/**
 * Changes of ways, as lines of a certificate: `ways/straight-rows.ts` makes a system of ways smaller by them, and `docs/proofs.md` says what a line means.
 *
 * Other variables than those of edges may follow from the ways, and change with them: bits of a label that a vertex has if a way passes it, and that all
 * vertices of the way share. They are found by the clauses that say of each bit that it needs one of the edges at its vertex; the bits of a vertex come in
 * the order of their variables, which is that of the label. If that is a wrong guess, the checker refuses the line.
 */
import { at } from "../kernel/indexing.js";
import { FALSE, TRUE } from "../kernel/model.js";
import type { ToldChange, Translation } from "../kernel/translate.js";
import type { Problem } from "../problem.js";
import type { FreeWays } from "../ways/free-ways.js";
import { edgesByEnds } from "../ways/straight-rows.js";

export interface Changes {
  /** `named`: the signed variable of the certificate that a kernel variable is. */
  lines(named: (variable: number) => number): Iterable<string>;
  /** The clauses that the search has on straight ways, in an order in which each follows from the lines and the clauses before. */
  readonly clauses: readonly (readonly number[])[];
}

/** Undefined where no lines say these changes: then ways are to be searched as if they were not free. */
export function changesOf(problem: Problem, translation: Translation): Changes | undefined {
  const { freeWays, stated } = translation;
  if (freeWays === undefined || stated === undefined || !isSaid(problem, freeWays)) return undefined;
  const bits = bitsOf(translation, freeWays);
  if (bits === undefined) return undefined;
  const edges = edgesByEnds(freeWays.literals, freeWays.graph);
  const options = optionsByVariable(translation);
  const { straight } = stated;
  // That a way has no chord is why a vertex beside a turn is left by no edge to it.
  const inOrder = [...straight.filter(isChord), ...straight.filter((change) => !isChord(change))];
  return {
    clauses: inOrder.map(({ clause }) => clause),
    *lines(named) {
      const said = new Set<string>();
      for (const { way, by } of inOrder) {
        const isForward = (way[0] ?? 0) < (way.at(-1) ?? 0);
        const [old, other] = isForward ? [way, by] : [[...way].reverse(), [...by].reverse()];
        const vertices = `change ${old.join(" ")} | ${other.join(" ")}`;
        if (said.has(vertices)) continue;
        said.add(vertices);
        yield `${vertices} | ${valuesOf(old, other, { edges, bits, options, named }).join(" ")}`;
      }
    },
  };
}

const isChord = ({ by }: ToldChange): boolean => by.length === 2;

/** Options are all variables there are, an edge is told by its ends, and none is always there. */
function isSaid({ optionColours, globals }: Problem, { literals, graph }: FreeWays): boolean {
  const ends = Array.from({ length: graph.edgeCount }, (_, e) =>
    [at(graph.from, e), at(graph.to, e)].sort((a, b) => a - b).join(),
  );
  return (
    globals.filter(({ name }) => name === "paths").length === 1 &&
    [...optionColours].every((colour) => colour === 0) &&
    !literals.includes(TRUE) &&
    new Set(ends).size === ends.length
  );
}

/** By vertex, literals that hold only if a way passes there. Undefined where vertices that ways may pass have different numbers of them. */
function bitsOf({ model }: Translation, free: FreeWays): number[][] | undefined {
  const { literals, graph, labels } = free;
  const { clauses } = model;
  const ends = new Map<number, readonly [number, number]>();
  const degrees = new Int32Array(graph.vertexCount);
  literals.forEach((literal, e) => {
    if (literal === FALSE) return;
    const [from, to] = [at(graph.from, e), at(graph.to, e)];
    ends.set(literal, [from, to]);
    for (const end of [from, to]) degrees[end] = at(degrees, end) + 1;
  });
  const bits = Array.from(degrees, (): number[] => []);
  for (let c = 0; c < clauses.count; c++) {
    const clause = [...clauses.items.subarray(at(clauses.start, c), at(clauses.start, c + 1))];
    const [bit, another] = clause.filter((literal) => !ends.has(literal));
    if (bit === undefined || another !== undefined || ends.has(bit ^ 1) || bit === (free.full ^ 1)) continue;
    const edges = clause.flatMap((literal): (readonly number[])[] => {
      const own = ends.get(literal);
      return own === undefined ? [] : [own];
    });
    const vertex = edges[0]?.find(
      (v) => at(degrees, v) === edges.length && edges.every((e) => e.includes(v)),
    );
    if (vertex !== undefined) bits[vertex]?.push(bit ^ 1);
  }
  for (const own of bits) own.sort((a, b) => a - b);
  const passed = bits.filter((_, v) => at(labels, v) === 0 && at(degrees, v) > 1);
  return passed.every((own) => own.length === passed[0]?.length) ? bits : undefined;
}

/** By kernel variable the options that it is, from 1 as in a certificate, with a minus where they are its opposite. */
function optionsByVariable({ optionLiteral }: Translation): Map<number, number[]> {
  const options = new Map<number, number[]>();
  optionLiteral.forEach((literal, o) => {
    const signed = (literal & 1) === 1 ? -(o + 1) : o + 1;
    const known = options.get(literal >> 1);
    if (known === undefined) options.set(literal >> 1, [signed]);
    else known.push(signed);
  });
  return options;
}

interface Variables {
  /** By vertex and neighbour, the kernel literal of the edge between them. */
  readonly edges: readonly ReadonlyMap<number, number>[];
  readonly bits: readonly (readonly number[])[];
  readonly options: ReadonlyMap<number, readonly number[]>;
  readonly named: (variable: number) => number;
}

/** The variables that change with these ways, each followed by the literal whose value it takes. */
function valuesOf(
  way: readonly number[],
  by: readonly number[],
  { edges, bits, options, named }: Variables,
): number[] {
  const pairs: number[] = [];
  const edgesOf = (vertices: readonly number[]): number[] =>
    vertices.slice(1).map((v, i) => edges[vertices[i] ?? 0]?.get(v) ?? FALSE);
  const signed = (literal: number): number => named(literal >> 1) * ((literal & 1) === 1 ? -1 : 1);
  const become = (literal: number, value: number): void => {
    for (const option of options.get(literal >> 1) ?? []) {
      const isOpposite = option < 0 !== ((literal & 1) === 1);
      pairs.push(Math.abs(option), isOpposite ? -value : value);
    }
  };
  const old = edgesOf(way);
  for (const edge of [...old, ...edgesOf(by)]) become(edge, -signed(edge));
  const [freed, passed] = [way.slice(1, -1), by.slice(1, -1)];
  for (const v of freed)
    if (!passed.includes(v)) for (const bit of bits[v] ?? []) become(bit, -signed(old[0] ?? FALSE));
  for (const v of passed)
    if (!freed.includes(v))
      for (const [k, bit] of (bits[v] ?? []).entries()) {
        const whose = bits[freed[0] ?? 0]?.[k];
        if (whose !== undefined) become(bit, signed(whose));
      }
  return pairs;
}
