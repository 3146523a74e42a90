/** A sheet of characters, each with the ink it is written in; wide characters take two places, the second of which is empty. */

import type { Tone } from "./scene.js";
import { graphemes, graphemeWidth } from "./text/display-width.js";

/** The role of a text in the drawing, for the code that paints it. */
export interface Ink {
  readonly role: "plain" | "given" | "found" | "border" | "thin-border" | "found-border" | "label";
  /** The filling behind it. */
  readonly tone?: Tone;
}

/**
 * How texts become visible in colour or weight. The compiler knows no terminal: `paint` adds whatever codes it needs, and must not
 * change the characters.
 */
export interface Styles {
  readonly paint: (text: string, ink: Ink) => string;
  /** Whether fillings are visible by `paint`; if not, they are drawn with characters. */
  readonly fills: boolean;
}

export const plainStyles: Styles = { paint: (text) => text, fills: false };

interface Place {
  text: string;
  ink: Ink;
}

const plain: Ink = { role: "plain" };

export interface Canvas {
  readonly width: number;
  /** Writes graphemes from that place to the right; what lies outside is dropped. */
  readonly write: (row: number, column: number, text: string, ink: Ink) => void;
  readonly at: (row: number, column: number) => string;
  /** The lines, without white space at their ends. */
  readonly lines: (styles: Styles) => string[];
}

export function makeCanvas(rows: number, columns: number): Canvas {
  const sheet: Place[][] = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => ({ text: " ", ink: plain })),
  );
  return {
    width: columns,
    at: (row, column) => sheet[row]?.[column]?.text ?? " ",
    write: (row, column, text, ink) => {
      let x = column;
      for (const grapheme of graphemes(text)) {
        const width = graphemeWidth(grapheme);
        const place = sheet[row]?.[x];
        if (width === 0 || place === undefined) continue;
        place.text = grapheme;
        place.ink = ink;
        const second = width === 2 ? sheet[row]?.[x + 1] : undefined;
        if (second !== undefined) {
          second.text = "";
          second.ink = ink;
        }
        x += width;
      }
    },
    lines: (styles) => sheet.map((places) => printLine(places, styles)),
  };
}

const sameInk = (a: Ink, b: Ink): boolean => a.role === b.role && a.tone === b.tone;

function printLine(places: readonly Place[], styles: Styles): string {
  let end = places.length;
  while (end > 0) {
    const place = places[end - 1];
    if (place === undefined || place.text !== " " || (styles.fills && place.ink.tone !== undefined)) break;
    end--;
  }
  let line = "";
  let run = "";
  let ink = plain;
  for (const place of places.slice(0, end)) {
    if (!sameInk(place.ink, ink)) {
      if (run !== "") line += styles.paint(run, ink);
      run = "";
      ink = place.ink;
    }
    run += place.text;
  }
  return run === "" ? line : line + styles.paint(run, ink);
}
