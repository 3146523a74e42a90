/**
 * IR 1: the first-order abstract syntax tree.
 *
 * Produced by: syntax/ (`parse`), one logical line at a time. Consumed by: resolve/.
 * Established: the structure of lines and blocks; every node has the span it was written at; raw data rows (maps, shapes, lists) are
 * kept as text with spans, because what they mean depends on the layer that they fill.
 * Still possible: names that nothing declares, sorts used as values, types that do not fit, a `broken` line wherever a line may stand,
 * an `absent` expression wherever an expression may stand (the parser has reported each of these).
 * Long, because a representation is one file: it is looked up, and its parts refer to each other.
 * Example: `exactly one of each digit in each row` is an `assertion` of a `quantity`
 * { bound: "exactly", amounts: [{from: number 1}], counted: { of: "each", name: "digit" }, place: { each: [sort row] } }.
 */

import type { Span } from "./text/span.js";
import type { GraphPropertyName } from "./vocabulary/graph-properties.js";

/** A name as written; `text` is "" where the parser had to invent one. */
export interface Name {
  readonly kind: "name";
  readonly span: Span;
  readonly text: string;
}

/** A quoted text, without its quotes. Texts have no backslash escapes; `""` inside one is a quote. `span` includes the quotes. */
export interface Text {
  readonly kind: "text";
  readonly span: Span;
  readonly text: string;
}

/** A row of a raw block, or the rest of a header line, verbatim: trailing white space and comments cut off. */
export interface RawLine {
  readonly span: Span;
  readonly text: string;
}

/** A line that could not be understood; it was reported, and keeps its place. */
export interface Broken {
  readonly kind: "broken";
  readonly span: Span;
}

// ---------------------------------------------------------------- file and sections

export interface File {
  readonly kind: "file";
  readonly span: Span;
  /** In the order of the text. `use` at the margin before or between sections. */
  readonly sections: readonly (Use | Puzzle | Instance | Broken)[];
}

/** `use "other.ecp"` · `use std` · inside a puzzle or at the margin: `use Grid from "grid.ecp"` / `from std`. */
export interface Use {
  readonly kind: "use";
  readonly span: Span;
  /** The puzzle whose lines are taken in; absent: the file's puzzles become known. */
  readonly puzzle?: Name;
  readonly from: Text | "std";
}

export interface Puzzle {
  readonly kind: "puzzle";
  readonly span: Span;
  readonly name: Name;
  readonly parameters: readonly Parameter[];
  readonly title?: Text;
  /** Other names under which people know it. */
  readonly aliases?: readonly Text[];
  readonly body: readonly ClassLine[];
  readonly torn?: Torn;
}

/** A line of the section could not be read as it stands, which was reported: its nodes may lack what the grammar demands. */
export type Torn = true;

/** `n: 1..100 = 9` in the header of a puzzle. */
export interface Parameter {
  readonly kind: "parameter";
  readonly span: Span;
  readonly name: Name;
  readonly type: TypeExpression;
  readonly value?: Expression;
}

export interface Instance {
  readonly kind: "instance";
  readonly span: Span;
  readonly title?: Text;
  /** Absent: the puzzle before it in the file. */
  readonly of?: Name;
  readonly arguments: readonly Argument[];
  readonly body: readonly InstanceLine[];
  readonly torn?: Torn;
}

/** `n = 4`, or by position. */
export interface Argument {
  readonly kind: "argument";
  readonly span: Span;
  readonly name?: Name;
  readonly value: Expression;
}

// ---------------------------------------------------------------- lines of a puzzle

export type ClassLine =
  | Use
  | Board
  | Layer
  | Legend
  | Let
  | AskedParameter
  | Items
  | Option
  | Pieces
  | Place
  | Cover
  | Show
  | Objective
  | Statement;

/**
 * `board places NAME, …`, with `neighbours:` below; `board from "FILE"`;
 * `board [FORM] R x C … [of KIND] [KIND] [torus] [without SET, …] [where n = size of top, …]`; also a line of an instance.
 */
