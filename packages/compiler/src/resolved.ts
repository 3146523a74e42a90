/**
 * IR 2: the tree with every name tied to a symbol.
 *
 * Produced by: resolve/ (`resolve`). Consumed by: check/, and by the editor (definition, references, rename, completion).
 * Established: `use` is followed (missing files, circles and towers are reported); each puzzle has all its lines, those taken in from
 * other puzzles first; every bare name of a line is in `references`, or was reported and is a symbol of kind `unknown`.
 * A name after a dot is resolved by its text alone: `member` holds what may be meant (a layer, a `let` on a sort, a built-in attribute); which
 * of them it is depends on the type of what stands before the dot, so check/ decides.
 * Still possible: types that do not fit, data that does not fit its layer.
 * Symbols and references stand in tables beside the tree, never on its nodes; one tree node may stand in several puzzles (`use` inside
 * a puzzle), which is why the tables belong to the puzzle.
 * Example: in `exactly 1 queens in each row`, `references` ties `queens` to the layer `queen` and `row` to the built-in sort.
 */

import type {
  AskedParameter,
  Board,
  ClassLine,
  DrawnShape,
  File,
  Instance,
  Items,
  Layer,
  LegendEntry,
  Let,
  Name,
  NumberLiteral,
  Option,
  Parameter,
  Pieces,
  Puzzle,
} from "./ast.js";
import type { AggregateId, AttributeName } from "./builtins.js";
import type { Source } from "./text/source.js";
import type { Span } from "./text/span.js";
import type { CellSetSort, DerivedSort, LineSort, PlaceSort } from "./vocabulary/sorts.js";

declare const brand: unique symbol;
/** Index into `ResolvedPuzzle.symbols`. */
export type SymbolId = number & { readonly [brand]: "SymbolId" };

/** Sorts that every board has. */
export type BuiltInSort = PlaceSort | LineSort | CellSetSort | DerivedSort | "board";

export type Symbol =
  | { readonly kind: "parameter"; readonly name: string; readonly declaration: Parameter }
  | { readonly kind: "asked"; readonly name: string; readonly declaration: AskedParameter }
  /** `n` of `board n x n where n = size of top`. */
  | { readonly kind: "board-size"; readonly name: string; readonly declaration: Board; readonly at: Name }
  /** One for each name that a layer line declares. */
  | { readonly kind: "layer"; readonly name: string; readonly declaration: Layer; readonly at: Name }
  /**
   * A symbol that a type lists: `moon`. `layers` are all layers and parameters that list it, and the items that carry it as a colour; more than
   * one is ambiguous where no type tells.
   */
  | {
      readonly kind: "value";
      readonly name: string;
      readonly layers: readonly SymbolId[];
      readonly at: readonly (Name | NumberLiteral)[];
    }
  /** A name that layers write their numbers with, `written Mon 1`: in a rule it is the number. */
  | { readonly kind: "spelling"; readonly name: string; readonly of: readonly SpelledNumber[] }
  /** `pieces`: a layer and a sort at once. */
  | { readonly kind: "pieces"; readonly name: string; readonly declaration: Pieces }
  /** A drawn or built-in shape of a piece set; also an adjective of its cells. */
  | { readonly kind: "shape"; readonly name: string; readonly pieces: SymbolId; readonly at?: DrawnShape }
  | { readonly kind: "let"; readonly name: string; readonly declaration: Let; readonly form: LetForm }
  | { readonly kind: "items"; readonly name: string; readonly declarations: readonly Items[] }
  | { readonly kind: "option"; readonly name: string; readonly declaration: Option }
  /** Bound by a head, a binder, a filter, a parameter list, `of each number k`, a legend template, or `it`. */
  /** `sort`: as the head that binds it says it. */
  | { readonly kind: "variable"; readonly name: string; readonly at: Name; readonly sort?: string }
  /** A place that the board line of the puzzle names. */
  | { readonly kind: "place"; readonly name: string; readonly at: Name }
  /** A built-in sort, or one declared by a layer or by pieces; the name is the singular. */
  | {
      readonly kind: "sort";
      readonly name: string;
      readonly sort: BuiltInSort | { readonly layer: SymbolId };
    }
  /** up, right, down, left */
  | { readonly kind: "direction"; readonly name: string }
  /** A built-in attribute or function, by its name. */
  | { readonly kind: "built-in"; readonly name: string; readonly id: AttributeName }
  /** `count`, `sum`, …: what stands before the parenthesis of a comprehension. */
  | { readonly kind: "aggregate"; readonly name: string; readonly id: AggregateId }
  /**
   * `rectangle`, `straight`, `known`, `border`, `long`, … : adjectives of the language; and its other words that stand as a name where only
   * some are allowed: `rotations`, `one-sided`, a look after `show … as`, a tiling.
   */
  | { readonly kind: "adjective"; readonly name: string }
  | { readonly kind: "unknown"; readonly name: string };

