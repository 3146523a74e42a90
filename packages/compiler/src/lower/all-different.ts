/**
 * All different, recognised from what grounding makes of it: of each value at most one, all said at once. It becomes one count for each value: exact
 * cover. Where there are as many variables as values, each value is there exactly once, which is said then: the search can branch on it.
 */
import type { Condition } from "../condition.js";
import type { Count, Ground, GroundVariableId, Origin, Term, ValueCode } from "../ground.js";

/** The counts, or undefined where a part says something else. */
export function differentCounts(
  ground: Ground,
  parts: readonly Condition[],
  origin: Origin,
): readonly Count[] | undefined {
  const holders = new Map<ValueCode, ReadonlySet<GroundVariableId>>();
  for (const part of parts) {
    const one = atMostOneOf(ground, part);
    if (one === undefined || holders.has(one.value)) return undefined;
    holders.set(one.value, one.variables);
  }
  const variables = new Set([...holders.values()].flatMap((own) => [...own]));
  const domainOf = (variable: GroundVariableId): readonly ValueCode[] =>
    ground.variables[variable]?.domain ?? [];
  const values = new Map<ValueCode, GroundVariableId[]>();
  for (const variable of variables)
    for (const value of domainOf(variable)) {
      const own = values.get(value);
      if (own === undefined) values.set(value, [variable]);
      else own.push(variable);
    }
  // Of a value that only one variable can have nothing need be said; of any other it must have been.
  const complete = [...values].every(([value, own]) => own.length === (holders.get(value)?.size ?? 1));
  const range = [complete && values.size === variables.size ? 1 : 0, 1] as const;
  return [...values].flatMap(([value, all]): Count[] => {
    const own = complete ? all : [...(holders.get(value) ?? [])];
    if (own.length < 2 && range[0] === 0) return [];
    const terms = own.map((variable): Term => ({ variable, values: [value] }));
    return [{ kind: "count", terms, ranges: [range], origin }];
  });
}

/** At most one of these variables has the value. Of two, grounding says it as "not the one, or not the other". */
function atMostOneOf(
  ground: Ground,
  condition: Condition,
): { readonly value: ValueCode; readonly variables: ReadonlySet<GroundVariableId> } | undefined {
  const isCount =
    condition.kind === "counted" && condition.ranges.length === 1 && condition.ranges[0]?.[1] === 1;
  if (!(isCount && (condition.ranges[0]?.[0] ?? 0) <= 0) && condition.kind !== "any-of") return undefined;
  if (condition.kind === "any-of" && condition.parts.length !== 2) return undefined;
  const variables = new Set<GroundVariableId>();
  let value: ValueCode | undefined;
  for (const part of condition.parts) {
    if (part.kind !== "literal" || variables.has(part.variable)) return undefined;
    const domain = ground.variables[part.variable]?.domain ?? [];
    const values =
      condition.kind === "any-of" ? domain.filter((own) => !part.values.includes(own)) : part.values;
    const [only] = values;
    if (only === undefined || values.length !== 1 || (value !== undefined && value !== only))
      return undefined;
    value = only;
    variables.add(part.variable);
  }
  return value === undefined ? undefined : { value, variables };
}