export interface Board {
  readonly kind: "board";
  readonly span: Span;
  /** A board of one's own: its places by name, or the file that has them. */
  readonly places?: readonly Name[];
  readonly file?: Text;
  /** The lines below `neighbours:`, and the rest of its own line, as text. */
  readonly neighbours?: readonly RawLine[];
  /** `hexagon`, `triangle`: a form that one length says. */
  readonly tiling?: Name;
  /** `hexagons`, `cylinder`: what it is made of, and how it is joined. */
  readonly kinds: readonly Name[];
  /** Rows, columns, layers, …, or the length of a side. */
  readonly dimensions: readonly Expression[];
  readonly torus: boolean;
  readonly without: readonly Expression[];
  readonly bindings: readonly { readonly name: Name; readonly value: Expression }[];
}

/** `given a, b: TYPE on SET` · `find [hidden] a: TYPE on SET`. */
export interface Layer {
  readonly kind: "layer";
  readonly span: Span;
  readonly role: "given" | "find";
  readonly hidden: boolean;
  readonly names: readonly Name[];
  readonly type: TypeExpression;
  /** `or none`: an element may be without value. */
  readonly orNone: boolean;
  /** `or ?`: there is a value, and it is not printed. */
  readonly orUnprinted: boolean;
  /** `on links` is a name, `on cells where not wall` a filter. Absent: cells. */
  readonly on?: Expression;
  /** `written ^ up, > right`, `written Mon 1`: how the values are spelled in maps. */
  readonly written: readonly { readonly symbol: Text; readonly value: Name | NumberLiteral }[];
}

export type TypeExpression =
  | { readonly kind: "yes-no-type"; readonly span: Span }
  | { readonly kind: "number-type"; readonly span: Span }
  | { readonly kind: "numbers-type"; readonly span: Span }
  | { readonly kind: "range-type"; readonly span: Span; readonly from: Expression; readonly to: Expression }
  | { readonly kind: "values-type"; readonly span: Span; readonly values: readonly (Name | NumberLiteral)[] }
  | { readonly kind: "region-type"; readonly span: Span }
  | { readonly kind: "direction-type"; readonly span: Span }
  | { readonly kind: "paths-type"; readonly span: Span; readonly from?: Expression }
  /** Without a file the instance gives the rows. */
  | { readonly kind: "table-type"; readonly span: Span; readonly file?: Text }
  | { readonly kind: "unknown-type"; readonly span: Span; readonly name: Name };

export interface Legend {
  readonly kind: "legend";
  readonly span: Span;
  readonly entries: readonly (LegendEntry | Broken)[];
}

/** `"#": wall` · `0..4: wall, clue = it` · `"{d}\{a}": wall, down = d, across = a`. */
export interface LegendEntry {
  readonly kind: "legend-entry";
  readonly span: Span;
  readonly key:
    | Text
    | NumberLiteral
    | { readonly kind: "range"; readonly span: Span; readonly from: Expression; readonly to: Expression };
  readonly sets: readonly LegendSetting[];
}

/** `wall` (yes, or the template's value of that name), `not wall`, `clue = it`, `clue = ?`, or a symbol (`moon`). */
export interface LegendSetting {
  readonly kind: "legend-setting";
  readonly span: Span;
  readonly name: Name;
  /** `clue.up = 3`, of a layer by direction. */
  readonly direction?: Name;
  readonly negated: boolean;
  /** `clue = ?`: it has no value then. */
  readonly unprinted: boolean;
  readonly value?: Expression;
}

export interface Let {
  readonly kind: "let";
  readonly span: Span;
  readonly name: Name;
  /** A function: `let code(a, b) = …`. */
  readonly parameters?: readonly Name[];
  /** A derived layer or relation: `let turn of cell c with clue where P = …`, `let joined of corners p, q = …`. */
  readonly of?: Head;
  readonly value: Expression;
}

/** `param occurs(v): number "How often is {v} in a row?"`. */
export interface AskedParameter {
  readonly kind: "param";
  readonly span: Span;
  readonly name: Name;
  readonly parameters: readonly Name[];
  readonly type: TypeExpression;
  readonly value?: Expression;
  readonly question?: Text;
}

