/**
 * IR 4: the ground problem: variables, and what holds between them, each with its origin.
 *
 * Produced by: ground/ (`ground`), from a sound puzzle, an instance and settings. Consumed by: lower/ (and draw/ for the givens).
 * Established: the board and all data are known and inside their domains; quantifiers are expanded and known parts folded away; a variable
 * stands for one element of one `find` layer, with the values it can still have (givens of find layers are applied: one value left).
 * Still possible: constraints that nothing satisfies (an answer of `none`, with this constraint as the reason).
 * Example: on a 2x2 board `exactly 1 queen in each row` is two `count`s of two terms each, `{ variable, values: [1] }`, ranges [[1, 1]].
 */

import type { Sense } from "./ast.js";
import type { Board, CellSets } from "./board.js";
import type { Auxiliary, Candidate, Condition, RuleConstraint } from "./condition.js";
import type { WhyNever } from "./diagnostics/catalogue/ecp4127-can-never-hold.js";
import type { PatternMark } from "./patterns.js";
import type { Span } from "./text/span.js";
import type { LayerId, OptionFamilyId, TypedInstance, TypedPuzzle } from "./typed.js";
import type { PlaceSort } from "./vocabulary/sorts.js";

declare const brand: unique symbol;
/** Index into `Ground.variables`. */
export type GroundVariableId = number & { readonly [brand]: "GroundVariableId" };

/**
 * A value of a layer as an integer: numbers are themselves, yes is 1 and no 0, symbols and shapes count from 0 in the order of their
 * declaration, directions as in board.ts. `none` is NONE.
 */
export type ValueCode = number;
export const NONE: ValueCode = -(2 ** 31);

/** Where a constraint comes from: the statement, the rule it stands in, and what its variables stood for. */
export interface Origin {
  readonly span: Span;
  readonly rule?: string | undefined;
  /** In the order of the heads: `row 3`, `digit 5`, `r2c4`. Worked out when it is read, mostly: whoever copies an origin names it. */
  readonly at: readonly string[];
  /** The values that `at` puts into words, where they are known. */
  readonly values?: readonly unknown[];
  /** The names that the heads give to these. */
  readonly names?: readonly string[];
  /** The thing that is counted, or covered: `queen`, `digit 5`, `not shaded`. */
  readonly what?: string | undefined;
  /** Grounding has seen that nothing can satisfy it. */
  readonly never?: true;
  /** Why not, where numbers tell it. */
  readonly why?: WhyNever;
}

export interface GroundVariable {
  readonly layer: LayerId;
  readonly element: number;
  /** Possible values, ascending, at least one, except where a given and a rule clash. */
  readonly domain: readonly ValueCode[];
  /** Where it was given, if it was. */
  readonly given?: Span;
}

/** A given that was kept apart from the domain of its variable, so that it can be left out (`GroundingSettings.givensApart`). */
export interface GivenApart {
  readonly variable: GroundVariableId;
  readonly value: ValueCode;
  readonly span: Span;
}

/** The variable has one of these values. */
export interface Term {
  readonly variable: GroundVariableId;
  readonly values: readonly ValueCode[];
  /** As in a literal (condition.ts): the few that `values` leaves out. */
  readonly except?: readonly ValueCode[];
}

/** The number of terms that hold lies in one of the ranges (ascending, disjoint; both ends included). */
export interface Count {
  readonly kind: "count";
  readonly terms: readonly Term[];
  readonly ranges: readonly (readonly [number, number])[];
  readonly origin: Origin;
}

/** Counts alone are exact cover; the rule language adds its forms in condition.ts. */
export type Constraint = Count | RuleConstraint;

/**
 * One way of placing a piece: the variables of its cells (of the piece layer) take the value of its shape. No two chosen placements of any
 * piece layer of the same name share a cell; cells without piece have NONE. Of a layer on edges or links, `cells` are edges or links.
 */
export interface Placement {
  readonly layer: LayerId;
  readonly shape: ValueCode;
  readonly cells: readonly number[];
}

/** How many placements of these may be chosen. */
export interface PlacementCount {
  readonly placements: readonly number[];
  readonly ranges: readonly (readonly [number, number])[];
  readonly origin: Origin;
}

/** An argument: a place of the board, what else it is, or several of them. */
export type Place =
  | number
  | string
  | {
      readonly sort: PlaceSort | "line";
      readonly element: number;
    }
  | { readonly ordered: boolean; readonly of: readonly Place[] };

export interface GroundItem {
  /** `slot(3)` */
  readonly name: string;
  /** Its arguments; none without a board. */
  readonly given: readonly Place[];
  /** `lo..hi` times; `secondary`: at most once, or coloured. */
  readonly kind: "primary" | "secondary";
  readonly times: readonly [number, number];
  readonly origin: Origin;
}

export interface GroundOption {
  readonly family: OptionFamilyId;
  /** `pair(1, 2)` */
  readonly name: string;
  readonly given: readonly Place[];
  /** `colourAt`: what the colour says of where it is. */
  readonly items: readonly { readonly item: number; readonly colour?: string; readonly colourAt?: Place }[];
  /** Layers that it sets. */
  readonly sets: readonly { readonly variable: GroundVariableId; readonly value: ValueCode }[];
  /** The instance chose it. */
  readonly fixed?: Span;
  readonly origin: Origin;
}

