/** Facts in a line, cut into blocks, so that the blocks have room for as few as they can. */

/** A person looks at no more at once. */
const MOST_IN_BLOCK = 9;

/** Of a line of facts: the places from `from` to before `to`, of which at most `most` hold. */
export interface Block {
  readonly from: number;
  readonly to: number;
  readonly most: number;
}

interface Cut {
  readonly room: number;
  /** Small blocks are easier to look at. */
  readonly effort: number;
  readonly block: Block | undefined;
}

/** The blocks with the least room together, and of these the smallest; undefined where that is more than `enough`. `hasRoomFor`: whether so many of these places may hold. */
export function blocksOf(
  size: number,
  enough: number,
  hasRoomFor: (from: number, to: number, number: number) => boolean,
): readonly Block[] | undefined {
  const cuts: Cut[] = [{ room: 0, effort: 0, block: undefined }];
  const most: number[] = [];
  for (let to = 1; to <= size; to++) {
    let best: Cut | undefined;
    for (let from = to - 1; from >= Math.max(0, to - MOST_IN_BLOCK); from--) {
      // With one place more, there is room for one more or for none.
      const before = to - 1 > from ? (most[from] ?? 0) : 0;
      const room = hasRoomFor(from, to, before + 1) ? before + 1 : before;
      most[from] = room;
      const left = cuts[from] ?? { room: 0, effort: 0 };
      const cut = {
        room: left.room + room,
        effort: left.effort + (to - from) ** 2,
        block: { from, to, most: room },
      };
      if (best === undefined || cut.room < best.room || (cut.room === best.room && cut.effort < best.effort))
        best = cut;
    }
    // It grows with every place.
    if (best === undefined || best.room > enough) return undefined;
    cuts.push(best);
  }
  const blocks: Block[] = [];
  for (let block = cuts[size]?.block; block !== undefined; block = cuts[block.from]?.block)
    blocks.unshift(block);
  return blocks;
}
