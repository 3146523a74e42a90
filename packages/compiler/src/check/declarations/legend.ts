/** The legend: what a symbol of a map sets. A hole that is set as it is, is read in the spelling of the layer; inside an expression it is a number. */
import type { Legend, LegendEntry, LegendSetting } from "../../ast.js";
import { ambiguousSymbol } from "../../diagnostics/catalogue/ecp3003-ambiguous-symbol.js";
import { wrongType } from "../../diagnostics/catalogue/ecp3004-wrong-type.js";
import { legendSetting } from "../../diagnostics/catalogue/ecp3027-legend-setting.js";
import type { SymbolId } from "../../resolved.js";
import type { Expression, LayerId, TypedLayer, TypedLegendEntry, VariableId } from "../../typed.js";
import { type DirectionName, directionNames } from "../../vocabulary/directions.js";
import { knownNumber } from "../expressions/sequences.js";
import { numberNode, truthNode } from "../logic/logic.js";
import { toNumber } from "../types/coerce.js";
import {
  type Context,
  describe,
  layerNamed,
  newVariable,
  referenceOf,
  report,
  symbolOf,
} from "../types/context.js";
import { isError, numberType, typesMeet, withoutNone } from "../types/types.js";

type Setting = TypedLegendEntry["sets"][number];
type Holes = ReadonlyMap<string, VariableId>;

export const checkLegend = (context: Context, legend: Legend): readonly TypedLegendEntry[] =>
  legend.entries.flatMap((entry) => {
    if (entry.kind === "legend-entry") return [checkEntry(context, entry)];
    context.diagnostics.fail();
    return [];
  });

function checkEntry(context: Context, entry: LegendEntry): TypedLegendEntry {
  const holes = new Map<string, VariableId>();
  for (const [name, symbol] of context.puzzle.holes.get(entry) ?? []) {
    const variable = newVariable(context, name, numberType, entry.span);
    context.bindings.set(symbol, { variable, type: numberType, known: true });
    holes.set(name, variable);
  }
  const key = checkKey(context, entry, holes);
  const isTemplate = entry.key.kind === "text" ? holes : new Map<string, VariableId>();
  const sets = entry.sets.flatMap((setting) => checkSetting(context, setting, isTemplate) ?? []);
  return { span: entry.span, key, sets };
}

function checkKey(context: Context, { key }: LegendEntry, holes: Holes): TypedLegendEntry["key"] {
  const it = holes.get("it") ?? newVariable(context, "it", numberType, key.span);
  switch (key.kind) {
    case "number": {
      const number = numberNode(key.value, key.span);
      return { kind: "range", from: number, to: number, it };
    }
    case "range":
      return {
        kind: "range",
        from: knownNumber(context, key.from, "a symbol of the legend"),
        to: knownNumber(context, key.to, "a symbol of the legend"),
        it,
      };
    case "text":
      return holes.size === 0
        ? { kind: "symbol", text: key.text }
        : { kind: "template", parts: parts(key.text, holes) };
    default:
      return key satisfies never;
  }
}

type Part = string | { readonly hole: VariableId; readonly name: string };

/** A hole named a second time is text: it was reported. */
function parts(text: string, holes: Holes): readonly Part[] {
  return text
    .split(/(\{[^{}]*\})/u)
    .filter((part) => part !== "")
    .map((part): Part => {
      const name = part.startsWith("{") ? part.slice(1, -1).trim() : "";
      const hole = holes.get(name);
      return hole === undefined ? part : { hole, name };
    });
}

