/** Ways to search as a picture: a line each, with a bar for each measure. Bars grow with the logarithm, since ways differ by powers of ten. */
import { svgStyleSheet, svgText } from "@ecp/compiler";
import { escaped } from "../report/escaped.js";
import { measures } from "./measures.js";
import { outcomeOf, strategyOf } from "./outcome.js";
import type { Row, Searched } from "./search-one-way.js";

const SIZE = 13;
const LINE = 26;
const PAD = 14;
/** Of a character, by the size of its letters: a little wide. */
const CHARACTER = 0.58;
const BAR = 14;
const PANEL = 190;
/** The longest bar; its number stands behind it. */
const LONGEST = 96;
const GAP = 16;

const style = [
  ".ecp .bar{fill:#1558c0;fill:var(--found)}",
  ".ecp .bar.cut{fill:#a9adb5;fill:var(--grey)}",
  ".ecp .start{text-anchor:start;font-weight:400}",
].join("");

export function plot(rows: readonly Row[], title: string): string {
  const names = rows.map((row) => `${strategyOf(row)} · ${row.way.next}`);
  const left = PAD + SIZE * CHARACTER * Math.max(...names.map((name) => name.length)) + GAP;
  const width = Math.ceil(left + measures.length * PANEL + PAD);
  const top = PAD + 2 * LINE;
  const height = top + rows.length * LINE + LINE + PAD;
  const text = (words: string, x: number, y: number, classes = "start given"): string =>
    svgText(words, { x, y, size: SIZE, classes });
  const panels = measures.map((measure, column) => {
    const x = left + column * PANEL;
    const most = Math.max(1, ...rows.map((row) => (row.ending === "unfit" ? 0 : row[measure.name])));
    const bars = rows.map((row, line) => {
      const y = top + (line + 0.5) * LINE;
      if (row.ending === "unfit") return text("–", x, y);
      const value = row[measure.name];
      const long = Math.max(1, Math.round((LONGEST * Math.log1p(value)) / Math.log1p(most)));
      const told = `${row.ending === "stopped" ? "≥ " : ""}${measure.inWords(value)}`;
      return `<g><title>${escaped(tip(row))}</title><rect class="bar${row.ending === "stopped" ? " cut" : ""}" x="${Math.round(x)}" y="${y - BAR / 2}" width="${long}" height="${BAR}" rx="2"/>${text(told, x + long + 5, y)}</g>`;
    });
    return [text(measure.title, x, PAD + 1.5 * LINE), ...bars].join("\n");
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="ecp" role="img" aria-label="${escaped(title)}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${escaped(title)}</title>`,
    `<desc>${escaped(rows.map((row) => `${strategyOf(row)}, ${row.way.next}: ${told(row)}`).join(". "))}</desc>`,
    `<style>${svgStyleSheet}${style}</style>`,
    `<rect class="paper" width="${width}" height="${height}"/>`,
    text(title, PAD, PAD + 0.5 * LINE),
    ...names.map((name, line) => text(name, PAD, top + (line + 0.5) * LINE)),
    ...panels,
    text("Bars grow with the logarithm. Grey: stopped before its end.", PAD, height - PAD - 0.5 * LINE),
    "</svg>",
    "",
  ].join("\n");
}

const tip = (row: Searched): string => `${strategyOf(row)}, ${row.way.next}: ${outcomeOf(row)}`;

function told(row: Row): string {
  if (row.ending === "unfit") return outcomeOf(row);
  const numbers = measures.map(({ name, title, inWords }) => `${title} ${inWords(row[name])}`);
  return `${numbers.join(", ")}; ${outcomeOf(row)}`;
}
