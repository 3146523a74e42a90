/**
 * All different, recognised from what grounding makes of it: counts of at most one, one for each value, all of one origin. Where there are as many
 * variables as values between them, each value is there exactly once, and is said to be: the search can branch on it.
 */
import type { Count, Ground, GroundVariableId, Origin, ValueCode } from "../ground.js";

export function exactWhereSquare(ground: Ground, counts: readonly Count[]): readonly Count[] {
  const groups = new Map<string, { counts: number; readonly byValue: Map<ValueCode, Count> }>();
  for (const count of counts) {
    const value = onlyValue(count);
    if (value === undefined) continue;
    const key = keyOf(count.origin);
    let group = groups.get(key);
    if (group === undefined) {
      group = { counts: 0, byValue: new Map() };
      groups.set(key, group);
    }
    group.counts++;
    // Several rules of one origin: nothing is known of how they belong together, and the sizes below cannot agree.
    group.byValue.set(value, count);
  }
  const exact = new Set<Count>();
  const more: Count[] = [];
  for (const { counts: own, byValue } of groups.values()) {
    if (own !== byValue.size) continue;
    const single = square(ground, byValue);
    if (single === undefined) continue;
    for (const count of byValue.values()) exact.add(count);
    more.push(...single);
  }
  if (exact.size === 0) return counts;
  return [
    ...counts.map((count): Count => (exact.has(count) ? { ...count, ranges: [[1, 1]] } : count)),
    ...more,
  ];
}

/** The value, where the count says that at most one of several variables has it. */
function onlyValue({ terms, ranges }: Count): ValueCode | undefined {
  const [range] = ranges;
  if (ranges.length !== 1 || range?.[0] !== 0 || range[1] !== 1) return undefined;
  if (terms[0]?.except !== undefined) return undefined;
  const value = terms[0]?.values[0];
  return terms.every(({ values }) => values.length === 1 && values[0] === value) ? value : undefined;
}

/**
 * Whether the variables have as many values as there are variables, and for each value all that can have it are counted; then the counts that are
 * missing, of values that one variable alone can have (it must have it).
 */
function square(ground: Ground, byValue: ReadonlyMap<ValueCode, Count>): readonly Count[] | undefined {
  const variables = new Set<GroundVariableId>();
  for (const { terms } of byValue.values()) for (const { variable } of terms) variables.add(variable);
  // Two neighbours that differ have more values than there are of them: the commonest case.
  if (byValue.size > variables.size) return undefined;
  const holders = new Map<ValueCode, GroundVariableId[]>();
  for (const variable of variables)
    for (const value of ground.variables[variable]?.domain ?? []) {
      const own = holders.get(value);
      if (own === undefined) holders.set(value, [variable]);
      else own.push(variable);
    }
  if (holders.size !== variables.size) return undefined;
  const single: Count[] = [];
  let origin: Origin | undefined;
  for (const [value, count] of byValue) {
    origin ??= count.origin;
    if (new Set(count.terms.map(({ variable }) => variable)).size !== holders.get(value)?.length)
      return undefined;
  }
  for (const [value, own] of holders) {
    if (byValue.has(value)) continue;
    const [only] = own;
    if (own.length !== 1 || only === undefined || origin === undefined) return undefined;
    single.push({ kind: "count", terms: [{ variable: only, values: [value] }], ranges: [[1, 1]], origin });
  }
  return single;
}

function keyOf({ span, at }: Origin): string {
  return `${span.file} ${span.start} ${span.end} ${at.join()}`;
}
