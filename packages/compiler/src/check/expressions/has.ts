/** `x has L`, `with L`, `c has next(d)`: whether there is a value, or such an element. */
import type { Has, Name, With } from "../../ast.js";
import type { AttributeName } from "../../builtins.js";
import { noSuchMember } from "../../diagnostics/catalogue/ecp3006-no-such-member.js";
import { alwaysThere } from "../../diagnostics/catalogue/ecp3059-always-there.js";
import type { SymbolId } from "../../resolved.js";
import type { Span } from "../../text/span.js";
import type { Expression, TypedLayer } from "../../typed.js";
import { adjectiveMeanings, sayOf } from "../access/adjectives.js";
import { applied } from "../access/apply.js";
import { hasValue } from "../access/has-value.js";
import { readBeside } from "../access/members.js";
import { hasInSomeDirection, hasLayer, layerStandsElsewhere } from "../access/read-layer.js";
import { hasDerived, readDerived, setsHolding } from "../access/read-let.js";
import { isSetFunction } from "../access/set-functions.js";
import { whatItHas } from "../access/what-it-has.js";
import { negatedIf } from "../logic/logic.js";
import { present } from "../types/coerce.js";
import {
  allKnown,
  type Context,
  describe,
  errorNode,
  layerNamed,
  report,
  symbolOf,
  textAt,
} from "../types/context.js";
import { layerFits, truthType } from "../types/types.js";
import { isGraphFunction } from "./unknown-sets.js";

/** Neither is ever absent, though sets of them may be empty. */
const everywhere: ReadonlySet<AttributeName> = new Set([
  ...(["row", "column", "neighbours", "around", "diagonals", "links", "edges", "corners"] as const),
  ...(["size", "width", "height", "shape", "outline"] as const),
]);

export function checkHas(context: Context, has: Has): Expression {
  const subject = context.expression(has.subject);
  const given = has.arguments.map((argument) => context.expression(argument));
  return negatedIf(has.negated, hasWord(context, subject, has.name, given, has.span), has.span);
}

/** `with clue`, `without number`, said of an element. */
export const checkWith = (context: Context, subject: Expression, condition: With): Expression =>
  negatedIf(condition.negated, hasWord(context, subject, condition.name, [], condition.span), condition.span);

function hasWord(
  context: Context,
  written: Expression,
  name: Name,
  given: readonly Expression[],
  span: Span,
): Expression {
  const subject = present(context, written);
  if (subject.type.kind === "error" || given.some(({ type }) => type.kind === "error"))
    return errorNode(span);
  const meanings = adjectiveMeanings(context, name);
  const [first] = meanings;
  const kind = first === undefined ? undefined : symbolOf(context, first)?.kind;
  if (kind === "value" || kind === "shape") {
    const said = sayOf(context, subject, name, span, true);
    if (said !== undefined) return said;
  }
  if (kind === "variable") return hasValue(context, subject, name, span);
  for (const id of meanings) {
    const said = hasMeaning(context, subject, id, given, span);
    if (said !== undefined) return said;
  }
  const layers = meanings.flatMap((id) => layerNamed(context, id) ?? []);
  const layer = layers[0] === undefined ? undefined : context.layers[layers[0]];
  if (layer !== undefined) {
    const between = layer.on.kind === "link" || layer.on.kind === "edge" ? layer.on.kind : undefined;
    const isCell = subject.type.kind === "element" && subject.type.sort === "cell";
    const around = atLeastOne(context, subject, `${layer.name} in`, `${between}s`);
    const instead = isCell && between !== undefined ? around : undefined;
    return layerStandsElsewhere(context, layer, subject.type, name.span, instead);
  }
  if (meanings.length > 0) {
    const isProperty = meanings.some((id) => isFunctionOfSets(context, id) === "property");
    report(context, noSuchMember, name.span, {
      name: name.text,
      target: describe(context, subject.type),
      has: whatItHas(context, subject),
      ...(isProperty ? { instead: `where ${name.text}(${nameIn(context, subject)})` } : {}),
    });
  }
  return errorNode(span);
}

