/** A small puzzle about one construct, whose answers the judge can try; the count is a check on the judge's side. */
export interface Case {
  readonly name: string;
  readonly text: string;
}

export const on = (rows: number, columns: number, ...lines: readonly string[]): string =>
  `puzzle P\nboard ${rows} x ${columns}\n${lines.join("\n")}\n`;
