/**
 * The stages that the corpus can show, by the names of the folders beside this file. A new one is a line in the table and a folder of
 * `.ecp` files; what a stage prints should be small and stable, and must not depend on the file's name.
 */

import { check } from "../../packages/compiler/src/check/check.js";
import { printTyped } from "../../packages/compiler/src/check/print.js";
import { analyse } from "../../packages/compiler/src/compile.js";
import type { Diagnostic } from "../../packages/compiler/src/diagnostics/diagnostic.js";
import { groundInstance } from "../../packages/compiler/src/ground/ground-instance.js";
import { resolve } from "../../packages/compiler/src/resolve/resolve.js";
import { parse } from "../../packages/compiler/src/syntax/parse.js";
import type { Source } from "../../packages/compiler/src/text/source.js";
import { corpusFiles } from "./corpus-files.js";
import { printData } from "./print-data.js";
import { printNames } from "./print-names.js";
import { printTree } from "./print-tree.js";

export interface Shown {
  /** Printed below `// ==>`. */
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

export type Stage = (source: Source) => Shown | Promise<Shown>;

export const stages: Readonly<Record<string, Stage>> = {
  parse: (source) => {
    const { value, diagnostics } = parse(source);
    return { text: printTree(value), diagnostics };
  },
  resolve: (source) => {
    const parsed = parse(source);
    const { value, diagnostics } = resolve(source, parsed.value, corpusFiles(source));
    return { text: printNames(value), diagnostics: [...parsed.diagnostics, ...diagnostics] };
  },
  check: (source) => {
    const parsed = parse(source);
    const resolved = resolve(source, parsed.value, corpusFiles(source));
    const { value, diagnostics } = check(resolved.value);
    return {
      text: printTyped(value),
      diagnostics: [...parsed.diagnostics, ...resolved.diagnostics, ...diagnostics],
    };
  },
  data: (source) => {
    const files = corpusFiles(source);
    const { typed, diagnostics } = analyse(source.file, source.text, files);
    const grounds = typed.instances.map((instance) => {
      const { puzzle } = instance;
      return typed.isSound(puzzle)
        ? groundInstance(puzzle, instance, { set: new Map() }, files)
        : { value: undefined, diagnostics: [] };
    });
    return {
      text: printData(grounds.map(({ value }) => value)),
      diagnostics: [...diagnostics, ...grounds.flatMap((each) => each.diagnostics)],
    };
  },
};
