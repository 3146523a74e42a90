export interface LibraryFile {
  /** Below examples/: `loops/masyu.ecp`. */
  readonly file: string;
  /** `masyu` */
  readonly name: string;
  readonly whole: string;
}

export interface LibraryKind {
  /** `loops/`; empty for the files at the root. */
  readonly folder: string;
  readonly title: string;
}

export const kinds: readonly LibraryKind[];
export function partsOf(text: string): { readonly rules: string; readonly text: string };
export function library(
  examples?: URL,
): readonly (LibraryKind & { readonly files: readonly LibraryFile[] })[];
