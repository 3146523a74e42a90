/** The candidates for each place of a board that is being filled in: the values that the rules leave, without a search, or those that occur in some answer. */
import { chosen, type OptionId } from "@ecp/engine";
import type { Slices } from "../explain/judge.js";
import { answerWith, entryOptions, type FilledBoard, type PosedPlace } from "./filled-board.js";
import type { PlayEntry, PlayPart } from "./play-layer.js";

export interface PlaceCandidates {
  readonly layer: string;
  readonly part: PlayPart;
  readonly element: number;
  /** The values as they are spelled, in the order of the layer's values. */
  readonly values: readonly string[];
}

/**
 * The candidates that are left when each rule is looked at alone, with the values on the board, as people note them. A broken rule removes none. Undefined
 * where what is entered cannot stand together under any rules. Yields how many of the rules were looked at.
 */
export function* candidatesByRules(
  board: FilledBoard,
  entries: readonly PlayEntry[],
): Generator<number, readonly PlaceCandidates[] | undefined, void> {
  const held = entryOptions(board, entries).map(chosen);
  const deducer = board.deducer();
  const excluded = new Set<OptionId>();
  let looked = 0;
  for (const selectors of [[], ...board.alone.map(({ selector }) => [selector])]) {
    const holds = deducer.begin([...board.added, ...selectors, ...held]);
    if (!holds && selectors.length === 0) return undefined;
    for (const { options } of holds ? board.places : [])
      for (const option of options.values())
        if (deducer.holds(chosen(option)) === false) excluded.add(option);
    yield ++looked;
  }
  return board.places.map((each) => candidatesOf(each, (option) => !excluded.has(option)));
}

/** Returns undefined if no answer has what is entered. Yields how many of the places are known. */
export function* candidatesOfAnswers(
  board: FilledBoard,
  entries: readonly PlayEntry[],
): Generator<number, readonly PlaceCandidates[] | undefined, void> {
  const assume = entryOptions(board, entries);
  const shown = new Set<OptionId>();
  const first = yield* counting(answerWith(board, assume), 0);
  if (first === undefined) return undefined;
  for (const option of first) shown.add(option);
  // A search is spared for what propagation excludes.
  const deducer = board.deducer();
  deducer.begin([...board.rules, ...assume.map(chosen)]);
  const left = new Set(
    board.places.flatMap(({ options }) =>
      [...options.values()].filter((option) => deducer.holds(chosen(option)) !== false),
    ),
  );
  let known = 0;
  for (const { options } of board.places) {
    for (const option of options.values()) {
      if (shown.has(option) || !left.has(option)) continue;
      const other = yield* counting(answerWith(board, [...assume, option]), known);
      for (const each of other ?? []) shown.add(each);
    }
    yield ++known;
  }
  return board.places.map((each) => candidatesOf(each, (option) => shown.has(option)));
}

function* counting<Result>(slices: Slices<Result>, known: number): Generator<number, Result, void> {
  for (;;) {
    const { value, done } = slices.next();
    if (done === true) return value;
    yield known;
  }
}

const candidatesOf = (
  { layer, place, options }: PosedPlace,
  isPossible: (option: OptionId) => boolean,
): PlaceCandidates => ({
  layer: layer.name,
  part: layer.part,
  element: place.element,
  values: layer.values.flatMap(({ text }) => {
    const option = options.get(text);
    return option !== undefined && isPossible(option) ? [text] : [];
  }),
});
