/** Exactly-one with sums: digits 1..9, different within each run of cells, and every run tells its sum. */
import { createProblemBuilder, type Literal, type ProblemBuilder } from "@ecp/engine";
import { type Size, valued } from "../board.js";
import { type Kind, type Layout, type Posed, randomAnswer } from "../kind.js";
import type { Random } from "../random.js";

const DIGITS = 9;

interface Pattern {
  readonly cells: number;
  readonly runs: readonly (readonly number[])[];
}

/** White cells in runs of at most nine, with about a quarter of the board black; runs of one cell are left out. */
function pattern({ width, height }: Size, random: Random): Pattern {
  const white = new Array<boolean>(width * height).fill(true);
  for (let v = 0; v < white.length; v++) if (random.below(4) === 0) white[v] = false;
  for (let y = 0; y < height; y++) breakRun(white, y * width, 1, width);
  for (let x = 0; x < width; x++) breakRun(white, x, width, height);
  const index = new Map<number, number>();
  white.forEach((isWhite, v) => {
    if (isWhite) index.set(v, index.size);
  });
  const runs: number[][] = [];
  const collect = (start: number, step: number, length: number): void => {
    let run: number[] = [];
    for (let i = 0; i <= length; i++) {
      const cell = i < length ? index.get(start + i * step) : undefined;
      if (cell !== undefined) run.push(cell);
      else {
        if (run.length > 1) runs.push(run);
        run = [];
      }
    }
  };
  for (let y = 0; y < height; y++) collect(y * width, 1, width);
  for (let x = 0; x < width; x++) collect(x, width, height);
  return { cells: index.size, runs };
}

function breakRun(white: boolean[], start: number, step: number, length: number): void {
  let run = 0;
  for (let i = 0; i < length; i++) {
    const v = start + i * step;
    run = white[v] === true ? run + 1 : 0;
    if (run <= DIGITS) continue;
    white[v] = false;
    run = 0;
  }
}

function digits(builder: ProblemBuilder, { cells, runs }: Pattern): Literal[] {
  const literals = Array.from({ length: cells }, () => valued(builder, DIGITS)).flat();
  for (const run of runs) {
    for (let d = 0; d < DIGITS; d++) {
      builder.linear(
        run.map((c) => ({ literal: literals[c * DIGITS + d] as Literal })),
        0,
        1,
      );
    }
  }
  builder.visible(literals);
  return literals;
}

export const sums: Kind = {
  name: "exactly one, with sums",
  sizes: [
    { width: 10, height: 10 },
    { width: 14, height: 14 },
    { width: 18, height: 18 },
    { width: 24, height: 18 },
  ],
  make(size, random): Layout {
    const layout = pattern(size, random);
    const bare = createProblemBuilder();
    const bareLiterals = digits(bare, layout);
    const answer = randomAnswer({ problem: bare.build(), literals: bareLiterals }, random);
    const digit = (cell: number): number =>
      1 + answer.slice(cell * DIGITS, (cell + 1) * DIGITS).indexOf(true);
    return {
      answer,
      tellable: answer.flatMap((value, i) => (value ? [i] : [])),
      pose(told): Posed {
        const builder = createProblemBuilder();
        const literals = digits(builder, layout);
        for (const run of layout.runs) {
          const sum = run.reduce((total, cell) => total + digit(cell), 0);
          const terms = run.flatMap((cell) =>
            Array.from({ length: DIGITS }, (_, d) => ({
              literal: literals[cell * DIGITS + d] as Literal,
              weight: d + 1,
            })),
          );
          builder.linear(terms, sum, sum);
        }
        for (const i of told) builder.clause([literals[i] as Literal]);
        return { problem: builder.build(), literals };
      },
    };
  },
};
