/** `{d}` and `{a}` of a text such as `"{d}/{a}"`: each hole with its place in the file. */
import type { Name, Text } from "../ast.js";
import { spanOf } from "../text/span.js";

export function templateHoles(template: Text): readonly Name[] {
  // Most have none, and what letters there are in the world takes long to put into a pattern.
  if (!template.text.includes("{")) return [];
  return [...template.text.matchAll(/\{([\p{L}_][\p{L}\p{N}_]*)\}/gu)].map((match): Name => {
    const text = match[1] ?? "";
    const start = placeInText(template, match.index + 1);
    return { kind: "name", span: spanOf(template.span.file, start, start + text.length), text };
  });
}

/** Within the quotes, where `""` stands for one quote. */
function placeInText(text: Text, index: number): number {
  const quotes = [...text.text.slice(0, index)].filter((character) => character === '"').length;
  return text.span.start + 1 + index + quotes;
}
