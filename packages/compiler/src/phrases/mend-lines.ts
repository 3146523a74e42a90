/**
 * A line that has an error, and is nearly the line that somebody meant (`exactly 1 shaded in every row and column`), gets that line as its mend: the first
 * of what the table of phrases leads to that the compiler takes without an error. So a mend that is offered always works; whether it says
 * what was meant, whoever wrote it sees.
 */

import { attributes } from "../builtins.js";
import { missingValue } from "../diagnostics/catalogue/ecp1012-missing-value.js";
import { missingName } from "../diagnostics/catalogue/ecp1013-missing-name.js";
import { missingBody } from "../diagnostics/catalogue/ecp1018-missing-body.js";
import { nothingOfEach } from "../diagnostics/catalogue/ecp3041-nothing-of-each.js";
import { noneIsNone } from "../diagnostics/catalogue/ecp3043-none-is-none.js";
import { wordAsName } from "../diagnostics/catalogue/ecp3054-word-as-name.js";
import { numbersCounted } from "../diagnostics/catalogue/ecp3058-numbers-counted.js";
import { alwaysThere } from "../diagnostics/catalogue/ecp3059-always-there.js";
import { noneCanBeThere } from "../diagnostics/catalogue/ecp3060-none-can-be-there.js";
import { linksTakenTwice } from "../diagnostics/catalogue/ecp3061-links-taken-twice.js";
import { inBothOrders } from "../diagnostics/catalogue/ecp3062-in-both-orders.js";
import { groupOfAll } from "../diagnostics/catalogue/ecp3063-group-of-all.js";
import { sharedByPiece } from "../diagnostics/catalogue/ecp3068-shared-by-a-piece.js";
import { theVeryNext } from "../diagnostics/catalogue/ecp3070-the-very-next.js";
import { placesCompared } from "../diagnostics/catalogue/ecp3071-places-compared.js";
import { type Diagnostic, type Edit, saysError } from "../diagnostics/diagnostic.js";
import { saysItsHead } from "../english/always-so.js";
import { wordForms } from "../english/word-forms.js";
import { lineAt, makeSource, positionAt, type Source, type TextLine } from "../text/source.js";
import { type Span, spanOf } from "../text/span.js";
import {
  LARGEST_MENDED,
  LONGEST_MENDED,
  MENDED_ATTEMPTS,
  MENDED_IN_ALL,
  MENDED_TEXTS,
  READINGS_TRIED,
} from "../thresholds.js";
import { candidates, type Names } from "./candidates.js";
import { ofValuesThatAreThere } from "./values-that-are-there.js";

export interface Mending {
  readonly source: Source;
  /** Of the file as it stands, in the order of the text. */
  readonly diagnostics: readonly Diagnostic[];
  /** With those that are not told, since they follow from others. */
  readonly all: readonly Diagnostic[];
  /** Names of the file, and words of the language. */
  readonly names: Names;
  /** Whether a line, alone, is well formed. */
  readonly isFormed: (line: string) => boolean;
  /** What a line says if it is a sentence of English, the likeliest first. */
  readonly readings: (line: string) => readonly string[];
  /** Names and sentences where the file is another text, of which declarations are mended. */
  readonly declaredBy: (text: string) => Pick<Mending, "names" | "readings">;
  /** The diagnostics of another text for the file. */
  readonly analysed: (text: string) => readonly Diagnostic[];
  readonly onBoard: OnBoard;
}

/** How a line does on the board of its file: it speaks of what is not there; it excludes nothing or everything, or lacks a given; or neither. */
export interface TriedLine {
  readonly verdict: "refused" | "hardly" | "stands";
  /** It reads nothing that is to be found. */
  readonly isOfGivens?: true;
  /** With a guard, where something is not there at some places. */
  readonly line: string;
}

export type OnBoard = (text: string, line: { readonly start: number; readonly end: number }) => TriedLine;

/** A line without the spaces round it. */
interface Stretch extends TextLine {
  /** The spaces before further lines in its place. */
  readonly indent: string;
  /** It stands behind the name of a rule, with so many spaces between; several lines stand below that. */
  readonly behindName?: number;
}

