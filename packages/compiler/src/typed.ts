/**
 * IR 3: the core language, typed.
 *
 * Produced by: check/ (`check`). Consumed by: ground/, the brute-force evaluator of the tests, and the editor (types on hover).
 * Established: every expression has a type and says whether it is known before solving; sugar is gone (adjectives, nouns, `with`, bare layer
 * names, several families, plural sorts, `one`); every coercion is a node (`cells-of`, `index-of`); variables have ids of their own.
 * Still possible: whatever depends on the instance: values outside a domain, absent givens, boxes that do not tile, division by nought.
 * A puzzle without errors has the brand `Sound`, an instance of one without errors of its own `SoundInstance`, which grounding demands.
 * Long, because a representation is one file: it is looked up, and its parts refer to each other.
 * Example: `exactly 1 queen in each row` is for-each(l in all(row), assert(quantity(1..1, c in cells-of(l), layer(queen, c)))).
 */

import type {
  Bound,
  Data,
  Expect,
  Let,
  Name,
  RawLine,
  Sense,
  Expression as SyntaxExpression,
} from "./ast.js";
import type { AggregateId, AttributeId } from "./builtins.js";
import type { ResolvedInstance, ResolvedPuzzle } from "./resolved.js";
import type { Span } from "./text/span.js";
import type { Form } from "./tiling/forms.js";
import type { DirectionName } from "./vocabulary/directions.js";
import type { GraphPropertyName } from "./vocabulary/graph-properties.js";
import type { CellSetSort, cellSetSorts, LineSort, PieceSort, PlaceSort } from "./vocabulary/sorts.js";
import type { BoardForm, Gluing, LatticeName, Tile } from "./vocabulary/tilings.js";

declare const brand: unique symbol;
export type LayerId = number & { readonly [brand]: "LayerId" };
export type VariableId = number & { readonly [brand]: "VariableId" };
export type ParameterId = number & { readonly [brand]: "ParameterId" };
export type LetId = number & { readonly [brand]: "LetId" };
export type ItemFamilyId = number & { readonly [brand]: "ItemFamilyId" };
export type OptionFamilyId = number & { readonly [brand]: "OptionFamilyId" };

// ---------------------------------------------------------------- types

/** The places that a layer may stand on, and that an element may be. `row` and `column` are also `line`s. */
export type ElementSort =
  | PlaceSort
  | LineSort
  | CellSetSort
  | "board"
  /** A region, a path or a placed piece of that layer. */
  | { readonly of: LayerId };

export type Type =
  | { readonly kind: "number" }
  | { readonly kind: "truth" }
  | { readonly kind: "text" }
  /** One of the symbols of that layer's type. Two layers that list the same symbols in the same order share a type. */
  | { readonly kind: "symbol"; readonly values: readonly string[] }
  | { readonly kind: "element"; readonly sort: ElementSort }
  | { readonly kind: "set"; readonly of: Type; readonly ordered: boolean }
  | { readonly kind: "list"; readonly of: Type }
  | { readonly kind: "bag"; readonly of: Type }
  | { readonly kind: "shape" }
  /** A form as it lies. */
  | { readonly kind: "outline" }
  /** A field of a table: a number or a word, as it is spelled; compares with either. */
  | { readonly kind: "field" }
  /** T or none. */
  | { readonly kind: "optional"; readonly of: Type }
  /** Something was wrong here and was reported; it fits everything. */
  | { readonly kind: "error" };

/** All elements of a sort, as written: `box h x w`, `long up diagonal`, `border cell`. */
export type SortSelection =
  | {
      readonly kind: PlaceSort;
      /** cells on the border of the board */
      readonly border?: boolean;
      /** any two cells, whether they share a side or not: links of one's own */
      readonly own?: boolean;
    }
  | { readonly kind: LineSort }
  | CellSetSelection
  | { readonly kind: "of-layer"; readonly layer: LayerId };

export type Slope = "up" | "down" | "both";

/** The arguments of a sort of sets of cells. */
interface SaidWithSets<Size> {
  readonly nothing: unknown;
  readonly slope: { readonly which: Slope; readonly long: boolean };
  readonly size: { readonly height: Size; readonly width: Size };
}

