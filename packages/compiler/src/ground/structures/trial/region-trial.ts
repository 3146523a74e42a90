/**
 * Tries rules of one region (`patterns/of-structures/of-one-region.ts`) on sets of cells while these grow: cells are taken in or left out one by
 * one. A condition that is false of a part of the cells stays false of all sets that agree there, so that it ends their growth. Beside these truths are
 * kept those of the set that has no other cells than were taken, so that a whole set costs no more than its last cell.
 *
 * Of a division that covers all cells, a condition holds in every answer if there is a cell of which each listed set makes it true: one of them
 * is in the answer. A condition said of the region itself has to be true of all sets.
 */
import type { AuxiliaryId, Condition, NumberRanges } from "../../../condition.js";
import type { Statement } from "../../../typed.js";
import type { Atoms, OfOneRegion } from "../../patterns/of-structures/of-one-region.js";
import { type Kleene, KleeneTruths, OPEN, TruthNet, type TruthNode } from "./kleene-truths.js";

interface Root {
  readonly node: TruthNode;
  readonly rule: OfOneRegion;
  /** The cells of which each set up to now makes it true. */
  readonly witnesses: Set<number>;
}

export class RegionTrial {
  private readonly nodes: TruthNode[] = [];
  private readonly byCondition = new Map<Condition, TruthNode>();
  private readonly atoms = new Map<AuxiliaryId, { yes?: TruthNode; no?: TruthNode }>();
  private readonly roots: Root[];
  /** Truths said of cells, each with the one that holds in `wholly` while nothing is said of the cell. */
  private readonly trail: { readonly atom: AuxiliaryId; readonly is: 0 | 1; readonly otherwise: Kleene }[] =
    [];
  /** With what was taken and left. */
  private readonly partly: KleeneTruths;
  /** The truths of the whole set, with all left that was not taken: told when it is asked for, since most sets are refused before. */
  private readonly wholly: KleeneTruths;
  /** How much of the trail it was told. */
  private told = 0;

  constructor(
    private readonly rules: readonly OfOneRegion[],
    cells: readonly number[],
    private readonly atomsOf: ReadonlyMap<number, Atoms>,
  ) {
    const roots = new Map<Condition, TruthNode>();
    this.roots = rules.flatMap((rule) =>
      rule.conditions.map((condition) => {
        const made = roots.get(condition) ?? this.root(condition);
        roots.set(condition, made);
        return { node: made, rule, witnesses: new Set(cells) };
      }),
    );
    const net = new TruthNet(this.nodes);
    this.partly = new KleeneTruths(net);
    this.wholly = new KleeneTruths(net);
    for (const cell of cells) {
      const atoms = atomsOf.get(cell);
      if (atoms !== undefined) this.say(this.wholly, atoms.inside, 0);
    }
  }

  reached(): number {
    return this.trail.length;
  }

  /** Takes back what was said since then. */
  undo(before: number): void {
    while (this.trail.length > before) {
      const said = this.trail.pop();
      if (said === undefined) return;
      this.say(this.partly, said.atom, OPEN);
      if (this.told <= this.trail.length) continue;
      this.say(this.wholly, said.atom, said.otherwise);
      this.told = this.trail.length;
    }
  }

  /** The cell is in the region. False: then no set keeps the rules. */
  take(cell: number): boolean {
    const atoms = this.atomsOf.get(cell);
    if (atoms === undefined) return true;
    for (const elsewhere of atoms.elsewhere) this.note(elsewhere, 0, OPEN);
    this.note(atoms.inside, 1, 0);
    return this.partly.areSound;
  }

  /** The cell is not in the region. */
  leave(cell: number): boolean {
    const atoms = this.atomsOf.get(cell);
    if (atoms !== undefined) this.note(atoms.inside, 0, 0);
    return this.partly.areSound;
  }

  /** Whether the cells that were taken are a region that keeps the rules. */
  whole(set: readonly number[]): boolean {
    for (; this.told < this.trail.length; this.told++) {
      const said = this.trail[this.told];
      if (said !== undefined) this.say(this.wholly, said.atom, said.is);
    }
    if (!this.wholly.areSound) return false;
    for (const { node, witnesses, rule } of this.roots)
      if (witnesses.size > 0 && this.wholly.of(node) !== 1)
        if (rule.ofEvery) witnesses.clear();
        else for (const cell of set) witnesses.delete(cell);
    return true;
  }

  /** The statements that hold in every division into sets that were found whole. */
  held(): readonly Statement[] {
    const open = new Set<OfOneRegion>();
    for (const { rule, witnesses } of this.roots) if (witnesses.size === 0) open.add(rule);
    return this.rules.flatMap((rule) => (rule.complete && !open.has(rule) ? [rule.statement] : []));
  }

  private note(atom: AuxiliaryId, is: 0 | 1, otherwise: Kleene): void {
    const { yes, no } = this.atoms.get(atom) ?? {};
    const node = yes ?? no;
    if (node === undefined || this.partly.of(node) !== OPEN) return;
    this.trail.push({ atom, is, otherwise });
    this.say(this.partly, atom, is);
  }

  private say(truths: KleeneTruths, atom: AuxiliaryId, is: Kleene): void {
    const { yes, no } = this.atoms.get(atom) ?? {};
    if (yes !== undefined) truths.say(yes, is);
    if (no !== undefined) truths.say(no, is === OPEN ? OPEN : is === 1 ? 0 : 1);
  }

  private root(condition: Condition): TruthNode {
    const root = this.made([[1, 1]], true);
    this.join(condition, root, 1);
    return root;
  }

  private made(ranges: NumberRanges, isRoot: boolean): TruthNode {
    const node: TruthNode = { number: this.nodes.length, ranges, parents: [], isRoot };
    this.nodes.push(node);
    return node;
  }

  private join(condition: Condition, parent: TruthNode, weight: number): void {
    const known = this.byCondition.get(condition) ?? this.node(condition);
    known.parents.push({ node: parent, weight });
  }

  private node(condition: Condition): TruthNode {
    if (condition.kind === "auxiliary") return this.atom(condition);
    const node = this.made(rangesOf(condition), false);
    this.byCondition.set(condition, node);
    switch (condition.kind) {
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

  /** One for all rules: each has its own condition for it. */
  private atom(condition: Extract<Condition, { kind: "auxiliary" }>): TruthNode {
    const [only, more] = condition.values;
    const of = this.atoms.get(condition.auxiliary) ?? {};
    this.atoms.set(condition.auxiliary, of);
    // Atoms are yes or no.
    const said = more !== undefined ? undefined : only === 1 ? "yes" : "no";
    const node = (said && of[said]) ?? this.made([], false);
    if (said !== undefined) of[said] = node;
    this.byCondition.set(condition, node);
    return node;
  }
}

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
