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
import { postGlobal } from "../globals/registry.js";
import type { OptionId, Problem, ReadonlyInts } from "../problem.js";
import { type FreeWays, postFreeWays } from "../ways/free-ways.js";
import { Equivalences } from "./equivalences.js";
import { FALSE, type KernelModel, ModelBuilder, TRUE } from "./model.js";
import { OppositePairs } from "./opposite-pairs.js";

export interface Translation {
  readonly model: KernelModel;
  /** The kernel literal of each option. */
  readonly optionLiteral: Int32Array;
  /** The kernel literal of a literal of the problem. */
  literal(literal: number): number;
  /** What an answer is to the user: the visible literals, or all options if none are visible; constants left out. */
  readonly visible: Int32Array;
  /** Exactly-one and at-most-one rows of items, as kernel literals: what MRV looks at. */
  readonly choices: readonly Int32Array[];
  /** If it was asked for, and there are any: with rows that assumptions switch on. */
  readonly freeWays?: FreeWays;
}

interface Colours {
  /** By colour: the options that give it. */
  readonly options: Map<number, number[]>;
  readonly uncoloured: number[];
}

export function translate(problem: Problem, withFreeWays = false): Translation {
  return new Translator(problem).run(withFreeWays);
}

class Translator {
  private readonly same = new Equivalences();
  private readonly builder = new ModelBuilder();
  private readonly option: number[] = [];
  private readonly optionsOf: number[][];
  private readonly colours = new Map<number, Colours>();
  /** Nodes of the union-find for "item has colour". */
  private readonly colourNode = new Map<string, number>();
  /** By node, the kernel's literal, once it has one. */
  private readonly kernelLiteral: (number | undefined)[] = [];
  /** By atom, its node, and its kernel literal once no more nodes are united. */
  private readonly nodeByAtom: (number | undefined)[] = [];
  private readonly byAtom: (number | undefined)[] = [];
  private readonly choices: Int32Array[] = [];

  constructor(private readonly problem: Problem) {
    this.optionsOf = Array.from({ length: problem.itemCount }, () => []);
  }

  run(withFreeWays: boolean): Translation {
    const { problem, same, builder } = this;
    this.readOptions();
    this.unitePairs();
    this.uniteColours();
    this.uniteImplied();
    if (!same.consistent) builder.clause([]);
    this.postItems();
    this.postColours();
    this.postRows();
    for (const global of problem.globals) {
      postGlobal(global, this.mapLiterals(global.literals), builder);
    }
    const freeWays = withFreeWays ? postFreeWays(problem, (l) => this.mapLiterals(l), builder) : undefined;
    const optionLiteral = new Int32Array(problem.optionCount);
    for (let o = 0; o < problem.optionCount; o++) optionLiteral[o] = this.kernel(this.node(o));
    return {
      model: builder.build(),
      optionLiteral,
      literal: (l) => this.ofProblem(l),
      visible: positiveOnce(problem.visible.length > 0 ? this.mapLiterals(problem.visible) : optionLiteral),
      choices: this.choices,
      ...(freeWays === undefined ? {} : { freeWays }),
    };
  }

  private mapLiterals(literals: ReadonlyInts): Int32Array {
    const mapped = new Int32Array(literals.length);
    for (let i = 0; i < literals.length; i++) mapped[i] = this.ofProblem(literals[i] ?? 0);
    return mapped;
  }

  private readOptions(): void {
    const { problem, same } = this;
    for (let o = 0; o < problem.optionCount; o++) {
      this.option.push(same.newLiteral());
      for (let k = problem.optionStart[o] ?? 0; k < (problem.optionStart[o + 1] ?? 0); k++) {
        const item = problem.optionItems[k] ?? 0;
        const colour = problem.optionColours[k] ?? 0;
        if (problem.itemSecondary[item] === 0) {
          this.optionsOf[item]?.push(o);
          continue;
        }
        let colours = this.colours.get(item);
        if (colours === undefined) {
          colours = { options: new Map(), uncoloured: [] };
          this.colours.set(item, colours);
        }
        if (colour === 0) colours.uncoloured.push(o);
        else {
          const list = colours.options.get(colour);
          if (list === undefined) colours.options.set(colour, [o]);
          else list.push(o);
        }
      }
    }
  }

  /** The options of an item to be covered exactly once, where there are at most two. */
  private unitePairs(): void {
    const { problem, same } = this;
    for (let item = 0; item < problem.itemCount; item++) {
      if (problem.itemLo[item] !== 1 || problem.itemHi[item] !== 1) continue;
      const [a, b, c] = this.optionsOf[item] ?? [];
      if (a === undefined || c !== undefined) continue;
      if (b === undefined) same.unite(this.node(a), TRUE);
      else same.unite(this.node(a), this.node(b) ^ 1);
    }
  }

  private uniteColours(): void {
    const byOptions = new Map<string, number>();
    for (const [item, { options, uncoloured }] of this.colours) {
      const nodes: number[] = [];
      for (const [colour, list] of options) {
        const key = list.join();
        let node = byOptions.get(key);
        const [first] = list;
        if (node === undefined) {
          node = list.length === 1 && first !== undefined ? this.node(first) : this.same.newLiteral();
          byOptions.set(key, node);
        }
        this.colourNode.set(`${item}:${colour}`, node);
        nodes.push(node);
      }
      const [a, b] = nodes;
      if (uncoloured.length > 0 || !this.isSurelyCovered(item)) continue;
      if (a !== undefined && b === undefined) this.same.unite(a, TRUE);
      if (a !== undefined && b !== undefined && nodes.length === 2) this.same.unite(a, b ^ 1);
    }
  }

