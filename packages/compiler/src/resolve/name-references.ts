/** Ties one name, used in one way, to what it means; reports it where it means nothing here. */
import type { Expression, Name } from "../ast.js";
import { attributes } from "../builtins.js";
import { unknownName } from "../diagnostics/catalogue/ecp2001-unknown-name.js";
import { wrongKindOfName } from "../diagnostics/catalogue/ecp2002-wrong-kind-of-name.js";
import { diagnose } from "../diagnostics/diagnostic.js";
import { nearName } from "../diagnostics/near-name.js";
import type { Symbol as NamedSymbol, Role, SymbolId } from "../resolved.js";
import { pluralOf, singularsOf } from "../text/plurals.js";
import { isUncommon } from "../vocabulary/directions.js";
import { isGraphProperty } from "../vocabulary/graph-properties.js";
import { isSized } from "../vocabulary/sorts.js";
import { belongingsOf } from "../words/belongings.js";
import { isBare, meaningsOf, type NameUse, namesInScope, nameUses, otherMeaningOf } from "./meanings.js";
import { type Naming, tie } from "./naming.js";
import { otherWord } from "./other-words.js";
import { type Scope, variablesOf } from "./scope.js";
import { kindInWords, symbolPlace } from "./symbol-table.js";

/** `beside`: the sort before `and`, where a list of sorts was meant. */
export function resolveName(
  naming: Naming,
  scope: Scope,
  name: Name,
  use: NameUse,
  beside?: string,
  target?: Expression,
): SymbolId {
  const [meant, ...also] = meaningsOf(naming, scope, use, name.text);
  if (meant !== undefined) {
    const symbol = naming.symbols.get(meant);
    // A variable hides what else has its name.
    const others = symbol.kind === "variable" ? [] : also;
    const element = elementFor(scope, use, symbol);
    const around = element === undefined && isOfElements(use, symbol) ? [...variablesOf(scope)] : [];
    tie(naming, scope, name, roleOf(use, symbol), meant, others, element, around);
    return meant;
  }
  if (name.text !== "") reportUnfound(naming, scope, name, use, beside, target);
  const unknown = naming.symbols.unknown(name.text);
  tie(naming, scope, name, nameUses[use].role, unknown);
  return unknown;
}

function roleOf(use: NameUse, symbol: NamedSymbol): Role {
  if (symbol.kind === "sort" && use !== "member") return "sort";
  if (symbol.kind === "variable" || symbol.kind === "parameter") return "value";
  return nameUses[use].role;
}

/** A bare name of what has a value in each element. */
const isOfElements = (use: NameUse, symbol: NamedSymbol): boolean =>
  isBare(use) &&
  (symbol.kind === "layer" || symbol.kind === "pieces" || (symbol.kind === "let" && symbol.form === "layer"));

/** The element that a bare name is about. Variables, parameters and sorts speak for themselves. */
function elementFor(scope: Scope, use: NameUse, symbol: NamedSymbol): SymbolId | undefined {
  if (!isBare(use)) return undefined;
  switch (symbol.kind) {
    case "layer":
    case "pieces":
    case "value":
    case "shape":
    case "built-in":
    case "adjective":
    case "let":
      return scope.element;
    case "parameter":
    case "asked":
    case "board-size":
    case "spelling":
    case "items":
    case "option":
    case "variable":
    case "place":
    case "sort":
    case "direction":
    case "aggregate":
    case "unknown":
      return undefined;
  }
}

function reportUnfound(
  naming: Naming,
  scope: Scope,
  name: Name,
  use: NameUse,
  beside: string | undefined,
  target: Expression | undefined,
): void {
  const other = otherMeaningOf(naming, scope, name.text);
  if (other === undefined || fitsInSingular(naming, scope, use, name.text)) {
    if (naming.lacking || naming.unfound.has(name.text)) return;
    naming.unfound.add(name.text);
    const fits = (text: string): boolean => meaningsOf(naming, scope, use, text).length > 0;
    const of = target === undefined ? undefined : whatItHas(naming, target);
    const word = otherWord(naming, scope, use, name.text);
    const near =
      (word !== undefined && of?.has.includes(word) === true ? word : undefined) ??
      nearName(name.text, namesInScope(naming, scope), fits) ??
      word;
    naming.report(
      diagnose(unknownName, name.span, {
        name: name.text,
        ...(near === undefined ? {} : { near }),
        ...(of === undefined ? {} : { of }),
      }),
    );
    return;
  }
  const symbol = naming.symbols.get(other);
  const place = symbolPlace(symbol);
  const instead =
    beside !== undefined && symbol.kind === "sort"
      ? `each ${beside}, ${name.text}`
      : insteadOf(naming, scope, name.text, use, symbol);
  naming.report(
    diagnose(
      wrongKindOfName,
      name.span,
      {
        name: name.text,
        kind: kindInWords(symbol),
        meant: nameUses[use].meant,
        ...(instead === undefined ? {} : { instead }),
      },
      place === undefined ? [] : [{ span: place, message: `\`${symbol.name}\` is declared here` }],
    ),
  );
}

