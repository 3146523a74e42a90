/**
 * Work units: a count cut into pieces for many machines. A unit is one line of JSON that holds all that is needed; so is its result. A
 * result says of which work it is a part, so that results of another count, or of another way to cut it, are not added.
 */
import { createHash } from "node:crypto";
import { type Part, type Problem, partsOf, writeProblem } from "@ecp/engine";
import { UsageError } from "../command-error.js";

const UNIT = "ecpc work unit 1";
const RESULT = "ecpc work result 1";
/** Pieces differ a lot in size: several small ones make units that differ less. */
const PIECES_A_UNIT = 8;

export interface WorkUnit {
  readonly format: typeof UNIT;
  /** The same for all units of one work: a digest of everything that was cut, and how. */
  readonly work: string;
  /** 1 … `of`. */
  readonly part: number;
  readonly of: number;
  readonly pieces: readonly Part[];
  readonly problem: string;
}

export interface WorkResult {
  readonly format: typeof RESULT;
  readonly work: string;
  readonly part: number;
  readonly of: number;
  /** Exact, in decimal. */
  readonly count: string;
}

/** At most `most` units. */
export function cutIntoUnits(problem: Problem, most: number): WorkUnit[] {
  const text = writeProblem(problem);
  const pieces = partsOf(problem, most * PIECES_A_UNIT);
  const of = Math.max(1, Math.min(most, pieces.length));
  const work = createHash("sha256")
    .update(JSON.stringify([text, of, pieces]))
    .digest("hex");
  return Array.from({ length: of }, (_, k) => ({
    format: UNIT,
    work,
    part: k + 1,
    of,
    pieces: pieces.filter((_piece, index) => index % of === k),
    problem: text,
  }));
}

export function resultFor(unit: WorkUnit, count: bigint): WorkResult {
  return { format: RESULT, work: unit.work, part: unit.part, of: unit.of, count: String(count) };
}

export const readUnits = (text: string, file: string): WorkUnit[] =>
  readLines(text, file, isUnit, "work units");

export const readResults = (text: string, file: string): WorkResult[] =>
  readLines(text, file, isResult, "results of work units");

/** The sum of the results of one whole work. */
export function merged(results: readonly WorkResult[]): bigint {
  const [first] = results;
  if (first === undefined) throw new UsageError("there are no results to merge");
  const seen = new Set<number>();
  let total = 0n;
  for (const { work, of, part, count } of results) {
    if (work !== first.work || of !== first.of) {
      throw new UsageError(
        `part ${part} of ${of} belongs to another work than part ${first.part} of ${first.of}`,
      );
    }
    if (seen.has(part)) throw new UsageError(`part ${part} of ${of} is there twice`);
    seen.add(part);
    total += BigInt(count);
  }
  const missing = Array.from({ length: first.of }, (_, k) => k + 1).filter((part) => !seen.has(part));
  if (missing.length > 0) {
    const named = missing.slice(0, 10).join(", ");
    const more = missing.length > 10 ? ` and ${missing.length - 10} more` : "";
    throw new UsageError(`of ${first.of} parts, these are missing: ${named}${more}`);
  }
  return total;
}

function readLines<T>(text: string, file: string, isOne: (value: unknown) => value is T, what: string): T[] {
  return text.split(/\r?\n/).flatMap((line, k) => {
    if (line.trim() === "") return [];
    const value = parsed(line);
    if (!isOne(value))
      throw new UsageError(`${file}, line ${k + 1}: this is none of the ${what} of this version`);
    return [value];
  });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isPartOf(value: unknown, format: string): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const { format: own, work, part, of } = value as Record<string, unknown>;
  const numbers =
    Number.isInteger(part) && Number.isInteger(of) && Number(part) >= 1 && Number(part) <= Number(of);
  return own === format && typeof work === "string" && numbers;
}

function isUnit(value: unknown): value is WorkUnit {
  if (!isPartOf(value, UNIT) || typeof value.problem !== "string" || !Array.isArray(value.pieces))
    return false;
  return value.pieces.every(
    (piece) => Array.isArray(piece) && piece.every((option) => Number.isInteger(option)),
  );
}

function isResult(value: unknown): value is WorkResult {
  return isPartOf(value, RESULT) && typeof value.count === "string" && /^\d+$/.test(value.count);
}
