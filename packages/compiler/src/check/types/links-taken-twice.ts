/** `sum(a.n + b.n for link (a, b))`: both orders of the ends say the same, and each is counted. */
import type { AggregateId } from "../../builtins.js";
import { linksTakenTwice } from "../../diagnostics/catalogue/ecp3061-links-taken-twice.js";
import type { Span } from "../../text/span.js";
import type { Binder, Expression } from "../../typed.js";
import { alikeExchanged } from "../walks/alike-key.js";
import { type Context, report } from "./context.js";

/** Those that make something of each element, so that it matters how often it comes. */
const counting: ReadonlySet<AggregateId> = new Set(["count", "sum", "product", "different"]);

export function hintAtLinksTakenTwice(
  context: Context,
  aggregate: AggregateId,
  binders: readonly Binder[],
  parts: readonly (Expression | undefined)[],
  span: Span,
): void {
  if (!counting.has(aggregate)) return;
  const [ends, more] = binders.filter(({ kind }) => kind === "ends");
  if (ends?.kind !== "ends" || more !== undefined || binders.length > 2) return;
  const { first, second } = ends;
  const said = [ends.condition, ...binders.map(({ condition }) => condition), ...parts];
  if (!alikeExchanged(first, second)(said, said)) return;
  const [one, other] = [first, second].map((variable) => context.variables[variable]?.name ?? "");
  report(context, linksTakenTwice, span, { one: one ?? "", other: other ?? "" });
}
