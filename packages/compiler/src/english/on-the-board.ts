/** Readings that say the same on every board, and another thing on this one. */

/** The forms of the boards that a file declares, as far as sentences mean something else on them. */
export interface BoardAsked {
  /** The left and the right rim are joined. */
  readonly isRing: boolean;
  readonly hasOneRow: boolean;
  /** The one row has an even number of cells. */
  readonly isEven: boolean;
  /** The boxes of a square board, where nobody says more than `box`: `3 x 3` of nine rows and columns. */
  readonly boxes?: string;
  /** Kinds of cells of which the rules have the groups. */
  readonly grouped: () => ReadonlySet<string>;
  /** Layers of which a rule says that they are a loop, or a path. */
  readonly traced: () => ReadonlySet<string>;
}

/** A text that a ring makes true of all cells, or of no one place: it looks along the ring, or counts columns from its seam. */
const speaksOfARow = (text: string): boolean =>
  /\bspan\(|\.look\((?:left|right)\)|\.column (?:[=<>]|!=|<=|>=) \w+\.column|board\.width/.test(text);

export const fitsBoard = (text: string, { isRing, isEven }: BoardAsked): boolean =>
  !(isRing && (speaksOfARow(text) || (!isEven && text.includes("2 * distance("))));

/** Each cell of one row is in its first and its last. */
export const onBoard = (text: string, { hasOneRow }: BoardAsked): string =>
  hasOneRow
    ? text
        .replaceAll(/\b\w+\.row in \{1, board\.height\} and /g, "")
        .replaceAll(/\(\(\w+\.row - 1\) \* board\.width \+ (\w+\.column)\)/g, "$1")
    : text;

const boxes: ReadonlyMap<number, string> = new Map([
  [4, "2 x 2"],
  [6, "2 x 3"],
  [9, "3 x 3"],
  [16, "4 x 4"],
  [25, "5 x 5"],
]);

/** Those of a board as high as it is wide, if no other board is of another size. */
export function boxesOf(sizes: readonly (readonly [rows: number, columns: number])[]): string | undefined {
  const [first, ...others] = sizes.map(([rows, columns]) => (rows === columns ? boxes.get(rows) : undefined));
  return others.every((each) => each === first) ? first : undefined;
}

/** A sentence of a loop, where no rule says yet that there is one. */
export function withItsLoop(text: string, sentence: string, { traced }: BoardAsked): string {
  const [, one, other] =
    /^for each cell \w: (?:exactly 2 (\w+) in \w\.links|some\(\w is (\w+) for \w in \w\.links\))$/.exec(
      text,
    ) ?? [];
  const line = one ?? other ?? "";
  return line === "" || !/\bloop\b/i.test(sentence) || text.startsWith("loop ") || traced().has(line)
    ? text
    : `loop ${line}; ${text}`;
}
