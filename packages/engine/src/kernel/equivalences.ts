/**
 * Literals that are known to be equal or opposite, as a union-find with parity: the class of a literal is a literal.
 * Amortised almost O(1). Node 0 is the constant TRUE, and stays the representative of its class.
 */
export class Equivalences {
  private readonly parent: number[] = [0];
  /** False once some literal has been found equal to its negation. */
  consistent = true;

  /** How many nodes there are. */
  get size(): number {
    return this.parent.length;
  }

  newLiteral(): number {
    const literal = 2 * this.parent.length;
    this.parent.push(literal);
    return literal;
  }

  /** The literal that stands for all that are equal to this one. */
  find(literal: number): number {
    const { parent } = this;
    const first = (parent[literal >> 1] ?? 0) ^ (literal & 1);
    if (first === literal) return literal;
    let at = first;
    for (;;) {
      const up = (parent[at >> 1] ?? 0) ^ (at & 1);
      if (up === at) break;
      at = up;
    }
    // Path compression: everything on the way points to the end directly.
    let on = literal;
    while (on !== at) {
      const up = (parent[on >> 1] ?? 0) ^ (on & 1);
      parent[on >> 1] = at ^ (on & 1);
      on = up;
    }
    return at;
  }

  /** Makes two literals equal. */
  unite(a: number, b: number): void {
    const x = this.find(a);
    const y = this.find(b);
    if (x === y) return;
    if (x === (y ^ 1)) {
      this.consistent = false;
      return;
    }
    // The older node represents, so that constants stay constants and the order of variables is that of the problem.
    if (x >> 1 < y >> 1) this.parent[y >> 1] = x ^ (y & 1);
    else this.parent[x >> 1] = y ^ (x & 1);
  }
}
