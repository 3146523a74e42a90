/**
 * IR 5: the DLX format. Exact cover with colours and multiplicities (Knuth, TAOCP 7.2.2.1, problems XCC and MCC),
 * with room for rows and globals, which pencil puzzles need.
 *
 * Produced by: `builder.ts` (everything else that makes problems goes through it), `knuth/read.ts`.
 * Consumed by: the strategies behind `search.ts`, `knuth/write.ts`, whoever decodes solutions.
 *
 * Established here: every id is in range; no option holds an item twice; every option holds a primary item; colours
 * stand on secondary items only, and are positive; 0 <= lo <= hi; entries are in the order given.
 * Still possible: items that no option holds (the answer is then "none", and says so), options that can never be
 * chosen, equal options (they are different choices, and count as such), problems without items or options.
 *
 * A solution is a SET of options such that every primary item i is in at least `itemLo[i]` and at most `itemHi[i]` of
 * them, and any two of them that share a secondary item give it the same colour there, and one that is not 0. An
 * option is chosen at most once.
 *
 * Example, from Knuth's DLX3: items A B and C (2..3), secondary X Y; options `A B X:0 Y:0`, `A C X:1 Y:1`, …
 *
 *     itemLo        1 1 2 0 0        optionStart    0       4       8 …
 *     itemHi        1 1 3 0 0        optionItems    0 1 3 4 0 2 3 4 …
 *     itemSecondary 0 0 0 1 1        optionColours  0 0 1 1 0 0 2 2 …
 *
 * Plain data throughout: it can be posted to a worker (if names are arrays or absent), and copied into WebAssembly.
 */

declare const itemBrand: unique symbol;
declare const optionBrand: unique symbol;
declare const literalBrand: unique symbol;

/** An item: 0 … `itemCount` - 1, in the order of declaration, primary and secondary mixed. */
export type ItemId = number & { readonly [itemBrand]: true };
/** An option: 0 … `optionCount` - 1, in the order of declaration. */
export type OptionId = number & { readonly [optionBrand]: true };
/** A literal: 2 · atom, plus 1 if negated. See `Atoms`. */
export type Literal = number & { readonly [literalBrand]: true };

/** A typed array for those who must not write to it. */
export interface ReadonlyInts extends Iterable<number> {
  readonly length: number;
  readonly [index: number]: number;
  subarray(begin?: number, end?: number): ReadonlyInts;
}

/**
 * Atoms: statements that are true or false of a solution. Atom a says "option `value[a]` is chosen" if `item[a]` is -1, and
 * otherwise "some chosen option gives item `item[a]` the colour `value[a]`"; an item that nothing covers has no colour.
 */
export interface Atoms {
  readonly count: number;
  readonly item: ReadonlyInts;
  readonly value: ReadonlyInts;
}

/**
 * Side conditions, in CSR form. Row r has the entries `start[r]` … `start[r + 1]` - 1 of `literals` and `weights`, and
 * holds if the weights of its true literals add up to `lo[r]` … `hi[r]`. A clause ("one of these at least") is a row
 * with weights 1, lo 1 and hi its length; `isClause` marks it, so that no strategy has to recognize it.
 */
export interface Rows {
  readonly count: number;
  readonly start: ReadonlyInts;
  readonly literals: ReadonlyInts;
  readonly weights: ReadonlyInts;
  readonly lo: ReadonlyInts;
  readonly hi: ReadonlyInts;
  readonly isClause: ReadonlyInts;
}

/** An undirected graph: edge e joins `from[e]` and `to[e]`, both below `vertexCount`. */
export interface Graph {
  readonly vertexCount: number;
  readonly from: ReadonlyInts;
  readonly to: ReadonlyInts;
}

/**
 * A condition on a whole graph. Its name says what the literals mean (for example one for each vertex, or one for each
 * edge) and what `data` holds: `globals/table.ts` has them all, and the builder holds problems to it.
 */
export interface Global {
  readonly name: string;
  readonly literals: ReadonlyInts;
  readonly graph: Graph;
  readonly data: ReadonlyInts;
  /**
   * Of `paths`: nothing else restricts its edges. Whichever ways the global allows, the rest of the problem has the same answers beside them, one at
   * least; and users see every edge. Whoever makes the problem knows that; `ways/` searches less then.
   */
  readonly alone?: boolean;
}

/** A sum of weights of true literals: among all solutions, the best are those for which it is largest. */
export interface Objective {
  readonly literals: ReadonlyInts;
  readonly weights: ReadonlyInts;
}

/** Names, kept apart so that a large problem need not pay for them: a table, or a rule that makes them. */
export interface Names {
  readonly items?: readonly (string | undefined)[] | ((item: ItemId) => string | undefined);
  readonly options?: readonly (string | undefined)[] | ((option: OptionId) => string | undefined);
}

export interface Problem {
  readonly itemCount: number;
  readonly primaryCount: number;
  readonly optionCount: number;
  /** 1 if the item is secondary, 0 if it is primary. */
  readonly itemSecondary: ReadonlyInts;
  /** Multiplicity lo..hi of a primary item; 0 and 0 for a secondary one. */
  readonly itemLo: ReadonlyInts;
  readonly itemHi: ReadonlyInts;
  /** Option o holds the entries `optionStart[o]` … `optionStart[o + 1]` - 1. */
  readonly optionStart: ReadonlyInts;
  readonly optionItems: ReadonlyInts;
  /** The colour of each entry; 0 for none. */
  readonly optionColours: ReadonlyInts;
  readonly atoms: Atoms;
  readonly rows: Rows;
  readonly globals: readonly Global[];
  /** Searches for the best solutions read it (`SearchOptions.best`); for all others it is no condition. */
  readonly objective?: Objective;
  /** Literals that the user sees: two solutions that agree on them are one answer. If there are none, all options are seen. */
  readonly visible: ReadonlyInts;
  /**
   * 1 for an auxiliary item whose state is a function of the visible literals. `auto` lets `dance` count only if every
   * option is visible, or follows from what is (see `isDetermined`).
   */
  readonly itemFunctional: ReadonlyInts;
  readonly names: Names;
}

/** Whether the problem is exact cover with colours and multiplicities and nothing else. */
export function isPure(problem: Problem): boolean {
  return problem.rows.count === 0 && problem.globals.length === 0;
}

/** The name of an item, or `#` and its number. */
export function itemName(problem: Problem, item: ItemId): string {
  const { items } = problem.names;
  return (typeof items === "function" ? items(item) : items?.[item]) ?? `#${item}`;
}

/** The name of an option, if it was given one. */
export function optionName(problem: Problem, option: OptionId): string | undefined {
  const { options } = problem.names;
  return typeof options === "function" ? options(option) : options?.[option];
}

export function negate(literal: Literal): Literal {
  return (literal ^ 1) as Literal;
}

export function isNegated(literal: Literal): boolean {
  return (literal & 1) === 1;
}

export function atomOf(literal: Literal): number {
  return literal >>> 1;
}

/** The i-th item as an id; undefined if there is none. */
export function itemId(problem: Problem, index: number): ItemId | undefined {
  return Number.isInteger(index) && index >= 0 && index < problem.itemCount ? (index as ItemId) : undefined;
}

/** The i-th option as an id; undefined if there is none. */
export function optionId(problem: Problem, index: number): OptionId | undefined {
  return Number.isInteger(index) && index >= 0 && index < problem.optionCount
    ? (index as OptionId)
    : undefined;
}
