/**
 * An obstacle to an import or an export: data, which the caller puts into words. Places are offsets into the text that was given.
 */
export type Problem =
  /** Neither an address, nor pzprv3 text, nor a line of a Sudoku. */
  | { readonly kind: "unknown-form" }
  | { readonly kind: "unknown-genre"; readonly genre: string; readonly at: ProblemPlace }
  /** No whole number from 1 on, or more cells than a puzzle has. */
  | { readonly kind: "size"; readonly size: string; readonly at: ProblemPlace }
  /** The text ends before all of `what` has been said. */
  | { readonly kind: "cut-off"; readonly what: string; readonly at: ProblemPlace }
  /** The board is full, and there is more. */
  | { readonly kind: "left-over"; readonly at: ProblemPlace }
  | { readonly kind: "unreadable"; readonly what: string; readonly at: ProblemPlace }
  /** Packed text becomes more than `most` signs. */
  | { readonly kind: "too-long"; readonly most: number; readonly at: ProblemPlace }
  /** The address only names a puzzle that its page keeps. */
  | { readonly kind: "kept-elsewhere"; readonly at: ProblemPlace }
  /** The text is good, but the class has no word for this. */
  | {
      readonly kind: "not-in-class";
      readonly puzzle: string;
      readonly what: string;
      readonly at: ProblemPlace;
    }
  /** For an export: the format has no genre for the class, or no sign for the data. */
  | { readonly kind: "no-genre"; readonly puzzle: string }
  | { readonly kind: "not-in-format"; readonly puzzle: string; readonly what: string };

export interface ProblemPlace {
  readonly start: number;
  readonly end: number;
}

export type Result<Value> = { readonly value: Value } | { readonly problem: Problem };
