/** Texts through the first three phases, for the tests beside this file. */
import { check } from "../../packages/compiler/src/check/check.js";
import type { Diagnostic } from "../../packages/compiler/src/diagnostics/diagnostic.js";
import { resolve } from "../../packages/compiler/src/resolve/resolve.js";
import { parse } from "../../packages/compiler/src/syntax/parse.js";
import { makeSource } from "../../packages/compiler/src/text/source.js";
import type { Typed } from "../../packages/compiler/src/typed.js";

export interface Checked {
  readonly typed: Typed;
  /** Of all three. */
  readonly diagnostics: readonly Diagnostic[];
}

export function checkText(
  text: string,
  files: Readonly<Record<string, string>> = {},
  name = "main.ecp",
): Checked {
  const source = makeSource(name, text);
  const parsed = parse(source);
  const resolved = resolve(source, parsed.value, {
    read: (path) => {
      const found = files[path];
      return found === undefined ? { refused: "there is no such file" } : { file: path, text: found };
    },
  });
  const { value, diagnostics } = check(resolved.value);
  return { typed: value, diagnostics: [...parsed.diagnostics, ...resolved.diagnostics, ...diagnostics] };
}

/** The lines of a puzzle on a small board, with what is wrong with them. */
export const codesOf = (lines: string): readonly string[] =>
  checkText(lines).diagnostics.map(({ code }) => code);
