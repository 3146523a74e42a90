/** Variants with lines: each is a way from cell to cell. */
import type { Value } from "../givens.js";
import type { Json } from "./loose-json.js";
import { isEmpty, listOf, numberOf, objectsOf, type SetterFile, setterCell } from "./setter-file.js";
import type { Variant } from "./variant.js";

interface Line {
  readonly puzzle: string;
  readonly words: string;
  readonly layer: string;
  /** In the file. */
  readonly name: string;
  /** A value that may stand there, since it is the rule of the class. */
  readonly usual?: number;
  /** The rule is one of neighbours alone, so that a line which comes back to a cell is said by several. */
  readonly ofNeighbours?: true;
}

const lineVariant = ({ puzzle, words, layer, name, usual, ofNeighbours }: Line): Variant => ({
  puzzle,
  words,
  layers: { [layer]: "paths" },
  read(file) {
    const paths: Value[] = [];
    for (const [at, { lines, value }] of objectsOf(file.take(name)).entries()) {
      const which = `${name} ${at + 1}`;
      if (!isEmpty(value) && numberOf(value) !== usual) file.leave(`${which} with a value of its own`);
      else for (const line of listOf(lines)) paths.push(...pathsOf(file, line, which, ofNeighbours === true));
    }
    return paths.length === 0 ? undefined : { [layer]: paths };
  },
  write: ({ size, layer: of }) => ({ [name]: of(layer).map((path) => ({ lines: [namesOf(size, path)] })) }),
});

/** One way, or several where it comes back to a cell; none where no class can say it, which is told. */
function pathsOf(file: SetterFile, line: Json, which: string, ofNeighbours: boolean): readonly Value[] {
  const cells = listOf(line).map(file.cell);
  if (cells.length < 2 || !cells.every((cell) => cell !== undefined)) {
    file.leave(`${which}, a line with a place that is no cell, or with no second cell`);
    return [];
  }
  const ways: number[][] = [];
  let way: number[] = [];
  for (const cell of cells) {
    if (way.includes(cell)) {
      if (!ofNeighbours) {
        file.leave(`${which}, a line that comes back to a cell`);
        return [];
      }
      ways.push(way);
      way = way.slice(-1);
    }
    way.push(cell);
  }
  return [...ways, way];
}

export const namesOf = (size: number, path: Value | undefined): readonly string[] =>
  Array.isArray(path) ? path.map((cell: number) => setterCell(size, cell)) : [];

const arrows: Variant = {
  puzzle: "ArrowSudoku",
  words: "arrows",
  layers: { arrow: "paths" },
  read(file) {
    const paths: Value[] = [];
    for (const [at, { cells, lines }] of objectsOf(file.take("arrow")).entries()) {
      const which = `arrow ${at + 1}`;
      const circle = listOf(cells);
      if (circle.length > 1) file.leave(`${which}, whose number stands in several cells`);
      else if (isEmpty(lines)) file.leave(`${which}, a circle without an arrow`);
      else
        for (const line of listOf(lines)) {
          const [path, ...others] = pathsOf(file, line, which, false);
          const begins = Array.isArray(path) && path[0] === file.cell(circle[0]);
          if (path !== undefined && others.length === 0 && begins) paths.push(path);
          else if (path !== undefined) file.leave(`${which}, which does not begin in its circle`);
        }
    }
    return paths.length === 0 ? undefined : { arrow: paths };
  },
  write: ({ size, layer }) => ({
    arrow: layer("arrow").map((path) => ({
      lines: [namesOf(size, path)],
      cells: namesOf(size, path).slice(0, 1),
    })),
  }),
};

export const lineVariants: readonly Variant[] = [
  lineVariant({ puzzle: "Thermo", words: "thermometers", layer: "thermo", name: "thermometer" }),
  arrows,
  lineVariant({ puzzle: "Palindromes", words: "palindromes", layer: "palindrome", name: "palindrome" }),
  lineVariant({ puzzle: "RenbanSudoku", words: "renban lines", layer: "renban", name: "renban" }),
  lineVariant({
    puzzle: "Whispers",
    words: "German whispers",
    layer: "whisper",
    name: "whispers",
    usual: 5,
    ofNeighbours: true,
  }),
];
