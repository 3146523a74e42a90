/**
 * Components by labels: every node that is there has the number of one node of its component, its root, the same for all of the component. What
 * can be asked of a component (its size, what is in it, whether two nodes are in one) is then said in literals "the label of x is r".
 *
 * Tells which node is the root: the first of the component, or, where every component is demanded to hold exactly one of some known nodes (a clue),
 * that one, which leaves far fewer labels. Rules: joined nodes have equal labels; a label is that of its root too; and the nodes of one label
 * are connected. Labels are a function of what is joined: a component has all its nodes in one label, a label holds one component, and
 * its root is one of its nodes; the first, because no node may have a later one as label. So counts are true.
 *
 * Cost: nodes times roots in reach, each with a clause or two for each edge, and one connectedness for each root. For boards of about 12 x 12
 * with all roots; for clues with sizes, of any size.
 */

import type { AuxiliaryId, Condition, Edge, Vertex } from "../../condition.js";
import type { Origin } from "../../ground.js";
import { addTo } from "../../maps.js";
import type { Truth } from "../value.js";
import { holds, holdsOneOf } from "../world/definitions.js";
import type { World } from "../world/world.js";

export interface Net {
  readonly name: (node: number) => string;
  /** By node: whether it is there. */
  readonly there: readonly Truth[];
  readonly edges: readonly { readonly from: number; readonly to: number; readonly joined: Truth }[];
  /**
   * `values`: neighbours in one component are joined themselves (groups of equal values). `links`: they need not be (groups by links).
   * `free`: nothing but the labels says what is joined (a division).
   */
  readonly by: "values" | "links" | "free";
  readonly origin: Origin;
  /** The values that the labels of an answer name: see `Auxiliary.answers`. */
  readonly answers?: (
    node: number,
  ) => Pick<Parameters<World["auxiliaries"]["auxiliary"]>[0], "answers" | "cell">;
}

export interface Roots {
  /** Ascending. */
  readonly nodes: readonly number[];
  /** Those that a node may have; ascending. */
  readonly of: (node: number) => readonly number[];
}

export interface Labels {
  readonly roots: readonly number[];
  /** Nodes that may have the label, with the condition that they do. */
  readonly of: (root: number) => readonly { readonly node: number; readonly when: Condition | true }[];
  readonly has: (node: number, root: number) => Truth;
  /** The roots that a node may have. */
  readonly rootsOf: (node: number) => readonly number[];
}

/** No label: the node is not there. */
const NOWHERE = -1;

/** Every node of a component may be its root; the first is. */
export function firstNodes(count: number): Roots {
  const nodes = Array.from({ length: count }, (_, i) => i);
  return { nodes, of: (node) => nodes.slice(0, node + 1) };
}

/** By root, ascending: the nodes that may be in its component. */
export function rootsHolding(holding: ReadonlyMap<number, Iterable<number>>): Roots {
  const rootsOf = new Map<number, number[]>();
  for (const [root, nodes] of holding)
    for (const node of nodes) {
      addTo(rootsOf, node, root);
    }
  return { nodes: [...holding.keys()], of: (node) => rootsOf.get(node) ?? [] };
}

export function labelComponents(world: World, net: Net, roots: Roots): Labels {
  const { budget } = world;
  const pairs = net.there.reduce((sum, _, node) => sum + roots.of(node).length, 0);
  budget.beginLabels(net.there.length, pairs);
  const labels = labelled(world, net, roots);
  budget.labelling = undefined;
  return labels;
}

