/**
 * Sets of values of one variable, as literals have them. Of a large domain a set of nearly all its values is kept as what it leaves out: rules say
 * "not this one" of every value there is, and writing down all others each time would take the square of the domain.
 */

import type { GroundVariableId, ValueCode } from "../../ground.js";
import { FEW_VALUES } from "../../thresholds.js";

/** Up to so many values a set of them is a mask of bits. */
export const SMALL_DOMAIN = 30;

/** For a large domain all values but a few: written down only where somebody reads them. */
export abstract class LeftOver {
  private kept: readonly number[] | undefined;

  constructor(
    private readonly domain: readonly number[],
    readonly except: readonly number[],
    readonly id: number,
  ) {}

  get values(): readonly number[] {
    this.kept ??= without(this.domain, this.except);
    return this.kept;
  }
}

/** A literal of a large domain that leaves few values out. */
export class AllBut extends LeftOver {
  readonly kind = "literal";

  constructor(
    readonly variable: GroundVariableId,
    domain: readonly ValueCode[],
    except: readonly ValueCode[],
    id: number,
  ) {
    super(domain, except, id);
  }
}

/** Those of the first that are not of the second, in their order. */
export function without(values: readonly ValueCode[], gone: readonly ValueCode[]): readonly ValueCode[] {
  if (gone.length === 0) return values;
  if (gone.length >= FEW_VALUES) {
    const set = new Set(gone);
    return values.filter((value) => !set.has(value));
  }
  const left: ValueCode[] = [];
  for (const value of values) if (!gone.includes(value)) left.push(value);
  return left;
}

export function common(values: readonly ValueCode[], others: readonly ValueCode[]): readonly ValueCode[] {
  const set = new Set(others);
  return values.filter((value) => set.has(value));
}

/** Small domains: a bit for each value. */
export function maskOf(values: readonly ValueCode[], domain: readonly ValueCode[]): number | string {
  if (domain.length > SMALL_DOMAIN) return [...values].sort((a, b) => a - b).join();
  return bitsOf(values, domain);
}

/** Values of a small domain, as bits. */
export function bitsOf(values: readonly ValueCode[], domain: readonly ValueCode[]): number {
  let bits = 0;
  for (const value of values) bits |= 1 << domain.indexOf(value);
  return bits;
}
