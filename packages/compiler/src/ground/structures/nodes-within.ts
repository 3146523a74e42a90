/** By node: 1 where it is at most `most` steps away. */
export function nodesWithin(
  neighbours: readonly (readonly number[])[],
  start: number,
  most: number,
): Uint8Array {
  const reached = new Uint8Array(neighbours.length);
  reached[start] = 1;
  let border = [start];
  for (let distance = 0; distance < most && border.length > 0; distance++) {
    const next: number[] = [];
    for (const node of border)
      for (const other of neighbours[node] ?? []) {
        if (reached[other] === 1) continue;
        reached[other] = 1;
        next.push(other);
      }
    border = next;
  }
  return reached;
}
