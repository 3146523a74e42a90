/**
 * From a problem (IR 5) to what the kernel runs on.
 *
 * Every option is a literal, and so is "item i has colour c", for every colour that some option gives it. Literals that
 * are known to be equal or opposite become one variable before anything is posted: the two options of an item to be
 * covered exactly once; a colour that one option alone gives; colours that the same options give; the two colours of
 * an item that is certainly covered. So a cell that is black or white, said with two options and a coloured item, is one
 * Boolean without any row.
 *
 * A secondary item that nothing covers has no colour: that is a state (all its colour literals are false), unless a
 * primary item says otherwise, all of whose options cover it. Since options decide everything, that state is never a
 * choice of its own, and counts are those of `dance`.
 *
 * A colour with several options is defined by them: exactly one of "not the colour" and its options, where a common
 * primary item lets only one of them be chosen; clauses otherwise.
 */
import { adjacency } from "../globals/adjacency.js";
import { kindOfGlobal } from "../globals/table.js";
import { GrowingInts } from "../growing-ints.js";
import type { Problem, ReadonlyInts } from "../problem.js";
import { type FreeWays, postFreeWays } from "../ways/free-ways.js";
import type { Tell } from "../ways/straight-rows.js";
import { Equivalences } from "./equivalences.js";
import { ExclusiveTerms } from "./exclusive-terms.js";
import { type HeldOptions, holdOptions } from "./held-options.js";
import { at } from "./indexing.js";
import { FALSE, type KernelModel, ModelBuilder, TRUE } from "./model.js";
import { OppositePairs } from "./opposite-pairs.js";

export interface Translation {
  readonly model: KernelModel;
  /** The kernel literal of each option. */
  readonly optionLiteral: Int32Array;
  /** The kernel literal of a literal of the problem. */
  literal(literal: number): number;
  /** The literals that make up an answer: the visible ones, or all options if none are visible; constants left out. */
  readonly visible: Int32Array;
  /** Exactly-one and at-most-one rows of items, as kernel literals: what MRV looks at. Made anew when it is asked for, which learning never does. */
  choices(): Int32Array[];
  /** If it was asked for, and there are any: with rows that assumptions switch on. */
  readonly freeWays?: FreeWays;
  /** If it was asked for. */
  readonly stated?: Stated;
}

/** A literal of an option, or of a colour of an item; without either, the one that always holds. */
export interface Said {
  readonly option?: number;
  readonly item?: number;
  readonly colour?: number;
  readonly negated: boolean;
}

/** How the kernel's literals are those of the problem. */
export interface Stated {
  /** Literals that became one, in the order in which that was found: each follows from the problem and those before by unit propagation. */
  readonly equal: readonly (readonly [Said, Said])[];
  /** Of each item that is surely covered, its states: one of them holds, which follows likewise. */
  readonly covered: readonly (readonly Said[])[];
  /** By kernel variable a literal of the problem that its positive literal is. */
  readonly of: readonly (Said | undefined)[];
  /** The clauses that hold of straight systems of ways, if those are searched. */
  readonly straight: readonly ToldChange[];
}

/** A clause on kernel literals, and why it holds (`Tell`). */
export interface ToldChange {
  readonly clause: readonly number[];
  readonly way: readonly number[];
  readonly by: readonly number[];
}

export interface TranslationOptions {
  readonly freeWays?: boolean;
  /** The problem's objective is the sum that searches raise. */
  readonly best?: boolean;
  /** Every row is one that the problem states: none that only follows is added, and `stated` says what the variables are. */
  readonly asStated?: boolean;
}

export function translate(problem: Problem, options: TranslationOptions = {}): Translation {
  return new Translator(problem, options).run();
}

const UNKNOWN = -1;

