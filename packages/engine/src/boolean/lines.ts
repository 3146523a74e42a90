/** Lines that are kept in pieces until they are taken. */

const LINES_IN_A_PIECE = 4096;

export class Lines {
  private pieces: string[] = [];
  private last: string[] = [];

  add(line: string): void {
    this.last.push(line);
    if (this.last.length === LINES_IN_A_PIECE) this.close();
  }

  /** All that were not taken yet, each with its end. */
  all(): readonly string[] {
    this.close();
    return this.full();
  }

  /** The pieces that are full and were not taken yet. */
  full(): readonly string[] {
    const { pieces } = this;
    this.pieces = [];
    return pieces;
  }

  private close(): void {
    if (this.last.length === 0) return;
    this.pieces.push(`${this.last.join("\n")}\n`);
    this.last = [];
  }
}

/** A name on a line of its own. */
export const oneLine = (name: string): string =>
  /[^\S ]| {2}/.test(name) ? name.replaceAll(/\s+/g, " ") : name;
