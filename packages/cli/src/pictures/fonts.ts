/** The fonts of files of PDF and PNG, which have the letters of European languages and the signs of drawings. They lie beside the bundle. */
import { fileURLToPath } from "node:url";

export type FontName = "regular" | "bold";

const files: Readonly<Record<FontName, string>> = {
  regular: "DejaVuSans.ttf",
  bold: "DejaVuSans-Bold.ttf",
};

export const fontFile = (name: FontName): string =>
  fileURLToPath(new URL(`./fonts/${files[name]}`, import.meta.url));
