/** The second pass over the lines of a puzzle: every name in them, tied to what the first pass declared. */
import type {
  AskedParameter,
  Board,
  ClassLine,
  Items,
  Layer,
  Let,
  Name,
  Option,
  OptionEntry,
  Parameter,
  Pieces,
  Show,
  TypeExpression,
} from "../ast.js";
import { unknownType } from "../diagnostics/catalogue/ecp2011-unknown-type.js";
import { unboundOptionName } from "../diagnostics/catalogue/ecp2013-unbound-option-name.js";
import { unknownHole } from "../diagnostics/catalogue/ecp2017-unknown-hole.js";
import { diagnose } from "../diagnostics/diagnostic.js";
import { nearName } from "../diagnostics/near-name.js";
import { looks } from "../draw/looks.js";
import type { SymbolId } from "../resolved.js";
import { pluralOf } from "../text/plurals.js";
import { pieceSorts } from "../vocabulary/sorts.js";
import { bindElementName, bindVariables } from "./bind-variables.js";
import { declareValue } from "./declare-names.js";
import { resolveLegend } from "./legend.js";
import { meaningsOf } from "./meanings.js";
import { resolveName } from "./name-references.js";
import { type Naming, tie } from "./naming.js";
import { otherType } from "./other-words.js";
import {
  resolveAmounts,
  resolveBinders,
  resolveExpression,
  resolveFilter,
  resolveHead,
  resolveSet,
} from "./resolve-expression.js";
import { resolveStatement } from "./resolve-statement.js";
import { resolveWord } from "./resolve-word.js";
import { findVariable, puzzleScope, type Scope, scopeWithElement, withOwner } from "./scope.js";
import { templateHoles } from "./template-holes.js";

export function resolveLines(
  naming: Naming,
  parameters: readonly Parameter[],
  lines: readonly ClassLine[],
): void {
  for (const parameter of parameters) {
    const { name, type, value } = parameter;
    const owned = declared(naming, name);
    resolveType(naming, owned, type);
    if (value !== undefined) resolveExpression(naming, owned, value);
  }
  for (const line of lines) resolveLine(naming, puzzleScope, line);
}

function resolveLine(naming: Naming, scope: Scope, line: ClassLine): void {
  naming.unfound.clear();
  switch (line.kind) {
    case "board":
      resolveBoard(naming, scope, line);
      return;
    case "layer":
      resolveLayer(naming, line);
      return;
    case "legend":
      resolveLegend(naming, scope, line);
      return;
    case "let":
      resolveLet(naming, line);
      return;
    case "param":
      resolveAsked(naming, line);
      return;
    case "items":
      resolveItems(naming, scope, line);
      return;
    case "option":
      resolveOption(naming, scope, line);
      return;
    case "pieces":
      resolvePieces(naming, scope, line);
      return;
    case "place":
      resolveName(naming, scope, line.name, "piece");
      resolveAmounts(naming, scope, line.times.amounts);
      return;
    case "cover":
      resolveSet(naming, scope, line.set);
      resolveAmounts(naming, scope, line.times.amounts);
      return;
    case "show":
      resolveShow(naming, scope, line);
      return;
    case "objective":
      resolveExpression(naming, scope, line.expression);
      return;
    case "use":
      return;
    case "rule":
    case "for-each":
    case "if":
    case "inside":
    case "assertion":
    case "broken":
      resolveStatement(naming, scope, line);
      return;
    default:
      line satisfies never;
  }
}

/** Ties a declared name to its own symbol, and opens the scope of what it means. */
function declared(naming: Naming, name: Name): Scope {
  const id = naming.declarations.get(name);
  if (id === undefined) return puzzleScope;
  tie(naming, puzzleScope, name, "binding", id);
  return withOwner(puzzleScope, id);
}

export function resolveBoard(naming: Naming, scope: Scope, board: Board): void {
  for (const word of [...(board.tiling === undefined ? [] : [board.tiling]), ...board.kinds])
    tie(naming, scope, word, "adjective", naming.symbols.adjective(word.text));
  for (const at of board.places ?? []) {
    // Those of an instance are its own, and so is the second of two that have one name.
    const place = naming.declarations.get(at) ?? naming.symbols.add({ kind: "place", name: at.text, at });
    tie(naming, scope, at, "binding", place);
  }
  for (const { name, value } of board.bindings) {
    const thing = naming.names.things.get(name.text);
    // In an instance nothing declares it, so it has to be there.
    if (thing === undefined) resolveName(naming, scope, name, "value");
    else tie(naming, scope, name, "binding", thing);
    resolveExpression(naming, scope, value);
  }
  for (const length of board.dimensions) resolveExpression(naming, scope, length);
  for (const set of board.without) resolveExpression(naming, scope, set);
}

/** The type and the `on` are about the same element. */
function resolveLayer(naming: Naming, layer: Layer): void {
  const { on } = layer;
  const [owned = puzzleScope] = layer.names.map((name) => declared(naming, name));
  const inner = layerScope(naming, owned, layer);
  if (on !== undefined && on.kind !== "filter") resolveSet(naming, owned, on);
  resolveType(naming, inner, layer.type);
  for (const { value } of layer.written)
    if (value.kind === "name") resolveName(naming, puzzleScope, value, "written");
  shareDependencies(naming, layer);
}

/** Layers of one line share its text, so they depend on the same. */
function shareDependencies(naming: Naming, layer: Layer): void {
  const [first, ...others] = layer.names.map((name) => naming.declarations.get(name));
  const named = first === undefined ? undefined : naming.dependsOn.get(first);
  if (named === undefined) return;
  for (const other of others) if (other !== undefined) naming.dependsOn.set(other, named);
}

