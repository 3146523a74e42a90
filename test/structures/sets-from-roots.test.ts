/** Sets that are known by one cell each grow from it: the same sets as of all those that are connected, with and without rules tried on the way. */
import { expect, test } from "vitest";
import {
  connectedSets,
  type Growth,
  type Trial,
} from "../../packages/compiler/src/ground/structures/connected-sets.js";
import { seeds } from "../support/seeds.js";

const [rows, columns] = [3, 4];
const cells = Array.from({ length: rows * columns }, (_, cell) => cell);
const neighbours = (cell: number): number[] =>
  cells.filter((other) => {
    const across = Math.abs((other % columns) - (cell % columns));
    const down = Math.abs(Math.floor(other / columns) - Math.floor(cell / columns));
    return across + down === 1;
  });

/** A rule: not both of these cells; kept as trials keep it. */
function trialOf([a, b]: readonly [number, number]): Trial {
  const said: { readonly cell: number; readonly is: boolean }[] = [];
  const isSound = (): boolean => ![a, b].every((cell) => said.some((one) => one.cell === cell && one.is));
  const say = (is: boolean) => (cell: number) => {
    said.push({ cell, is });
    return isSound();
  };
  return {
    reached: () => said.length,
    undo(before) {
      said.length = before;
    },
    take: say(true),
    leave: say(false),
    whole: isSound,
  };
}

/** Numbers from 0 to below 1; the same for each seed (Park and Miller 1988). */
function randomOf(seed: number): () => number {
  let state = seed * 7919;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

const texts = (sets: readonly (readonly number[])[] | undefined): string[] =>
  (sets ?? []).map((set) => set.join(" ")).sort();

test("sets grow from the cells that they are known by", () => {
  for (const seed of seeds(40)) {
    const random = randomOf(seed);
    const there = cells.filter(() => random() < 0.9);
    const roots = there.filter(() => random() < 0.3);
    const most = 2 + Math.floor(random() * 5);
    const pair = [Math.floor(random() * 12), Math.floor(random() * 12)] as const;
    const growth: Growth = {
      neighbours,
      cells: there,
      mayGrow: (set) => set.length <= most,
      most: 100_000,
    };
    const rooted = (connectedSets(growth) ?? []).filter(
      (set) => set.filter((cell) => roots.includes(cell)).length === 1,
    );
    expect(texts(connectedSets({ ...growth, knownBy: roots }))).toEqual(texts(rooted));
    const kept = rooted.filter((set) => !pair.every((cell) => set.includes(cell)));
    expect(texts(connectedSets({ ...growth, knownBy: roots, trial: trialOf(pair) }))).toEqual(texts(kept));
  }
});
