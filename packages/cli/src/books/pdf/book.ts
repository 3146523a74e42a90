/** Puzzles as a file of PDF: so many on each page, answers at the back. */

import { type Entry, svgOf } from "../entry.js";
import { ANSWERS, columnsFor, inSheets } from "../sheets.js";
import { drawingOf, label } from "./drawing.js";
import { PAGE, pdfFile } from "./file.js";
import { textWidth, written } from "./text.js";

const MARGIN = 40;
const GAP = 20;
/** Over the first page of puzzles, and of answers. */
const HEAD = 34;
const INK = { bold: false, colour: [0.1, 0.1, 0.12] } as const;
const PALE = { bold: false, colour: [0.4, 0.4, 0.45] } as const;

interface Item {
  readonly svg: string;
  readonly caption: string;
  readonly aside: string;
}

export function bookPdf(entries: readonly Entry[], title: string, perPage: number): string {
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
  const pages = [
    ...inSheets(puzzles, perPage).map((items, at) => page(items, perPage, 11, at === 0 ? title : undefined)),
    ...inSheets(answers, ANSWERS).map((items, at) =>
      page(items, ANSWERS, 8, at === 0 ? "Answers" : undefined),
    ),
  ];
  return pdfFile(pages, written(title));
}

function page(items: readonly Item[], count: number, size: number, head: string | undefined): string {
  const columns = columnsFor(count);
  const rows = Math.ceil(count / columns);
  const top = MARGIN + (head === undefined ? 0 : HEAD);
  const width = (PAGE.width - 2 * MARGIN - (columns - 1) * GAP) / columns;
  const height = (PAGE.height - top - MARGIN - (rows - 1) * GAP) / rows;
  const shown = items.map(({ svg, caption, aside }, at) => {
    const left = MARGIN + (at % columns) * (width + GAP);
    const upper = top + Math.floor(at / columns) * (height + GAP);
    const lines = [
      label(fitting(caption, width, size), left, upper + size, size, { ...INK, bold: true }),
      ...(aside === ""
        ? []
        : [label(fitting(aside, width, size - 2), left, upper + 2.2 * size, size - 2, PALE)]),
    ];
    const below = upper + (aside === "" ? 1.6 : 2.8) * size;
    const drawing = drawingOf(svg);
    const scale = Math.min(width / drawing.width, (upper + height - below) / drawing.height);
    return [
      ...lines,
      `q ${scale.toFixed(4)} 0 0 ${scale.toFixed(4)} ${left.toFixed(2)} ${below.toFixed(2)} cm`,
      drawing.operators,
      "Q",
    ].join("\n");
  });
  return [
    ...(head === undefined ? [] : [label(head, MARGIN, MARGIN + 16, 18, { ...INK, bold: true })]),
    ...shown,
  ].join("\n");
}

/** Cut where it is too long. */
function fitting(text: string, width: number, size: number): string {
  if (textWidth(text, size) <= width) return text;
  let kept = text;
  while (kept !== "" && textWidth(`${kept}…`, size) > width) kept = kept.slice(0, -1);
  return `${kept}…`;
}
