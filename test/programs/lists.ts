/** Lists of numbers, and shapes. */
import { element, over } from "./binders.js";
import { list, shape, type Tree } from "./tree.js";
import type { Form, Scope, Writer } from "./writer.js";

export function lists(w: Writer, scope: Scope, depth: number): readonly Form[] {
  const of = w.at(scope, depth);
  return [
    { weight: 4, make: () => list`[${over(w, scope, depth, "number")}]` },
    { make: () => list`[${of("number")}, ${of("number")}]` },
    { make: () => list`[${of("number")}]` },
    { weight: 3, make: () => runs(w, scope, depth) },
    { weight: 1, make: () => list`reversed(${w.of("list", scope, depth - 1)})` },
  ];
}

export function runs(w: Writer, scope: Scope, depth: number): Tree {
  const { name, scope: inner } = element(w, scope);
  return list`runs(${name} in ${w.of("ordered", scope, depth)} where ${w.of("truth", inner, depth)})`;
}

export function shapes(w: Writer, scope: Scope, depth: number): readonly Form[] {
  return [{ make: () => shape`shape(${w.of("cells", scope, depth)})` }];
}