function checkSetting(context: Context, setting: LegendSetting, holes: Holes): Setting | undefined {
  const { name } = setting;
  const reference = referenceOf(context, name);
  const symbol = reference === undefined ? undefined : symbolOf(context, reference.symbol);
  if (reference === undefined || symbol === undefined || symbol.kind === "unknown") return undefined;
  if (symbol.kind === "value") return setSymbol(context, setting, symbol.name, symbol.layers);
  const layer = layerNamed(context, reference.symbol);
  const typed = layer === undefined ? undefined : context.layers[layer];
  if (layer === undefined || typed === undefined) return undefined;
  const direction = directionOf(context, setting, typed);
  if (direction === "refused") return undefined;
  const set = settingOf(context, setting, layer, typed, holes);
  return set === undefined || direction === undefined ? set : { ...set, direction };
}

/** `up` of `clue.up = 3`: a layer by direction needs one, and no other has any. */
function directionOf(
  context: Context,
  { direction, span }: LegendSetting,
  { name, on }: TypedLayer,
): DirectionName | "refused" | undefined {
  if (on.kind === "wedge" && direction !== undefined)
    return directionNames.find((each) => each === direction.text) ?? "refused";
  if (on.kind !== "wedge" && direction === undefined) return undefined;
  report(context, legendSetting, span, {
    layer: name,
    problem: direction === undefined ? "direction" : "no direction",
  });
  return "refused";
}

function settingOf(
  context: Context,
  setting: LegendSetting,
  layer: LayerId,
  typed: TypedLayer,
  holes: Holes,
): Setting | undefined {
  const { name, span } = setting;
  const isTruth = typed.domain.kind === "yes-no";
  const hole = holes.get(name.text);
  if (setting.negated && !isTruth) {
    report(context, legendSetting, span, { layer: typed.name, problem: "not" });
    return undefined;
  }
  if (setting.unprinted) {
    if (typed.orUnprinted) return { span, layer, value: { kind: "unprinted" } };
    report(context, legendSetting, span, { layer: typed.name, problem: "unprinted" });
    return undefined;
  }
  if (setting.value !== undefined) return setValue(context, setting, layer, setting.value, holes);
  if (hole !== undefined && !setting.negated) {
    return { span, layer, value: { kind: "hole", variable: hole } };
  }
  if (!isTruth) {
    report(context, legendSetting, span, { layer: typed.name, problem: "value" });
    return undefined;
  }
  return { span, layer, value: { kind: "expression", expression: truthNode(!setting.negated, name.span) } };
}

/** `moon`: the layer that lists it. */
function setSymbol(
  context: Context,
  { span, name, negated }: LegendSetting,
  value: string,
  symbols: readonly SymbolId[],
): Setting | undefined {
  const layers = symbols.flatMap((id) => layerNamed(context, id) ?? []);
  const [layer, second] = layers;
  if (negated) {
    report(context, legendSetting, span, { layer: value, problem: "not" });
    return undefined;
  }
  if (layer === undefined) return undefined;
  if (second !== undefined) {
    const names = layers.flatMap((id) => context.layers[id]?.name ?? []);
    report(context, ambiguousSymbol, name.span, { name: value, layers: names });
    return undefined;
  }
  const type = withoutNone(context.layers[layer]?.type ?? { kind: "error" });
  const expression: Expression = { kind: "symbol", value, span: name.span, type, known: true };
  return { span, layer, value: { kind: "expression", expression } };
}

function setValue(
  context: Context,
  { span }: LegendSetting,
  layer: LayerId,
  written: NonNullable<LegendSetting["value"]>,
  holes: Holes,
): Setting | undefined {
  const hole = written.kind === "name" ? holes.get(written.text) : undefined;
  if (hole !== undefined) return { span, layer, value: { kind: "hole", variable: hole } };
  const type = withoutNone(context.layers[layer]?.type ?? { kind: "error" });
  const value = context.expression(written, type);
  if (isError(value.type) || isError(type)) return undefined;
  if (!typesMeet(type, value.type)) {
    report(context, wrongType, written.span, {
      wanted: describe(context, type),
      found: describe(context, value.type),
    });
    return undefined;
  }
  const expression = type.kind === "number" ? toNumber(context, value) : value;
  return { span, layer, value: { kind: "expression", expression } };
}
