/** Drawings in a terminal's colours: givens bold, what was found blue, areas by their background (256 colours). */
import type { Ink, Styles, Tone } from "@ecp/compiler";
import { plainStyles } from "@ecp/compiler";
import type { Stream } from "../terminal.js";

/** For the 6 x 6 x 6 colour cube: pale, and told apart side by side. */
const tintBackgrounds = [153, 223, 157, 183, 229, 217, 159, 193, 189, 224, 158, 219] as const;

function background(tone: Tone): number {
  switch (tone) {
    case "black":
      return 235;
    case "grey":
      return 246;
    case "light":
      return 252;
    case "red":
      return 217;
    case "orange":
      return 222;
    case "yellow":
      return 229;
    case "green":
      return 157;
    case "blue":
      return 153;
    case "purple":
      return 183;
    default: {
      const index = Number(tone.slice("tint-".length));
      return tintBackgrounds[index % tintBackgrounds.length] ?? 252;
    }
  }
}

function paint(text: string, { role, tone }: Ink): string {
  const codes: string[] = [];
  if (tone !== undefined) codes.push(`48;5;${background(tone)}`, tone === "black" ? "38;5;255" : "38;5;16");
  if (role === "given" || role === "label") codes.push("1");
  if (role === "found") codes.push(...(tone === undefined ? ["94"] : []));
  if (role === "found-border") codes.push("94");
  if (role === "thin-border") codes.push("2");
  return codes.length === 0 ? text : `\u001b[${codes.join(";")}m${text}\u001b[0m`;
}

export const stylesFor = (stream: Stream): Styles =>
  stream.colours.isColorSupported ? { paint, fills: true } : plainStyles;