export type CellSetSelection<Size = Expression> = {
  [Sort in CellSetSort]: { readonly kind: Sort } & SaidWithSets<Size>[(typeof cellSetSorts)[Sort]["says"]];
}[CellSetSort];

// ---------------------------------------------------------------- expressions

interface Node {
  readonly span: Span;
  readonly type: Type;
  /** Whether it is known before solving (from parameters, givens and bound known variables alone). */
  readonly known: boolean;
}

export type Expression = Node &
  (
    | { readonly kind: "number"; readonly value: number }
    | { readonly kind: "truth"; readonly value: boolean }
    | { readonly kind: "text"; readonly value: string }
    | { readonly kind: "symbol"; readonly value: string }
    | { readonly kind: "direction"; readonly value: DirectionName }
    /** r3c5, from 1 */
    | { readonly kind: "cell"; readonly row: number; readonly column: number }
    /** A place by its name. */
    | { readonly kind: "place"; readonly name: string }
    | { readonly kind: "none" }
    | { readonly kind: "board" }
    | { readonly kind: "variable"; readonly variable: VariableId }
    | { readonly kind: "parameter"; readonly parameter: ParameterId }
    /** `occurs(3)`: asked for when it is first needed. */
    | { readonly kind: "asked"; readonly parameter: ParameterId; readonly arguments: readonly Expression[] }
    /**
     * The value of a layer at an element. A yes/no layer reads as a truth. `element` may be of another sort where the language allows it
     * (a link or edge layer read through a cell and direction is an attribute call first).
     * `lenient`: read as false or 0 where there is no element or no value (adjectives and quantities, layers on links and edges).
     */
    | {
        readonly kind: "layer";
        readonly layer: LayerId;
        readonly element: Expression;
        readonly lenient: boolean;
      }
    /** `has`: yes for yes/no, non-zero for numbers on links and edges, has a value otherwise. */
    | { readonly kind: "has"; readonly layer: LayerId; readonly element: Expression }
    /** `c has next(d)`: whether the attribute exists there. */
    | {
        readonly kind: "has-attribute";
        readonly attribute: AttributeId;
        readonly arguments: readonly Expression[];
      }
    /** `c.clue is known`, for layers with `or ?`. */
    | { readonly kind: "is-printed"; readonly layer: LayerId; readonly element: Expression }
    | {
        readonly kind: "attribute";
        readonly attribute: AttributeId;
        readonly arguments: readonly Expression[];
      }
    /** A `let`: value (no arguments), function, derived layer (one), relation (two). */
    | {
        readonly kind: "let";
        readonly let: LetId;
        readonly arguments: readonly Expression[];
        /** For a derived layer: false where there is no element, as for layers. */
        readonly lenient?: boolean;
      }
    | { readonly kind: "not"; readonly operand: Expression }
    | { readonly kind: "negate"; readonly operand: Expression }
    | {
        readonly kind: "logic";
        readonly operator: "and" | "or" | "implies";
        readonly left: Expression;
        readonly right: Expression;
      }
    | {
        readonly kind: "arithmetic";
        readonly operator: "+" | "-" | "*" | "/" | "mod";
        readonly left: Expression;
        readonly right: Expression;
      }
    /** `=` and `!=` on values of one type; the order comparisons on numbers. */
    | {
        readonly kind: "compare";
        readonly operator: "=" | "!=" | "<" | "<=" | ">" | ">=";
        readonly left: Expression;
        readonly right: Expression;
      }
    /** `x is y`: the same element. */
    | { readonly kind: "same"; readonly left: Expression; readonly right: Expression }
    /** `x in S`, also in a list of lists. */
    | { readonly kind: "member-of"; readonly element: Expression; readonly set: Expression }
    /** `x before y`, in the order of the set that a head names, or in reading order. */
    | {
        readonly kind: "before";
        readonly left: Expression;
        readonly right: Expression;
        readonly within?: Expression;
      }
    | {
        readonly kind: "conditional";
        readonly condition: Expression;
        readonly then: Expression;
        readonly otherwise: Expression;
      }
    /** `is rectangle`, `is straight`, `is border`. */
    | {
        readonly kind: "adjective";
        readonly adjective: "rectangle" | "straight" | "border";
        readonly subject: Expression;
      }
    | {
        readonly kind: "is-inside";
        readonly side: "inside" | "outside";
        readonly element: Expression;
        readonly layer: LayerId;
      }
    // coercions
    /** A row, region, path, … taken as its set of cells. */
    | { readonly kind: "cells-of"; readonly element: Expression }
    /** A row or column taken as its number, from 1; a direction has none. */
    | { readonly kind: "index-of"; readonly element: Expression }
    // sets and lists
    | { readonly kind: "all-of"; readonly sort: SortSelection }
    | { readonly kind: "range"; readonly from: Expression; readonly to: Expression }
    | { readonly kind: "set"; readonly elements: readonly Expression[] }
    | { readonly kind: "union"; readonly left: Expression; readonly right: Expression }
    | { readonly kind: "filter"; readonly binders: readonly Binder[]; readonly condition: Expression }
    | { readonly kind: "list"; readonly elements: readonly Expression[] }
    | {
        readonly kind: "list-of";
        readonly body: Expression;
        readonly binders: readonly Binder[];
        readonly condition?: Expression;
      }
    | { readonly kind: "index"; readonly target: Expression; readonly index: Expression }
    | {
        readonly kind: "slice";
        readonly target: Expression;
        readonly from?: Expression;
        readonly to?: Expression;
      }
    | { readonly kind: "the"; readonly set: Expression }
    /** `S.layer`: the one value that the cells of S which have one share. */
    | { readonly kind: "shared"; readonly layer: LayerId; readonly set: Expression }
    /** Known condition: the maximal runs in lines; else an unknown family. */
    | {
        readonly kind: "stretches";
        readonly variable: VariableId;
        readonly set: Expression;
        readonly condition: Expression;
      }
    | {
        readonly kind: "until";
        readonly set: Expression;
        readonly variable: VariableId;
        readonly condition: Expression;
      }
    | { readonly kind: "along"; readonly set: Expression; readonly layer: LayerId }
    // aggregates and quantities
    | {
        readonly kind: "aggregate";
        readonly aggregate: AggregateId;
        readonly binders: readonly Binder[];
        readonly condition?: Expression;
        readonly body?: Expression;
      }
    | Quantity
    // unknown sets and graphs
    | UnknownSet
  );

