/**
 * `at most 6 coins in cells`, where each cell has a number of coins: their sum is meant, and the cells are counted, all of which have a number. Likewise
 * `exactly 6 rooms in cells`, where each cell is in a room.
 */
import { numbersCounted } from "../../diagnostics/catalogue/ecp3058-numbers-counted.js";
import { noneCanBeThere } from "../../diagnostics/catalogue/ecp3060-none-can-be-there.js";
import { pluralOf } from "../../text/plurals.js";
import type { Domain, ExpressionOf } from "../../typed.js";
import { type Context, report, textAt } from "./context.js";
import { boundTold, isItsVariable, layerHad } from "./quantities.js";

/** A word for that which every cell has. */
const has: Partial<Record<Domain["kind"], string>> = { range: "number", symbols: "value", region: "region" };

export function hintAtNumbersCounted(context: Context, counted: ExpressionOf<"quantity">): void {
  const id = layerHad(counted);
  const layer = id === undefined ? undefined : context.layers[id];
  // On links and edges 0 counts as none, and of what is given some places have no number.
  if (layer === undefined || layer.role !== "find" || layer.orNone) return;
  const word = has[layer.domain.kind];
  if (word === undefined || layer.on.kind !== "cell" || layer.where !== undefined) return;
  const set = textAt(context, counted.set.span);
  const bound = boundTold(context, counted);
  const said = textAt(context, counted.span);
  const isInEach = /\bin each\b/.test(said);
  const sum = isInEach
    ? `for each ${set} s: sum(x.${layer.name} for x in s) ${bound}`
    : `sum(x.${layer.name} for x in ${set}) ${bound}`;
  const each = /^exactly (?:1|one) \S+ in /.test(said)
    ? said.replace(/^exactly \S+ \S+/, `exactly one of each ${layer.name}`)
    : undefined;
  report(context, numbersCounted, counted.span, {
    layer: layer.name,
    has: word,
    ...(word === "number" ? { sum } : {}),
    ...(word === "region" && set === "cells" ? { sets: `size(${pluralOf(layer.name)}) ${bound}` } : {}),
    ...(each === undefined || word === "region" ? {} : { each }),
  });
}

/** `exactly 3 not digit in cells`, where only some cells may have a digit. */
export function hintAtNoneCounted(context: Context, counted: ExpressionOf<"quantity">): void {
  const { condition, set } = counted;
  if (condition.kind !== "not" || condition.operand.kind !== "has") return;
  const { layer: id, element } = condition.operand;
  const layer = context.layers[id];
  if (layer?.orNone !== true || layer.where === undefined || !isItsVariable(counted, element)) return;
  // A set with a condition of its own may be that on which the layer stands.
  if (set.kind !== "filter") report(context, noneCanBeThere, counted.span, { layer: layer.name });
}
