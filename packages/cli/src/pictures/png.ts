/** A drawing in pixels, in its light colours. */
import { readFileSync } from "node:fs";
import { fontFile } from "./fonts.js";
import { inLight } from "./light.js";
import { initWasm, Resvg } from "./png-library.js";

/** Pixels for a unit of the drawing: sharp on screens with small pixels. */
const ZOOM = 2;

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each, row by row. */
  readonly rgba: Uint8Array;
}

export interface Painter {
  /** `svg`: without a style sheet. */
  readonly png: (svg: string) => Uint8Array;
  readonly pixels: (svg: string, zoom: number) => Pixels;
}

/** The library can be loaded once in a process. */
export async function painter(): Promise<Painter> {
  await initWasm(readFileSync(new URL("./resvg.wasm", import.meta.url)));
  const fontBuffers = [fontFile("regular"), fontFile("bold")].map((file) => readFileSync(file));
  const painted = (svg: string, zoom: number) => {
    const drawing = new Resvg(inLight(svg), {
      fitTo: { mode: "zoom", value: zoom },
      font: { fontBuffers, defaultFontFamily: "DejaVu Sans" },
    });
    const image = drawing.render();
    drawing.free();
    return image;
  };
  return {
    png: (svg) => {
      const image = painted(svg, ZOOM);
      const bytes = image.asPng();
      image.free();
      return bytes;
    },
    pixels: (svg, zoom) => {
      const image = painted(svg, zoom);
      const { width, height } = image;
      const rgba = image.pixels.slice();
      image.free();
      return { width, height, rgba };
    },
  };
}
