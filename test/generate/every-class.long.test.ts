/** Generated instances of every class have one answer, and several if any given that may be left out is left out. */
import { describe, expect, test } from "vitest";
import { partOfLong } from "../support/sampled.js";
import { makeOne, solutionsOf, sourceOf } from "./make.js";

interface Block {
  readonly name: string;
  /** The look of a given, and the sign that stands there without it. */
  readonly given: RegExp;
  readonly nothing: string;
}

const numbers = (name: string): Block => ({ name, given: /\d+/g, nothing: "." });
const onMap = (given: RegExp, nothing: string): Block => ({ name: "map", given, nothing });
/** `a = 1, b = 2`, `r1c1-r1c2 = white` */
const entries = (name: string): Block => ({ name, given: /[\w-]+ = [^\s,]+(?:, )?/g, nothing: "" });
const symbols = (name: string): Block => ({ name, given: /\w+/g, nothing: "." });
const truths = (name: string): Block => ({ name, given: /[#-]/g, nothing: "." });

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
  ["slant", 4, [numbers("touch")]],
  ["aqre", 5, [entries("count")]],
  ["aquarium", 6, [numbers("top"), numbers("left")]],
  ["binairo", 6, [truths("black")]],
  ["castle-wall", 5, [numbers("number"), symbols("side")]],
  ["country-road", 5, [entries("count")]],
  [
    "doublechoco",
    4,
    [
      { name: "map", given: /(?<=#)\d+/g, nothing: "" },
      { name: "map", given: /(?<!#)\d+/g, nothing: "." },
    ],
  ],
  ["fivecells", 5, [numbers("clue")]],
  ["hidato", 4, [numbers("number")]],
  ["jigsaw", 5, [numbers("digit")]],
  ["lits", 5, []],
  ["kropki", 4, [entries("dot")]],
  ["masyu", 5, [onMap(/[o*]/g, ".")]],
  ["minesweeper", 5, [numbers("clue")]],
  ["nonogram", 5, []],
  ["shakashaka", 5, [onMap(/\d/g, "#"), symbols("triangle")]],
  ["skyscrapers", 4, [...["top", "bottom", "left", "right", "height"].map(numbers)]],
  ["statue-park", 5, [onMap(/[o*]/g, ".")]],
  ["suguru", 5, [numbers("number")]],
  ["tapa", 5, [{ name: "clue", given: /[\d,]+/g, nothing: "." }]],
  ["tents", 6, [numbers("top"), numbers("left")]],
  ["yajilin", 5, [onMap(/\d[\^>v<]/g, ".")]],
];

const small = { n: 4, h: 2, w: 2 } as const;

/** File, parameters, and where givens stand that are taken back. */
const sized: readonly (readonly [string, Readonly<Record<string, number>>, readonly Block[]])[] = [
  ["chaos-construction", { n: 4 }, [numbers("digit"), symbols("room")]],
  ["futoshiki", { n: 4 }, [entries("sign")]],
  ["kenken", { n: 4 }, [numbers("number")]],
  ["kropki-sudoku", small, [numbers("digit"), entries("dot")]],
  ["latin", { n: 4 }, [numbers("symbol")]],
  ["magic", { n: 3 }, [numbers("number")]],
  ["queens", { n: 5 }, [truths("queen")]],
  ["starbattle", { stars_per_line: 1 }, []],
  ["torus-queens", { n: 5 }, [truths("queen")]],
  ...["anti-knight", "arrow", "even-odd", "palindromes", "renban-sudoku", "sudoku", "sudoku-x", "thermo"].map(
    (name) => [name, small, [numbers("digit")]] as const,
  ),
  ["even-odd", small, [numbers("digit"), symbols("parity")]],
  ["killer", small, [numbers("digit"), entries("total")]],
  ["little-killer", small, [numbers("digit"), entries("total")]],
  ["quadruples", small, [numbers("digit")]],
  ["xv", small, [numbers("digit"), entries("mark")]],
  ["whispers", {}, [numbers("digit")]],
  ["windoku", {}, [numbers("digit")]],
];

/** Some take many tries, and the machine may be busy. */
const TIMEOUT = 300_000;

describe("an instance that is made", () => {
  test.each(partOfLong(12, classes))(
    "of %s",
    async (name, side, blocks) => {
      await holds(name, { size: { rows: side, columns: side } }, blocks);
    },
    TIMEOUT,
  );

  test.each(sized)(
    "of %s %o",
    async (name, parameters, blocks) => {
      const set = new Map(Object.entries(parameters).map(([key, value]) => [key, String(value)]));
      const size = name === "starbattle" ? { size: { rows: 5, columns: 5 } } : {};
      await holds(name, { settings: { set }, ...size }, blocks);
    },
    TIMEOUT,
  );
});

test("of statues, of the pieces that its own instance has", { timeout: TIMEOUT }, async () => {
  const wish = { size: { rows: 7, columns: 7 }, like: true } as const;
  await holds("statues", wish, [onMap(/[o*]/g, ".")]);
});

async function holds(
  name: string,
  wish: Parameters<typeof makeOne>[2],
  blocks: readonly Block[],
): Promise<void> {
  const rules = sourceOf(`${name}.ecp`);
  const { text, minimal } = await makeOne(`${name}.ecp`, 11, wish);
  expect(solutionsOf(`${rules}\n${text}`), text).toBe(1);
  expect(minimal).toBe(true);
  for (const less of blocks.flatMap((block) => withAnyLess(text, block)))
    expect(solutionsOf(`${rules}\n${less}`), less).not.toBe(1);
}

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
