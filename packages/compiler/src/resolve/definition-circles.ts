/** A `let`, the domain of a layer, the value of a parameter: none may need itself. Later phases rely on it, and follow definitions freely. */
import type { Name } from "../ast.js";
import { definedByItself } from "../diagnostics/catalogue/ecp2010-defined-by-itself.js";
import { diagnose } from "../diagnostics/diagnostic.js";
import type { SymbolId } from "../resolved.js";
import type { Naming } from "./naming.js";

/** Each circle is reported once, at its first declaration, with the way round. Definitions may form long chains, so the stack is explicit. */
export function reportDefinitionCircles(naming: Naming): void {
  const done = new Set<SymbolId>();
  for (const start of naming.dependsOn.keys()) {
    if (done.has(start)) continue;
    const way: SymbolId[] = [start];
    const places = new Map<SymbolId, number>([[start, 0]]);
    const toVisit: Iterator<SymbolId>[] = [neededBy(naming, start)];
    for (let top = toVisit.at(-1); top !== undefined; top = toVisit.at(-1)) {
      const { value: next, done: exhausted } = top.next();
      if (exhausted === true) {
        toVisit.pop();
        const left = way.pop();
        if (left === undefined) break;
        places.delete(left);
        done.add(left);
        continue;
      }
      if (done.has(next)) continue;
      const place = places.get(next);
      if (place === undefined) {
        places.set(next, way.length);
        way.push(next);
        toVisit.push(neededBy(naming, next));
      } else {
        report(naming, way.slice(place));
        for (const member of way.slice(place)) done.add(member);
      }
    }
  }
}

const neededBy = (naming: Naming, id: SymbolId): Iterator<SymbolId> =>
  [...(naming.dependsOn.get(id)?.keys() ?? [])]
    .filter((next) => naming.dependsOn.has(next))
    [Symbol.iterator]();

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