/** A line with an error. */
interface Wrong extends Stretch {
  readonly first: Diagnostic;
  /** All of its errors. */
  readonly errors: readonly Diagnostic[];
  /** How many errors the other lines have. */
  readonly others: number;
  /** Words that were taken as names, and are none: they say something. */
  readonly spoken: readonly string[];
}

/** The text so far, with the lines above mended. */
interface Mended {
  readonly source: Source;
  readonly errors: readonly Diagnostic[];
}

/**
 * From the first line to the last, each below lines that are mended: a name that a line above should have declared is known then. An error that is gone
 * by that follows from the one above, and is not told.
 */
export function mendLines(mending: Mending): readonly Diagnostic[] {
  const { source, diagnostics, all, analysed } = mending;
  if (source.text.length > LARGEST_MENDED) return diagnostics;
  const errors = diagnostics.filter((each) => saysError(each) && lineOf(source, each) >= 0);
  const mends = new Map<number, Edit | "follows" | "no help">();
  const budget = { attempts: MENDED_IN_ALL };
  let now: Mended = { source, errors: all.filter((each) => saysError(each) && lineOf(source, each) >= 0) };
  // Lines that the mends above have more.
  let added = 0;
  let known = mending;
  for (const line of new Set(errors.map((each) => lineOf(source, each)))) {
    const here = now.errors.filter((each) => lineOf(now.source, each) === line + added);
    const [told] = errors.filter((each) => lineOf(source, each) === line);
    const first = now.source === source ? told : here.sort((a, b) => a.span.start - b.span.start)[0];
    if (first === undefined) {
      mends.set(line, "follows");
      continue;
    }
    const wrong = {
      ...lineWith(now.source, first),
      first,
      errors: here,
      others: now.errors.length - here.length,
      spoken: diagnostics.flatMap(({ code, span }) =>
        code === wordAsName.code && lineOf(source, { span }) === line
          ? [source.text.slice(span.start, span.end)]
          : [],
      ),
    };
    const meant = wrong.text.length > LONGEST_MENDED ? undefined : lineFor(known, now, wrong, budget);
    if (meant === undefined) {
      if (told?.fix !== undefined && leadsNowhere(mending, now, wrong)) mends.set(line, "no help");
      continue;
    }
    if (told !== undefined && (meant.isNew || told.fix === undefined)) {
      const { start, text, behindName = 0 } = lineWith(source, told);
      const from = meant.line.startsWith("\n") ? start - behindName : start;
      mends.set(line, { span: spanOf(source.file, from, start + text.length), text: meant.line });
    }
    const instead = makeSource(source.file, replaced(now.source.text, wrong, meant.line));
    added += meant.line.split("\n").length - 1;
    now = { source: instead, errors: analysed(instead.text).filter(saysError) };
    if (DECLARES.test(meant.line)) known = { ...mending, ...mending.declaredBy(instead.text) };
  }
  return mends.size === 0 ? diagnostics : withMends(source, diagnostics, mends);
}

/** `different(x.words for x in cells)`, of words that are sets: they always differ by themselves. */
const comparesSets = (line: string, { layers }: Names): boolean =>
  [...line.matchAll(/\bdifferent\((\w)\.(\w+) for \1 in/g)].some(
    ([, , name = ""]) => !layers.includes(name) && !attributes.has(name),
  );

/** `for each cell c without car: c has no car`, and what cells without something lack, where they are called empty. */
const asksNothing = (line: string): boolean =>
  saysItsHead(line.trimStart()) || /^\s*for each cell (\w) without \w+: \1 has not \w+$/.test(line);

/** Names that the lines below may have, or groups and loops that say what their words mean. */
const DECLARES = /^\s*(?:given|find|param|let|board|loop)\b|\bgroups?\b/;

/** A line of which the compiler itself says that it means something else than it seems to is not what was meant. */
const hardlyMeant: ReadonlySet<string> = new Set(
  [
    numbersCounted,
    alwaysThere,
    noneCanBeThere,
    linksTakenTwice,
    inBothOrders,
    theVeryNext,
    groupOfAll,
    nothingOfEach,
    sharedByPiece,
    placesCompared,
    noneIsNone,
  ].map(({ code }) => code),
);

/** From 0; -1 of what stands in another file. */
const lineOf = (source: Source, { span }: Pick<Diagnostic, "span">): number =>
  span.file === source.file ? positionAt(source, span.start).line - (source.firstLine ?? 0) : -1;

/** Further messages about a line that is mended as a whole follow from the first error. */
function withMends(
  source: Source,
  diagnostics: readonly Diagnostic[],
  mends: ReadonlyMap<number, Edit | "follows" | "no help">,
): readonly Diagnostic[] {
  const told = new Set<Edit>();
  return diagnostics.flatMap((each) => {
    const edit = saysError(each) ? mends.get(lineOf(source, each)) : undefined;
    if (edit === undefined) return [each];
    if (edit === "no help") {
      const { fix: _, ...without } = each;
      return [without];
    }
    if (edit === "follows" || told.has(edit)) return [];
    told.add(edit);
    return [
      {
        ...each,
        help: `write ${linesOf(source, edit)
          .map((text) => `\`${text}\``)
          .join(", and below it ")}`,
        fix: { title: `Change to \`${linesOf(source, edit).join("; ")}\``, edits: [edit] },
      },
    ];
  });
}