/**
 * How many elements of `set` satisfy `condition` (with `variable` the element), or, `ofEach`, how many have each value of a layer (with
 * `value` the value; the amounts may read it). True where the number is one of the amounts.
 */
export interface Quantity {
  readonly kind: "quantity";
  readonly bound: Bound;
  readonly amounts: readonly { readonly from: Expression; readonly to: Expression }[];
  readonly set: Expression;
  readonly variable: VariableId;
  readonly condition: Expression;
  readonly ofEach?: { readonly layer: LayerId; readonly value: VariableId };
}

export type UnknownSet =
  /** Connected cells round `cell` that agree with it in `by` (an expression of `variable`), or are connected by links of a layer. */
  | { readonly kind: "group"; readonly cell: Expression; readonly by: GroupBy }
  /** All groups: of cells by a value, or of the cells of a set. */
  | { readonly kind: "groups"; readonly set: Expression; readonly by?: GroupBy }
  /** From a cell; or from any of a set of cells, which laws make (`normalize/laws/touching-groups.ts`) and nobody writes. */
  | {
      readonly kind: "reach";
      readonly from: Expression;
      readonly through: Expression;
      /** The layer that a step goes along; absent: across a side. */
      readonly by?: GroupBy;
    }
  | { readonly kind: "way"; readonly from: Expression; readonly to: Expression; readonly through: Expression }
  | {
      readonly kind: "graph";
      readonly property: GraphPropertyName;
      /** A link or edge layer, or a set of elements. */
      readonly on: { readonly layer: LayerId } | { readonly set: Expression };
      /** Links, sides without an edge of the layer, or a relation by which cells are connected; absent: sharing a side. */
      readonly by?:
        | { readonly links: Expression }
        | { readonly edges: LayerId }
        | { readonly relation: LetId };
    };

export type GroupBy =
  | { readonly by: "value"; readonly variable: VariableId; readonly value: Expression }
  | { readonly by: "links"; readonly layer: LayerId }
  /** Cells side by side with an edge between them that has nothing of the layer. */
  | { readonly by: "edges"; readonly layer: LayerId }
  /** Cells for which the relation holds, in one order or the other. */
  | { readonly by: "relation"; readonly relation: LetId };

