/**
 * Truths of conditions in the logic of Kleene, where some of what they are made of is unknown: each is true, false or open. A truth said of an atom
 * can be taken back; what is made of it follows at once.
 *
 * Cost of saying something: the conditions whose truth changes, each with those made of it.
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

export class KleeneTruths {
  /** By number of the node. */
  private readonly truths: Int8Array;
  /** Bounds of the sum, by number of the node. */
  private readonly least: Float64Array;
  private readonly most: Float64Array;
  private falseRoots = 0;

  constructor(nodes: readonly TruthNode[]) {
    this.truths = new Int8Array(nodes.length).fill(OPEN);
    this.least = new Float64Array(nodes.length);
    this.most = new Float64Array(nodes.length);
    const made = new Set<TruthNode>();
    for (const { parents } of nodes)
      for (const { node, weight } of parents) {
        made.add(node);
        this.add(weight < 0 ? this.least : this.most, node, weight);
      }
    this.follow([...made]);
  }

  of({ number }: TruthNode): Kleene {
    return (this.truths[number] ?? OPEN) as Kleene;
  }

  /** No root is false. */
  get areSound(): boolean {
    return this.falseRoots === 0;
  }

  say(first: TruthNode, truth: Kleene): void {
    const waiting: TruthNode[] = [];
    this.become(first, truth, waiting);
    this.follow(waiting);
  }

  /** Of conditions whose parts have changed, the truth; and of those made of them. */
  private follow(waiting: TruthNode[]): void {
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop())
      this.become(node, this.byParts(node), waiting);
  }

  /** `waiting`: to it are added those that change by this. */
  private become(node: TruthNode, is: Kleene, waiting: TruthNode[]): void {
    const was = this.of(node);
    if (was === is) return;
    this.truths[node.number] = is;
    if (node.isRoot) this.falseRoots += Number(is === 0) - Number(was === 0);
    const [lower, upper] = [Number(is === 1) - Number(was === 1), Number(was === 0) - Number(is === 0)];
    for (const { node: parent, weight } of node.parents) {
      this.add(this.least, parent, weight * (weight < 0 ? upper : lower));
      this.add(this.most, parent, weight * (weight < 0 ? lower : upper));
      if (this.byParts(parent) !== this.truths[parent.number]) waiting.push(parent);
    }
  }

  private add(bounds: Float64Array, { number }: TruthNode, weight: number): void {
    bounds[number] = (bounds[number] ?? 0) + weight;
  }

  private byParts({ number, ranges }: TruthNode): Kleene {
    const [least = 0, most = 0] = [this.least[number], this.most[number]];
    let may = false;
    for (const [lo, hi] of ranges) {
      if (lo <= least && most <= hi) return 1;
      if (lo <= most && least <= hi) may = true;
    }
    return may ? OPEN : 0;
  }
}
