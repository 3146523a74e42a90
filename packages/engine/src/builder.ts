/**
 * Builds a `Problem`, refusing whatever is malformed at the call that brings it, with a `ProblemError`.
 *
 * An option without a primary item is refused. Knuth's programs drop such options with a warning, since nothing would
 * ever make them choose one; if they counted as free choices, every count would be multiplied by the subsets of them.
 * An option that may be taken or left needs a primary item of its own with multiplicity 0..1: then both
 * choices are solutions, and counted as such.
 */

import { kindOfGlobal } from "./globals/table.js";
import { GrowingInts } from "./growing-ints.js";
import type { Global, Graph, ItemId, Literal, Names, Objective, OptionId, Problem } from "./problem.js";
import type { Entry, ProblemBuilder, Term } from "./problem-builder.js";
import { ProblemError } from "./problem-error.js";
import { MOST_ENTRIES } from "./thresholds.js";

export interface BuilderOptions {
  /**
   * How many entries all options may have together; at most, and by default, 2^27: the search addresses about eight
   * words for each with 32-bit signed indices.
   */
  readonly maxEntries?: number;
}

const LARGEST = 2 ** 31 - 1;
/** Words of a row besides its entries. */
const ROW_HEAD = 4;

function isInt32(value: number): boolean {
  return Number.isInteger(value) && value >= -LARGEST && value <= LARGEST;
}

class Builder implements ProblemBuilder {
  private readonly secondaryFlags = new GrowingInts();
  private readonly lo = new GrowingInts();
  private readonly hi = new GrowingInts();
  private readonly functionalFlags = new GrowingInts();
  /** For each item, 1 + the last option that held it: finds an item twice in O(1). */
  private readonly lastOption = new GrowingInts();
  private readonly optionStart = new GrowingInts();
  private readonly optionItems = new GrowingInts();
  private readonly optionColours = new GrowingInts();
  private readonly itemNames: (string | undefined)[] = [];
  private readonly optionNames: (string | undefined)[] = [];
  private readonly itemByName = new Map<string, ItemId>();
  private givenNames: Names | undefined;
  private primaries = 0;
  private readonly atomItem = new GrowingInts();
  private readonly atomValue = new GrowingInts();
  private readonly literalByColour = new Map<string, Literal>();
  private readonly literalByOption: (Literal | undefined)[] = [];
  private readonly rowLiterals = new GrowingInts();
  private readonly rowWeights = new GrowingInts();
  /** For each row: where it ends, its bounds, and whether it is a clause. */
  private readonly rowHeads = new GrowingInts();
  private readonly globals: Global[] = [];
  private readonly visibleLiterals = new GrowingInts();
  private best: Objective | undefined;
  private spent = false;

  constructor(private readonly maxEntries: number) {
    this.optionStart.push(0);
  }

  get itemCount(): number {
    return this.lo.length;
  }

  get optionCount(): number {
    return this.optionStart.length - 1;
  }

  primary(name?: string, lo = 1, hi = Math.max(lo, 1)): ItemId {
    if (!isInt32(lo) || !isInt32(hi) || lo < 0 || hi < lo) {
      const of = name === undefined ? "" : ` of item \`${name}\``;
      throw new ProblemError("bad-multiplicity", `multiplicity ${lo}..${hi}${of} is not a range of counts`);
    }
    this.primaries++;
    return this.addItem(name, 0, lo, hi);
  }

  secondary(name?: string): ItemId {
    return this.addItem(name, 1, 0, 0);
  }

  private addItem(name: string | undefined, secondary: number, lo: number, hi: number): ItemId {
    this.refuseIfSpent();
    if (this.lo.length >= this.maxEntries) {
      throw new ProblemError("too-large", `more than ${this.maxEntries} items`);
    }
    const id = this.lo.length as ItemId;
    if (name !== undefined) {
      if (this.itemByName.has(name))
        throw new ProblemError("duplicate-item", `item \`${name}\` is declared twice`);
      this.itemByName.set(name, id);
      this.itemNames[id] = name;
    }
    this.secondaryFlags.push(secondary);
    this.lo.push(lo);
    this.hi.push(hi);
    this.functionalFlags.push(0);
    this.lastOption.push(0);
    return id;
  }

