/** The maker of instances that callers see: a puzzle and a wish go in, the text of an instance comes out, again and again. */
import { tooLarge } from "../diagnostics/catalogue/ecp5001-too-large.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { TypedInstance } from "../typed.js";
import { boardLines } from "./clues/board-lines.js";
import { instanceText } from "./clues/instance-text.js";
import { legendBlock } from "./clues/legend-map.js";
import { dataBlocks, keptBlock } from "./clues/write-data.js";
import type { Contents } from "./contents.js";
import { openExperience } from "./experience.js";
import { type Framed, frameOf, type Size, structureOf, type Wish } from "./frame.js";
import { type Request, tryGenerate } from "./generate.js";
import { type GeneratorPlan, planGenerator } from "./plan.js";
import { openProblems } from "./problems.js";
import { makeRandom } from "./random.js";
import type { Symmetry } from "./structure/symmetry.js";
import { openWorkshop, type Pause, type Workshop } from "./workshop.js";

export interface GeneratorWish extends Wish {
  readonly symmetry: Symmetry;
  /** The structure of the template is kept. */
  readonly keepStructure: boolean;
  /** Asked while givens are taken back: whether those may stay that are not needed. By default never. */
  readonly enough?: () => boolean;
}

export interface GeneratedPuzzle {
  /** An instance, ready to be pasted. */
  readonly text: string;
  /** It loses its one answer with any one given less. */
  readonly minimal: boolean;
}

export interface Generator {
  /**
   * An instance; undefined where none was found in many tries. Goes on until then, or until `pause` or `tell` throws. Equal seeds
   * give equal instances.
   */
  readonly make: (seed: number, title: string) => Promise<GeneratedPuzzle | undefined>;
  /** If `pause` or `tell` threw and so ended `make`: an instance with one answer and more givens than it needs, if one had been found by then. */
  readonly unfinished: () => GeneratedPuzzle | undefined;
  /** Of the board, where neither the class nor the wish says one. */
  readonly sizeTaken: Size | undefined;
  /** Why the last try could not even be compiled. */
  readonly refusal: () => readonly Diagnostic[];
}

type Refused = { readonly diagnostics: readonly Diagnostic[] };

const TRIES = 1_000;
/** On each board of another size than the first. */
const TRIES_ELSEWHERE = 5;

/** Rows and columns of boards to try where nobody said a size and the first has room for no instance, or too much. */
const LARGER = [8, 10];
const SMALLER = [5, 4];

/** Where nobody says how large the board is, other sizes are tried after the first. */
export function openGenerator(
  wish: GeneratorWish,
  pause: Pause,
  tell: (what: string) => void,
): Generator | Refused {
  const first = openOnBoard(wish, TRIES, pause, tell);
  if ("diagnostics" in first || first.sizeTaken === undefined) return first;
  let now: Generator = first;
  return {
    sizeTaken: first.sizeTaken,
    refusal: first.refusal,
    unfinished: () => now.unfinished(),
    make: async (seed, title) => {
      const made = await now.make(seed, title);
      if (made !== undefined) return made;
      for (const side of isTooLarge(first) ? SMALLER : [...LARGER, ...SMALLER]) {
        const size = { rows: side, columns: side };
        const other = openOnBoard({ ...wish, size }, TRIES_ELSEWHERE, pause, tell);
        if ("diagnostics" in other) continue;
        now = other;
        const found = await other.make(seed, title);
        if (found !== undefined) return found;
      }
      return undefined;
    },
  };
}

const isTooLarge = ({ refusal }: Generator): boolean => refusal().some(({ code }) => code === tooLarge.code);

