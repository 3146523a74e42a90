/** Meanings of phrases of English, as texts of the language that are still to be said of something. */

/** A statement that is true or false, and the one that says the opposite. */
export interface Said {
  readonly text: string;
  readonly denied: string;
}

/** An element that a sentence speaks of: `c`, a cell. */
export interface Thing {
  readonly variable: string;
  /** `cell`, `row`, the name of a layer whose elements are sets of cells. */
  readonly sort: string;
  readonly role: SetRole;
  /** The sentence speaks of the value that this layer has there. */
  readonly value?: string;
  /** It has a number, in this layer: `that many`. */
  readonly clue?: string;
}

/** Those that have been named so far, the latest last. */
export type Mentioned = readonly Thing[];

export interface Quality {
  readonly of: (variable: string) => Said;
  /** As quantities name it: `star` of `exactly 1 star in …`. */
  readonly plain?: string;
  /** The layer of which there is a value: `with clue`. */
  readonly layer?: string;
  /** The layer of whose number it is true: `odd`. */
  readonly about?: string;
  /** A mere adjective behind a noun. */
  readonly isBare?: true;
  /** Says where the cells are: `more 3s than 2s in row 1` says it of both, `beside a wall` perhaps, and `in a room` of each room. */
  readonly where?: "in" | "beside" | "in some";
  /** A line goes through the cell: of two neighbours it may go from one to the other, or not. */
  readonly isOnLine?: true;
  /** A thing of several cells, or one that may be: a ship. */
  readonly body?: "groups" | "either";
}

/** Cells of a kind, or the values that stand in them. */
export interface Noun {
  readonly conditions: readonly Quality[];
  readonly value?: string;
  /** The value says how many there are in the cell: their number is a sum. */
  readonly isCounted?: boolean;
  /** A mere number was said, which may as well be an amount: `each column has two`. */
  readonly isBare?: boolean;
  /** Others than that of which they are said. */
  readonly isOther?: true;
}

export type SetRole = "cell" | "line" | "region" | "path" | "pieces" | "family";

/** Sets of cells that have a name: `row`, `block 2x2`, `room`. */
export interface Sets {
  readonly sort: string;
  readonly role: SetRole;
  /** They were called rectangles. */
  readonly areRectangles?: boolean;
  /** `groups of cells where shaded`: what they are made of. */
  readonly of?: string;
}

export type AmountBound = "exactly" | "at most" | "at least";

export interface HowMany {
  readonly bound: AmountBound;
  readonly number: (scope: Mentioned) => string;
  /** `2 or 3`, `1..3` */
  readonly isSeveral?: boolean;
  /** A number alone, without `exactly`: the bound of another before it may be meant too, and whoever denies it denies more as well. */
  readonly isBare?: boolean;
  /** `a`, `any`: no number was said. */
  readonly isIndefinite?: boolean;
}

/** So many of a kind. */
export interface SoMany {
  readonly amount: HowMany;
  readonly noun: Noun;
}

export interface Verb {
  readonly of: (thing: Thing, scope: Mentioned) => Said;
  /** Says that something is at a place of the board, and not what it is. */
  readonly isPlace?: true;
  /** As quantities name whatever it is true of. */
  readonly plain?: string;
  /** The layer of whose number it is true. */
  readonly about?: string;
  readonly isDenial?: true;
  /** Says one thing and denies another: `not A and not B` is no denial of `A and not B`. */
  readonly isMixed?: true;
}

/** Which cells are near a cell. `touching`: no more was said than that; cells touch diagonally too, regions where they share a side. */
export type Near = "sides" | "all round" | "corners" | "touching";

/** A condition that two cells are in. */
export interface Pairs {
  readonly near: Near | Sets;
  readonly noun: Noun;
  readonly where?: (x: string, y: string) => string;
  /** A condition of the link `l` between them: `l has dot`. */
  readonly link?: string;
  /** `two cells in a room`: any two of them, or some two. */
  readonly isAnyOrSome?: true;
}

/** Where the other is that a cell is left of, above, …: to look there from the cell. */
export interface Side {
  readonly direction: string;
  /** Next to it, and not only somewhere on that side. */
  readonly isNext: boolean;
}

export interface ComparingSign {
  readonly sign: string;
  readonly denied: string;
}

