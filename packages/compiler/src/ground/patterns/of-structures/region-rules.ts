/**
 * The rules about the regions of a division that is to be found, as far as they help to list the possible ones, and to name them where they are too
 * many to list. Nothing is taken from the rules: they are expanded as all others are, over what is left.
 */
import { once } from "../../../once.js";
import type { World } from "../../world/world.js";
import { readings } from "../pattern.js";
import { type Bounds, boundedRegions, free, type Test } from "./bounded-regions.js";
import { amountsByCell, knownSizes } from "./known-amounts.js";
import { type KnownByFound, knownByFound } from "./known-by-found.js";
import { knownByOne } from "./known-by-one.js";
import { type OfOneRegion, type OneRegion, ofOneRegion } from "./of-one-region.js";
import { rectangles } from "./rectangles.js";

export interface RegionRules {
  /** Whether a set, or a larger one, can be a region. */
  readonly mayGrow: Test;
  /** Whether the set itself can. Absent: all are kept. */
  readonly keep: Test | undefined;
  /** The same, with what rules say of what it holds: for lists that are short anyway. */
  readonly keepByContent: Test | undefined;
  readonly rectangles: boolean;
  /** By cell: the size of its region, where a rule says it. */
  readonly sizes: readonly (number | undefined)[];
  /** The cells of which every region holds exactly one, where rules demand that. */
  readonly knownBy: readonly number[] | undefined;
  /** The same of cells that are to be found, where rules demand no cell that is known. */
  readonly knownByFound: () => KnownByFound | undefined;
  /** How large a region is at most, if a rule says so of sizes alone. */
  readonly largest: () => number | undefined;
  /** The statements of rules about one region, to be tried on sets; worked out when asked for. */
  readonly ofOne: () => readonly OfOneRegion[];
}

export function regionRules(world: World, one: OneRegion): RegionRules {
  const { layer } = one;
  const rules = world.facts.ofEvery(layer);
  const cells = world.space?.board.cells ?? [];
  const bounds = [...readings(world, boundedRegions, rules, layer)];
  const [rectangle = false] = readings(world, rectangles, rules, layer);
  const sizes = amountsByCell(world, knownSizes, layer);
  const bySize: Bounds = {
    grow: (set) => set.every((cell) => (sizes[cell] ?? cells.length) >= set.length),
    be: (set) => set.every((cell) => (sizes[cell] ?? set.length) === set.length),
    hold: free.hold,
  };
  const all: readonly Bounds[] = sizes.length > 0 ? [...bounds, bySize] : bounds;
  const may = all.map(({ grow }) => grow).filter((test) => test !== free.grow);
  const be = all.map((each) => each.be).filter((test) => test !== free.be);
  const hold = all.map((each) => each.hold).filter((test) => test !== free.hold);
  const every = (tests: readonly Test[]): Test | undefined =>
    tests.length === 0 ? undefined : (set) => tests.every((test) => test(set));
  const [knownBy] = readings(world, knownByOne, rules, layer);
  return {
    mayGrow: (set) => may.every((test) => test(set)),
    keep: every(be),
    keepByContent: every([...be, ...hold]),
    rectangles: rectangle,
    sizes,
    knownBy,
    knownByFound: once(() => {
      const division = { layer, cells: [...one.atoms.keys()] };
      return readings(world, knownByFound, world.facts.statements(), division).next().value;
    }),
    ofOne: () => [...readings(world, ofOneRegion, world.facts.statements(), one)],
    // By trying sizes: a row of the first cells is as good as any other set.
    largest: once(() => {
      const largest = bounds.flatMap(({ grow, ofSize }) => {
        const broken = cells.findIndex((_, last) => ofSize && !grow(cells.slice(0, last + 1)));
        return broken < 0 ? [] : [broken];
      });
      return largest.length === 0 ? undefined : Math.min(...largest);
    }),
  };
}
