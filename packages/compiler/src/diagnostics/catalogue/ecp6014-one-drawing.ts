import { defineDiagnostic } from "../diagnostic.js";

export const oneDrawing = defineDiagnostic<{ names: readonly string[] }>({
  code: "ECP6014",
  slug: "one-drawing",
  severity: "error",
  message: ({ names }) => `a picture holds one drawing, and this file has ${names.length} instances`,
  help: ({ names }) => `name the one you want: ${names.map((name) => `\`${name}\``).join(", ")}`,
  page: {
    meaning:
      "`--format svg` and `--format png` write one picture. Where a file has several instances, say which by its name behind the file's. The command line raises this, so there is no failing example.",
  },
});
