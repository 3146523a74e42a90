/**
 * Variables: bound by heads, binders, filters, parameter lists, legends. An inner variable may hide an outer one, with a warning; none may hide a
 * layer, a parameter or a `let`, because a rule that is about both could not.
 */
import type { Name } from "../ast.js";
import { declaredTwice } from "../diagnostics/catalogue/ecp2003-declared-twice.js";
import { hidesDeclaration } from "../diagnostics/catalogue/ecp2004-hides-declaration.js";
import { hidesVariable } from "../diagnostics/catalogue/ecp2005-hides-variable.js";
import { diagnose } from "../diagnostics/diagnostic.js";
import type { Symbol as NamedSymbol, SymbolId } from "../resolved.js";
import { type Naming, tie } from "./naming.js";
import { findVariable, type Scope, scopeWithElement, withVariables } from "./scope.js";
import { kindInWords, symbolPlace } from "./symbol-table.js";

/** The scope in which `names` are variables, of the sort that a head says. */
export function bindVariables(
  naming: Naming,
  scope: Scope,
  names: readonly Name[],
  sortOf?: (name: Name) => string | undefined,
): Scope {
  const bound = new Map<string, SymbolId>();
  for (const name of names) {
    const before = bound.get(name.text);
    if (before !== undefined) {
      const place = symbolPlace(naming.symbols.get(before));
      naming.report(
        diagnose(
          declaredTwice,
          name.span,
          { name: name.text },
          place === undefined ? [] : [{ span: place, message: "first here" }],
        ),
      );
    } else {
      reportHiding(naming, scope, name);
    }
    const sort = sortOf?.(name);
    const symbol = naming.symbols.add({
      kind: "variable",
      name: name.text,
      at: name,
      ...(sort === undefined ? {} : { sort }),
    });
    if (before === undefined && name.text !== "") bound.set(name.text, symbol);
    tie(naming, scope, name, "binding", symbol);
  }
  return withVariables(scope, bound);
}

function reportHiding(naming: Naming, scope: Scope, name: Name): void {
  const { things, values, shapes } = naming.names;
  const { text } = name;
  const hidden = findVariable(scope, text) ?? things.get(text) ?? values.get(text) ?? shapes.get(text)?.[0];
  if (hidden === undefined) return;
  const symbol = naming.symbols.get(hidden);
  if (symbol.kind === "value" && (isWrittenNowhere(symbol) || isOfAlphabet(naming, symbol))) return;
  const place = symbolPlace(symbol);
  const related =
    place === undefined ? [] : [{ span: place, message: `the other \`${text}\` is declared here` }];
  const diagnostic =
    symbol.kind === "variable" || symbol.kind === "value"
      ? diagnose(hidesVariable, name.span, { name: text, kind: symbol.kind }, related)
      : symbol.kind === "shape"
        ? diagnose(hidesVariable, name.span, { name: text, kind: "piece" }, related)
        : diagnose(hidesDeclaration, name.span, { name: text, kind: kindInWords(symbol) }, related);
  naming.report(diagnostic);
}

type ValueSymbol = Extract<NamedSymbol, { kind: "value" }>;

/** A letter of `{a..z}`. */
const isWrittenNowhere = ({ at, name }: ValueSymbol): boolean =>
  at.every(({ span }) => span.end - span.start !== name.length);

/** How many letters a list of nothing but letters has at least, if variables may be called so beside it. */
const FEWEST_LETTERS = 5;

/** A letter of `{a, b, c, d, e}`: as of `{a..e}`, hardly a name is left for variables. */
const isOfAlphabet = ({ symbols }: Naming, { layers }: ValueSymbol): boolean =>
  layers.every((id) => {
    const owner = symbols.get(id);
    if (owner.kind !== "layer" || owner.declaration.type.kind !== "values-type") return false;
    const { values } = owner.declaration.type;
    return (
      values.length >= FEWEST_LETTERS &&
      values.every((each) => each.kind === "name" && each.text.length === 1)
    );
  });

/** A variable that has no name in the text, for the element that a condition is about; `opens` is the node that opens it. */
export function bindElementName(naming: Naming, scope: Scope, opens: { readonly span: Name["span"] }): Scope {
  const at: Name = { kind: "name", span: opens.span, text: "" };
  const symbol = naming.symbols.add({ kind: "variable", name: "", at });
  naming.elements.set(opens, symbol);
  return scopeWithElement(scope, symbol);
}
