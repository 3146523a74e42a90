/** The compiler asks its caller for these. */
import type { File } from "./ast.js";

/** How the compiler reads other files: `use`, tables. The caller resolves `path` against the file that names it. */
export interface Host {
  /** The text and the full name of a file; a reason where it cannot be read. */
  readonly read: (
    path: string,
    from: string,
  ) => { readonly file: string; readonly text: string } | { readonly refused: string };
  /** The parsed tree of a file of the standard library, where the caller has it; without it, the text is parsed. */
  readonly standardTree?: (path: string, text: string) => File | undefined;
}