export type Binder =
  | {
      readonly kind: "in";
      readonly variable: VariableId;
      readonly set: Expression;
      readonly condition?: Expression;
    }
  /** The two ends of a link, in both orders. */
  | {
      readonly kind: "ends";
      readonly first: VariableId;
      readonly second: VariableId;
      readonly link: Expression;
      readonly condition?: Expression;
    }
  /** Neighbours in the order of a set, once each. */
  | {
      readonly kind: "consecutive";
      readonly first: VariableId;
      readonly second: VariableId;
      /** `consecutive cells a, b, c`: those behind the second. */
      readonly further?: readonly VariableId[];
      readonly set: Expression;
      readonly condition?: Expression;
    };

// ---------------------------------------------------------------- statements

export type Statement =
  | {
      readonly kind: "rule";
      readonly span: Span;
      readonly title: string;
      readonly body: readonly Statement[];
    }
  /** A condition of a binder that is unknown makes the body an implication. */
  | {
      readonly kind: "for-each";
      readonly span: Span;
      readonly binders: readonly Binder[];
      readonly body: readonly Statement[];
    }
  | {
      readonly kind: "if";
      readonly span: Span;
      readonly branches: readonly { readonly condition: Expression; readonly body: readonly Statement[] }[];
      readonly otherwise: readonly Statement[];
    }
  | {
      readonly kind: "inside";
      readonly span: Span;
      readonly set: Expression;
      readonly body: readonly Statement[];
    }
  | { readonly kind: "assert"; readonly span: Span; readonly expression: Expression };

export type ForEachStatement = Extract<Statement, { kind: "for-each" }>;

// ---------------------------------------------------------------- declarations

export interface Variable {
  readonly name: string;
  readonly type: Type;
  readonly span: Span;
}

export interface TypedParameter {
  readonly name: string;
  readonly span: Span;
  readonly type: Type;
  /** Bounds, symbols: what the value must satisfy. */
  readonly domain: Domain;
  readonly value?: Expression;
  /** Present for `param`: its own parameters, and the question, with `{v}` for them. */
  readonly asked?: { readonly parameters: readonly VariableId[]; readonly question?: string };
}

export type Domain =
  | { readonly kind: "yes-no" }
  /** Any number; for a `find` layer this is refused. */
  | { readonly kind: "number" }
  | { readonly kind: "range"; readonly from: Expression; readonly to: Expression }
  | { readonly kind: "symbols"; readonly values: readonly string[] }
  | { readonly kind: "numbers"; readonly values: readonly number[] }
  | { readonly kind: "direction" }
  | { readonly kind: "number-list" }
  | { readonly kind: "region" }
  | { readonly kind: "paths"; readonly from?: Expression }
  | { readonly kind: "table"; readonly file?: { readonly path: string; readonly span: Span } }
  /** Filled by `pieces`. */
  | { readonly kind: "pieces"; readonly pieces: PieceSet };

export interface TypedLayer {
  readonly name: string;
  readonly at: Name;
  readonly role: "given" | "find";
  readonly hidden: boolean;
  readonly type: Type;
  readonly domain: Domain;
  readonly orNone: boolean;
  readonly orUnprinted: boolean;
  /** The sort it stands on. */
  readonly on: SortSelection;
  /** The element, in the domain and in `where`. */
  readonly element: VariableId;
  readonly where?: Expression;
  /** How values are spelled in maps, besides their names. */
  readonly written: ReadonlyMap<string, string>;
}

export interface PieceSet {
  readonly name: string;
  /** Of which the cells, or sticks, of its pieces are points. */
  readonly lattice: LatticeName;
  /** Those of an instance, where a table has them; none before its data are read. */
  readonly shapes: readonly PieceShape[];
  readonly table?: LayerId;
  readonly rotations: boolean;
  readonly reflections: boolean;
}

export interface PieceShape {
  readonly name: string;
  readonly span: Span;
  /** Of squares row and column of each cell, from 0, in reading order; of sticks as lattice.ts says. */
  readonly cells: Form;
  /** As a row of a table says it, with how many there are: 1 where no table does. */
  readonly copies?: number;
  readonly drawing?: string;
}

