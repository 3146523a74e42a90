/** A film as a page by itself, which plays, pauses and goes step by step: by buttons, a slider, and the keyboard. It asks nothing of any server. */
import { type Film, svgStyleSheet } from "@ecp/compiler";
import { escaped } from "../report/escaped.js";
import { playerScript } from "./player-script.js";

const STYLE = [
  ":root{color-scheme:light dark}",
  "body{font:16px/1.45 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}",
  "h1{font-size:1.4rem}",
  "svg{max-width:100%;max-height:70vh;height:auto}",
  ".bar{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin:1rem 0}",
  "button,select{font:inherit;min-width:2.75rem;min-height:2.75rem}",
  "input[type=range]{flex:1;min-width:10rem}",
  "#says{min-height:3em}",
  ".keys{opacity:.75;font-size:.9rem}",
  ".off{display:none}",
].join("");

const SPEEDS = [1, 2, 4, 10, 20];

const button = (id: string, sign: string, label: string): string =>
  `<button type="button" id="${id}" aria-label="${label}" title="${label}">${sign}</button>`;

/** `speed`: frames a second, at first. */
export function movingPage(film: Film, title: string, speed: number): string {
  const { width, height, parts, says } = film;
  const drawn = parts.map(({ svg, seen }) => `<g${seen[0]?.[0] === 0 ? "" : ' class="off"'}>${svg}</g>`);
  const speeds = [...new Set([...SPEEDS, speed])]
    .sort((one, other) => one - other)
    .map((each) => `<option value="${each}"${each === speed ? " selected" : ""}>${each} a second</option>`);
  const data = { says, seen: parts.map(({ seen }) => seen) };
  return [
    "<!doctype html>",
    '<html lang="en">',
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">`,
    `<title>${escaped(title)}</title><style>${STYLE}${svgStyleSheet}</style></head>`,
    "<body>",
    `<h1>${escaped(title)}: the search</h1>`,
    `<svg xmlns="http://www.w3.org/2000/svg" class="ecp" role="img" aria-labelledby="says" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect class="paper" width="${width}" height="${height}"/>`,
    ...drawn,
    "</svg>",
    '<div class="bar" role="group" aria-label="The steps of the search">',
    button("first", "|◀", "First step"),
    button("back", "◀", "One step back"),
    button("play", "▶▶", "Play"),
    button("on", "▶", "One step on"),
    button("last", "▶|", "Last step"),
    `<input type="range" id="at" min="0" max="${says.length - 1}" value="0" aria-label="Step">`,
    `<select id="speed" aria-label="Speed">${speeds.join("")}</select>`,
    "</div>",
    `<p id="says" role="status">${escaped(`1 of ${says.length}: ${says[0] ?? ""}`)}</p>`,
    '<p class="keys">← → one step · Home, End first and last · space plays and pauses · + − faster and slower</p>',
    `<script type="application/json" id="film">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`,
    `<script>${playerScript}</script>`,
    "</body>",
    "</html>",
    "",
  ].join("\n");
}
