export interface Served {
  /** With a slash at its end. */
  readonly address: string;
  /** Bytes of all answers, as they were compressed. */
  readonly sent: () => number;
  readonly close: () => void;
}

export function serveFolder(folder: string, port?: number): Promise<Served>;