export interface TypedLet {
  readonly declaration: Let;
  readonly name: string;
  readonly form: "value" | "function" | "layer" | "relation";
  readonly parameters: readonly VariableId[];
  /** A derived layer: the elements it stands on (all of a sort, filtered). */
  readonly on?: Binder;
  readonly value: Expression;
}

export interface TypedItems {
  readonly span: Span;
  readonly optional: boolean;
  readonly patterns: readonly {
    readonly family: ItemFamilyId;
    readonly arguments: readonly Expression[];
    readonly span: Span;
  }[];
  readonly times?: { readonly from: Expression; readonly to: Expression };
  readonly binders: readonly Binder[];
  readonly where?: Expression;
}

export interface TypedOption {
  readonly span: Span;
  readonly family: OptionFamilyId;
  readonly parameters: readonly VariableId[];
  readonly binders: readonly Binder[];
  readonly where?: Expression;
  readonly entries: readonly TypedOptionEntry[];
}

export interface TypedOptionEntry {
  readonly span: Span;
  readonly target:
    | { readonly kind: "item"; readonly family: ItemFamilyId; readonly arguments: readonly Expression[] }
    | { readonly kind: "layer"; readonly layer: LayerId; readonly element: Expression };
  readonly value?: Expression;
  readonly binders: readonly Binder[];
  readonly where?: Expression;
}

export interface TypedTimes {
  readonly bound: Bound | "any";
  readonly amounts: readonly { readonly from: Expression; readonly to: Expression }[];
  readonly span: Span;
}

export interface TypedPlace {
  readonly span: Span;
  readonly layer: LayerId;
  /** Names of shapes of the set; each copy of each is placed so often. */
  readonly shapes: readonly string[];
  readonly times: TypedTimes;
}

export interface TypedCover {
  readonly span: Span;
  readonly set: Expression;
  /** The sort of its members: the pieces that lie on these are counted. */
  readonly on: PieceSort;
  readonly times: TypedTimes;
}

/** A board that is listed, or that a file has. */
export type OwnBoard =
  | {
      readonly kind: "places";
      readonly names: readonly string[];
      /** Numbers of places, the smaller first. */
      readonly pairs: readonly (readonly [number, number])[];
    }
  | { readonly kind: "file"; readonly path: string; readonly span: Span };

export interface TypedBoard {
  readonly span: Span;
  /** Then the lengths below say nothing. */
  readonly own?: OwnBoard;
  /** For a form that one length says: that length, twice. */
  readonly rows: Expression;
  readonly columns: Expression;
  /** Layers, and rows of layers: none on a board in a plane. */
  readonly layers: readonly Expression[];
  /** Absent: a rectangle. */
  readonly form?: BoardForm;
  readonly tile: Tile;
  readonly gluing?: Gluing;
  /** Cells that are not there. */
  readonly without: readonly Expression[];
  /** Parameters that get their value from the data: `n = size of top`. */
  readonly bindings: readonly {
    readonly parameter: ParameterId;
    readonly value: { readonly sizeOf: LayerId } | Expression;
  }[];
}

export interface TypedLegendEntry {
  readonly span: Span;
  readonly key:
    | { readonly kind: "symbol"; readonly text: string }
    /** Each number of the range is a symbol; `it` is the number. */
    | { readonly kind: "range"; readonly from: Expression; readonly to: Expression; readonly it: VariableId }
    /** Parts of a template: text, or a hole with its variable. A hole left empty sets nothing. */
    | {
        readonly kind: "template";
        readonly parts: readonly (string | { readonly hole: VariableId; readonly name: string })[];
      };
  readonly sets: readonly {
    readonly span: Span;
    readonly layer: LayerId;
    /** Of a layer by direction. */
    readonly direction?: DirectionName;
    /** A variable of the template is read in the spelling of the layer; other values are ordinary. */
    readonly value:
      | { readonly kind: "expression"; readonly expression: Expression }
      | { readonly kind: "hole"; readonly variable: VariableId }
      /** `?`: a clue of which nobody says the number. */
      | { readonly kind: "unprinted" };
  }[];
}

export interface TypedShow {
  readonly span: Span;
  readonly target: { readonly layer: LayerId; readonly value?: string };
  readonly as:
    | { readonly kind: "text"; readonly text: string }
    | { readonly kind: "look"; readonly look: string };
}

