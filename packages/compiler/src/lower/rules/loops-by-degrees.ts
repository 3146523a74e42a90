/**
 * "All lines are connected, there is one, and each place has none or two" is a loop; and of a loop, "each place has none or two" is superfluous, as is that there is one, since the
 * engine's condition says it with less.
 *
 * Side conditions:
 * - The graph is that of its edges (all vertices are passages), nothing guards it, and each edge is a literal of a variable of its own.
 * - Each vertex has such a count of all its edges, and some count of edges cannot be 0: no line at all is connected, and no loop.
 */
import type { GraphRule } from "../../condition.js";
import type { Literal } from "../../ground/conditions/literals.js";
import type { Constraint, Count, Term } from "../../ground.js";

interface Lines {
  readonly rule: GraphRule;
  /** By variable. */
  readonly edges: ReadonlyMap<number, { readonly ends: readonly number[]; readonly when: Literal }>;
  /** How many edges a vertex has. */
  readonly degrees: readonly number[];
}

export function loopsByDegrees(constraints: readonly Constraint[]): readonly Constraint[] {
  const all = constraints.flatMap((constraint) => linesOf(constraint) ?? []);
  if (all.length === 0) return constraints;
  const counts = constraints.filter((constraint) => constraint.kind === "count");
  const superfluous = new Set<Constraint>();
  const loops = new Map<Constraint, Constraint>();
  for (const lines of all) {
    const ofVertices = counts.flatMap((count) => {
      const vertex = vertexOf(lines, count);
      return vertex === undefined ? [] : [{ vertex, count }];
    });
    const isLoop = lines.rule.property === "loop" || closes(lines, ofVertices, counts);
    if (!isLoop) continue;
    if (lines.rule.property !== "loop") loops.set(lines.rule, { ...lines.rule, property: "loop" });
    for (const { count } of ofVertices) if (allowsBoth(count)) superfluous.add(count);
    for (const count of counts) if (saysSome(lines, count)) superfluous.add(count);
  }
  if (loops.size === 0 && superfluous.size === 0) return constraints;
  return constraints
    .filter((constraint) => !superfluous.has(constraint))
    .map((constraint) => loops.get(constraint) ?? constraint);
}

function linesOf(constraint: Constraint): Lines | undefined {
  if (constraint.kind !== "graph" || constraint.guard !== true) return undefined;
  if (constraint.property !== "loop" && constraint.property !== "connected") return undefined;
  if (!constraint.vertices.every(({ when, passage }) => when === true && passage === true)) return undefined;
  const edges = new Map<number, { readonly ends: readonly number[]; readonly when: Literal }>();
  const degrees = constraint.vertices.map(() => 0);
  for (const { from, to, when } of constraint.edges) {
    if (when === true || when.kind !== "literal" || edges.has(when.variable)) return undefined;
    edges.set(when.variable, { ends: [from, to], when });
    for (const end of [from, to]) degrees[end] = (degrees[end] ?? 0) + 1;
  }
  return { rule: constraint, edges, degrees };
}

/** The vertex of which the count counts the chosen edges, each once. */
function vertexOf(lines: Lines, { terms, origin }: Count): number | undefined {
  const [first] = terms;
  if (first === undefined || origin.never === true || !areEdges(lines, terms)) return undefined;
  return lines.edges
    .get(first.variable)
    ?.ends.find(
      (vertex) =>
        lines.degrees[vertex] === terms.length &&
        terms.every(({ variable }) => lines.edges.get(variable)?.ends.includes(vertex) === true),
    );
}

/** Chosen edges, each once. */
function areEdges({ edges }: Lines, terms: readonly Term[]): boolean {
  if (new Set(terms.map(({ variable }) => variable)).size < terms.length) return false;
  return terms.every(({ variable, values }) => {
    const own = edges.get(variable)?.when.values;
    return own?.length === values.length && own.every((value, i) => values[i] === value);
  });
}

const allows = ({ ranges }: Count, number: number): boolean =>
  ranges.some(([lo, hi]) => lo <= number && number <= hi);

const allowsBoth = (count: Count): boolean =>
  allows(count, 0) && (count.terms.length < 2 || allows(count, 2));

/** Of all edges, one at least, or any that a loop may have. */
const saysSome = (lines: Lines, count: Count): boolean =>
  count.terms.length === lines.edges.size &&
  areEdges(lines, count.terms) &&
  count.terms.every((_, i) => allows(count, i + 1));

const isNoneOrTwo = (count: Count): boolean =>
  count.terms.every((_, i) => i + 1 === 2 || !allows(count, i + 1));

function closes(
  lines: Lines,
  ofVertices: readonly { readonly vertex: number; readonly count: Count }[],
  counts: readonly Count[],
): boolean {
  const closed = new Set(ofVertices.filter(({ count }) => isNoneOrTwo(count)).map(({ vertex }) => vertex));
  return (
    lines.degrees.every((degree, vertex) => degree === 0 || closed.has(vertex)) &&
    counts.some((count) => !allows(count, 0) && count.terms.length > 0 && areEdges(lines, count.terms))
  );
}
