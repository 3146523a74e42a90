/** Where a line of formal text can be cut: its words and signs, and how deep in brackets each stands. */

export interface Joint {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Of a bracket, that outside of it. */
  readonly depth: number;
}

const SIGNS = /"[^"]*"|[\p{L}_][\p{L}\p{N}_]*|\d+|\.\.|!=|<=|>=|\S/gu;
const closing: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/** Undefined where a bracket is not closed, or not opened. */
export function brackets(line: string): readonly Joint[] | undefined {
  const open: string[] = [];
  const found: Joint[] = [];
  for (const { 0: text, index } of line.matchAll(SIGNS)) {
    if (text in closing && open.pop() !== closing[text]) return undefined;
    found.push({ text, start: index, end: index + text.length, depth: open.length });
    if ("([{".includes(text)) open.push(text);
  }
  return open.length === 0 ? found : undefined;
}

/** Before and behind the first such sign outside of brackets. */
export function splitAt(line: string, sign: string): readonly [before: string, behind?: string] {
  const at = brackets(line)?.find(({ text, depth }) => text === sign && depth === 0);
  return at === undefined ? [line] : [line.slice(0, at.start), line.slice(at.end)];
}

/** It stands in one pair of brackets. */
export function isWhole(text: string): boolean {
  const all = brackets(text) ?? [];
  return (
    text.startsWith("(") && all.findIndex((each) => each.text === ")" && each.depth === 0) === all.length - 1
  );
}

/** The text without what stands in brackets, and without these. */
export const outside = (text: string): string => {
  const inner = (brackets(text) ?? []).filter(
    ({ depth, text: sign }) => depth > 0 || /^[()[\]{}]$/.test(sign),
  );
  return inner
    .reduceRight((now, { start, end }) => now.slice(0, start) + now.slice(end).trimStart(), text)
    .trim();
};
