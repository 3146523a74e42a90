/**
 * Pieces of work, done by several at once and answered in the order of the input. Only so many are begun ahead of the one that is due: a reader who
 * is slow slows the work, and not all answers wait in memory.
 */
import type { Done, Piece, Work } from "./work.js";

/** Pieces are cut so that each takes about as long: long enough that handing it over costs nothing, short enough to see answers come. */
const PIECE_MS = 60;
const LARGEST = 512;
const AHEAD = 3;

export async function* inOrder(
  size: number,
  threads: number,
  work: Work,
  stopped: () => boolean,
): AsyncGenerator<Done, void, void> {
  const waiting: Promise<Done>[] = [];
  let next = 0;
  let length = 1;
  const begin = (): void => {
    const piece: Piece = { from: next, to: Math.min(size, next + length) };
    next = piece.to;
    const before = performance.now();
    const done = work(piece).then((result) => {
      const took = Math.max(0.1, performance.now() - before);
      // Several wait for a thread: what it took is more than the work.
      const ideal = ((piece.to - piece.from) * PIECE_MS * (threads > 1 ? AHEAD : 1)) / took;
      length = Math.max(1, Math.min(LARGEST, Math.round(ideal), 2 * length));
      return result;
    });
    // Whoever awaits it in its turn hears of a failure; until then it is nobody's.
    done.catch(() => {});
    waiting.push(done);
  };
  const most = threads > 1 ? AHEAD * threads : 1;
  for (;;) {
    while (waiting.length < most && next < size && !stopped()) begin();
    const due = waiting.shift();
    if (due === undefined) return;
    yield await due;
  }
}
