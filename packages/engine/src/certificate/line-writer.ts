/** So long are the pieces that are written, or a little longer. */
const PIECE = 1 << 14;

/** Hands lines on in pieces. */
export class LineWriter {
  /** Lines that `write` has not taken yet. */
  private text = "";

  constructor(private readonly write: (text: string) => void) {}

  add(line: string): void {
    this.text += `${line}\n`;
    if (this.text.length > PIECE) this.flush();
  }

  flush(): void {
    this.write(this.text);
    this.text = "";
  }
}
