/** Names of the shapes of the built-in piece sets, after Golomb. Hexominoes have no names in common use. */
const shapeNames: ReadonlyMap<string, { readonly free: string; readonly mirrored: string }> = new Map([
  ["domino", { free: "I", mirrored: "" }],
  ["tromino", { free: "IL", mirrored: "" }],
  ["tetromino", { free: "ILOST", mirrored: "JZ" }],
  ["pentomino", { free: "FILNPTUVWXYZ", mirrored: "" }],
]);

export function builtInShapeNames(set: string, variant: string | undefined): readonly string[] {
  const names = shapeNames.get(set);
  if (names === undefined) return [];
  return [...names.free, ...(variant === undefined || variant === "free" ? "" : names.mirrored)];
}
