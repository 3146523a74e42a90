/**
 * Trees that span sets of vertices: each true vertex is a root, or has a neighbour as its parent, to which it sends all that it receives and one
 * for itself. A root receives the size of its tree; nothing can be sent in a circle, since it grows on the way. Several trees may span the same
 * set, so whoever counts must count by the visible variables.
 */
import type { Graph } from "../problem.js";
import { stepsOf } from "./graphs.js";
import { type Bits, newNumber, sayEqual, sayValue, termsOf, type WeightedLiterals } from "./numbers.js";
import type { Draft } from "./sink.js";

export interface Trees {
  /** By vertex: whether it is a root. */
  readonly roots: readonly number[];
  /** By vertex: the size of the tree of which it is the root, and otherwise 0. */
  readonly sizes: readonly Bits[];
}

/** `along`: by edge, what has to hold for it to join a child to a parent. `most`: no tree has more vertices. */
export function sayTrees(
  draft: Draft,
  graph: Graph,
  members: readonly number[],
  along: (edge: number) => readonly number[] | undefined,
  most: number,
): Trees {
  const roots = members.map(() => draft.newVariable());
  const sizes = members.map(() => newNumber(draft, most));
  const sent: WeightedLiterals[] = members.map(() => []);
  const parents: WeightedLiterals[] = members.map(() => []);
  stepsOf(graph).forEach((ways, v) => {
    for (const { edge, to } of ways) {
      const needed = along(edge);
      if (needed === undefined) continue;
      const child = draft.newVariable();
      for (const literal of needed) draft.implies([child], [literal]);
      const amount = newNumber(draft, most);
      draft.linear([[most, child], ...termsOf(amount, -1)], 0, Number.MAX_SAFE_INTEGER);
      parents[v] = [...(parents[v] ?? []), [1, child]];
      sent[v] = [...(sent[v] ?? []), ...termsOf(amount)];
      sent[to] = [...(sent[to] ?? []), ...termsOf(amount, -1)];
    }
  });
  members.forEach((member, v) => {
    const [root, size] = [roots[v] ?? draft.never(), sizes[v] ?? []];
    draft.linear([[-1, member], [1, root], ...(parents[v] ?? [])], 0, 0);
    draft.linear([[-1, member], ...(sent[v] ?? []), ...termsOf(size)], 0, 0);
    draft.linear([[most, root], ...termsOf(size, -1)], 0, Number.MAX_SAFE_INTEGER);
  });
  return { roots, sizes };
}

/** A number that the ends of each edge share where `joined` holds, and that names the root: of two trees with one number one is none. */
export function sayOneRoot(
  draft: Draft,
  graph: Graph,
  roots: readonly (number | undefined)[],
  joined: (edge: number) => readonly number[],
): readonly Bits[] {
  const numbers = roots.map(() => newNumber(draft, Math.max(1, roots.length - 1)));
  roots.forEach((root, v) => {
    if (root !== undefined) sayValue(draft, numbers[v] ?? [], v, [root]);
  });
  for (let e = 0; e < graph.from.length; e++) {
    sayEqual(draft, numbers[graph.from[e] ?? 0] ?? [], numbers[graph.to[e] ?? 0] ?? [], joined(e));
  }
  return numbers;
}
