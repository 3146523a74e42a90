/** The connected parts of some vertices, each in ascending order. */
export function parts(
  edges: readonly { readonly from: number; readonly to: number }[],
  isIn: (vertex: number) => boolean,
  vertices: number,
): readonly (readonly number[])[] {
  const beside = neighboursIn(edges, isIn, vertices);
  const met = new Set<number>();
  const found: (readonly number[])[] = [];
  for (let first = 0; first < vertices; first++) {
    if (met.has(first) || !isIn(first)) continue;
    met.add(first);
    const part = [first];
    for (const vertex of part)
      for (const next of beside[vertex] ?? [])
        if (!met.has(next)) {
          met.add(next);
          part.push(next);
        }
    found.push(part.sort((a, b) => a - b));
  }
  return found;
}

/** By vertex, its neighbours among these. */
export function neighboursIn(
  edges: readonly { readonly from: number; readonly to: number }[],
  isIn: (vertex: number) => boolean,
  vertices: number,
): readonly (readonly number[])[] {
  const beside: number[][] = Array.from({ length: vertices }, () => []);
  for (const { from, to } of edges)
    if (isIn(from) && isIn(to)) {
      beside[from]?.push(to);
      beside[to]?.push(from);
    }
  return beside;
}
