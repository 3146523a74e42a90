/**
 * Rows that `paths` makes superfluous: how many of the edges at a vertex are chosen (none or two where ways pass, one where they end), and that they close no
 * ring. Rules that say no more are left out, since the engine's condition says it with less: of lines that join numbers a tenth of all rows.
 */
import type { Condition, Edge, GraphRule } from "../../condition.js";
import type { Literal } from "../../ground/conditions/literals.js";
import type { Constraint, Count } from "../../ground.js";

interface Ways {
  readonly ends: readonly number[];
  /** By variable: the edges that it stands for. */
  readonly edges: ReadonlyMap<number, { readonly from: number; readonly to: number; readonly when: Literal }>;
  /** How many edges a vertex has. */
  readonly degrees: readonly number[];
  readonly byCondition: ReadonlyMap<Condition | true, Edge>;
}

export function withoutSubsumed(constraints: readonly Constraint[]): readonly Constraint[] {
  const ways = constraints.flatMap((constraint) => waysOf(constraint) ?? []);
  if (ways.length === 0) return constraints;
  return constraints.filter(
    (constraint) =>
      !ways.some((each) =>
        constraint.kind === "count"
          ? saysNumber(each, constraint)
          : constraint.kind === "graph" && saysForest(each, constraint),
      ),
  );
}

function waysOf(constraint: Constraint): Ways | undefined {
  if (constraint.kind !== "graph" || constraint.property !== "paths" || constraint.guard !== true)
    return undefined;
  const { ends, vertices } = constraint;
  if (ends === undefined || ends.some((end) => end < 0)) return undefined;
  const edges = new Map<number, { readonly from: number; readonly to: number; readonly when: Literal }>();
  const degrees = vertices.map(() => 0);
  for (const { from, to, when } of constraint.edges) {
    if (when === true || when.kind !== "literal" || edges.has(when.variable)) return undefined;
    edges.set(when.variable, { from, to, when });
    for (const end of [from, to]) degrees[end] = (degrees[end] ?? 0) + 1;
  }
  return { ends, edges, degrees, byCondition: new Map(constraint.edges.map((edge) => [edge.when, edge])) };
}

/** All edges at one vertex, each once, and no number is excluded that ways leave open. */
function saysNumber({ ends, edges, degrees }: Ways, { terms, ranges }: Count): boolean {
  const [first] = terms;
  const edge = first === undefined ? undefined : edges.get(first.variable);
  if (edge === undefined) return false;
  const may = (count: number): boolean => ranges.some(([lo, hi]) => lo <= count && count <= hi);
  return [edge.from, edge.to].some((vertex) => {
    if (
      degrees[vertex] !== terms.length ||
      new Set(terms.map(({ variable }) => variable)).size < terms.length
    )
      return false;
    const isAt = terms.every(({ variable, values }) => {
      const own = edges.get(variable);
      return (
        own !== undefined &&
        (own.from === vertex || own.to === vertex) &&
        own.when.values.length === values.length &&
        own.when.values.every((value, i) => values[i] === value)
      );
    });
    return isAt && (ends[vertex] === 0 ? may(0) && (terms.length < 2 || may(2)) : may(1));
  });
}

/**
 * Edges that hold where edges of the ways do, and join what those join. That they hold by the same conditions is not enough: relations of one's own may
 * join any cells by them.
 */
function saysForest({ byCondition }: Ways, { property, guard, edges }: GraphRule): boolean {
  if (property !== "acyclic" || guard !== true) return false;
  const vertexOf = new Map<number, number>();
  const takenBy = new Map<number, number>();
  const isAlso = (own: number, there: number): boolean => {
    if (!vertexOf.has(own) && !takenBy.has(there)) {
      vertexOf.set(own, there);
      takenBy.set(there, own);
    }
    return vertexOf.get(own) === there && takenBy.get(there) === own;
  };
  const used = new Set<Condition | true>();
  return edges.every(({ from, to, when }) => {
    const way = byCondition.get(when);
    if (way === undefined || used.has(when)) return false;
    used.add(when);
    return isAlso(from, way.from) && isAlso(to, way.to);
  });
}
