/** The graph of a problem while it is made: nodes and links with marks, by their texts. */

/** Numbers for texts, the same for the same text. */
class Marks {
  /** By mark. */
  readonly texts: string[] = [""];
  private readonly known = new Map<string, number>();
  of(text: string): number {
    const before = this.known.get(text);
    if (before !== undefined) return before;
    const mark = this.texts.push(text) - 1;
    this.known.set(text, mark);
    return mark;
  }
}

export class Drafting {
  readonly marks: number[] = [];
  readonly from: number[] = [];
  readonly to: number[] = [];
  readonly linkMark: number[] = [];
  readonly names = new Marks();
  private readonly said = new Set<string>();

  node(mark: string): number {
    return this.marks.push(this.names.of(mark)) - 1;
  }

  link(from: number, to: number, mark: string): void {
    this.from.push(from);
    this.to.push(to);
    this.linkMark.push(this.names.of(mark));
  }

  /** A node for a condition on others, unless the same is there already. */
  condition(mark: string, parts: readonly { readonly node: number; readonly mark: string }[]): void {
    const key = `${mark}|${parts
      .map((part) => `${part.node} ${part.mark}`)
      .sort()
      .join(",")}`;
    if (this.said.has(key)) return;
    this.said.add(key);
    const node = this.node(mark);
    for (const part of parts) this.link(node, part.node, part.mark);
  }
}
