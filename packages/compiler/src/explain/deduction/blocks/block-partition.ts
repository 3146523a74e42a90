/** Facts in a line, cut into blocks that have room for no more than some answer has in them. */

/** A person looks at no more at once. */
const MOST_IN_BLOCK = 9;
/** Places apart from each other are harder to look at than so large a block. */
const SCATTERED = MOST_IN_BLOCK ** 2;

/** Of a line of facts: the places from `from` to before `to`. */
export interface FactBlock {
  readonly from: number;
  readonly to: number;
}

export interface FactLine {
  readonly size: number;
  /** Whether no more of these places hold than in the answer. */
  readonly isFull: (block: FactBlock) => boolean;
  /** Whether these are one block to the eye. */
  readonly hangsTogether: (block: FactBlock) => boolean;
}

interface Cut {
  readonly effort: number;
  readonly block: FactBlock | undefined;
}

/** All places, in blocks that are full in the answer, and of these the smallest; undefined where there are none. */
export function fullBlocks({ size, isFull, hangsTogether }: FactLine): readonly FactBlock[] | undefined {
  const cuts: (Cut | undefined)[] = [{ effort: 0, block: undefined }];
  for (let to = 1; to <= size; to++) {
    let best: Cut | undefined;
    for (let from = to - 1; from >= Math.max(0, to - MOST_IN_BLOCK); from--) {
      const left = cuts[from];
      if (left === undefined) continue;
      const block = { from, to };
      const own = (to - from) ** 2 + (hangsTogether(block) ? 0 : SCATTERED);
      const effort = left.effort + own;
      if (best !== undefined && effort >= best.effort) continue;
      if (isFull(block)) best = { effort, block };
    }
    cuts.push(best);
    // Nothing more can be reached.
    if (cuts.slice(-MOST_IN_BLOCK).every((cut) => cut === undefined)) return undefined;
  }
  if (cuts[size] === undefined) return undefined;
  const blocks: FactBlock[] = [];
  for (let block = cuts[size]?.block; block !== undefined; block = cuts[block.from]?.block)
    blocks.unshift(block);
  return blocks;
}
