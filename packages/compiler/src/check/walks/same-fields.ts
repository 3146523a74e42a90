/** Fields of a node that add nothing to the others: its place in the text, and facts that follow from the rest. */
export const silentFields: ReadonlySet<string> = new Set(["span", "type", "known"]);

/** Whether two nodes of a typed tree, or two lists of nodes, have the same fields, and `same` holds for each pair of fields with the same name. */
export function sameFields(
  one: object,
  other: object,
  same: (a: unknown, b: unknown, field: string) => boolean,
): boolean {
  const fields = Object.keys(one).filter((field) => !silentFields.has(field));
  return (
    fields.length === Object.keys(other).filter((field) => !silentFields.has(field)).length &&
    fields.every((field) => field in other && same(Reflect.get(one, field), Reflect.get(other, field), field))
  );
}
