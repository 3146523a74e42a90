/** Forms that bind names inside an expression: `x in S`, `e for x in S where P`. */
import type { Sort, Tree } from "./tree.js";
import { type Scope, type Writer, within } from "./writer.js";

interface Binder {
  readonly parts: readonly (string | Tree)[];
  readonly scope: Scope;
}

/** A binder over a set, with the scope behind it. */
function binder(w: Writer, scope: Scope, depth: number): Binder {
  const name = w.name();
  const over = (set: string, sort: Sort): Binder => ({
    parts: [`${name} in ${set}`],
    scope: within(scope, sort, name),
  });
  const kind = w.random(12);
  if (kind === 0 && depth > 0) {
    const other = w.name();
    return {
      parts: [`${name}, ${other} in `, w.of("cells", scope, depth - 1)],
      scope: within(scope, "cell", name, other),
    };
  }
  if (kind === 1 && w.layers.has("line")) return over("links", "link");
  if (kind === 2) {
    const other = w.name();
    return { parts: [`(${name}, ${other}) in links`], scope: within(scope, "cell", name, other) };
  }
  if (kind === 3) return over(w.one(["rows", "columns", "lines"]), "line");
  if (kind === 4 && w.layers.has("area")) return over("areas", "area");
  if (kind === 5 && w.layers.has("move")) return over("moves", "move");
  if (kind === 6 && depth > 0)
    return {
      parts: [
        `${name} in (stretches of cells x${name} where `,
        w.of("truth", within(scope, "cell", `x${name}`), depth - 1),
        ")",
      ],
      scope: within(scope, "cells", name),
    };
  if (kind === 7) return over("directions", "direction");
  if (kind === 8 && w.layers.has("fence")) return over("edges", "edge");
  if (kind === 9 && w.layers.has("dot")) return over("corners", "corner");
  return {
    parts: [`${name} in `, w.of(w.random(3) === 0 ? "ordered" : "cells", scope, depth)],
    scope: within(scope, "cell", name),
  };
}

/** `e for x in S where P`. */
export function over(w: Writer, scope: Scope, depth: number, body: Sort | undefined): (string | Tree)[] {
  const { parts, scope: inner } = binder(w, scope, depth);
  const where: (string | Tree)[] = w.random(2) === 0 ? [] : [" where ", w.of("truth", inner, depth)];
  if (body === undefined) return [...parts, ...where];
  return [w.of(body, inner, depth), " for ", ...parts, ...where];
}

/** A name of its own, of which a filter, `runs` or a quantifier says something. */
export function element(
  w: Writer,
  scope: Scope,
  sort: Sort = "cell",
): { readonly name: string; readonly scope: Scope } {
  const name = w.name();
  return { name, scope: within(scope, sort, name) };
}
