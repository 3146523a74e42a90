/**
 * Work units: a count cut into pieces for many machines. A unit is one line of JSON that holds all that is needed; so is its result. A
 * result says of which work it is a part, so that results of another count, or of another way to cut it, are not added; and each line has a
 * checksum of all that it says, so that none is taken that was changed or cut off on its way.
 */

import { createHash } from "node:crypto";
import { type Part, type Problem, partsOf, writeProblem } from "@ecp/engine";
import { UsageError } from "../command-error.js";
import { MOST_PARTS_NAMED, PIECES_A_UNIT } from "../thresholds.js";

const UNIT = "ecpc work unit 2";
const RESULT = "ecpc work result 2";

export interface WorkUnit {
  readonly format: typeof UNIT;
  /** The same for all units of one work: a digest of everything that was cut, and how. */
  readonly work: string;
  /** 1 … `of`. */
  readonly part: number;
  readonly of: number;
  readonly pieces: readonly Part[];
  readonly problem: string;
  readonly checksum: string;
}

export interface WorkResult {
  readonly format: typeof RESULT;
  readonly work: string;
  readonly part: number;
  readonly of: number;
  /** Exact, in decimal. */
  readonly count: string;
  readonly checksum: string;
}

const digest = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");

/** The last property of a line is the digest of the others, in their order. */
const sealed = <Said extends object>(said: Said): Said & { readonly checksum: string } => ({
  ...said,
  checksum: digest(said),
});

function isWhole({ checksum, ...said }: Readonly<Record<string, unknown>>): boolean {
  return checksum === digest(said);
}

/** At most `most` units. */
export function cutIntoUnits(problem: Problem, most: number): WorkUnit[] {
  const text = writeProblem(problem);
  const pieces = partsOf(problem, most * PIECES_A_UNIT);
  const of = Math.max(1, Math.min(most, pieces.length));
  const work = digest([text, of, pieces]);
  return Array.from({ length: of }, (_, k) =>
    sealed({
      format: UNIT,
      work,
      part: k + 1,
      of,
      pieces: pieces.filter((_piece, index) => index % of === k),
      problem: text,
    }),
  );
}

export function resultFor(unit: WorkUnit, count: bigint): WorkResult {
  const { work, part, of } = unit;
  return sealed({ format: RESULT, work, part, of, count: String(count) });
}

export const readUnits = (text: string, file: string): WorkUnit[] =>
  readLines(text, file, UNIT, isUnit, { what: "work unit", made: "split" });

export const readResults = (text: string, file: string): WorkResult[] =>
  readLines(text, file, RESULT, isResult, { what: "result of a work unit", made: "run-part" });

/** The sum of the results of one whole work. */
export function merged(results: readonly WorkResult[]): bigint {
  const [first] = results;
  if (first === undefined) throw new UsageError("there are no results to merge");
  const seen = new Set<number>();
  let total = 0n;
  for (const { work, of, part, count } of results) {
    if (work !== first.work || of !== first.of) {
      throw new UsageError(
        `part ${part} of ${of} belongs to another count than part ${first.part} of ${first.of}`,
      );
    }
    if (seen.has(part)) throw new UsageError(`part ${part} of ${of} occurs twice`);
    seen.add(part);
    total += BigInt(count);
  }
  const missing = first.of - seen.size;
  if (missing > 0) {
    const named: number[] = [];
    for (let part = 1; named.length < Math.min(missing, MOST_PARTS_NAMED); part++)
      if (!seen.has(part)) named.push(part);
    const more = missing > named.length ? ` and ${missing - named.length} more` : "";
    throw new UsageError(`of ${first.of} parts, these are missing: ${named.join(", ")}${more}`);
  }
  return total;
}

interface Sort {
  readonly what: string;
  /** The command that writes such lines. */
  readonly made: string;
}

function readLines<T>(
  text: string,
  file: string,
  format: string,
  isOne: (value: Readonly<Record<string, unknown>>) => boolean,
  sort: Sort,
): T[] {
  return text.split(/\r?\n/).flatMap((line, k) => {
    if (line.trim() === "") return [];
    const value = parsed(line);
    const wrong = whatIsWrong(value, format, isOne, sort);
    if (wrong !== undefined) throw new UsageError(`${file}, line ${k + 1}: ${wrong}`);
    return [value as T];
  });
}

function whatIsWrong(
  value: unknown,
  format: string,
  isOne: (value: Readonly<Record<string, unknown>>) => boolean,
  { what, made }: Sort,
): string | undefined {
  if (!isRecord(value))
    return `this is no ${what}, or it was cut off: take the line as \`ecpc ${made}\` wrote it`;
  if (value.format !== format)
    return typeof value.format === "string" && value.format.replace(/\d+$/, "") === format.replace(/\d+$/, "")
      ? `this ${what} was written by another version of ecpc: make it again with \`ecpc ${made}\` of this one`
      : `this is no ${what}: \`ecpc ${made}\` writes such lines`;
  if (!isWhole(value) || !isOne(value))
    return `this ${what} was changed after it was written, its checksum is another: take the line as \`ecpc ${made}\` wrote it`;
  return undefined;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isPart({ work, part, of }: Readonly<Record<string, unknown>>): boolean {
  const numbers = Number.isSafeInteger(part) && Number.isSafeInteger(of);
  return typeof work === "string" && numbers && Number(part) >= 1 && Number(part) <= Number(of);
}

function isUnit(value: Readonly<Record<string, unknown>>): boolean {
  const { problem, pieces } = value;
  return (
    isPart(value) &&
    typeof problem === "string" &&
    Array.isArray(pieces) &&
    pieces.every((piece) => Array.isArray(piece) && piece.every((option) => Number.isSafeInteger(option)))
  );
}

const isResult = (value: Readonly<Record<string, unknown>>): boolean =>
  isPart(value) && typeof value.count === "string" && /^\d+$/.test(value.count);