function layerScope(naming: Naming, scope: Scope, layer: Layer): Scope {
  const { on } = layer;
  if (on === undefined || on.kind !== "filter") return bindElementName(naming, scope, layer);
  const inner = resolveFilter(naming, scope, on, resolveSet);
  const named = on.variable === undefined ? naming.elements.get(on) : findVariable(inner, on.variable.text);
  if (named === undefined) return bindElementName(naming, inner, layer);
  naming.elements.set(layer, named);
  return scopeWithElement(inner, named);
}

const typeWords = ["yes/no", "number", "numbers", "region", "direction", "paths", "table"];

function resolveType(naming: Naming, scope: Scope, domain: TypeExpression): void {
  switch (domain.kind) {
    case "range-type":
      resolveExpression(naming, scope, domain.from);
      resolveExpression(naming, scope, domain.to);
      return;
    case "values-type":
      for (const value of domain.values) {
        if (value.kind === "number") continue;
        const id = naming.names.values.get(value.text);
        if (id !== undefined) tie(naming, scope, value, "binding", id);
      }
      return;
    case "paths-type":
      if (domain.from !== undefined) resolveSet(naming, scope, domain.from);
      return;
    case "unknown-type": {
      const { name } = domain;
      tie(naming, scope, name, "value", naming.symbols.unknown(name.text));
      if (name.text === "") return;
      const near = otherType(name.text) ?? nearName(name.text, typeWords);
      naming.report(
        diagnose(unknownType, name.span, { name: name.text, ...(near === undefined ? {} : { near }) }),
      );
      return;
    }
    case "yes-no-type":
    case "number-type":
    case "numbers-type":
    case "region-type":
    case "direction-type":
    case "table-type":
      return;
    default: {
      domain satisfies never;
    }
  }
}

function resolveLet(naming: Naming, line: Let): void {
  let scope = declared(naming, line.name);
  if (line.of !== undefined) scope = resolveHead(naming, scope, line.of);
  if (line.parameters !== undefined) scope = bindVariables(naming, scope, line.parameters);
  resolveExpression(naming, scope, line.value);
}

function resolveAsked(naming: Naming, line: AskedParameter): void {
  const scope = bindVariables(naming, declared(naming, line.name), line.parameters);
  resolveType(naming, scope, line.type);
  if (line.value !== undefined) resolveExpression(naming, scope, line.value);
  if (line.question === undefined) return;
  const names = line.parameters.map(({ text }) => text);
  for (const { text, span } of templateHoles(line.question)) {
    if (names.includes(text)) continue;
    const near = nearName(text, names);
    naming.report(diagnose(unknownHole, span, { name: text, ...(near === undefined ? {} : { near }) }));
  }
}

function resolveItems(naming: Naming, scope: Scope, line: Items): void {
  const inner = resolveBinders(naming, scope, line.binders);
  if (line.where !== undefined) resolveExpression(naming, inner, line.where);
  for (const item of line.items) {
    declared(naming, item.name);
    for (const argument of item.arguments) resolveExpression(naming, inner, argument);
  }
  if (line.times !== undefined) resolveAmounts(naming, inner, [line.times]);
}

function resolveOption(naming: Naming, scope: Scope, line: Option): void {
  declared(naming, line.name);
  const inner = resolveBinders(naming, scope, line.binders);
  if (line.where !== undefined) resolveExpression(naming, inner, line.where);
  for (const parameter of line.parameters) {
    const variable = findVariable(inner, parameter.text);
    tie(naming, scope, parameter, "value", variable ?? naming.symbols.unknown(parameter.text));
    if (variable === undefined && parameter.text !== "") {
      naming.report(diagnose(unboundOptionName, parameter.span, { name: parameter.text }));
    }
  }
  for (const entry of line.entries) resolveOptionEntry(naming, inner, entry);
}

function resolveOptionEntry(naming: Naming, scope: Scope, entry: OptionEntry): void {
  const inner = resolveBinders(naming, scope, entry.binders);
  if (entry.where !== undefined) resolveExpression(naming, inner, entry.where);
  const { target, value } = entry;
  if (target.kind === "member") {
    resolveExpression(naming, inner, target);
  } else {
    const item = resolveName(naming, inner, target.name, "item");
    for (const argument of target.arguments) resolveExpression(naming, inner, argument);
    if (value?.kind === "name" && resolveColour(naming, inner, value, item)) return;
  }
  if (value !== undefined) resolveExpression(naming, inner, value);
}

/** `side(e) = red`: a name that is nothing else is a colour, declared by being named. */
function resolveColour(naming: Naming, scope: Scope, value: Name, item: SymbolId): boolean {
  if (value.text === "") return false;
  const [meant] = meaningsOf(naming, scope, "value", value.text);
  if (meant !== undefined && naming.symbols.get(meant).kind !== "value") return false;
  tie(naming, scope, value, "value", declareValue(naming, item, value));
  return true;
}

function resolvePieces(naming: Naming, scope: Scope, line: Pieces): void {
  declared(naming, line.name);
  if (line.variant !== undefined) resolveWord(naming, scope, line.variant, ["free", "one-sided", "fixed"]);
  if (line.on !== undefined) resolveWord(naming, scope, line.on, pieceSorts.map(pluralOf));
  if (line.table !== undefined) resolveName(naming, scope, line.table, "table");
  for (const word of line.symmetries) resolveWord(naming, scope, word, ["rotations", "reflections"]);
  for (const shape of line.shapes ?? []) {
    if (shape.kind === "shape") declared(naming, shape.name);
  }
}

function resolveShow(naming: Naming, scope: Scope, line: Show): void {
  resolveName(naming, scope, line.name, "show");
  if (line.as.kind === "name") resolveWord(naming, scope, line.as, looks.keys());
}
