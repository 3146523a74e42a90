/**
 * Layers that options of the puzzle set (`c.tip = d`), and that have a resting value: where no chosen option sets such a variable, it rests. So it needs
 * no options of its own where nothing else asks for it (plan.ts, "set"): what the chosen options say is its value, a function of them. Where something
 * does ask, each value has an option as everywhere, and one more item, which the options that set the variable hold, and the option of the resting
 * value: another value is there only with an option that sets it.
 *
 * Where a variable may not rest, one of the options that set it is chosen. If all of these cover an item that is covered once at most, no other option
 * that covers it is ever chosen, and those are left out: the answers stay the same.
 */
import { placeInDomain } from "../ground/place-of.js";
import type { Ground, GroundVariableId } from "../ground.js";
import { addTo } from "../maps.js";
import type { LayerId, TypedPuzzle } from "../typed.js";
import type { Plan } from "./plan.js";
import { restingOf } from "./resting.js";

/** Those without a resting value are among them. */
export function layersSetByOptions(puzzle: TypedPuzzle): ReadonlySet<LayerId> {
  return new Set(
    puzzle.options.flatMap(({ entries }) =>
      entries.flatMap(({ target }) => (target.kind === "layer" ? [target.layer] : [])),
    ),
  );
}

export interface SetByOptions {
  /** Variables that rest where no option sets them and that have to be set, or have options of their own: how many may do it together. */
  readonly mostTogether: ReadonlyMap<GroundVariableId, number>;
  /** By number in `Ground.options`: it sets what cannot be, or covers what another one has to. */
  readonly isPossible: (option: number) => boolean;
}

export function setByOptions(ground: Ground, { ways, domains }: Plan): SetByOptions {
  const layers = layersSetByOptions(ground.puzzle);
  const mostTogether = new Map<GroundVariableId, number>();
  if (layers.size === 0) return { mostTogether, isPossible: () => true };
  const restsAt = ground.variables.map((variable) =>
    layers.has(variable.layer) ? restingOf(ground, variable) : undefined,
  );
  const impossible = new Set<number>();
  const setters = new Map<GroundVariableId, number[]>();
  ground.options.forEach(({ sets }, index) => {
    for (const { variable, value } of sets) {
      if (restsAt[variable] === undefined) continue;
      if (placeInDomain(domains[variable] ?? [], value) < 0) impossible.add(index);
      addTo(setters, variable, index);
    }
  });
  const possibleSetters = (variable: GroundVariableId): readonly number[] =>
    (setters.get(variable) ?? []).filter((option) => !impossible.has(option));
  const mustSet: GroundVariableId[] = [];
  restsAt.forEach((resting, index) => {
    if (resting === undefined) return;
    const id = index as GroundVariableId;
    const isForced = placeInDomain(domains[index] ?? [], resting) < 0;
    if (isForced) mustSet.push(id);
    if (!isForced && ways[index] === "set") return;
    const own = possibleSetters(id);
    mostTogether.set(id, singleItems(ground, own).length > 0 ? 1 : Math.max(1, own.length));
  });
  leaveOutOthers(ground, mustSet, possibleSetters, impossible);
  return { mostTogether, isPossible: (option) => !impossible.has(option) };
}

/** Until nothing more is left out: what is left of the options for one variable may say more of another. */
function leaveOutOthers(
  ground: Ground,
  mustSet: readonly GroundVariableId[],
  possibleSetters: (variable: GroundVariableId) => readonly number[],
  impossible: Set<number>,
): void {
  if (mustSet.length === 0) return;
  const covering: number[][] = ground.items.map(() => []);
  ground.options.forEach(({ items }, index) => {
    for (const { item } of items) covering[item]?.push(index);
  });
  for (let before = -1; before < impossible.size; ) {
    before = impossible.size;
    for (const variable of mustSet) {
      const own = possibleSetters(variable);
      const needed = new Set(own);
      for (const item of singleItems(ground, own))
        for (const option of covering[item] ?? []) if (!needed.has(option)) impossible.add(option);
    }
  }
}

/** Items of the puzzle that each of these options covers, and that no two chosen ones cover: one of the options can be chosen at most. */
function singleItems(ground: Ground, options: readonly number[]): readonly number[] {
  const [first, ...others] = options;
  let common = first === undefined ? [] : singlesOf(ground, first);
  for (const other of others) {
    if (common.length === 0) break;
    const own = new Set(singlesOf(ground, other));
    common = common.filter((item) => own.has(item));
  }
  return common;
}

const singlesOf = (ground: Ground, option: number): readonly number[] =>
  (ground.options[option]?.items ?? []).flatMap(({ item, colour }) =>
    colour === undefined && ground.items[item]?.times[1] === 1 ? [item] : [],
  );
