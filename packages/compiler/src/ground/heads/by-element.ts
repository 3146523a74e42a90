/**
 * A rule about an element that is to be found (`t.back.pencil.size = 3`, where `t.back` is the cell on the other side of a tip) is stated for
 * each element that it can be, under the condition that it is this one. This gives clauses, whereas one condition on all of them at once would
 * need variables for which element it is and for what holds of it. It is done only if one variable says which element it is.
 */

import type { GroundVariableId, ValueCode } from "../../ground.js";
import type { Expression } from "../../typed.js";
import { Fault, unlessFault } from "../fault.js";
import { isElement, type Known, type Truth, textKey, type Value } from "../value.js";
import { noValue } from "../values/cases.js";
import { declaredValues } from "../world/grounding.js";
import type { World } from "../world/world.js";

/** Runs `body` once for each way to choose the elements inside, with the condition on which they are these: exclusive, and one of them holds. */
export function forEachElementInside(
  world: World,
  expression: Expression,
  body: (when: Exclude<Truth, false>) => void,
): void {
  const found = openElements(world, expression);
  const [first] = found;
  if (first === undefined) {
    body(true);
    return;
  }
  const { variable } = first;
  const own = found.filter((one) => one.variable === variable);
  const groups = new Map<string, { readonly values: readonly Value[]; readonly codes: ValueCode[] }>();
  for (const code of declaredValues(world, variable)) {
    const values = own.map(({ codes, outcomes }): Value => outcomes[codes.indexOf(code)] ?? noValue);
    const key = values.map(elementKey).join();
    const group = groups.get(key) ?? { values, codes: [] };
    groups.set(key, group);
    group.codes.push(code);
  }
  const { standingFor, conditions } = world;
  for (const { values, codes } of groups.values()) {
    const when = conditions.literal(variable, codes);
    if (when === false) continue;
    own.forEach(({ node }, i) => {
      standingFor.set(node, values[i] ?? noValue);
    });
    try {
      body(when);
      continue;
    } catch (thrown) {
      if (!(thrown instanceof Fault)) throw thrown;
    } finally {
      for (const { node } of own) standingFor.delete(node);
    }
    // It is about the element as of one that is known: what is not there would be a mistake then, and has no value as it is.
    body(when);
  }
}

interface OpenElement {
  readonly node: Expression;
  readonly variable: GroundVariableId;
  readonly codes: readonly ValueCode[];
  /** By code; undefined where there is no such element. */
  readonly outcomes: readonly (Known | undefined)[];
}

const elementKey = (value: Value): string => (isElement(value) ? textKey(value) : "none");

/** Elements inside that are chosen by one variable each. */
function openElements(world: World, expression: Expression): readonly OpenElement[] {
  const nodes = world.facts.foundElements(expression);
  if (nodes.length === 0) return nothingOpen;
  let open: OpenElement[] | undefined;
  for (const node of nodes) {
    const chosen = chosenByOne(valueOrFault(world, node));
    if (chosen === undefined || chosen.outcomes.filter(isAnElement).length < 2) continue;
    open ??= [];
    open.push({ node, variable: chosen.variable, codes: chosen.codes, outcomes: chosen.outcomes });
  }
  return open ?? nothingOpen;
}

const nothingOpen: readonly OpenElement[] = [];

const isAnElement = (value: Known | undefined): boolean => isElement(value);

/** The elements that the value of one variable decides. */
function chosenByOne(value: Value | undefined): Omit<OpenElement, "node"> | undefined {
  if (typeof value !== "object") return undefined;
  if (value.kind === "choice") return value;
  if (value.kind !== "table") return undefined;
  const [variable, other] = value.variables;
  const [codes] = value.codes;
  if (variable === undefined || codes === undefined || other !== undefined) return undefined;
  return { variable, codes, outcomes: value.outcomes };
}

/** A condition that cannot be asked by itself (only beside its guard) is left as it is. */
const valueOrFault = (world: World, expression: Expression): Value | undefined =>
  unlessFault(() => world.evaluate(world, expression));