export interface SpelledNumber {
  readonly layer: SymbolId;
  readonly value: number;
  readonly span: Span;
}

/** value: `let total = …` (a number, a set, a family) · function · derived layer · symmetric relation on a sort. */
export type LetForm = "value" | "function" | "layer" | "relation";

/** The use of a name; the editor colours and completes by it. */
export type Role = "value" | "sort" | "member" | "adjective" | "noun" | "function" | "item" | "binding";

export interface Reference {
  readonly symbol: SymbolId;
  readonly role: Role;
  /**
   * A bare layer name inside a condition that is about the element (`cells where not wall`): the variable that stands for the element,
   * so that the name means `element.wall`.
   */
  readonly element?: SymbolId;
  /** Other symbols that the name may mean after a dot, besides `symbol`. */
  readonly also?: readonly SymbolId[];
  /** For a bare layer name that is about no element: the variables in scope, innermost first, one of which may have been meant. */
  readonly around?: readonly SymbolId[];
}

export interface ResolvedPuzzle {
  readonly puzzle: Puzzle;
  /** The file it is declared in. */
  readonly source: Source;
  /** Its own lines, with those of used puzzles in the place of the `use` line. */
  readonly lines: readonly ClassLine[];
  /** Its own parameters, and those of the puzzles that it takes in. */
  readonly parameters: readonly Parameter[];
  readonly symbols: readonly Symbol[];
  readonly references: ReadonlyMap<Name, Reference>;
  /**
   * The variable that stands for the element where none is named: keyed by the node that opens the condition (a filter, a sort phrase, a head
   * without name, an `until`, a call for its `by`, a layer line for its `on` and its type).
   * A filter below `on` shares the variable of its layer line.
   */
  readonly elements: ReadonlyMap<object, SymbolId>;
  /** The variables of a legend entry: the holes of its template by name, and `it` where its key is a number or a range. */
  readonly holes: ReadonlyMap<LegendEntry, ReadonlyMap<string, SymbolId>>;
  /** For names that several lines declare together: symbol by name, as rules see them. */
  readonly scope: ReadonlyMap<string, SymbolId>;
  /** No error was reported of its lines and names: every node is whole, definitions end, every name means something. */
  readonly sound: boolean;
}

export interface ResolvedInstance {
  readonly instance: Instance;
  readonly puzzle: ResolvedPuzzle;
  readonly source: Source;
  /** Those of the puzzle, then those that the instance's own lines bind: ids of either are indexes here. */
  readonly symbols: readonly Symbol[];
  /** Of the names in its arguments and lines; `map` and the name behind `of` have none. */
  readonly references: ReadonlyMap<Name, Reference>;
  readonly elements: ReadonlyMap<object, SymbolId>;
  /** No error was reported of its own lines and the names in them. */
  readonly sound: boolean;
}

export interface Resolved {
  readonly source: Source;
  readonly file: File;
  /** All files read, by name: the main one first. */
  readonly sources: ReadonlyMap<string, Source>;
  /** Puzzles known here by name: declared, or made known by `use`. */
  readonly puzzles: ReadonlyMap<string, ResolvedPuzzle>;
  /**
   * Every name that may stand behind `of`, with those of a standard library that is used; of that, `puzzles` holds only what an instance
   * names.
   */
  readonly names: ReadonlySet<string>;
  /** Puzzles declared in this file, in order. */
  readonly own: readonly ResolvedPuzzle[];
  readonly instances: readonly ResolvedInstance[];
}
