/** Lines that are kept in pieces until they are taken. */

/** So many characters, and the rest of a line. */
const PIECE = 1 << 16;

export class Lines {
  private pieces: string[] = [];
  private last = "";

  add(line: string): void {
    this.last += line;
    this.last += "\n";
    if (this.last.length >= PIECE) this.close();
  }

  /** All that were not taken yet, each with its end. */
  all(): readonly string[] {
    this.close();
    return this.full();
  }

  /** The pieces that are full and were not taken yet. */
  full(): readonly string[] {
    const { pieces } = this;
    if (pieces.length > 0) this.pieces = [];
    return pieces;
  }

  private close(): void {
    if (this.last === "") return;
    this.pieces.push(this.last);
    this.last = "";
  }
}

/** A name on a line of its own. */
export const oneLine = (name: string): string =>
  /[^\S ]| {2}/.test(name) ? name.replaceAll(/\s+/g, " ") : name;
