/** Mends of declarations and of data that change more than one line. */
import type { Diagnostic, Edit, QuickFix } from "../diagnostics/diagnostic.js";
import type { Source } from "../text/source.js";
import { spanOf } from "../text/span.js";

interface Mend extends QuickFix {
  readonly help: string;
}

/** A line with the break behind it. */
interface WholeLine {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const linesOf = (text: string): readonly WholeLine[] =>
  [...text.matchAll(/[^\n]*(?:\n|$)/g)]
    .filter(({ 0: line }) => line !== "")
    .map(({ 0: line, index }) => ({
      start: index,
      end: index + line.length,
      text: line.replace(/\r?\n$/, ""),
    }));

const removed = ({ file }: Source, { start, end }: WholeLine): Edit => ({
  span: spanOf(file, start, end),
  text: "",
});

/** `given letter` beside `find letter`: what is known of a layer to be found is written under its own name. */
export function withoutGiven(source: Source, { span }: Diagnostic): Mend | undefined {
  const name = source.text.slice(span.start, span.end);
  const declared = linesOf(source.text).filter(({ text }) =>
    new RegExp(`^(?:given|find) ${name}\\b`).test(text),
  );
  const given = declared.find(({ text }) => text.startsWith("given "));
  if (given === undefined || !declared.some(({ text }) => text.startsWith("find "))) return undefined;
  return {
    title: `Remove \`${given.text}\``,
    help: `leave out \`${given.text}\`: what is known of a layer to be found stands under its own name in an instance, \`${name}:\``,
    edits: [removed(source, given)],
  };
}

/** Two blocks of one name: their entries go below one heading. */
export function belowOneHeading(source: Source, { span, related }: Diagnostic): Mend | undefined {
  const [before] = related;
  if (before === undefined) return undefined;
  const lines = linesOf(source.text);
  const at = (offset: number): number => lines.findIndex(({ start, end }) => offset >= start && offset < end);
  const [first, second] = [lines[at(before.span.start)], lines[at(span.start)]];
  if (first === undefined || second === undefined) return undefined;
  const name = source.text.slice(span.start, span.end);
  const [one, two] = [first, second].map(({ text }) => text.slice(text.indexOf(":") + 1).trim());
  const rows = lines.slice(at(before.span.start) + 1, at(span.start));
  const help = `put both below one \`${name}:\`, with a comma or a line break between them`;
  const title = "Put both below one heading";
  if (one === undefined || two === undefined || !(isEntries(one) || one === "")) return undefined;
  // Side by side.
  if (one !== "" && isEntries(two) && rows.every(({ text }) => indentOf(text) <= indentOf(first.text))) {
    const end = first.start + first.text.length;
    return {
      title,
      help: `write \`${name}: ${one}, ${two}\``,
      edits: [{ span: spanOf(source.file, end, end), text: `, ${two}` }, removed(source, second)],
    };
  }
  // One below the other, with nothing in between.
  if (one !== "" || two !== "" || rows.length === 0) return undefined;
  if (!rows.every(({ text }) => indentOf(text) > indentOf(first.text) && isEntries(text.trim())))
    return undefined;
  return { title, help, edits: [removed(source, second)] };
}

/** Data by name, which may be in any order: `r1c1-r1c2`, `a = 3`. */
const isEntries = (text: string): boolean => /^(?:r\d+c\d+\b|[^=]+=)/.test(text);

const indentOf = (text: string): number => /^[ \t]*/.exec(text)?.[0].length ?? 0;

/** Named values that are compared by their order become numbers that have names. */
export function withNumbers(source: Source, { span }: Diagnostic): Mend | undefined {
  const met = source.text.slice(span.start, span.end);
  const [, layer] = /\.(\w+)$/.exec(met) ?? /^(\w+)$/.exec(met) ?? [];
  if (layer === undefined) return undefined;
  for (const line of linesOf(source.text)) {
    const [, head, list, tail = ""] =
      new RegExp(`^(find ${layer}: )\\{([^{}]*)\\}(.*)$`).exec(line.text) ?? [];
    if (head === undefined || list === undefined) continue;
    const values = list.split(",").map((value) => value.trim());
    if (!values.every((value) => /^[A-Za-z_]\w*$/.test(value))) return undefined;
    const named = values.map((value, at) => `\nlet ${value} = ${at + 1}`).join("");
    const declared = `${head}1..${values.length}${tail}`;
    return {
      title: `Number the values: \`${declared}\``,
      help: `named values have no order and no distance; number them: \`${declared}\`, with \`let ${values[0]} = 1\` and so on`,
      edits: [
        { span: spanOf(source.file, line.start, line.start + line.text.length), text: `${declared}${named}` },
      ],
    };
  }
  return undefined;
}