/** `[optional] items slot(i) 2..3 times for i in 1..2*n where P`, several separated by commas before the `for`. */
export interface Items {
  readonly kind: "items";
  readonly span: Span;
  readonly optional: boolean;
  readonly items: readonly ItemPattern[];
  /** `2..3 times`; absent: once. */
  readonly times?: Amount;
  readonly binders: readonly BinderOrHead[];
  readonly where?: Expression;
}

/** `slot(i)` or `physics`. */
export interface ItemPattern {
  readonly kind: "item";
  readonly span: Span;
  readonly name: Name;
  readonly arguments: readonly Expression[];
}

/** `option put(x, a) for x in cells, a in 1..3 where P: place(x), side(x.edge(up)) = a, cell(i, j) for i in a..b, c.number = 3`. */
export interface Option {
  readonly kind: "option";
  readonly span: Span;
  readonly name: Name;
  readonly parameters: readonly Name[];
  readonly binders: readonly BinderOrHead[];
  readonly where?: Expression;
  readonly entries: readonly OptionEntry[];
}

export interface OptionEntry {
  readonly kind: "option-entry";
  readonly span: Span;
  /** An item, or a layer of an element (`c.number`). */
  readonly target: ItemPattern | Member;
  /** A colour of an item, the value of a layer. */
  readonly value?: Expression;
  readonly binders: readonly BinderOrHead[];
  readonly where?: Expression;
}

/**
 * `pieces [one-sided | fixed] pentomino with rotations, reflections`, with drawn shapes below it if it is not a built-in set;
 * `pieces ship from fleet`: a table of the instance has the drawings; `pieces tetrastick on edges`.
 */
export interface Pieces {
  readonly kind: "pieces";
  readonly span: Span;
  readonly name: Name;
  /** The built-in shapes that count as different: `free` (default), `one-sided`, `fixed`. */
  readonly variant?: Name;
  /** `edges`, `links`; absent: cells. */
  readonly on?: Name;
  readonly table?: Name;
  /** `rotations`, `reflections`. */
  readonly symmetries: readonly Name[];
  readonly shapes?: readonly (DrawnShape | Broken)[];
}

/** `I: ####`, or a block of rows of `#` and `.` below `L:`. */
export interface DrawnShape {
  readonly kind: "shape";
  readonly span: Span;
  readonly name: Name;
  readonly rows: readonly RawLine[];
}

/** `place each pentomino exactly once` · `place cruiser exactly 2 times` · `place each t any number of times`. */
export interface Place {
  readonly kind: "place";
  readonly span: Span;
  readonly each: boolean;
  readonly name: Name;
  readonly times: Times;
}

/** `cover each cell where not wall exactly once`. */
export interface Cover {
  readonly kind: "cover";
  readonly span: Span;
  /** `cover each cell`: a sort phrase, filtered or not. `cover SET` likewise. */
  readonly set: Expression;
  readonly times: Times;
}

/** `exactly once`, `at most 2 times`, `any number of times` (no bound). */
export interface Times {
  readonly span: Span;
  readonly bound: Bound | "any";
  readonly amounts: readonly Amount[];
}

/** `show queen as "♛"`, `show wall as black`, `show shaded with "#"` is not a form: one name, one look. */
export interface Show {
  readonly kind: "show";
  readonly span: Span;
  /** A layer, or a symbol of one. */
  readonly name: Name;
  readonly as: Text | Name;
}

/** `maximize E` · `minimize E`: of all answers the best are wanted. */
export interface Objective {
  readonly kind: "objective";
  readonly span: Span;
  readonly sense: Sense;
  readonly expression: Expression;
}

export type Sense = "maximize" | "minimize";

// ---------------------------------------------------------------- statements

export type Statement = Rule | ForEach | If | Inside | Assertion | Broken;

