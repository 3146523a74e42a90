/**
 * Tries rules of one region (`patterns/of-structures/of-one-region.ts`) on sets of cells while these grow: cells are taken in or left out one by
 * one, and a condition is true, false or open in the logic of Kleene. A condition that is false of a part of the cells stays false of all sets that
 * agree there, so that it ends their growth.
 *
 * Of a division that covers all cells, a condition holds in every answer if there is a cell of which each listed set makes it true: one of them
 * is in the answer. A condition said of the region itself has to be true of all sets.
 *
 * Cost: of taking a cell, the conditions that change, each with those made of it; of a whole set, the conditions that are left.
 */
import type { AuxiliaryId, Condition, NumberRanges } from "../../condition.js";
import type { Statement } from "../../typed.js";
import type { Atoms, OfOneRegion } from "../patterns/of-structures/of-one-region.js";

const OPEN = -1;

/** A sum of the parts that are true, as far as it is known. */
interface Node {
  readonly ranges: NumberRanges;
  value: -1 | 0 | 1;
  least: number;
  most: number;
  readonly parents: { readonly node: Node; readonly weight: number }[];
  readonly isRoot: boolean;
}

interface Root {
  readonly node: Node;
  readonly rule: OfOneRegion;
  /** The cells of which each set up to now makes it true. */
  readonly witnesses: Set<number>;
}

export class RegionTrial {
  private readonly nodes = new Map<Condition, Node>();
  private readonly atoms = new Map<AuxiliaryId, { yes?: Node; no?: Node }>();
  private readonly roots: Root[];
  private readonly trail: Node[] = [];
  private broken = false;

  constructor(
    private readonly rules: readonly OfOneRegion[],
    private readonly cells: readonly number[],
    private readonly atomsOf: ReadonlyMap<number, Atoms>,
  ) {
    const roots = new Map<Condition, Node>();
    this.roots = rules.flatMap((rule) =>
      rule.conditions.map((condition) => {
        const made = roots.get(condition) ?? this.root(condition);
        roots.set(condition, made);
        return { node: made, rule, witnesses: new Set(cells) };
      }),
    );
  }

  reached(): number {
    return this.trail.length;
  }

  /** Takes back what was said since then. */
  undo(before: number): void {
    this.broken = false;
    while (this.trail.length > before) {
      const node = this.trail.pop();
      if (node === undefined) return;
      const { value } = node;
      node.value = OPEN;
      for (const { node: parent, weight } of node.parents)
        if (weight > 0 === (value === 1)) parent.least -= weight;
        else parent.most += weight;
    }
  }

  /** The cell is in the region. False: then no set keeps the rules. */
  take(cell: number): boolean {
    const atoms = this.atomsOf.get(cell);
    if (atoms === undefined) return true;
    for (const elsewhere of atoms.elsewhere) if (!this.say(elsewhere, false)) return false;
    return this.say(atoms.inside, true);
  }

  /** The cell is not in the region. */
  leave(cell: number): boolean {
    const atoms = this.atomsOf.get(cell);
    return atoms === undefined || this.say(atoms.inside, false);
  }

  /** Whether the cells that were taken are a region that keeps the rules. */
  whole(set: readonly number[]): boolean {
    const before = this.reached();
    const inside = new Set(set);
    const keeps = this.cells.every((cell) => inside.has(cell) || this.leave(cell));
    if (keeps)
      for (const { node, witnesses, rule } of this.roots)
        if (node.value !== 1 && witnesses.size > 0)
          if (rule.ofEvery) witnesses.clear();
          else for (const cell of set) witnesses.delete(cell);
    this.undo(before);
    return keeps;
  }

  /** The statements that hold in every division into sets that were found whole. */
  held(): readonly Statement[] {
    const open = new Set<OfOneRegion>();
    for (const { rule, witnesses } of this.roots) if (witnesses.size === 0) open.add(rule);
    return this.rules.flatMap((rule) => (rule.complete && !open.has(rule) ? [rule.statement] : []));
  }

  private say(atom: AuxiliaryId, is: boolean): boolean {
    const nodes = this.atoms.get(atom);
    if (nodes === undefined) return true;
    if (nodes.yes !== undefined) this.set(nodes.yes, is ? 1 : 0);
    if (nodes.no !== undefined) this.set(nodes.no, is ? 0 : 1);
    return !this.broken;
  }

  /** Consequences are said at once. Each node on the trail has told its parents. */
  private set(first: Node, value: 0 | 1): void {
    const waiting: (readonly [Node, 0 | 1])[] = [[first, value]];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [node, is] = next;
      if (node.value !== OPEN) continue;
      node.value = is;
      this.trail.push(node);
      if (is === 0 && node.isRoot) this.broken = true;
      for (const { node: parent, weight } of node.parents) {
        if (weight > 0 === (is === 1)) parent.least += weight;
        else parent.most -= weight;
        if (parent.value !== OPEN) continue;
        const known = truthOf(parent);
        if (known !== OPEN) waiting.push([parent, known]);
      }
    }
  }

  private root(condition: Condition): Node {
    const root = made([[1, 1]], true);
    this.join(condition, root, 1);
    return root;
  }

  private join(condition: Condition, parent: Node, weight: number): void {
    const known = this.nodes.get(condition) ?? this.node(condition);
    known.parents.push({ node: parent, weight });
    if (weight > 0) parent.most += weight;
    else parent.least += weight;
  }

  private node(condition: Condition): Node {
    const node = made(rangesOf(condition), false);
    this.nodes.set(condition, node);
    switch (condition.kind) {
      case "auxiliary": {
        // Atoms are yes or no.
        const [only, more] = condition.values;
        if (more !== undefined) break;
        const of = this.atoms.get(condition.auxiliary) ?? {};
        this.atoms.set(condition.auxiliary, of);
        if (only === 1) of.yes = node;
        else of.no = node;
        break;
      }
      case "all-of":
      case "any-of":
      case "counted":
        for (const part of condition.parts) this.join(part, node, 1);
        break;
      case "weighed":
        for (const { weight, when } of condition.parts) this.join(when, node, weight);
        break;
      default:
    }
    return node;
  }
}

const made = (ranges: NumberRanges, isRoot: boolean): Node => ({
  ranges,
  value: OPEN,
  least: 0,
  most: 0,
  parents: [],
  isRoot,
});

function rangesOf(condition: Condition): NumberRanges {
  switch (condition.kind) {
    case "all-of":
      return [[condition.parts.length, condition.parts.length]];
    case "any-of":
      return [[1, condition.parts.length]];
    case "counted":
    case "weighed":
      return condition.ranges;
    default:
      return [];
  }
}

function truthOf({ ranges, least, most }: Node): Node["value"] {
  let may = false;
  for (const [lo, hi] of ranges) {
    if (lo <= least && most <= hi) return 1;
    if (lo <= most && least <= hi) may = true;
  }
  return may ? OPEN : 0;
}
