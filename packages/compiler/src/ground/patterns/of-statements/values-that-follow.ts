/**
 * Finds the rules that say that values follow each other (`domain-reduction/follow.ts`), and the values left to the variables of an instance. Looked for are, among the rules
 * that always hold, `exactly one of each L in S` over everything that L stands on, and `for each x: some(y.L = x.L + 1 for y in …)`, perhaps beside
 * other values of x with which nothing is asked (`x.L = 100 or some(…)`). That all values are different, or none is there more or less than once, says the same where there are as many values as
 * places (`value-to-place.ts`). They are expanded as any others are: nothing is taken from them.
 */

import type { GroundVariableId, ValueCode } from "../../../ground.js";
import { type SomeHasValue, someHasValue } from "../../../normalize/readings/some-has-value.js";
import { type ValueToPlace, valueToPlace } from "../../../normalize/readings/value-to-place.js";
import type { AssertedPart } from "../../../normalize/rule-facts.js";
import { FOLLOWING_VALUES } from "../../../thresholds.js";
import type { Expression } from "../../../typed.js";
import { valueOfCode } from "../../codes.js";
import { Fault } from "../../fault.js";
import { forEachBinding } from "../../heads/binders.js";
import { storedIndex } from "../../names/read-layer.js";
import { type Choice, isChoice, isElement, keyOf, type Value } from "../../value.js";
import { evaluateSet, evaluateTruth } from "../../values/evaluate-as.js";
import { declaredValues } from "../../world/grounding.js";
import type { LayerTable } from "../../world/layer-table.js";
import { layerTable } from "../../world/reading.js";
import type { World } from "../../world/world.js";
import { type Following, NOTHING, reduceDomains, type Successors } from "../domain-reduction/follow.js";
import { type Pattern, readings } from "../pattern.js";

interface Layered {
  readonly table: LayerTable;
  /** All that the layer has. */
  readonly variables: readonly GroundVariableId[];
}

export const valuesThatFollow: Pattern<AssertedPart, Layered, SomeHasValue, true> = {
  name: "values that follow",
  role: "derive",
  phase: "domains",
  makes: "read for the places that values can have",
  counts: "what is taken from a domain no answer has",
  match(facts, assertion, { table }) {
    const rule = someHasValue(facts, assertion);
    return rule?.layer === table.id ? rule : undefined;
  },
  admit: (world, rule, { table, variables }) => narrowBy(world, table, variables, rule),
};

/** Takes values away that no answer has. Rules that cannot be asked yet (a fault in them is told where they are expanded) narrow nothing. */
export function narrowWhatFollows(world: World): void {
  const assertions = world.facts.assertions();
  for (const assertion of assertions) {
    const places = valueToPlace(world.facts, assertion);
    if (places === undefined) continue;
    const table = layerTable(world, places.layer);
    try {
      const variables = everyVariable(world, table, places.set);
      if (variables === undefined || !isOneToOne(world, table, variables, places)) continue;
      for (const _ of readings(world, valuesThatFollow, assertions, { table, variables }));
    } catch (thrown) {
      if (!(thrown instanceof Fault)) throw thrown;
    }
  }
}

/** Whether each value is at one place, and each place has one of the values. */
function isOneToOne(
  world: World,
  { layer }: LayerTable,
  variables: readonly GroundVariableId[],
  { bound, values }: ValueToPlace,
): boolean {
  if (bound === "exactly" && values === undefined) return true;
  const codes = codesOf(world, variables);
  if (codes.length !== variables.length) return false;
  if (values === undefined) return true;
  const asked = new Set(evaluateSet(world, values).items.map((value) => keyOf(value)));
  return (
    asked.size === codes.length &&
    codes.every((code) => asked.has(keyOf(valueOfCode(layer, code, world.space?.places.direction))))
  );
}

const codesOf = (world: World, variables: readonly GroundVariableId[]): readonly ValueCode[] =>
  [...new Set(variables.flatMap((variable) => declaredValues(world, variable)))].sort((a, b) => a - b);

/** The variables of the set, which are all that the layer has. */
function everyVariable(
  world: World,
  table: LayerTable,
  set: Expression,
): readonly GroundVariableId[] | undefined {
  if (table.layer.orNone || table.variables === undefined) return undefined;
  const variables = new Set<GroundVariableId>();
  for (const element of evaluateSet(world, set).items) {
    if (!isElement(element)) return undefined;
    const variable = table.variables[storedIndex(world, table, element) ?? -1];
    if (variable === undefined) return undefined;
    variables.add(variable);
  }
  const all = table.variables.filter((variable) => variable !== undefined);
  return all.length === variables.size ? [...variables] : undefined;
}

