/** A way as pictures: each step with its board, what it says below. As one SVG, or as a page. */
import { drawSvg, type Fact, type Ground, type Step, stepScene, svgStyleSheet, svgText } from "@ecp/compiler";
import { escaped } from "../report/escaped.js";
import { wrapped } from "./paragraphs.js";
import { knownText } from "./print-path.js";

export interface Pictured {
  readonly title: string;
  /** The values on the board before the first step. */
  readonly known: readonly Fact[];
  readonly ground: Ground;
  readonly steps: readonly Step[];
  /** How it ends. */
  readonly says: string;
}

interface Panel {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly heading: string;
  readonly from: string;
}

function panelsOf({ ground, known, steps }: Pictured): readonly Panel[] {
  const facts = [...known];
  return steps.map((step, index): Panel => {
    facts.push(...step.found);
    const svg = drawSvg(stepScene(ground, facts, step), { title: `step ${index + 1}`, isPart: true });
    const [, width = "0", height = "0"] = /width="([\d.]+)" height="([\d.]+)"/u.exec(svg) ?? [];
    const heading = `${index + 1}. ${step.says} (${step.technique.name})`;
    const from = step.known.length === 0 ? "" : `from ${knownText(step)}`;
    return { svg, width: Number(width), height: Number(height), heading, from };
  });
}

const COLUMNS = 3;
const GAP = 24;
const SIZE = 14;
const LINE = 18;
/** Of a character, by the size of its letters: a little wide. */
const CHARACTER = 0.56;

/** All steps on one sheet, from left to right. */
export function sheetSvg(pictured: Pictured): string {
  const panels = panelsOf(pictured);
  const width = Math.max(260, ...panels.map((panel) => panel.width));
  const letters = Math.floor(width / (SIZE * CHARACTER));
  const body: string[] = [];
  let top = GAP;
  const write = (text: string, x: number, y: number, classes: string): number => {
    const lines = text === "" ? [] : wrapped(text, letters).split("\n");
    lines.forEach((line, index) => {
      body.push(svgText(line, { x, y: y + LINE * (index + 0.5), size: SIZE, classes }));
    });
    return y + LINE * lines.length;
  };
  for (let first = 0; first < panels.length; first += COLUMNS) {
    const row = panels.slice(first, first + COLUMNS);
    const heights = row.map(({ svg, height, heading, from }, column): number => {
      const x = GAP + column * (width + GAP);
      body.push(svg.trimEnd().replace("<svg ", `<svg x="${x}" y="${top}" `));
      return write(from, x, write(heading, x, top + height + 4, "start given"), "start small");
    });
    top = Math.max(...heights) + GAP;
  }
  top = write(pictured.says, GAP, top, "start given") + GAP;
  const columns = Math.max(1, Math.min(COLUMNS, panels.length));
  const whole = GAP + columns * (width + GAP);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="ecp" role="img" aria-label="${escaped(pictured.title)}" viewBox="0 0 ${whole} ${top}" width="${whole}" height="${top}">`,
    `<title>${escaped(pictured.title)}</title>`,
    `<style>${svgStyleSheet}</style>`,
    `<rect class="paper" width="${whole}" height="${top}"/>`,
    ...body,
    "</svg>",
    "",
  ].join("\n");
}

const STYLE = [
  ":root{color-scheme:light dark}",
  "body{font:16px/1.45 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}",
  "ol.all{columns:2}",
  "section{border-top:1px solid #8886;padding:1rem 0;scroll-margin-top:1rem}",
  "h2{font-size:1.05rem;margin:0 0 .3rem}",
  ".from,.technique{opacity:.75;font-size:.9rem}",
  "nav a{margin-right:1rem}",
  "svg{max-width:100%;height:auto}",
].join("");

/** A page by itself: a list of the steps, and each with its board. */
export function pageHtml(pictured: Pictured): string {
  const { steps, title, says } = pictured;
  const panels = panelsOf(pictured);
  const list = steps.map((step, index) => `<li><a href="#step-${index + 1}">${escaped(step.says)}</a></li>`);
  const sections = panels.map(({ svg, from }, index) => {
    const step = steps[index];
    if (step === undefined) return "";
    const chain = step.chain.map(
      ({ follows, rules }) =>
        `<li>${escaped(follows === undefined ? "nothing is left" : `${follows.at} ${follows.words}`.trim())}` +
        `${rules.length === 0 ? "" : ` <span class="from">(${escaped(rules.map(({ words, at }) => [words, ...at].join(" ")).join("; "))})</span>`}</li>`,
    );
    const links = [
      index > 0 ? `<a href="#step-${index}" rel="prev">◀ step ${index}</a>` : "",
      index + 1 < panels.length ? `<a href="#step-${index + 2}" rel="next">step ${index + 2} ▶</a>` : "",
    ];
    return [
      `<section id="step-${index + 1}">`,
      `<h2>${index + 1}. ${escaped(step.says)}</h2>`,
      `<p class="technique">${escaped(step.technique.name)}, rank ${step.technique.rank}</p>`,
      ...(from === "" ? [] : [`<p class="from">${escaped(from)}</p>`]),
      ...(chain.length > 1 ? [`<ol class="chain">${chain.join("")}</ol>`] : []),
      svg.trimEnd(),
      `<nav>${links.join("")}</nav>`,
      "</section>",
    ].join("\n");
  });
  return [
    "<!doctype html>",
    '<html lang="en">',
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}${svgStyleSheet}</style></head>`,
    "<body>",
    `<h1>${escaped(title)}</h1>`,
    `<ol class="all">${list.join("")}</ol>`,
    ...sections,
    `<p>${escaped(says)}</p>`,
    "</body>",
    "</html>",
    "",
  ].join("\n");
}
