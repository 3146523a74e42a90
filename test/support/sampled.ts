/**
 * A file `*.sampled.test.ts` runs twice: with some of its cases in `npm test`, with all of them among the long tests. A test that grows with the library
 * has only a part of its cases among the long tests too, and all of them in `npm run test:whole`. A file `*.seeded.test.ts` tries seeds alone, some in
 * `npm test` and all in the whole run: the long tests would try the same ones and few others.
 */
import { describe, test } from "vitest";
import { seeds } from "./seeds.js";

/** Whether this is a run of all that there is. */
export const isWhole = process.env.ECP_TESTS === "whole";

/** Whether this is a run of the long tests. */
export const hasAll = isWhole || process.env.ECP_TESTS === "long";

/** Among the long tests, the first of each `so` many cases. */
export function partOfLong<T>(so: number, cases: readonly T[]): readonly T[] {
  return isWhole ? cases : cases.filter((_, place) => place % so === 0);
}

/** Among the long tests, the cases without those that take half a minute by themselves. */
export function butForSlow<T>(isSlow: (one: T) => boolean, cases: readonly T[]): readonly T[] {
  return isWhole ? cases : cases.filter((one) => !isSlow(one));
}

/** A test of the long half in a file that is sampled: `npm test` has another one that shows the same of less. */
export const testOfLong: (name: string, holds: () => void | Promise<void>) => void = hasAll ? test : () => {};

/** A test that `npm test` runs as it is: the long tests do not repeat it. */
export const testOnce: (name: string, holds: () => void | Promise<void>) => void =
  hasAll && !isWhole ? () => {} : test;

/** The same of a group of such tests: one without tests would be an error. */
export const describeOnce: (name: string, tests: () => void) => void =
  hasAll && !isWhole ? () => {} : describe;

/** A test that takes a quarter of a minute by itself, beside others that show the same of less: in `npm run test:whole` alone. */
export const testOfWhole: (name: string, holds: () => void | Promise<void>) => void = isWhole
  ? test
  : () => {};

/** Of many things each n-th is tried: one of these, in the whole run, among the long tests, or in `npm test`. */
export const eachOf = (whole: number, long: number, short: number): number =>
  isWhole ? whole : hasAll ? long : short;

/** A tenth of the seeds (of `so` many one); among the long tests a sixth of them, and all in `npm run test:whole`. */
export function someSeeds(many: number, so = 10): readonly number[] {
  return seeds(Math.ceil(many / eachOf(1, Math.min(6, so), so)));
}

/** A tenth of the runs, a sixth of them or all, as of seeds. */
export function someRuns(many: number, so = 10): number {
  return someSeeds(many, so).length;
}

/** The first of each `so` many cases, or all of them. */
export function oneIn<T>(so: number, cases: readonly T[]): readonly T[] {
  return hasAll ? cases : cases.filter((_, place) => place % so === 0);
}

/** Of things that come one after the other: whether one is the first of each `so` many; among the long tests of each `long` many; in the whole run any. */
export function isAmongSome(so: number, long = 1): () => boolean {
  let seen = 0;
  const each = eachOf(1, long, so);
  return () => seen++ % each === 0;
}

/** The cases without those that take long, or all of them. */
export function butFor<T>(areLong: (one: T) => boolean, cases: readonly T[]): readonly T[] {
  return hasAll ? cases : cases.filter((one) => !areLong(one));
}