class Translator {
  private readonly same = new Equivalences();
  private readonly builder = new ModelBuilder();
  private readonly held: HeldOptions;
  /** By group of options that give an item a colour, the node of the union-find for "item has colour". */
  private readonly groupNode: Int32Array;
  /** By atom of a colour, the group of the options that give it; UNKNOWN if there is none. */
  private readonly groupOfAtom: Int32Array;
  /** By node, the kernel's literal, once it has one. Made when no more nodes are. */
  private kernelLiteral = new Int32Array(0);
  /** By atom, its kernel literal, once no more nodes are united. */
  private readonly byAtom: Int32Array;
  /** By option its kernel literal, once it has one and no more nodes are united. */
  private readonly optionLiteral: Int32Array;
  /** Items whose rows are choices: by their options, or by their colours. */
  private readonly chosenByOptions = new GrowingInts();
  private readonly chosenByColours = new GrowingInts();
  /** The row at hand. */
  private row = new Int32Array(64);
  /** By option, the set it was last marked in; by item, the set of options whose members are being counted, and how many of them hold it. */
  private readonly marks: Int32Array;
  private readonly tallies: Int32Array;
  private stamp = 0;

  /** If it is asked for: literals that were made one. */
  private readonly united: (readonly [Said, Said])[] = [];
  private readonly covered: (readonly Said[])[] = [];
  /** By node, the colour that it was made for. */
  private readonly colours = new Map<number, { readonly item: number; readonly colour: number }>();

  constructor(
    private readonly problem: Problem,
    private readonly options: TranslationOptions,
  ) {
    this.held = holdOptions(problem);
    this.groupNode = new Int32Array(this.held.groupColour.length);
    this.groupOfAtom = groupsOfAtoms(problem, this.held);
    this.byAtom = new Int32Array(problem.atoms.count).fill(UNKNOWN);
    this.optionLiteral = new Int32Array(problem.optionCount).fill(UNKNOWN);
    this.marks = new Int32Array(problem.optionCount);
    this.tallies = new Int32Array(problem.itemCount);
  }

  run(): Translation {
    const { problem, same, builder } = this;
    const { freeWays: withFreeWays = false, asStated = false } = this.options;
    // The node of option o is 2 (o + 1).
    for (let o = 0; o < problem.optionCount; o++) same.newLiteral();
    this.unitePairs();
    this.uniteColours();
    this.uniteImplied();
    this.kernelLiteral = new Int32Array(same.size).fill(UNKNOWN);
    if (!same.consistent) builder.clause([]);
    this.postItems();
    this.postColours();
    this.postRows();
    for (const global of problem.globals) {
      kindOfGlobal(global).post(
        {
          literals: this.mapLiterals(global.literals),
          graph: adjacency(global.graph),
          data: Int32Array.from(global.data),
        },
        builder,
      );
    }
    if (this.options.best === true) {
      const { literals, weights } = problem.objective ?? { literals: [], weights: [] };
      builder.raisedSum(
        Int32Array.from(literals, (l) => this.ofProblem(l)),
        Int32Array.from(weights),
      );
    }
    const straight: ToldChange[] = [];
    const tell: Tell = (clause, way, by) => straight.push({ clause, way, by });
    const freeWays = withFreeWays
      ? postFreeWays(problem, (l) => this.mapLiterals(l), builder, asStated ? tell : undefined)
      : undefined;
    const { optionLiteral } = this;
    for (let o = 0; o < problem.optionCount; o++) this.ofOption(o);
    return {
      model: builder.build(asStated),
      optionLiteral,
      literal: (l) => this.ofProblem(l),
      visible: positiveOnce(problem.visible.length > 0 ? this.mapLiterals(problem.visible) : optionLiteral),
      choices: () => this.choices(),
      ...(freeWays === undefined ? {} : { freeWays }),
      ...(asStated
        ? { stated: { equal: this.united, covered: this.covered, of: this.saidByVariable(), straight } }
        : {}),
    };
  }

  private unite(a: number, b: number): void {
    if (this.options.asStated === true) this.united.push([this.said(a), this.said(b)]);
    this.same.unite(a, b);
  }

  /** The literal of the problem that a literal of the union-find was made for. */
  private said(node: number): Said {
    const negated = (node & 1) === 1;
    const place = (node >> 1) - 1;
    if (place < 0) return { negated };
    if (place < this.problem.optionCount) return { option: place, negated };
    return { ...this.colours.get(node & ~1), negated };
  }

