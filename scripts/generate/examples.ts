/** examples/README.md: the classes with their number of lines, and a picture of each. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type OptionId, search } from "@ecp/engine";
import { analyse, compileInstance } from "../../packages/compiler/src/compile.js";
import { makeScene } from "../../packages/compiler/src/draw/make-scene.js";
import { drawSvg } from "../../packages/compiler/src/draw/svg/svg.js";
import { groundInstance } from "../../packages/compiler/src/ground/instance/ground-instance.js";
import type { Ground } from "../../packages/compiler/src/ground.js";
import type { Host } from "../../packages/compiler/src/host.js";
import type { Picture, Solution } from "../../packages/compiler/src/solution.js";
import type { Typed, TypedInstance, TypedPuzzle } from "../../packages/compiler/src/typed.js";
import { library } from "../library.mjs";
import type { Generated } from "./table.js";

interface Entry {
  readonly file: string;
  readonly puzzle: string;
  readonly title: string;
  readonly lines: number;
  readonly instances: number;
  readonly picture: Generated | undefined;
}

interface Kind {
  readonly title: string;
  readonly entries: readonly Entry[];
}

export function exampleTable(root: string): Generated[] {
  const folder = `${root}examples/`;
  const host: Host = {
    read: (path, from) => {
      const file = join(dirname(from), path);
      return { file, text: readFileSync(`${folder}${file}`, "utf8") };
    },
  };
  const kinds = library(pathToFileURL(folder)).map(
    ({ title, files }): Kind => ({
      title,
      entries: files.flatMap(({ file, whole }) => entriesOf(file, whole, host)),
    }),
  );
  const pictures = kinds.flatMap(({ entries }) => entries.flatMap(({ picture }) => picture ?? []));
  return [{ path: "examples/README.md", text: readme(kinds) }, ...pictures];
}

function entriesOf(file: string, text: string, host: Host): readonly Entry[] {
  const { typed } = analyse(file, text, host);
  return typed.puzzles
    .filter((puzzle) => puzzle.resolved.source.file === file)
    .map((puzzle) => {
      const instances = typed.instances.filter((instance) => instance.puzzle === puzzle);
      const boards = instances.flatMap((instance) => boardOf(typed, instance, host) ?? []);
      const shown = boards.reduce<Shown | undefined>(
        (best, each) => (best === undefined || sizeOf(each) > sizeOf(best) ? each : best),
        undefined,
      );
      return {
        file,
        puzzle: puzzle.name,
        title: puzzle.title ?? puzzle.name,
        lines: linesOf(text, puzzle),
        instances: instances.length,
        picture: shown === undefined ? undefined : pictureOf(file, typed, puzzle, shown, host),
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

interface Shown {
  readonly instance: TypedInstance;
  readonly ground: Ground & Required<Pick<Ground, "board">>;
}

function boardOf(typed: Typed, instance: TypedInstance, host: Host): Shown | undefined {
  if (!typed.isSoundInstance(instance)) return undefined;
  const { value: ground } = groundInstance(instance, { set: new Map() }, host);
  if (ground?.board === undefined) return undefined;
  return { instance, ground: { ...ground, board: ground.board } };
}

/** More rows or columns than this are too small to see on the page. */
const LARGEST = 12;

/** Of several instances the largest that can be seen is shown, or else the first; one with an answer rather than an empty board. */
const sizeOf = ({ instance, ground: { board } }: Shown): number =>
  (Math.max(board.rows, board.columns) > LARGEST ? 0 : board.cells.length) +
  (instance.solution === undefined ? 0 : 1_000);

/** With its answer, if the file says one, or if nothing is printed: of such boards there is nothing else to see. */
function pictureOf(
  file: string,
  typed: Typed,
  puzzle: TypedPuzzle,
  { instance, ground }: Shown,
  host: Host,
): Generated {
  const title = puzzle.title ?? puzzle.name;
  const isShown = instance.solution !== undefined || instance.data.length === 0;
  const answer = isShown ? answerOf(typed, instance, host) : undefined;
  const picture: Picture = {
    ground,
    board: ground.board,
    ...(answer === undefined ? {} : { solution: answer }),
  };
  const text = drawSvg(makeScene(picture), { title });
  const name = file.replace(/\.ecp$/, "");
  return { path: `docs/pictures/examples/${name}.svg`, text: text.endsWith("\n") ? text : `${text}\n` };
}

/** The answer that the file gives, found again (what is said of cells is taken as printed), or the first one. */
function answerOf(typed: Typed, instance: TypedInstance, host: Host): Solution | undefined {
  const given = { ...instance, data: [...instance.data, ...(instance.solution ?? [])] };
  const { lowered } = compileInstance(typed, given, { set: new Map() }, host);
  if (lowered === undefined) return undefined;
  // Of a puzzle that says which answers are best, one of these.
  const run = search(lowered.problem, lowered.objective === undefined ? { limit: 1 } : { best: true });
  let chosen: readonly OptionId[] | undefined;
  for (;;) {
    const state = run.step(100_000);
    chosen = run.next().at(-1) ?? chosen;
    if (state !== "running") break;
  }
  return chosen === undefined ? undefined : lowered.decode(chosen);
}

function readme(kinds: readonly Kind[]): string {
  const tables = kinds.map(({ title, entries }) => `## ${title}\n\n${tableOf(entries)}\n`);
  const count = kinds.reduce((sum, { entries }) => sum + entries.length, 0);
  return `# Examples

Each file holds a class of puzzles and instances of it; \`ecpc test examples\` solves them all and holds them to what they expect. A folder is a kind. The lines are
those of the class: all that the compiler knows of the puzzle. ${count} classes. Of those that are there to be counted, \`instances/\` holds boards
with a single answer, so that each of these files is one question.

${tables.join("\n")}`;
}

function tableOf(entries: readonly Entry[]): string {
  const rows = entries.map(({ file, puzzle, title, lines, instances, picture }) => {
    const drawn = picture === undefined ? "" : `<img src="../${picture.path}" alt="${title}" height="120">`;
    return `| [${file}](${file}) | ${puzzle} | ${title} | ${lines} | ${instances} | ${drawn} |`;
  });
  return `| file | class | puzzle | lines | instances | |
| --- | --- | --- | --- | --- | --- |
${rows.join("\n")}`;
}
