/** The state that is shared while one program is made: its random choices, its board and layers, and the tables of forms by sort. */
import type { Layer } from "../layers.js";
import type { Board } from "../meaning/board.js";
import type { Sort } from "../meaning/values.js";
import type { Node, World } from "../meaning/world.js";
import type { Random } from "../random.js";

export interface Named {
  readonly name: string;
  readonly sort: Sort;
  /** It goes through a set in a head or an aggregate, in that set's own order or in reading order (B11); else what is before it is not asked. */
  readonly order?: Order;
}

export type Order = "own" | "reading";

export interface Scope {
  readonly names: readonly Named[];
  /** In a block `inside S`, where attributes that look beyond S are not asked for. */
  readonly inside: boolean;
  /** The cells of that block, where they are known. */
  readonly part?: readonly number[];
  /** Loops that the block says to be one: the sides of what is of them there (U4). Undefined outside of blocks that say one. */
  readonly loops?: readonly string[];
  /** Texts such as `c.clue`, which a guard to the left says to be there. */
  readonly there: readonly string[];
}

/** One way to make something of a sort; undefined where it cannot be made here. */
export interface Form<S extends Sort> {
  readonly weight?: number;
  readonly make: () => Node<S> | undefined;
}

export type Forms<S extends Sort> = (maker: Maker, scope: Scope, depth: number) => readonly Form<S>[];

/** Nothing of this sort could be made. */
export class Unmade extends Error {}

/** Names of `let` lines: families, derived layers, relations, functions, sets. */
export interface Definition {
  readonly name: string;
  readonly kind: "family" | "derived" | "relation" | "function" | "value" | "of links" | "part relation";
  readonly node: Node;
  /** Of a derived layer, a relation and a function: the names that stand for what it is asked of. */
  readonly parameters: readonly Named[];
  /** What it says is said of a part of the board too (B10). */
  readonly inside: boolean;
  /** Where a derived layer stands; on all where there is none. */
  readonly where: Node<"truth"> | undefined;
  readonly text: (node: string, where: string | undefined) => string;
}

export interface Maker {
  readonly random: Random;
  readonly board: Board;
  readonly layers: readonly Layer[];
  readonly definitions: readonly Definition[];
  /** Cells that only the answer shows, and may not be there, are asked for more often. */
  readonly isDaring: boolean;
  /** Loops that a statement at the margin says to be one. */
  readonly loops: readonly string[];
  /** The board with what is given, before anything is found. */
  readonly world: World;
  /** Parameters, by name numbers that are known. */
  readonly base: Scope;
  readonly name: () => string;
  readonly make: <S extends Sort>(sort: S, scope: Scope, depth: number) => Node<S>;
}

export const noNames: Scope = { names: [], inside: false, there: [] };

export const within = (scope: Scope, sort: Sort, ...names: readonly string[]): Scope => ({
  ...scope,
  names: [...scope.names, ...names.map((name) => ({ name, sort }))],
});

/** Names that go through a set of that order. */
export const through = (
  scope: Scope,
  sort: Sort,
  order: Order | undefined,
  ...names: readonly string[]
): Scope => ({
  ...scope,
  names: [
    ...scope.names,
    ...names.map((name) => (order === undefined ? { name, sort } : { name, sort, order })),
  ],
});

export const knowing = (scope: Scope, ...there: readonly string[]): Scope => ({
  ...scope,
  there: [...scope.there, ...there],
});