  /** Literals that two clauses of two literals make equal. */
  private uniteImplied(): void {
    const { problem, same, optionsOf } = this;
    const { itemLo, itemHi, itemCount, rows } = problem;
    const pairs = new OppositePairs(same.size, 2 * itemCount + rows.count);
    for (let item = 0; item < itemCount; item++) {
      const options = optionsOf[item];
      if (options?.length !== 2) continue;
      const a = same.find(this.node(options[0] ?? 0));
      const b = same.find(this.node(options[1] ?? 0));
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
      same.unite(a, b ^ 1);
    });
  }

  /** Whether some primary item that must be covered has only options that hold this secondary item. */
  private isSurelyCovered(item: number): boolean {
    const colours = this.colours.get(item);
    if (colours === undefined) return false;
    const all = new Set(colours.uncoloured);
    for (const list of colours.options.values()) for (const o of list) all.add(o);
    const [some] = all;
    return some !== undefined && this.primariesOf(some).some((p) => this.isCoverOf(p, all));
  }

  private isCoverOf(primary: number, all: ReadonlySet<number>): boolean {
    return (
      (this.problem.itemLo[primary] ?? 0) > 0 && (this.optionsOf[primary] ?? []).every((o) => all.has(o))
    );
  }

  private primariesOf(option: number): number[] {
    const { problem } = this;
    const primaries: number[] = [];
    for (let k = problem.optionStart[option] ?? 0; k < (problem.optionStart[option + 1] ?? 0); k++) {
      const item = problem.optionItems[k] ?? 0;
      if (problem.itemSecondary[item] === 0) primaries.push(item);
    }
    return primaries;
  }

  /** Whether a primary item lets at most one of these options be chosen. */
  private areExclusive(options: readonly number[]): boolean {
    const [first] = options;
    if (first === undefined || options.length === 1) return true;
    return this.primariesOf(first).some((p) => {
      if (this.problem.itemHi[p] !== 1) return false;
      const list = new Set(this.optionsOf[p]);
      return options.every((o) => list.has(o));
    });
  }

  private postItems(): void {
    const { problem, builder } = this;
    for (let item = 0; item < problem.itemCount; item++) {
      if (problem.itemSecondary[item] === 1) continue;
      const literals = (this.optionsOf[item] ?? []).map((o) => this.kernel(this.node(o)));
      const lo = problem.itemLo[item] ?? 0;
      const hi = problem.itemHi[item] ?? 0;
      builder.sum(literals, undefined, lo, hi);
      if (lo === 1 && hi === 1 && literals.length > 2) this.choices.push(Int32Array.from(literals));
    }
  }

  private postColours(): void {
    const { builder } = this;
    const defined = new Set<number>();
    for (const [item, { options, uncoloured }] of this.colours) {
      const literals = uncoloured.map((o) => this.kernel(this.node(o)));
      for (const [colour, list] of options) {
        const node = this.colourNode.get(`${item}:${colour}`) ?? FALSE;
        const literal = this.kernel(node);
        literals.push(literal);
        if (list.length === 1 || defined.has(node)) continue;
        defined.add(node);
        const chosen = list.map((o) => this.kernel(this.node(o)));
        if (this.areExclusive(list)) builder.exactlyOne([literal ^ 1, ...chosen]);
        else {
          for (const option of chosen) builder.clause([option ^ 1, literal]);
          builder.clause([literal ^ 1, ...chosen]);
        }
      }
      const all = [...uncoloured, ...[...options.values()].flat()];
      const single = uncoloured.length + options.size === all.length;
      if (single && this.areExclusive(all)) continue;
      if (this.isSurelyCovered(item)) {
        builder.exactlyOne(literals);
        if (literals.length > 2) this.choices.push(Int32Array.from(literals));
      } else builder.atMostOne(literals);
    }
  }

  private postRows(): void {
    const { rows } = this.problem;
    for (let r = 0; r < rows.count; r++) {
      const from = rows.start[r] ?? 0;
      const to = rows.start[r + 1] ?? 0;
      const literals: number[] = [];
      for (let k = from; k < to; k++) literals.push(this.ofProblem(rows.literals[k] ?? 0));
      if (rows.isClause[r] === 1) this.builder.clause(literals);
      else {
        const weights: number[] = [];
        for (let k = from; k < to; k++) weights.push(rows.weights[k] ?? 0);
        this.builder.sum(literals, weights, rows.lo[r] ?? 0, rows.hi[r] ?? 0);
      }
    }
  }

  private node(option: number): number {
    return this.option[option] ?? FALSE;
  }

  private ofProblem(literal: number): number {
    const known = this.byAtom[literal >> 1];
    if (known !== undefined) return known ^ (literal & 1);
    const positive = this.kernel(this.nodeOf(literal & ~1));
    this.byAtom[literal >> 1] = positive;
    return positive ^ (literal & 1);
  }

  private nodeOf(literal: number): number {
    const known = this.nodeByAtom[literal >> 1];
    if (known !== undefined) return known ^ (literal & 1);
    const { atoms } = this.problem;
    const item = atoms.item[literal >> 1] ?? -1;
    const value = atoms.value[literal >> 1] ?? 0;
    // A colour that no option gives is never there.
    const node = item < 0 ? this.node(value as OptionId) : (this.colourNode.get(`${item}:${value}`) ?? FALSE);
    this.nodeByAtom[literal >> 1] = node;
    return node ^ (literal & 1);
  }

  /** The kernel's literal for a node: variables are numbered as they are first met, which is the order of options. */
  private kernel(node: number): number {
    const root = this.same.find(node);
    if (root <= 1) return root;
    let literal = this.kernelLiteral[root >> 1];
    if (literal === undefined) {
      literal = this.builder.newLiteral();
      this.kernelLiteral[root >> 1] = literal;
    }
    return literal ^ (root & 1);
  }
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
