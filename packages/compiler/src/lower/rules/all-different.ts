/**
 * All different, recognised from what grounding makes of it: counts of at most one, one for each value, all of one origin. Where there are as many
 * variables as values between them, each value is there exactly once, and is said to be: the search can branch on it.
 */
import type { Count, Ground, GroundVariableId, Origin, ValueCode } from "../../ground.js";
import { addTo } from "../../maps.js";
import { areSpokenTogether } from "../../origins.js";
import { onlyValue } from "./cliques.js";

/** Counts of one origin, which follow each other, and the value of each. */
interface Together {
  readonly counts: Count[];
  readonly values: ValueCode[];
}

export function exactWhereSquare(ground: Ground, counts: readonly Count[]): readonly Count[] {
  const exact = new Set<Count>();
  const more: Count[] = [];
  for (const together of spokenTogether(counts)) {
    const single = square(ground, together);
    if (single === undefined) continue;
    for (const count of together.counts) exact.add(count);
    more.push(...single);
  }
  if (exact.size === 0) return counts;
  return [
    ...counts.map((count): Count => (exact.has(count) ? { ...count, ranges: [[1, 1]] } : count)),
    ...more,
  ];
}

function spokenTogether(counts: readonly Count[]): readonly Together[] {
  const all: Together[] = [];
  let last: Together | undefined;
  let origin: Origin | undefined;
  for (const count of counts) {
    const value = valueOfAtMostOne(count);
    if (value === undefined) continue;
    if (last === undefined || origin === undefined || !areSpokenTogether(origin, count.origin)) {
      last = { counts: [], values: [] };
      all.push(last);
    }
    last.counts.push(count);
    last.values.push(value);
    origin = count.origin;
  }
  return all;
}

/** The value, where the count says that at most one of several variables has it. */
function valueOfAtMostOne(count: Count): ValueCode | undefined {
  const [range] = count.ranges;
  return count.ranges.length === 1 && range?.[0] === 0 && range[1] === 1 ? onlyValue(count) : undefined;
}

/**
 * Checks that the variables have as many values as there are variables, and that each value has a count over all variables that can have it. If
 * so, returns the missing counts, which are of values that only one variable can have (so it must have it).
 */
function square(ground: Ground, { counts, values }: Together): readonly Count[] | undefined {
  // Seen without a set: neighbours that differ, which are most, have more values than there are of them.
  let most = 0;
  for (const { terms } of counts) most += terms.length;
  const [anyTerm] = counts[0]?.terms ?? [];
  if (anyTerm === undefined || domainOf(ground, anyTerm.variable).length > most) return undefined;
  const variables = new Set<GroundVariableId>();
  for (const { terms } of counts) for (const { variable } of terms) variables.add(variable);
  if (counts.length > variables.size) return undefined;
  const byValue = new Map(values.map((value, i) => [value, counts[i]] as const));
  // Several rules of one origin: nothing is known of how they belong together, and the sizes below cannot agree.
  if (byValue.size < counts.length) return undefined;
  const holders = new Map<ValueCode, GroundVariableId[]>();
  for (const variable of variables)
    for (const value of domainOf(ground, variable)) {
      addTo(holders, value, variable);
    }
  if (holders.size !== variables.size) return undefined;
  for (const [value, count] of byValue) {
    const counted = new Set(count?.terms.map(({ variable }) => variable));
    if (holders.get(value)?.every((variable) => counted.has(variable)) !== true) return undefined;
  }
  const single: Count[] = [];
  const origin = counts[0]?.origin;
  for (const [value, own] of holders) {
    if (byValue.has(value)) continue;
    const [only] = own;
    if (own.length !== 1 || only === undefined || origin === undefined) return undefined;
    single.push({ kind: "count", terms: [{ variable: only, values: [value] }], ranges: [[1, 1]], origin });
  }
  return single;
}

const domainOf = (ground: Ground, variable: GroundVariableId): readonly ValueCode[] =>
  ground.variables[variable]?.domain ?? [];
