/** Reads what `writeProblem` writes. Throws a ProblemError with the number of the line that cannot be read, or is refused. */
import { createProblemBuilder } from "../builder.js";
import { type ItemId, type Literal, negate, type OptionId, type Problem } from "../problem.js";
import type { Entry, ProblemBuilder, Term } from "../problem-builder.js";
import { ProblemError } from "../problem-error.js";
import { HEADER } from "./write-problem.js";

export function readProblem(text: string): Problem {
  const builder = createProblemBuilder();
  const lines = text.split(/\r?\n/);
  lines.forEach((line, i) => {
    try {
      if (i === 0 && line !== HEADER) throw unreadable(`\`${HEADER}\` was expected`);
      if (i > 0 && line.trim() !== "") readLine(builder, line);
    } catch (error) {
      if (error instanceof ProblemError)
        throw new ProblemError(error.code, `line ${i + 1}: ${error.message}`);
      throw error;
    }
  });
  return builder.build();
}

function unreadable(message: string): ProblemError {
  return new ProblemError("bad-text", message);
}

function readLine(builder: ProblemBuilder, line: string): void {
  const { words, name } = splitName(line);
  const [kind, ...rest] = words;
  switch (kind) {
    case "primary": {
      const [bounds, ...marks] = rest;
      const [lo, hi] = range(bounds);
      markItem(builder, builder.primary(name, lo, hi), marks);
      return;
    }
    case "secondary":
      markItem(builder, builder.secondary(name), rest);
      return;
    case "option":
      builder.option(rest.map(readEntry), name);
      return;
    case "clause":
      builder.clause(rest.map((word) => literal(builder, word)));
      return;
    case "linear": {
      const [bounds, ...terms] = rest;
      const [lo, hi] = range(bounds);
      builder.linear(
        terms.map((word) => readTerm(builder, word)),
        lo,
        hi,
      );
      return;
    }
    case "global":
      readGlobal(builder, rest);
      return;
    case "visible":
      builder.visible(rest.map((word) => literal(builder, word)));
      return;
    default:
      throw unreadable(`\`${kind ?? ""}\` is not the beginning of a line`);
  }
}

/** A name in quotes may end a line. */
function splitName(line: string): { words: string[]; name: string | undefined } {
  const quote = line.indexOf('"');
  if (quote < 0) return { words: line.trim().split(/\s+/), name: undefined };
  let name: unknown;
  try {
    name = JSON.parse(line.slice(quote));
  } catch {
    throw unreadable("the name does not end");
  }
  if (typeof name !== "string") throw unreadable("the name is not a string");
  return { words: line.slice(0, quote).trim().split(/\s+/), name };
}

function markItem(builder: ProblemBuilder, item: ItemId, marks: readonly string[]): void {
  for (const mark of marks) {
    if (mark !== "functional") throw unreadable(`\`${mark}\` is no mark of an item`);
    builder.functional(item);
  }
}

function integer(text: string | undefined): number {
  if (text === undefined || !/^-?\d+$/.test(text)) throw unreadable(`\`${text ?? ""}\` is not an integer`);
  return Number(text);
}

function range(text: string | undefined): [number, number] {
  const [lo, hi, ...more] = (text ?? "").split("..");
  if (more.length > 0) throw unreadable(`\`${text}\` is not a range`);
  return [integer(lo), integer(hi)];
}

function readEntry(word: string): Entry {
  const [item, colour] = word.split("=");
  return {
    item: integer(item) as ItemId,
    colour: colour === undefined ? undefined : integer(colour),
  };
}

function readTerm(builder: ProblemBuilder, word: string): Term {
  const star = word.indexOf("*");
  if (star < 0) throw unreadable(`\`${word}\` has no weight`);
  return { weight: integer(word.slice(0, star)), literal: literal(builder, word.slice(star + 1)) };
}

function literal(builder: ProblemBuilder, word: string): Literal {
  const negated = word.startsWith("!");
  const atom = negated ? word.slice(1) : word;
  const positive = positiveLiteral(builder, atom);
  return negated ? negate(positive) : positive;
}

function positiveLiteral(builder: ProblemBuilder, atom: string): Literal {
  if (atom.startsWith("o")) return builder.chosen(integer(atom.slice(1)) as OptionId);
  const [item, colour] = atom.slice(1).split("=");
  if (!atom.startsWith("i") || colour === undefined) throw unreadable(`\`${atom}\` is no literal`);
  return builder.hasColour(integer(item) as ItemId, integer(colour));
}

function readGlobal(builder: ProblemBuilder, said: readonly string[]): void {
  const alone = said[1] === "alone";
  const words = alone ? said.toSpliced(1, 1) : said;
  const [name, vertices, count, edges] = words;
  const literalsAt = words.indexOf("literals");
  const dataAt = words.indexOf("data");
  if (
    name === undefined ||
    vertices !== "vertices" ||
    edges !== "edges" ||
    literalsAt < 0 ||
    dataAt < literalsAt
  )
    throw unreadable("a global has a name, `vertices`, `edges`, `literals` and `data`, in this order");
  const ends = words.slice(4, literalsAt).map((word) => word.split("-").map((end) => integer(end)));
  builder.global(
    name,
    words.slice(literalsAt + 1, dataAt).map((word) => literal(builder, word)),
    {
      vertexCount: integer(count),
      from: Int32Array.from(ends, ([u]) => u ?? -1),
      to: Int32Array.from(ends, ([, v]) => v ?? -1),
    },
    words.slice(dataAt + 1).map((word) => integer(word)),
    alone,
  );
}
