/** examples/README.md: the classes with their number of lines, and a picture of the first instance of each. */
import { readdirSync, readFileSync } from "node:fs";
import { analyse, type Host } from "../../packages/compiler/src/compile.js";
import { makeScene } from "../../packages/compiler/src/draw/make-scene.js";
import { drawSvg } from "../../packages/compiler/src/draw/svg.js";
import { bare } from "../../packages/compiler/src/generate/variants.js";
import { groundInstance } from "../../packages/compiler/src/ground/ground-instance.js";
import type { Sound, Typed, TypedInstance, TypedPuzzle } from "../../packages/compiler/src/typed.js";
import type { Generated } from "./table.js";

interface Entry {
  readonly file: string;
  readonly puzzle: string;
  readonly title: string;
  readonly lines: number;
  readonly instances: number;
  readonly picture: Generated | undefined;
}

export function exampleTable(root: string): Generated[] {
  const folder = `${root}examples/`;
  const host: Host = { read: (path) => ({ file: path, text: readFileSync(`${folder}${path}`, "utf8") }) };
  const entries = readdirSync(folder)
    .filter((name) => name.endsWith(".ecp"))
    .sort()
    .flatMap((file) => entriesOf(file, readFileSync(`${folder}${file}`, "utf8"), host));
  const pictures = entries.flatMap(({ picture }) => picture ?? []);
  return [{ path: "examples/README.md", text: readme(entries) }, ...pictures];
}

function entriesOf(file: string, text: string, host: Host): readonly Entry[] {
  const { typed } = analyse(file, text, host);
  return typed.puzzles
    .filter((puzzle) => puzzle.resolved.source.file === file)
    .map((puzzle) => {
      const instances = typed.instances.filter((instance) => instance.puzzle === puzzle);
      const [first] = instances;
      return {
        file,
        puzzle: puzzle.name,
        title: puzzle.title ?? puzzle.name,
        lines: linesOf(text, puzzle),
        instances: instances.length,
        picture: first === undefined ? undefined : pictureOf(file, typed, puzzle, first, host),
      };
    });
}

/** Lines that say something, the heading too. */
function linesOf(text: string, puzzle: TypedPuzzle): number {
  const section = text
    .split(/^(?=puzzle\b|instance\b)/m)
    .find((each) => new RegExp(`^puzzle\\s+${puzzle.name}\\b`).test(each));
  return (section ?? "").split("\n").filter((line) => /\S/.test(line.replace(/\/\/.*/, ""))).length;
}

/** Unsolved, so without its rules: a page of pictures does not search. */
function pictureOf(
  file: string,
  typed: Typed,
  puzzle: TypedPuzzle,
  instance: TypedInstance,
  host: Host,
): Generated | undefined {
  const shown = bare(puzzle);
  const isSound = (each: TypedPuzzle): each is Sound => each === shown && typed.isSound(puzzle);
  if (!isSound(shown)) return undefined;
  const { value: ground } = groundInstance(shown, { ...instance, puzzle: shown }, { set: new Map() }, host);
  if (ground?.board === undefined) return undefined;
  const title = puzzle.title ?? puzzle.name;
  const text = drawSvg(makeScene({ ground, board: ground.board }), { title });
  const name = file.replace(/\.ecp$/, "");
  return { path: `docs/pictures/examples/${name}.svg`, text: text.endsWith("\n") ? text : `${text}\n` };
}

function readme(entries: readonly Entry[]): string {
  const rows = entries.map(({ file, puzzle, title, lines, instances, picture }) => {
    const drawn = picture === undefined ? "" : `<img src="../${picture.path}" alt="${title}" height="120">`;
    return `| [${file}](${file}) | ${puzzle} | ${title} | ${lines} | ${instances} | ${drawn} |`;
  });
  return `# Examples

Each file holds a class of puzzles and instances of it; \`ecpc test examples\` solves them all and holds them to what they expect. The lines are
those of the class: all that the compiler knows of the puzzle. ${entries.length} classes.

| file | class | puzzle | lines | instances | |
| --- | --- | --- | --- | --- | --- |
${rows.join("\n")}
`;
}
