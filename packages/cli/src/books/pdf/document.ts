/** A file of PDF that is being written: pages of A4 with texts and drawings, measured in points from the upper left corner. */
import { buffer } from "node:stream/consumers";
import { type FontName, fontFile } from "../../pictures/fonts.js";
import { inLight } from "../../pictures/light.js";
import { colord, drawOn, PdfDocument } from "./libraries.js";

/** A4. */
export const PAGE = { width: 595.28, height: 841.89 } as const;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Look {
  readonly font: FontName;
  readonly size: number;
  readonly colour: string;
}

export interface Paper {
  readonly page: () => void;
  /** One line, cut where it is too long. */
  readonly line: (text: string, place: Omit<Box, "height">, look: Look) => void;
  /** As large as fits. */
  readonly drawing: (svg: string, box: Box) => void;
  readonly finish: () => Promise<Uint8Array>;
}

/** Of a line, in sizes of its font. */
export const LINE = 1.2;

export function paper(title: string): Paper {
  const document = new PdfDocument({
    autoFirstPage: false,
    font: fontFile("regular"),
    size: [PAGE.width, PAGE.height],
    margin: 0,
    displayTitle: true,
    info: { Title: title, Creator: "ecpc" },
  });
  for (const name of ["regular", "bold"] as const) document.registerFont(name, fontFile(name));
  const content = buffer(document);
  return {
    page: () => void document.addPage(),
    line: (text, { left, top, width }, { font, size, colour }) =>
      void document
        .font(font)
        .fontSize(size)
        .fillColor(colour)
        .text(text, left, top, { width, height: LINE * size, ellipsis: true }),
    drawing: (svg, { left, top, width, height }) =>
      drawOn(document, inLight(svg), left, top, {
        width,
        height,
        preserveAspectRatio: "xMinYMin meet",
        assumePt: true,
        fontCallback: (_, bold) => (bold ? "bold" : "regular"),
        colorCallback: (known, written) => known ?? colourOf(written),
      }),
    finish: () => {
      document.end();
      return content;
    },
  };
}

function colourOf(written: string): readonly [readonly number[], number] | undefined {
  const colour = colord(written);
  const { r, g, b, a } = colour.toRgb();
  return colour.isValid() ? [[r, g, b], a] : undefined;
}
