/** Items and options by name: all of one name have as many things in parentheses. */
import type { ClassLine, ItemPattern, Name } from "../../ast.js";
import { itemArguments } from "../../diagnostics/catalogue/ecp3014-item-arguments.js";
import type { SymbolId } from "../../resolved.js";
import type { Span } from "../../text/span.js";
import type { Expression, ItemFamilyId, OptionFamilyId } from "../../typed.js";
import { present, toKnown } from "../types/coerce.js";
import { type Context, referenceOf, report, symbolOf } from "../types/context.js";

interface Family {
  readonly name: string;
  readonly span: Span;
  readonly arity: number;
}

export interface ItemFamily extends Family {
  /** Some of its items are optional, and may have a colour. */
  readonly optional: boolean;
}

export interface Families {
  readonly items: readonly ItemFamily[];
  readonly options: readonly Family[];
  readonly itemOf: ReadonlyMap<SymbolId, ItemFamilyId>;
  readonly optionOf: ReadonlyMap<SymbolId, OptionFamilyId>;
}

export function findFamilies(context: Context, lines: readonly ClassLine[]): Families {
  const items: ItemFamily[] = [];
  const options: Family[] = [];
  const itemOf = new Map<SymbolId, ItemFamilyId>();
  const optionOf = new Map<SymbolId, OptionFamilyId>();
  for (const line of lines) {
    if (line.kind === "items") {
      for (const { name, arguments: given } of line.items) {
        const symbol = symbolNamed(context, name, "items");
        if (symbol === undefined) continue;
        const before = itemOf.get(symbol);
        const family = before === undefined ? undefined : items[before];
        if (before !== undefined && family !== undefined) {
          items[before] = { ...family, optional: family.optional || line.optional };
          continue;
        }
        itemOf.set(symbol, items.length as ItemFamilyId);
        items.push({ name: name.text, span: name.span, arity: given.length, optional: line.optional });
      }
    }
    if (line.kind === "option") {
      const symbol = symbolNamed(context, line.name, "option");
      if (symbol === undefined || optionOf.has(symbol)) continue;
      optionOf.set(symbol, options.length as OptionFamilyId);
      options.push({ name: line.name.text, span: line.name.span, arity: line.parameters.length });
    }
  }
  return { items, options, itemOf, optionOf };
}

/** Returns undefined if the name is nothing of that kind, which was reported. */
export function symbolNamed(context: Context, name: Name, kind: "items" | "option"): SymbolId | undefined {
  const id = referenceOf(context, name)?.symbol;
  if (id !== undefined && symbolOf(context, id)?.kind === kind) return id;
  context.diagnostics.fail();
  return undefined;
}

/** The arguments of an item or option. */
export function familyArguments(
  context: Context,
  pattern: ItemPattern,
  family: Family | undefined,
): readonly Expression[] {
  const given = pattern.arguments.map((argument) =>
    toKnown(context, present(context, context.expression(argument)), "the argument of an item or option"),
  );
  if (family !== undefined && family.arity !== given.length) {
    report(
      context,
      itemArguments,
      pattern.span,
      { name: family.name, wanted: family.arity, found: given.length },
      [{ span: family.span, message: "declared here" }],
    );
  }
  return given;
}
