/**
 * Truths of conditions in the logic of Kleene, where some of what they are made of is unknown: each is true, false or open. A truth said of an atom
 * can be taken back; what is made of it follows at once.
 *
 * Cost of saying something: the conditions whose truth changes, each with those made of it. A trial says millions of truths, so that all is in
 * arrays of numbers (*measured*: Compass 10x10 is tried in a third of the time that objects took).
 */
import type { NumberRanges } from "../../../condition.js";

export const OPEN = -1;

export type Kleene = typeof OPEN | 0 | 1;

/** True if the sum of its parts that are true, each with a weight, lies in these ranges. */
export interface TruthNode {
  readonly number: number;
  readonly ranges: NumberRanges;
  readonly parents: { readonly node: TruthNode; readonly weight: number }[];
  readonly isRoot: boolean;
}

/** Nodes by their numbers. Those made of node n stand from `from[n]` to `from[n + 1]` in `parents` and `weights`. */
export class TruthNet {
  readonly from: Int32Array;
  readonly parents: Int32Array;
  readonly weights: Float64Array;
  readonly isRoot: Uint8Array;
  /** The least and the largest number in any of its ranges; an atom has none. */
  readonly low: Float64Array;
  readonly high: Float64Array;
  /** Whether it has one range, or none. */
  private readonly isPlain: Uint8Array;

  constructor(readonly nodes: readonly TruthNode[]) {
    const links = nodes.flatMap(({ parents }) => parents);
    this.from = new Int32Array(nodes.length + 1);
    nodes.forEach(({ number, parents }) => {
      this.from[number + 1] = (this.from[number] ?? 0) + parents.length;
    });
    this.parents = Int32Array.from(links, ({ node }) => node.number);
    this.weights = Float64Array.from(links, ({ weight }) => weight);
    this.isRoot = Uint8Array.from(nodes, ({ isRoot }) => Number(isRoot));
    this.isPlain = Uint8Array.from(nodes, ({ ranges }) => Number(ranges.length < 2));
    this.low = Float64Array.from(nodes, ({ ranges }) => ranges[0]?.[0] ?? Number.POSITIVE_INFINITY);
    this.high = Float64Array.from(nodes, ({ ranges }) => ranges.at(-1)?.[1] ?? Number.NEGATIVE_INFINITY);
  }

  /** The truth of a condition whose sum is not less, and not more. */
  truth(node: number, least: number, most: number): Kleene {
    if ((this.low[node] as number) > most || (this.high[node] as number) < least) return 0;
    if (this.isPlain[node] === 1)
      return (this.low[node] as number) <= least && most <= (this.high[node] as number) ? 1 : OPEN;
    let may = false;
    for (const [lo, hi] of (this.nodes[node] as TruthNode).ranges) {
      if (lo <= least && most <= hi) return 1;
      if (lo <= most && least <= hi) may = true;
    }
    return may ? OPEN : 0;
  }
}

export class KleeneTruths {
  /** By number of the node. */
  private readonly truths: Int8Array;
  /** Bounds of the sum, by number of the node. */
  private readonly least: Float64Array;
  private readonly most: Float64Array;
  private readonly waiting: number[] = [];
  private falseRoots = 0;

  constructor(private readonly net: TruthNet) {
    const { nodes } = net;
    this.truths = new Int8Array(nodes.length).fill(OPEN);
    this.least = new Float64Array(nodes.length);
    this.most = new Float64Array(nodes.length);
    const made = new Set<number>();
    net.parents.forEach((parent, link) => {
      const weight = net.weights[link] as number;
      const bounds = weight < 0 ? this.least : this.most;
      bounds[parent] = (bounds[parent] as number) + weight;
      made.add(parent);
    });
    this.waiting.push(...made);
    this.follow();
  }

  of({ number }: TruthNode): Kleene {
    return this.truths[number] as Kleene;
  }

  /** No root is false. */
  get areSound(): boolean {
    return this.falseRoots === 0;
  }

  say(first: TruthNode, truth: Kleene): void {
    this.become(first.number, truth);
    this.follow();
  }

  /** Of conditions whose parts have changed, the truth; and of those made of them. */
  private follow(): void {
    const { waiting } = this;
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop())
      this.become(node, this.byParts(node));
  }

  private become(node: number, is: Kleene): void {
    const { truths, least, most, net } = this;
    const was = truths[node];
    if (was === is) return;
    truths[node] = is;
    if (net.isRoot[node] === 1) this.falseRoots += (is === 0 ? 1 : 0) - (was === 0 ? 1 : 0);
    const lower = (is === 1 ? 1 : 0) - (was === 1 ? 1 : 0);
    const upper = (was === 0 ? 1 : 0) - (is === 0 ? 1 : 0);
    const end = net.from[node + 1] as number;
    for (let link = net.from[node] as number; link < end; link++) {
      const parent = net.parents[link] as number;
      const weight = net.weights[link] as number;
      least[parent] = (least[parent] as number) + weight * (weight < 0 ? upper : lower);
      most[parent] = (most[parent] as number) + weight * (weight < 0 ? lower : upper);
      if (this.byParts(parent) !== truths[parent]) this.waiting.push(parent);
    }
  }

  private byParts(node: number): Kleene {
    return this.net.truth(node, this.least[node] as number, this.most[node] as number);
  }
}
