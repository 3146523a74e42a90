import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { build, examples } from "./built.js";
import { parts } from "./parts-of-pdf.js";

/** `1b1b1f` as a colour stands in it. */
const operands = (colour: string): string =>
  [...Buffer.from(colour, "hex")].map((part) => part / 255).join(" ");

test("a drawing in a file of PDF has its light colours", async () => {
  const built = await build();
  const tetrahexes = join(examples, "boards/tetrahexes.ecp");
  const { code } = await built.ecpc(["book", tetrahexes, "--no-grades", "-o", "coloured.pdf"]);
  expect(code).toBe(0);
  const content = parts(readFileSync(join(built.folder, "coloured.pdf"))).join("\n");
  built.remove();
  // Ink, borders, and an area, whose colour is written as hue, saturation and lightness.
  for (const colour of ["1b1b1f", "b9bcc4", "bcd6f1"]) expect(content).toContain(operands(colour));
  expect(content).not.toMatch(/NaN|undefined|Infinity/);
});
