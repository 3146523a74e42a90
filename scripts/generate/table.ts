/** The generated files, for scripts/generate.mjs. A new one is a file beside this one and a line here. */
import { diagnosticPages } from "./diagnostics.js";
import { ebnf } from "./ebnf.js";
import { exampleTable } from "./examples.js";
import { lawsPage } from "./laws.js";
import { notices } from "./notices.js";
import { phraseBook } from "./phrase-book.js";
import { railroad } from "./railroad.js";
import { textMate } from "./text-mate.js";
import { wordsPage } from "./words.js";

export interface Generated {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
}

/** `root` is the folder of the repository, with `/` at its end. */
export type Generator = (root: string) => readonly Generated[] | Promise<readonly Generated[]>;

export const generators: readonly Generator[] = [
  diagnosticPages,
  ebnf,
  exampleTable,
  lawsPage,
  notices,
  phraseBook,
  railroad,
  textMate,
  wordsPage,
];
