/** The part of svg-to-pdfkit that is used here. The published types confuse the class of documents with a document. */
declare module "svg-to-pdfkit" {
  type Colour = readonly [readonly number[], number];

  interface Options {
    readonly width: number;
    readonly height: number;
    readonly preserveAspectRatio: string;
    /** A unit of the drawing is a point. */
    readonly assumePt: boolean;
    readonly fontCallback: (family: string, bold: boolean) => string;
    /** `known`: undefined where it does not know how the colour is written. */
    readonly colorCallback: (known: Colour | undefined, written: string) => Colour | undefined;
  }

  export default function drawOn(
    document: PDFKit.PDFDocument,
    svg: string,
    x: number,
    y: number,
    options: Options,
  ): void;
}
