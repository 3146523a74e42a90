/**
 * Pieces of work, done by several at once and answered in the order of the input. Only so many are begun ahead of the one that is due: a reader who
 * is slow slows the work, and not all answers wait in memory.
 */

import { clock } from "../clock.js";
import { LARGEST_PIECE, PIECE_MS, PIECES_AHEAD } from "../thresholds.js";
import { type Done, type Piece, type Work, workSize } from "./work.js";

/** The next piece, of at most so many; undefined when there is no more. */
export type NextPiece = (most: number) => Promise<Piece | undefined>;

export async function* inOrder(
  nextPiece: NextPiece,
  threads: number,
  work: Work,
  stopped: () => boolean,
): AsyncGenerator<Done, void, void> {
  const waiting: Promise<Done>[] = [];
  let atEnd = false;
  let length = 1;
  const begin = (piece: Piece): void => {
    const before = clock();
    const done = work(piece).then((result) => {
      const took = Math.max(0.1, clock() - before);
      // Several wait for a thread: what it took is more than the work.
      const ideal = (workSize(piece) * PIECE_MS * (threads > 1 ? PIECES_AHEAD : 1)) / took;
      length = Math.max(1, Math.min(LARGEST_PIECE, Math.round(ideal), 2 * length));
      return result;
    });
    // Whoever awaits it in its turn hears of a failure; until then it is nobody's.
    done.catch(() => {});
    waiting.push(done);
  };
  const most = threads > 1 ? PIECES_AHEAD * threads : 1;
  for (;;) {
    while (waiting.length < most && !atEnd && !stopped()) {
      const piece = await nextPiece(length);
      if (piece === undefined) atEnd = true;
      else begin(piece);
    }
    const due = waiting.shift();
    if (due === undefined) return;
    yield await due;
  }
}

/** Instances that are counted. */
export function countedPieces(size: number): NextPiece {
  let next = 0;
  return async (most) => {
    if (next >= size) return undefined;
    const from = next;
    next = Math.min(size, from + most);
    return { kind: "instances", from, to: next };
  };
}
