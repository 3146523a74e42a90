/** `group(c by shaded)`, `group g by line`, `group(c by joined)`: the ways in which cells are connected. */
import type { Call, SortPhrase, Expression as SyntaxExpression } from "../../ast.js";
import { notToGroupBy } from "../../diagnostics/catalogue/ecp3038-group-by.js";
import type { ElementSort, Expression, GroupBy, LetId, Type, VariableId } from "../../typed.js";
import { adjectiveMeanings } from "../access/adjectives.js";
import { isAllKnown } from "../access/read-layer.js";
import {
  bindElement,
  type Context,
  describe,
  errorNode,
  layerNamed,
  report,
  symbolOf,
  textAt,
  withElement,
} from "../types/context.js";
import { plural, sortFits, sortName, withoutNone } from "../types/types.js";
import { readsVariable, someNode } from "../walks/some-node.js";
import { isKnownRelation, relationNamed, sortRelated } from "./relations.js";

type By = { readonly by: GroupBy; readonly known: boolean };

export function groupBy(context: Context, opens: Call | SortPhrase, by: SyntaxExpression, of: Type): By {
  const relation = by.kind === "name" ? relationNamed(context, by) : undefined;
  const sort = of.kind === "element" ? of.sort : "cell";
  if (relation !== undefined && relates(context, by, relation, sort))
    return { by: { by: "relation", relation }, known: isKnownRelation(context, relation) };
  if (relation === undefined && sort !== "cell")
    reportOthers(context, by, sort, `\`${textAt(context, by.span)}\``);
  if (relation !== undefined || sort !== "cell") return nothing(context, opens, by, of);
  return cellsBy(context, opens, by, of);
}

/** Of cells, by what is no relation. */
function cellsBy(context: Context, opens: Call | SortPhrase, by: SyntaxExpression, of: Type): By {
  const links = by.kind === "name" ? layerOn(context, by, "link") : undefined;
  if (links !== undefined) {
    return { by: { by: "links", layer: links }, known: isAllKnown(context.layers[links]) };
  }
  const edges = by.kind === "name" ? layerOn(context, by, "edge") : undefined;
  if (edges !== undefined) {
    return { by: { by: "edges", layer: edges }, known: isAllKnown(context.layers[edges]) };
  }
  if (isOfSeveral(context, by)) return nothing(context, opens, by, of);
  const element = bindElement(context, opens, of, true, by.span);
  const value = withElement(context, element, () => context.expression(by));
  const isSaid = isValueOfEach(context, by, value, element.variable);
  return ofValue(element.variable, isSaid ? value : errorNode(by.span));
}

const ofValue = (variable: VariableId, value: Expression): By => ({
  by: { by: "value", variable, value },
  known: value.known,
});

/** Stands for an expression with a mistake, which was reported. */
const nothing = (context: Context, opens: Call | SortPhrase, by: SyntaxExpression, of: Type): By =>
  ofValue(bindElement(context, opens, of, true, by.span).variable, errorNode(by.span));

/** Whether the relation is one between such elements; else it is reported. */
function relates(context: Context, by: SyntaxExpression, relation: LetId, wanted: ElementSort): boolean {
  const sort = sortRelated(context, relation);
  if (sort === undefined || sortFits(wanted, sort)) return true;
  const between = plural(sortName(sort, context.layers));
  const name = textAt(context, by.span);
  reportOthers(context, by, wanted, `\`${name}\`, a relation between ${between}`, { joins: between });
  return false;
}

function reportOthers(
  context: Context,
  by: SyntaxExpression,
  wanted: ElementSort,
  found: string,
  more: { readonly joins?: string } = {},
): void {
  const of = wanted === "cell" ? {} : { of: plural(sortName(wanted, context.layers)) };
  report(context, notToGroupBy, by.span, { found, problem: "of others", ...of, ...more });
}

/** A function of several cells, which no cell has a value of; it is reported. */
function isOfSeveral(context: Context, by: SyntaxExpression): boolean {
  if (by.kind !== "name") return false;
  const pairs = adjectiveMeanings(context, by)
    .map((id) => symbolOf(context, id))
    .find((symbol) => symbol?.kind === "let" && symbol.form === "function");
  if (pairs === undefined) return false;
  report(context, notToGroupBy, by.span, { found: `\`${by.text}\`, a function`, problem: "pairs" });
  return true;
}

function isValueOfEach(context: Context, by: SyntaxExpression, value: Expression, each: VariableId): boolean {
  const type = withoutNone(value.type);
  if (type.kind === "set") {
    const instead = layerOfLinks(by);
    report(context, notToGroupBy, by.span, {
      found: describe(context, value.type),
      problem: "sets",
      ...(instead === undefined ? {} : { instead: `by ${instead}` }),
    });
    return false;
  }
  const speaksOfOthers = someNode(value, (node) => "kind" in node && node.kind === "variable");
  if (type.kind === "error" || !speaksOfOthers || readsVariable(value, each)) return true;
  const found = `\`${textAt(context, by.span)}\``;
  const instead = by.kind === "member" ? { instead: `by ${by.name.text}` } : {};
  report(context, notToGroupBy, by.span, { found, problem: "same everywhere", ...instead });
  return false;
}

/** Of `links with hop`, as `connected(S by …)` has it: `hop`. */
const layerOfLinks = (by: SyntaxExpression): string | undefined =>
  by.kind === "filter" && by.where === undefined && by.with.length === 1 ? by.with[0]?.name.text : undefined;

function layerOn(context: Context, name: Parameters<typeof adjectiveMeanings>[1], sort: "link" | "edge") {
  return adjectiveMeanings(context, name)
    .flatMap((id) => layerNamed(context, id) ?? [])
    .find((id) => context.layers[id]?.on.kind === sort);
}
