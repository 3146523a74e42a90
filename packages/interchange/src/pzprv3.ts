/**
 * pzprv3 text: a line for the version, the genre, rows, columns, then the lines of the genre's fields: those of the puzzle and those in which
 * a player's answer stands. `/` may stand for the ends of lines. The text behind the last field (history, trials) is not looked at.
 */
import { giveChoice, takeChoice } from "./choice.js";
import { cutOff, makeCursor, nextLine } from "./cursor.js";
import { readAll, writeAll } from "./fields/field.js";
import type { Genre } from "./genre.js";
import { genreOfFile } from "./genres.js";
import { type Draft, type Givens, makeDraft } from "./givens.js";
import type { ProblemPlace, Result } from "./problem.js";
import { readSize } from "./size.js";

export const isPzprv3 = (text: string): boolean => /^\s*(v:[^\n/]*[\n/])?pzprv3/.test(text);

interface Read {
  /** Holds the answer too, in its own layers. */
  readonly draft: Draft;
  readonly genre: Genre;
}

export function readPzprv3(given: string, shift: number): Result<Read> {
  const cursor = makeCursor(given.replaceAll("/", "\n"), shift);
  const header = (): { readonly text: string; readonly at: ProblemPlace } | undefined => {
    const line = nextLine(cursor);
    if (line === undefined) return undefined;
    const start = shift + line.start;
    return { text: line.text.trim(), at: { start, end: start + line.text.length } };
  };
  const first = header();
  const variant = first?.text.startsWith("v:") === true ? first : undefined;
  const version = variant === undefined ? first : header();
  const name = header();
  if (version === undefined || name === undefined)
    return { problem: cutOff(cursor, "the name of the genre") };
  const number = /^pzprv3(?:\.(\d{1,3}))?$/.exec(version.text);
  if (number === null) return { problem: { kind: "unreadable", what: version.text, at: version.at } };
  const genre = genreOfFile(name.text);
  if (genre === undefined) return { problem: { kind: "unknown-genre", genre: name.text, at: name.at } };
  if (variant !== undefined)
    return {
      problem: { kind: "not-in-class", puzzle: genre.puzzle, what: "a variant of its rules", at: variant.at },
    };
  const rows = header();
  const columns = genre.file.square === true ? rows : header();
  const end = shift + given.length;
  const size = readSize(rows, columns, { start: end, end }, genre);
  if ("problem" in size) return size;
  const draft = makeDraft(genre.puzzle, size.value.rows, size.value.columns);
  const start = cursor.at;
  const flag = header();
  if (flag !== undefined && genre.file.variants?.includes(flag.text) === true)
    return {
      problem: { kind: "not-in-class", puzzle: genre.puzzle, what: "a variant of its rules", at: flag.at },
    };
  const choice = genre.choice?.amongFields === true ? undefined : genre.choice;
  const chosen = flag !== undefined && flag.text !== "" && flag.text === choice?.flag;
  takeChoice(genre, chosen ? flag.text : "", draft);
  if (!chosen) cursor.at = start;
  const problem = readAll(genre.file.fields(Number(number[1] ?? 0)), cursor, draft);
  if (problem !== undefined) return { problem };
  for (const [parameter, value] of size.value.parameters) draft.parameters.set(parameter, value);
  return { value: { draft, genre } };
}

export function writePzprv3(givens: Givens, genre: Genre): Result<string> {
  const { name, version, square, fields } = genre.file;
  const body = writeAll(fields(version), givens);
  if ("problem" in body) return body;
  const margin = genre.margin ?? 0;
  const [rows, columns] = [givens.rows - margin, givens.columns - margin];
  const head = `pzprv3${version === 0 ? "" : `.${version}`}\n${name}\n`;
  const flag = genre.choice?.amongFields === true ? "" : giveChoice(genre, givens);
  const size = square === true ? `${rows}\n` : `${rows}\n${columns}\n`;
  return { value: `${head}${size}${flag === "" ? "" : `${flag}\n`}${body.value}` };
}
