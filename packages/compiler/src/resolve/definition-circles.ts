/** A `let`, the domain of a layer, the value of a parameter: none may need itself. Later phases rely on it, and follow definitions freely. */
import type { Name } from "../ast.js";
import { definedByItself } from "../diagnostics/catalogue/ecp2010-defined-by-itself.js";
import { diagnose } from "../diagnostics/diagnostic.js";
import type { SymbolId } from "../resolved.js";
import type { Naming } from "./naming.js";

/** Each circle is reported once, at its first declaration, with the way round. */
export function reportDefinitionCircles(naming: Naming): void {
  const done = new Set<SymbolId>();
  const way: SymbolId[] = [];
  const visit = (id: SymbolId): void => {
    if (done.has(id)) return;
    const start = way.indexOf(id);
    if (start >= 0) {
      for (const member of way.slice(start)) done.add(member);
      report(naming, way.slice(start));
      return;
    }
    way.push(id);
    for (const next of naming.dependsOn.get(id)?.keys() ?? []) {
      if (naming.dependsOn.has(next)) visit(next);
    }
    way.pop();
    done.add(id);
  };
  for (const id of naming.dependsOn.keys()) visit(id);
}

function report(naming: Naming, circle: readonly SymbolId[]): void {
  const [first] = circle;
  if (first === undefined) return;
  const named = circle.map((id, index): Name | undefined =>
    naming.dependsOn.get(id)?.get(circle[(index + 1) % circle.length] ?? id),
  );
  const [at, ...others] = named.filter((name) => name !== undefined);
  if (at === undefined) return;
  naming.report(
    diagnose(
      definedByItself,
      at.span,
      { names: circle.map((id) => naming.symbols.get(id).name) },
      others.map((name) => ({ span: name.span, message: `which needs \`${name.text}\`` })),
    ),
  );
}
