/** Puzzles as a page by itself, to be read or printed: so many on each sheet of paper, answers at the back. It asks nothing of any server. */
import { svgStyleSheet, svgThemes } from "@ecp/compiler";
import { escaped } from "../report/escaped.js";
import { type Entry, svgOf } from "./entry.js";
import { ANSWERS, columnsFor, inSheets } from "./sheets.js";

const grid = (count: number): string => {
  const columns = columnsFor(count);
  return `grid-template:repeat(${Math.ceil(count / columns)},minmax(0,1fr))/repeat(${columns},minmax(0,1fr))`;
};

const style = (perSheet: number): string =>
  [
    ":root{color-scheme:light dark}",
    "body{font:16px/1.4 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}",
    "h1{font-size:1.6rem}h2{font-size:1.2rem}figure{margin:0;display:flex;flex-direction:column;min-height:0}",
    "figcaption{margin-bottom:.4rem}.grade,.note{opacity:.75;font-size:.85em}",
    ".sheet{display:grid;gap:2rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr))}",
    "svg{max-width:100%;height:auto;min-height:0}section{margin-bottom:2rem}",
    "@page{size:A4;margin:14mm}",
    "@media print{:root{color-scheme:light}body{max-width:none;margin:0;padding:0;font-size:11pt}",
    `.ecp{${svgThemes.light}}`,
    "section{break-after:page;margin:0}section:last-of-type{break-after:auto}figure{break-inside:avoid}",
    "h1{margin:0 0 4mm}h2{margin:0 0 3mm}",
    `.sheet{height:240mm;gap:8mm;${grid(perSheet)}}.answers .sheet{${grid(ANSWERS)};font-size:8pt;gap:5mm}`,
    ".sheet svg{flex:1;width:100%;object-fit:contain}}",
  ].join("");

export function bookPage(entries: readonly Entry[], title: string, perSheet: number): string {
  const numbered = entries.map((entry, at) => ({ ...entry, number: at + 1 }));
  const solved = numbered.filter(({ answer }) => answer !== undefined);
  const puzzles = inSheets(numbered, perSheet).map((sheet, at) => [
    `<section class="puzzles">${at === 0 ? `<h1>${escaped(title)}</h1>` : ""}<div class="sheet">`,
    ...sheet.map(({ number, title: name, grade, puzzle }) =>
      figure(
        `${number}. ${name}`,
        grade === undefined ? "" : `difficulty ${grade}`,
        "grade",
        svgOf(puzzle, name),
      ),
    ),
    "</div></section>",
  ]);
  const answers = inSheets(solved, ANSWERS).map((sheet, at) => [
    `<section class="answers">${at === 0 ? "<h2>Answers</h2>" : ""}<div class="sheet">`,
    ...sheet.flatMap(({ number, title: name, note, answer }) =>
      answer === undefined
        ? []
        : [figure(String(number), note ?? "", "note", svgOf(answer, `${name}, the answer`))],
    ),
    "</div></section>",
  ]);
  return [
    "<!doctype html>",
    '<html lang="en">',
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${escaped(title)}</title><style>${svgStyleSheet}${style(perSheet)}</style></head>`,
    "<body>",
    ...puzzles.flat(),
    ...answers.flat(),
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

const figure = (caption: string, aside: string, of: string, svg: string): string =>
  `<figure><figcaption>${escaped(caption)}${
    aside === "" ? "" : ` <span class="${of}">${escaped(aside)}</span>`
  }</figcaption>${svg}</figure>`;
