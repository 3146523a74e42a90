/** Many instances in one process, by one thread and by two: how many a second, and whether the second helps. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Row } from "../../test/interchange/real-rows.js";
import { ecpc } from "./whole-process.js";

const COPIES = 4;
const LINES = 5000;

export type BatchRow = readonly string[];

export const batchHeader = ["batch", "instances", "1 thread", "2 threads", "gain"] as const;

/** `small`: rows that take about as long each. */
export function batchRows(small: readonly Row[], place: string): readonly BatchRow[] {
  const addresses = join(place, "addresses.txt");
  const instances = join(place, "instances.ecp");
  const lines = join(place, "sudokus.txt");
  const rules = join(place, "sudoku.ecp");
  writeFileSync(
    addresses,
    Array.from({ length: COPIES }, () => small.map(({ url }) => `${url}\n`).join("")).join(""),
  );
  ecpc(["import", addresses, "--output", instances]);
  const sudokus = readFileSync(join(process.cwd(), "bench/data/sudoku-17.txt"), "utf8").trim().split("\n");
  writeFileSync(
    lines,
    Array.from({ length: LINES }, (_, index) => `${sudokus[index % sudokus.length]}\n`).join(""),
  );
  writeFileSync(rules, 'use std\n\ninstance "any" of Sudoku:\n  expect unique\n');
  return [
    batch("instances of a file", COPIES * small.length, ["solve", instances]),
    batch("lines (Sudokus of 17 clues)", LINES, ["solve", rules, "--instances", lines]),
  ];
}

function batch(name: string, size: number, args: readonly string[]): BatchRow {
  const [one = 0, two = 0] = [1, 2].map((threads) => {
    const { out, wall } = ecpc([...args, "--format", "ndjson", "--threads", String(threads)]);
    if (out.trim().split("\n").length !== size) throw new Error(`${name}: not all are answered`);
    return (1000 * size) / wall;
  });
  const pace = (value: number): string => `${value.toFixed(0)} a second`;
  return [name, String(size), pace(one), pace(two), `${(two / one).toFixed(2)} x`];
}
