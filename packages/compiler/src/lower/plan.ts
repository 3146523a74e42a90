/**
 * The decisions made before any option is: which counts there are, said in the way that needs fewest options, and which variables need an
 * option for each of their values.
 *
 * A variable that may have a resting value (no; `none`) can do without an option for it: that none of the other options is chosen means
 * the resting value. That is sound where each of the others has a primary item besides the variable's own, so that the search decides
 * about it; and it is possible where no count, and no option of the puzzle, asks for the resting value. So n queens are 2n primary items and
 * one secondary one for each diagonal, as Knuth has them. Everywhere else each value has an option, and a primary item of the variable sees to it
 * that one of them is chosen. Either way, sets of chosen options and assignments of values are in one-to-one correspondence: counts are true.
 */

import type { RuleConstraint } from "../condition.js";
import { placeInDomain } from "../ground/place-of.js";
import type { Count, Ground, GroundVariableId, Origin, Placement, Term, ValueCode } from "../ground.js";
import { NONE } from "../ground.js";
import { addTo } from "../maps.js";
import { withMore } from "../origins.js";
import type { Patience } from "../patience.js";
import { clip } from "../ranges.js";
import { FEW_TERMS } from "../thresholds.js";
import { sortConstraints } from "./plan-rules.js";
import { restingOf } from "./resting.js";
import type { DifferentVariables } from "./rules/different-variables.js";
import type { Combinations } from "./rules/sum-different.js";
import { layersSetByOptions } from "./set-by-options.js";

export interface PlannedCount {
  readonly terms: readonly Term[];
  readonly ranges: readonly (readonly [number, number])[];
  readonly origin: Origin;
}

export type VariableEncoding =
  /** An option for each value, and a primary item. */
  | "each value"
  /** No option for the resting value. */
  | "resting"
  /** A cell of a piece layer: placements are its options. */
  | "piece"
  /** No option of its own: options of the puzzle set it (set-by-options.ts). */
  | "set";

export interface Plan {
  readonly counts: readonly PlannedCount[];
  readonly ways: readonly VariableEncoding[];
  /** Values left to each variable, once counts that allow none of their terms are applied. */
  readonly domains: readonly (readonly ValueCode[])[];
  /** Why a value was taken away. */
  readonly taken: ReadonlyMap<GroundVariableId, Origin>;
  /** Variables whose value others must follow: they get a coloured item. */
  readonly channelled: ReadonlySet<GroundVariableId>;
  /** Variables whose resting value is asked for. */
  readonly wanted: ReadonlySet<GroundVariableId>;
  /** Some rule needs rows: every value has an option, and counts may be rows too. */
  readonly hasRules: boolean;
  readonly rules: readonly RuleConstraint[];
  /** Counts that are rows, because an item could say them only with helpers: with gaps, or of a variable twice. */
  readonly rowCounts: readonly PlannedCount[];
  /** Sums of variables that are all different. */
  readonly combinations: readonly Combinations[];
  readonly different: DifferentVariables;
}

