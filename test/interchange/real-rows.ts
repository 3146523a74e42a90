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

export const realGenres = (): readonly string[] =>
  readdirSync(puzzleFolder)
    .filter((name) => name.endsWith(".jsonl"))
    .map((name) => name.replace(".jsonl", ""))
    .sort();

export const rowsOf = (genre: string): readonly Row[] =>
  readFileSync(`${puzzleFolder}/${genre}.jsonl`, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line, index) => ({ ...JSON.parse(line), genre, number: index + 1 }));