/** The data of one layer: what is printed. */
export interface LayerData {
  readonly layer: LayerId;
  /** By element; undefined where absent. */
  readonly values: readonly (Datum | undefined)[];
  readonly spans: readonly (Span | undefined)[];
}

/** The printed part of a list: numbers, `?` for one number that is not printed, and `*` for any number of those, or none. */
export type ListEntries = readonly (number | "?" | "*")[];

/**
 * A number, yes/no, a symbol or direction or shape or text by name, a list, `?` (a value that is not printed), `none` (a find layer that may be
 * without value is). Of a region layer the number of the region among its `DataElements`, from 0; of a table a row, its fields numbers
 * where they spell one. A paths layer has no values, only elements.
 */
export type Datum =
  | number
  | boolean
  | string
  | readonly (number | string)[]
  | { readonly unprinted: true; readonly entries?: ListEntries }
  | { readonly none: true };

/** Elements of a sort that the data declares: rooms by their symbol, paths by number. */
export interface DataElements {
  readonly layer: LayerId;
  readonly names: readonly string[];
  /** Cells of each; for paths in order from start to end. */
  readonly cells: readonly (readonly number[])[];
}

export interface Ground {
  readonly puzzle: TypedPuzzle;
  readonly instance: TypedInstance;
  /** Undefined for covers without a board. */
  readonly board?: Board;
  readonly parameters: ReadonlyMap<string, number | boolean | string>;
  readonly data: ReadonlyMap<LayerId, LayerData>;
  readonly elements: ReadonlyMap<LayerId, DataElements>;
  /** Of layers on diagonals, boxes and blocks: those that they stand on. */
  readonly sets: ReadonlyMap<LayerId, CellSets>;
  readonly variables: readonly GroundVariable[];
  /** For each find layer: the variable of each element; undefined outside its `on`. */
  readonly variableOf: ReadonlyMap<LayerId, readonly (GroundVariableId | undefined)[]>;
  readonly constraints: readonly Constraint[];
  /** From this one on, constraints say what grounding's own additions mean, and are no rules; where it is left out, all are rules. */
  readonly definitionsFrom?: number;
  /** The rules that patterns took or read. */
  readonly patterns: readonly PatternMark[];
  /** Where they were asked to be apart: no domain is narrowed by them then. */
  readonly givensApart?: readonly GivenApart[];
  /** Variables that grounding added, and whatever else conditions are about. */
  readonly auxiliaries: readonly Auxiliary[];
  /** Possible regions and paths of found layers. */
  readonly candidates: readonly Candidate[];
  readonly placements: readonly Placement[];
  readonly placementCounts: readonly PlacementCount[];
  readonly items: readonly GroundItem[];
  readonly options: readonly GroundOption[];
  /** The `solution:` block of the instance: what the answer is said to be. No rule reads it; expected-answer.ts compares. */
  readonly expected?: ExpectedAnswer;
  /** The `so far:` block: what somebody has entered. No rule reads it; explain/entries.ts does. */
  readonly soFar?: ExpectedAnswer;
  readonly toldLists?: readonly ToldList[];
  /** Explanations read them: explain/failing/how-groups-fail.ts. */
  readonly rootedGroups?: readonly RootedGroups[];
  readonly objective?: GroundObjective;
}

/** Groups that are to be found, each of which holds exactly one of the roots, which are known. */
export interface RootedGroups {
  /** By which elements name them. */
  readonly family: number;
  /** Where the text says which groups. */
  readonly span: Span;
  readonly nodes: readonly {
    readonly name: string;
    readonly there: Condition | boolean;
    readonly isRoot: boolean;
    /** How many nodes the group of a root has, where that is known. */
    readonly size?: number | undefined;
  }[];
  readonly edges: readonly {
    readonly from: number;
    readonly to: number;
    readonly joined: Condition | boolean;
  }[];
}

/**
 * The number by which answers are compared: larger is better. For the user it is `(plus + unit · the weights of the terms that hold) / scale`, where the puzzle
 * asks for the largest, and the opposite of that where it asks for the smallest.
 */
export interface GroundObjective {
  readonly span: Span;
  readonly sense: Sense;
  /** Whole weights, not nought. */
  readonly terms: readonly { readonly weight: number; readonly when: Condition }[];
  readonly plus: number;
  /** Weights that all are multiples of a number are told in that. */
  readonly unit: number;
  readonly scale: number;
  /** With less than this, before it is scaled, the number has no value: an answer in which it has none is worse than all others. */
  readonly least?: number;
}

/** A list that data print as `?`, and what a rule says that it equals, where that is known. */
export interface ToldList {
  readonly layer: LayerId;
  readonly element: number;
  readonly values: readonly number[];
}

export interface ExpectedAnswer {
  readonly data: ReadonlyMap<LayerId, LayerData>;
  readonly elements: ReadonlyMap<LayerId, DataElements>;
}
