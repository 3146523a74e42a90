/** The elements that a layer stands on, the values that it may have there, and the variables of the layers that are to be found. */

import type { DomainLookUp, DomainValues } from "../../data/check-domains.js";
import {
  type GivenApart,
  type GroundVariable,
  type GroundVariableId,
  type LayerData,
  NONE,
  type ValueCode,
} from "../../ground.js";
import { madeAt } from "../../maps.js";
import type { Expression, LayerId, TypedLayer } from "../../typed.js";
import { directionNumber } from "../../vocabulary/directions.js";
import { codeOf } from "../codes.js";
import { selection } from "../expressions/sets.js";
import { storedIndex } from "../names/read-layer.js";
import { type Element, isElement, type Known } from "../value.js";
import { evaluateKnownTruth, evaluateWhole } from "../values/evaluate-as.js";
import { ownCodes } from "../values/own-values.js";
import { bindSpokenOf } from "../world/bind-spoken-of.js";
import type { LayerTable } from "../world/layer-table.js";
import type { World } from "../world/world.js";

/** The elements that the layer's sort has, with the place where the layer keeps what it says of each. */
export function standsOn(
  world: World,
  table: LayerTable,
): { readonly element: Element; readonly index: number }[] {
  const { on } = table.layer;
  const whole = on.kind === "cell" && on.border !== undefined ? ({ kind: "cell" } as const) : on;
  const at: Pick<Expression, "span"> = { span: table.layer.at.span };
  const set = selection(world, whole, placeholder(at.span));
  return set.items.flatMap((element) => {
    if (!isElement(element)) return [];
    const index = storedIndex(world, table, element);
    return index === undefined ? [] : [{ element, index }];
  });
}

/** An expression for faults of a declaration to point at. */
function placeholder(span: Expression["span"]): Expression {
  return { kind: "board", span, type: { kind: "error" }, known: true };
}

/** Whether the layer stands there (`on … where`). */
export function stands(world: World, layer: TypedLayer, element: Element): boolean {
  if (layer.where === undefined) return true;
  bindSpokenOf(world, layer, element);
  return evaluateKnownTruth(world, layer.where);
}

/**
 * Makes the variables of a layer that is to be found, with givens applied (or put aside in `apart`, where that is asked). Equal domains are one
 * array. `kept`: no others are left.
 */
export function makeVariables(
  world: World,
  table: LayerTable,
  data: LayerData | undefined,
  {
    givensApart: apart,
    kept,
  }: { readonly givensApart: GivenApart[] | undefined; readonly kept: ReadonlySet<ValueCode> | undefined },
): void {
  const { layer } = table;
  const variables: (GroundVariableId | undefined)[] = [];
  const shared = new Map<string, readonly ValueCode[]>();
  for (const { element, index } of standsOn(world, table))
    world.log.guard(() => {
      world.budget.patience.spend();
      if (!stands(world, layer, element)) return;
      const own = ownCodes(world, layer, element);
      if (own === undefined) return;
      const key = `${own[0]} ${own.length}`;
      const codes = madeAt(shared, key, () => {
        const all = layer.orNone || layer.domain.kind === "pieces" ? [NONE, ...own] : own;
        return kept === undefined ? all : all.filter((code) => kept.has(code));
      });
      const id = world.variables.length as GroundVariableId;
      const variable = givenVariable(table, index, codes, data);
      world.budget.values(variable.domain.length);
      const [value] = variable.domain;
      if (apart !== undefined && variable.given !== undefined && value !== undefined) {
        apart.push({ variable: id, value, span: variable.given });
        world.variables.push({ layer: table.id, element: index, domain: codes });
      } else world.variables.push(variable);
      world.declared.push(codes);
      variables[index] = id;
    });
  table.variables = variables;
}

function givenVariable(
  table: LayerTable,
  index: number,
  codes: readonly ValueCode[],
  data: LayerData | undefined,
): GroundVariable {
  const free: GroundVariable = { layer: table.id, element: index, domain: codes };
  const datum = data?.values[index];
  if (datum === undefined) return free;
  const value: Known | undefined =
    typeof datum !== "object" ? datum : "none" in datum ? { kind: "none" } : undefined;
  const code = value === undefined ? undefined : givenCode(table.layer, value);
  const span = data?.spans[index];
  if (code === undefined || !codes.includes(code)) return free;
  return span === undefined ? { ...free, domain: [code] } : { ...free, domain: [code], given: span };
}

function givenCode(layer: TypedLayer, value: Known): ValueCode | undefined {
  if (layer.domain.kind === "direction" && typeof value === "string") return directionNumber(value);
  return codeOf(layer, value);
}

/** For the check of the data: what numbers an element may have. */
export function domainLookUp(world: World): DomainLookUp {
  const elements = new Map<LayerId, Map<number, Element>>();
  const elementOf = (id: LayerId, index: number): Element | undefined => {
    const table = world.layers[id];
    if (table === undefined) return undefined;
    let known = elements.get(id);
    if (known === undefined) {
      known = new Map(
        world.log.guard(() => standsOn(world, table))?.map((each) => [each.index, each.element] as const) ??
          [],
      );
      elements.set(id, known);
    }
    return known.get(index);
  };
  return {
    domain: (id, index): DomainValues | undefined => {
      const layer = world.puzzle.layers[id];
      const element = elementOf(id, index);
      if (layer?.domain.kind !== "range" || element === undefined) return undefined;
      const { from, to } = layer.domain;
      return world.log.guard(() => {
        bindSpokenOf(world, layer, element);
        return { from: evaluateWhole(world, from), to: evaluateWhole(world, to) };
      });
    },
    stands: (id, index) => {
      world.budget.patience.spend();
      const layer = world.puzzle.layers[id];
      const element = elementOf(id, index);
      if (layer === undefined || element === undefined) return true;
      return world.log.guard(() => stands(world, layer, element)) ?? true;
    },
  };
}