function labelled(world: World, net: Net, roots: Roots): Labels {
  const { auxiliaries, conditions } = world;
  const known = knownComponents(net);
  const possible = net.there.map((there, node) =>
    there === false
      ? []
      : roots
          .of(node)
          .filter(
            (root) => net.there[root] !== false && (known === undefined || known[node] === known[root]),
          ),
  );
  // The first of a known component is its root. Where two of it should be, neither has the other as its label, so that there is no answer anyway.
  if (known !== undefined) for (const own of possible) own.splice(1);
  const auxiliary = net.there.map((there, node): AuxiliaryId | undefined => {
    const domain = possible[node] ?? [];
    if (there === false || (domain.length <= 1 && net.answers === undefined)) return undefined;
    world.budget.keep(domain.length);
    return auxiliaries.auxiliary({
      domain: there === true ? domain : [NOWHERE, ...domain],
      name: `root of ${net.name(node)}`,
      functional: true,
      ...net.answers?.(node),
    });
  });
  const has = (node: number, root: number): Truth => {
    const there = net.there[node] ?? false;
    if (there === false || possible[node]?.includes(root) !== true) return false;
    const label = auxiliary[node];
    // One label only: it has it if it is there.
    return label === undefined ? there : conditions.auxiliary(label, [root]);
  };
  const say = (condition: Truth): void => holds(world, condition, net.origin);
  net.there.forEach((there, node) => {
    if (there === false) return;
    const own = possible[node] ?? [];
    if (own.length === 0) say(conditions.not(there));
    const label = auxiliary[node];
    if (label !== undefined && there !== true)
      say(conditions.same(conditions.auxiliary(label, [NOWHERE]), conditions.not(there)));
    for (const root of own) if (root !== node) say(conditions.implies(has(node, root), has(root, root)));
  });
  for (const { from, to, joined } of net.by === "free" ? [] : net.edges) {
    if (joined === false) continue;
    const apart = partsOfAny(conditions.not(joined));
    // A node that has a label is there.
    const [unlessTo, unlessFrom] = [from, to].map((node) => {
      const absent = conditions.not(net.there[node] ?? false);
      return apart.filter((part) => part !== absent);
    });
    for (const root of new Set([...(possible[from] ?? []), ...(possible[to] ?? [])])) {
      const [a, b] = [has(from, root), has(to, root)];
      if (a === b) continue;
      holdsOneOf(world, [...(unlessTo ?? apart), conditions.not(a), b], net.origin);
      holdsOneOf(world, [...(unlessFrom ?? apart), a, conditions.not(b)], net.origin);
    }
  }
  if (net.by === "values")
    for (const { from, to, joined } of net.edges) {
      if (joined === true) continue;
      // A node that has a label is there: the further condition for two to be joined.
      const rest = partsOfAll(joined).filter((part) => part !== net.there[from] && part !== net.there[to]);
      for (const root of rest.length === 0 ? [] : (possible[from] ?? [])) {
        const [a, b] = [has(from, root), has(to, root)];
        for (const part of rest) holdsOneOf(world, [conditions.not(a), conditions.not(b), part], net.origin);
      }
    }
  const members = new Map<number, { readonly node: number; readonly when: Condition | true }[]>(
    roots.nodes.map((root) => [root, []]),
  );
  possible.forEach((own, node) => {
    for (const root of own) {
      const when = has(node, root);
      if (when !== false) members.get(root)?.push({ node, when });
    }
  });
  const edgesFrom = edgesGoingOut(net);
  for (const [, inside] of members)
    if (known === undefined || inside.some(({ when }) => when !== true))
      connect(world, net, inside, edgesFrom);
  return {
    roots: roots.nodes.filter((root) => has(root, root) !== false),
    of: (root) => members.get(root) ?? [],
    has,
    rootsOf: (node) => possible[node] ?? [],
  };
}

/**
 * Where all that is there, and all that is joined, is known already (an answer that is given), the components are known: by node the first node of
 * its own.
 */
function knownComponents({ there, edges, by }: Net): readonly number[] | undefined {
  if (by === "free" || there.some((truth) => typeof truth !== "boolean")) return undefined;
  if (edges.some(({ joined }) => typeof joined !== "boolean")) return undefined;
  const first = there.map((_, node) => node);
  const rootOf = (node: number): number => {
    for (let root = node; ; ) {
      const before = first[root] ?? root;
      if (before === root) return root;
      root = before;
    }
  };
  for (const { from, to, joined } of edges) {
    if (joined !== true || there[from] !== true || there[to] !== true) continue;
    const [a, b] = [rootOf(from), rootOf(to)];
    first[Math.max(a, b)] = Math.min(a, b);
  }
  return there.map((_, node) => rootOf(node));
}

/** By node: the edges that go out from it, by their places. */
function edgesGoingOut({ there, edges }: Net): readonly (readonly number[])[] {
  const places = there.map((): number[] => []);
  edges.forEach(({ from, joined }, place) => {
    if (joined !== false) places[from]?.push(place);
  });
  return places;
}

/** The nodes of one label are connected. */
function connect(
  world: World,
  net: Net,
  inside: readonly { readonly node: number; readonly when: Condition | true }[],
  edgesFrom: readonly (readonly number[])[],
): void {
  if (inside.length <= 1) return;
  const placeOf = new Map(inside.map(({ node }, i) => [node, i]));
  const vertices: Vertex[] = inside.map(({ when }) => ({ when }));
  const edges: Edge[] = [];
  for (const place of inside.flatMap(({ node }) => edgesFrom[node] ?? []).sort((a, b) => a - b)) {
    const edge = net.edges[place];
    const [a, b] = [placeOf.get(edge?.from ?? -1), placeOf.get(edge?.to ?? -1)];
    if (edge === undefined || a === undefined || b === undefined || edge.joined === false) continue;
    edges.push({ from: a, to: b, when: net.by === "links" ? edge.joined : true });
  }
  demandConnected(world, net, vertices, edges);
}

export function demandConnected(
  { auxiliaries }: World,
  { origin }: Net,
  vertices: readonly Vertex[],
  edges: readonly Edge[],
): void {
  auxiliaries.rules.push({ kind: "graph", property: "connected", vertices, edges, guard: true, origin });
}

const partsOfAll = (truth: Truth): readonly Truth[] =>
  typeof truth === "object" && truth.kind === "all-of" ? truth.parts : [truth];

const partsOfAny = (truth: Truth): readonly Truth[] =>
  typeof truth === "object" && truth.kind === "any-of" ? truth.parts : [truth];
