/**
 * Changes of ways: where a way of true edges runs along some vertices, another may run along others between the same ends. `docs/proofs.md` says why what
 * is checked here is enough for a changed answer to be an answer.
 */
import { refuse } from "./certificate-error.js";
import type { OwnCondition } from "./conditions.js";
import type { Graph } from "./graph.js";
import type { Propagation } from "./propagation.js";
import { numbersOf } from "./read-line.js";
import { isRowImpossible, type Row, rowOfLiterals } from "./rows.js";

/** A clause, or a row. */
export type Stated = readonly number[] | Row;

export class Change {
  /** Literals that hold of an answer that is changed: the way is there, the new one is not, and other vertices of the new one are on no way. */
  readonly when: readonly number[];
  /** Edges of the old way, and of the new one: no others change. */
  private readonly edges: ReadonlySet<number>;
  /** By variable, the literal whose value it takes. */
  readonly values: ReadonlyMap<number, number>;
  /** Values of one variable. */
  private readonly alike: readonly (readonly [number, number])[];

  /** `vertex … | vertex … | variable literal …`: an old way, a new one, and what changes. The new one has fewer edges; or as many, and smaller vertices in all. */
  constructor(text: string, { graph, literals }: OwnCondition, clauseOf: (text: string) => number[]) {
    const [way = [], by = [], pairs = [], more] = text
      .split("|")
      .map((part, i) => (i === 2 ? clauseOf(part) : numbersOf(part)));
    if (more !== undefined || pairs.length % 2 === 1) refuse("a change has three parts, one of pairs");
    const sum = (list: readonly number[]): number => list.reduce((so, v) => so + v, 0);
    if (way[0] !== by[0] || way.at(-1) !== by.at(-1)) refuse("the new way has other ends");
    if (by.length > way.length || (by.length === way.length && sum(by) >= sum(way)))
      refuse("the new way is not smaller");
    const [from, to] = [edgesAlong(graph, way), edgesAlong(graph, by)];
    const passed = new Set(by.filter((v) => !way.includes(v)));
    const beside = literals.filter((_, e) => passed.has(graph.from[e] ?? 0) || passed.has(graph.to[e] ?? 0));
    const at = (e: number): number => literals[e] ?? 0;
    this.when = [...from.map(at), ...[...to.map(at), ...beside].map((literal) => literal ^ 1)];
    this.edges = new Set([...from, ...to]);
    const changing = pairs.filter((_, i) => i % 2 === 0);
    const all = changing.map(
      (literal, i) => [literal >> 1, (pairs[2 * i + 1] ?? 0) ^ (literal & 1)] as const,
    );
    this.values = new Map(all);
    this.alike = all.map(([v, literal]) => [this.image(2 * v), literal] as const).filter(([a, b]) => a !== b);
  }

  /** The literal that says before the change what this one says after it. */
  readonly image = (literal: number): number =>
    (this.values.get(literal >> 1) ?? literal & ~1) ^ (literal & 1);

  /** That the edges of the ways change, and no others, and a variable takes one value. Pre: what holds of the answer is assumed. */
  check(literals: readonly number[], propagation: Propagation): void {
    const { value } = propagation;
    const never = (...both: readonly number[]): boolean => propagation.under(both, (isOpen) => !isOpen);
    if (!this.alike.every(([a, b]) => never(a, b ^ 1) && never(a ^ 1, b)))
      refuse("a variable takes two values");
    literals.forEach((literal, e) => {
      const after = this.image(literal);
      const product = (value[literal] ?? 0) * (value[after] ?? 0);
      if (this.edges.has(e) ? product !== -1 : after !== literal && product !== 1)
        refuse(`edge ${e} changes otherwise than the ways do`);
    });
  }

  /** Whether a line that is stated holds of the changed answer too. Pre: as above. */
  keeps(line: Stated, propagation: Propagation): boolean {
    const { value } = propagation;
    if ("variables" in line) {
      const terms = line.variables.map((v, i) => [this.image(2 * v), line.weights[i] ?? 0] as const);
      const row = rowOfLiterals(terms, line.lo, line.hi);
      const never = (lo: number, hi: number): boolean => isRowImpossible({ ...row, lo, hi }, value);
      return never(Number.NEGATIVE_INFINITY, row.lo - 1) && never(row.hi + 1, Number.POSITIVE_INFINITY);
    }
    if (line.some((literal) => value[this.image(literal)] === 1)) return true;
    const opposite = line.map((literal) => this.image(literal) ^ 1);
    return propagation.under(opposite, (isOpen) => !isOpen);
  }
}

function edgesAlong({ from, to }: Graph, way: readonly number[]): number[] {
  if (way.length < 2 || new Set(way).size < way.length) refuse("a way has two vertices at least, each once");
  return way.slice(1).map((v, i) => {
    for (let e = 0; e < from.length; e++)
      if ((from[e] === way[i] && to[e] === v) || (from[e] === v && to[e] === way[i])) return e;
    return refuse(`no edge joins ${way[i]} and ${v}`);
  });
}