/** Without a title it is only what stands in it: `rule: connected(cells with sea)`. */
export interface Rule {
  readonly kind: "rule";
  readonly span: Span;
  readonly title?: Text;
  readonly body: readonly Statement[];
}

export interface ForEach {
  readonly kind: "for-each";
  readonly span: Span;
  readonly heads: readonly Head[];
  readonly body: readonly Statement[];
}

/**
 * `cell c with clue where P` · `cells x, y in each line` · `link l (x, y)` · `block 2x2 b` · `group g by number where P` ·
 * `stretch s of cells where not shaded` · `consecutive cells a, b in S` · `k in 1..n` (no sort).
 */
export interface Head {
  readonly kind: "head";
  readonly span: Span;
  /** Absent: `k in 1..n`. */
  readonly sort?: SortPhrase;
  readonly names: readonly Name[];
  /** The two ends of a link: `link l (x, y)`. */
  readonly pair?: readonly [Name, Name];
  readonly in?: Expression;
  /** `in each line`, a family: the names range over each of its sets in turn. */
  /** Families, each in its turn. */
  readonly inEach?: readonly Expression[];
  readonly with: readonly With[];
  readonly where?: Expression;
  /** `x in c.around`, written behind `cell c`: its names are not those before it in the same head either. */
  readonly apartFromBefore?: true;
}

/** `with clue`, `without number`. */
export interface With {
  readonly span: Span;
  readonly name: Name;
  readonly negated: boolean;
}

export interface If {
  readonly kind: "if";
  readonly span: Span;
  /** `if`, then each `else if`. */
  readonly branches: readonly { readonly condition: Expression; readonly body: readonly Statement[] }[];
  readonly otherwise?: readonly Statement[];
}

/** `inside SET:` */
export interface Inside {
  readonly kind: "inside";
  readonly span: Span;
  readonly set: Expression;
  readonly body: readonly Statement[];
}

/** An expression that must be true; quantity statements are these. */
export interface Assertion {
  readonly kind: "assertion";
  readonly span: Span;
  readonly expression: Expression;
}

// ---------------------------------------------------------------- expressions

export type Expression =
  | NumberLiteral
  | TruthLiteral
  | Text
  | CellLiteral
  | NoneLiteral
  | Name
  | Member
  | Call
  | Comprehension
  | Index
  | Slice
  | Unary
  | Binary
  | Is
  | IsInside
  | Has
  | Conditional
  | Range
  | SetLiteral
  | ListLiteral
  | ListComprehension
  | Quantified
  | Quantity
  | The
  | SortPhrase
  | Filter
  | Until
  | Along
  | GraphProperty
  | Absent;

export interface NumberLiteral {
  readonly kind: "number";
  readonly span: Span;
  readonly value: number;
}

export interface TruthLiteral {
  readonly kind: "truth";
  readonly span: Span;
  readonly value: boolean;
}

/** `r3c5`; rows and columns count from 1. */
export interface CellLiteral {
  readonly kind: "cell";
  readonly span: Span;
  readonly row: number;
  readonly column: number;
}

export interface NoneLiteral {
  readonly kind: "none";
  readonly span: Span;
}

/** `c.digit`, `c.right` */
export interface Member {
  readonly kind: "member";
  readonly span: Span;
  readonly target: Expression;
  readonly name: Name;
}

/** `f(a, b)`, `c.next(d)`, `group(c by shaded)`, `way(a, b through S)`, `connected(S by links with bridge)`, `size of top`. */
export interface Call {
  readonly kind: "call";
  readonly span: Span;
  readonly target?: Expression;
  readonly name: Name;
  readonly arguments: readonly Expression[];
  /** `first(x in S where P)`: the elements x of S where P, which is the argument of a function of one set. */
  readonly ofSet?: Expression;
  readonly by?: Expression;
  readonly through?: Expression;
}

/** `count(x in S where P)`, `sum(e for x in S, y in T where P)`. */
export interface Comprehension {
  readonly kind: "comprehension";
  readonly span: Span;
  /** The aggregate: count, sum, all, some, different, … */
  readonly name: Name;
  /** Absent in `count(x in S)` and `runs(x in S where P)`. */
  readonly body?: Expression;
  readonly binders: readonly BinderOrHead[];
  readonly where?: Expression;
}

