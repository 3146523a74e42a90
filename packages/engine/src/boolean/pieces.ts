/**
 * Texts of problems that are longer than memory: a description is written while it is made, item by item, row by row and global by global. Formats whose first line
 * says how much follows have it made twice; the first time only counts.
 */
import type { Problem } from "../problem.js";
import { type Answers, type Described, describing } from "./describe.js";
import { Lines, oneLine } from "./lines.js";
import type { Sink } from "./sink.js";

/** The text of a line is asked for where the line is written. */
export type Say = (line: () => string) => void;

/** The sink of a format, but for its variables. */
export type Format = (say: Say) => Omit<Sink, "newVariable" | "rules">;

export interface Sizes {
  readonly described: Described;
  readonly variables: number;
  readonly lines: number;
}

/** The sizes of a text, and what is described in it, without the text. */
export function sizesOf(problem: Problem, format: Format, without?: Answers): Sizes {
  let [variables, lines] = [0, 0];
  const own = format(() => {
    lines++;
  });
  const steps = describing(problem, { ...own, newVariable: () => 2 * variables++ }, without);
  for (let step = steps.next(); ; step = steps.next())
    if (step.done === true) return { described: step.value, variables, lines };
}

/** The lines of a description, in pieces. */
export function* pieces(problem: Problem, format: Format, without?: Answers): Iterable<string> {
  const lines = new Lines();
  let variables = 0;
  const own = format((line) => {
    lines.add(line());
  });
  yield* written(describing(problem, { ...own, newVariable: () => 2 * variables++ }, without), lines);
}

/** What has become full after each step, and the rest after the last. */
export function* written(
  steps: Generator<undefined, Described>,
  lines: Lines,
): Generator<string, Described, undefined> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) {
      yield* lines.all();
      return step.value;
    }
    yield* lines.full();
  }
}

/** A line for each visible variable that has a name. */
export function* namesIn(
  { visible, nameOf }: Described,
  line: (variable: number, name: string) => string,
): Iterable<string> {
  const lines = new Lines();
  for (const variable of visible) {
    const name = nameOf(variable);
    if (name !== undefined) lines.add(line(variable, oneLine(name)));
    yield* lines.full();
  }
  yield* lines.all();
}
