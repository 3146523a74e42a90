/** A `let` within a rule goes to the margin before it, and takes what the rule binds: `let other(c, d) = …`. */
import type { Diagnostic, Edit } from "../diagnostics/diagnostic.js";
import { lineAt, type Source } from "../text/source.js";
import { spanOf } from "../text/span.js";

export interface Moved {
  readonly title: string;
  readonly help: string;
  readonly edits: readonly Edit[];
}

export function atTheMargin(source: Source, { span }: Diagnostic): Moved | undefined {
  const { file, text } = source;
  const { start: from } = lineAt(source, span.start);
  const [line = "", indent = "", name, value] = /^([ \t]+)let (\w+) = (.+)\n/.exec(text.slice(from)) ?? [];
  if (name === undefined || value === undefined) return undefined;
  const rule = [...text.slice(0, from).matchAll(/^(?=\S)/gm)].at(-1)?.index;
  if (rule === undefined) return undefined;
  const bound = boundAbove(text.slice(rule, from), indent.length).filter((each) => hasWord(value, each));
  const called = bound.length === 0 ? name : `${name}(${bound.join(", ")})`;
  const after = from + line.length;
  const block = new RegExp(`^(?:${indent}.*\n|[ \t]*\n)*`).exec(text.slice(after))?.[0] ?? "";
  const uses = [...block.matchAll(new RegExp(`\\b${name}\\b`, "g"))].map(
    ({ index }): Edit => ({ span: spanOf(file, after + index, after + index + name.length), text: called }),
  );
  const definition = `let ${called} = ${value}`;
  return {
    title: "Move it to the margin",
    help: `a \`let\` stands at the margin, before the rule: \`${definition}\`, and the rule says \`${called}\``,
    edits: [
      { span: spanOf(file, rule, rule), text: `${definition}\n` },
      { span: spanOf(file, from, after), text: "" },
      ...uses,
    ],
  };
}

/** Names in the heads of the lines that are less deep. */
function boundAbove(text: string, depth: number): readonly string[] {
  const heads = text
    .split("\n")
    .filter((line) => /^[ \t]*/.exec(line)?.[0].length !== depth)
    .flatMap((line) => [...line.matchAll(/\bfor each ([^:]*)/g)].map(([, head = ""]) => head));
  const names = heads.flatMap((head) =>
    [...(head.split(/ (?:with|without|where|in|of) /)[0] ?? "").matchAll(/\b([a-z])\b/g)].map(
      ([, name = ""]) => name,
    ),
  );
  const afterComma = heads.flatMap((head) =>
    [...head.matchAll(/, \w+ ([a-z])\b/g)].map(([, name = ""]) => name),
  );
  return [...new Set([...names, ...afterComma])];
}

const hasWord = (text: string, word: string): boolean => new RegExp(`\\b${word}\\b`).test(text);
