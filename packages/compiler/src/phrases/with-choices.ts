/** A sentence that nobody reads: the nearest ones of the phrase book are offered, each with its rule, for whoever wrote it to choose. */

import { alwaysThere } from "../diagnostics/catalogue/ecp3059-always-there.js";
import { type Diagnostic, type Edit, saysError } from "../diagnostics/diagnostic.js";
import { stemOf } from "../phrase-book/likeness.js";
import { lineAt, type Source } from "../text/source.js";
import type { Span } from "../text/span.js";
import type { OnBoard } from "./mend-lines.js";

/** A head of formal text, and words with numbers behind it, or alone: three or more. */
export const SENTENCE =
  /^\s*(?:for each (?:(?! where )[^:=])*:)?\s*(?:[\p{L}\p{N}’'-]+(?:[,;.]\s*|\s+|$)){3,}$/u;

/** A sentence that is read, and the rule that it means. */
export interface NearRule {
  readonly said: string;
  readonly rule: string;
}

/** Finds up to three, the nearest first. `taken`: a rule as it stands in the place of the sentence; undefined where it has an error there. */
export type NearestRules = (
  sentence: string,
  taken: (rule: string) => string | undefined,
) => readonly NearRule[];

/** The indent and the title before the words of a rule. */
export const BEFORE_RULE = /^\s*(?:rule\s*(?:"[^"]*"\s*)?:\s*)?(?=\S)/;

/** Lines that are no rules, as they begin. */
const NO_RULE =
  /^(?:board|find|given|let|show|use|include|import|instance|puzzle|param|expect|option|items|legend|rule|minimi[sz]e|maximi[sz]e|this|my|print|solve)\b/i;

/** A line of data, indented below `instance`. */
function isInInstance({ text }: Source, start: number): boolean {
  if (!/^[ \t]/.test(text.slice(start))) return false;
  const above = text
    .slice(0, start)
    .split("\n")
    .findLast((line) => /^\S/.test(line));
  return /^(?:instance|solution)\b/.test(above ?? "");
}

/** Another message says what is to be written in its line, or this one says what was meant by a word. */
export function isMendedAnyway(source: Source, each: Diagnostic, all: readonly Diagnostic[]): boolean {
  const lineOf = ({ span }: Diagnostic): number => lineAt(source, span.start).start;
  return (
    each.help?.startsWith("did you mean") === true ||
    all.some(
      (other) => other.fix !== undefined && other.span.file === source.file && lineOf(other) === lineOf(each),
    )
  );
}

/** An error stands there, or it says nothing. */
export const isWrongWithin = (diagnostics: readonly Diagnostic[], { file, start, end }: Span): boolean =>
  diagnostics.some(
    (each) =>
      (saysError(each) || each.code === alwaysThere.code) &&
      each.span.file === file &&
      each.span.start >= start &&
      each.span.start <= end,
  );

/** The diagnostic of a line with what is nearest to it; undefined where nothing is. */
export const choicesAmong = (
  source: Source,
  {
    nearest,
    onBoard,
    unknownWords,
  }: {
    readonly nearest: NearestRules;
    readonly onBoard: OnBoard;
    readonly unknownWords: (sentence: string) => readonly string[];
  },
  analysed: (text: string) => readonly Diagnostic[],
): ((each: Diagnostic, line: string) => Diagnostic | undefined) => {
  // By the start of a line, of which there may be many diagnostics.
  const found = new Map<number, readonly NearRule[]>();
  return (each, line) => {
    const at = lineAt(source, each.span.start).start;
    if (NO_RULE.test(line) || isInInstance(source, at)) return undefined;
    const taken = (rule: string): string | undefined => {
      const { span, text } = ruleIn(source, each, rule);
      const instead = source.text.slice(0, span.start) + text + source.text.slice(span.end);
      const place = { ...span, end: span.start + text.length };
      if (isWrongWithin(analysed(instead), place)) return undefined;
      const tried = onBoard(instead, place);
      // A rule of givens alone asks for nothing that is to be found.
      return tried.verdict === "refused" || tried.isOfGivens === true
        ? undefined
        : tried.line.replaceAll(`\n${indentOf(source, each)}`, "\n");
    };
    const near = found.get(at) ?? nearest(line, taken);
    found.set(at, near);
    if (near.length === 0) return undefined;
    const said = new Set(near.flatMap((one) => one.said.split(/[^\p{L}]+/u).map(stemOf)));
    return withChoices(
      source,
      each,
      near,
      unknownWords(line).filter((word) => !said.has(stemOf(word))),
    );
  };
};

/** The edit that puts a rule, of one line or several, behind the indent of a line and `rule "…":`. */
function ruleIn(source: Source, each: Diagnostic, rule: string): Edit {
  const { start, text } = lineAt(source, each.span.start);
  const [before = ""] = BEFORE_RULE.exec(text) ?? [];
  return {
    span: { file: source.file, start: start + before.length, end: start + text.trimEnd().length },
    text: rule.split("\n").join(`\n${indentOf(source, each)}`),
  };
}

const indentOf = (source: Source, { span }: Diagnostic): string =>
  /^\s*/.exec(lineAt(source, span.start).text)?.[0] ?? "";

const withChoices = (
  source: Source,
  each: Diagnostic,
  near: readonly NearRule[],
  unknown: readonly string[],
): Diagnostic => ({
  ...each,
  help: `no rule is read from this sentence${
    unknown.length === 0 ? "" : ` (not known: ${unknown.map((word) => `\`${word}\``).join(", ")})`
  }; alike are\n${near.map(({ said, rule }) => `“${said}”: ${inBackticks(rule)}`).join("\n")}`,
  choices: near.map(({ said, rule }) => ({ title: `“${said}”`, edits: [ruleIn(source, each, rule)] })),
});

/** Each line of a rule. */
export const inBackticks = (rule: string): string =>
  rule
    .split("\n")
    .map((line) => `\`${line}\``)
    .join(", and below it ");

/** Further messages about a line follow from its words, of which others are to be chosen. */
export function onlyChoices(source: Source, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const lineOf = ({ span }: Diagnostic): number | undefined =>
    span.file === source.file ? lineAt(source, span.start).start : undefined;
  const chosen = new Set(diagnostics.filter(({ choices }) => choices !== undefined).map(lineOf));
  const told = new Set<number>();
  return diagnostics.filter((each) => {
    const line = lineOf(each);
    if (line === undefined || !chosen.has(line)) return true;
    if (each.choices === undefined || told.has(line)) return false;
    told.add(line);
    return true;
  });
}
