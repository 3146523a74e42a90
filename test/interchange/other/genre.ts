/** A genre as puzz.link writes it, a second time, for the judge. */
import type { Dice } from "./boards.js";

export interface Written {
  readonly rows: number;
  readonly columns: number;
  /** Behind the size. */
  readonly body: string;
  /** Behind the size, a line each; answers are empty. */
  readonly lines: readonly string[];
  /** Why it cannot be read. */
  readonly refused?: RegExp;
  /** What a file cannot say, so that there is an address only. */
  readonly notInFile?: RegExp;
  /** As it is written again, where that differs: what says nothing is left out. */
  readonly again?: { readonly body: string; readonly lines: readonly string[] };
}

export interface OtherGenre {
  readonly name: string;
  readonly file: string;
  readonly draw: (dice: Dice, rows: number, columns: number) => Written;
  readonly square?: true;
  /** The version of its files, where it is not the first. */
  readonly version?: number;
  /** The sizes it has, where not all. */
  readonly sides?: readonly number[];
}
