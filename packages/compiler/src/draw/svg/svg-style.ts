/**
 * The style sheet of a drawing: colours are variables, so that a page or an editor can set its own, with a light and a dark set. Programs
 * that know no variables (they drop a declaration with `var`) find the light colour in the declaration before it.
 */
import type { Tone } from "../scene.js";

/** Light and dark. */
const colours = {
  paper: ["#ffffff", "#34363d"],
  ink: ["#1b1b1f", "#e9e9ee"],
  found: ["#1558c0", "#86b7ff"],
  grid: ["#b9bcc4", "#62666f"],
  thick: ["#1b1b1f", "#e9e9ee"],
  check: ["#ecebe4", "#434650"],
  black: ["#2b2d33", "#060708"],
  "on-black": ["#ffffff", "#ffffff"],
  "line-on-black": ["#7d818a", "#6a6e77"],
  "found-on-tone": ["#0a2f70", "#d3e4ff"],
  way: ["#cdd0d7", "#5c6069"],
  grey: ["#a9adb5", "#5f636c"],
  light: ["#dfe1e6", "#4b4e57"],
  red: ["#f2a7a0", "#8c3f39"],
  orange: ["#f6c58b", "#7f521d"],
  yellow: ["#f4e58b", "#675a16"],
  green: ["#a9d9a0", "#3b6f33"],
  blue: ["#a3c6f1", "#2f5688"],
  purple: ["#d0b3ea", "#5d4080"],
  "white-stone": ["#ffffff", "#e9e9ee"],
  "black-stone": ["#1b1b1f", "#060708"],
  "black-stone-found": ["#1558c0", "#060708"],
  "stone-rim": ["#1b1b1f", "#b4b8c1"],
  "on-white": ["#1b1b1f", "#1b1b1f"],
  "found-on-white": ["#1558c0", "#1558c0"],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

type ColourName = keyof typeof colours;

/** Fillings that tell areas apart: hues spread so that neighbours in the list differ. */
const hues = [210, 25, 130, 285, 55, 340, 175, 95, 240, 5, 155, 310] as const;
const tint = (hue: number, shade: "light" | "dark"): string =>
  shade === "light" ? `hsl(${hue},65%,84%)` : `hsl(${hue},38%,28%)`;

const set = (shade: 0 | 1): string =>
  [
    ...Object.entries(colours).map(([name, pair]) => `--${name}:${pair[shade]}`),
    ...hues.map((hue, index) => `--tint-${index}:${tint(hue, shade === 0 ? "light" : "dark")}`),
  ].join(";");

/** High contrast: few colours, far apart; areas are told apart by their borders. */
const contrast = (paper: string, ink: string, found: string): string =>
  [
    ...Object.keys(colours).map((name) => `--${name}:${ink}`),
    ...["paper", "check", "light", "on-black", "red", "orange", "yellow", "green", "blue", "purple"].map(
      (name) => `--${name}:${paper}`,
    ),
    "--grey:#808080",
    "--line-on-black:#808080",
    `--found:${found}`,
    `--found-on-tone:${found}`,
    "--white-stone:#ffffff",
    "--black-stone:#000000",
    "--black-stone-found:#000000",
    "--on-white:#000000",
    "--found-on-white:#0000c8",
    ...hues.map((_, index) => `--tint-${index}:${paper}`),
  ].join(";");

/** Declarations of the variables, for pages that choose the set themselves. */
export const svgThemes = {
  light: set(0),
  dark: set(1),
  "contrast-light": contrast("#ffffff", "#000000", "#0000c8"),
  "contrast-dark": contrast("#000000", "#ffffff", "#ffe14d"),
} as const;

const paint = (property: "fill" | "stroke", name: ColourName): string =>
  `${property}:${colours[name][0]};${property}:var(--${name})`;

/** The attributes that fill a shape with a tone. */
export const toneFill = (tone: Tone): string => tonePaint("fill", tone);

/** The same of a line. */
export const toneStroke = (tone: Tone | "ink"): string => tonePaint("stroke", tone);

function tonePaint(property: "fill" | "stroke", tone: Tone | "ink"): string {
  const number = /^tint-(\d+)$/.exec(tone)?.[1];
  if (number !== undefined) {
    const index = Number(number) % hues.length;
    return `${property}="${tint(hues[index] ?? 0, "light")}" style="${property}:var(--tint-${index})"`;
  }
  const fallback = Object.entries(colours).find(([name]) => name === tone)?.[1][0] ?? "none";
  return `${property}="${fallback}" style="${property}:var(--${tone})"`;
}

const rules: readonly (readonly [string, string])[] = [
  ["text", `text-anchor:middle;${paint("fill", "ink")}`],
  [".found", paint("fill", "found")],
  [".given", "font-weight:600"],
  [".on-tone.found", paint("fill", "found-on-tone")],
  [".on-black", paint("fill", "on-black")],
  [".in-shape", paint("fill", "paper")],
  [".in-shape.on-black", paint("fill", "black")],
  [".paper", paint("fill", "paper")],
  [".check", paint("fill", "check")],
  [".small", "font-weight:400"],
  [".area", "fill-opacity:.9"],
  [".start", "text-anchor:start"],
  [".end", "text-anchor:end"],
  [".line", "fill:none;stroke-linecap:round;stroke-linejoin:round"],
  [".thin", `${paint("stroke", "grid")};stroke-width:1`],
  [".dots", `${paint("stroke", "ink")};stroke-width:3`],
  [".cage", `${paint("stroke", "ink")};stroke-width:1;stroke-dasharray:3 2;stroke-linecap:butt`],
  [".casing", `${paint("stroke", "paper")};stroke-width:6;stroke-linecap:butt`],
  [".thick", `${paint("stroke", "thick")};stroke-width:3`],
  [".found-border", `${paint("stroke", "found")};stroke-width:3.5`],
  [".found-border.on-tone", paint("stroke", "found-on-tone")],
  [".way", `${paint("stroke", "way")};stroke-width:9`],
  [".link", `${paint("stroke", "ink")};stroke-width:4`],
  [".way.by-found,.ecp .link.by-found", paint("stroke", "found")],
  [".way.by-found", "stroke-width:5"],
  [".slash", `${paint("stroke", "ink")};stroke-width:1`],
  [".slash.on-black", paint("stroke", "on-black")],
  [".shaft", `${paint("stroke", "grey")};stroke-width:2.5`],
  [".shaft.by-found", paint("stroke", "found")],
  [".bulb", paint("fill", "way")],
  [".bulb.by-found", paint("fill", "found")],
  [".shape", `${paint("fill", "ink")};${paint("stroke", "ink")};stroke-width:1.6;stroke-linejoin:round`],
  [".shape.by-found", `${paint("fill", "found")};${paint("stroke", "found")}`],
  [".shape.on-tone.by-found", `${paint("fill", "found-on-tone")};${paint("stroke", "found-on-tone")}`],
  [".shape.on-black", `${paint("fill", "on-black")};${paint("stroke", "on-black")}`],
  [".shape.hollow,.ecp .shape.hollow.on-tone", paint("fill", "paper")],
  [".shape.half", "stroke:none"],
  [".shape.stone.white-stone", `${paint("fill", "white-stone")};${paint("stroke", "stone-rim")}`],
  [".shape.stone.black-stone", `${paint("fill", "black-stone")};${paint("stroke", "stone-rim")}`],
  [".shape.stone.black-stone.by-found", paint("fill", "black-stone-found")],
  [".shape.stone.white-stone.by-found,.ecp .shape.stone.black-stone.by-found", paint("stroke", "found")],
  [".shape.stone.white-stone.on-black,.ecp .shape.stone.black-stone.on-black", paint("stroke", "on-black")],
  [".in-white", paint("fill", "on-white")],
  [".in-white.found", paint("fill", "found-on-white")],
  [".in-black,.ecp .in-black.found", paint("fill", "on-black")],
  [".shape.stroke,.ecp .shape.stroke.on-tone", "fill:none"],
  [".shape.pale,.ecp .shape.pale.by-found,.ecp .shape.pale.on-tone", paint("fill", "light")],
  // If their outline crosses a text, the text is drawn above it.
  [
    ["pale", "open"]
      .flatMap((kind) =>
        ["", ".by-found", ".on-tone", ".on-tone.by-found"].map((on) => `.shape.${kind}${on}`),
      )
      .join(",.ecp "),
    `${paint("stroke", "grey")};stroke-width:1.2`,
  ],
  [
    ".shape.pale.on-black,.ecp .shape.open.on-black,.ecp .shape.pale.on-black.by-found,.ecp .shape.open.on-black.by-found",
    `${paint("stroke", "line-on-black")};stroke-width:1.2`,
  ],
  [".shape.pale.on-black,.ecp .shape.open.on-black", "fill:none"],
];

export const styleSheet =
  `.ecp{${set(0)};font-family:system-ui,"DejaVu Sans",sans-serif}` +
  `@media (prefers-color-scheme:dark){.ecp{${set(1)}}}` +
  rules.map(([selector, body]) => `.ecp ${selector}{${body}}`).join("");
