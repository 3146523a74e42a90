/**
 * `component-size`: each component is spanned by one tree, and the size of that is allowed. Classes of which a vertex has one at most share the trees; others have trees
 * of their own.
 */

import {
  type Bits,
  numberOf,
  sayDifferent,
  sayEqual,
  termsOf,
  type WeightedLiterals,
} from "../../boolean/numbers.js";
import { sayOneRoot, sayTrees } from "../../boolean/rooted-trees.js";
import { edgesOf } from "../../pure/edges.js";
import type { EncodedGlobal } from "../kind.js";

interface Class {
  readonly least: number;
  readonly most: number;
  /** By vertex, the literal that it belongs to the class. */
  readonly members: readonly number[];
}

export function encodeComponentSize({ draft, literals, graph, data, excludes }: EncodedGlobal): void {
  const count = data.length / 2;
  const n = graph.vertexCount;
  const classes = Array.from(
    { length: count },
    (_, k): Class => ({
      least: data[2 * k] ?? 1,
      most: Math.min(data[2 * k + 1] ?? 1, n),
      members: Array.from({ length: n }, (__, v) => literals[v * count + k] ?? draft.never()),
    }),
  );
  const never = draft.never();
  // A negated literal, of which items say nothing, keeps its class by itself.
  const candidates = classes.filter(
    ({ least, most, members }) =>
      least <= most &&
      (least > 1 || most < n) &&
      members.every((literal) => literal === never || (literal & 1) === 0),
  );
  const ofVertex = (v: number): number[] =>
    candidates.flatMap(({ members }) => (members[v] === never ? [] : [members[v] ?? never]));
  const isShared =
    candidates.length > 1 && Array.from({ length: n }, (_, v) => ofVertex(v)).every((own) => excludes(own));
  const shared = new Set(isShared ? candidates : []);
  for (const each of classes)
    if (!shared.has(each)) sayClass(draft, graph, each.members, each.least, each.most);
  if (isShared) sayShared(draft, graph, candidates);
}

/** Neighbours are in one component if they belong to the same class. */
function sayShared(
  draft: EncodedGlobal["draft"],
  graph: EncodedGlobal["graph"],
  classes: readonly Class[],
): void {
  const never = draft.never();
  const vertices = Array.from({ length: graph.vertexCount }, (_, v) => v);
  const told = new Map<string, readonly Bits[]>();
  /** By vertex, a number for its class; the same where the numbers of the classes are. */
  const numbersBy = (numberFor: (each: Class, k: number) => number): readonly Bits[] => {
    const key = classes.map(numberFor).join();
    const known = told.get(key);
    const own = known ?? newNumbersBy(numberFor);
    told.set(key, own);
    return own;
  };
  const newNumbersBy = (numberFor: (each: Class, k: number) => number): readonly Bits[] =>
    vertices.map((v) => {
      const values = classes.map((each, k) => [numberFor(each, k), each.members[v] ?? never] as const);
      return numberOf(
        draft,
        values.filter(([, literal]) => literal !== never),
      );
    });
  const most = classes.reduce((largest, each) => Math.max(largest, each.most), 0);
  const members = vertices.map((v) =>
    draft.either(classes.flatMap((each) => (each.members[v] === never ? [] : [each.members[v] ?? never]))),
  );
  const numbers = numbersBy((_, k) => k + 1);
  const same = edgesOf(graph).map(([u, v]) => {
    if (u === v) return never;
    const joined = draft.newVariable();
    const ends = [members[u] ?? never, members[v] ?? never];
    for (const end of ends) draft.implies([joined], [end]);
    const [one, other] = [numbers[u] ?? [], numbers[v] ?? []].sort((a, b) => b.length - a.length);
    sayEqual(draft, one ?? [], other ?? [], [joined]);
    sayDifferent(draft, one ?? [], other ?? [], draft.both(...ends, joined ^ 1));
    return joined;
  });
  const { roots, sizes } = sayTrees(
    draft,
    graph,
    members,
    (e) => (same[e] === never ? undefined : [same[e] ?? never]),
    most,
  );
  sayOneRoot(draft, graph, roots, (e) => [same[e] ?? never]);
  const [least, largest] = [numbersBy((each) => each.least), numbersBy((each) => each.most)];
  vertices.forEach((v) => {
    const [root, size] = [roots[v] ?? never, termsOf(sizes[v] ?? [])];
    const minus = (bits: readonly number[] | undefined): WeightedLiterals => termsOf(bits ?? [], -1);
    const far = 2 ** Math.ceil(Math.log2(most + 1));
    draft.linear([[-far, root], ...size, ...minus(least[v])], -far, Number.MAX_SAFE_INTEGER);
    draft.linear([[far, root], ...size, ...minus(largest[v])], -Number.MAX_SAFE_INTEGER, far);
  });
}

function sayClass(
  draft: EncodedGlobal["draft"],
  graph: EncodedGlobal["graph"],
  members: readonly number[],
  least: number,
  most: number,
): void {
  const ends = edgesOf(graph).map(([u, v]) => [members[u] ?? draft.never(), members[v] ?? draft.never()]);
  if (least > most) for (const member of members) draft.clause(member ^ 1);
  else if (most === 1)
    edgesOf(graph).forEach(([u, v], e) => {
      if (u !== v) draft.implies(ends[e] ?? [], []);
    });
  else if (least > 1 || most < graph.vertexCount) {
    const { roots, sizes } = sayTrees(draft, graph, members, (e) => ends[e], most);
    sayOneRoot(draft, graph, roots, (e) => ends[e] ?? []);
    roots.forEach((root, v) => {
      draft.linear([[-least, root], ...termsOf(sizes[v] ?? [])], 0, Number.MAX_SAFE_INTEGER);
    });
  }
}
