/**
 * Measures how far contents are from having exactly one answer: it finds an answer and, if there is another, one that is as different as the
 * search makes it.
 */
import type { OptionId } from "@ecp/engine";
import { codeOfDatum } from "../ground/codes.js";
import type { LayerAnswer, Solution } from "../solution.js";
import type { LayerId } from "../typed.js";
import { type Contents, type GivenPlace, withoutGivens } from "./contents.js";
import type { Asker, Workshop, WorkshopProblem } from "./workshop.js";

export interface JudgedInstance {
  readonly compiled: WorkshopProblem;
  /** The options that stand for the values of layers to be found that are given. */
  readonly assume: readonly OptionId[];
  /** Has been told to exclude the answer. */
  readonly asker: Asker;
  readonly options: readonly OptionId[];
  readonly answer: Solution;
  /** Absent: there is none. */
  readonly other?: Solution;
}

/** Returns undefined if there is no answer, if it takes too long to know, or if contents are refused. */
export async function judge(...asked: Parameters<typeof consider>): Promise<JudgedInstance | undefined> {
  const verdict = await consider(...asked);
  return verdict === "none" || verdict === "unknown" ? undefined : verdict;
}

/** Whether there is exactly one answer; undefined: it takes too long to know. */
export async function hasOneAnswer(...asked: Parameters<typeof consider>): Promise<boolean | undefined> {
  const verdict = await consider(...asked);
  if (verdict === "unknown") return undefined;
  return verdict !== "none" && verdict.other === undefined;
}

/** `none`: there is no answer, or contents are refused. */
async function consider(
  workshop: Workshop,
  contents: Contents,
  hints: ReadonlySet<LayerId>,
  /** For each question. */
  nodes?: number,
  /** An answer, or what is known of one: it is tried first, and need not be looked for. */
  known?: Contents,
): Promise<JudgedInstance | "none" | "unknown"> {
  const ready = compileHinted(workshop, contents, hints);
  if (ready === undefined) return "none";
  const { compiled, assume } = ready;
  const asker = workshop.open(compiled.lowered, nodes);
  const prefer =
    known === undefined ? {} : { prefer: { options: allOptionsOf(compiled, known), chosen: true } };
  const first = await asker.ask({ assume, ...prefer });
  if (first?.kind !== "solution") return first === undefined ? "unknown" : "none";
  const { options } = first;
  const answer = compiled.lowered.decode(options);
  asker.exclude();
  const second = await asker.ask({ assume, prefer: { options, chosen: false } });
  if (second === undefined) return "unknown";
  const other = second.kind === "solution" ? { other: compiled.lowered.decode(second.options) } : {};
  return { compiled, assume, asker, options, answer, ...other };
}

/** Given values of layers to be found are assumed where possible, so that what is learned holds without them too. */
function compileHinted(
  workshop: Workshop,
  contents: Contents,
  hints: ReadonlySet<LayerId>,
): { readonly compiled: WorkshopProblem; readonly assume: readonly OptionId[] } | undefined {
  const { puzzle } = workshop;
  const givens = [...contents.values].flatMap(([layer, values]) =>
    hints.has(layer)
      ? values.flatMap((value, element) => (value === undefined ? [] : [{ layer, element }]))
      : [],
  );
  const compiled = workshop.compile(puzzle, withoutGivens(contents, givens));
  if (compiled === undefined) return undefined;
  const assume: OptionId[] = [];
  for (const given of givens) {
    const options = optionsOf(compiled, contents, given);
    if (options === undefined) {
      const whole = workshop.compile(puzzle, contents);
      return whole === undefined ? undefined : { compiled: whole, assume: [] };
    }
    assume.push(...options);
  }
  return { compiled, assume };
}

/** The options that say the value of a layer to be found that contents give. */
export function optionsOf(
  { lowered, ground }: WorkshopProblem,
  contents: Contents,
  { layer, element }: GivenPlace,
): readonly OptionId[] | undefined {
  const declared = ground.puzzle.layers[layer];
  const value = contents.values.get(layer)?.[element];
  const code = declared === undefined ? undefined : codeOfDatum(declared, value);
  return code === undefined ? undefined : lowered.assume(layer, element, code);
}

/** Those of all values that are known of an answer. */
export function allOptionsOf(compiled: WorkshopProblem, known: Contents): readonly OptionId[] {
  return compiled.ground.variables.flatMap(({ layer, element }) =>
    known.values.has(layer) ? (optionsOf(compiled, known, { layer, element }) ?? []) : [],
  );
}

/** Where two answers differ; paths and pieces by cell. */
export function differentAnswers(one: Solution, other: Solution): readonly GivenPlace[] {
  return [...one.layers].flatMap(([layer, answer]) => {
    const after = other.layers.get(layer);
    if (after === undefined) return [];
    const [a, b] = [byElement(answer), byElement(after)];
    return Array.from({ length: Math.max(a.length, b.length) }, (_, element) => element).flatMap((element) =>
      JSON.stringify(a[element] ?? null) === JSON.stringify(b[element] ?? null) ? [] : [{ layer, element }],
    );
  });
}

function byElement(answer: LayerAnswer): readonly unknown[] {
  if (answer.kind !== "paths") return answer.values;
  const cells: (number | undefined)[] = [];
  for (const path of answer.paths) for (const cell of path) cells[cell] = path[0];
  return Array.from(cells);
}
