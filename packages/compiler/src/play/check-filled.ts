/**
 * Checks whether the entries of a person are right: a rule that is broken as it stands comes first, since that can be seen; then entries that no
 * answer has; then whether all is done.
 */
import { chosen, type OptionId } from "@ecp/engine";
import type { Slices } from "../explain/judge.js";
import { type ExplainedMember, groupMember } from "../explain/member.js";
import type { SoftGroup } from "../explain/soften.js";
import { answerWith, type FilledBoard } from "./filled-board.js";
import type { PlayEntry, PlayLayer } from "./play-layer.js";

export type CheckedBoard =
  | { readonly kind: "solved" }
  | { readonly kind: "right" }
  /** Rules that what is on the board breaks, each by itself. */
  | { readonly kind: "broken"; readonly rules: readonly ExplainedMember[] }
  /** No answer has these and all others, which some answer has. */
  | { readonly kind: "wrong"; readonly entries: readonly PlayEntry[] }
  /** The puzzle has none. */
  | { readonly kind: "no answer" };

export function* checkFilled(board: FilledBoard, entries: readonly PlayEntry[]): Slices<CheckedBoard> {
  const known = entries.flatMap((entry) => {
    const option = board.optionOf(entry);
    return option === undefined ? [] : [{ entry, option }];
  });
  const options = known.map(({ option }) => option);
  const broken = yield* brokenRules(board, options);
  if (broken.length > 0) return { kind: "broken", rules: broken };
  let answer = yield* answerWith(board, options);
  if (answer !== undefined) return { kind: (yield* isDone(board, options, answer)) ? "solved" : "right" };
  answer = yield* answerWith(board, []);
  if (answer === undefined) return { kind: "no answer" };
  const kept: OptionId[] = [];
  const wrong: PlayEntry[] = [];
  let has = new Set(answer);
  for (const { entry, option } of known) {
    if (!has.has(option)) {
      const other = yield* answerWith(board, [...kept, option]);
      if (other === undefined) {
        wrong.push(entry);
        continue;
      }
      has = new Set(other);
    }
    kept.push(option);
  }
  return { kind: "wrong", entries: wrong };
}

/** Each rule is looked at alone, with what grounding added for it; only where all together clash at once. */
function* brokenRules(board: FilledBoard, options: readonly OptionId[]): Slices<readonly ExplainedMember[]> {
  const deducer = board.deducer();
  const held = options.map(chosen);
  if (deducer.begin([...board.rules, ...held])) return [];
  const broken: SoftGroup[] = [];
  for (const { group, selector } of board.alone) {
    if (!deducer.begin([...board.added, selector, ...held])) broken.push(group);
    yield;
  }
  return broken.map((group) => groupMember(board.ground, board.sources, group));
}

/**
 * Places where nothing stands count as nothing, and a value has to be entered wherever there is one. Pieces are told by their shapes or by their borders:
 * one of them is enough.
 */
function* isDone(
  board: FilledBoard,
  options: readonly OptionId[],
  answer: readonly OptionId[],
): Slices<boolean> {
  const entered = new Set(options);
  const layers = new Map<string, Map<PlayLayer, OptionId[] | undefined>>();
  for (const { layer, place, options: own } of board.places) {
    if (place.isGiven === true) continue;
    const parts = layers.get(layer.name) ?? new Map<PlayLayer, OptionId[] | undefined>();
    layers.set(layer.name, parts);
    if (!parts.has(layer)) parts.set(layer, []);
    if ([...own.values()].some((option) => entered.has(option))) continue;
    const nothing = layer.nothing === undefined ? undefined : own.get(layer.nothing);
    const blanks = parts.get(layer);
    if (nothing === undefined) parts.set(layer, undefined);
    else blanks?.push(nothing);
  }
  let ways: readonly (readonly OptionId[])[] = [[]];
  for (const parts of layers.values()) {
    const told = [...parts.values()].flatMap((blanks) => (blanks === undefined ? [] : [blanks]));
    ways = ways.flatMap((way) => told.map((blanks) => [...way, ...blanks]));
  }
  const has = new Set(answer);
  for (const way of ways) {
    if (way.every((option) => has.has(option))) return true;
    const other = yield* answerWith(board, [...options, ...way]);
    if (other !== undefined) return true;
  }
  return false;
}