/** `everyValue`: each variable has an option for each of its values, its resting value too, for whoever asks for them one by one. */
export function makePlan(ground: Ground, patience: Patience, everyValue = false): Plan {
  const isPiece = pieceLayers(ground);
  const hits = placementHits(ground, isPiece);
  const sorted = sortConstraints(ground, patience);
  const channelled = new Set<GroundVariableId>(
    ground.options.flatMap((option) => option.sets.map((setting) => setting.variable)),
  );
  if (sorted.hasRules)
    ground.variables.forEach(({ layer }, id) => {
      if (isPiece.has(layer)) channelled.add(id as GroundVariableId);
    });
  const counts: PlannedCount[] = [];
  const rowCounts: PlannedCount[] = [];
  const taken = new Map<GroundVariableId, Origin>();
  const forbidden = new Map<GroundVariableId, Set<ValueCode>>();
  const forbid = (variable: GroundVariableId, value: ValueCode, origin: Origin): void => {
    const gone = forbidden.get(variable) ?? new Set();
    gone.add(value);
    forbidden.set(variable, gone);
    taken.set(variable, origin);
  };
  const known = new Map<number, PlannedCount[]>();
  for (const constraint of sorted.counts) {
    patience.spend(constraint.terms.length);
    const count = wellPut(ground, constraint, hits);
    const most = count.ranges.at(-1)?.[1] ?? 0;
    if (most <= 0 && count.ranges.length > 0) {
      for (const { variable, values } of count.terms)
        for (const value of values) forbid(variable, value, count.origin);
      continue;
    }
    const held = pieceDemanded(ground, count, isPiece);
    if (held !== undefined) {
      forbid(held, NONE, count.origin);
      continue;
    }
    // If the problem has rows, options that the givens exclude are not made at all; pure exact cover excludes them by itself, and is left as it
    // was stated.
    if (sorted.hasRules && settled(ground, count) === most)
      for (const { variable, values } of count.terms)
        if ((ground.variables[variable]?.domain.length ?? 0) > 1)
          for (const value of values) forbid(variable, value, count.origin);
    const key = hashOf(count);
    const same = known.get(key);
    if (same?.some((other) => equalCounts(other, count)) === true) continue;
    if (same === undefined) known.set(key, [count]);
    else same.push(count);
    const twice = repeated(ground, count, hits);
    if (sorted.hasRules && (twice.length > 0 || count.ranges.length > 1)) {
      rowCounts.push(count);
      continue;
    }
    for (const variable of twice) channelled.add(variable);
    counts.push(count);
  }
  for (const { variables, values, sets, origin } of sorted.combinations)
    for (const value of values)
      if (sets.length > 0 && !sets.some((set) => set.has(value)))
        for (const variable of variables) forbid(variable, value, origin);
  const domains = ground.variables.map((variable, id) => {
    const without = forbidden.get(id as GroundVariableId);
    return without === undefined ? variable.domain : variable.domain.filter((value) => !without.has(value));
  });
  const isOpen = (count: PlannedCount): boolean =>
    forbidden.size === 0 || !holdsAnyway(count, domains, forbidden);
  const open = counts.filter(isOpen);
  const wanted = new Set<GroundVariableId>();
  for (const { terms } of open) {
    patience.spend(terms.length);
    for (const { variable, values } of terms)
      if (values.includes(restingOf(ground, ground.variables[variable]) ?? Number.NaN)) wanted.add(variable);
  }
  return {
    counts: open,
    domains,
    taken,
    channelled,
    wanted,
    hasRules: sorted.hasRules,
    rules: sorted.rules,
    rowCounts: rowCounts.filter(isOpen),
    combinations: sorted.combinations,
    different: sorted.different,
    ways:
      sorted.hasRules || everyValue
        ? ground.variables.map(({ layer }) => (isPiece.has(layer) ? "piece" : "each value"))
        : chooseWays(ground, isPiece, open, domains, channelled, wanted, patience),
  };
}

/** The cell of which a rule says that it has a piece: then it is not empty, and covered exactly once. */
function pieceDemanded(
  ground: Ground,
  { terms, ranges }: PlannedCount,
  isPiece: ReadonlySet<number>,
): GroundVariableId | undefined {
  const [term, another] = terms;
  if (term === undefined || another !== undefined || ranges[0]?.[0] !== 1) return undefined;
  const variable = ground.variables[term.variable];
  if (variable === undefined || !isPiece.has(variable.layer) || variable.domain.length < 2) return undefined;
  const isAny = variable.domain.every((value) => value === NONE || term.values.includes(value));
  return isAny && !term.values.includes(NONE) && variable.domain.includes(NONE) ? term.variable : undefined;
}