  option(entries: readonly (Entry | ItemId)[], name?: string): OptionId {
    this.refuseIfSpent();
    const id = (this.optionStart.length - 1) as OptionId;
    if (entries.length === 0) throw new ProblemError("empty-option", `option ${id} holds no item`);
    if (this.optionItems.length + entries.length > this.maxEntries) {
      throw new ProblemError("too-large", `the options have more than ${this.maxEntries} entries`);
    }
    try {
      this.addEntries(id, entries);
    } catch (error) {
      // A refused option leaves the builder as it was.
      for (const entry of entries) this.lastOption.set(typeof entry === "number" ? entry : entry.item, 0);
      throw error;
    }
    this.optionStart.push(this.optionItems.length);
    if (name !== undefined) this.optionNames[id] = name;
    return id;
  }

  /**
   * Small problems are built in code that V8 has only begun to compile: hence no call for an entry that is as it should be. Entries count from the
   * end on, when all of them are.
   */
  private addEntries(option: OptionId, entries: readonly (Entry | ItemId)[]): void {
    const itemCount = this.lo.length;
    const secondaryFlags = this.secondaryFlags.reserve(0);
    const lastOption = this.lastOption.reserve(0);
    const items = this.optionItems.reserve(entries.length);
    const colours = this.optionColours.reserve(entries.length);
    let at = this.optionItems.length;
    let primary = false;
    for (const entry of entries) {
      const item = typeof entry === "number" ? entry : entry.item;
      const colour = typeof entry === "number" ? undefined : entry.colour;
      if (!(item >= 0 && item < itemCount && Number.isInteger(item))) this.checkItem(item);
      const isSecondary = secondaryFlags[item] === 1;
      if (colour !== undefined) this.checkColouring(item, isSecondary, colour);
      if (lastOption[item] === option + 1) {
        throw new ProblemError("item-twice-in-option", `option ${option} holds ${this.describe(item)} twice`);
      }
      lastOption[item] = option + 1;
      items[at] = item;
      colours[at++] = colour ?? 0;
      if (!isSecondary) primary = true;
    }
    if (!primary) {
      throw new ProblemError(
        "option-without-primary",
        `option ${option} holds no primary item, so nothing would choose it`,
      );
    }
    this.optionItems.extend(entries.length);
    this.optionColours.extend(entries.length);
  }

  private checkColouring(item: ItemId, isSecondary: boolean, colour: number): void {
    if (!isSecondary) {
      throw new ProblemError("colour-on-primary", `${this.describe(item)} is primary and can have no colour`);
    }
    this.checkColour(item, colour);
  }

  chosen(option: OptionId): Literal {
    const known = this.literalByOption[option];
    if (known !== undefined) return known;
    if (!Number.isInteger(option) || option < 0 || option >= this.optionStart.length - 1) {
      throw new ProblemError("unknown-option", `there is no option ${option}`);
    }
    const literal = this.literal(-1, option);
    this.literalByOption[option] = literal;
    return literal;
  }

  hasColour(item: ItemId, colour: number): Literal {
    this.checkItem(item);
    this.checkColouring(item, this.secondaryFlags.at(item) === 1, colour);
    const key = `${item}:${colour}`;
    const known = this.literalByColour.get(key);
    if (known !== undefined) return known;
    const literal = this.literal(item, colour);
    this.literalByColour.set(key, literal);
    return literal;
  }

  /** For a new atom: an option, where `item` is -1, or a colour of an item. */
  private literal(item: number, value: number): Literal {
    this.refuseIfSpent();
    const literal = (2 * this.atomItem.length) as Literal;
    this.atomItem.push(item);
    this.atomValue.push(value);
    return literal;
  }

