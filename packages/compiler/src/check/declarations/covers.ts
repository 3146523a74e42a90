/** Items and their options. All of it must be known before solving. */
import type { Items, Option, OptionEntry } from "../../ast.js";
import { wrongType } from "../../diagnostics/catalogue/ecp3004-wrong-type.js";
import { entryTwice } from "../../diagnostics/catalogue/ecp3015-item-twice.js";
import { colouredPrimary } from "../../diagnostics/catalogue/ecp3016-colour-on-primary.js";
import type { Expression, TypedItems, TypedOption, TypedOptionEntry, VariableId } from "../../typed.js";
import { openBinders } from "../expressions/binders.js";
import { present, toKnown, toNumber } from "../types/coerce.js";
import { type Context, describe, report, textAt } from "../types/context.js";
import { factKey } from "../types/facts.js";
import { errorType, isError, typesMeet, withoutNone } from "../types/types.js";
import { type Families, familyArguments, symbolNamed } from "./item-families.js";

export function checkItems(context: Context, families: Families, line: Items): TypedItems {
  return openBinders(
    context,
    line.binders,
    line.where,
    (open) => {
      const patterns = line.items.flatMap((item) => {
        const symbol = symbolNamed(context, item.name, "items");
        const family = symbol === undefined ? undefined : families.itemOf.get(symbol);
        const given = familyArguments(
          context,
          item,
          family === undefined ? undefined : families.items[family],
        );
        return family === undefined ? [] : [{ family, arguments: given, span: item.span }];
      });
      const times = line.times === undefined ? undefined : checkTimes(context, line.times);
      return {
        span: line.span,
        optional: line.optional,
        patterns,
        binders: open.binders,
        ...(open.condition === undefined ? {} : { where: open.condition }),
        ...(times === undefined ? {} : { times }),
      };
    },
    mustBeKnown,
  );
}

const mustBeKnown = {
  what: "items and options",
  instead:
    "make an option for each possible choice, and let it set a layer: `option put(c) for c in cells: spot(c), c.shaded = yes`",
};

function checkTimes(
  context: Context,
  times: NonNullable<Items["times"]>,
): { readonly from: Expression; readonly to: Expression } {
  const number = (written: Parameters<Context["expression"]>[0]): Expression =>
    toKnown(
      context,
      toNumber(context, context.expression(written)),
      "the number of times",
      "give a range: `items spot(i) 0..3 times for i in 1..9`",
    );
  const from = number(times.from);
  return { from, to: times.to === undefined ? from : number(times.to) };
}

export function checkOption(context: Context, families: Families, line: Option): TypedOption | undefined {
  const symbol = symbolNamed(context, line.name, "option");
  const family = symbol === undefined ? undefined : families.optionOf.get(symbol);
  return openBinders(
    context,
    line.binders,
    line.where,
    (open) => {
      const parameters = line.parameters.flatMap((name): readonly VariableId[] => {
        const value = context.expression(name);
        return value.kind === "variable" ? [value.variable] : [];
      });
      const seen = new Set<string>();
      const entries = line.entries.flatMap((entry) => checkEntry(context, families, entry, seen) ?? []);
      if (family === undefined) return undefined;
      return {
        span: line.span,
        family,
        parameters,
        binders: open.binders,
        entries,
        ...(open.condition === undefined ? {} : { where: open.condition }),
      };
    },
    mustBeKnown,
  );
}

function checkEntry(
  context: Context,
  families: Families,
  entry: OptionEntry,
  seen: Set<string>,
): TypedOptionEntry | undefined {
  return openBinders(
    context,
    entry.binders,
    entry.where,
    (open) => {
      const target = checkTarget(context, families, entry, open.binders.length === 0, seen);
      const value = target === undefined ? undefined : checkValue(context, families, entry, target);
      if (target === undefined) return undefined;
      return {
        span: entry.span,
        target,
        binders: open.binders,
        ...(value === undefined ? {} : { value }),
        ...(open.condition === undefined ? {} : { where: open.condition }),
      };
    },
    mustBeKnown,
  );
}

function checkTarget(
  context: Context,
  families: Families,
  { target: written, value, span }: OptionEntry,
  alone: boolean,
  seen: Set<string>,
): TypedOptionEntry["target"] | undefined {
  if (written.kind === "member") {
    const read = context.expression(written);
    if (isError(read.type)) return undefined;
    const isFound = read.kind === "layer" && context.layers[read.layer]?.role === "find";
    if (read.kind !== "layer" || !isFound || value === undefined) {
      const wanted = isFound ? "a value (`= …`)" : "an item, or a layer to be found";
      report(context, wrongType, span, { wanted, found: `\`${textAt(context, written.span)}\`` });
      return undefined;
    }
    const element = toKnown(context, read.element, "an element or a value that an option sets");
    return { kind: "layer", layer: read.layer, element };
  }
  const symbol = symbolNamed(context, written.name, "items");
  const family = symbol === undefined ? undefined : families.itemOf.get(symbol);
  const given = familyArguments(context, written, family === undefined ? undefined : families.items[family]);
  if (family === undefined) return undefined;
  const keys = given.map(factKey);
  const key = `${family} ${keys.join(", ")}`;
  if (alone && !keys.includes(undefined)) {
    if (seen.has(key)) report(context, entryTwice, written.span, { item: textAt(context, written.span) });
    seen.add(key);
  }
  return { kind: "item", family, arguments: given };
}

function checkValue(
  context: Context,
  families: Families,
  { value: written, target: pattern, span }: OptionEntry,
  target: TypedOptionEntry["target"],
): Expression | undefined {
  if (written === undefined) return undefined;
  if (target.kind === "layer") {
    const type = withoutNone(context.layers[target.layer]?.type ?? errorType);
    const value = context.expression(written, type);
    if (!typesMeet(type, value.type)) {
      report(context, wrongType, written.span, {
        wanted: describe(context, type),
        found: describe(context, value.type),
      });
      return undefined;
    }
    const fitted = type.kind === "number" ? toNumber(context, value) : value;
    return toKnown(context, fitted, "an element or a value that an option sets");
  }
  const family = families.items[target.family];
  if (family !== undefined && !family.optional) {
    report(context, colouredPrimary, span, { item: textAt(context, pattern.span) });
  }
  // Any value is a colour, so nothing is expected of it.
  const value = present(context, context.expression(written, errorType));
  return toKnown(context, value, "a colour");
}
