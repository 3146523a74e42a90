/**
 * The files of examples/: classes by kind, which is the folder that they lie in, each with its rules in words, which are the comment at its head. The folder
 * `instances` holds boards of other files, and no class.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";

const place = new URL("../examples/", import.meta.url);

/** The kinds in the order in which they are shown. */
export const kinds = [
  { folder: "", title: "First puzzles" },
  { folder: "sudoku/", title: "Variants of Sudoku" },
  { folder: "numbers/", title: "Numbers in cells" },
  { folder: "shading/", title: "Shading" },
  { folder: "loops/", title: "Loops" },
  { folder: "paths/", title: "Lines and ways" },
  { folder: "objects/", title: "Things in cells" },
  { folder: "regions/", title: "Regions" },
  { folder: "covers/", title: "Tilings and exact cover" },
  { folder: "boards/", title: "Boards of other kinds" },
];

/** The comment at the head, as one line, and the text without it. */
export function partsOf(text) {
  const [head = ""] = /^(?:\/\/.*\r?\n)*/.exec(text) ?? [];
  const rules = head
    .split(/\r?\n/)
    .map((line) => line.replace(/^\/\/\s*/, ""))
    .join(" ")
    .trim();
  return { rules, text: text.slice(head.length) };
}

function filesOf(examples, { folder }) {
  return readdirSync(new URL(folder, examples))
    .filter((name) => name.endsWith(".ecp"))
    .sort()
    .map((name) => {
      const file = `${folder}${name}`;
      return { file, name: basename(name, ".ecp"), whole: readFileSync(new URL(file, examples), "utf8") };
    });
}

/** Each kind with its files; `examples` for a script that is bundled, and so lies elsewhere. A folder that is no kind would be left out everywhere, so it is refused. */
export function library(examples = place) {
  const known = new Set(["instances/", ...kinds.map(({ folder }) => folder)]);
  const others = readdirSync(examples, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !known.has(`${entry.name}/`))
    .map(({ name }) => name);
  if (others.length > 0) throw new Error(`scripts/library.mjs names no kind for examples/${others[0]}`);
  return kinds.map((kind) => ({ ...kind, files: filesOf(examples, kind) }));
}