  clause(literals: readonly Literal[]): void {
    this.refuseIfSpent();
    const size = literals.length;
    const end = this.rowLiterals.length + size;
    const own = this.rowLiterals.reserve(size);
    const weights = this.rowWeights.reserve(size);
    const limit = 2 * this.atomItem.length;
    let at = end - size;
    for (const literal of literals) {
      // As for entries: no call where it is as it should be.
      if (!(literal >= 0 && literal < limit && Number.isInteger(literal))) this.checkLiteral(literal);
      own[at] = literal;
      weights[at++] = 1;
    }
    this.endRow(end, size, 1, size, 1);
  }

  linear(terms: readonly (Term | Literal)[], lo: number, hi: number): void {
    this.refuseIfSpent();
    if (!isInt32(lo) || !isInt32(hi) || lo > hi) {
      throw new ProblemError("bad-row", `${lo}..${hi} is not a range of sums`);
    }
    this.checkTerms(terms);
    const size = terms.length;
    const end = this.rowLiterals.length + size;
    const own = this.rowLiterals.reserve(size);
    const weights = this.rowWeights.reserve(size);
    let at = end - size;
    for (const term of terms) {
      own[at] = typeof term === "number" ? term : term.literal;
      weights[at++] = typeof term === "number" ? 1 : (term.weight ?? 1);
    }
    this.endRow(end, size, lo, hi, 0);
  }

  objective(terms: readonly Term[]): void {
    this.refuseIfSpent();
    if (this.best !== undefined) throw new ProblemError("bad-row", "a problem has one objective");
    this.checkTerms(terms);
    this.best = {
      literals: Int32Array.from(terms, ({ literal }) => literal),
      weights: Int32Array.from(terms, ({ weight = 1 }) => weight),
    };
  }

  private checkTerms(terms: readonly (Term | Literal)[]): void {
    let reach = 0;
    for (const term of terms) {
      const { literal, weight = 1 } = typeof term === "number" ? { literal: term } : term;
      if (!isInt32(weight)) throw new ProblemError("bad-row", `weight ${weight} is not a 32-bit integer`);
      reach += Math.abs(weight);
      this.checkLiteral(literal);
    }
    if (reach > LARGEST)
      throw new ProblemError("too-large", "the weights of a row add up to more than 32 bits hold");
  }

  /** Of so many entries, which stand behind those of the rows before and count from now on. */
  private endRow(end: number, size: number, lo: number, hi: number, isClause: number): void {
    this.rowLiterals.extend(size);
    this.rowWeights.extend(size);
    const at = this.rowHeads.length;
    const heads = this.rowHeads.reserve(ROW_HEAD);
    heads[at] = end;
    heads[at + 1] = lo;
    heads[at + 2] = hi;
    heads[at + 3] = isClause;
    this.rowHeads.extend(ROW_HEAD);
  }

  private rows(): Problem["rows"] {
    const heads = this.rowHeads.freeze();
    const count = heads.length / ROW_HEAD;
    const start = new Int32Array(count + 1);
    const lo = new Int32Array(count);
    const hi = new Int32Array(count);
    const isClause = new Uint8Array(count);
    for (let row = 0; row < count; row++) {
      start[row + 1] = heads[ROW_HEAD * row] ?? 0;
      lo[row] = heads[ROW_HEAD * row + 1] ?? 0;
      hi[row] = heads[ROW_HEAD * row + 2] ?? 0;
      isClause[row] = heads[ROW_HEAD * row + 3] ?? 0;
    }
    const [literals, weights] = [this.rowLiterals.freeze(), this.rowWeights.freeze()];
    return { count, start, literals, weights, lo, hi, isClause };
  }

