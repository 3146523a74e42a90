/**
 * The stages that the corpus can show, by the names of the folders beside this file. A new one is a line in the table and a folder of
 * `.ecp` files; what a stage prints should be small and stable, and must not depend on the file's name.
 */

import { search, writeProblem } from "@ecp/engine";
import { check } from "../../packages/compiler/src/check/check.js";
import { printTyped } from "../../packages/compiler/src/check/print/print.js";
import { analyse, type Compiled, compileInstance } from "../../packages/compiler/src/compile.js";
import type { Diagnostic } from "../../packages/compiler/src/diagnostics/diagnostic.js";
import { groundInstance } from "../../packages/compiler/src/ground/instance/ground-instance.js";
import { printGround } from "../../packages/compiler/src/ground/print.js";
import { resolve } from "../../packages/compiler/src/resolve/resolve.js";
import { parse } from "../../packages/compiler/src/syntax/parse.js";
import type { Source } from "../../packages/compiler/src/text/source.js";
import { askCapability } from "./ask-capability.js";
import { corpusFiles } from "./corpus-files.js";
import { printData } from "./print-data.js";
import { printNames } from "./print-names.js";
import { printTree } from "./print-tree.js";

export interface Shown {
  /** Printed below `// ==>`. */
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** `file`: the corpus file that the case is in; the language server has one for each capability. */
export type Stage = (source: Source, file: string) => Shown | Promise<Shown>;

/** Every instance, as far as it comes. */
function compileAll(source: Source): { compiled: readonly Compiled[]; diagnostics: readonly Diagnostic[] } {
  const files = corpusFiles(source);
  const analysis = analyse(source.file, source.text, files);
  const compiled = analysis.typed.instances.map((instance) =>
    compileInstance(analysis.typed, instance, { set: new Map() }, files),
  );
  return {
    compiled,
    diagnostics: [...analysis.diagnostics, ...compiled.flatMap((each) => each.diagnostics)],
  };
}

/** The problem, how many solutions it has, and why it has none, if that can be seen. */
function solved({ lowered }: Compiled): string {
  if (lowered === undefined) return "nothing\n";
  const run = search(lowered.problem, { countOnly: true });
  while (run.step(100_000) === "running");
  const reasons = run.uncoverable.map((item) => `${lowered.reasonOf(item)?.message}\n`);
  return `${writeProblem(lowered.problem)}solutions: ${run.count()}\n${reasons.join("")}`;
}

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
      return typed.isSoundInstance(instance)
        ? groundInstance(instance, { set: new Map() }, files)
        : { value: undefined, diagnostics: [] };
    });
    return {
      text: printData(grounds.map(({ value }) => value)),
      diagnostics: [...diagnostics, ...grounds.flatMap((each) => each.diagnostics)],
    };
  },
  ground: (source) => {
    const { compiled, diagnostics } = compileAll(source);
    const grounds = compiled.map(({ ground }) => (ground === undefined ? "nothing\n" : printGround(ground)));
    return { text: grounds.join(""), diagnostics };
  },
  lsp: (source, file) => ({ text: askCapability(file.replace(/\.ecp$/, ""), source.text), diagnostics: [] }),
  lower: (source) => {
    const { compiled, diagnostics } = compileAll(source);
    return { text: compiled.map(solved).join(""), diagnostics };
  },
};