/** `for x in S`, `for each cell c with clue`. */
export type BinderOrHead = Binder | Head;

/** `a, b in 1..3`, `(x, y) in links`. */
export interface Binder {
  readonly kind: "binder";
  readonly span: Span;
  readonly names: readonly Name[];
  readonly pair?: readonly [Name, Name];
  readonly set: Expression;
}

/** `a[1]` */
export interface Index {
  readonly kind: "index";
  readonly span: Span;
  readonly target: Expression;
  readonly index: Expression;
}

/** `a[2..]`, `a[..3]`, `a[2..3]` */
export interface Slice {
  readonly kind: "slice";
  readonly span: Span;
  readonly target: Expression;
  readonly from?: Expression;
  readonly to?: Expression;
}

export interface Unary {
  readonly kind: "unary";
  readonly span: Span;
  readonly operator: "not" | "-";
  readonly operand: Expression;
}

export type BinaryOperator =
  | "implies"
  | "or"
  | "and"
  | "="
  | "!="
  | "<"
  | "<="
  | ">"
  | ">="
  | "in"
  | "not in"
  | "before"
  | "+"
  | "-"
  | "*"
  | "/"
  | "mod";

export interface Binary {
  readonly kind: "binary";
  readonly span: Span;
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
}

/** `x is y`, `c is not shaded`, `clue is known`. */
export interface Is {
  readonly kind: "is";
  readonly span: Span;
  readonly subject: Expression;
  readonly negated: boolean;
  /** An adjective (a name) or an element. */
  readonly test: Expression;
}

/** `c is inside road`, `c is not outside road`. */
export interface IsInside {
  readonly kind: "is-inside";
  readonly span: Span;
  readonly subject: Expression;
  readonly negated: boolean;
  readonly side: "inside" | "outside";
  readonly layer: Name;
}

/** `c has clue`, `c has not clue`, `c has next(d)`. */
export interface Has {
  readonly kind: "has";
  readonly span: Span;
  readonly subject: Expression;
  readonly negated: boolean;
  readonly name: Name;
  readonly arguments: readonly Expression[];
}

export interface Conditional {
  readonly kind: "conditional";
  readonly span: Span;
  readonly condition: Expression;
  readonly then: Expression;
  readonly otherwise: Expression;
}

/** `1..n` */
export interface Range {
  readonly kind: "range";
  readonly span: Span;
  readonly from: Expression;
  readonly to: Expression;
}

/** `{5, 10}` */
export interface SetLiteral {
  readonly kind: "set";
  readonly span: Span;
  readonly elements: readonly Expression[];
}

/** `[a, b]` */
export interface ListLiteral {
  readonly kind: "list";
  readonly span: Span;
  readonly elements: readonly Expression[];
}

/** `[c.digit for c in r where P]` */
export interface ListComprehension {
  readonly kind: "list-comprehension";
  readonly span: Span;
  readonly body: Expression;
  readonly binders: readonly BinderOrHead[];
  readonly where?: Expression;
}

/** `some x in b is not shaded`: `test` is an `is` or `has` whose subject is the bound name. */
export interface Quantified {
  readonly kind: "quantified";
  readonly span: Span;
  readonly quantifier: "some" | "all";
  readonly name: Name;
  readonly set: Expression;
  readonly test: Is | IsInside | Has;
}

export type Bound = "exactly" | "at most" | "at least";

/** `2`, `1..3`; several are alternatives: `0 or 2`. `one` is 1. */
export interface Amount {
  readonly span: Span;
  readonly from: Expression;
  readonly to?: Expression;
}

/**
 * `exactly 0 or 2 lines in c.links` · `exactly one of each digit in each row, column` · `exactly k of each number k in each row`.
 */
export interface Quantity {
  readonly kind: "quantity";
  readonly span: Span;
  readonly bound: Bound;
  readonly amounts: readonly Amount[];
  readonly counted: Counted;
  readonly place: QuantityPlace;
}

