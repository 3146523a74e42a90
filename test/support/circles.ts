/** The strongly connected components of a graph that have more than one node (Tarjan 1972), each sorted. */
export function circles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const visit = (node: string): void => {
    const number = numbers.size;
    numbers.set(node, number);
    lowest.set(node, number);
    open.push(node);
    for (const next of edges.get(node) ?? []) {
      if (!numbers.has(next)) visit(next);
      else if (!open.includes(next)) continue;
      lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(node) !== number) return;
    const circle = open.splice(open.indexOf(node));
    if (circle.length > 1) found.push(circle.sort());
  };
  for (const node of edges.keys()) if (!numbers.has(node)) visit(node);
  return found;
}
