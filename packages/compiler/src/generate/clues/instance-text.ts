/** An instance section, ready to be pasted. */
import type { Board } from "../../board.js";
import { type Block, blockText } from "./write-data.js";

export interface Heading {
  readonly title: string;
  readonly puzzle: string;
  /** `n = 6`, in the order of the puzzle. */
  readonly arguments: readonly string[];
  /** The size is said by a line, because no map says it. */
  readonly board?: Board;
  /** The board line that is repeated, and what stands below it. */
  readonly boardLines?: readonly string[];
}

export function instanceText(heading: Heading, blocks: readonly Block[]): string {
  const { title, puzzle, board } = heading;
  const given = heading.arguments.length === 0 ? "" : `(${heading.arguments.join(", ")})`;
  const size =
    heading.boardLines ?? (board === undefined ? [] : [`  board ${board.rows} x ${board.columns}`]);
  return [
    `instance "${title}" of ${puzzle}${given}:`,
    ...size,
    ...blocks.map(blockText),
    "  expect unique",
    "",
  ].join("\n");
}
