/** Relations that a set is connected by: `connected(S by joined)`, `group(c by joined)`. */
import type { Name } from "../../ast.js";
import type { ElementSort, LetId } from "../../typed.js";
import { adjectiveMeanings } from "../access/adjectives.js";
import { type Context, symbolOf } from "../types/context.js";

/** The relation that a name means; undefined where it means none, or one that has a mistake. */
export function relationNamed(context: Context, name: Name): LetId | undefined {
  for (const id of adjectiveMeanings(context, name)) {
    const symbol = symbolOf(context, id);
    if (symbol?.kind === "let" && symbol.form === "relation") return context.letOf(id, []);
  }
  return undefined;
}

export const isKnownRelation = (context: Context, relation: LetId): boolean =>
  context.lets[relation]?.value.known ?? true;

/** The sort of the elements that a relation relates. */
export function sortRelated(context: Context, relation: LetId): ElementSort | undefined {
  const [first] = context.lets[relation]?.parameters ?? [];
  const type = first === undefined ? undefined : context.variables[first]?.type;
  return type?.kind === "element" ? type.sort : undefined;
}
