import { defineDiagnostic } from "../diagnostic.js";

export const oneDrawing = defineDiagnostic<{ names: readonly string[] }>({
  code: "ECP6014",
  slug: "one-drawing",
  severity: "error",
  message: ({ names }) => `a picture shows one instance, and this file has ${names.length}`,
  help: ({ names }) => `name the one you want: ${names.map((name) => `\`${name}\``).join(", ")}`,
  page: {
    meaning:
      "`--format svg` and `--format png` write one picture. If a file has several instances, put the name of one after the name of the file. Only the command line causes this message, so there is no failing example.",
  },
});