  /** The options that hold a secondary item without a colour, and its colours. */
  private statesOf(item: number): readonly Said[] {
    const { start, firstGroup, groupStart, groupColour, options } = this.held;
    const [first, last] = [at(firstGroup, item), at(firstGroup, item + 1)];
    const end = first < last ? at(groupStart, first) : at(start, item + 1);
    return [
      ...[...options.subarray(at(start, item), end)].map((option) => ({ option, negated: false })),
      ...[...groupColour.subarray(first, last)].map((colour) => ({ item, colour, negated: false })),
    ];
  }

  private saidByVariable(): readonly (Said | undefined)[] {
    const { same, kernelLiteral } = this;
    const said: (Said | undefined)[] = [];
    for (let node = 2; node < 2 * same.size; node += 2) {
      const root = same.find(node);
      const literal = root <= 1 ? UNKNOWN : at(kernelLiteral, root >> 1);
      if (literal === UNKNOWN) continue;
      const own = this.said(node ^ ((literal ^ root) & 1));
      said[literal >> 1] ??= own;
    }
    return said;
  }

  private mapLiterals(literals: ReadonlyInts): Int32Array {
    const mapped = new Int32Array(literals.length);
    for (let i = 0; i < literals.length; i++) mapped[i] = this.ofProblem(literals[i] ?? 0);
    return mapped;
  }

  /** The options of an item to be covered exactly once, where there are at most two. */
  private unitePairs(): void {
    const { problem } = this;
    const { start, options } = this.held;
    for (let item = 0; item < problem.itemCount; item++) {
      if (problem.itemLo[item] !== 1 || problem.itemHi[item] !== 1) continue;
      const from = at(start, item);
      const size = at(start, item + 1) - from;
      if (size === 1) this.unite(nodeOfOption(at(options, from)), TRUE);
      if (size === 2) this.unite(nodeOfOption(at(options, from)), nodeOfOption(at(options, from + 1)) ^ 1);
    }
  }

  private uniteColours(): void {
    const { held, groupNode, same } = this;
    const { options, groupStart, groupEnd } = held;
    /** By a hash of their options, groups of several. */
    const byOptions = new Map<number, number[]>();
    for (const item of held.secondaries) {
      const first = at(held.firstGroup, item);
      const last = at(held.firstGroup, item + 1);
      for (let group = first; group < last; group++) {
        const from = at(groupStart, group);
        if (at(groupEnd, group) === from + 1) groupNode[group] = nodeOfOption(at(options, from));
        else {
          const equal = this.sameOptions(group, byOptions);
          const known = equal < 0 ? same.newLiteral() : at(groupNode, equal);
          groupNode[group] = known;
          if (this.options.asStated === true) this.nameColour(known, item, at(held.groupColour, group));
        }
      }
      const size = last - first;
      if (size === 0 || size > 2 || at(groupStart, first) > at(held.start, item)) continue;
      if (!this.isSurelyCovered(item)) continue;
      const node = at(groupNode, first);
      this.unite(node, size === 1 ? TRUE : at(groupNode, first + 1) ^ 1);
    }
  }

  /** One of the same options may have been named before. */
  private nameColour(node: number, item: number, colour: number): void {
    const before = this.colours.get(node);
    const own = { item, colour };
    if (before === undefined) this.colours.set(node, own);
    else
      this.united.push([
        { ...own, negated: false },
        { ...before, negated: false },
      ]);
  }

  /** A group met before that has the same options; -1 if there is none. */
  private sameOptions(group: number, byOptions: Map<number, number[]>): number {
    const { options, groupStart, groupEnd } = this.held;
    const from = at(groupStart, group);
    const size = at(groupEnd, group) - from;
    let hash = size;
    for (let k = 0; k < size; k++) hash = (Math.imul(hash, 31) + at(options, from + k)) | 0;
    const others = byOptions.get(hash);
    if (others === undefined) {
      byOptions.set(hash, [group]);
      return -1;
    }
    for (const other of others) {
      const start = at(groupStart, other);
      if (at(groupEnd, other) - start !== size) continue;
      let k = 0;
      while (k < size && at(options, start + k) === at(options, from + k)) k++;
      if (k === size) return other;
    }
    others.push(group);
    return -1;
  }

