/** Structure that fits: drawn out of an answer, of a few letters of an alphabet, without walls that say nothing; and tables that are lent by an instance. */
import { expect, test } from "vitest";
import { exampleNamed, exampleText } from "../support/example-files.js";
import { makeOne, solutionsOf, sourceOf } from "./make.js";

const TIMEOUT = 120_000;
const square = (side: number): { readonly size: { readonly rows: number; readonly columns: number } } => ({
  size: { rows: side, columns: side },
});

test("arrows that random ones hardly ever fit come from an answer, and none is more than is needed", {
  timeout: TIMEOUT,
}, async () => {
  const source = exampleText(exampleNamed("pentopia"));
  const { text, minimal } = await makeOne("pentopia.ecp", 1, { source, ...square(6) });
  // The pieces are those of the first instance, though none was named as a template.
  expect(text).toContain("    L, 1, ###/#..\n");
  expect(minimal).toBe(true);
  const rules = sourceOf("pentopia.ecp");
  expect(solutionsOf(`${rules}\n${text}`), text).toBe(1);
  const cells = [...text.matchAll(/r\d+c\d+(?:\.\w+)? = [^,\n]+(?:, )?/g)].map(([entry]) => entry);
  expect(cells.length).toBeGreaterThan(1);
  for (const entry of cells.slice(0, 2)) {
    const less = text.replace(entry, "").replace(/, *\n/, "\n");
    expect(solutionsOf(`${rules}\n${less}`), less).not.toBe(1);
  }
});

test("an alphabet lends some letters, and no board has all of them", { timeout: TIMEOUT }, async () => {
  const { text } = await makeOne("kouchoku.ecp", 1, square(5));
  expect(solutionsOf(`${sourceOf("kouchoku.ecp")}\n${text}`), text).toBe(1);
});

test("walls round the board that say nothing are not printed", { timeout: TIMEOUT }, async () => {
  const { text } = await makeOne("nanameguri.ecp", 1, square(4));
  expect(solutionsOf(`${sourceOf("nanameguri.ecp")}\n${text}`), text).toBe(1);
  expect(text).toContain("wall:");
  expect(text).not.toMatch(/r1c\d\.up|r4c\d\.down|r\dc1\.left|r\dc4\.right/);
});

test("rooms are rectangles where others come to nothing", { timeout: TIMEOUT }, async () => {
  const { text } = await makeOne("ayeheya.ecp", 4, square(6));
  expect(solutionsOf(`${sourceOf("ayeheya.ecp")}\n${text}`), text).toBe(1);
});
