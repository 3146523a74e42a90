/**
 * How groups fail of which each holds one of the roots, in words: two roots would be in one group, a group would be too large or would lack room, cells would be in the
 * group of no root.
 */
import type { RootedGroups } from "../../ground.js";
import type { KnownValues } from "./known-values.js";
import { neighboursIn, parts } from "./parts.js";

/** Known nodes that are joined, and the roots among them. */
interface Part {
  readonly nodes: readonly number[];
  readonly roots: readonly number[];
}

/** `asked`: the places of what is denied. */
export function howGroupsFail(
  groups: RootedGroups,
  known: KnownValues,
  asked: ReadonlySet<string>,
): string | undefined {
  const board = new KnownGroups(groups, known, asked);
  return board.twoRoots() ?? board.tooLarge() ?? board.outOfReach() ?? board.lackOfRoom();
}

class KnownGroups {
  private readonly there: readonly (boolean | undefined)[];
  /** Which nodes are neighbours, if both are there. */
  private readonly beside: readonly (readonly number[])[];
  private readonly parts: readonly Part[];
  private readonly partOf = new Map<number, Part>();

  constructor(
    private readonly groups: RootedGroups,
    known: KnownValues,
    private readonly asked: ReadonlySet<string>,
  ) {
    const { nodes, edges } = groups;
    this.there = nodes.map(({ there }) => known.holds(there));
    const isLeft = (node: number): boolean => this.there[node] !== false;
    this.beside = neighboursIn(
      edges.filter(({ joined }) => known.holds(joined) !== false),
      isLeft,
      nodes.length,
    );
    // An edge that is joined wherever both of its ends are there has no condition of its own.
    const joined = edges.filter((edge) => known.holds(edge.joined) === true || this.isSure(edge));
    this.parts = parts(joined, (node) => this.there[node] === true, nodes.length).map((part) => ({
      nodes: part,
      roots: part.filter((node) => nodes[node]?.isRoot === true),
    }));
    for (const part of this.parts) for (const node of part.nodes) this.partOf.set(node, part);
  }

  private isSure({ from, to, joined }: RootedGroups["edges"][number]): boolean {
    if (typeof joined === "boolean" || joined.kind !== "all-of") return joined === true;
    const ends = new Set([this.groups.nodes[from]?.there, this.groups.nodes[to]?.there]);
    return (
      joined.parts.every((part) => ends.has(part)) && this.there[from] === true && this.there[to] === true
    );
  }

  private name = (node: number | undefined): string => this.groups.nodes[node ?? -1]?.name ?? "";

  private sizeOf(root: number | undefined): number {
    return this.groups.nodes[root ?? -1]?.size ?? Number.POSITIVE_INFINITY;
  }

  twoRoots(): string | undefined {
    const [one, other] = this.parts.find(({ roots }) => roots.length > 1)?.roots ?? [];
    return other === undefined
      ? undefined
      : `${this.name(one)} and ${this.name(other)} would be in one group`;
  }

  tooLarge(): string | undefined {
    for (const { nodes, roots } of this.parts) {
      const size = this.sizeOf(roots[0]);
      if (nodes.length > size)
        return `the group of ${this.name(roots[0])} would have more than ${size} ${size === 1 ? "cell" : "cells"}`;
    }
    return undefined;
  }

  outOfReach(): string | undefined {
    const rootless = this.parts.filter(({ roots }) => roots.length === 0);
    if (rootless.length === 0) return undefined;
    const reached = new Set(
      this.groups.nodes.flatMap(({ isRoot }, root) =>
        isRoot && this.there[root] !== false ? [...this.room(root).keys()] : [],
      ),
    );
    const lost = rootless.find(({ nodes }) => !nodes.some((node) => reached.has(node)));
    if (lost === undefined) return undefined;
    const names = lost.nodes.map(this.name);
    const isAsked = names.some((name) => this.asked.has(name));
    return isAsked ? "no clue would be near enough" : `${names[0] ?? ""} would have no clue near enough`;
  }

  lackOfRoom(): string | undefined {
    for (const { roots } of this.parts) {
      const [root] = roots;
      if (root === undefined) continue;
      const size = this.sizeOf(root);
      const room = this.room(root).size;
      if (size === Number.POSITIVE_INFINITY || room >= size) continue;
      return `the group of ${this.name(root)} would have room for ${room} of its ${size} cells`;
    }
    return undefined;
  }

  /** The nodes that the group of a root may have, each with how many it has at least if it comes so far. */
  private room(root: number): ReadonlyMap<number, number> {
    const most = this.sizeOf(root);
    const own = this.partOf.get(root)?.nodes ?? [root];
    const reached = new Map(own.map((node) => [node, own.length] as const));
    // Of a few lengths only, so that taking the shortest each time costs nothing.
    const open = [...own];
    while (open.length > 0) {
      open.sort((a, b) => (reached.get(b) ?? 0) - (reached.get(a) ?? 0));
      const node = open.pop() ?? root;
      for (const next of this.beside[node] ?? []) {
        const added = this.comingTo(next, node, root);
        const length = (reached.get(node) ?? 0) + (added?.length ?? 0);
        if (added === undefined || length > most) continue;
        for (const each of added)
          if ((reached.get(each) ?? Number.POSITIVE_INFINITY) > length) {
            reached.set(each, length);
            open.push(each);
          }
      }
    }
    return reached;
  }

  /** The nodes that come with this one into the group; undefined where it cannot be in it. */
  private comingTo(node: number, from: number, root: number): readonly number[] | undefined {
    const isOfOther = (each: number): boolean => each !== root && this.groups.nodes[each]?.isRoot === true;
    const part = this.partOf.get(node);
    if (part !== undefined) return part.nodes.some(isOfOther) ? undefined : part.nodes;
    const before = new Set(
      [from, ...(this.beside[from] ?? [])].flatMap((each) => this.partOf.get(each) ?? []),
    );
    const touched = new Set((this.beside[node] ?? []).flatMap((each) => this.partOf.get(each) ?? []));
    const nodes = [node, ...[...touched].filter((each) => !before.has(each)).flatMap((each) => each.nodes)];
    return [node, ...[...touched].flatMap((each) => each.nodes)].some(isOfOther) ? undefined : nodes;
  }
}