function openOnBoard(
  wish: GeneratorWish,
  most: number,
  pause: Pause,
  tell: (what: string) => void,
): Generator | Refused {
  const framed = frameOf(wish);
  if (!("frame" in framed)) return framed;
  const { frame, ground, counts } = framed;
  const { board, sets } = ground;
  if (board === undefined) return { diagnostics: [] };
  const { puzzle } = frame;
  const workshop = openWorkshop(frame, { board, sets }, pause);
  const structure = wish.keepStructure ? { structure: structureOf(puzzle, ground) } : {};
  const repeated = repeatedBoard(wish);
  const textOf = (contents: Contents, title: string): string => {
    const map = legendBlock(puzzle, board, contents);
    const own = dataBlocks(puzzle, { board, sets }, contents);
    const blocks =
      map === undefined
        ? own
        : [map, ...own.filter(({ layer }) => layer === "map" || map.covers?.has(layer) !== true)];
    const tables = frame.tables.map(keptBlock);
    const mapped = blocks.some(({ layer }) => layer === "map" || puzzle.layers[layer]?.on.kind === "cell");
    const size = framed.sizeIsFree && !mapped ? { board } : {};
    const heading = {
      title,
      puzzle: puzzle.name,
      arguments: argumentTexts(wish, framed),
      ...size,
      ...repeated,
    };
    return instanceText(heading, [...blocks, ...tables]);
  };
  let kept: { readonly contents: Contents; readonly title: string } | undefined;
  const { rows, columns } = board;
  return {
    sizeTaken:
      framed.sizeIsFree && wish.size === undefined && wish.template === undefined
        ? { rows, columns }
        : undefined,
    refusal: workshop.refusal,
    unfinished: () =>
      kept === undefined ? undefined : { text: textOf(kept.contents, kept.title), minimal: false },
    make: async (seed, title) => {
      const random = makeRandom(seed);
      const experience = openExperience();
      const problems = openProblems();
      const tries = hasNothingToGive(workshop, planGenerator(workshop, counts)) ? 1 : most;
      for (let attempt = 1; attempt <= tries; attempt++) {
        kept = undefined;
        const request: Request = {
          random,
          symmetry: wish.symmetry,
          counts,
          experience,
          problems,
          enough: wish.enough ?? (() => false),
          keep: (contents) => {
            kept = { contents, title };
          },
          tell: (what) => tell(`try ${attempt}: ${what}`),
          ...structure,
        };
        const made = await tryGenerate(workshop, request, attempt);
        await pause();
        if (made === undefined) continue;
        kept = undefined;
        return { text: textOf(made.contents, title), minimal: made.minimal };
      }
      return undefined;
    },
  };
}

/** Whether the puzzle has only layers to be found, which data cannot say: then every try is the same. */
const hasNothingToGive = ({ puzzle }: Workshop, { clues, structure, hints }: GeneratorPlan): boolean =>
  clues.size === 0 &&
  structure.length === 0 &&
  [...hints].every((id) => ["pieces", "paths"].includes(puzzle.layers[id]?.domain.kind ?? ""));

/** Those of the template as they are written, and what the settings say over them. */
function argumentTexts({ template, puzzle, settings }: GeneratorWish, { frame }: Framed): readonly string[] {
  const written = new Map<string, string>();
  for (const { parameter, value } of frame.arguments) {
    const name = puzzle.parameters[parameter]?.name;
    const text = sourceText(template, value.span);
    if (name !== undefined && text !== undefined) written.set(name, text);
  }
  for (const [name, value] of settings.set) written.set(name, value);
  return puzzle.parameters.flatMap(({ name }) => {
    const value = written.get(name);
    return value === undefined ? [] : [`${name} = ${value}`];
  });
}

const sourceText = (
  template: TypedInstance | undefined,
  { start, end }: { readonly start: number; readonly end: number },
): string | undefined => template?.resolved?.source.text.slice(start, end);

/** Maps say how large a rectangle of squares is; of any other board the line of the template is repeated. */
function repeatedBoard({ template, size }: Wish): { readonly boardLines?: readonly string[] } {
  const { board, resolved } = template ?? {};
  if (board === undefined || resolved === undefined || size !== undefined) return {};
  const isPlain = board.own === undefined && board.form === undefined && board.tile === "squares";
  if (isPlain && board.gluing === undefined && board.layers.length === 0 && board.without.length === 0)
    return {};
  return { boardLines: boardLines(board, resolved.source.text) };
}
