/** Text in SVG, and the size of things. */

import { displayWidth } from "../text/display-width.js";

/** Pixels a cell, at the natural size; the drawing scales. */
export const CELL = 40;

export const round = (number: number): number => Math.round(number * 100) / 100;

/** Only what XML needs; characters that it forbids are replaced. */
export function escapeXml(text: string): string {
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (character === "&") return "&amp;";
    if (character === "<") return "&lt;";
    if (character === ">") return "&gt;";
    if (character === '"') return "&quot;";
    const allowed = code === 9 || code === 10 || (code >= 32 && (code < 0xd800 || code > 0xdfff));
    return allowed && code !== 0xfffe && code !== 0xffff ? character : "\ufffd";
  }).join("");
}

export interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly classes: string;
}

/** The middle of the letters stands at y; not every renderer knows dominant-baseline. */
export function svgText(text: string, { x, y, size, classes }: TextPlace): string {
  const down = round(y + size * 0.35);
  return `<text class="${classes}" x="${round(x)}" y="${down}" font-size="${size}">${escapeXml(text)}</text>`;
}

/** The words of a text in lines of at most so many letters; a longer word has a line of its own. */
export function linesOf(text: string, letters: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && displayWidth(last) + 1 + displayWidth(word) <= letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