/**
 * Whether the values that are left see to the count. A value is taken away only where some count allows none of its kind, and never chosen again, so that
 * nothing is lost with a count that holds of all values that are left: of clauses beside others that settle a value a third is gone.
 */
function holdsAnyway(
  { terms, ranges }: PlannedCount,
  domains: Plan["domains"],
  narrowed: ReadonlyMap<GroundVariableId, unknown>,
): boolean {
  // Grounding has seen to what holds of all values.
  if (!speaksOf(terms, narrowed)) return false;
  let certain = 0;
  let possible = 0;
  for (const { variable, values } of terms) {
    const domain = domains[variable] ?? [];
    let holding = 0;
    for (const value of values) if (placeInDomain(domain, value) >= 0) holding++;
    if (holding > 0) possible++;
    if (holding > 0 && holding === domain.length) certain++;
  }
  return ranges.some(([lo, hi]) => lo <= certain && hi >= possible);
}

function speaksOf(terms: readonly Term[], variables: ReadonlyMap<GroundVariableId, unknown>): boolean {
  for (const { variable } of terms) if (variables.has(variable)) return true;
  return false;
}

/** How many terms hold, whatever else does. */
function settled(ground: Ground, { terms }: PlannedCount): number {
  let certain = 0;
  for (const { variable, values } of terms) {
    const domain = ground.variables[variable]?.domain;
    if (domain?.length === 1 && values.includes(domain[0] as ValueCode)) certain++;
  }
  return certain;
}

function pieceLayers(ground: Ground): ReadonlySet<number> {
  return new Set(
    ground.puzzle.layers.flatMap((layer, id) =>
      layer.role === "find" && layer.domain.kind === "pieces" ? [id] : [],
    ),
  );
}

function chooseWays(
  ground: Ground,
  isPiece: ReadonlySet<number>,
  counts: readonly PlannedCount[],
  domains: readonly (readonly ValueCode[])[],
  channelled: ReadonlySet<GroundVariableId>,
  wanted: ReadonlySet<GroundVariableId>,
  patience: Patience,
): VariableEncoding[] {
  let driven: ReturnType<typeof drivenValues> | undefined;
  const setByOptions = layersSetByOptions(ground.puzzle);
  const counted = setByOptions.size === 0 ? undefined : variablesOf(counts);
  return ground.variables.map((variable, index): VariableEncoding => {
    const id = index as GroundVariableId;
    if (isPiece.has(variable.layer)) return "piece";
    const resting = restingOf(ground, variable);
    const domain = domains[index] ?? [];
    if (resting !== undefined && setByOptions.has(variable.layer))
      return counted?.has(id) === true ? "each value" : "set";
    if (resting === undefined || !domain.includes(resting) || channelled.has(id) || wanted.has(id))
      return "each value";
    const others = domain.filter((value) => value !== resting);
    driven ??= drivenValues(ground, counts, patience);
    const values = driven.get(id);
    return others.every((value) => values?.has(value) ?? false) ? "resting" : "each value";
  });
}

const variablesOf = (counts: readonly PlannedCount[]): ReadonlySet<GroundVariableId> =>
  new Set(counts.flatMap(({ terms }) => terms.map(({ variable }) => variable)));

/** The values whose options some primary item will hold. Only variables with a resting value are looked at. */
function drivenValues(
  ground: Ground,
  counts: readonly PlannedCount[],
  patience: Patience,
): ReadonlyMap<GroundVariableId, ReadonlySet<ValueCode>> {
  const driven = new Map<GroundVariableId, Set<ValueCode>>();
  for (const count of counts) {
    if (isSecondary(count)) continue;
    patience.spend(count.terms.length);
    for (const { variable, values } of count.terms) {
      if (restingOf(ground, ground.variables[variable]) === undefined) continue;
      const known = driven.get(variable) ?? new Set();
      for (const value of values) known.add(value);
      driven.set(variable, known);
    }
  }
  return driven;
}

