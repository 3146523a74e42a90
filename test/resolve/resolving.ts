/** Texts resolved in tests: files that `use` names come from a map. */
import { posix } from "node:path";
import type { Diagnostic } from "../../packages/compiler/src/diagnostics/diagnostic.js";
import { resolve } from "../../packages/compiler/src/resolve/resolve.js";
import type { Resolved } from "../../packages/compiler/src/resolved.js";
import { parse } from "../../packages/compiler/src/syntax/parse.js";
import { makeSource } from "../../packages/compiler/src/text/source.js";

export interface ResolvedText {
  readonly resolved: Resolved;
  /** Of the parser and the resolver. */
  readonly diagnostics: readonly Diagnostic[];
}

export function resolveText(
  text: string,
  files: Readonly<Record<string, string>> = {},
  name = "main.ecp",
): ResolvedText {
  const source = makeSource(name, text);
  const parsed = parse(source);
  const { value, diagnostics } = resolve(source, parsed.value, {
    read: (to, from) => {
      const path = posix.join(posix.dirname(from), to);
      const found = path === name ? text : files[path];
      return found === undefined ? { refused: "there is no such file" } : { file: path, text: found };
    },
  });
  return { resolved: value, diagnostics: [...parsed.diagnostics, ...diagnostics] };
}

/** `ECP2001 quen`: the code, and the text at the place. */
export function told(text: string, files: Readonly<Record<string, string>> = {}): readonly string[] {
  return resolveText(text, files).diagnostics.map(({ code, span }) => {
    const at = span.file === "main.ecp" ? text : (files[span.file] ?? "");
    return `${code} ${at.slice(span.start, span.end)}`;
  });
}
