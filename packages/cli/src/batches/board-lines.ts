/** The boards of a file, one a line, as pieces of work: they are read as they are asked for, so that a file may be of any length. */
import { readLines } from "../input/read-lines.js";
import { nextTurn } from "../solving/run-search.js";
import type { NextPiece } from "./in-order.js";
import type { BoardLine } from "./work.js";

export interface BoardLines {
  readonly next: NextPiece;
  /** Counts the boards, up to `most`. */
  readonly atLeast: (most: number) => Promise<number>;
  /** How much of the file has been read, if its length is known. */
  readonly share: () => number | undefined;
}

/** Lines of a file, counted from 1, the last too. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** Throws a `CommandError` where the file cannot be read. */
export function boardLines(
  file: string,
  range: LineRange = { from: 1, to: Number.POSITIVE_INFINITY },
): BoardLines {
  const { lines, share } = readLines(file);
  const boards = boardsOf(lines, range);
  const ahead: BoardLine[] = [];
  let coming: Promise<IteratorResult<BoardLine, void>> | undefined;
  /** False at the end; undefined if it was `late`. */
  const readOne = async (late?: Promise<undefined>): Promise<boolean | undefined> => {
    coming ??= boards.next();
    const read = await (late === undefined ? coming : Promise.race([coming, late]));
    if (read === undefined) return undefined;
    coming = undefined;
    if (read.done === true) return false;
    ahead.push(read.value);
    return true;
  };
  const readTo = async (count: number): Promise<void> => {
    while (ahead.length < count && (await readOne()) === true);
  };
  return {
    share,
    atLeast: async (most) => {
      await readTo(most);
      return Math.min(ahead.length, most);
    },
    next: async (most) => {
      // One is waited for; of more, those that are there: what is still to be written may wait for this one's answer.
      await readTo(1);
      const late = nextTurn().then(() => undefined);
      while (ahead.length < most && (await readOne(late)) === true);
      return ahead.length === 0 ? undefined : { kind: "lines", lines: ahead.splice(0, most) };
    },
  };
}

/** Empty lines and comments are none, and are counted. A lone carriage return ends a line too, as old files have it. */
async function* boardsOf(
  lines: ReturnType<typeof readLines>["lines"],
  { from, to }: LineRange,
): AsyncGenerator<BoardLine, void, void> {
  let number = 0;
  let gap = 0;
  for await (const { text, refused } of lines) {
    for (const line of text.replace(/\r?\n$/, "").split("\r")) {
      number++;
      if (number > to) return;
      if (number < from) continue;
      if (refused === undefined && (line.trim() === "" || line.trimStart().startsWith("#"))) {
        gap++;
        continue;
      }
      yield refused === undefined ? { text: line, number, gap } : { text: line, number, gap, refused };
      gap = 0;
    }
  }
}