function narrowBy(
  world: World,
  table: LayerTable,
  variables: readonly GroundVariableId[],
  rule: SomeHasValue,
): true | undefined {
  const codes = codesOf(world, variables);
  if (codes.length * variables.length > FOLLOWING_VALUES || nothingGiven(world, variables)) return undefined;
  const placeOf = new Map(variables.map((variable, place) => [variable, place]));
  const valueAt = new Map(codes.map((code, value) => [code, value]));
  const may = codes.map(() => new Uint8Array(variables.length));
  variables.forEach((variable, place) => {
    for (const code of world.variables[variable]?.domain ?? []) {
      const own = may[valueAt.get(code) ?? -1];
      if (own !== undefined) own[place] = 1;
    }
  });
  const said = whatIsSaid(world, rule, { table, placeOf, codes });
  if (said === undefined || !reduceDomains({ may, ...said }, (steps) => world.budget.patience.spend(steps)))
    return undefined;
  variables.forEach((id, place) => {
    const variable = world.variables[id];
    if (variable === undefined) return;
    const domain = variable.domain.filter((code) => may[valueAt.get(code) ?? -1]?.[place] === 1);
    if (domain.length < variable.domain.length) world.variables[id] = { ...variable, domain };
  });
  return true;
}

const nothingGiven = (world: World, variables: readonly GroundVariableId[]): boolean =>
  variables.every((variable) => world.variables[variable]?.domain === declaredValues(world, variable));

interface Places {
  readonly table: LayerTable;
  readonly placeOf: ReadonlyMap<GroundVariableId, number>;
  /** By value. */
  readonly codes: readonly ValueCode[];
}

/** Returns undefined if the rule does not say the same of each place that it is about, or says it of others than these. */
function whatIsSaid(
  world: World,
  { heads, variable, read, value, some, beside }: SomeHasValue,
  { table, placeOf, codes }: Places,
): Pick<Following, "next" | "asked"> | undefined {
  const asked: (Successors | undefined)[] = [];
  const values = new Map(
    codes.map((code, i) => [keyOf(valueOfCode(table.layer, code, world.space?.places.direction)), i]),
  );
  let next: readonly number[] | undefined;
  let fits = true;
  forEachBinding(world, heads, undefined, (guard) => {
    if (!fits || guard !== true) return;
    const own = variableAt(world, table, world.bindings[variable]);
    const place = own === undefined ? undefined : placeOf.get(own);
    const wanted = world.evaluate(world, value);
    if (place === undefined || !isChoice(wanted) || wanted.variable !== own) {
      fits = false;
      return;
    }
    const following = wanted.outcomes.map((outcome) => values.get(keyOf(outcome)) ?? NOTHING);
    next ??= following;
    fits = wanted.codes.length === codes.length && following.every((each, i) => each === next?.[i]);
    const others: number[] = [];
    forEachBinding(world, some.binders, some.condition, () => {
      const other = world.evaluate(world, read);
      const at = isChoice(other) ? placeOf.get(other.variable) : undefined;
      if (at === undefined) fits = false;
      else others.push(at);
    });
    const unless = exempt(world, beside, wanted);
    if (unless !== undefined) asked[place] = { others, unless };
  });
  return fits && next !== undefined ? { next, asked } : undefined;
}

function variableAt(
  world: World,
  table: LayerTable,
  element: Value | undefined,
): GroundVariableId | undefined {
  if (!isElement(element)) return undefined;
  return table.variables?.[storedIndex(world, table, element) ?? -1];
}

/** The values with which something else that is said holds; undefined where it may hold with any. */
function exempt(
  world: World,
  beside: readonly Expression[],
  { variable, codes }: Choice,
): ReadonlySet<number> | undefined {
  const values = new Set<number>();
  for (const expression of beside) {
    const truth = evaluateTruth(world, expression);
    if (truth === false) continue;
    if (truth === true || truth.kind !== "literal" || truth.variable !== variable) return undefined;
    for (const code of truth.values) values.add(codes.indexOf(code));
  }
  return values;
}