  /** Literals that two clauses of two literals make equal. */
  private uniteImplied(): void {
    const { problem, same, held } = this;
    const { itemLo, itemHi, itemCount, rows } = problem;
    const pairs = new OppositePairs(same.size, 2 * itemCount + rows.count);
    for (let item = 0; item < itemCount; item++) {
      const from = at(held.start, item);
      if (at(held.start, item + 1) !== from + 2 || problem.itemSecondary[item] === 1) continue;
      const a = same.find(nodeOfOption(at(held.options, from)));
      const b = same.find(nodeOfOption(at(held.options, from + 1)));
      if (itemLo[item] === 1) pairs.add(a, b);
      if (itemHi[item] === 1) pairs.add(a ^ 1, b ^ 1);
    }
    for (let r = 0; r < rows.count; r++) {
      const from = rows.start[r] ?? 0;
      if (rows.isClause[r] !== 1 || rows.start[r + 1] !== from + 2) continue;
      const a = this.nodeOf(rows.literals[from] ?? 0);
      const b = this.nodeOf(rows.literals[from + 1] ?? 0);
      pairs.add(same.find(a), same.find(b));
    }
    pairs.forEach((a, b) => {
      this.unite(a, b ^ 1);
    });
  }

  /** Whether some primary item that must be covered has only options that hold this secondary item. */
  private isSurelyCovered(item: number): boolean {
    const { problem, held, marks } = this;
    const { start, options } = held;
    const from = at(start, item);
    const to = at(start, item + 1);
    const stamp = ++this.stamp;
    for (let k = from; k < to; k++) marks[at(options, k)] = stamp;
    const some = at(options, from);
    const end = problem.optionStart[some + 1] ?? 0;
    for (let e = problem.optionStart[some] ?? 0; e < end; e++) {
      const primary = problem.optionItems[e] ?? 0;
      if ((problem.itemLo[primary] ?? 0) <= 0) continue;
      const last = at(start, primary + 1);
      let k = at(start, primary);
      if (last - k > to - from) continue;
      while (k < last && at(marks, at(options, k)) === stamp) k++;
      if (k === last) return true;
    }
    return false;
  }

  /** Whether a primary item lets at most one of these options be chosen, `options[from] … options[to - 1]`. */
  private areExclusive(from: number, to: number): boolean {
    if (to - from <= 1) return true;
    const { problem, tallies } = this;
    const { options } = this.held;
    const { itemHi, itemSecondary, optionStart, optionItems } = problem;
    // By item: `base` and how many options held it so far, if that are all so far.
    const base = this.stamp;
    this.stamp = base + to - from;
    let left = 0;
    for (let k = from; k < to; k++) {
      const before = base + k - from;
      left = 0;
      const option = at(options, k);
      const end = optionStart[option + 1] ?? 0;
      for (let e = optionStart[option] ?? 0; e < end; e++) {
        const item = optionItems[e] ?? 0;
        if (itemHi[item] !== 1 || itemSecondary[item] === 1) continue;
        if (k > from && at(tallies, item) !== before) continue;
        tallies[item] = before + 1;
        left++;
      }
      if (left === 0) return false;
    }
    return true;
  }

  private postItems(): void {
    const { problem, builder, held } = this;
    const { itemCount, itemSecondary, itemLo, itemHi } = problem;
    const exclusive = new ExclusiveTerms(problem, held, (option) => this.ofOption(option));
    for (let item = 0; item < itemCount; item++) {
      if (itemSecondary[item] === 1) continue;
      const from = at(held.start, item);
      const size = at(held.start, item + 1) - from;
      const lo = itemLo[item] ?? 0;
      const hi = itemHi[item] ?? 0;
      if (hi > 1 && size > 2 && this.options.asStated !== true) {
        const row = this.roomFor(size);
        const terms = exclusive.collect(item, row);
        builder.count(row, lo, hi >= terms.most ? terms.size : hi, terms.size);
        continue;
      }
      this.collectOptions(from, size, 0);
      builder.count(this.row, lo, hi, size);
      if (lo === 1 && hi === 1 && size > 2) this.chosenByOptions.push(item);
    }
  }

