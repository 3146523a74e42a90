/** The nodes at most `most` steps away, nearest first. Not a mark for each node: on a large board few are near. */
export function nodesWithin(
  neighbours: readonly (readonly number[])[],
  start: number,
  most: number,
): ReadonlySet<number> {
  const reached = new Set([start]);
  let border = [start];
  for (let distance = 0; distance < most && border.length > 0; distance++) {
    const next: number[] = [];
    for (const node of border)
      for (const other of neighbours[node] ?? []) {
        if (reached.has(other)) continue;
        reached.add(other);
        next.push(other);
      }
    border = next;
  }
  return reached;
}
