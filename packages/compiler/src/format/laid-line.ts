/** A text in the formatter before it is joined again: physical lines, each knowing what stands on it. */

/**
 * One line of the result. `text` and `comment` are both absent on a blank line. A comment is kept with its `//`, and `text` has neither
 * indentation nor white space at its end.
 */
export interface LaidLine {
  readonly indent: number;
  readonly text: string;
  readonly comment: string;
  /** Offset in `text` behind the first colon outside brackets, if something follows it that may be moved to the right. */
  readonly afterColon?: number;
  /** The same place before formatting, as a column of the line: where neighbours agree in it, the author lined them up. */
  readonly colonWas?: { readonly column: number; readonly gap: number };
  /** Always lined up with its neighbours of the same kind, however it was written. */
  readonly entry?: boolean;
}

export const blank: LaidLine = { indent: 0, text: "", comment: "" };
export const isBlankLine = (line: LaidLine): boolean => line.text === "" && line.comment === "";
