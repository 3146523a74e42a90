/**
 * Who says that neighbouring letters differ says nothing of two cells without one: where not every cell has a value, both are asked for it
 * first.
 */
const DIFFER =
  /^(for each (?:link \(x, y\)|cell x, cell y in [\w.() -]*?))( where (?!.* has )[^:]*)?: x\.(\w+) != y\.\3$/;

/** `sparse`: the layers of which a cell may have no value. */
export function ofValuesThatAreThere(text: string, sparse: readonly string[]): string {
  const [, head, where, layer = ""] = DIFFER.exec(text) ?? [];
  if (head === undefined || !sparse.includes(layer)) return text;
  const both = `x has ${layer} and y has ${layer}`;
  return `${head}${where === undefined ? " where " : `${where} and `}${both}: x.${layer} != y.${layer}`;
}
