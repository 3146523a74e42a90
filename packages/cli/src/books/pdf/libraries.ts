/** The libraries that draw on paper. They lie beside the bundle (scripts/bundle.mjs), since only a file of PDF needs them. */
import { colord } from "colord";
import PdfDocument from "pdfkit";
import drawOn from "svg-to-pdfkit";

export { colord, drawOn, PdfDocument };
