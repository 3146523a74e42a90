/** The type of an expression of the text, as the checker found it; also where the text round it is wrong. */
import type { Type } from "@ecp/compiler";
import type { Snapshot } from "./snapshot.js";
import { nodesAround } from "./tree-walk.js";

export interface TypeFound {
  readonly type: Type;
  readonly known: boolean;
}

const endsInName: ReadonlySet<unknown> = new Set(["name", "member", "call", "index", "cell", "the"]);

/** The type of the smallest expression that ends at `end` and contains `start`: for `digit` in `c.digit`, the type of the whole. */
export function typeEndingAt(
  { analysis, name }: Snapshot,
  start: number,
  end: number,
): TypeFound | undefined {
  const types: ReadonlyMap<object, TypeFound> = analysis.typed.types;
  let best: { readonly length: number; readonly found: TypeFound } | undefined;
  for (const { node, span } of nodesAround(analysis.file.sections, name, start)) {
    const found = types.get(node);
    if (found === undefined || span.end !== end || !endsInName.has(node.kind)) continue;
    const length = span.end - span.start;
    if (best === undefined || length <= best.length) best = { length, found };
  }
  return best?.found.type.kind === "error" ? undefined : best?.found;
}
