/** Text of another's format → what is given of a puzzle, or what is in the way. Pure; it never throws. */
import { queryOf, readAddress } from "./address.js";
import { decode } from "./decode.js";
import { answeredLayer } from "./genre.js";
import { inPlainestClass } from "./genres.js";
import type { Draft, Givens, Layer } from "./givens.js";
import { isPenpa, readPenpa } from "./penpa/read.js";
import type { Problem, ProblemPlace, Result } from "./problem.js";
import { isPzprv3, readPzprv3 } from "./pzprv3.js";
import { isSetterText, readSetterText } from "./setters/setter-text.js";
import { isSudokuLine, readSudokuLine } from "./sudoku-line.js";

/** One puzzle: an address, pzprv3 text, JSON of f-puzzles or SudokuPad, or a line of a Sudoku. */
export function importPuzzle(text: string): Result<Givens> {
  const read = readAny(text);
  if ("problem" in read) return read;
  return { value: givensOf(read.value) };
}

/** The answer that pzprv3 text says, by layer; what is given stands in it too. */
export function readAnswer(text: string): Result<ReadonlyMap<string, Layer>> {
  const read = readAny(text);
  if ("problem" in read) return read;
  const answers = new Map<string, Layer>();
  for (const [name, values] of read.value.layers) {
    const layer = answeredLayer(name);
    if (layer === undefined) continue;
    const given = read.value.layers.get(layer) ?? [];
    const length = Math.max(given.length, values.length);
    answers.set(
      layer,
      Array.from({ length }, (_, element) => values[element] ?? given[element]),
    );
  }
  return { value: answers };
}

function readAny(given: string): Result<Givens> {
  const text = given.trim();
  const shift = given.length - given.trimStart().length;
  if (isPzprv3(text)) return onlyDraft(readPzprv3(text, shift));
  if (isSetterText(text)) return readSetterText(text, shift);
  if (isPenpa(text)) return readPenpa(text, shift);
  if (isSudokuLine(text)) return readSudokuLine(given, 0);
  const decoded = decode(text);
  const query = queryOf(decoded.text);
  if (query === undefined || (/\s/.test(query.text.trim()) && !isPzprv3(query.text)))
    return { problem: { kind: "unknown-form" } };
  const read: Result<Givens> = isPzprv3(query.text)
    ? onlyDraft(readPzprv3(query.text, query.start))
    : onlyGivens(readAddress(query));
  if (!("problem" in read)) return read;
  const origin = (index: number): number => shift + decoded.origin(index);
  return { problem: moved(read.problem, ({ start, end }) => ({ start: origin(start), end: origin(end) })) };
}

const onlyDraft = (read: Result<{ readonly draft: Draft }>): Result<Givens> =>
  "problem" in read ? read : { value: read.value.draft };

const onlyGivens = (read: Result<{ readonly givens: Givens }>): Result<Givens> =>
  "problem" in read ? read : { value: read.value.givens };

const moved = (problem: Problem, to: (at: ProblemPlace) => ProblemPlace): Problem =>
  "at" in problem ? { ...problem, at: to(problem.at) } : problem;

const givensOf = (read: Givens): Givens =>
  inPlainestClass({
    ...read,
    layers: new Map([...read.layers].filter(([name]) => answeredLayer(name) === undefined)),
  });
