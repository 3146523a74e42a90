/** Puzzles as a file of PDF: so many on each page, answers at the back. */

import { type Entry, svgOf } from "../entry.js";
import { ANSWERS, columnsFor, inSheets } from "../sheets.js";
import { type Box, LINE, PAGE, type Paper, paper } from "./document.js";

const MARGIN = 40;
const GAP = 20;
/** Over the first page of puzzles, and of answers. */
const HEAD = { size: 18, height: 34 } as const;
/** Sizes of captions: in three columns there is less room. */
const CAPTION = { wide: 11, narrow: 9, answer: 8 } as const;
/** Between a caption and its drawing. */
const SPACE = 6;
const INK = "#1b1b1f";
const PALE = "#666673";

interface Item {
  readonly svg: string;
  readonly caption: string;
  readonly aside: string;
}

interface Sheets {
  readonly items: readonly Item[];
  readonly perPage: number;
  /** Of captions. */
  readonly size: number;
  readonly head: string;
}

export function bookPdf(entries: readonly Entry[], title: string, perPage: number): Promise<Uint8Array> {
  const puzzles = entries.map(
    ({ title: name, puzzle, grade }, at): Item => ({
      svg: svgOf(puzzle, name),
      caption: `${at + 1}. ${name}`,
      aside: grade === undefined ? "" : `difficulty ${grade}`,
    }),
  );
  const answers = entries.flatMap(({ title: name, answer, note }, at): readonly Item[] =>
    answer === undefined ? [] : [{ svg: svgOf(answer, name), caption: String(at + 1), aside: note ?? "" }],
  );
  const target = paper(title);
  const size = columnsFor(perPage) > 2 ? CAPTION.narrow : CAPTION.wide;
  layOut(target, { items: puzzles, perPage, size, head: title });
  layOut(target, { items: answers, perPage: ANSWERS, size: CAPTION.answer, head: "Answers" });
  return target.finish();
}

function layOut(target: Paper, { items, perPage, size, head }: Sheets): void {
  const columns = columnsFor(perPage);
  const rows = Math.ceil(perPage / columns);
  const width = (PAGE.width - 2 * MARGIN - (columns - 1) * GAP) / columns;
  for (const [index, sheet] of inSheets(items, perPage).entries()) {
    target.page();
    const upper = MARGIN + (index === 0 ? HEAD.height : 0);
    const height = (PAGE.height - upper - MARGIN - (rows - 1) * GAP) / rows;
    if (index === 0)
      target.line(
        head,
        { left: MARGIN, top: MARGIN, width: PAGE.width - 2 * MARGIN },
        { font: "bold", size: HEAD.size, colour: INK },
      );
    for (const [at, item] of sheet.entries()) {
      const left = MARGIN + (at % columns) * (width + GAP);
      const top = upper + Math.floor(at / columns) * (height + GAP);
      place(target, item, { left, top, width, height }, size);
    }
  }
}

function place(target: Paper, { svg, caption, aside }: Item, box: Box, size: number): void {
  const { left, width } = box;
  let top = box.top;
  target.line(caption, { left, top, width }, { font: "bold", size, colour: INK });
  top += LINE * size;
  if (aside !== "") {
    target.line(aside, { left, top, width }, { font: "regular", size: size - 2, colour: PALE });
    top += LINE * (size - 2);
  }
  top += SPACE;
  target.drawing(svg, { left, top, width, height: box.top + box.height - top });
}