/** With the name of the rule, which stands before what is changed. */
function linesOf(source: Source, { span, text }: Edit): readonly string[] {
  const { start, text: line } = lineAt(source, span.start);
  const name = NAME_OF_RULE.exec(line.trimStart())?.[0] ?? "";
  const isBehind =
    name !== "" && span.start >= start + line.trimEnd().length - line.trim().length + name.trimEnd().length;
  const [first = "", ...others] = text.trim().split(/\n\s*/);
  if (!isBehind) return [first, ...others];
  return text.startsWith("\n") ? [name.trim(), first, ...others] : [`${name}${first}`, ...others];
}

const NAME_OF_RULE = /^rule\s*(?:"[^"]*"\s*)?:\s*(?=\S)/;

/** Without blanks at its ends, and without the name of a rule before the statement that is wrong. */
function lineWith(source: Source, { span }: Diagnostic): Stretch {
  const { start, text } = lineAt(source, span.start);
  const line = text.trim();
  const from = start + text.indexOf(line);
  const indent = text.slice(0, text.indexOf(line));
  const name = NAME_OF_RULE.exec(line)?.[0] ?? "";
  return name === "" || span.start < from + name.length
    ? { text: line, start: from, indent }
    : {
        text: line.slice(name.length),
        start: from + name.length,
        indent: `${indent}  `,
        behindName: name.length - name.trimEnd().length,
      };
}

/** Several lines in the place of one. */
function laid(lines: string, { indent, behindName }: Stretch): string {
  const [, ...others] = lines.split("\n");
  // A `let` of its own stands at the margin, and is known above too.
  if (others.every((line) => line.startsWith("let "))) return lines;
  const below = behindName === undefined ? "" : `\n${indent}`;
  return below + lines.split("\n").join(`\n${indent}`);
}

/** Somebody is still typing it: something is missing at its end, or what closes a bracket. */
function isUnfinished({ text, start, first: { code, span } }: Wrong): boolean {
  const isMissing = code === missingValue.code || code === missingName.code || code === missingBody.code;
  if (isMissing && span.end >= start + text.length - 1) return !text.endsWith(";");
  return (text.match(/[([{]/g)?.length ?? 0) > (text.match(/[)\]}]/g)?.length ?? 0);
}

