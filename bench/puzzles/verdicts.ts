/** Compares the figures with their limits, in a line each. */
import type { Band, Row } from "../../test/interchange/real-rows.js";

export interface Measured extends Row {
  readonly milliseconds: number;
  readonly status: string;
  readonly compileMs?: number;
  readonly solveMs?: number;
  readonly compared: "same" | "other" | "no answer in the data" | "not answered";
  readonly clingo?: number;
}

/** The time that a row may take, in milliseconds. */
export const limits: Readonly<Record<Band, number>> = { S: 250, M: 250, L: 1000, XL: 20_000 };

/** How many may take longer. */
const MOST_SMALL = 3;
const MOST_LARGE = 4;
const COMPILING = 150;

/** Nurikabe with few large clues, Numberlink, Fillomino. */
const hard: ReadonlySet<string> = new Set(["nurikabe", "numberlink", "fillomino"]);

/** Verified to have several: a Star battle more than two million, and a Numberlink one that leaves cells empty beside its author's, which uses all. */
const several = ({ genre, number }: Row): boolean =>
  (genre === "starbattle" || genre === "numberlink") && number === 12;

export const isOver = (row: Measured): boolean =>
  row.milliseconds > limits[row.band] || (row.status !== "unique" && !several(row));

const verdict = (holds: boolean): string => (holds ? "PASS" : "OVER");
const named = (rows: readonly Measured[]): string =>
  rows.map(({ genre, number }) => `${genre} ${number}`).join(", ");

const compilingVerdict = (slow: readonly Measured[]): string =>
  `${verdict(slow.length === 0)}  compiling: ${slow.length} rows of S, M and L take longer for it than ${COMPILING} ms and than for solving`;

/** `onTheWall`: the times of compiling and solving are, and say little on a machine that has other work. */
export function verdicts(all: readonly Measured[], onTheWall: boolean): readonly string[] {
  const of = (...bands: readonly Band[]) => all.filter(({ band }) => bands.includes(band));
  const over = (...bands: readonly Band[]) => of(...bands).filter(isOver);
  const small = over("S", "M");
  const large = over("L");
  const largest = over("XL");
  const others = all.filter((row) => row.compared === "other" && !several(row));
  const compared = all.filter(({ compared: each }) => each === "same");
  const without = all.filter(({ compared: each }) => each === "no answer in the data");
  const slow = all.filter(
    ({ compileMs = 0, solveMs = 0, band }) => band !== "XL" && compileMs > COMPILING && compileMs > solveMs,
  );
  const unknown = largest.filter(({ genre }) => !hard.has(genre));
  return [
    `${verdict(small.length <= MOST_SMALL)}  S and M: ${small.length} of ${of("S", "M").length} over ${limits.S} ms (at most ${MOST_SMALL})`,
    `${verdict(large.length <= MOST_LARGE)}  L: ${large.length} of ${of("L").length} over 1 s (at most ${MOST_LARGE})${large.length > 0 ? `: ${named(large)}` : ""}`,
    ...(of("XL").length === 0
      ? []
      : [
          `${verdict(unknown.length === 0)}  XL: ${largest.length} of ${of("XL").length} not within 20 s${largest.length > 0 ? `: ${named(largest)}` : ""} (known to be hard: ${[...hard].join(", ")})`,
        ]),
    ...(onTheWall ? [compilingVerdict(slow)] : []),
    `${verdict(others.length === 0)}  answers: ${compared.length} as the data say, ${others.length} others, ${without.length} rows without an answer in the data`,
  ];
}
