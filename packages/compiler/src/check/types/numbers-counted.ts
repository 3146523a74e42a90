/** `at most 6 coins in cells`, where each cell has a number of coins: their sum is meant, and the cells are counted, all of which have a number. */
import { numbersCounted } from "../../diagnostics/catalogue/ecp3058-numbers-counted.js";
import type { ExpressionOf } from "../../typed.js";
import { type Context, report, textAt } from "./context.js";
import { boundTold, layerHad } from "./quantities.js";

export function hintAtNumbersCounted(context: Context, counted: ExpressionOf<"quantity">): void {
  const id = layerHad(counted);
  const layer = id === undefined ? undefined : context.layers[id];
  // On links and edges 0 counts as none, and of what is given some places have no number.
  if (layer === undefined || layer.role !== "find" || layer.orNone || layer.domain.kind !== "range") return;
  if (layer.on.kind !== "cell" || layer.where !== undefined) return;
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
    sum,
    ...(each === undefined ? {} : { each }),
  });
}
