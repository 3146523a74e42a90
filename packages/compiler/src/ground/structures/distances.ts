/** The nodes at most `most` steps away, with their distance. */
export function distancesFrom(
  neighbours: readonly (readonly number[])[],
  start: number,
  most: number,
): ReadonlyMap<number, number> {
  const reached = new Map([[start, 0]]);
  for (const [node, distance] of reached)
    if (distance < most)
      for (const next of neighbours[node] ?? []) if (!reached.has(next)) reached.set(next, distance + 1);
  return reached;
}
