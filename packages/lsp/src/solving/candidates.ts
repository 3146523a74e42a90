/**
 * The values that each element can have in some answer. Every answer that is found shows a value of each element; what no answer has shown
 * yet is asked for by a search of its own, with that value assumed. Cost: a search for each value that no answer has.
 *
 * Pieces, regions and paths are no values that a single option stands for: of those it is told only where all answers could be listed.
 */

import { datumOf, type Ground, type LayerId, type Lowered, type Solution, sayDatum } from "@ecp/compiler";
import { type OptionId, type Prepared, prepare, type Search, type SearchOptions } from "@ecp/engine";
import { mostAnswersListed } from "../thresholds.js";
import type { ElementCandidates, Report } from "./job.js";
import { reasonOf, slices } from "./slices.js";

type Shown = Map<number, Set<string>>;

export function* findCandidates(
  ground: Ground,
  lowered: Lowered,
  now: () => number,
  memory: Pick<SearchOptions, "memoryBytes"> = {},
): Generator<Report, void> {
  const once = prepare(lowered.problem);
  const prepared: Prepared = { ...once, search: (options) => once.search({ ...memory, ...options }) };
  const shown = new Map<LayerId, Shown>();
  const show = (chosen: readonly OptionId[]): void => addShown(shown, lowered.decode(chosen));

  const first = yield* firstAnswer(prepared, {}, now);
  if (first.answer === undefined) {
    const { search } = first;
    yield search.state === "done"
      ? { kind: "verdict", status: "none", count: "0", reason: reasonOf(search, lowered), diagnostics: [] }
      : { kind: "verdict", status: "unknown", reason: "stopped by a limit", diagnostics: [] };
    return;
  }
  show(first.answer);
  const unlisted = ground.puzzle.layers.some(
    ({ role, hidden, domain }) =>
      role === "find" && !hidden && ["pieces", "region", "paths"].includes(domain.kind),
  );
  const complete = unlisted ? yield* listAll(prepared, show, now) : false;
  if (!complete) {
    for (const [done, variable] of ground.variables.entries()) {
      const layer = ground.puzzle.layers[variable.layer];
      if (layer === undefined || layer.hidden || variable.domain.length < 2) continue;
      for (const value of variable.domain) {
        const text = spelled(layer, value);
        if (shown.get(variable.layer)?.get(variable.element)?.has(text) === true) continue;
        const asked = asking(lowered, variable, value);
        if (asked === undefined) continue;
        const { answer, search } = yield* firstAnswer(prepared, asked, now);
        if (answer === undefined && search.state !== "done") {
          yield { kind: "verdict", status: "unknown", reason: "stopped by a limit", diagnostics: [] };
          return;
        }
        if (answer !== undefined) show(answer);
      }
      yield { kind: "progress", fraction: done / ground.variables.length, found: "" };
    }
  }
  yield { kind: "candidates", candidates: [...told(ground, shown, complete)] };
  yield { kind: "verdict", status: "multiple", diagnostics: [] };
}

/** Assumes a value: its option is chosen, or, of a value that has none, all others of the variable are forbidden. */
function asking(
  lowered: Lowered,
  { layer, element, domain }: Ground["variables"][number],
  value: number,
): SearchOptions | undefined {
  const own = lowered.assume(layer, element, value);
  if (own !== undefined) return { assume: own };
  const others = domain
    .filter((other) => other !== value)
    .map((other) => lowered.assume(layer, element, other));
  if (others.some((options) => options === undefined)) return undefined;
  return { forbid: others.flatMap((options) => options ?? []) };
}

function* firstAnswer(
  prepared: Prepared,
  asked: SearchOptions,
  now: () => number,
): Generator<Report, { readonly answer: readonly OptionId[] | undefined; readonly search: Search }> {
  const search = prepared.search({ ...asked, limit: 1 });
  for (const { solutions } of slices(search, now)) {
    const [answer] = solutions;
    if (answer !== undefined) return { answer, search };
    yield { kind: "progress", fraction: 0, found: "" };
  }
  return { answer: undefined, search };
}

/** Whether these are all answers. */
function* listAll(
  prepared: Prepared,
  show: (chosen: readonly OptionId[]) => void,
  now: () => number,
): Generator<Report, boolean> {
  const search = prepared.search({ limit: mostAnswersListed });
  for (const { solutions } of slices(search, now)) {
    for (const chosen of solutions) show(chosen);
    yield { kind: "progress", fraction: search.progress(), found: String(search.count()) };
  }
  return search.state === "done";
}

function addShown(shown: Map<LayerId, Shown>, { layers }: Solution): void {
  for (const [id, answer] of layers) {
    const known = shown.get(id) ?? new Map<number, Set<string>>();
    shown.set(id, known);
    if (answer.kind === "paths") continue;
    answer.values.forEach((value, element) => {
      const texts = known.get(element) ?? new Set<string>();
      texts.add(value === null ? "none" : sayDatum(value));
      known.set(element, texts);
    });
  }
}

function* told(
  ground: Ground,
  shown: ReadonlyMap<LayerId, Shown>,
  complete: boolean,
): Generator<ElementCandidates> {
  for (const [layer, elements] of shown) {
    const kind = ground.puzzle.layers[layer]?.domain.kind;
    if (!complete && (kind === "pieces" || kind === "region")) continue;
    const variables = ground.variableOf.get(layer);
    for (const [element, texts] of elements) {
      if (kind !== "region" && variables?.[element] === undefined) continue;
      yield { layer, element, values: [...texts] };
    }
  }
}

function spelled(layer: Ground["puzzle"]["layers"][number], value: number): string {
  const datum = datumOf(layer, value);
  return datum === undefined || datum === null ? "none" : sayDatum(datum);
}
