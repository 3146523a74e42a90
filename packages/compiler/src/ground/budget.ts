/**
 * Limits how large the ground problem may become. Terms of counts and items of options are what takes memory later on, so these are counted;
 * steps of evaluation are counted too, so that a comprehension over a huge range ends, and that the limit on time binds (patience.ts).
 */

import {
  type Labelled,
  type Laid,
  type Related,
  tooLarge,
} from "../diagnostics/catalogue/ecp5001-too-large.js";
import { diagnose } from "../diagnostics/diagnostic.js";
import type { Patience } from "../patience.js";
import type { Span } from "../text/span.js";
import { ENTRIES_OF_LABEL, STEPS_PER_ENTRY, VALUES_BEFORE_RULES } from "../thresholds.js";
import { Fault } from "./fault.js";

export class Budget {
  private entries = 0;
  private steps = 0;
  private valuesMade = 0;
  /** The pieces that are being laid. */
  laying: (() => Laid) | undefined;
  private readonly stepLimit: number;
  /** The statement that is being expanded: where a message stands. */
  during: Span | undefined;
  /** The relation that every pair of some elements is being asked for. */
  relating: Related | undefined;
  /** The cells that a structure is being made of, each of which may be the first of each. */
  labelling: Labelled | undefined;

  constructor(
    private readonly limit: number,
    private readonly span: Span,
    private readonly made: Sizes,
    readonly patience: Patience,
  ) {
    this.stepLimit = limit * STEPS_PER_ENTRY;
  }

  /** Counts what the ground problem keeps. */
  keep(entries: number): void {
    this.entries += entries;
    this.patience.spend(entries);
    if (this.entries > this.limit) this.refuse(this.limit, "entries");
  }

  /** Counts one binding of a variable. */
  step(): void {
    this.patience.spend();
    if (++this.steps > this.stepLimit) this.refuse(this.stepLimit, "steps of expansion");
  }

  /** Asked before so many things of one kind are made: what is more than the limit is not begun. */
  begin(count: number, what: "numbers in one range" | "cells", at?: Span): void {
    if (count > this.limit) this.refuse(this.limit, what, at, count);
  }

  /** Counts values that a variable may have: each is an option at least. Rules may leave fewer, so that some more are allowed until `settleValues`. */
  values(count: number): void {
    this.valuesMade += count;
    this.patience.spend(count);
    if (this.valuesMade > VALUES_BEFORE_RULES * this.limit) this.refuse(this.limit, "entries", this.span);
  }

  /** Before something is made for each value: as many as are left. */
  settleValues(variables: readonly { readonly domain: readonly unknown[] }[]): void {
    if (this.valuesMade <= this.limit) return;
    this.valuesMade = 0;
    for (const { domain } of variables) this.valuesMade += domain.length;
    if (this.valuesMade > this.limit) this.refuse(this.limit, "entries", this.span);
  }

  /** A message in between says of how many cells groups are made. */
  beginLabels(cells: number, pairs: number): void {
    this.labelling = {
      cells,
      pairs,
      fits: Math.floor(Math.min(cells / 2, Math.sqrt(this.limit / ENTRIES_OF_LABEL))),
    };
  }

  /** A message in between says of which pieces there are too many places. */
  beginPieces(layer: string, cells: number, entriesOfACell: () => number): void {
    // As much again comes of the cover.
    const fits = () => Math.floor(Math.min(cells / 2, this.limit / (2 * entriesOfACell())));
    this.laying = () => ({ layer, cells, fits: fits() });
  }

  private refuse(limit: number, what: string, at?: Span, asked?: number): never {
    const where = at ?? this.during ?? this.span;
    const ways: GoneThrough = { sets: [] };
    const { relating, labelling, laying } = this;
    const fault = new Fault("too large", () => {
      const { sets } = ways;
      const [first, second] = sets;
      const compared = first?.regions === second?.regions ? first?.regions : undefined;
      const payload = {
        ...sizeOf(this.made),
        limit,
        what,
        ...(asked === undefined ? {} : { asked }),
        ...(sets.length < 2 || asked !== undefined ? {} : { ways: sets.map(({ count }) => count) }),
        ...(compared === undefined ? {} : { compared }),
        ...(relating === undefined ? {} : { related: relating }),
        ...(laying === undefined ? {} : { laid: laying() }),
        ...(labelling === undefined ? {} : { labelled: labelling }),
      };
      const related = sets.map(({ span, count }) => ({
        span,
        message: `${count.toLocaleString("en")} are gone through here${sets[0]?.span === span ? "" : ", for each of the above"}`,
      }));
      return diagnose(tooLarge, where, payload, payload.ways === undefined ? [] : related);
    });
    throw new TooLarge(fault, ways);
  }
}

/** The number made so far: the size that a message tells. */
export interface Sizes {
  readonly layers: readonly { readonly name: string }[];
  readonly variables: readonly { readonly layer: number }[];
  /** The values of each variable. */
  readonly domains: readonly (readonly unknown[])[];
}

export function sizeOf({ layers, variables, domains }: Sizes) {
  let values = 0;
  let widest = 0;
  domains.forEach((domain, variable) => {
    values += domain.length;
    if (domain.length > (domains[widest]?.length ?? 0)) widest = variable;
  });
  const layer = layers[variables[widest]?.layer ?? -1]?.name;
  const most = domains[widest]?.length ?? 0;
  const largest = layer === undefined ? {} : { largest: { layer, values: most } };
  return { places: domains.length, values, ...largest };
}

/** The loops under way when it became too much, outermost first; each loop adds its own set as the refusal passes through it. */
export interface GoneThrough {
  sets: readonly { readonly span: Span; readonly count: number; readonly regions?: string | undefined }[];
}

/** Ends the whole of grounding, past all guards. */
export class TooLarge {
  constructor(
    readonly fault: Fault,
    private readonly ways: GoneThrough,
  ) {}

  /** It was met while these were gone through, one by one. */
  through(span: Span, count: number, regions?: string): void {
    if (count > 1) this.ways.sets = [{ span, count, regions }, ...this.ways.sets];
  }
}
