/**
 * Keeps the sizes of the regions of each class (connected vertices that are not false of it), while vertices leave them and come back in reverse
 * order.
 *
 * A vertex that leaves may split its region: searches from its neighbours go on in turns until they have met, or until one has seen all of its
 * part; that part gets a label of its own. So a split costs about the smaller part times the degree, and what does not split a few steps. Labels are a
 * stack: what comes back gives the labels it made back, found again by a search over them, since all is then as it was.
 */
import { at, at8 } from "../../kernel/indexing.js";
import type { Adjacency } from "../adjacency.js";

interface Split {
  readonly label: number;
  readonly parent: number;
  readonly member: number;
}

export class RegionSizes {
  /** By vertex and class. Of one that has left: the label it had. */
  private readonly classes: number;
  private readonly label: Int32Array;
  private readonly gone: Int8Array;
  private readonly size: number[] = [];
  private readonly splits: Split[] = [];
  /** For each that has left, in that order: how many splits it made. */
  private readonly made: number[] = [];
  private readonly mark: Int32Array;
  private marks = 0;
  /** For what is marked: the search that met it. */
  private readonly owner: Int32Array;
  private readonly queues: Int32Array[] = [];
  private readonly heads: number[] = [];
  private readonly tails: number[] = [];
  /** Searches that have met have one of them in common here. */
  private readonly group: number[] = [];

  constructor(
    private readonly graph: Adjacency,
    /** By class: 1 if it is followed. Of others nothing is asked. */
    followed: Uint8Array,
  ) {
    const { vertexCount } = graph;
    const classes = followed.length;
    this.classes = classes;
    this.mark = new Int32Array(vertexCount);
    this.owner = new Int32Array(vertexCount);
    this.label = new Int32Array(vertexCount * classes).fill(-1);
    this.gone = new Int8Array(vertexCount * classes);
    for (let k = 0; k < classes; k++)
      for (let v = 0; v < vertexCount && followed[k] === 1; v++)
        if (at(this.label, v * classes + k) < 0) {
          this.size.push(0);
          this.size[this.size.length - 1] = this.relabel(v, k, -1, this.size.length - 1);
        }
  }

  /** Pre: it has not left. */
  sizeAt(vertex: number, k: number): number {
    return this.size[at(this.label, vertex * this.classes + k)] ?? 0;
  }

  /** Returns how many vertices the regions round it have at least. */
  leave(vertex: number, k: number): number {
    const place = vertex * this.classes + k;
    const label = at(this.label, place);
    this.gone[place] = 1;
    const left = (this.size[label] ?? 0) - 1;
    this.size[label] = left;
    const splits = this.separate(vertex, k, label);
    this.made.push(splits);
    return splits === 0 ? left : 0;
  }

  /** Pre: of those that have left, it was the last. */
  comeBack(vertex: number, k: number): void {
    const place = vertex * this.classes + k;
    for (let left = this.made.pop() ?? 0; left > 0; left--) {
      const split = this.splits.pop();
      if (split === undefined) break;
      const members = this.relabel(split.member, k, split.label, split.parent);
      this.size[split.parent] = (this.size[split.parent] ?? 0) + members;
      this.size.pop();
    }
    const label = at(this.label, place);
    this.gone[place] = 0;
    this.size[label] = (this.size[label] ?? 0) + 1;
  }

  /** Connected vertices that have a label get another. Returns how many. */
  private relabel(vertex: number, k: number, from: number, to: number): number {
    const { label, gone, classes } = this;
    const { start, neighbour } = this.graph;
    const queue = this.queue(0);
    let tail = 0;
    queue[tail++] = vertex;
    label[vertex * classes + k] = to;
    for (let head = 0; head < tail; head++) {
      const u = at(queue, head);
      for (let j = at(start, u); j < at(start, u + 1); j++) {
        const w = at(neighbour, j);
        const place = w * classes + k;
        if (at(label, place) !== from || at8(gone, place) === 1) continue;
        label[place] = to;
        queue[tail++] = w;
      }
    }
    return tail;
  }

  private queue(search: number): Int32Array {
    const known = this.queues[search];
    if (known !== undefined) return known;
    const made = new Int32Array(this.graph.vertexCount);
    this.queues[search] = made;
    return made;
  }

  /** A label for each part of the region round the vertex but one. Returns how many. */
  private separate(vertex: number, k: number, label: number): number {
    const { mark, owner, gone, classes, group, heads, tails } = this;
    const { start, neighbour } = this.graph;
    const stamp = ++this.marks;
    let searches = 0;
    for (let j = at(start, vertex); j < at(start, vertex + 1); j++) {
      const w = at(neighbour, j);
      if (at8(gone, w * classes + k) === 1 || at(mark, w) === stamp) continue;
      mark[w] = stamp;
      owner[w] = searches;
      this.queue(searches)[0] = w;
      heads[searches] = 0;
      tails[searches] = 1;
      group[searches] = searches;
      searches++;
    }
    let apart = searches;
    let splits = 0;
    while (apart > 1) {
      for (let s = 0; s < searches && apart > 1; s++) {
        if (group[s] === -1) continue;
        const head = heads[s] ?? 0;
        if (head < (tails[s] ?? 0)) {
          heads[s] = head + 1;
          apart -= this.lookRound(at(this.queue(s), head), s, k, stamp);
        } else if (this.isExhausted(s, searches)) {
          this.split(s, searches, k, label);
          splits++;
          apart--;
        }
      }
    }
    return splits;
  }

  /** Returns how many other groups were met for the first time. */
  private lookRound(u: number, search: number, k: number, stamp: number): number {
    const { mark, owner, gone, classes, group, tails } = this;
    const { start, neighbour } = this.graph;
    const queue = this.queue(search);
    let met = 0;
    for (let j = at(start, u); j < at(start, u + 1); j++) {
      const w = at(neighbour, j);
      if (at8(gone, w * classes + k) === 1) continue;
      if (at(mark, w) !== stamp) {
        mark[w] = stamp;
        owner[w] = search;
        const tail = tails[search] ?? 0;
        queue[tail] = w;
        tails[search] = tail + 1;
        continue;
      }
      const other = group[at(owner, w)];
      const own = group[search];
      if (other === own || other === undefined || own === undefined) continue;
      for (let i = 0; i < group.length; i++) if (group[i] === other) group[i] = own;
      met++;
    }
    return met;
  }

  private isExhausted(search: number, searches: number): boolean {
    const { group, heads, tails } = this;
    for (let i = 0; i < searches; i++)
      if (group[i] === group[search] && (heads[i] ?? 0) < (tails[i] ?? 0)) return false;
    return true;
  }

  /** All that the searches of this group have met is a region of its own. */
  private split(search: number, searches: number, k: number, parent: number): void {
    const { group, tails, label, classes } = this;
    const own = group[search];
    const made = this.size.length;
    let members = 0;
    let member = -1;
    for (let i = 0; i < searches; i++) {
      if (group[i] !== own) continue;
      group[i] = -1;
      const queue = this.queue(i);
      const tail = tails[i] ?? 0;
      for (let q = 0; q < tail; q++) {
        member = at(queue, q);
        label[member * classes + k] = made;
      }
      members += tail;
    }
    this.size.push(members);
    this.size[parent] = (this.size[parent] ?? 0) - members;
    this.splits.push({ label: made, parent, member });
  }
}
