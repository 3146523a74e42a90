/**
 * Real puzzles, where they are at hand: a folder of `<genre>.jsonl`, one puzzle a line (`url`, `band`, and mostly `answer`, in pzprv3). They
 * are not part of the repository.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const bands = ["S", "M", "L", "XL"] as const;
export type Band = (typeof bands)[number];

export interface Row {
  readonly genre: string;
  /** From 1. */
  readonly number: number;
  readonly url: string;
  readonly band: Band;
  readonly answer?: string;
}

export const puzzleFolder =
  process.env.ECP_PUZZLES ?? fileURLToPath(new URL("../../../shared/puzzles", import.meta.url));

export const havePuzzles = (): boolean => existsSync(puzzleFolder);

/** An answer that breaks a rule. */
export interface RefusedRow {
  readonly genre: string;
  /** From 1. */
  readonly number: number;
  /** The rule that is broken. */
  readonly code: string;
  /** The puzzle with the answer, in pzprv3. */
  readonly board: string;
}

export const linesOf = <T>(name: string, more: object): readonly T[] =>
  readFileSync(`${puzzleFolder}/${name}.jsonl`, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line, index) => ({ ...JSON.parse(line), ...more, number: index + 1 }));

export const rowsOf = (genre: string): readonly Row[] => linesOf(genre, { genre });
export const refusedRows = (): readonly RefusedRow[] => linesOf("refused", {});

/** Lists of other things have no bands. */
const isGenre = (name: string): boolean => linesOf<Partial<Row>>(name, {})[0]?.band !== undefined;

export const realGenres = (): readonly string[] =>
  readdirSync(puzzleFolder)
    .filter((name) => name.endsWith(".jsonl"))
    .map((name) => name.replace(".jsonl", ""))
    .filter(isGenre)
    .sort();