  /** Into `row`, from place `to` on: the kernel's literals of so many options of those held. */
  private collectOptions(from: number, size: number, to: number): void {
    const row = this.roomFor(to + size);
    const { optionLiteral } = this;
    const { options } = this.held;
    for (let k = 0; k < size; k++) {
      const option = at(options, from + k);
      const known = at(optionLiteral, option);
      row[to + k] = known === UNKNOWN ? this.ofOption(option) : known;
    }
  }

  private roomFor(size: number): Int32Array {
    if (this.row.length < size) {
      const larger = new Int32Array(2 * size);
      larger.set(this.row);
      this.row = larger;
    }
    return this.row;
  }

  /** Into `row`: the options that hold a secondary item without a colour, and its colours. Returns how many. */
  private collectColours(item: number): number {
    const { held, groupNode } = this;
    const first = at(held.firstGroup, item);
    const last = at(held.firstGroup, item + 1);
    const from = at(held.start, item);
    const uncoloured = (first < last ? at(held.groupStart, first) : at(held.start, item + 1)) - from;
    this.collectOptions(from, uncoloured, 0);
    const row = this.roomFor(uncoloured + last - first);
    for (let group = first; group < last; group++)
      row[uncoloured + group - first] = this.kernel(at(groupNode, group));
    return uncoloured + last - first;
  }

  private postColours(): void {
    const { builder, held, groupNode } = this;
    const { groupStart, groupEnd } = held;
    const defined = new Uint8Array(this.same.size);
    const { secondaries } = held;
    for (let s = 0; s < secondaries.length; s++) {
      const item = at(secondaries, s);
      const from = at(held.start, item);
      const to = at(held.start, item + 1);
      const first = at(held.firstGroup, item);
      const last = at(held.firstGroup, item + 1);
      for (let group = first; group < last; group++) {
        const node = at(groupNode, group);
        const [start, end] = [at(groupStart, group), at(groupEnd, group)];
        if (end === start + 1 || defined[node >> 1] === 1) continue;
        defined[node >> 1] = 1;
        this.define(this.kernel(node), start, end);
      }
      const uncoloured = (first < last ? at(groupStart, first) : to) - from;
      const single = uncoloured + last - first === to - from;
      if (single && this.areExclusive(from, to)) continue;
      const size = this.collectColours(item);
      if (this.isSurelyCovered(item)) {
        if (this.options.asStated === true) this.covered.push(this.statesOf(item));
        builder.count(this.row, 1, 1, size);
        if (size > 2) this.chosenByColours.push(item);
      } else builder.count(this.row, 0, 1, size);
    }
  }

  /** A colour is there exactly if one of `options[start] … options[end - 1]` is chosen. */
  private define(colour: number, start: number, end: number): void {
    const { builder } = this;
    const size = end - start;
    this.collectOptions(start, size, 1);
    const { row } = this;
    row[0] = colour ^ 1;
    if (this.areExclusive(start, end)) {
      builder.count(row, 1, 1, size + 1);
      return;
    }
    for (let k = 1; k <= size; k++) builder.clause(Int32Array.of(at(row, k) ^ 1, colour));
    builder.clause(row, size + 1);
  }

  private choices(): Int32Array[] {
    const { chosenByOptions, chosenByColours, held } = this;
    const rows: Int32Array[] = [];
    for (let i = 0; i < chosenByOptions.length; i++) {
      const item = chosenByOptions.at(i);
      const from = at(held.start, item);
      const size = at(held.start, item + 1) - from;
      this.collectOptions(from, size, 0);
      rows.push(this.row.slice(0, size));
    }
    for (let i = 0; i < chosenByColours.length; i++) {
      const size = this.collectColours(chosenByColours.at(i));
      rows.push(this.row.slice(0, size));
    }
    return rows;
  }