export type Counted =
  /** `of each digit`, `of each number k` */
  | { readonly of: "each"; readonly span: Span; readonly name: Name; readonly variable?: Name }
  /** `queen`, `not shaded`, `moon` */
  | { readonly of: "noun"; readonly span: Span; readonly name: Name; readonly negated: boolean };

export type QuantityPlace =
  /** `in each row, column, box h x w`: sort phrases, names of families, filters of either. */
  | { readonly of: "each"; readonly span: Span; readonly families: readonly Expression[] }
  | { readonly of: "set"; readonly span: Span; readonly set: Expression };

/** `the S` where S is an adjective or a set. */
export interface The {
  readonly kind: "the";
  readonly span: Span;
  readonly set: Expression;
}

/**
 * A sort with more than its name: `border cells`, `long diagonal`, `box h x w`, `block 2x2`, `stretches of cells where P`, `group by number`,
 * `consecutive cells`. In a `Head` also a bare sort (`cell`); as an expression a bare sort is a `Name`.
 */
export interface SortPhrase {
  readonly kind: "sort";
  readonly span: Span;
  readonly adjectives: readonly Name[];
  readonly name: Name;
  /** Height and width. */
  readonly size?: readonly [Expression, Expression];
  readonly of?: Expression;
  readonly by?: Expression;
}

/** `cells where P`, `cells x with L where P`, `links (x, y) where P`, `c.neighbours with number`. */
export interface Filter {
  readonly kind: "filter";
  readonly span: Span;
  readonly set: Expression;
  readonly variable?: Name;
  readonly pair?: readonly [Name, Name];
  readonly with: readonly With[];
  readonly where?: Expression;
}

/** `look(c, right) until wall`: the condition is about the element (bare names), and may be negated. */
export interface Until {
  readonly kind: "until";
  readonly span: Span;
  readonly set: Expression;
  readonly condition: Expression;
}

/** `look(c, d) along road` */
export interface Along {
  readonly kind: "along";
  readonly span: Span;
  readonly set: Expression;
  readonly layer: Name;
}

/** `loop fence`; the forms over a set are calls. */
export interface GraphProperty {
  readonly kind: "graph-property";
  readonly span: Span;
  readonly property: GraphPropertyName;
  readonly layer: Name;
}

/** Where an expression should stand and none does. */
export interface Absent {
  readonly kind: "absent";
  readonly span: Span;
}

// ---------------------------------------------------------------- lines of an instance

export type InstanceLine = Data | Expect | Solution | SoFar | Fix | Board | Broken;

/** `digit:` and rows, `top: 3 . 2 1`, `count: a = 3`, `runs on rows:`, `map with links:`, `m: from "file.csv"`. */
export interface Data {
  readonly kind: "data";
  readonly span: Span;
  /** A layer, or `map`. */
  readonly name: Name;
  /** `on rows` */
  readonly on?: Name;
  /** `with links` */
  readonly with?: Name;
  /** The text behind the colon on its line. */
  readonly inline?: RawLine;
  readonly rows: readonly RawLine[];
}

/** `expect unique` · `expect 92 solutions` · `expect no solution` · `expect best 5`, `-5`, `7/2`. */
export interface Expect {
  readonly kind: "expect";
  readonly span: Span;
  readonly what:
    | { readonly of: "unique" }
    | { readonly of: "none" }
    | { readonly of: "count"; readonly count: bigint }
    | { readonly of: "best"; readonly number: number };
}

export interface Solution {
  readonly kind: "solution";
  readonly span: Span;
  readonly data: readonly (Data | Broken)[];
}

/** `so far:` what somebody has entered on the way to the answer. */
export interface SoFar {
  readonly kind: "so-far";
  readonly span: Span;
  readonly data: readonly (Data | Broken)[];
}

/** `fix pair(1, 2), Anna`: options that the instance chooses. */
export interface Fix {
  readonly kind: "fix";
  readonly span: Span;
  readonly options: readonly ItemPattern[];
}
