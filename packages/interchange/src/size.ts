/** The size that a text says, and what follows from it. */
import type { Genre } from "./genre.js";
import type { Value } from "./givens.js";
import type { ProblemPlace, Result } from "./problem.js";

interface Said {
  readonly text: string;
  readonly at: ProblemPlace;
}

export interface Size {
  /** Of the board of the class. */
  readonly rows: number;
  readonly columns: number;
  readonly parameters: ReadonlyMap<string, Value>;
}

/** More than any puzzle has; a longer text says more cells than can be solved, and may be an attack. */
const MOST_CELLS = 250_000;
const LONGEST_SIDE = 10_000;

/** `end`: where a size would stand that is missing. */
export function readSize(
  rows: Said | undefined,
  columns: Said | undefined,
  end: ProblemPlace,
  genre: Genre,
): Result<Size> {
  const first = columns ?? rows;
  if (rows === undefined || columns === undefined || first === undefined)
    return { problem: { kind: "cut-off", what: "the size of the board", at: end } };
  const place = {
    start: Math.min(rows.at.start, columns.at.start),
    end: Math.max(rows.at.end, columns.at.end),
  };
  const bad = (): Result<Size> => ({
    problem: { kind: "size", size: `${rows.text.slice(0, 12)} x ${columns.text.slice(0, 12)}`, at: place },
  });
  const [height, width] = [rows.text, columns.text].map((text) =>
    /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : 0,
  );
  if (height === undefined || width === undefined || height < 1 || width < 1) return bad();
  if (height > LONGEST_SIDE || width > LONGEST_SIDE || height * width > MOST_CELLS) return bad();
  const parameters = genre.parameters === undefined ? new Map() : genre.parameters(height, width);
  if (parameters === undefined) return bad();
  const margin = genre.margin ?? 0;
  return { value: { rows: height + margin, columns: width + margin, parameters } };
}
