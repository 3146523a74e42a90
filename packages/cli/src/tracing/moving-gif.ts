/** A film as a GIF, for places that show no SVG: messages, forums, slides. */
import type { Film } from "@ecp/compiler";
import { gifWriter } from "../pictures/gif.js";
import { painter } from "../pictures/png.js";
import { escaped } from "../report/escaped.js";
import { GIF_SIDE, PICTURE_REST } from "../thresholds.js";
import { captioned } from "./captions.js";

const SHARP = 2;

/** `speed`: frames a second. Undefined if it was interrupted. */
export async function movingGif(
  film: Film,
  title: string,
  speed: number,
  isInterrupted: () => boolean,
): Promise<Uint8Array | undefined> {
  const { width, height, captions } = captioned(film);
  const zoom = Math.min(SHARP, GIF_SIDE / Math.max(width, height));
  const { pixels } = await painter();
  const gif = gifWriter();
  const before = isInterrupted();
  for (const [frame, caption] of captions.entries()) {
    const parts = film.parts.filter(({ seen }) =>
      seen.some(([from, until]) => from <= frame && frame < until),
    );
    const svg = [
      `<svg xmlns="http://www.w3.org/2000/svg" class="ecp" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
      `<title>${escaped(title)}</title>`,
      `<rect class="paper" width="${width}" height="${height}"/>`,
      ...parts.map((part) => part.svg),
      caption,
      "</svg>",
    ].join("");
    const isLast = frame === captions.length - 1;
    gif.add(pixels(svg, zoom), 1000 / speed + (isLast ? 1000 * PICTURE_REST : 0));
    await new Promise<void>((resolve) => setImmediate(resolve));
    if (isInterrupted() && !before) return undefined;
  }
  return gif.bytes();
}