/** The members of a variable whose head says its sort. */
function whatItHas(
  naming: Naming,
  target: Expression,
): { readonly sort: string; readonly has: readonly string[] } | undefined {
  const reference = target.kind === "name" ? naming.references.get(target) : undefined;
  const symbol = reference === undefined ? undefined : naming.symbols.get(reference.symbol);
  if (symbol?.kind !== "variable" || symbol.sort === undefined) return undefined;
  const [sort = symbol.sort] = [symbol.sort, ...singularsOf(symbol.sort)].filter((each) =>
    elementSorts.has(each),
  );
  return {
    sort,
    has: [...new Set(belongingsOf(sort).map(({ word }) => word))].filter((word) => !isUncommon(word)),
  };
}

const elementSorts: ReadonlySet<string> = new Set([
  "cell",
  "link",
  "edge",
  "corner",
  "row",
  "column",
  "direction",
]);

/** `digits:` where only `digit:` can stand: a misspelt name, not one of another kind. */
const fitsInSingular = (naming: Naming, scope: Scope, use: NameUse, text: string): boolean =>
  !isBare(use) && singularsOf(text).some((singular) => meaningsOf(naming, scope, use, singular).length > 0);

/** `neighbours`, `row` by itself: of the cell at hand. `connected` by itself: of a set. */
function attributeMeant(naming: Naming, scope: Scope, text: string): string | undefined {
  const taken = attributes.get(text)?.signatures.map((signature) => signature.split("->")[0]?.trim()) ?? [];
  if (taken.includes("cell")) {
    const variables = [...variablesOf(scope)].map((id) => naming.symbols.get(id));
    if (variables.length === 0) return `c.${text}`;
    // Of a row there is no column.
    const innermost = variables.find(
      (each) =>
        each.kind !== "variable" ||
        each.sort === undefined ||
        [each.sort, ...singularsOf(each.sort)].some((sort) => taken.includes(sort)),
    );
    return innermost === undefined ? undefined : `${innermost.name}.${text}`;
  }
  return isGraphProperty(text) ? `${text}(cells with …)` : undefined;
}

/** The text that would say the likeliest meaning. */
function insteadOf(
  naming: Naming,
  scope: Scope,
  text: string,
  use: NameUse,
  symbol: NamedSymbol,
): string | undefined {
  if (symbol.kind === "value" && (use === "has" || use === "with")) {
    return `${use === "has" ? "is" : "where"} ${text}`;
  }
  if (symbol.kind === "let" && symbol.form === "function" && use === "noun") {
    return `count(x in … where ${text}(x))`;
  }
  if (symbol.kind === "built-in" && isBare(use)) return attributeMeant(naming, scope, text);
  if (symbol.kind === "sort" && ["row", "column"].includes(text) && (use === "value" || use === "argument")) {
    return attributeMeant(naming, scope, text);
  }
  if (symbol.kind === "built-in" && use === "set") return `for each cell c: … in c.${text}`;
  const isLayer = symbol.kind === "layer" || (symbol.kind === "let" && symbol.form === "layer");
  // `in block`: which blocks there are is said by their size.
  if (use === "place" && symbol.kind === "sort" && text === symbol.name)
    return isSized(text) ? undefined : `each ${text}`;
  if (use === "set" || isBare(use)) {
    if (isLayer) return `cells with ${symbol.name}`;
    if (symbol.kind === "value") return `cells where ${symbol.name}`;
    if (symbol.kind === "sort" && text === symbol.name) return pluralOf(text);
  }
  return undefined;
}
