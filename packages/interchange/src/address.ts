/**
 * Addresses: `https://puzz.link/p?genre/columns/rows/body`, of whatever host. Before the size there may be letters for variants and older forms,
 * before the genre or behind it `v:` with the name of other rules; what is before the question mark does not matter.
 */
import { giveChoice, takeChoice } from "./choice.js";
import { makeCursor, placeAt } from "./cursor.js";
import { readAll, writeAll } from "./fields/field.js";
import type { Genre } from "./genre.js";
import { genreNamed } from "./genres.js";
import { type Givens, makeDraft } from "./givens.js";
import type { Problem, ProblemPlace, Result } from "./problem.js";
import { readSize } from "./size.js";

/** Where an address is read from: `text` behind the question mark, which begins at `start` of what was given. */
export interface Query {
  readonly text: string;
  readonly start: number;
}

/** The text behind the question mark; an address without one may begin with the genre. */
export function queryOf(text: string): Query | undefined {
  const mark = text.indexOf("?");
  if (mark < 0) return /^[a-z][\w-]*\/([^/\s]*\/)?\d/i.test(text) ? { text, start: 0 } : undefined;
  // Other queries of the page, as `type=editor&`; those behind the puzzle end it.
  const [before] = /^(?:\w+=\w*&)*/.exec(text.slice(mark + 1)) ?? [""];
  const start = mark + 1 + before.length;
  const [query] = /^[^#&]*/.exec(text.slice(start)) ?? [""];
  return { text: query.replace(QUOTED, ""), start };
}

/** Marks of the text that an address stood in, at its end; no code ends with them. */
const QUOTED = /(?:%2[27]|%3e|["'<>)\]},;])+$/i;

/** A table that takes the end of an address for a number appends it; the board is full by then. */
const OF_A_NUMBER = ".0";

interface Part {
  readonly text: string;
  readonly at: ProblemPlace;
}

export function readAddress(query: Query): Result<{ readonly givens: Givens; readonly genre: Genre }> {
  const all = partsOf(query);
  const others = all.slice(0, 2).find(({ text }) => text.startsWith("v:"));
  const [name, ...parts] = all.filter((part) => part !== others);
  if (name === undefined || name.text === "" || name.text.includes("="))
    return { problem: { kind: "unknown-form" } };
  const genre = genreNamed(name.text.toLowerCase().replace(/_(edit|play)$/, ""));
  if (genre === undefined) return { problem: { kind: "unknown-genre", genre: name.text, at: name.at } };
  if (others !== undefined) return otherRules(genre, others.at);
  const [first] = parts;
  const flags = first !== undefined && parts.length > 2 && !/^\d*$/.test(first.text) ? first : undefined;
  const [columns, rows, ...rest] = flags === undefined ? parts : parts.slice(1);
  const end = { start: query.start + query.text.length, end: query.start + query.text.length };
  const size = readSize(rows, columns, end, genre);
  if ("problem" in size) return size;
  const older = genre.older?.[flags?.text ?? ""];
  const variant = [...(flags?.text ?? "")].find(
    (flag) => genre.flags?.includes(flag) !== true && genre.choice?.flag !== flag,
  );
  if (flags !== undefined && variant !== undefined && older === undefined) return otherRules(genre, flags.at);

  const body = rest[0];
  const start = body === undefined ? query.text.length : body.at.start - query.start;
  const cursor = makeCursor(query.text.slice(start).replace(/\/$/, ""), query.start + start);
  const draft = makeDraft(genre.puzzle, size.value.rows, size.value.columns);
  takeChoice(genre, flags?.text ?? "", draft);
  const problem: Problem | undefined = readAll(older ?? genre.address, cursor, draft);
  if (problem !== undefined) return { problem };
  if (cursor.at < cursor.text.length && cursor.text.slice(cursor.at) !== OF_A_NUMBER)
    return { problem: { kind: "left-over", at: placeAt(cursor, cursor.at, cursor.text.length) } };
  for (const [parameter, value] of size.value.parameters) draft.parameters.set(parameter, value);
  return { value: { givens: draft, genre } };
}

const otherRules = ({ puzzle }: Genre, at: ProblemPlace): { readonly problem: Problem } => ({
  problem: { kind: "not-in-class", puzzle, what: "a variant of its rules", at },
});

function partsOf({ text, start }: Query): readonly Part[] {
  let at = start;
  return text.split("/").map((part) => {
    const place = { start: at, end: at + part.length };
    at += part.length + 1;
    return { text: part, at: place };
  });
}

/** As puzz.link writes it. A last letter that is none would be lost where addresses are found in running text. */
export function writeAddress(givens: Givens, genre: Genre): Result<string> {
  const margin = genre.margin ?? 0;
  const body = writeAll(genre.address, givens);
  if ("problem" in body) return body;
  const flag = genre.everyAddress ?? giveChoice(genre, givens);
  const name = flag === "" ? genre.names[0] : `${genre.names[0]}/${flag}`;
  const address = `https://puzz.link/p?${name}/${givens.columns - margin}/${givens.rows - margin}/${body.value}`;
  return { value: /[a-zA-Z0-9]$/.test(address) ? address : `${address}/` };
}