/** Of all answers those are the best in which a number is largest, or smallest. */
export interface TypedObjective {
  readonly span: Span;
  readonly sense: Sense;
  readonly expression: Expression;
}

export interface TypedPuzzle {
  readonly resolved: ResolvedPuzzle;
  readonly name: string;
  readonly title?: string;
  readonly variables: readonly Variable[];
  readonly parameters: readonly TypedParameter[];
  readonly board?: TypedBoard;
  readonly layers: readonly TypedLayer[];
  readonly legend: readonly TypedLegendEntry[];
  readonly lets: readonly TypedLet[];
  readonly itemFamilies: readonly { readonly name: string; readonly span: Span; readonly arity: number }[];
  readonly items: readonly TypedItems[];
  readonly optionFamilies: readonly { readonly name: string; readonly span: Span; readonly arity: number }[];
  readonly options: readonly TypedOption[];
  readonly places: readonly TypedPlace[];
  readonly covers: readonly TypedCover[];
  readonly shows: readonly TypedShow[];
  readonly objective?: TypedObjective;
  readonly statements: readonly Statement[];
}

/** A puzzle whose text had no error. */
export type Sound = TypedPuzzle & { readonly [brand]: "Sound" };

// ---------------------------------------------------------------- instances

/** An instance of a sound puzzle, whose own lines had no error. */
export type SoundInstance = TypedInstance & { readonly puzzle: Sound; readonly [brand]: "SoundInstance" };

export interface TypedInstance {
  /** Whether its own lines had no error; those of its puzzle are told by `Typed.isSound`. */
  readonly sound: boolean;
  readonly resolved: ResolvedInstance | undefined;
  readonly puzzle: TypedPuzzle;
  readonly name?: string;
  readonly span: Span;
  readonly arguments: readonly {
    readonly parameter: ParameterId;
    readonly value: Expression;
    readonly span: Span;
  }[];
  readonly board?: TypedBoard;
  /** Data lines with the layer each fills; `map` fills several through the legend. */
  readonly data: readonly InstanceData[];
  readonly fixes: readonly {
    readonly family: OptionFamilyId;
    readonly arguments: readonly Expression[];
    readonly span: Span;
  }[];
  readonly expect?: Expect;
  readonly solution?: readonly InstanceData[];
  /** The entries that somebody has made on the way to the answer; they are no part of the puzzle. */
  readonly soFar?: readonly InstanceData[];
}

export interface InstanceData {
  readonly line: Data;
  readonly target:
    | { readonly kind: "layer"; readonly layer: LayerId }
    | { readonly kind: "map" }
    | { readonly kind: "asked"; readonly parameter: ParameterId };
  /** `runs on rows:` where the layer stands on lines. */
  readonly on?: "row" | "column";
  /** `map with links:` */
  readonly withLinks: boolean;
  readonly rows: readonly RawLine[];
}

/** The type that was found for an expression. */
export interface TypeFound {
  readonly type: Type;
  /** Before solving. */
  readonly known: boolean;
}

export interface Typed {
  /** Of the expressions as they are written, by their nodes in IR 1, in puzzles and instances. */
  readonly types: ReadonlyMap<SyntaxExpression, TypeFound>;
  /** Puzzles of this file and those its instances use; `sound` where the text had no error. */
  readonly puzzles: readonly TypedPuzzle[];
  readonly isSound: (puzzle: TypedPuzzle) => puzzle is Sound;
  readonly isSoundInstance: (instance: TypedInstance) => instance is SoundInstance;
  /** In the order of the file; a puzzle of this file that needs no data and has no instance is an unnamed instance. */
  readonly instances: readonly TypedInstance[];
}

/** Expressions of one kind. */
export type ExpressionOf<Kind extends Expression["kind"]> = Extract<Expression, { kind: Kind }>;

export type StatementOf<Kind extends Statement["kind"]> = Extract<Statement, { kind: Kind }>;

export type BinderOf<Kind extends Binder["kind"]> = Extract<Binder, { kind: Kind }>;

/** `each cell c in row`: the commonest head. */
export type InSet = BinderOf<"in">;
export type Assertion = StatementOf<"assert">;
export type Comparison = ExpressionOf<"compare">;
export type Aggregate = ExpressionOf<"aggregate">;