/** At most once: a secondary item says it. */
export function isSecondary(count: Pick<PlannedCount, "ranges">): boolean {
  const [only] = count.ranges;
  return count.ranges.length === 1 && only?.[0] === 0 && only[1] === 1;
}

/**
 * The count, or what it says of the opposite of its terms, whichever needs no option for a resting value; for pieces, whichever no placement
 * counts for twice (a piece covers several cells, an empty cell is one).
 */
function wellPut(ground: Ground, count: Count, hits: PlacementHits): PlannedCount {
  let asksForRest = count.terms.length > 0;
  for (const { variable, values } of count.terms) {
    const resting = restingOf(ground, ground.variables[variable]);
    if (resting !== undefined && values.includes(resting)) continue;
    asksForRest = false;
    break;
  }
  const opposite =
    asksForRest && !hits.anyPiece(count) ? true : !asksForRest && hits.oppositeIsSimpler(count);
  const total = count.terms.length;
  // A constraint that cannot be kept has no opposite: it stays as it is, an item that too few options cover.
  if (!opposite || clip(count.ranges, total).length === 0) return count;
  return {
    origin: opposed(count.origin),
    terms: count.terms.map(({ variable, values }) => ({
      variable,
      values: (ground.variables[variable]?.domain ?? []).filter((value) => !values.includes(value)),
    })),
    ranges: clip(
      count.ranges.map(([lo, hi]) => [total - hi, total - lo] as const),
      total,
    ),
  };
}

/** It counts the others now, and is called so. */
function opposed(origin: Origin): Origin {
  const { what } = origin;
  if (what === undefined) return origin;
  return withMore(origin, { what: what.startsWith("not ") ? what.slice(4) : `not ${what}` });
}

export interface PlacementHits {
  readonly anyPiece: (count: Pick<Count, "terms">) => boolean;
  /** All terms ask for "some piece", and a placement would count twice. */
  readonly oppositeIsSimpler: (count: Pick<Count, "terms">) => boolean;
  /** Cells that a placement counts for more than once. */
  readonly repeatedCells: (count: Pick<Count, "terms">) => readonly GroundVariableId[];
}

/** The placements that each variable of a cell is held by; made when it is first asked for. */
function placementsOn(ground: Ground): () => ReadonlyMap<GroundVariableId, readonly Placement[]> {
  let on: Map<GroundVariableId, Placement[]> | undefined;
  const make = (): Map<GroundVariableId, Placement[]> => {
    const made = new Map<GroundVariableId, Placement[]>();
    for (const placement of ground.placements) {
      const variables = ground.variableOf.get(placement.layer);
      for (const cell of placement.cells) {
        const variable = variables?.[cell];
        if (variable === undefined) continue;
        addTo(made, variable, placement);
      }
    }
    return made;
  };
  return () => {
    on ??= make();
    return on;
  };
}

/** The relation between the placements of a puzzle and its counts, made once for all counts. */
export function hitsOf(ground: Ground): PlacementHits {
  return placementHits(ground, pieceLayers(ground));
}

function placementHits(ground: Ground, isPiece: ReadonlySet<number>): PlacementHits {
  const pieceTerms = (count: Pick<Count, "terms">): readonly Term[] =>
    isPiece.size === 0
      ? []
      : count.terms.filter(({ variable }) => isPiece.has(ground.variables[variable]?.layer ?? -1));
  const on = placementsOn(ground);
  const repeatedCells = (count: Pick<Count, "terms">): GroundVariableId[] => {
    const terms = pieceTerms(count);
    const [a, b] = terms;
    if (a === undefined || b === undefined) return [];
    if (terms.length === 2 && a.variable !== b.variable)
      return mayCoverBoth(ground, on().get(a.variable) ?? [], a, b) ? [a.variable, b.variable] : [];
    const found = new Set<GroundVariableId>();
    const first = new Map<Placement, GroundVariableId>();
    // A variable may be there more than once, with other values.
    for (const { variable, values } of terms)
      for (const placement of on().get(variable) ?? []) {
        if (!values.includes(placement.shape)) continue;
        const before = first.get(placement);
        if (before === undefined) first.set(placement, variable);
        else found.add(before).add(variable);
      }
    return [...found];
  };
  return {
    anyPiece: (count) => pieceTerms(count).length > 0,
    repeatedCells,
    oppositeIsSimpler: (count) => {
      const terms = pieceTerms(count);
      if (terms.length === 0 || terms.length !== count.terms.length) return false;
      const somePiece = terms.every(({ variable, values }) => {
        const domain = ground.variables[variable]?.domain ?? [];
        return !values.includes(NONE) && domain.every((value) => value === NONE || values.includes(value));
      });
      return somePiece && repeatedCells(count).length > 0;
    },
  };
}

