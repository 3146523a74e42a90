/**
 * An expression that stands for nothing at some places of the board (a neighbour off it, a clue that is not given there) gets a guard as its mend: `where c has up
 * and …` in the head that binds the variable, or in the aggregate. The guard is read off the text of what was met; where that text is another, or its
 * variable is bound elsewhere, there is none.
 */
import { mayBeNone } from "../diagnostics/catalogue/ecp3024-may-be-none.js";
import { absentGiven } from "../diagnostics/catalogue/ecp4106-absent-given.js";
import { nothingThere } from "../diagnostics/catalogue/ecp4107-nothing-there.js";
import { indexOutOfRange } from "../diagnostics/catalogue/ecp4108-index-out-of-range.js";
import { nothingToChooseFrom } from "../diagnostics/catalogue/ecp4112-nothing-to-choose-from.js";
import type { Diagnostic, Edit } from "../diagnostics/diagnostic.js";
import { lineAt, type Source } from "../text/source.js";
import { type Span, spanOf } from "../text/span.js";

const codes: ReadonlySet<string> = new Set([
  mayBeNone.code,
  absentGiven.code,
  nothingThere.code,
  indexOutOfRange.code,
  nothingToChooseFrom.code,
]);

/** `isRight`: whether a text for the file has no error. */
export const withGuards = (
  source: Source,
  diagnostics: readonly Diagnostic[],
  isRight: (text: string) => boolean,
): readonly Diagnostic[] => {
  // One guard is of all that it mends: it is told once.
  const told = new Set<string>();
  return diagnostics.flatMap((each) => {
    const guarded = withGuard(source, diagnostics, each, isRight);
    const [edit] = guarded === each ? [] : (guarded.fix?.edits ?? []);
    if (edit === undefined) return [guarded];
    const key = [each.code, edit.span.start, edit.span.end, edit.text].join(" ");
    return told.has(key) ? [] : [told.add(key) && guarded];
  });
};

function withGuard(
  source: Source,
  diagnostics: readonly Diagnostic[],
  each: Diagnostic,
  isRight: (text: string) => boolean,
): Diagnostic {
  if (!codes.has(each.code) || each.fix !== undefined || each.span.file !== source.file) return each;
  const guards = diagnostics.flatMap((other) =>
    guardsOf(source, other).map((guard) => ({ guard, at: other.span.start })),
  );
  const own = guardsOf(source, each);
  const edit = guardEdit(source, each, own, guards);
  if (edit === undefined) return each;
  const { text } = source;
  if (!isRight(text.slice(0, edit.span.start) + edit.text + text.slice(edit.span.end))) return each;
  const line = lineOf(source, edit);
  return { ...each, help: `write \`${line}\``, fix: { title: `Change to \`${line}\``, edits: [edit] } };
}

/** The line as it is then. */
function lineOf(source: Source, { span, text: instead }: Edit): string {
  const { text } = source;
  const { start: from } = lineAt(source, span.start);
  const to = /\r?\n|$/.exec(text.slice(span.end))?.index ?? 0;
  return (text.slice(from, span.start) + instead + text.slice(span.end, span.end + to)).trim();
}

/** The conditions under which the thing that the message is about is there; of a chain (`c.up.right`) one for each part. */
function guardsOf({ file, text }: Source, { code, span }: Diagnostic): string[] {
  if (!codes.has(code) || span.file !== file) return [];
  const met = text.slice(span.start, span.end);
  if (code === indexOutOfRange.code) {
    const [, of, place] = /^(.+)\[(\w+)\]$/.exec(met) ?? [];
    return of === undefined ? [] : [`size(${of}) >= ${place}`];
  }
  if (code === nothingToChooseFrom.code) {
    const [, of] =
      /^(.+)\.(?:first|last)$/.exec(met) ??
      /^(?:min|max)\([^()]* for \w+ in ([^()]+(?:\([^()]*\))?)\)$/.exec(met) ??
      [];
    return of === undefined ? [] : [`size(${of.replace(/^\((.*)\)$/, "$1")}) > 0`];
  }
  const parts = /^([a-z]\w*)((?:\.\w+(?:\([^()]*\))?)+)$/.exec(met);
  const [, variable, chain] = parts ?? [];
  if (variable === undefined || chain === undefined) return [];
  let at = variable;
  return [...chain.matchAll(/\.(\w+(?:\([^()]*\))?)/g)].map(([whole, name]) => {
    const guard = `${at} has ${name}`;
    at += whole;
    return guard;
  });
}