/** `at least 1 line in c.links`; of `cell c with line`, where the text of the subject is the head, as its condition. */
function atLeastOne(context: Context, subject: Expression, counted: string, own: string): string {
  const text = textAt(context, subject.span);
  if (!/\s/.test(text)) return `at least 1 ${counted} ${text}.${own}`;
  const name = subject.kind === "variable" ? context.variables[subject.variable]?.name : undefined;
  const isWritten = name !== undefined && new RegExp(`^\\S+ ${name}(?!\\w)`).test(text);
  return `where at least 1 ${counted} ${isWritten ? name : "x"}.${own}`;
}

function hasMeaning(
  context: Context,
  subject: Expression,
  id: SymbolId,
  given: readonly Expression[],
  span: Span,
): Expression | undefined {
  const symbol = symbolOf(context, id);
  switch (symbol?.kind) {
    case "layer":
    case "pieces": {
      const layer = layerNamed(context, id);
      const typed = layer === undefined ? undefined : context.layers[layer];
      if (layer === undefined || typed === undefined) return errorNode(span);
      if (given.length > 0) {
        const read = readBeside(context, layer, subject, given, span);
        return read?.kind === "layer" ? hasLayer(context, layer, read.element, span) : read;
      }
      if (hasInSomeDirection(typed, subject)) return hasLayer(context, layer, subject, span);
      if (subject.type.kind !== "element" || !layerFits(typed, subject.type.sort)) return undefined;
      if (isEverywhere(typed))
        report(context, alwaysThere, span, { name: typed.name, target: "cell", isValue: true });
      return hasLayer(context, layer, subject, span);
    }
    case "let": {
      if (symbol.form !== "layer") return hasSetOf(context, subject, id, span);
      const read = readDerived(context, id, subject, span, true);
      if (read === undefined || read.type.kind === "truth" || read.type.kind === "error") return read;
      return hasDerived(context, id, subject, span);
    }
    case "built-in": {
      if (isFunctionOfSets(context, id) !== undefined) return undefined;
      const isBoard = subject.type.kind === "element" && subject.type.sort === "board";
      const application = applied(context, symbol.id, isBoard ? given : [subject, ...given], span);
      if (application === undefined) return errorNode(span);
      if (everywhere.has(application.attribute))
        report(context, alwaysThere, span, {
          name: application.attribute,
          target: describe(context, subject.type).replace(/^an? /, ""),
        });
      return {
        kind: "has-attribute",
        attribute: application.attribute,
        arguments: application.arguments,
        span,
        type: truthType,
        known: allKnown(application.arguments),
      };
    }
    case "unknown":
      return errorNode(span);
    default:
      return undefined;
  }
}

/** Each cell has a number or a value, whatever the answer is. */
const isEverywhere = ({ role, orNone, domain, on, where }: TypedLayer): boolean =>
  role === "find" &&
  !orNone &&
  (domain.kind === "range" || domain.kind === "symbols") &&
  on.kind === "cell" &&
  where === undefined;

/** For a set that may be to be found: what holds of it (`connected`), or a set that it leads to (`group`). Neither is ever absent. */
function isFunctionOfSets(context: Context, id: SymbolId): "property" | "set" | undefined {
  const symbol = symbolOf(context, id);
  if (symbol?.kind !== "built-in") return undefined;
  return isGraphFunction(symbol.id) ? "property" : isSetFunction(symbol.id) ? "set" : undefined;
}

const nameIn = (context: Context, subject: Expression): string =>
  (subject.kind === "variable" ? context.variables[subject.variable]?.name : undefined) ?? "…";

/** `c has run`: some set of the family holds it. */
function hasSetOf(context: Context, subject: Expression, id: SymbolId, span: Span): Expression | undefined {
  const sets = setsHolding(context, id, subject, span);
  if (sets?.kind !== "filter") return sets;
  return {
    kind: "aggregate",
    aggregate: "some",
    binders: sets.binders,
    body: sets.condition,
    span,
    type: truthType,
    known: sets.known,
  };
}
