/** What is made of every class: it has one answer, and not one with any given less that may be left out. */
import { describe, expect, test } from "vitest";
import { makeOne, solutionsOf, sourceOf } from "./make.js";

interface Block {
  readonly name: string;
  /** What a given looks like, and what stands there without it. */
  readonly given: RegExp;
  readonly nothing: string;
}

const numbers = (name: string): Block => ({ name, given: /\d+/g, nothing: "." });
const onMap = (given: RegExp, nothing: string): Block => ({ name: "map", given, nothing });
/** `a = 1, b = 2` */
const entries = (name: string): Block => ({ name, given: /\w+ = \d+(?:, )?/g, nothing: "" });

/** File, rows and columns, and where givens stand that are taken back. */
const classes: readonly (readonly [string, number, readonly Block[]])[] = [
  ["hashi", 6, [onMap(/\d/g, "O")]],
  ["hitori", 5, []],
  ["akari", 6, [onMap(/\d/g, "#")]],
  ["kakuro", 5, [onMap(/\d+/g, "")]],
  ["kurodoko", 5, [numbers("clue")]],
  ["norinori", 6, []],
  ["nurimaze", 5, [onMap(/[^\s.SG]/g, ".")]],
  ["fillomino", 5, [numbers("number")]],
  ["makaro", 5, [numbers("number")]],
  ["moonsun", 5, [onMap(/[(*]/g, ".")]],
  ["numberlink", 5, [numbers("number")]],
  ["nurikabe", 5, [numbers("clue")]],
  ["pencils", 4, [numbers("number")]],
  ["ripple", 5, [numbers("number")]],
  ["satogaeri", 5, [onMap(/\d/g, "O")]],
  ["shikaku", 6, [numbers("clue")]],
  ["tilepaint", 6, [numbers("top"), numbers("left")]],
  ["usowan", 5, [numbers("clue")]],
  ["yosenabe", 6, [entries("total")]],
  ["heyawake", 6, [entries("count")]],
  ["slitherlink", 5, [numbers("clue")]],
];

describe("an instance that is made", () => {
  test.each(classes)("of %s", async (name, side, blocks) => {
    const rules = sourceOf(`${name}.ecp`);
    const { text, minimal } = await makeOne(`${name}.ecp`, 11, { size: { rows: side, columns: side } });
    expect(solutionsOf(`${rules}\n${text}`), text).toBe(1);
    expect(minimal).toBe(true);
    for (const less of blocks.flatMap((block) => withAnyLess(text, block)))
      expect(solutionsOf(`${rules}\n${less}`), less).not.toBe(1);
  });
});

/** The text with each of the givens of a block left out. */
function withAnyLess(text: string, { name, given, nothing }: Block): readonly string[] {
  const header = new RegExp(`^  ${name}:`, "m").exec(text);
  if (header === null) return [];
  const start = header.index + header[0].length;
  const [body = ""] = /^.*\n(?: {4}.*\n)*/.exec(text.slice(start)) ?? [];
  return [...body.matchAll(given)].map(({ index, 0: found }) => {
    const at = start + index;
    const rest = text.slice(at + found.length);
    const less = `${text.slice(0, at)}${nothing}${rest}`;
    // The last entry leaves a comma behind, the only one an empty block.
    return less.replace(/, *\n/, "\n").replace(new RegExp(`^  ${name}: *\\n(?! {4})`, "m"), "");
  });
}