/** A layer of numbers outside the board, one for each row or column. */
export interface OuterClue {
  readonly sort: "row" | "column";
  readonly layer: string;
  /** Of the board, if its name says on which it stands. */
  readonly side: string;
  /** Its line is seen from the last cell. */
  readonly isBack: boolean;
}

/** The meaning that a phrase of each kind has. */
export interface Meanings {
  readonly adjective: Quality;
  /** Said of cells that follow each other: that they are equal, or different. */
  readonly alike: (run: readonly string[]) => Said;
  /** How far two cells are from each other, or where both are. */
  readonly apart: (x: string, y: string) => Said;
  readonly amount: HowMany;
  /** All cells of a kind as one thing, in the singular: `the canal`. */
  readonly area: Quality;
  readonly be: true;
  /** The view ends at the next cell of this kind. `of`: a view of those of that name. */
  readonly blocked: { readonly until: string; readonly of?: string };
  /** Cells that together are one thing: ships. */
  readonly body: Quality;
  /** Such things do not touch. */
  readonly bodies: { readonly kind: string; readonly near: Near; readonly are: "groups" | "either" };
  readonly between: (x: Thing, y: Thing) => Said;
  readonly clause: (scope: Mentioned) => Said;
  readonly clue: { readonly layer: string; readonly sort: string };
  readonly comparison: ComparingSign;
  readonly core: Noun;
  readonly count: { readonly noun: Noun; readonly where: Meanings["where"] };
  readonly counted: SoMany;
  /** Whether a cell counts itself among those that it sees. */
  readonly counting: 0 | 1;
  /** Several of them: `one A, one B and two empty cells`. */
  readonly counteds: readonly SoMany[];
  /** A yes/no layer on corners: the corners that are marked. */
  readonly marks: string;
  /** Two kinds of cells that alternate: the condition of one, where all others are of the other kind. */
  readonly twoKinds: Quality;
  /** Cells that have names, one after the other. */
  readonly cast: readonly Thing[];
  /** Layers that are called like people. */
  readonly crew: readonly string[];
  /** A value of each of those. */
  readonly duty: string;
  /** Cells of the kind that somebody has who `works`, `is off`, `has a late shift`. */
  readonly does: Noun;
  /** How many of them a sentence with that article may mean: `a row` is each row, or some row. */
  readonly each: "each" | "a" | "the";
  /** True of somebody, or of something, who is the only one called so. */
  readonly fact: Said;
  readonly flag: Quality;
  /** Values of which lists are in a table: `word`. */
  readonly inTable: string;
  /** No word: who tells the truth, where a program says so. */
  readonly honest: Quality;
  /** Numbers of ships, each with the size of these. */
  readonly fleet: readonly (readonly [amount: HowMany, size: string])[];
  /** A condition of a link `l`. */
  readonly joint: string;
  readonly kind: Noun;
  /** A layer that lists its values. */
  /** A layer of lists of numbers. */
  readonly lengths: { readonly layer: string; readonly sort: string };
  /** A layer whose values are counted, each by itself: a cell may have none. */
  readonly ofEach: string;
  /** Values of a list, in the order of the sentence. */
  readonly letters: readonly Quality[];
  readonly listed: string;
  /** Layers, one after the other: `person, drink and age`. */
  readonly layers: readonly string[];
  /** One such thing, the only one: the snake. */
  readonly lone: Quality;
  readonly loop: string;
  /** A number that a set, or a cell, has: `the size`, `the sum of the digits`. */
  readonly measure: (of: Thing, scope: Mentioned) => string;
  readonly near: Near;
  readonly named: Thing;
  readonly nameds: readonly Thing[];
  readonly nearby: Near;
  /** It is so in each answer, whatever the rules are: why. */
  readonly needless: string;
  readonly noun: Noun;
  /** One cell of those in order: `cells[2]`. */
  readonly nth: string;
  readonly number: string;
  readonly numbers: { readonly text: string; readonly isSeveral: boolean };
  /** The head of a rule, and `…` behind it. */
  readonly opening: string;
  /** A layer of which a cell has a value, or none. */
  readonly optional: string;
  readonly order: true;
  /** A place by its number in the row: `first`. */
  readonly ordinal: Quality;
  readonly outer: readonly OuterClue[];
  readonly own: Quality;
  /** Of which sorts the lines are of which numbers outside tell. */
  readonly ownLine: readonly string[];
  readonly pairs: Pairs;
  /** The name of a value: whoever, or whatever, is called so. */
  readonly person: Quality;
  /** Several of them, one after the other. */
  readonly people: readonly Quality[];
  readonly place: Quality;
  /** Asks to fill the board, and says no rule yet. */
  readonly task: true;
  /** One of two of whom a sentence compares a number, and its layer if the sentence says which. */
  readonly ranked: { readonly one: Quality; readonly layer?: string };
  /** How two numbers are to each other: of the first, and of both. */
  readonly ranking: (x: string, y: string) => Said;
  readonly rankings: (x: string, y: string) => Said;
  /** A number beside another: `higher`, `one lower`. */
  readonly rank: (theirs: string, own: string) => Said;
  readonly relative: Quality;
  /** The name of what `joint` is about: `dot`. */
  readonly mark: string;
  /** Where a cell is: beside another, on a side of it, at a place of the board. */
  readonly spot: Verb;
  /** Said of a number. */
  readonly saying: (number: string, scope: Mentioned) => Said;
  /** Cells of a kind that follow each other in a line. */
  readonly run: Noun;
  /** The numbers of which the larger hide the smaller. */
  readonly seen: string;
  readonly seenFrom: true;
  readonly sentence: string;
  readonly series: readonly string[];
  readonly sets: Sets;
  /** A layer whose values are kinds. `isSparse`: not every cell has one. */
  readonly shared: { readonly layer: string; readonly isSparse: boolean };
  readonly equals: Meanings["stretch"] & { readonly tone: string };
  /** So many cells that follow each other in each line. */
  readonly stretch: { readonly many: string; readonly families: readonly Sets[] };
  /** No more than so many in a run. */
  readonly short: { readonly noun: Noun; readonly most: number };
  readonly side: Side;
  /** A place, or whoever is there, where each place has somebody. */
  readonly seat: true;
  readonly sized: string;
  /** Another thing of the same kind, which may be named again. */
  readonly other: Pick<Quality, "plain">;
  /** Things of one cell each. */
  readonly single: Quality;
  /** A move of a piece of chess, from one cell to another: where the second may be, and a condition of both. */
  readonly move: { readonly set: string; readonly where?: string };
  /** Where the first sits, by numbers, as the second sees it. */
  readonly sitting: (x: Thing, y: Thing) => Said;
  readonly families: readonly Sets[];
  /** Some of the rows, or of the columns. */
  readonly someLines: { readonly sort: "row" | "column"; readonly where: (line: string) => string };
  /** The form that the cells of a set have together. */
  readonly form: (set: string) => Said;
  readonly tail: readonly Quality[];
  /** A layer that gives each cell a colour. */
  /** A layer of numbers, and that the number of y follows that of x. */
  readonly successive: { readonly layer: string; readonly follows: string };
  readonly tone: string;
  /** When something is: on the first day, in leg 2; and at one of two such times. */
  readonly time: Quality;
  readonly times: Quality;
  readonly too: true;
  readonly touch: Near;
  readonly touching: Near;
  readonly two: true;
  readonly statement: (scope: Mentioned) => string;
  /** How the number of `b` is to that of `a`, of two cells that a path visits one after the other: without an amount, and with one. */
  readonly slope: Said;
  readonly stepping: Said;
  /** Numbers that some cells have: to be found, or given. */
  readonly sparse: string;
  /** Those of the only path, or of each of these. */
  readonly steps: { readonly sets?: Sets };
  readonly together: (noun: Noun, set: string, scope: Mentioned) => Said;
  readonly value: (scope: Mentioned) => string;
  readonly valued: string;
  readonly verb: Verb;
  /** One thing said of something, or two. */
  readonly verbs: Verb;
  /** Which cells round a cell: `its neighbours`. */
  readonly vicinity: Near;
  readonly visit: true;
  /** In all four directions. */
  readonly ways: true;
  readonly where: (scope: Mentioned) => string;
  /** Somebody who is told of alone: `Ann`, `the one who drinks tea`. */
  readonly whoever: Quality;
}

/** Stands in a text that cannot be said: nothing in the sentence is what a pronoun could mean. */
export const UNSAID = "\0";
export const unsaid: Said = { text: UNSAID, denied: UNSAID };
