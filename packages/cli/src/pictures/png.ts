/** A drawing as a PNG, in its light colours. */
import { readFileSync } from "node:fs";
import { fontFile } from "./fonts.js";
import { inLight } from "./light.js";
import { initWasm, Resvg } from "./png-library.js";

/** Pixels for a unit of the drawing: sharp on screens with small pixels. */
const ZOOM = 2;

/** `svg`: without a style sheet. */
export async function pngOf(svg: string): Promise<Uint8Array> {
  await initWasm(readFileSync(new URL("./resvg.wasm", import.meta.url)));
  const fontBuffers = [fontFile("regular"), fontFile("bold")].map((file) => readFileSync(file));
  const drawing = new Resvg(inLight(svg), {
    fitTo: { mode: "zoom", value: ZOOM },
    font: { fontBuffers, defaultFontFamily: "DejaVu Sans" },
  });
  return drawing.render().asPng();
}