/** Words to a full stop: `c.` at the end of a rule is still being typed. */
const isSentence = (text: string): boolean =>
  /^[\p{L}\p{N}\s.,'’-]*\s(?:\S*[\p{L}\p{N}]{2,}|\d|[A-Z])\.$/u.test(text);

const replaced = (
  text: string,
  { start, text: line }: Pick<Wrong, "start" | "text">,
  instead: string,
): string => text.slice(0, start) + instead + text.slice(start + line.length);

/** The line as a fix of the message itself has it; undefined if the fix is about other lines too. */
function ownLine({ text, start }: Wrong, of: readonly Diagnostic[]): string | undefined {
  const edits = of.flatMap(({ fix }) => fix?.edits ?? []).sort((a, b) => b.span.start - a.span.start);
  let line = text;
  for (const { span, text: instead } of edits) {
    const [from, to] = [span.start - start, span.end - start];
    if (from < 0 || to > text.length || instead.includes("\n")) return undefined;
    line = line.slice(0, from) + instead + line.slice(to);
  }
  return edits.length === 0 ? undefined : line;
}

/** What the message itself would change leaves the line as wrong at the same place: whoever wrote it meant something else. */
function leadsNowhere({ analysed }: Mending, { source }: Mended, wrong: Wrong): boolean {
  const own = ownLine(wrong, [wrong.first]);
  const edit = wrong.first.fix?.edits[0];
  if (own === undefined || edit === undefined) return false;
  const instead = makeSource(source.file, replaced(source.text, wrong, own));
  const line = lineOf(source, wrong.first);
  const next = analysed(instead.text).find((each) => saysError(each) && lineOf(instead, each) === line);
  return next !== undefined && next.span.start <= edit.span.start + edit.text.length + 1;
}

/**
 * Whether each layer that is given and that the line reads stands by name in the text: where none does, another layer may have been meant, and where the line
 * reads none (`size(r) >= 2`), words of the text were passed over.
 */
function namesGivens(text: string, line: string, { given = [] }: Names): boolean {
  const written = new Set(text.toLowerCase().match(/\w+/g));
  const inLine = new Set(line.match(/\w+/g));
  const read = given.filter((layer) => isNamedIn(inLine, layer));
  return read.length > 0 && read.every((layer) => isNamedIn(written, layer));
}

const isNamedIn = (words: ReadonlySet<string>, layer: string): boolean =>
  wordForms(layer)
    .split("|")
    .some((word) => words.has(word));

/** The line that was meant, and whether it is another than a fix of the message makes of it. */
function lineFor(
  { names, isFormed, readings, analysed, onBoard }: Mending,
  { source }: Mended,
  wrong: Wrong,
  budget: { attempts: number },
): { readonly line: string; readonly isNew: boolean } | undefined {
  // A formal `!=` or `=` is meant as it stands.
  const isHardlyMeant = (code: string): boolean =>
    hardlyMeant.has(code) && !(code === noneIsNone.code && wrong.text.includes("="));
  const isRight = (text: string): boolean => {
    const said = analysed(replaced(source.text, wrong, text));
    const isHere = ({ file, start }: Span): boolean =>
      file === source.file && start >= wrong.start && start <= wrong.start + text.length;
    return (
      said.filter(saysError).length <= wrong.others &&
      !said.some(({ code, span }) => isHardlyMeant(code) && isHere(span))
    );
  };
  const own = ownLine(wrong, [wrong.first]);
  if (own !== undefined && isRight(own)) return { line: own, isNew: false };
  if (wrong.first.fix !== undefined && own === undefined) return undefined;
  // The first of the lines that were hardly meant, where there is no other.
  let hardly: string | undefined;
  const firstRight = (lines: Iterable<string>, most: number): string | undefined => {
    let attempts = 0;
    for (const said of lines) {
      // A formal `!=` is meant as it stands.
      const line = wrong.text.includes("!=") ? said : ofValuesThatAreThere(said, names.sparse ?? []);
      if (comparesSets(line, names) || asksNothing(line)) continue;
      if (!isFormed(line) || !wrong.spoken.every((word) => line.includes(word))) continue;
      if (++attempts > most || --budget.attempts < 0) return undefined;
      const text = laid(line, wrong);
      if (!isRight(text)) continue;
      const place = { start: wrong.start, end: wrong.start + text.length };
      const { verdict, line: tried, isOfGivens } = onBoard(replaced(source.text, wrong, text), place);
      if (isOfGivens === true && !namesGivens(wrong.text, tried, names)) continue;
      if (verdict === "stands") return tried;
      if (verdict === "hardly") hardly ??= tried;
    }
    return undefined;
  };
  const isPart = isUnfinished(wrong) && !isSentence(wrong.text);
  const line =
    firstRight(candidates(wrong.text, names, isPart ? 1 : MENDED_TEXTS), MENDED_ATTEMPTS) ??
    (isPart ? undefined : firstRight(readings(wrong.text), READINGS_TRIED)) ??
    hardly;
  if (line !== undefined) return { line, isNew: true };
  // The same mistake several times.
  const isOften =
    wrong.errors.length > 1 &&
    wrong.errors.every(({ fix, code }) => fix !== undefined && code === wrong.first.code);
  const all = isOften ? ownLine(wrong, wrong.errors) : undefined;
  return all !== undefined && isRight(all) ? { line: all, isNew: true } : undefined;
}