/** `c` of `c has up`, `size(c.around where …) > 0`. */
const rootOf = (guard: string): string | undefined =>
  /[a-z]\w*(?= has|[.,[)]| with| where)/.exec(guard.replace(/^size\(/, "("))?.[0];

/** The guards that are about the variables of the head, or aggregate, nearest to what was met. */
function guardEdit(
  source: Source,
  { span }: Diagnostic,
  [own]: readonly string[],
  guards: readonly { readonly guard: string; readonly at: number }[],
): Edit | undefined {
  const { file, text } = source;
  const variable = own === undefined ? undefined : rootOf(own);
  if (variable === undefined) return undefined;
  const place = inAggregate(text, span, variable) ?? inHead(text, span, variable);
  if (place === undefined) return undefined;
  if (saysMore(text, place.governs)) return guardedLine(source, span, guards);
  const [from, to] = place.governs;
  const spoken = guards
    .filter(({ guard, at }) => from <= at && at < to && place.names.includes(rootOf(guard) ?? ""))
    .map(({ guard }) => guard);
  const said = spoken.flatMap((guard) => [guard, ...ofTheOthers(text, place, guard)]);
  const condition = [...new Set(said)].join(" and ");
  const { where, end } = place;
  if (where === undefined) return { span: spanOf(file, end, end), text: ` where ${condition}` };
  const before = text.slice(where, end);
  const rest = /\b(?:or|implies|if)\b/.test(before) ? `(${before})` : before;
  const isFirst = span.start >= where && span.end <= end;
  return {
    span: spanOf(file, where, end),
    text: isFirst ? `${condition} and ${rest}` : `${rest} and ${condition}`,
  };
}

/** Whether a head has several statements below it: a condition in it would be one of all of them. */
function saysMore(text: string, [from, to]: readonly [number, number]): boolean {
  const [, ...below] = text
    .slice(from, to)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const indentations = below.map((line) => line.search(/\S/));
  return indentations.filter((each) => each <= Math.min(...indentations)).length > 1;
}

/** `if c has clue: …`, of a statement alone. */
function guardedLine(
  source: Source,
  { start, file }: Span,
  guards: readonly { readonly guard: string; readonly at: number }[],
): Edit | undefined {
  const { start: from, text: line } = lineAt(source, start);
  if (/^\s*(?:if|else|rule)\b|:\s*$/.test(line)) return undefined;
  const own = guards.filter(({ at }) => from <= at && at < from + line.length).map(({ guard }) => guard);
  const at = from + line.search(/\S/);
  return { span: spanOf(file, at, at), text: `if ${[...new Set(own)].join(" and ")}: ` };
}

/** `x has clue`, where the same is read of the other end of a link. */
function ofTheOthers(text: string, { names, line }: Place, guard: string): string[] {
  const [, root, layer] = /^(\w+) has (\w+)$/.exec(guard) ?? [];
  return names
    .filter((name) => name !== root && text.slice(...line).includes(`${name}.${layer}`))
    .map((name) => `${name} has ${layer}`);
}

interface Place {
  readonly names: readonly string[];
  /** The statement that the head governs, with it; as far as it stands on its line. */
  readonly line: readonly [from: number, to: number];
  /** All that reads its variables: the lines below it too. */
  readonly governs: readonly [from: number, to: number];
  /** Where the condition begins that is there already. */
  readonly where: number | undefined;
  readonly end: number;
}

/** `… for x in S` before the bracket that closes what was met. */
function inAggregate(text: string, { start: from }: Span, variable: string): Place | undefined {
  const end = closing(text, from, (sign) => ")]}".includes(sign));
  const named = `((?:\\w+, )*${variable}(?:, \\w+)*) in `;
  const binder = new RegExp(`\\bfor ${named}`, "g");
  binder.lastIndex = from;
  const counted = new RegExp(`\\bcount\\(${named}[^()\\n]*(?:\\([^()\\n]*\\)[^()\\n]*)*$`);
  const found =
    end === undefined ? null : (binder.exec(text.slice(0, end)) ?? counted.exec(text.slice(0, from)));
  if (found === null || end === undefined) return undefined;
  const names = (found[1] ?? "").split(", ");
  const inside = found.index + (found[0].startsWith("count(") ? "count(".length : 0);
  const line = [from, end] as const;
  return { names, line, governs: line, where: conditionIn(text, inside, end), end };
}

/** `for each cell c where …:`, on the line of what was met or above it. */
function inHead(text: string, { start: from, end: until }: Span, variable: string): Place | undefined {
  const heads = [...text.slice(0, from).matchAll(/\bfor each /g)].reverse();
  for (const { index } of heads) {
    const end = closing(text, index, (sign) => sign === ":");
    if (end === undefined) continue;
    const head = text.slice(index, end);
    const named = head.split(/ (?:with|without|where|in) /)[0] ?? "";
    if (!new RegExp(`\\b${variable}\\b`).test(named)) continue;
    const names = named.match(/[A-Za-z]\w*/g) ?? [];
    const line = [index, text.indexOf("\n", until)] as const;
    const governs = [index, endOfBlock(text, index)] as const;
    return { names, line, governs, where: conditionIn(text, index, end), end };
  }
  return undefined;
}

/** Behind the lines below the one at `index` that are indented more. */
function endOfBlock(text: string, index: number): number {
  const start = text.lastIndexOf("\n", index) + 1;
  const indentation = /^ */.exec(text.slice(start))?.[0] ?? "";
  const own = text.indexOf("\n", index);
  if (own < 0) return text.length;
  const below = new RegExp(`^(?:\\n(?:${indentation} +\\S.*|\\s*(?=\\n|$)))*`);
  return own + (below.exec(text.slice(own))?.[0].length ?? 0);
}

function conditionIn(text: string, from: number, to: number): number | undefined {
  const at = closing(text.slice(0, to), from, (_, i) => text.startsWith(" where ", i));
  return at === undefined ? undefined : at + " where ".length;
}

/** Outside brackets that open behind `from`; on this line and those that go on with it. */
function closing(
  text: string,
  from: number,
  isIt: (sign: string, index: number) => boolean,
): number | undefined {
  let depth = 0;
  for (let i = from; i < text.length && !(depth === 0 && text[i] === "\n"); i++) {
    const sign = text.charAt(i);
    if (depth === 0 && isIt(sign, i)) return i;
    if ("([{".includes(sign)) depth++;
    else if (")]}".includes(sign)) depth--;
    if (depth < 0) return undefined;
  }
  return undefined;
}
