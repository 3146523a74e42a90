/** Lines that are kept in pieces, since the first line of a format tells how many follow. */

const LINES_IN_A_PIECE = 4096;

export class Lines {
  private readonly pieces: string[] = [];
  private last: string[] = [];
  count = 0;

  add(line: string): void {
    this.last.push(line);
    this.count++;
    if (this.last.length === LINES_IN_A_PIECE) this.close();
  }

  /** Each with its end. */
  all(): readonly string[] {
    this.close();
    return this.pieces;
  }

  private close(): void {
    if (this.last.length === 0) return;
    this.pieces.push(`${this.last.join("\n")}\n`);
    this.last = [];
  }
}

/** A name on a line of its own. */
export const oneLine = (name: string): string => name.replaceAll(/\s+/g, " ");
