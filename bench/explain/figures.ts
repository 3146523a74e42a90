/** The figures that explanations have to reach, and how far they do. */
import type { Grade, PathEnd, Step } from "@ecp/compiler";
import { median } from "../table.js";

export interface Explained {
  readonly list: string;
  readonly name: string;
  readonly steps: readonly Step[];
  readonly end: PathEnd["kind"] | "too long";
  readonly firstMs: number;
  readonly totalMs: number;
  readonly grade: Grade;
}

/** The premises of a step, as a person looks at them: a line that was drawn is one (explain/premises.ts of the compiler). Links in the head of a person: nothing is asked of steps above. */
const EASY = 5;
const PREMISES = 9;
const SHARE = 0.95;
const FIRST_MS = 300;
const TOTAL_MS = 2_000;

const verdict = (holds: boolean, says: string): string => `${holds ? "PASS" : "FAIL"}  ${says}`;

const percent = (part: number, whole: number): string =>
  whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`;

/** An entry, where several absences by one reason are one look, and a line from end to end is one stroke. */
function placements({ found, technique }: Step): number {
  if (technique.rank === 0) return 1;
  const entries = found.filter(({ words }) => !/^(?:not|no) /u.test(words));
  const isDrawnOn = ({ words, cells }: Step["found"][number], index: number): boolean =>
    cells.length > 1 &&
    entries
      .slice(0, index)
      .some((before) => before.words === words && before.cells.some((cell) => cells.includes(cell)));
  return entries.filter((fact, index) => !isDrawnOn(fact, index)).length;
}

export function figures(all: readonly Explained[]): {
  readonly verdicts: readonly string[];
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
} {
  // Sudokus that were collected because they are hard are measured by their order alone.
  const asked = all.filter(({ list }) => !list.startsWith("graded"));
  const steps = asked.flatMap((one) => one.steps);
  const easy = steps.filter(({ technique: { rank } }) => rank <= EASY);
  const single = easy.filter((step) => placements(step) <= 1).length;
  const several = asked.filter((one) =>
    one.steps.some((step) => step.technique.rank <= EASY && placements(step) > 1),
  );
  const few = steps.filter(({ premises }) => premises.length <= PREMISES).length;
  const real = all.filter(({ list }) => list.startsWith("real"));
  const hard = real.filter(({ grade }) => grade.hardest === 7);
  const late = asked.filter(({ firstMs }) => firstMs > FIRST_MS);
  const open = asked.filter(({ end }) => end !== "solved");
  const slow = asked.filter(({ totalMs }) => totalMs > TOTAL_MS);
  const named = (some: readonly Explained[]): string => {
    const names = some
      .slice(0, 12)
      .map(({ list, name, end }) => `${list} ${name}${end === "solved" ? "" : ` (${end})`}`);
    return some.length === 0 ? "" : `: ${names.join(", ")}${some.length > names.length ? ", …" : ""}`;
  };
  const lists = [
    ...new Set(
      all.map(({ list, name }) => `${list} | ${list.startsWith("real") ? (name.split(" ")[0] ?? "") : ""}`),
    ),
  ];
  return {
    verdicts: [
      verdict(
        single === easy.length,
        `at most one placement a step in ranks 1 to 5: ${single} of ${easy.length} steps${named(several)}`,
      ),
      verdict(
        few >= SHARE * steps.length,
        `at most 9 premises: ${percent(few, steps.length)} of ${steps.length} steps (at least 95 %)`,
      ),
      verdict(
        hard.length === 0,
        `no step of rank 7 on real puzzles: ${hard.length} of ${real.length} have one${named(hard)}`,
      ),
      verdict(
        late.length === 0,
        `first hint within 300 ms: ${asked.length - late.length} of ${asked.length}${named(late)}`,
      ),
      verdict(
        slow.length === 0,
        `explained within 2 s: ${asked.length - slow.length} of ${asked.length}${named(slow)}`,
      ),
      verdict(
        open.length === 0,
        `told to the end: ${asked.length - open.length} of ${asked.length}${named(open)}`,
      ),
    ],
    header: [
      "list",
      "puzzles",
      "steps: median",
      "rank 7",
      "premises ≤ 9",
      "first: median",
      "worst",
      "all: median",
      "worst",
      "difficulty: median",
    ],
    rows: lists.map((key) => {
      const own = all.filter(
        ({ list, name }) => key === `${list} | ${list.startsWith("real") ? (name.split(" ")[0] ?? "") : ""}`,
      );
      const ownSteps = own.flatMap((one) => one.steps);
      const ms = (value: number): string => `${Math.round(value)} ms`;
      return [
        key.replace(" | ", " ").trim(),
        String(own.length),
        String(median(own.map((one) => one.steps.length))),
        String(own.filter(({ grade }) => grade.hardest === 7).length),
        percent(ownSteps.filter(({ premises }) => premises.length <= PREMISES).length, ownSteps.length),
        ms(median(own.map(({ firstMs }) => firstMs))),
        ms(Math.max(...own.map(({ firstMs }) => firstMs))),
        ms(median(own.map(({ totalMs }) => totalMs))),
        ms(Math.max(...own.map(({ totalMs }) => totalMs))),
        String(median(own.map(({ grade }) => grade.score))),
      ];
    }),
  };
}

interface GradedScore {
  readonly rank: number;
  readonly list: string;
  readonly score: number;
}

/** Means in the order of the lists, and Spearman's rank correlation between the first and the two hardest. */
export function gradedFigures(graded: readonly GradedScore[]): readonly string[] {
  if (graded.length === 0) return [];
  const lists = [...new Set(graded.map(({ list }) => list))];
  const mean = (list: string): number => {
    const own = graded.filter((one) => one.list === list);
    return own.reduce((sum, { score }) => sum + score, 0) / own.length;
  };
  const means = lists.map(mean);
  const isOrdered = means.every((value, index) => index === 0 || value > (means[index - 1] ?? value));
  const ends = graded.filter(({ rank }) => rank === 1 || rank >= 3);
  const rho = spearman(
    ends.map(({ rank }) => (rank === 1 ? 0 : 1)),
    ends.map(({ score }) => score),
  );
  return [
    verdict(
      isOrdered,
      `grades in order: ${lists.map((list, index) => `${list} ${means[index]?.toFixed(1)}`).join(" < ")}`,
    ),
    verdict(rho >= 0.8, `Spearman between easy50 and top95 + hardest: ${rho.toFixed(3)} (at least 0.8)`),
  ];
}

/** Equal values have the mean of their ranks. */
function ranksOf(values: readonly number[]): readonly number[] {
  const sorted = [...values].sort((one, other) => one - other);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

function spearman(one: readonly number[], other: readonly number[]): number {
  const [x, y] = [ranksOf(one), ranksOf(other)];
  const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length;
  const [meanX, meanY] = [mean(x), mean(y)];
  const product = x.reduce((sum, each, index) => sum + (each - meanX) * ((y[index] ?? 0) - meanY), 0);
  const square = (all: readonly number[], middle: number): number =>
    all.reduce((sum, each) => sum + (each - middle) ** 2, 0);
  return product / Math.sqrt(square(x, meanX) * square(y, meanY));
}