  global(
    name: string,
    literals: readonly Literal[],
    graph: Graph,
    data: readonly number[] = [],
    alone = false,
  ): void {
    this.refuseIfSpent();
    for (const literal of literals) this.checkLiteral(literal);
    if (graph.from.length !== graph.to.length) {
      throw new ProblemError("bad-global", `the graph of \`${name}\` has edges with one end`);
    }
    for (const ends of [graph.from, graph.to]) {
      for (const end of ends) {
        if (!Number.isInteger(end) || end < 0 || end >= graph.vertexCount) {
          throw new ProblemError("bad-global", `the graph of \`${name}\` has no vertex ${end}`);
        }
      }
    }
    if (!data.every(isInt32))
      throw new ProblemError("bad-global", `the data of \`${name}\` are not 32-bit integers`);
    const global: Global = {
      name,
      literals: Int32Array.from(literals),
      graph: {
        vertexCount: graph.vertexCount,
        from: Int32Array.from(graph.from),
        to: Int32Array.from(graph.to),
      },
      data: Int32Array.from(data),
      ...(alone ? { alone } : {}),
    };
    kindOfGlobal(global);
    this.globals.push(global);
  }

  visible(literals: readonly Literal[]): void {
    this.refuseIfSpent();
    for (const literal of literals) {
      this.checkLiteral(literal);
      this.visibleLiterals.push(literal);
    }
  }

  functional(item: ItemId): void {
    this.refuseIfSpent();
    this.checkItem(item);
    this.functionalFlags.set(item, 1);
  }

  names(names: Names): void {
    this.refuseIfSpent();
    this.givenNames = names;
  }

  build(): Problem {
    this.refuseIfSpent();
    this.spent = true;
    const own: Names = {
      ...(this.itemNames.length > 0 ? { items: this.itemNames } : {}),
      ...(this.optionNames.length > 0 ? { options: this.optionNames } : {}),
    };
    return {
      itemCount: this.itemCount,
      primaryCount: this.primaries,
      optionCount: this.optionCount,
      itemSecondary: Uint8Array.from(this.secondaryFlags.freeze()),
      itemLo: this.lo.freeze(),
      itemHi: this.hi.freeze(),
      optionStart: this.optionStart.freeze(),
      optionItems: this.optionItems.freeze(),
      optionColours: this.optionColours.freeze(),
      atoms: { count: this.atomItem.length, item: this.atomItem.freeze(), value: this.atomValue.freeze() },
      rows: this.rows(),
      globals: this.globals,
      visible: this.visibleLiterals.freeze(),
      ...(this.best === undefined ? {} : { objective: this.best }),
      itemFunctional: Uint8Array.from(this.functionalFlags.freeze()),
      names: { ...own, ...this.givenNames },
    };
  }

  private describe(item: ItemId): string {
    const name = this.itemNames[item];
    return name === undefined ? `item ${item}` : `item \`${name}\``;
  }

  private checkItem(item: ItemId): void {
    if (!Number.isInteger(item) || item < 0 || item >= this.itemCount) {
      throw new ProblemError("unknown-item", `there is no item ${item}`);
    }
  }

  private checkLiteral(literal: Literal): void {
    if (!Number.isInteger(literal) || literal < 0 || literal >= 2 * this.atomItem.length) {
      throw new ProblemError("bad-row", `there is no literal ${literal}`);
    }
  }

  private checkColour(item: ItemId, colour: number): void {
    if (!isInt32(colour) || colour <= 0) {
      throw new ProblemError(
        "bad-colour",
        `colour ${colour} of ${this.describe(item)} is not a positive integer`,
      );
    }
  }

  private refuseIfSpent(): void {
    if (this.spent) throw new ProblemError("already-built", "the problem has been built already");
  }
}

/** An empty builder. */
export function createProblemBuilder(options: BuilderOptions = {}): ProblemBuilder {
  return new Builder(Math.min(options.maxEntries ?? MOST_ENTRIES, MOST_ENTRIES));
}