/** `placements`: those on the cell of the first. */
function mayCoverBoth(ground: Ground, placements: readonly Placement[], a: Term, b: Term): boolean {
  const other = ground.variables[b.variable];
  return (
    other !== undefined &&
    placements.some(
      ({ layer, shape, cells }) =>
        layer === other.layer &&
        cells.includes(other.element) &&
        a.values.includes(shape) &&
        b.values.includes(shape),
    )
  );
}

/** Variables whose options would hold the count's item twice: they get shadows (see `counts.ts`), which follow a coloured item. */
export function repeated(
  ground: Ground,
  count: Pick<Count, "terms">,
  hits: PlacementHits = hitsOf(ground),
): readonly GroundVariableId[] {
  if (ground.placements.length === 0 && areApart(count.terms)) return [];
  const seen = new Map<GroundVariableId, Set<ValueCode>>();
  const twice = new Set<GroundVariableId>(hits.repeatedCells(count));
  for (const { variable, values } of count.terms) {
    const before = seen.get(variable);
    if (before === undefined) {
      seen.set(variable, new Set(values));
      continue;
    }
    if (values.some((value) => before.has(value))) twice.add(variable);
    for (const value of values) before.add(value);
  }
  return [...twice];
}

/** Each of another variable, seen without a table: of few terms, or of terms in the order of the variables. */
function areApart(terms: readonly Term[]): boolean {
  let last = -1;
  let inOrder = true;
  for (let i = 0; i < terms.length; i++) {
    const { variable } = terms[i] as Term;
    if (variable <= last) inOrder = false;
    last = variable;
  }
  if (inOrder) return true;
  if (terms.length > FEW_TERMS) return false;
  for (let i = 1; i < terms.length; i++)
    for (let k = 0; k < i; k++) if (terms[i]?.variable === terms[k]?.variable) return false;
  return true;
}

/** Loops by index: V8 interprets this for most of a short process, and an iterator costs it several times as much as a read. */
function hashOf({ terms, ranges }: PlannedCount): number {
  let hash = terms.length;
  for (const [lo, hi] of ranges) hash = (Math.imul(hash, 961) + Math.imul(lo, 31) + hi) | 0;
  for (let i = 0; i < terms.length; i++) {
    const term = terms[i] as Term;
    const { values } = term;
    hash = (Math.imul(hash, 31) + term.variable) | 0;
    for (let k = 0; k < values.length; k++) hash = (Math.imul(hash, 31) + (values[k] as ValueCode)) | 0;
  }
  return hash;
}

function equalCounts(a: PlannedCount, b: PlannedCount): boolean {
  return (
    a.terms.length === b.terms.length &&
    a.ranges.length === b.ranges.length &&
    a.ranges.every(([lo, hi], i) => b.ranges[i]?.[0] === lo && b.ranges[i][1] === hi) &&
    a.terms.every((term, i) => {
      const other = b.terms[i];
      return (
        other?.variable === term.variable &&
        other.values.length === term.values.length &&
        term.values.every((value, k) => other.values[k] === value)
      );
    })
  );
}