  private postRows(): void {
    const { byAtom } = this;
    const { rows } = this.problem;
    let most = 0;
    for (let r = 0; r < rows.count; r++)
      most = Math.max(most, (rows.start[r + 1] ?? 0) - (rows.start[r] ?? 0));
    const literals = new Int32Array(most);
    const weights = new Int32Array(most);
    for (let r = 0; r < rows.count; r++) {
      const from = rows.start[r] ?? 0;
      const size = (rows.start[r + 1] ?? 0) - from;
      for (let k = 0; k < size; k++) {
        const literal = rows.literals[from + k] ?? 0;
        const known = at(byAtom, literal >> 1);
        literals[k] = known === UNKNOWN ? this.ofProblem(literal) : known ^ (literal & 1);
      }
      if (rows.isClause[r] === 1) this.builder.clause(literals, size);
      else {
        for (let k = 0; k < size; k++) weights[k] = rows.weights[from + k] ?? 0;
        this.builder.sum(literals, weights, rows.lo[r] ?? 0, rows.hi[r] ?? 0, size);
      }
    }
  }

  private ofProblem(literal: number): number {
    const atom = literal >> 1;
    let positive = at(this.byAtom, atom);
    if (positive === UNKNOWN) {
      positive = this.kernel(this.nodeOf(2 * atom));
      this.byAtom[atom] = positive;
    }
    return positive ^ (literal & 1);
  }

  private nodeOf(literal: number): number {
    const { atoms } = this.problem;
    const atom = literal >> 1;
    if ((atoms.item[atom] ?? -1) < 0) return nodeOfOption(atoms.value[atom] ?? 0) ^ (literal & 1);
    const group = at(this.groupOfAtom, atom);
    // A colour that no option gives is never there.
    return (group === UNKNOWN ? FALSE : at(this.groupNode, group)) ^ (literal & 1);
  }

  private ofOption(option: number): number {
    const known = at(this.optionLiteral, option);
    if (known !== UNKNOWN) return known;
    const literal = this.kernel(nodeOfOption(option));
    this.optionLiteral[option] = literal;
    return literal;
  }

  /** The kernel's literal for a node: variables are numbered as they are first met, which is the order of options. */
  private kernel(node: number): number {
    const root = this.same.find(node);
    if (root <= 1) return root;
    const { kernelLiteral } = this;
    let literal = at(kernelLiteral, root >> 1);
    if (literal === UNKNOWN) {
      literal = this.builder.newLiteral();
      kernelLiteral[root >> 1] = literal;
    }
    return literal ^ (root & 1);
  }
}

const nodeOfOption = (option: number): number => 2 * (option + 1);

/** By atom of a colour, the group of the options that give it; UNKNOWN for others. O(atoms + groups). */
function groupsOfAtoms({ atoms, itemCount }: Problem, held: HeldOptions): Int32Array {
  const groups = new Int32Array(atoms.count).fill(UNKNOWN);
  /** By item, its last atom, and by atom the one before of the same item; from 1, 0 for none. */
  const last = new Int32Array(itemCount);
  const before = new Int32Array(atoms.count);
  for (let atom = 0; atom < atoms.count; atom++) {
    const item = atoms.item[atom] ?? -1;
    if (item < 0) continue;
    before[atom] = at(last, item);
    last[item] = atom + 1;
  }
  const groupByColour = new Map<number, number>();
  for (const item of held.secondaries) {
    if (at(last, item) === 0) continue;
    groupByColour.clear();
    for (let group = at(held.firstGroup, item); group < at(held.firstGroup, item + 1); group++)
      groupByColour.set(at(held.groupColour, group), group);
    for (let atom = at(last, item); atom > 0; atom = at(before, atom - 1))
      groups[atom - 1] = groupByColour.get(atoms.value[atom - 1] ?? 0) ?? UNKNOWN;
  }
  return groups;
}

/** The positive literal of each variable that occurs, once, in the order of first occurrence; no constants. */
function positiveOnce(literals: Int32Array): Int32Array {
  let largest = 0;
  for (const literal of literals) largest = Math.max(largest, literal);
  const met = new Uint8Array(largest + 2);
  met[TRUE] = 1;
  let count = 0;
  const kept = new Int32Array(literals.length);
  for (const literal of literals) {
    const positive = literal & ~1;
    if (met[positive] === 1) continue;
    met[positive] = 1;
    kept[count++] = positive;
  }
  return kept.slice(0, count);
}
