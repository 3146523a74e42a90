/** Names in a legend: the holes of a template are variables, and `it` is the number where the key is one or a range. */
import type { Legend, LegendEntry, Name, Text } from "../ast.js";
import { legendHole } from "../diagnostics/catalogue/ecp2014-legend-hole-twice.js";
import { unusedHole } from "../diagnostics/catalogue/ecp2015-unused-hole.js";
import { diagnose } from "../diagnostics/diagnostic.js";
import type { SymbolId } from "../resolved.js";
import { directionNames } from "../vocabulary/directions.js";
import { resolveName } from "./name-references.js";
import type { Naming } from "./naming.js";
import { resolveExpression } from "./resolve-expression.js";
import { resolveWord } from "./resolve-word.js";
import { type Scope, withVariables } from "./scope.js";
import { templateHoles } from "./template-holes.js";

export function resolveLegend(naming: Naming, scope: Scope, legend: Legend): void {
  for (const entry of legend.entries) {
    if (entry.kind === "legend-entry") resolveEntry(naming, scope, entry);
  }
}

function resolveEntry(naming: Naming, scope: Scope, entry: LegendEntry): void {
  const { key } = entry;
  if (key.kind === "range") {
    resolveExpression(naming, scope, key.from);
    resolveExpression(naming, scope, key.to);
  }
  const holes = key.kind === "text" ? holesOf(naming, key) : [itOf(key)];
  // A hole may be called as a layer or a parameter is: it stands for what is written there, and is known in this line alone.
  const bound = new Map<string, SymbolId>();
  for (const at of holes) bound.set(at.text, naming.symbols.add({ kind: "variable", name: at.text, at }));
  naming.holes.set(entry, bound);
  const inner = withVariables(scope, bound);
  for (const setting of entry.sets) {
    resolveName(naming, scope, setting.name, "setting");
    if (setting.direction !== undefined) resolveWord(naming, scope, setting.direction, directionNames);
    if (setting.value !== undefined) resolveExpression(naming, inner, setting.value);
  }
  if (key.kind === "text") reportUnused(naming, entry, holes);
}

const itOf = (key: { readonly span: Name["span"] }): Name => ({ kind: "name", span: key.span, text: "it" });

function holesOf(naming: Naming, key: Text): readonly Name[] {
  const holes: Name[] = [];
  for (const hole of templateHoles(key)) {
    const before = holes.find((other) => other.text === hole.text);
    if (before === undefined) {
      holes.push(hole);
    } else {
      naming.report(
        diagnose(legendHole, hole.span, { name: hole.text }, [{ span: before.span, message: "first here" }]),
      );
    }
  }
  return holes;
}

function reportUnused(naming: Naming, entry: LegendEntry, holes: readonly Name[]): void {
  const read = new Set<string>();
  const bound = naming.holes.get(entry);
  const symbols = new Set(bound?.values());
  for (const [name, reference] of naming.references) if (symbols.has(reference.symbol)) read.add(name.text);
  for (const { name, value, unprinted } of entry.sets)
    if (value === undefined && !unprinted) read.add(name.text);
  if (entry.sets.length === 0) return;
  for (const hole of holes) {
    if (!read.has(hole.text)) naming.report(diagnose(unusedHole, hole.span, { name: hole.text }));
  }
}
